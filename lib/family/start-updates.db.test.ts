// Asking to be told of each step.
import { beforeEach, expect, it } from "vitest";
import { admit, type FamilyActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { anAddress, asked, aVisit, later, nine, outboxOf, type Visit } from "@/lib/testing/family-updates";
import { atOnce, newestLink, refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { revokeFamilyAccess } from "@/lib/transports/revoke-family-access";
import { delivered, driven } from "@/prisma/factories";
import { startUpdates } from "./start-updates";

let visit: Visit;
let family: FamilyActor;
const people = () => db.familyUpdate.findMany({ where: { accessId: family.accessId }, orderBy: { createdAt: "asc" } });
const start = (address: string, actor = family) => at(nine, () => startUpdates(actor, address, "es"));

beforeEach(async () => {
  visit = await aVisit();
  ({ family } = visit);
});

it("does it: one message with a link, and nothing else until it is confirmed", async () => {
  const address = anAddress();
  await start(address);
  expect(await people()).toMatchObject([
    { channel: "email", address, language: "es", createdAt: nine, confirmedAt: null },
  ]);
  expect(await outboxOf(family.requestId)).toEqual([`updates-confirm ${address}`]);
});

it("records it, without the address", async () => {
  const address = anAddress();
  await start(address);
  const link = await newestLink(family.requestId);
  expect(link).toMatchObject({
    type: "updates.asked",
    actorKind: "family",
    payload: { channel: "email", language: "es", by: "Family" },
  });
  expect(JSON.stringify(link.payload)).not.toContain(address);
});

it("refuses the wrong state: delivered", async () => {
  await driven(visit.company, visit.routeId, ["arrive", "confirm"]);
  await delivered(visit.company, visit.routeId);
  expect(await refusal(start(anAddress()))).toBe("conflict: Ya no falta ningún paso, así que no habrá más mensajes.");
  expect(await people()).toEqual([]);
});

it("refuses the wrong actor: a visit that is over, and the visit of another case", async () => {
  const stranger = await aVisit();
  const mixed = admit({ ...family, sessionId: stranger.family.sessionId });
  expect(await refusal(start(anAddress(), mixed))).toMatch(/^unauthorized: /);
  await revokeFamilyAccess(visit.company, { id: family.requestId });
  expect(await refusal(start(anAddress()))).toMatch(/^unauthorized: /);
  expect(await people()).toEqual([]);
});

it("of two concurrent calls one wins: the fifth place is given once", async () => {
  for (let index = 0; index < 4; index += 1) {
    await db.familyUpdate.create({
      data: { accessId: family.accessId, channel: "email", address: anAddress(), language: "en" },
    });
  }
  const { won, lost } = await atOnce([1, 2].map(() => () => start(anAddress())));
  expect([won.length, lost]).toEqual([1, [expect.stringMatching(/^conflict: Los mensajes .* cinco personas/)]]);
  expect(await people()).toHaveLength(5);
});

it("sends to an address that is told already one that says so, and asks it nothing twice", async () => {
  const address = anAddress();
  await asked(family, address);
  await at(later(1), () => startUpdates(family, address, "en"));
  expect(await people()).toMatchObject([{ address, createdAt: later(1) }]);
  expect(await outboxOf(family.requestId)).toEqual([`updates-confirm ${address}`, `updates-confirm ${address}`]);
});

it("takes no telephone where no gateway is configured, and nothing that is no address", async () => {
  for (const typed of ["(312) 555-0142", "ana at example", ""]) {
    expect(await refusal(start(typed))).toBe("invalid: Escriba un correo electrónico, por ejemplo ana@example.com.");
  }
});

it("bombards nobody: three messages a day for an address, whoever asks", async () => {
  const address = anAddress();
  await start(address);
  await start(address);
  await start(address, (await aVisit()).family);
  expect(await refusal(start(address, (await aVisit()).family))).toMatch(/^rate_limited: /);
});

it("forgets everybody once access is revoked or issued anew", async () => {
  await start(anAddress());
  await issueFamilyAccess(visit.company, { id: family.requestId });
  expect(await people()).toEqual([]);
});
