// The marks of a family's map: where the way began, where it ends, and about where the person is now.
import type { ReactNode } from "react";
import type { LatLng } from "@/components/maps/map-geometry";
import type { MapPlace, MapScene } from "@/components/maps/map-scene";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { cn } from "@/components/ui/cn";

interface CaseMapMarksProps {
  scene: MapScene;
  /** Holds a mark centred on a point of the map. */
  hold: (point: LatLng, zIndex: number, mark: ReactNode) => ReactNode;
}

/** A private home has no mark: the ring of its town is all that is drawn of it. */
export function CaseMapMarks({ scene: { pickup, delivery, vehicles }, hold }: CaseMapMarksProps) {
  const [vehicle] = vehicles;
  const end = cn("block size-4 border-[2.5px] bg-(--map-land)", vehicle?.isStale ? "border-stale" : "border-gps");
  return (
    <>
      {isMarked(pickup) ? hold(pickup, 1, <span data-mark="pickup" className={cn(end, "rounded-full")} />) : null}
      {isMarked(delivery)
        ? hold(delivery, 2, <span data-mark="delivery" className={cn(end, "rounded-[4px]")} />)
        : null}
      {vehicle ? hold(vehicle, 3, vehicle.isRough ? <AboutHere {...vehicle} /> : <Here {...vehicle} />) : null}
    </>
  );
}

const isMarked = (place: MapPlace | null): place is MapPlace => place !== null && !place.isAreaOnly;

function Here({ isStale }: { isStale: boolean }) {
  return (
    <span
      data-mark="vehicle"
      className={cn(
        "grid size-11 place-items-center rounded-full",
        isStale ? "bg-stale/20 text-stale" : "bg-gps/20 text-gps",
      )}
    >
      <span className="grid place-items-center rounded-full bg-(--map-land) p-px">
        <StatusGlyph state={isStale ? "stale" : "active"} className="size-5.5" />
      </span>
    </span>
  );
}

/** Without a dot in its middle, which would say more than is known; the line ends at its edge. */
function AboutHere({ isStale }: { isStale: boolean }) {
  return (
    <span data-mark="vehicle-about" className="block rounded-full bg-(--map-land)">
      <span
        className={cn(
          "block size-11 rounded-full border-2",
          isStale ? "border-dashed border-stale bg-stale/20" : "border-gps bg-gps/30",
        )}
      />
    </span>
  );
}
