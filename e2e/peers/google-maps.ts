// A stand-in for Google's map in the browser: of https://maps.googleapis.com what the product calls, in Google's shapes.
import type { Page, Route } from "@playwright/test";
import { installGooglePlaces } from "./google-places";

/** What the service answers: everything, no road, no places, a key it does not take, or 403 for its very script. */
export type GoogleMood = "well" | "no-road" | "no-places" | "refused" | "forbidden";

/** Runs in the page, so it reaches nothing outside itself. */
function installGoogleMaps(mood: GoogleMood): void {
  type Listener = (...values: unknown[]) => void;
  interface Point {
    lat: number;
    lng: number;
  }
  const scale = (zoom: number) => 256 * 2 ** zoom;
  const toWorld = ({ lat, lng }: Point) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
  };

  class Observable {
    private readonly heard = new Map<string, Set<Listener>>();

    addListener(event: string, listener: Listener) {
      const listeners = this.heard.get(event) ?? new Set();
      this.heard.set(event, listeners.add(listener));
      return { remove: () => listeners.delete(listener) };
    }

    tell(event: string, ...values: unknown[]) {
      for (const listener of this.heard.get(event) ?? []) listener(...values);
    }

    forget() {
      this.heard.clear();
    }
  }

  class GoogleMap extends Observable {
    private center: Point;
    private zoom: number;
    private readonly drawn = new Set<() => void>();

    constructor(
      private readonly div: HTMLElement,
      private options: Record<string, unknown>,
    ) {
      super();
      this.center = (options.center ?? { lat: 0, lng: 0 }) as Point;
      this.zoom = (options.zoom ?? 1) as number;
      Object.assign(div.style, { position: "relative", overflow: "hidden" });
      this.tellView();
      this.paint();
    }

    /** So that a test can read what is looked at. */
    private tellView() {
      this.div.dataset.zoom = String(this.zoom);
      this.div.dataset.center = `${this.center.lat},${this.center.lng}`;
    }

    getDiv = () => this.div;
    getZoom = () => this.zoom;
    getCenter = () => ({ lat: () => this.center.lat, lng: () => this.center.lng, toJSON: () => this.center });
    getHeading = () => 0;
    getTilt = () => 0;
    getBounds = () => ({ toJSON: () => ({ north: 0, south: 0, east: 0, west: 0 }) });
    getMapTypeId = () => this.options.mapTypeId;
    setOptions = (options: Record<string, unknown>) => {
      this.options = { ...this.options, ...options };
      this.paint();
    };
    setZoom = (zoom: number) => this.moveCamera({ zoom });
    setMapTypeId = (mapTypeId: string) => this.setOptions({ mapTypeId });
    moveCamera = ({ center = this.center, zoom = this.zoom }: { center?: Point; zoom?: number }) => {
      this.center = center;
      this.zoom = zoom;
      this.tellView();
      for (const draw of this.drawn) draw();
      this.tell("bounds_changed");
    };

    /** Keeps something in its place while the map moves. */
    hold(draw: () => void) {
      this.drawn.add(draw);
      draw();
      return () => this.drawn.delete(draw);
    }

    toPixel(point: Point) {
      const [at, middle] = [toWorld(point), toWorld(this.center)];
      const { clientWidth: width, clientHeight: height } = this.div;
      const pixels = scale(this.zoom);
      return { x: width / 2 + (at.x - middle.x) * pixels, y: height / 2 + (at.y - middle.y) * pixels };
    }

    private paint() {
      const isDark = this.options.colorScheme === "DARK";
      const ground = isDark ? "#20242b" : "#e9ecef";
      this.div.dataset.mapType = String(this.options.mapTypeId);
      this.div.dataset.mapId = String(this.options.mapId);
      this.div.style.background = this.options.mapTypeId === "satellite" ? "#2f3b2c" : ground;
    }
  }

  class AdvancedMarkerElement extends HTMLElement {
    private holder: GoogleMap | null = null;
    private place: Point | null = null;
    private release: (() => void) | null = null;
    anchorLeft = "-50%";
    anchorTop = "-100%";
    gmpClickable = false;
    gmpDraggable = false;
    collisionBehavior: unknown = null;

    get map() {
      return this.holder;
    }
    set map(map: GoogleMap | null) {
      this.release?.();
      this.remove();
      this.holder = map;
      if (map === null) return;
      this.style.position = "absolute";
      map.getDiv().append(this);
      this.release = map.hold(() => this.put());
    }
    get position() {
      return this.place;
    }
    set position(position: Point | null) {
      this.place = position;
      this.put();
    }
    get content(): Element | null {
      return this.firstElementChild;
    }
    set content(content: Element | null) {
      this.replaceChildren(...(content === null ? [] : [content]));
    }
    set zIndex(zIndex: number) {
      this.style.zIndex = String(zIndex);
    }

    addListener(event: string, listener: () => void) {
      this.addEventListener(event, listener);
      return { remove: () => this.removeEventListener(event, listener) };
    }

    private put() {
      if (this.holder === null || this.place === null) return;
      const { x, y } = this.holder.toPixel(this.place);
      this.style.left = `${x}px`;
      this.style.top = `${y}px`;
      this.style.transform = `translate(${this.anchorLeft}, ${this.anchorTop})`;
    }
  }
  customElements.define("gmp-advanced-marker", AdvancedMarkerElement);

  /** A line or an area, drawn as an SVG shape over the whole map. */
  class Shape extends Observable {
    private readonly svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    private readonly line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
    private release: (() => void) | null = null;
    private map: GoogleMap | null = null;

    constructor(protected options: Record<string, unknown>) {
      super();
      Object.assign(this.svg.style, {
        position: "absolute",
        inset: "0",
        width: "100%",
        height: "100%",
        pointerEvents: "none",
      });
      this.svg.append(this.line);
    }

    setMap(map: GoogleMap | null) {
      this.release?.();
      this.svg.remove();
      this.map = map;
      if (map === null) return;
      map.getDiv().append(this.svg);
      this.release = map.hold(() => this.draw());
    }
    setOptions(options: Record<string, unknown>) {
      this.options = { ...this.options, ...options };
      this.draw();
    }
    getPath = () => Object.assign(new Observable(), { getArray: () => this.points() });
    setPath = (path: Point[]) => this.setOptions({ path });
    getCenter = () => this.options.center;
    setCenter = (center: Point) => this.setOptions({ center });
    getRadius = () => this.options.radius;
    setRadius = (radius: number) => this.setOptions({ radius });

    protected points(): Point[] {
      return (this.options.path ?? []) as Point[];
    }

    private draw() {
      if (this.map === null) return;
      const { map } = this;
      const isDotted = this.options.strokeOpacity === 0;
      const [symbol] = (this.options.icons ?? []) as { icon: { fillColor: string }; repeat: string }[];
      const attributes = {
        points: this.points()
          .map((point) => map.toPixel(point))
          .map(({ x, y }) => `${x},${y}`)
          .join(" "),
        fill: "none",
        stroke: (isDotted ? symbol?.icon.fillColor : (this.options.strokeColor as string)) ?? "none",
        "stroke-width": String(isDotted ? 3.5 : this.options.strokeWeight),
        "stroke-linecap": "round",
        "stroke-dasharray": isDotted ? `0 ${Number.parseFloat(symbol?.repeat ?? "7")}` : "none",
      };
      for (const [name, value] of Object.entries(attributes)) this.line.setAttribute(name, value);
      this.svg.style.zIndex = String(this.options.zIndex);
    }
  }

  class Circle extends Shape {
    protected override points(): Point[] {
      const { center, radius } = this.options as { center: Point; radius: number };
      return Array.from({ length: 49 }, (_each, index) => {
        const [angle, high] = [(index / 48) * 2 * Math.PI, radius / 111_195];
        return {
          lat: center.lat + high * Math.sin(angle),
          lng: center.lng + (high / Math.cos((center.lat * Math.PI) / 180)) * Math.cos(angle),
        };
      });
    }
  }

  class MapsRequestError extends Error {
    code = "REQUEST_DENIED";
  }

  const computeRoutes = async ({ origin, destination }: { origin: Point; destination: Point }) => {
    if (mood === "no-road") throw new MapsRequestError("Routes API has not been used in this project before.");
    const corner = { lat: origin.lat, lng: destination.lng };
    return { routes: [{ path: [origin, corner, destination] }] };
  };

  const libraries: Record<string, object> = {
    core: {},
    maps: { Map: GoogleMap, Polyline: Shape, Circle },
    marker: { AdvancedMarkerElement },
    routes: { Route: { computeRoutes } },
    places: (window as unknown as { standInPlaces: object }).standInPlaces,
  };
  const holder = window as unknown as { google: { maps: Record<string, unknown> }; gm_authFailure?: () => void };
  Object.assign(holder.google.maps, {
    version: "3.64.1",
    Map: GoogleMap,
    Polyline: Shape,
    Circle,
    SymbolPath: { CIRCLE: 0 },
    event: {
      addListener: (target: Observable, event: string, listener: Listener) => target.addListener(event, listener),
      clearInstanceListeners: (target: Observable) => target.forget(),
    },
    marker: { AdvancedMarkerElement },
    importLibrary: async (name: string) => libraries[name] ?? {},
    Settings: { getInstance: () => ({}) },
  });
  (holder.google.maps.__ib__ as (() => void) | undefined)?.();
  if (mood === "refused") setTimeout(() => holder.gm_authFailure?.(), 0);
}

/** Answers for Google on this page; `null` for a network that does not reach it. `asked` grows with each call. */
export async function standInForGoogle(page: Page, mood: GoogleMood | null): Promise<{ asked: URL[] }> {
  const asked: URL[] = [];
  await page.route("https://maps.googleapis.com/**", async (route: Route) => {
    asked.push(new URL(route.request().url()));
    if (mood === null) return route.abort();
    if (mood === "forbidden") return route.fulfill({ status: 403, body: "" });
    const [places, maps] = [installGooglePlaces, installGoogleMaps].map((install) => `(${install.toString()})`);
    const body = `${places}(${mood === "no-places"});${maps}(${JSON.stringify(mood)})`;
    return route.fulfill({ contentType: "text/javascript; charset=utf-8", body });
  });
  return { asked };
}
