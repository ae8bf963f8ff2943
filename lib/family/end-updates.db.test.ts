// Stopping the messages by their link.
import { beforeEach, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { asked, aVisit, later, type Visit } from "@/lib/testing/family-updates";
import { atOnce, newestLink, refusal } from "@/lib/testing/outcomes";
import { confirmUpdates } from "./confirm-updates";
import { endUpdates } from "./end-updates";

let visit: Visit;
let token: string;
const people = () => db.familyUpdate.count({ where: { accessId: visit.family.accessId } });

beforeEach(async () => {
  visit = await aVisit();
  token = await asked(visit.family);
});

it("does it, confirmed or not, and forgets the address", async () => {
  const other = await asked(visit.family);
  await at(later(1), () => confirmUpdates(token));
  await endUpdates(token);
  await endUpdates(other);
  expect(await people()).toBe(0);
});

it("records it", async () => {
  await endUpdates(token);
  expect(await newestLink(visit.family.requestId)).toMatchObject({
    type: "updates.ended",
    actorKind: "system",
    payload: { channel: "email", by: "Family" },
  });
});

it("refuses the wrong state: stopped already", async () => {
  await endUpdates(token);
  expect(await refusal(endUpdates(token))).toMatch("not_found: ");
});

it("refuses the wrong actor: a forged link", async () => {
  expect(await refusal(endUpdates("A".repeat(64)))).toMatch("not_found: ");
  expect(await people()).toBe(1);
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await atOnce([1, 2].map(() => () => endUpdates(token)));
  expect([won.length, lost]).toEqual([1, [expect.stringMatching("not_found: ")]]);
});
