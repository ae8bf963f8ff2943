// The family's map as a still picture made by the server: it needs no script, little data, and prints.
import type { ReactNode } from "react";
import { loadGeography } from "@/components/maps/geography";
import { fitView, fromScreen, type LatLng, NEAREST_BUILT_IN, toScreen } from "@/components/maps/map-geometry";
import { scenePoints } from "@/components/maps/map-scene";
import { MAP_SOURCES, StillRouteMap } from "@/components/maps/still-route-map";
import type { FamilyViewDto } from "@/lib/family/dto";
import { isStale } from "@/lib/transports/position-status";
import { cutGeography } from "./case-map-ground";
import { CaseMapMarks } from "./case-map-marks";
import { mapInsets, mapScene, pictureSize } from "./case-map-scene";

/** Hidden from readers: the sentences beside it say what it shows. */
export async function CaseMapPicture({ view: { map, route, asOf } }: { view: FamilyViewDto }) {
  const at = route?.positionAt;
  if (!map || !at) return null;
  const isOld = isStale(at, Date.parse(asOf));
  const scene = mapScene(map, at, isOld);
  const { width, height } = pictureSize;
  const view = fitView(scenePoints(scene), pictureSize, mapInsets, NEAREST_BUILT_IN);
  const [northWest, southEast] = [
    fromScreen({ x: -20, y: -20 }, view, pictureSize),
    fromScreen({ x: width + 20, y: height + 20 }, view, pictureSize),
  ];
  // Without the ground the way is still shown.
  const geography = await loadGeography().catch(() => null);
  const ground = geography && cutGeography(geography, [northWest.lng, southEast.lat, southEast.lng, northWest.lat]);
  const hold = (point: LatLng, zIndex: number, mark: ReactNode) => {
    const { x, y } = toScreen(point, view, pictureSize);
    const place = { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%`, zIndex };
    return (
      <span className="absolute -translate-1/2" style={place}>
        {mark}
      </span>
    );
  };
  return (
    <div aria-hidden className="relative isolate" data-map="picture">
      <StillRouteMap
        scene={scene}
        geography={ground}
        width={width}
        height={height}
        view={view}
        isBare
        className="w-full"
      />
      <CaseMapMarks scene={scene} hold={hold} />
      <span className="absolute right-2 bottom-1 text-[10.5px] leading-3 text-map-label">{MAP_SOURCES}</span>
    </div>
  );
}
