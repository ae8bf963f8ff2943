// Changing a pinned place.
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { geocode } from "@/lib/platform/geo/ask-providers";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { addPlace } from "./add-place";
import { editPlace } from "./edit-place";
import { listOwnPlaces, listPlaces } from "./queries";
import { removePlace } from "./remove-place";

const brendan = { name: "St. Brendan", address: "4025 N Paulina St, Chicago, IL 60613", lat: 41.95, lng: -87.67 };
const dock = { ...brendan, name: "St. Brendan, dock", lat: 41.951 };

async function ready() {
  const actor = await anActor({ firstName: "Marisol", lastName: "Vega" });
  const { id, pinnedAt } = await addPlace(actor, brendan);
  return { actor, id, pinnedAt };
}

const eventsOf = (businessId: string) =>
  db.auditEvent.findMany({ where: { chain: businessId, type: "place.changed" }, select: { payload: true } });

describe("editPlace", () => {
  it("does it: found by its new name at its new point, and no more by the old one", async () => {
    const { actor, id, pinnedAt } = await ready();
    const colleague = await anActor({ businessId: actor.businessId, firstName: "Deshawn", lastName: "Avery" });
    const changed = await editPlace(colleague, { id, pinnedAt, ...dock });
    expect(changed).toMatchObject({ id, ...dock, pinnedBy: "Deshawn Avery" });
    expect(changed.pinnedAt > pinnedAt).toBe(true);
    expect(await listPlaces(actor)).toEqual([changed]);
    const places = await listOwnPlaces([actor.businessId]);
    expect(await geocode("st brendan dock", { places })).toMatchObject({ lat: 41.951, precision: "pin" });
    expect(await geocode("St. Brendan", { places })).toBeNull();
  });

  it("records it, and nothing where nothing is new", async () => {
    const { actor, id, pinnedAt } = await ready();
    expect(await editPlace(actor, { id, pinnedAt, ...brendan })).toMatchObject({ pinnedAt });
    expect(await eventsOf(actor.businessId)).toEqual([]);
    await editPlace(actor, { id, pinnedAt, ...dock });
    expect(await eventsOf(actor.businessId)).toMatchObject([{ payload: { placeId: id, old: brendan, new: dock } }]);
  });

  it("refuses the wrong state: one that was removed, one changed meanwhile, a name that is taken", async () => {
    const { actor, id, pinnedAt } = await ready();
    await addPlace(actor, { ...brendan, name: "Harlan & Rowe" });
    expect(await refusal(editPlace(actor, { id, pinnedAt, ...dock, name: "Harlan and Rowe" }))).toBe(
      "conflict: There is a place called Harlan & Rowe already. Choose another name.",
    );
    const { pinnedAt: newer } = await editPlace(actor, { id, pinnedAt, ...dock });
    expect(await refusal(editPlace(actor, { id, pinnedAt, ...brendan }))).toBe(
      "conflict: Marisol Vega changed St. Brendan, dock meanwhile. Look at it again before you change it.",
    );
    await removePlace(actor, { id });
    expect(await refusal(editPlace(actor, { id, pinnedAt: newer, ...brendan }))).toBe(
      "not_found: We could not find this place.",
    );
  });

  it("refuses the wrong actor: another business, for whom it does not exist", async () => {
    const { actor, id, pinnedAt } = await ready();
    expect(await refusal(editPlace(await anActor(), { id, pinnedAt, ...dock }))).toBe(
      "not_found: We could not find this place.",
    );
    expect(await listPlaces(actor)).toMatchObject([brendan]);
  });

  it("of two concurrent calls one wins", async () => {
    const { actor, id, pinnedAt } = await ready();
    const lats = [41.96, 41.97];
    const { won, lost } = await atOnce(lats.map((lat) => () => editPlace(actor, { id, pinnedAt, ...brendan, lat })));
    expect(won).toHaveLength(1);
    expect(lost).toEqual([
      "conflict: Marisol Vega changed St. Brendan meanwhile. Look at it again before you change it.",
    ]);
    expect(await eventsOf(actor.businessId)).toHaveLength(1);
  });
});
