// Where a drive's ends lie: what the two businesses pinned comes before what any map knows.
import { describe, expect, it } from "vitest";
import { addPlace } from "@/lib/businesses/add-place";
import { removePlace } from "@/lib/businesses/remove-place";
import { findRouteDrive } from "@/lib/platform/geo/route-drive";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { changeAddress } from "./change-address";
import { recalculateRoute } from "./recalculate-route";

const addresses = { pickupLocation: "St. Brendan, 4025 N Paulina St, Chicago, IL 60613", deliveryLocation: "Harlan" };
const brendan = { name: "Saint Brendan", address: "Gate 3", lat: 41.954, lng: -87.67 };
const harlan = { name: "Harlan", address: "12 West Ave, Elgin, IL 60120", lat: 42.03, lng: -88.28 };

async function drivenOf(requestId: string, routeId: string) {
  await recalculateRoute({ requestId });
  return findRouteDrive(routeId);
}

describe("loadDrive", () => {
  it("takes the places of the creating and of the carrying business, and no others", async () => {
    const [creator, owner, other] = [await anActor(), await anActor(), await anActor()];
    await addPlace(creator, brendan);
    await addPlace(owner, harlan);
    await addPlace(other, { ...brendan, lat: 10 });
    const { request, route } = await anActiveTransport(creator, owner, addresses);
    expect(await drivenOf(request.id, route.id)).toMatchObject({
      pickupPlace: { lat: brendan.lat, lng: brendan.lng, precision: "pin" },
      deliveryPlace: { lat: harlan.lat, lng: harlan.lng, precision: "pin" },
    });
  });

  it("takes the carrying business's where both pinned one, and forgets what was removed", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    await addPlace(creator, brendan);
    const { id } = await addPlace(owner, { ...brendan, lat: 41.96 });
    const { request, route } = await anActiveTransport(creator, owner, addresses);
    expect(await drivenOf(request.id, route.id)).toMatchObject({ pickupPlace: { lat: 41.96 } });
    await removePlace(owner, { id });
    await changeAddress(owner, { id: request.id, deliveryLocation: "718 Lake St, Oak Park, IL 60301" });
    expect(await drivenOf(request.id, route.id)).toMatchObject({
      pickupPlace: { lat: brendan.lat, precision: "pin" },
      deliveryPlace: { precision: "zip" },
    });
  });
});
