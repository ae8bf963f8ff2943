// Whom a notice reaches, and that no screen hears of an older place after a newer one.
import { expect, it } from "vitest";
import { reachesBusiness, reachesFamily } from "./live-notice";

const place = (routeId: string, seq: number, audience: string[]) => ({
  routeId,
  requestId: `request of ${routeId}`,
  audience,
  seq,
  at: "2026-11-22T09:00:00.000Z",
  lat: 41.8,
  lng: -87.6,
  accuracy: null,
  speed: null,
  heading: null,
  eta: null,
  distanceRemaining: null,
  etaAt: null,
  etaLow: null,
  etaHigh: null,
});

const seqsOf = (heard: ReturnType<typeof reachesBusiness>) =>
  heard && "positions" in heard ? heard.positions.map(({ routeId, seq }) => [routeId, seq]) : null;

it("takes each place to the businesses that see the drive, and to one that called for it and drives it once", () => {
  const notice = { positions: [place("a", 1, ["one", "two"]), place("b", 1, ["two", "two"])] };
  expect(seqsOf(reachesBusiness(notice, "one"))).toEqual([["a", 1]]);
  expect(seqsOf(reachesBusiness(notice, "two"))).toEqual([
    ["a", 1],
    ["b", 1],
  ]);
  expect(reachesBusiness(notice, "three")).toBeNull();
  expect(reachesBusiness(notice, "one")).not.toHaveProperty("positions.0.audience");
});

it("tells a family a change and a move apart, neither what nor where, and nothing of another's", () => {
  const change = { types: ["pickup_confirmed"], requestIds: ["ours"], businessIds: [], isOpenCall: false };
  const move = { positions: [{ ...place("d", 1, []), requestId: "ours" }] };
  expect([change, move].map((notice) => reachesFamily(notice, "ours"))).toEqual([{ changed: true }, { moved: true }]);
  expect([change, move].map((notice) => reachesFamily(notice, "another"))).toEqual([null, null]);
});

it("tells a family whose map is paused of changes alone, and the businesses as ever", () => {
  const move = { positions: [{ ...place("e", 1, ["one"]), requestId: "ours", isMapPaused: true }] };
  expect(reachesFamily(move, "ours")).toBeNull();
  expect(seqsOf(reachesBusiness(move, "one"))).toEqual([["e", 1]]);
  expect(reachesBusiness(move, "one")).not.toHaveProperty("positions.0.isMapPaused");
});

it("leaves a place out that was overtaken on its way from another process, and keeps one told anew", () => {
  const heard = (seq: number) => seqsOf(reachesBusiness({ positions: [place("c", seq, ["one"])] }, "one"));
  expect([heard(7), heard(6), heard(7), heard(8), heard(5)]).toEqual([[["c", 7]], null, [["c", 7]], [["c", 8]], null]);
});

it("refuses what is no notice", () => {
  for (const notice of [null, "text", { positions: [{}] }, { types: [] }]) {
    expect(() => reachesBusiness(notice, "one")).toThrow(/Invalid input/);
  }
});
