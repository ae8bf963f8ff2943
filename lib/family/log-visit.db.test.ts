// Noting that a family opened its page again.
import { beforeEach, expect, it } from "vitest";
import { admit, type FamilyActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { closeCase } from "./close-case";
import { logVisit } from "./log-visit";
import { openCase } from "./open-case";
import { findFamilyView } from "./queries";

const nine = new Date("2026-11-22T03:00:00.000Z");
const later = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);
const page = new Headers({ accept: "text/html,application/xhtml+xml" });
const moments = "conflict: This page was opened moments ago.";
let family: FamilyActor;

async function visit(): Promise<FamilyActor> {
  const company = await anActor();
  const { request } = await anActiveTransport(await anActor(), company);
  const { caseId } = await issueFamilyAccess(company, { id: request.id });
  const { token } = await openCase({ caseId }, new Headers(), "en");
  const found = await findFamilyByToken(token);
  if (!found) throw new Error("The visit did not open.");
  return found;
}

beforeEach(async () => {
  family = await at(nine, visit);
});

const lastOpened = async ({ accessId } = family) =>
  (await db.familyAccess.findUniqueOrThrow({ where: { id: accessId } })).lastOpenedAt;
const openings = async () => (await recordOf(family.requestId)).filter((type) => type === "access.opened").length;

it("does it", async () => {
  await at(later(7), () => logVisit(family));
  expect(await lastOpened()).toEqual(later(7));
});

it("records it", async () => {
  await at(later(7), () => logVisit(family));
  expect(await newestLink(family.requestId)).toMatchObject({
    type: "access.opened",
    actorKind: "family",
    payload: { caseId: family.caseId, by: "Family" },
  });
});

it("refuses the wrong state: opened within five minutes, or the visit is over", async () => {
  expect(await refusal(at(later(4.9), () => logVisit(family)))).toBe(moments);
  await at(later(5), () => logVisit(family));
  await at(later(6), () => closeCase(family));
  expect(await refusal(at(later(60), () => logVisit(family)))).toBe(moments);
  expect(await lastOpened()).toEqual(later(5));
});

it("refuses the wrong actor: the visit of another case", async () => {
  const stranger = await at(nine, visit);
  const mixed = admit({ ...family, sessionId: stranger.sessionId });
  expect(await refusal(at(later(60), () => logVisit(mixed)))).toBe(moments);
  expect(await lastOpened()).toEqual(nine);
});

it("of two concurrent calls one wins", async () => {
  const calls = [1, 2].map(() => () => at(later(60), () => logVisit(family)));
  const { won, lost } = await race({ table: "AuditHead", id: family.requestId }, calls);
  expect([won.length, lost]).toEqual([1, [moments]]);
  expect(await openings()).toBe(2);
});

it("notes a page that is opened, and none that renews itself or is fetched ahead", async () => {
  const open = (headers: Headers, minutes: number) => at(later(minutes), () => findFamilyView(family, headers, "en"));
  expect(await open(new Headers({ accept: "*/*" }), 60)).not.toBeNull();
  expect(await open(new Headers({ accept: "text/html", "sec-purpose": "prefetch" }), 61)).not.toBeNull();
  expect(await lastOpened()).toEqual(nine);
  expect(await open(page, 62)).not.toBeNull();
  expect(await open(page, 63)).not.toBeNull();
  expect(await lastOpened()).toEqual(later(62));
  expect(await openings()).toBe(2);
});
