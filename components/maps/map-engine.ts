// What every way of drawing the map takes and answers, so that the frame around it knows none of them.
import type { ComponentType } from "react";
import type { LatLng, MapView } from "./map-geometry";
import type { MapScene } from "./map-scene";
import type { MapAnchor } from "./scene-marks";

export type MapType = "map" | "satellite";

/** What went wrong with a map service; `status` is the service's own word. */
export type MapProblem = { kind: "load" } | { kind: "start" } | { kind: "route"; status: string };

export interface MapControls {
  show: (view: MapView, isSmooth: boolean) => void;
  /** One step nearer, or with -1 farther. */
  zoomBy: (step: 1 | -1) => void;
}

export interface MapEngineProps {
  scene: MapScene;
  type: MapType;
  /** What to look at before anything is known of the window's size. */
  first: MapView;
  /** The zoom at which it rests, for names that would stand over each other. */
  zoom?: number | undefined;
  /** Whether wheel and one finger move the map; otherwise they scroll the page. */
  isGreedy: boolean;
  onReady: (controls: MapControls) => void;
  /** What the map looks at now, told once it rests. */
  onView: (view: MapView) => void;
  /** A person moved the map. */
  onMoved: () => void;
  onProblem: (problem: MapProblem) => void;
  onSelect?: ((vehicleId: string) => void) | undefined;
  /** The nearest zoom that a person may choose. */
  nearest?: number | undefined;
  /** Draws the marks in place of the map's own; `anchor` holds them to their points. */
  marks?: ComponentType<{ scene: MapScene; anchor: MapAnchor }> | undefined;
  /** What the map says to one finger or a bare wheel, and its own name, where it is not English. */
  words?: { name: string; fingers: string; wheel: string; wheelMac: string } | undefined;
  /** The ground stands. */
  onDrawn?: (() => void) | undefined;
  /** The ground itself was clicked or tapped. */
  onPick?: ((point: LatLng) => void) | undefined;
}
