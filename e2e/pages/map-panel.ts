// A map as it stands on a page: which engine draws it, its marks, its controls, and the colours it is made of.
import { expect, type Locator, type Page } from "@playwright/test";

export type Engine = "maplibre" | "still" | "google";
type Token = "land" | "water" | "line" | "live";

const properties: Record<Token, string> = {
  land: "--map-land",
  water: "--map-water",
  line: "--map-line",
  live: "--gps",
};

export class MapPanel {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator("[data-slot=route-map]");
  }

  engine(engine: Engine): Locator {
    return this.root.locator(`[data-engine=${engine}]`);
  }

  /** Of several vehicles the one that is followed. */
  mark(kind: "pickup" | "delivery" | "vehicle"): Locator {
    return this.root.locator(`[data-mark=${kind}]${kind === "vehicle" ? "[aria-pressed=true]" : ""}`);
  }

  button(name: string): Locator {
    return this.root.getByRole("button", { name, exact: true });
  }

  /** '2 mi' or '500 ft' */
  get scale(): Locator {
    return this.root.getByText(/^[\d,]+ (?:mi|ft)$/);
  }

  /** One step, and until the scale says so. */
  async zoomIn(): Promise<void> {
    const before = (await this.scale.textContent()) ?? "";
    await this.button("Zoom in").click();
    await expect(this.scale).not.toHaveText(before);
  }

  get problem(): Locator {
    return this.root.getByRole("alert");
  }

  /** How many pixels of the map look like each of the theme's colours, and each of `others`, given as '12,34,56'. */
  async colors(...others: string[]): Promise<Record<string, number>> {
    const picture = (await this.root.screenshot()).toString("base64");
    return this.page.evaluate(
      async ([data, wanted, plain]) => {
        const canvas = document.createElement("canvas");
        const context = canvas.getContext("2d", { willReadFrequently: true });
        if (context === null) throw new Error("The page has no canvas.");
        const style = getComputedStyle(document.documentElement);
        const counts: Record<string, number> = Object.fromEntries(plain.map((color) => [color, 0]));
        const known = plain.map((color) => ({ name: color, parts: color.split(",").map(Number) }));
        for (const [name, property] of wanted) {
          context.fillStyle = style.getPropertyValue(property);
          context.fillRect(0, 0, 1, 1);
          known.push({ name, parts: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) });
          counts[name] = 0;
        }
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        [canvas.width, canvas.height] = [image.width, image.height];
        context.drawImage(image, 0, 0);
        const pixels = context.getImageData(0, 0, image.width, image.height).data;
        for (let at = 0; at < pixels.length; at += 4) {
          // A hairline is mixed with the ground that it stands on.
          let [nearest, least] = ["", 9];
          for (const { name, parts } of known) {
            const off = (part: number) => Math.abs((parts[part] ?? 0) - (pixels[at + part] ?? 0));
            const away = Math.max(off(0), off(1), off(2));
            if (away < least) [nearest, least] = [name, away];
          }
          if (nearest !== "") counts[nearest] = (counts[nearest] ?? 0) + 1;
        }
        return counts;
      },
      [picture, Object.entries(properties), others] as const,
    );
  }

  /** Waits until the built-in ground is drawn, with water, and the route over it; until then there is no sea. */
  async isDrawn(): Promise<void> {
    const shown = async () => {
      const { land = 0, water = 0, line = 0, live = 0 } = await this.colors();
      if (line === 0) expect(water, "water before there is land").toBeLessThan(land + 500);
      return [land > 2_000, water > 500, line > 20, live > 20];
    };
    await expect.poll(shown, { timeout: 30_000 }).toEqual([true, true, true, true]);
  }
}
