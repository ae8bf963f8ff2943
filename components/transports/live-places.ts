// Where vehicles are: the newest place wins, whether it came by the live stream or with an answer.
import { type QueryClient, queryOptions, replaceEqualDeep } from "@tanstack/react-query";
import type { LivePosition } from "@/components/hooks/live-stream";
import type { RouteDto } from "@/lib/transports/dto";
import { changeKept } from "./accept-ahead";
import { routesKey } from "./transport-keys";

/** What a drive's answer says of the vehicle's place and of the arrival worked out from it. */
type Place = Pick<RouteDto, (typeof placeFields)[number]>;

const placeFields = [
  "currentLat",
  "currentLng",
  "currentLocation",
  "positionAt",
  "positionAccuracy",
  "positionSpeed",
  "positionHeading",
  "liveSeq",
  "eta",
  "distanceRemaining",
  "etaAt",
  "etaLow",
  "etaHigh",
] as const satisfies (keyof RouteDto)[];

const placeOf = (route: RouteDto) => Object.fromEntries(placeFields.map((field) => [field, route[field]])) as Place;

/** Puts vehicles where they are now into every answer that shows them; one that came late changes nothing. */
export function takePositions(client: QueryClient, positions: readonly LivePosition[]) {
  const byRoute = new Map(positions.map((position) => [position.routeId, position]));
  const moved = (route: RouteDto): RouteDto => {
    const position = byRoute.get(route.id);
    if (!position || position.seq <= route.liveSeq) return route;
    const { seq: liveSeq, at: positionAt, lat, lng, accuracy, speed, heading } = position;
    const { eta, distanceRemaining, etaAt, etaLow, etaHigh } = position;
    const place = { currentLat: lat, currentLng: lng, currentLocation: `${lat},${lng}`, positionAt };
    const arrival = { eta, distanceRemaining, etaAt, etaLow, etaHigh };
    const fix = { liveSeq, positionAccuracy: accuracy, positionSpeed: speed, positionHeading: heading };
    return { ...route, ...place, ...fix, ...arrival };
  };
  changeKept<RouteDto[]>(client, routesKey, (routes) =>
    routes.some(({ id }) => byRoute.has(id)) ? routes.map(moved) : routes,
  );
  for (const { routeId, requestId } of positions)
    for (const id of [routeId, requestId]) changeKept<RouteDto>(client, ["/api/routes", id], moved);
}

/** An answer that was on its way while the vehicle moved on is newer in all but the place. */
const withNewerPlace = (kept: RouteDto | undefined, fresh: RouteDto): RouteDto =>
  kept && kept.liveSeq > fresh.liveSeq ? { ...fresh, ...placeOf(kept) } : fresh;

const sameDrive = (kept: readonly (RouteDto | undefined)[], { id }: RouteDto) => kept.find((route) => route?.id === id);

const shareRoutes = (kept: readonly RouteDto[] | undefined, fresh: readonly RouteDto[]) =>
  replaceEqualDeep(
    kept,
    fresh.map((route) => withNewerPlace(sameDrive(kept ?? [], route), route)),
  );

/** The active drives as every screen keeps them. */
export const routesOptions = queryOptions<RouteDto[]>({
  queryKey: routesKey,
  structuralSharing: (kept, fresh) => shareRoutes(kept as RouteDto[] | undefined, fresh as RouteDto[]),
});

/** One drive, by its own id or its request's; a request has another after the first was given up. */
export const routeOptions = (id: string) =>
  queryOptions<RouteDto>({
    queryKey: ["/api/routes", id],
    structuralSharing: (kept, fresh) => {
      const route = fresh as RouteDto;
      return replaceEqualDeep(kept, withNewerPlace(sameDrive([kept as RouteDto | undefined], route), route));
    },
  });
