// What is suggested while an address or the name of a place is typed.
import { describe, expect, it } from "vitest";
import { anActor, aPendingRequest, anActiveTransport } from "@/prisma/factories";
import { addPlace } from "./add-place";
import { loadPlaces } from "./load-places";

const [paulina, lake] = ["4025 N Paulina St, Chicago, IL 60613", "718 Lake St, Oak Park, IL 60301"];
const brendan = { name: "St. Brendan Medical Center", address: "90 Gate Rd, Elgin, IL 60120", lat: 42, lng: -88.3 };

describe("loadPlaces", () => {
  it("offers the business's own places first, then its newest addresses once each, then areas", async () => {
    const actor = await anActor();
    await addPlace(actor, brendan);
    const request = { pickupLocation: paulina, deliveryLocation: lake, locationName: "Brendan Annex" };
    await aPendingRequest(actor, request);
    await aPendingRequest(actor, { ...request, pickupLocation: "  4025 N. Paulina St., Chicago, IL 60613" });
    expect(await loadPlaces(actor, { q: "", kind: "address" })).toMatchObject([
      { source: "own", name: brendan.name, address: brendan.address },
      { source: "recent", address: "4025 N. Paulina St., Chicago, IL 60613" },
      { source: "recent", address: lake },
    ]);
    expect(await loadPlaces(actor, { q: "saint bren med", kind: "address" })).toMatchObject([
      { address: brendan.address },
    ]);
    expect(await loadPlaces(actor, { q: "lake 718", kind: "address" })).toMatchObject([{ address: lake }]);
    const [first, ...others] = await loadPlaces(actor, { q: "oak pa", kind: "address" });
    expect(first).toMatchObject({ source: "recent", address: lake });
    expect(others[0]).toEqual({ source: "area", name: null, address: "Oak Park, IL" });
  });

  it("offers names of places, where a name is asked for, and no areas", async () => {
    const actor = await anActor();
    await addPlace(actor, brendan);
    await aPendingRequest(actor, { pickupLocation: paulina, locationName: "Brendan Annex" });
    expect(await loadPlaces(actor, { q: "brendan", kind: "business" })).toEqual([
      { source: "own", name: brendan.name, address: brendan.address },
      { source: "recent", name: "Brendan Annex", address: paulina },
    ]);
    expect(await loadPlaces(actor, { q: "chicago", kind: "business" })).toMatchObject([{ name: "Brendan Annex" }]);
  });

  it("knows what the business carries, and nothing of others", async () => {
    const [creator, owner, other] = [await anActor(), await anActor(), await anActor()];
    await anActiveTransport(creator, owner, { pickupLocation: "17 Quince Ct, Elgin, IL 60120" });
    await addPlace(creator, brendan);
    expect(await loadPlaces(owner, { q: "quince", kind: "address" })).toMatchObject([{ source: "recent" }]);
    expect(await loadPlaces(owner, { q: "brendan", kind: "business" })).not.toContainEqual(
      expect.objectContaining({ source: "own" }),
    );
    expect(await loadPlaces(other, { q: "quince", kind: "address" })).toEqual([]);
  });

  it("does not repeat what is written already", async () => {
    const actor = await anActor();
    await aPendingRequest(actor, { pickupLocation: paulina, deliveryLocation: lake });
    expect(await loadPlaces(actor, { q: paulina, kind: "address" })).toEqual([]);
  });
});
