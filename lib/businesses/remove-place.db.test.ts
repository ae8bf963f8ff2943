// Taking a pinned place away.
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { addPlace } from "./add-place";
import { listOwnPlaces, listPlaces } from "./queries";
import { removePlace } from "./remove-place";

const brendan = { name: "St. Brendan", address: "4025 N Paulina St, Chicago, IL 60613", lat: 41.95, lng: -87.67 };

async function ready() {
  const actor = await anActor();
  return { actor, ...(await addPlace(actor, brendan)) };
}

const eventsOf = (businessId: string) =>
  db.auditEvent.findMany({ where: { chain: businessId, type: "place.removed" }, select: { payload: true } });

describe("removePlace", () => {
  it("does it: nothing is found there any more, and the name is free again", async () => {
    const { actor, id } = await ready();
    expect(await removePlace(actor, { id })).toMatchObject({ id, ...brendan });
    expect(await listPlaces(actor)).toEqual([]);
    expect(await listOwnPlaces([actor.businessId])).toEqual([]);
    expect(await addPlace(actor, brendan)).toMatchObject(brendan);
  });

  it("records it", async () => {
    const { actor, id } = await ready();
    await removePlace(actor, { id });
    const { name, address } = brendan;
    expect(await eventsOf(actor.businessId)).toMatchObject([{ payload: { placeId: id, name, address } }]);
  });

  it("refuses the wrong state: one that was removed", async () => {
    const { actor, id } = await ready();
    await removePlace(actor, { id });
    expect(await refusal(removePlace(actor, { id }))).toBe("not_found: We could not find this place.");
  });

  it("refuses the wrong actor: another business, for whom it does not exist", async () => {
    const { actor, id } = await ready();
    expect(await refusal(removePlace(await anActor(), { id }))).toBe("not_found: We could not find this place.");
    expect(await listPlaces(actor)).toHaveLength(1);
  });

  it("of two concurrent calls one wins", async () => {
    const { actor, id } = await ready();
    const { won, lost } = await atOnce([1, 2].map(() => () => removePlace(actor, { id })));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(["not_found: We could not find this place."]);
    expect(await eventsOf(actor.businessId)).toHaveLength(1);
  });
});
