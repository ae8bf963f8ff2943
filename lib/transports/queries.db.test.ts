// What each business sees of requests and drives, on a real database.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { refusal } from "@/lib/testing/outcomes";
import {
  aCompletedTransport,
  aDeclinedRequest,
  anActiveTransport,
  anActor,
  aPendingRequest,
  cancelled,
  suspended,
} from "@/prisma/factories";
import { acceptRequest } from "./accept-request";
import { declineRequest } from "./decline-request";
import { editFamilyNote } from "./edit-family-note";
import { issueFamilyAccess } from "./issue-family-access";
import { withheldFromOpenCall } from "./policy";
import {
  countRequests,
  findRoute,
  getRequest,
  getRoute,
  listRequestHistory,
  listRequests,
  listRoutes,
} from "./queries";
import { requestFields, requestPayload } from "./schema";

const ids = (list: { id: string }[]) => list.map(({ id }) => id);
const every = Object.fromEntries(requestFields.map((name) => [name, `secret ${name}`]));

describe("an open call", () => {
  it("shows providers nothing of what it withholds, and what a crew must know", async () => {
    const [creator, provider] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator, { ...requestPayload.parse({ ...every, businessId: "" }) });
    const seen = await getRequest(provider, id);
    expect(seen).toMatchObject({
      isOpenCall: true,
      isWithheld: true,
      may: ["accept", "pass"],
      deceasedName: "secret deceasedName",
      stairsOrObstacles: "secret stairsOrObstacles",
      infectionPrecautions: "secret infectionPrecautions",
    });
    for (const name of withheldFromOpenCall) expect(seen[name]).toBeNull();
    const texts = [seen, ...(await listRequests(provider, { limit: 200 })).requests].map((each) =>
      JSON.stringify(each),
    );
    for (const name of withheldFromOpenCall) expect(texts.join()).not.toContain(`secret ${name}"`);
    expect(await getRequest(creator, id)).toMatchObject({
      isWithheld: false,
      nokName: "secret nokName",
      may: ["accept", "decline", "changeAddress"],
    });
  });

  it("shows everything once it is theirs", async () => {
    const [creator, provider] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator, { ...requestPayload.parse({ ...every, businessId: "" }) });
    await acceptRequest(provider, { id });
    expect(await getRequest(provider, id)).toMatchObject({
      isWithheld: false,
      nokName: "secret nokName",
      notes: "secret notes",
    });
  });

  it("withholds it again from a company that has given it back", async () => {
    const [creator, provider] = [await anActor(), await anActor()];
    const { request } = await anActiveTransport(creator, provider, { nokName: "Elena" });
    await suspended(provider, request.id, "Out of fuel");
    expect(await getRequest(provider, request.id)).toMatchObject({
      status: "pending",
      nokName: null,
      isWithheld: true,
      may: ["accept", "pass"],
    });
    expect((await acceptRequest(provider, { id: request.id })).status).toBe("active");
    const routes = await db.transportRoute.findMany({
      where: { requestId: request.id },
      orderBy: { startedAt: "asc" },
    });
    expect(routes.map((route) => route.isActive)).toEqual([false, true]);
  });
});

describe("an addressed request", () => {
  it("exists for its two businesses only", async () => {
    const [creator, company, stranger] = [await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator, { businessId: company.businessId, nokName: "Elena" });
    for (const party of [creator, company]) {
      expect(await getRequest(party, id)).toMatchObject({ nokName: "Elena", isWithheld: false });
      expect(ids((await listRequests(party, { status: "pending", limit: 200 })).requests)).toContain(id);
    }
    expect(await refusal(getRequest(stranger, id))).toMatch(/^not_found: /);
    expect(ids((await listRequests(stranger, { limit: 200 })).requests)).not.toContain(id);
  });

  it("looks to strangers as if it were not there", async () => {
    const { id } = await aPendingRequest(await anActor(), { businessId: (await anActor()).businessId });
    const stranger = await anActor();
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect(await refusal(getRequest(stranger, id))).toBe(await refusal(getRequest(stranger, unknown)));
  });
});

