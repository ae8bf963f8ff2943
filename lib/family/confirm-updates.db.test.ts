// Saying yes by a message's link.
import { beforeEach, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { asked, aVisit, later, type Visit } from "@/lib/testing/family-updates";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { revokeFamilyAccess } from "@/lib/transports/revoke-family-access";
import { confirmUpdates } from "./confirm-updates";
import { endUpdates } from "./end-updates";
import { findUpdates } from "./queries";

let visit: Visit;
let token: string;
const unknown = "not_found: ";

beforeEach(async () => {
  visit = await aVisit();
  token = await asked(visit.family);
});

it("does it", async () => {
  expect(await at(later(1), () => findUpdates(token))).toEqual({ state: "ask", language: "en" });
  await at(later(5), () => confirmUpdates(token));
  expect(await db.familyUpdate.findMany({ where: { accessId: visit.family.accessId } })).toMatchObject([
    { confirmedAt: later(5) },
  ]);
  expect(await at(later(6), () => findUpdates(token))).toEqual({ state: "on", language: "en" });
});

it("records it", async () => {
  await at(later(5), () => confirmUpdates(token));
  expect(await newestLink(visit.family.requestId)).toMatchObject({
    type: "updates.confirmed",
    actorKind: "system",
    payload: { channel: "email", by: "Family" },
  });
});

it("refuses the wrong state: said already, forgotten after a day, stopped, access revoked", async () => {
  expect(await refusal(at(later(24 * 60 + 1), () => confirmUpdates(token)))).toMatch(unknown);
  expect(await at(later(24 * 60 + 1), () => findUpdates(token))).toEqual({ state: "off", language: "en" });
  await at(later(5), () => confirmUpdates(token));
  expect(await refusal(at(later(6), () => confirmUpdates(token)))).toBe("conflict: This was confirmed already.");
  await endUpdates(token);
  expect(await refusal(at(later(7), () => confirmUpdates(token)))).toMatch(unknown);
  const other = await asked(visit.family);
  await revokeFamilyAccess(visit.company, { id: visit.family.requestId });
  expect(await refusal(at(later(8), () => confirmUpdates(other)))).toMatch(unknown);
});

it("refuses the wrong actor: a forged link", async () => {
  const forged = [token.slice(0, -1) + (token.endsWith("A") ? "B" : "A"), "", "x".repeat(64), "../../etc", `${token}A`];
  for (const each of forged) {
    expect(await refusal(at(later(1), () => confirmUpdates(each)))).toMatch(unknown);
    expect(await findUpdates(each)).toEqual({ state: "off", language: null });
  }
});

it("of two concurrent calls one wins", async () => {
  const calls = [1, 2].map(() => () => at(later(1), () => confirmUpdates(token)));
  const { won, lost } = await race({ table: "AuditHead", id: visit.family.requestId }, calls);
  expect([won.length, lost]).toEqual([1, ["conflict: This was confirmed already."]]);
});
