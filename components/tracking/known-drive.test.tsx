// Which of two states of a drive a reload without signal shows: the page that was kept, or what the phone learned since.
import { beforeEach, expect, it } from "vitest";
import type { RequestDto } from "@/lib/transports/dto";
import { aRoute } from "@/lib/testing/dashboard";
import { readKnown, writeKnown } from "./known-drive";

const page = aRoute();
const arrived = { ...page, arrivedAtPickupAt: "2026-11-22T03:10:00.000Z", routeStatus: "arrived_at_pickup" as const };
const write = (route: typeof page, asOf: number) =>
  writeKnown("ana", asOf, { route, request: { id: route.requestId } as RequestDto, map: null });

beforeEach(() => localStorage.clear());

it("is what the phone learned where the drive has come further, whatever the clocks say", () => {
  write(arrived, 1_000);
  expect(readKnown("ana", page, 9_000)?.drive.route).toEqual(arrived);
});

it("is the page where that has come further", () => {
  write(page, 9_000);
  expect(readKnown("ana", arrived, 1_000)).toBeNull();
});

it("is the newer by the clock where both have come as far", () => {
  write(page, 5_000);
  expect(readKnown("ana", page, 4_000)).not.toBeNull();
  expect(readKnown("ana", page, 6_000)).toBeNull();
});

it("is the page of a drive that is over, and never another's", () => {
  write(arrived, 9_000);
  expect(readKnown("ana", { ...page, isActive: false }, 1_000)).toBeNull();
  expect(readKnown("ben", page, 1_000)).toBeNull();
  expect(localStorage.length).toBe(0);
});
