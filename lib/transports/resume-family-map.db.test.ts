// Showing the family's map again on a real database.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActiveTransport, anActor, delivered, driven } from "@/prisma/factories";
import { pauseFamilyMap } from "./pause-family-map";
import { getRequest } from "./queries";
import { resumeFamilyMap } from "./resume-family-map";

let creator: BusinessActor;
let owner: BusinessActor;
let id: string;
let routeId: string;

beforeEach(async () => {
  [creator, owner] = [await anActor(), await anActor()];
  const { request, route } = await anActiveTransport(creator, owner);
  [id, routeId] = [request.id, route.id];
  await pauseFamilyMap(owner, { id });
});

it("does it: by either business, and once all is over too", async () => {
  expect(await resumeFamilyMap(creator, { id })).toMatchObject({ id, familyMapPausedAt: null });
  await pauseFamilyMap(creator, { id });
  await driven(owner, routeId, ["arrive", "confirm", "depart"]);
  await delivered(owner, routeId);
  expect(await resumeFamilyMap(owner, { id })).toMatchObject({ status: "completed", familyMapPausedAt: null });
});

it("records it", async () => {
  await resumeFamilyMap(owner, { id });
  expect(await newestLink(id)).toMatchObject({ type: "access.map_resumed", payload: { by: "Ana Ruiz" } });
});

it("refuses the wrong state: not paused", async () => {
  await resumeFamilyMap(owner, { id });
  expect(await refusal(resumeFamilyMap(creator, { id }))).toBe("conflict: The family's map is not paused.");
  expect((await recordOf(id)).filter((type) => type === "access.map_resumed")).toHaveLength(1);
});

it("refuses the wrong actor: the addressed business, and a stranger who finds nothing", async () => {
  const addressee = await anActor();
  const { request } = await anActiveTransport(creator, creator, { businessId: addressee.businessId });
  await pauseFamilyMap(creator, { id: request.id });
  expect(await refusal(resumeFamilyMap(addressee, { id: request.id }))).toMatch(/^forbidden: /);
  expect(await refusal(resumeFamilyMap(await anActor(), { id }))).toMatch(/^not_found: /);
  expect(await getRequest(creator, id)).toMatchObject({ familyMapPausedAt: expect.any(String) });
});

it("of two concurrent calls one wins", async () => {
  const { won, lost } = await race({ table: "ServiceRequest", id }, [
    () => resumeFamilyMap(creator, { id }),
    () => resumeFamilyMap(owner, { id }),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: The family's map is not paused."]);
  expect((await recordOf(id)).filter((type) => type === "access.map_resumed")).toHaveLength(1);
});