describe("a list", () => {
  it("is newest first, cut to its limit, and by state", async () => {
    const creator = await anActor();
    const company = await anActor();
    const made: string[] = [];
    for (const minute of [1, 2, 3]) {
      const instant = new Date(Date.UTC(2026, 10, 21, 12, minute));
      made.unshift(
        await at(instant, async () => (await aPendingRequest(creator, { businessId: company.businessId })).id),
      );
    }
    await acceptRequest(company, { id: made[1] ?? "" });
    const own = async (status?: "pending" | "active") => {
      const { requests: list } = await listRequests(company, { status, limit: 200 });
      return ids(list).filter((id) => made.includes(id));
    };
    expect(await own()).toEqual(made);
    expect(await own("active")).toEqual([made[1]]);
    expect(await own("pending")).toEqual([made[0], made[2]]);
    expect((await listRequests(company, { limit: 2 })).requests).toHaveLength(2);
  });

  it("offers on each request what may be done with it now", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request: active } = await anActiveTransport(creator, owner);
    const { request: completed } = await aCompletedTransport(creator, owner);
    const declined = await aDeclinedRequest(creator);
    const offered = new Map((await listRequests(creator, { limit: 200 })).requests.map(({ id, may }) => [id, may]));
    expect([active, completed, declined].map(({ id }) => offered.get(id))).toEqual([
      ["changeAddress", "issueAccess", "viewReport"],
      ["issueAccess", "viewReport"],
      [],
    ]);
  });

  it("tells fees in dollars", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request } = await anActiveTransport(creator, owner);
    await cancelled(owner, request.id, { reason: "Family changed plans", feeStatus: "partial", feeAmount: 120.5 });
    expect((await listRequests(creator, { status: "declined", limit: 200 })).requests).toMatchObject([
      { id: request.id, feeStatus: "partial", feeAmount: 120.5, cancellationReason: "Family changed plans" },
    ]);
  });
});

it("counts what its lists show, and this week's from Monday in its own zone", async () => {
  const [creator, owner] = [await anActor(), await anActor({ business: { timeZone: "America/Chicago" } })];
  const saturday = new Date("2026-11-22T03:00:00.000Z");
  const lastSunday = new Date("2026-11-16T05:59:00.000Z");
  await at(lastSunday, () => aCompletedTransport(creator, owner));
  await at(new Date("2026-11-16T06:00:00.000Z"), () => aCompletedTransport(creator, owner));
  await at(saturday, () => anActiveTransport(creator, owner));
  const oldest = await at(lastSunday, () => aPendingRequest(creator, { businessId: owner.businessId }));
  const counts = await at(saturday, () => countRequests(owner));
  const openCalls = await db.serviceRequest.count({ where: { status: "pending", businessId: null } });
  expect(counts).toEqual({
    pending: 1 + openCalls,
    active: 1,
    completed: 2,
    declined: 0,
    oldestPendingAt: oldest.createdAt,
    lastAcceptedAt: saturday.toISOString(),
    completedThisWeek: 1,
    declinedThisWeek: 0,
  });
});

