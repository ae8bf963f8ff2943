// Changing an address on a real database: what is recorded, who may, and until when.
import { describe, expect, it } from "vitest";
import type { LiveNotice } from "@/lib/audit/live-notice";
import { at } from "@/lib/platform/clock";
import { database, db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import {
  aCompletedTransport,
  aDeclinedRequest,
  anActiveTransport,
  anActor,
  aPendingRequest,
  cancelled,
  driven,
} from "@/prisma/factories";
import { acceptRequest } from "./accept-request";
import { changeAddress } from "./change-address";
import { confirmPickup } from "./confirm-pickup";
import { departPickup } from "./depart-pickup";
import { getRequest } from "./queries";
import { changeAddressInput } from "./schema";

const evening = new Date("2026-11-22T03:04:00.000Z");
const [paulina, lake] = ["4025 N Paulina St, Chicago, IL 60613", "718 Lake St, Oak Park, IL 60301"];
const dempster = "1609 Dempster St, Evanston, IL 60201";

const told = { types: ["request.addresses_changed"] };

const jobs = (requestId: string) =>
  db.job.findMany({ where: { kind: "recalculate-route", payload: { path: ["requestId"], equals: requestId } } });

/** Under way, of a company that did not create it. */
async function active() {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request, route } = await anActiveTransport(creator, owner);
  return { creator, owner, id: request.id, routeId: route.id };
}

describe("does it", () => {
  it("does it: for the owning and for the creating business, and has the route recalculated each time", async () => {
    const { creator, owner, id } = await active();
    const request = await at(evening, () => changeAddress(owner, { id, deliveryLocation: dempster }));
    expect(request).toMatchObject({ id, pickupLocation: paulina, deliveryLocation: dempster, status: "active" });
    expect(await getRequest(owner, id)).toEqual(request);
    expect(await jobs(id)).toMatchObject([{ status: "queued", payload: { requestId: id } }]);
    await changeAddress(creator, { id, pickupLocation: lake, deliveryLocation: lake });
    expect(await getRequest(owner, id)).toMatchObject({ pickupLocation: lake, deliveryLocation: lake });
    expect(await jobs(id)).toHaveLength(2);
  });

  it("does it: while pending, when there is no route to recalculate", async () => {
    const creator = await anActor();
    const { id } = await aPendingRequest(creator);
    expect(await changeAddress(creator, { id, pickupLocation: dempster })).toMatchObject({ pickupLocation: dempster });
    expect(await jobs(id)).toEqual([]);
  });

  it("does it: a value that stands already is no change", async () => {
    const { owner, id } = await active();
    const before = await db.serviceRequest.findUniqueOrThrow({ where: { id } });
    const record = await recordOf(id);
    const request = await changeAddress(owner, { id, pickupLocation: paulina, deliveryLocation: lake });
    expect(request).toEqual(await getRequest(owner, id));
    expect(await db.serviceRequest.findUniqueOrThrow({ where: { id } })).toEqual(before);
    expect(await recordOf(id)).toEqual(record);
    expect(await jobs(id)).toEqual([]);
  });
});

