// Forgetting addresses that are needed no more.
import { beforeEach, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { asked, aVisit, later, outboxOf, type Visit } from "@/lib/testing/family-updates";
import { atOnce, newestLink, recordOf } from "@/lib/testing/outcomes";
import { eraseUpdates } from "./erase-updates";

let visit: Visit;
const people = () => db.familyUpdate.count({ where: { accessId: visit.family.accessId } });
const erasures = async () => (await recordOf("platform")).filter((type) => type === "updates.erased").length;

beforeEach(async () => {
  visit = await aVisit();
  await asked(visit.family);
});

it("does it: an address that nobody confirmed in a day, and after two days what was sent to it", async () => {
  await at(later(24 * 60 + 1), eraseUpdates);
  expect([await people(), (await outboxOf(visit.family.requestId)).length]).toEqual([0, 1]);
  await at(later(48 * 60 + 1), eraseUpdates);
  expect(await outboxOf(visit.family.requestId)).toEqual([]);
});

it("records it: how many, and never whose", async () => {
  await at(later(24 * 60 + 1), eraseUpdates);
  expect(await newestLink("platform")).toMatchObject({
    type: "updates.erased",
    actorKind: "system",
    payload: { people: expect.any(Number) as unknown, messages: expect.any(Number) as unknown },
  });
});

it("refuses the wrong state: what may still be confirmed stays", async () => {
  await at(later(23 * 60), eraseUpdates);
  expect(await people()).toBe(1);
});

it("of two concurrent calls one wins, and the other has nothing to record", async () => {
  const before = await erasures();
  await atOnce([1, 2].map(() => () => at(later(24 * 60 + 1), eraseUpdates)));
  expect([await people(), (await erasures()) - before]).toEqual([0, 1]);
});
