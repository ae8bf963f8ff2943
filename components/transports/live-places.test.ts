// A place by the live stream and an answer that was on its way: the newer place stands, and all else is the answer's.
import { QueryObserver, type QueryKey } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/layout/query-provider";
import { aRoute } from "@/lib/testing/dashboard";
import type { RouteDto } from "@/lib/transports/dto";
import { routeOptions, routesOptions, takePositions } from "./live-places";
import { routesKey } from "./transport-keys";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

const at = "2026-11-22T03:04:00.000Z";
const arrival = { eta: "11:05 PM", distanceRemaining: "4.1 mi", etaAt: null, etaLow: null, etaHigh: null };
const route = aRoute({ liveSeq: 1, currentLat: 41.88, currentLng: -87.63, currentLocation: "41.88,-87.63" });
const beside = {
  routeId: route.id,
  requestId: route.requestId,
  at,
  lng: -87.63,
  accuracy: 8,
  speed: null,
  heading: null,
};
const moved = (seq: number, lat: number) => [{ ...beside, ...arrival, seq, lat }];

/** Asks anew, lets the vehicle move to place 2 before the answer comes, and answers what is kept in the end. */
async function keptAfter<Data>(queryKey: QueryKey, options: { first: Data; answer: Data }) {
  const client = makeQueryClient();
  const shared = queryKey.length === 1 ? routesOptions : routeOptions(route.id);
  client.setQueryData(queryKey, options.first);
  const stop = new QueryObserver<unknown>(client, { ...(shared as object), queryKey }).subscribe(() => {});
  let answer: (response: Response) => void = () => {};
  fetchMock.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const asked = client.invalidateQueries({ queryKey });
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  takePositions(client, moved(2, 41.89));
  answer(Response.json(options.answer));
  await asked;
  stop();
  return client.getQueryData<Data>(queryKey);
}

const stale: RouteDto = { ...route, routeStatus: "arrived_at_pickup" };
const newest = { ...stale, liveSeq: 3, currentLat: 41.9 };
const other = aRoute({ id: "4d444444-4444-4444-8444-444444444444", liveSeq: 7 });
const place = { liveSeq: 2, currentLat: 41.89, currentLocation: "41.89,-87.63", positionAt: at, eta: "11:05 PM" };

it("keeps the newer place of a list that was asked for before the vehicle moved, and takes the rest", async () => {
  const kept = await keptAfter(routesKey, { first: [other, route], answer: [stale, other] });
  expect(kept).toEqual([expect.objectContaining({ ...place, routeStatus: "arrived_at_pickup" }), other]);
});

it("does so for one drive", async () => {
  const kept = await keptAfter(["/api/routes", route.id], { first: route, answer: stale });
  expect(kept).toMatchObject({ ...place, routeStatus: "arrived_at_pickup" });
});

it("takes an answer that knows a later place", async () => {
  expect(await keptAfter(routesKey, { first: [route], answer: [newest] })).toEqual([newest]);
});

it("takes a place for no other drive's", async () => {
  const next = { ...stale, id: other.id, liveSeq: 0 };
  expect(await keptAfter(["/api/routes", route.id], { first: route, answer: next })).toEqual(next);
});
