// What the product asks of whoever knows the roads: where an address lies, and how long a drive takes.

/** Degrees of WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

/** Where an address lies; `zip` and `city` are the middle of that area, not the door. */
export interface Place extends Point {
  precision: "address" | "zip" | "city";
}

export interface Drive {
  /** Along the roads. */
  meters: number;
  /** Without stops and handovers. */
  seconds: number;
  /** Guessed from the straight line, not read from a map of roads. */
  isRough: boolean;
}

/**
 * One source of answers. `null` means that it does not know, a rejection that it failed; either way the next one is
 * asked. It should give up when `signal` aborts, and is not waited for after that.
 */
export interface GeoProvider {
  /** For the log. */
  name: string;
  geocode(address: string, signal: AbortSignal): Promise<Place | null>;
  estimateDrive(from: Point, to: Point, signal: AbortSignal): Promise<Drive | null>;
}
