// What a family's map draws, in the words of the map: two ends and the vehicle, near homes only about.
import type { MapInsets, MapSize } from "@/components/maps/map-geometry";
import type { MapPlace, MapScene } from "@/components/maps/map-scene";
import type { FamilyMapDto, FamilyMapEnd } from "@/lib/family/dto";

/** The picture's own pixels: as wide as a phone of 390 shows it, so that its names have their size there. */
export const pictureSize: MapSize = { width: 350, height: 230 };

/** Clear of the buttons at the top, 52 px high with their gap, and of the sources at the bottom. */
export const mapInsets: MapInsets = { top: 66, right: 40, bottom: 36, left: 40 };

/** Nearer than this a place that is known to a kilometre would look known to the door. */
export const nearestLook = 12;

/** A ZIP code is a point here: the ground has no streets, by which anybody could tell the difference. */
const placeOf = (end: FamilyMapEnd | null): MapPlace | null =>
  end && {
    lat: end.lat,
    lng: end.lng,
    precision: end.precision === "zip" ? "address" : end.precision,
    label: "",
    isAreaOnly: end.isTown,
  };

/** `at` is when the vehicle was there, ISO 8601. */
export function mapScene({ pickup, delivery, vehicle }: FamilyMapDto, at: string, isStale: boolean): MapScene {
  const { lat, lng, isApproximate: isRough } = vehicle;
  return {
    pickup: placeOf(pickup),
    delivery: placeOf(delivery),
    line: null,
    path: null,
    vehicles: [{ id: "vehicle", lat, lng, at, isStale, label: "", heading: null, isRough }],
    followId: null,
    toward: "delivery",
  };
}