describe("records it", () => {
  it("records it: old and new of what changed, and of that alone", async () => {
    const { owner, id } = await active();
    await at(evening, () => changeAddress(owner, { id, pickupLocation: paulina, deliveryLocation: dempster }));
    expect(await newestLink(id)).toMatchObject({
      type: "request.addresses_changed",
      at: evening,
      actorKind: "business",
      actorId: owner.userId,
      businessId: owner.businessId,
      payload: { by: "Ana Ruiz", deliveryLocation: { old: lake, new: dempster } },
    });
    expect((await newestLink(id)).payload).not.toHaveProperty("pickupLocation");
  });

  it("records it: an open call's change is told to every provider, an active transport's to its parties", async () => {
    const [creator, { creator: other, owner, id: activeId }] = [await anActor(), await active()];
    const { id } = await aPendingRequest(creator);
    const heard: LiveNotice[] = [];
    const listener = await database().pool.connect();
    try {
      listener.on("notification", ({ payload }) => void heard.push(JSON.parse(payload ?? "") as LiveNotice));
      await listener.query("LISTEN live");
      await changeAddress(creator, { id, pickupLocation: dempster });
      await changeAddress(owner, { id: activeId, pickupLocation: dempster });
      // A query of its own takes in what was sent before it.
      await listener.query("UNLISTEN live");
    } finally {
      listener.release(true);
    }
    expect(heard).toEqual([
      { ...told, requestIds: [id], businessIds: [creator.businessId], isOpenCall: true },
      { ...told, requestIds: [activeId], businessIds: [other.businessId, owner.businessId], isOpenCall: false },
    ]);
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: over", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const change = { deliveryLocation: dempster };
    const completed = (await aCompletedTransport(creator, owner)).request.id;
    expect(await refusal(changeAddress(owner, { id: completed, ...change }))).toBe(
      "conflict: This is completed. Its addresses stay as they are.",
    );
    const declined = (await aDeclinedRequest(creator)).id;
    expect(await refusal(changeAddress(creator, { id: declined, ...change }))).toBe(
      "conflict: This is declined. Its addresses stay as they are.",
    );
    const { id } = await active().then(async (transport) => {
      await cancelled(transport.owner, transport.id, { reason: "The family changed its mind.", feeStatus: "none" });
      expect(await refusal(changeAddress(transport.owner, { id: transport.id, ...change }))).toBe(
        "conflict: This is cancelled. Its addresses stay as they are.",
      );
      return transport;
    });
    expect(await recordOf(id)).not.toContain("request.addresses_changed");
  });

  it("refuses the wrong state: the pickup, once the person was picked up; the delivery may change still", async () => {
    const { owner, id, routeId } = await active();
    await driven(owner, routeId, ["arrive"]);
    await changeAddress(owner, { id, pickupLocation: dempster });
    await at(evening, () => driven(owner, routeId, ["confirm"]));
    const both = { id, pickupLocation: paulina, deliveryLocation: dempster };
    expect(await refusal(changeAddress(owner, both))).toBe(
      "conflict: The person was picked up at 9:04 PM. The pickup address stays as it was.",
    );
    expect(await getRequest(owner, id)).toMatchObject({ pickupLocation: dempster, deliveryLocation: lake });
    await changeAddress(owner, { id, pickupLocation: dempster, deliveryLocation: paulina });
    expect(await getRequest(owner, id)).toMatchObject({ pickupLocation: dempster, deliveryLocation: paulina });
  });
});

describe("refuses the wrong actor", () => {
  it("refuses the wrong actor: the addressed business and a provider of an open call", async () => {
    const [creator, company] = [await anActor(), await anActor()];
    const refused =
      "forbidden: Only the business that created this request, or the one that accepted it, may change its addresses.";
    const { id } = await aPendingRequest(creator, { businessId: company.businessId });
    expect(await refusal(changeAddress(company, { id, pickupLocation: dempster }))).toBe(refused);
    const open = await aPendingRequest(creator);
    expect(await refusal(changeAddress(company, { id: open.id, pickupLocation: dempster }))).toBe(refused);
    expect(await recordOf(id)).toEqual(["request.created"]);
  });

  it("refuses the wrong actor: others find nothing", async () => {
    const { id } = await active();
    expect(await refusal(changeAddress(await anActor(), { id, pickupLocation: dempster }))).toMatch(/^not_found: /);
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect(await refusal(changeAddress(await anActor(), { id: unknown, pickupLocation: lake }))).toMatch(
      /^not_found: /,
    );
  });
});

