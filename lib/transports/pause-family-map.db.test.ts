// Pausing the family's map on a real database.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { aCompletedTransport, anActiveTransport, anActor, aPendingRequest, suspended } from "@/prisma/factories";
import { pauseFamilyMap } from "./pause-family-map";
import { getRequest } from "./queries";

const evening = new Date("2026-11-22T03:04:00.000Z");
let creator: BusinessActor;
let owner: BusinessActor;
let id: string;

beforeEach(async () => {
  [creator, owner] = [await anActor(), await anActor()];
  id = (await anActiveTransport(creator, owner)).request.id;
});

it("does it: the request says since when, through a suspension too", async () => {
  const paused = await at(evening, () => pauseFamilyMap(owner, { id }));
  expect(paused).toMatchObject({ id, status: "active", familyMapPausedAt: evening.toISOString() });
  await suspended(owner, id, "Out of fuel");
  expect(await getRequest(creator, id)).toMatchObject({
    status: "pending",
    familyMapPausedAt: evening.toISOString(),
  });
  // A provider of the open call has no part in what the family sees.
  expect(await getRequest(owner, id)).toMatchObject({ familyMapPausedAt: null });
});

it("records it", async () => {
  await pauseFamilyMap(creator, { id });
  expect(await newestLink(id)).toMatchObject({
    type: "access.map_paused",
    payload: { by: "Ana Ruiz", caseId: null },
  });
});

it("refuses the wrong state: paused already, or over", async () => {
  await at(evening, () => pauseFamilyMap(owner, { id }));
  expect(await refusal(pauseFamilyMap(creator, { id }))).toBe(
    "conflict: The family's map was paused at 9:04 PM already.",
  );
  const { request } = await aCompletedTransport(creator, owner);
  expect(await refusal(pauseFamilyMap(owner, { id: request.id }))).toMatch(/^conflict: This was completed at /);
  expect(await recordOf(request.id)).not.toContain("access.map_paused");
});

it("refuses the wrong actor: the addressed business, a provider of an open call, a stranger", async () => {
  const [addressee, stranger] = [await anActor(), await anActor()];
  const { request } = await anActiveTransport(creator, creator, { businessId: addressee.businessId });
  const open = await aPendingRequest(creator);
  expect(await refusal(pauseFamilyMap(addressee, { id: request.id }))).toMatch(/^forbidden: /);
  expect(await refusal(pauseFamilyMap(stranger, { id: open.id }))).toMatch(/^forbidden: /);
  expect(await refusal(pauseFamilyMap(stranger, { id }))).toMatch(/^not_found: /);
  expect(await getRequest(creator, id)).toMatchObject({ familyMapPausedAt: null });
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await race({ table: "ServiceRequest", id }, [
    () => pauseFamilyMap(creator, { id }),
    () => pauseFamilyMap(owner, { id }),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual([expect.stringMatching(/^conflict: The family's map was paused at /)]);
  expect((await recordOf(id)).filter((type) => type === "access.map_paused")).toHaveLength(1);
});
