// What a move's answer says of a request takes it out of the lists it no longer belongs to, however deep they were read.
import { expect, it } from "vitest";
import { makeQueryClient } from "@/components/layout/query-provider";
import { aRoute, aSummary } from "@/lib/testing/dashboard";
import { leaveOtherLists, refreshTransports, standingOf } from "./transport-data";
import { countsKey, listKey, routesKey } from "./transport-keys";

it.each([
  ["a request", aSummary({ id: "a", status: "declined" }), { id: "a", status: "declined" }],
  ["a delivered drive", aRoute({ requestId: "a", routeStatus: "delivered" }), { id: "a", status: "completed" }],
  ["a drive under way", aRoute(), null],
  ["a case ID and PIN", { caseId: "CHI-202611-7QF3K-9TX2M", pin: "123456" }, null],
  ["nothing", undefined, null],
])("%s tells how the request stands", (_name, answer, standing) => {
  expect(standingOf(answer)).toEqual(standing);
});

it("leaves the lists of other states, filtered or not, and no other", () => {
  const client = makeQueryClient();
  const filters = [
    { status: "pending" },
    { status: "pending", from: "2026-11-01" },
    { status: "declined" },
    { q: "ortega" },
  ] as const;
  const items = [aSummary({ id: "b" }), aSummary({ id: "a" })];
  for (const filter of filters) client.setQueryData(listKey(filter), { items, next: null }, { updatedAt: 1_000 });
  leaveOtherLists(client, { id: "a", status: "declined" });
  const left = filters.map((filter) => client.getQueryData<{ items: { id: string }[] }>(listKey(filter))?.items.length);
  expect(left).toEqual([1, 1, 2, 2]);
  expect(client.getQueryState(listKey({ status: "pending" }))?.dataUpdatedAt).toBe(1_000);
});

it("reads every list of requests, their counts and the routes again after a change, and nothing else", async () => {
  const client = makeQueryClient();
  const own = [listKey({ status: "pending" }), listKey({ q: "ortega" }), ["/api/requests", "a"], countsKey, routesKey];
  const others = [["/api/businesses"], ["/api/transactions?limit=25"]];
  for (const key of [...own, ...others, ["/api/routes", "a", "map"]]) client.setQueryData(key, []);
  await refreshTransports(client);
  const isStale = (key: readonly string[]) => client.getQueryState(key)?.isInvalidated;
  expect([...own, ["/api/routes", "a", "map"]].map(isStale)).toEqual(Array(6).fill(true));
  expect(others.map(isStale)).toEqual([false, false]);
});