describe("a drive", () => {
  it("is found by its id, its request's and the case id, by those who may see it", async () => {
    const [creator, owner, addressee] = [await anActor(), await anActor(), await anActor()];
    const { request, route } = await anActiveTransport(creator, owner);
    const { caseId } = await issueFamilyAccess(owner, { id: request.id });
    for (const key of [route.id, request.id, caseId, caseId.toLowerCase().replaceAll("-", " ")]) {
      expect((await getRoute(owner, key)).id).toBe(route.id);
      expect((await getRoute(creator, key)).id).toBe(route.id);
      expect(await findRoute(addressee, key)).toBeNull();
      expect(await refusal(getRoute(addressee, key))).toBe("not_found: We could not find this route.");
    }
  });

  it.each(["", "nothing", "CHI-202611-00000-00000", "00000000-0000-4000-8000-000000000000", "%", "'; --"])(
    "is not found by %j",
    async (key) => {
      await anActiveTransport(await anActor(), await anActor());
      expect(await findRoute(await anActor(), key)).toBeNull();
    },
  );

  it("tells where the vehicle is, as text too", async () => {
    const owner = await anActor();
    const { route } = await anActiveTransport(await anActor(), owner);
    expect(await getRoute(owner, route.id)).toMatchObject({
      currentLat: null,
      currentLng: null,
      currentLocation: null,
    });
    const place = { currentLat: 41.8781, currentLng: -87.6298, positionAt: new Date("2026-11-22T03:04:00.000Z") };
    await db.transportRoute.update({ where: { id: route.id }, data: place });
    const told = { currentLat: 41.8781, currentLng: -87.6298, currentLocation: "41.8781,-87.6298" };
    expect(await getRoute(owner, route.id)).toMatchObject(told);
    expect(await listRoutes(owner)).toMatchObject([told]);
  });

  it("is by its request the active one, else the newest", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request, route: first } = await anActiveTransport(creator, owner);
    await suspended(owner, request.id, "Out of fuel");
    expect((await getRoute(creator, request.id)).id).toBe(first.id);
    await acceptRequest(owner, { id: request.id });
    const second = await getRoute(owner, request.id);
    expect(second).toMatchObject({ isActive: true, routeStatus: "en_route_to_pickup" });
    expect(second.id).not.toBe(first.id);
    expect((await getRoute(owner, first.id)).isActive).toBe(false);
  });

  it("stands in the lists of both its businesses while it is active, its steps offered to the owner only", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { route } = await anActiveTransport(creator, owner);
    await aCompletedTransport(creator, owner);
    expect(await listRoutes(owner)).toMatchObject([{ id: route.id, may: ["arrive"] }]);
    expect(await listRoutes(creator)).toMatchObject([{ id: route.id, may: [] }]);
    expect(await listRoutes(await anActor())).toEqual([]);
  });
});

describe("a history", () => {
  it("tells a pass to the creator and to the passing business alone, and providers no names of others", async () => {
    const [creator, passer, provider] = [await anActor(), await anActor({ firstName: "Ben" }), await anActor()];
    const { id } = await aPendingRequest(creator);
    await declineRequest(passer, { id });
    const told = async (actor: typeof creator) =>
      (await listRequestHistory(actor, id)).map(({ type, by }) => [type, by]);
    expect(await told(creator)).toEqual([
      ["request.created", "Ana Ruiz"],
      ["request.passed", "Ben Ruiz"],
    ]);
    expect(await told(passer)).toEqual([
      ["request.created", null],
      ["request.passed", "Ben Ruiz"],
    ]);
    expect(await told(provider)).toEqual([["request.created", null]]);
  });

  it("tells reasons and changes to the parties, the family's to those who arranged it, and providers neither", async () => {
    const [creator, addressee, provider] = [await anActor(), await anActor(), await anActor()];
    const told = async (actor: typeof creator, id: string) =>
      (await listRequestHistory(actor, id)).flatMap(({ type, detail }) => (detail ? [[type, detail]] : []));
    const { id } = await aPendingRequest(creator, { businessId: addressee.businessId });
    await acceptRequest(creator, { id });
    await issueFamilyAccess(creator, { id, pin: "4821" });
    await editFamilyNote(creator, { id, familyNote: "We call at nine." });
    await cancelled(creator, id, { reason: "Another home.", feeStatus: "partial", feeAmount: 120.5 });
    const cancellation = ["request.cancelled", "Another home.\nPartial fee, $120.50."];
    expect(await told(creator, id)).toEqual([
      ["access.issued", "with a PIN"],
      ["access.note_changed", "Note: none → We call at nine."],
      cancellation,
    ]);
    expect(await told(addressee, id)).toEqual([cancellation]);

    const open = await aPendingRequest(creator);
    await acceptRequest(provider, { id: open.id });
    await suspended(provider, open.id, "A flat tire.");
    expect(await told(creator, open.id)).toEqual([["request.suspended", "A flat tire."]]);
    expect(await told(addressee, open.id)).toEqual([]);
  });

  it("exists for nobody who may not see the request", async () => {
    const { request } = await anActiveTransport(await anActor(), await anActor());
    expect(await refusal(listRequestHistory(await anActor(), request.id))).toMatch(/^not_found: /);
  });
});
