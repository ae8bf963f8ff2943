// Pinning a place of a business.
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { geocode } from "@/lib/platform/geo/ask-providers";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { addPlace } from "./add-place";
import { listOwnPlaces, listPlaces } from "./queries";

const brendan = {
  name: "St. Brendan, gate 3",
  address: "4025 N Paulina St, Chicago, IL 60613",
  lat: 41.95,
  lng: -87.67,
};

const eventsOf = (businessId: string) =>
  db.auditEvent.findMany({ where: { chain: businessId, type: "place.added" }, select: { payload: true } });

describe("addPlace", () => {
  it("does it: its name and its address are found there ever after", async () => {
    const actor = await anActor({ firstName: "Marisol", lastName: "Vega" });
    const place = await addPlace(actor, brendan);
    expect(place).toMatchObject({ ...brendan, pinnedBy: "Marisol Vega" });
    expect(await listPlaces(actor)).toEqual([place]);
    const places = await listOwnPlaces([actor.businessId]);
    for (const written of [brendan.name, brendan.address.toLowerCase()]) {
      expect(await geocode(written, { places })).toEqual({
        lat: brendan.lat,
        lng: brendan.lng,
        precision: "pin",
        near: brendan.name,
      });
    }
  });

  it("records it", async () => {
    const actor = await anActor();
    const { id } = await addPlace(actor, brendan);
    expect(await eventsOf(actor.businessId)).toMatchObject([{ payload: { placeId: id, ...brendan } }]);
  });

  it("refuses the wrong state: a place of that name, however it is spelled", async () => {
    const actor = await anActor();
    await addPlace(actor, brendan);
    expect(await refusal(addPlace(actor, { ...brendan, name: "Saint Brendan Gate 3" }))).toBe(
      "conflict: There is a place called St. Brendan, gate 3 already. Remove it first.",
    );
  });

  it("refuses the wrong actor: another business neither sees it nor is held up by its name", async () => {
    const [actor, other] = [await anActor(), await anActor()];
    await addPlace(actor, brendan);
    expect(await listPlaces(other)).toEqual([]);
    expect(await listOwnPlaces([other.businessId])).toEqual([]);
    await addPlace(other, { ...brendan, lat: 41.9 });
    expect(await listOwnPlaces([other.businessId, actor.businessId])).toMatchObject([{ lat: 41.9 }, { lat: 41.95 }]);
  });

  it("of two concurrent calls one wins", async () => {
    const actor = await anActor();
    const { won, lost } = await atOnce([1, 2].map(() => () => addPlace(actor, brendan)));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(["conflict: There is a place called St. Brendan, gate 3 already. Remove it first."]);
    expect(await eventsOf(actor.businessId)).toHaveLength(1);
  });
});
