// One line under an address or business field, wherever it comes from.

/** A place with what is known of it. */
export interface FoundPlace {
  name: string | null;
  address: string | null;
}

export type PlaceKind = "address" | "business";

export interface PlaceLine extends FoundPlace {
  key: string;
  /** Pinned by the business, of an earlier request, an area of the US, or found by Google. */
  source: "own" | "recent" | "area" | "google";
  title: string;
  detail: string | null;
  /** What the field holds once the line is chosen. */
  value: string;
  /** Asks for the whole of a place that a service has only named so far. */
  complete?: () => Promise<FoundPlace>;
}

export const valueOf = (kind: PlaceKind, { name, address }: FoundPlace): string =>
  (kind === "address" ? address : name) ?? "";
