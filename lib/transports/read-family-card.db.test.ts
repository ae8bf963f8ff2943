// What the family's card says, and who may have it.
import { afterEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/db";
import { refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { issueFamilyAccess } from "./issue-family-access";
import { readFamilyCard } from "./read-family-card";

afterEach(() => void vi.resetModules());

async function transport() {
  const home = { kind: "funeral_home", name: "Harlan & Rowe Funeral Home", phone: "(847) 555-0134" };
  const [creator, owner] = [await anActor({ business: home }), await anActor()];
  return { creator, owner, id: (await anActiveTransport(creator, owner)).request.id };
}

it("carries the case id and whom to call, but no name of the person and no PIN", async () => {
  const { owner, id } = await transport();
  const { caseId } = await issueFamilyAccess(owner, { id, pin: "271828" });
  expect(await readFamilyCard(owner, { id })).toEqual({
    caseId,
    hasPin: true,
    signInUrl: null,
    closesAt: null,
    funeralHomeName: "Harlan & Rowe Funeral Home",
    phone: { name: "Harlan & Rowe Funeral Home", number: "(847) 555-0134" },
  });
  await issueFamilyAccess(owner, { id });
  expect(await readFamilyCard(owner, { id })).toMatchObject({ hasPin: false });
});

it("has the family call whoever hands out the card, where no funeral home's number is known", async () => {
  const [hospital, owner] = [
    await anActor(),
    await anActor({ business: { name: "North Line", phone: " (312) 555-0187 " } }),
  ];
  const { request } = await anActiveTransport(hospital, owner, { destinationFuneralHome: "Not on the platform" });
  await issueFamilyAccess(owner, { id: request.id });
  expect((await readFamilyCard(owner, { id: request.id })).phone).toEqual({
    name: "North Line",
    number: "(312) 555-0187",
  });
  expect((await readFamilyCard(hospital, { id: request.id })).phone).toBeNull();
});

it("names the platform's own address where one is set", async () => {
  const { owner, id } = await transport();
  await issueFamilyAccess(owner, { id });
  vi.stubEnv("PUBLIC_URL", "https://transport.example/");
  vi.resetModules();
  const { readFamilyCard: read } = await import("./read-family-card");
  expect(await read(owner, { id })).toMatchObject({ signInUrl: "https://transport.example/family/login" });
});

it("tells when the page closes, thirty days after the delivery", async () => {
  const { owner, id } = await transport();
  await issueFamilyAccess(owner, { id });
  const archivedAt = new Date("2026-11-22T04:43:00.000Z");
  await db.serviceRequest.update({ where: { id }, data: { status: "completed", archivedAt } });
  expect((await readFamilyCard(owner, { id })).closesAt).toBe("2026-12-22T04:43:00.000Z");
});

it("is for those who may issue access, once it is issued", async () => {
  const { creator, owner, id } = await transport();
  expect(await refusal(readFamilyCard(creator, { id }))).toMatch(/^not_found: The family has no access/);
  await issueFamilyAccess(owner, { id });
  expect(await refusal(readFamilyCard(await anActor(), { id }))).toMatch(/^not_found: We could not find/);
  const addressee = await anActor();
  const { request } = await anActiveTransport(creator, creator, { businessId: addressee.businessId });
  await issueFamilyAccess(creator, { id: request.id });
  expect(await refusal(readFamilyCard(addressee, { id: request.id }))).toMatch(/^forbidden: /);
});
