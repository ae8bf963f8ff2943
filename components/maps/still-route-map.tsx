// The map as a still picture: it needs no WebGL and no script, and prints.
import { memo } from "react";
import { cn } from "@/components/ui/cn";
import type { Geography } from "./geography";
import {
  circleRing,
  fitView,
  type LatLng,
  type MapSize,
  type MapView,
  NEAREST_BUILT_IN,
  toScreen,
} from "./map-geometry";
import {
  approximateReach,
  describeScene,
  type MapLine,
  type MapPlace,
  type MapScene,
  sceneAreas,
  sceneLines,
  scenePoints,
  sceneVehicle,
} from "./map-scene";
import { drawGround } from "./still-ground";

export const MAP_SOURCES = "US Census, Natural Earth, GeoNames (CC BY 4.0)";

/** What of a route map a picture needs. */
export type StillScene = Pick<MapScene, "pickup" | "delivery"> & Partial<MapScene>;

const inset = 56;
/** As tones stand in the markup; a report overrides the tokens with black on white. */
const stroke: Record<MapLine["tone"], string> = {
  live: "stroke-gps",
  stale: "stroke-stale",
  past: "stroke-foreground",
};

function writePoints(points: readonly LatLng[], view: MapView, size: MapSize): string {
  return points
    .map((point) => {
      const { x, y } = toScreen(point, view, size);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(" ");
}

function Route({ lines, view, size }: { lines: readonly MapLine[]; view: MapView; size: MapSize }) {
  const drawn = lines.map((line) => ({ ...line, points: writePoints(line.points, view, size) }));
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {drawn.map(({ id, points }) => (
        <polyline key={id} points={points} strokeWidth="7.5" className="stroke-map-land" />
      ))}
      {drawn.map(({ id, points, kind, tone }) => (
        <polyline
          key={id}
          points={points}
          strokeWidth="3.5"
          strokeDasharray={kind === "ahead" ? "0 7" : undefined}
          className={stroke[tone]}
        />
      ))}
    </g>
  );
}

function Area({ points }: { points: string }) {
  return <polygon points={points} strokeDasharray="4 4" className="fill-foreground/6 stroke-muted-foreground" />;
}

function Stop({
  place,
  kind,
  view,
  size,
}: {
  place: MapPlace;
  kind: "pickup" | "delivery";
  view: MapView;
  size: MapSize;
}) {
  const { x, y } = toScreen(place, view, size);
  const isLeft = x > size.width * 0.65;
  return (
    <g strokeWidth="2.25" className="fill-map-land stroke-foreground">
      {kind === "pickup" ? (
        <circle cx={x} cy={y} r="5.75" />
      ) : (
        <rect x={x - 5.5} y={y - 5.5} width="11" height="11" rx="2.5" />
      )}
      <text
        x={isLeft ? x - 12 : x + 12}
        y={y + 4}
        textAnchor={isLeft ? "end" : "start"}
        fontSize="12"
        fontWeight="500"
        paintOrder="stroke"
        strokeWidth="3"
        className="fill-foreground stroke-map-land"
      >
        {approximateReach(place) > 0 ? `${place.label} (approximate)` : place.label}
      </text>
    </g>
  );
}

interface GroundPictureProps extends MapSize {
  geography: Geography;
  view: MapView;
}

/** Drawn anew only when it looks elsewhere: it is thousands of points, and vehicles move over it. */
const GroundPicture = memo(function GroundPicture({ geography, view, width, height }: GroundPictureProps) {
  const { neighbors, lakes, borders, seam, counties, states, names } = drawGround(geography, view, { width, height });
  return (
    <>
      <path d={neighbors} className="fill-map-land" />
      <path d={borders} fill="none" className="stroke-map-land" strokeWidth={seam} strokeLinejoin="round" />
      <path d={lakes} className="fill-map-water" fillRule="evenodd" />
      <path d={counties} className="fill-map-land stroke-map-line" strokeWidth="0.75" />
      <path d={`${states}${borders}`} fill="none" className="stroke-map-line" strokeWidth="1.75" />
      {names.map(({ text, kind, x, y }) =>
        kind === "county" ? (
          <text
            key={`${text} ${x}`}
            x={x}
            y={y}
            fontSize="9.5"
            letterSpacing="1.8"
            textAnchor="middle"
            className="fill-map-label"
          >
            {text}
          </text>
        ) : (
          <g key={`${text} ${x}`} className="fill-map-label">
            <circle cx={x} cy={y} r="1.8" />
            <text x={x + 6} y={y + 4} fontSize={kind === "city" ? 13 : 12} fontWeight={kind === "city" ? 600 : 400}>
              {text}
            </text>
          </g>
        ),
      )}
    </>
  );
});

/**
 * A route on the ground around it, `width` by `height` in its own pixels. Without `geography` the route alone.
 * `view` shows something else than the whole route; `isBare` leaves the marks to whoever lays them over it.
 */
export function StillRouteMap({
  scene: partial,
  geography,
  width,
  height,
  view: chosen,
  isBare = false,
  className,
}: {
  scene: StillScene;
  geography: Geography | null;
  width: number;
  height: number;
  view?: MapView;
  isBare?: boolean;
  className?: string;
}) {
  const scene: MapScene = { line: null, path: null, vehicles: [], followId: null, toward: null, ...partial };
  const size = { width, height };
  const insets = { top: inset, right: inset, bottom: inset, left: inset };
  const view = chosen ?? fitView(scenePoints(scene), size, insets, NEAREST_BUILT_IN);
  const vehicle = sceneVehicle(scene);
  const at = vehicle === null ? null : toScreen(vehicle, view, size);
  const { pickup, delivery } = scene;
  return (
    <svg
      {...(isBare ? { "aria-hidden": true } : { role: "img", "aria-label": describeScene(scene) })}
      viewBox={`0 0 ${width} ${height}`}
      className={cn("block", geography === null ? "bg-(--map-land)" : "bg-(--map-water)", className)}
    >
      {geography === null ? null : <GroundPicture geography={geography} view={view} width={width} height={height} />}
      {sceneAreas(scene).map((area) => (
        <Area key={`${area.lat} ${area.lng}`} points={writePoints(circleRing(area, area.reach), view, size)} />
      ))}
      <Route lines={sceneLines(scene)} view={view} size={size} />
      {isBare ? null : (
        <>
          {pickup === null ? null : <Stop place={pickup} kind="pickup" view={view} size={size} />}
          {delivery === null ? null : <Stop place={delivery} kind="delivery" view={view} size={size} />}
          {at === null || vehicle === null ? null : (
            <g strokeWidth="2" className={cn("fill-map-land", stroke[vehicle.isStale ? "stale" : "live"])}>
              <circle cx={at.x} cy={at.y} r="8" strokeDasharray={vehicle.isStale ? "3 2.6" : undefined} />
              <circle cx={at.x} cy={at.y} r="2.5" className={vehicle.isStale ? "fill-stale" : "fill-gps"} />
            </g>
          )}
          {geography === null ? null : (
            <text x={width - 8} y={height - 8} textAnchor="end" fontSize="10.5" className="fill-map-label">
              {MAP_SOURCES}
            </text>
          )}
        </>
      )}
    </svg>
  );
}