describe("of two concurrent calls one wins", () => {
  it("of two concurrent calls one wins: the same change is made and recorded once", async () => {
    const { creator, owner, id } = await active();
    const { won } = await race({ table: "ServiceRequest", id }, [
      () => changeAddress(owner, { id, deliveryLocation: dempster }),
      () => changeAddress(creator, { id, deliveryLocation: dempster }),
    ]);
    expect(won.map(({ deliveryLocation }) => deliveryLocation)).toEqual([dempster, dempster]);
    expect((await recordOf(id)).filter((type) => type === "request.addresses_changed")).toHaveLength(1);
    expect(await jobs(id)).toHaveLength(1);
  });

  it("of two concurrent calls one wins: of two changes the later one's old address is the earlier one's new", async () => {
    const { creator, owner, id } = await active();
    const { won } = await race({ table: "ServiceRequest", id }, [
      () => changeAddress(owner, { id, deliveryLocation: dempster }),
      () => changeAddress(creator, { id, deliveryLocation: paulina }),
    ]);
    expect(won).toHaveLength(2);
    const links = await db.auditEvent.findMany({
      where: { chain: id, type: "request.addresses_changed" },
      orderBy: { seq: "asc" },
    });
    const [first, second] = links.map(
      ({ payload }) => (payload as { deliveryLocation: { old: string; new: string } }).deliveryLocation,
    );
    expect(first?.old).toBe(lake);
    expect(second?.old).toBe(first?.new);
    expect((await getRequest(owner, id)).deliveryLocation).toBe(second?.new);
  });

  it("of two concurrent calls one wins: a pickup confirmed meanwhile keeps its address", async () => {
    const { owner, id, routeId } = await active();
    await driven(owner, routeId, ["arrive"]);
    const { won, lost } = await race<unknown>({ table: "TransportRoute", id: routeId }, [
      () => confirmPickup(owner, { id: routeId }),
      () => changeAddress(owner, { id, pickupLocation: dempster }),
    ]);
    const record = await recordOf(id);
    const [confirmed, changed] = [
      record.indexOf("route.pickup_confirmed"),
      record.indexOf("request.addresses_changed"),
    ];
    // Either the address was changed before the pickup, or the pickup stands and it was not.
    expect(changed === -1 ? [won.length, lost.length] : changed < confirmed).toEqual(changed === -1 ? [1, 1] : true);
  });

  it("of two concurrent calls one wins: accepted meanwhile, the new route is recalculated", async () => {
    const [creator, company] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    await race({ table: "ServiceRequest", id }, [
      () => acceptRequest(company, { id }),
      () => changeAddress(creator, { id, deliveryLocation: dempster }),
    ]);
    const record = await recordOf(id);
    const isAcceptedFirst = record.indexOf("request.accepted") < record.indexOf("request.addresses_changed");
    expect(await jobs(id)).toHaveLength(isAcceptedFirst ? 1 : 0);
    expect(await getRequest(company, id)).toMatchObject({ status: "active", deliveryLocation: dempster });
  });
});

it("the steps that move an arrival have what was estimated before them estimated anew", async () => {
  const { owner, id, routeId } = await active();
  await driven(owner, routeId, ["arrive"]);
  await db.transportRoute.update({ where: { id: routeId }, data: { distanceRemaining: "14.6 mi" } });
  await confirmPickup(owner, { id: routeId });
  expect(await jobs(id)).toHaveLength(1);
  await departPickup(owner, { id: routeId });
  expect(await jobs(id)).toHaveLength(2);
});

describe("takes only what it should", () => {
  const id = "a3f81c09-5b0e-4a53-9f0d-6f5f0a0f2d11";
  const problem = (sent: object) => changeAddressInput.safeParse({ id, ...sent }).error?.issues[0]?.message;

  it.each([
    [{ pickupLocation: "" }, "Pickup address is required"],
    [{ pickupLocation: " \n\t " }, "Pickup address is required"],
    [{ pickupLocation: null }, "Pickup address is required"],
    [{ pickupLocation: 4025 }, "Pickup address is required"],
    [{ deliveryLocation: "\u202E \u2066" }, "Delivery address is required"],
    [{ deliveryLocation: null }, "Delivery address is required"],
    [{ deliveryLocation: "x".repeat(501) }, "At most 500 characters."],
    [{ deliveryLocation: "a\u0000b" }, "This contains characters that cannot be stored."],
    [{}, "Send the pickup or the delivery address."],
  ])("refuses %j", (sent, sentence) => {
    expect(problem(sent)).toBe(sentence);
  });

  it("refuses fields of other calls, and trims", () => {
    expect(changeAddressInput.safeParse({ id, pickupLocation: lake, status: "completed" }).success).toBe(false);
    expect(changeAddressInput.parse({ id, pickupLocation: `  ${lake} \n` })).toEqual({ id, pickupLocation: lake });
  });
});
