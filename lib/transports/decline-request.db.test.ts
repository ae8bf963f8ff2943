// Declining and passing on a real database.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { aDeclinedRequest, anActiveTransport, anActor, aPendingRequest } from "@/prisma/factories";
import { acceptRequest } from "./accept-request";
import { declineRequest } from "./decline-request";
import { countRequests, getRequest, listRequests } from "./queries";

const evening = new Date("2026-11-22T03:04:00.000Z");

it("does it", async () => {
  const [creator, company] = [await anActor(), await anActor()];
  const { id } = await aPendingRequest(creator, { businessId: company.businessId });
  const declined = await at(evening, () => declineRequest(company, { id }));
  expect(declined).toMatchObject({ status: "declined", declinedAt: evening.toISOString(), may: [] });
  expect((await getRequest(creator, id)).status).toBe("declined");
  const parties = await db.requestParty.findMany({ where: { requestId: id } });
  expect(parties.map((party) => party.status)).toEqual(["declined", "declined"]);
});

it("records it", async () => {
  const creator = await anActor();
  const { id } = await aPendingRequest(creator);
  await at(evening, () => declineRequest(creator, { id }));
  expect(await recordOf(id)).toEqual(["request.created", "request.declined"]);
  expect(await newestLink(id)).toMatchObject({
    at: evening,
    payload: { business: creator.businessName, by: "Ana Ruiz" },
  });
});

it("takes it off the desks of those who had passed on it", async () => {
  const [creator, passer] = [await anActor(), await anActor()];
  const { id } = await aPendingRequest(creator);
  await declineRequest(passer, { id });
  await declineRequest(creator, { id });
  expect((await listRequests(passer, { limit: 200 })).requests.map((entry) => entry.id)).not.toContain(id);
  expect(await refusal(getRequest(passer, id))).toMatch(/^not_found: /);
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: accepted", async () => {
    const creator = await anActor();
    const { request } = await at(evening, async () =>
      anActiveTransport(creator, await anActor({ firstName: "Ben", lastName: "Cole" })),
    );
    expect(await refusal(declineRequest(creator, { id: request.id }))).toBe(
      "conflict: Ben Cole accepted this at 9:04 PM.",
    );
  });

  it("refuses the wrong state: declined already", async () => {
    const creator = await anActor();
    const { id } = await at(evening, () => aDeclinedRequest(creator));
    expect(await refusal(declineRequest(creator, { id }))).toBe("conflict: This was declined at 9:04 PM.");
    expect(await recordOf(id)).toHaveLength(2);
  });
});

it("refuses the wrong actor", async () => {
  const [creator, company] = [await anActor(), await anActor()];
  const { id } = await aPendingRequest(creator, { businessId: company.businessId });
  expect(await refusal(declineRequest(await anActor(), { id }))).toMatch(/^not_found: /);
  expect(await recordOf(id)).toEqual(["request.created"]);
});

it("of two concurrent calls one wins", async () => {
  const [creator, company] = [await anActor(), await anActor()];
  const { id } = await aPendingRequest(creator, { businessId: company.businessId });
  const { won, lost } = await at(evening, () =>
    race({ table: "ServiceRequest", id }, [
      () => declineRequest(creator, { id }),
      () => declineRequest(company, { id }),
    ]),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: This was declined at 9:04 PM."]);
  expect(await recordOf(id)).toEqual(["request.created", "request.declined"]);
});

describe("a pass on an open call", () => {
  it("stands as declined in that business's lists only and stays open for the others", async () => {
    const [creator, passer, other] = [await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    const before = await countRequests(other);
    expect(await at(evening, () => declineRequest(passer, { id }))).toMatchObject({
      status: "declined",
      isWithheld: true,
    });
    const ids = async (actor: typeof passer, status: "pending" | "declined") =>
      (await listRequests(actor, { status, limit: 200 })).requests.map((request) => request.id);
    expect(await ids(passer, "declined")).toContain(id);
    expect(await ids(passer, "pending")).not.toContain(id);
    expect(await ids(other, "pending")).toContain(id);
    expect(await ids(creator, "pending")).toContain(id);
    expect(await at(evening, () => countRequests(passer))).toMatchObject({
      pending: before.pending - 1,
      declined: 1,
      declinedThisWeek: 1,
    });
    expect(await countRequests(other)).toEqual(before);
    expect((await getRequest(creator, id)).status).toBe("pending");
    expect(await newestLink(id)).toMatchObject({ type: "request.passed", payload: { business: passer.businessName } });
  });

  it("counts once", async () => {
    const passer = await anActor();
    const { id } = await aPendingRequest(await anActor());
    await declineRequest(passer, { id });
    expect(await refusal(declineRequest(passer, { id }))).toBe("conflict: Your business already passed on this.");
    expect(await recordOf(id)).toEqual(["request.created", "request.passed"]);
  });

  it("counts once, of two of a business at once too", async () => {
    const passer = await anActor();
    const colleague = await anActor({ businessId: passer.businessId });
    const { id } = await aPendingRequest(await anActor());
    const { won, lost } = await race({ table: "ServiceRequest", id }, [
      () => declineRequest(passer, { id }),
      () => declineRequest(colleague, { id }),
    ]);
    expect(won).toHaveLength(1);
    expect(lost).toEqual(["conflict: Your business already passed on this."]);
    expect(await recordOf(id)).toEqual(["request.created", "request.passed"]);
  });

  it("never hides the request from one who accepts at the same moment", async () => {
    const [passer, taker] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(await anActor());
    const { won } = await race({ table: "ServiceRequest", id }, [
      () => declineRequest(passer, { id }),
      () => acceptRequest(taker, { id }),
    ]);
    expect(won.map(({ status }) => status)).toContain("active");
    expect((await getRequest(taker, id)).status).toBe("active");
    expect(await refusal(getRequest(passer, id))).toMatch(/^not_found: /);
    const parties = await db.requestParty.findMany({ where: { requestId: id } });
    expect(parties.map((party) => party.status)).toEqual(["active", "active"]);
  });
});
