// What the product asks of whoever knows the roads: where an address lies, and how long a drive takes.

/** Degrees of WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** `pin` was set by hand; from `zip` on it is the middle of that area, not the door. */
export type Precision = "pin" | "address" | "street" | "zip" | "city" | "county";

/** Where an address lies. */
export interface Place extends Point {
  precision: Precision;
  /** What it lies in or near, for people: 'Oak Park, IL', 'Cook County, IL'; null where nobody said. */
  near: string | null;
}

/** A place that a business has set on the map itself. */
export interface OwnPlace extends Point {
  name: string;
  address: string;
}

/** When a drive begins, and in which zone's rush hours. */
export interface Departure {
  at: Date;
  zone: string;
}

export interface Drive {
  /** Along the roads. */
  meters: number;
  /** Without stops and handovers. */
  seconds: number;
  /** The window around `seconds`: of ten drives about eight should take so long. */
  low: number;
  high: number;
  /** The provider's name. */
  by: string;
  /** The road, at most 200 points; null where no map of roads was asked. */
  line: Point[] | null;
  /** Guessed from the straight line, not read from a map of roads. */
  isRough: boolean;
}

/** An end of a drive; how well it is known widens the window. */
export type End = Point & { precision?: Precision };

/**
 * One source of answers. `null` means that it does not know, a rejection that it failed; either way the next one is
 * asked. It should give up when `signal` aborts, and is not waited for after that.
 */
export interface GeoProvider {
  /** For the log. */
  name: string;
  /** It asks nobody: however long a busy machine takes, nobody else would know sooner. */
  isLocal?: true;
  geocode(address: string, signal: AbortSignal): Promise<Place | null>;
  estimateDrive(from: End, to: End, departure: Departure | null, signal: AbortSignal): Promise<Drive | null>;
}
