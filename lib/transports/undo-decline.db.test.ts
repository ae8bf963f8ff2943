// Taking back a decline or a pass on a real database: who may, for how long, and what stands afterwards.
import { describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { accepted, anActiveTransport, anActor, aPendingRequest, cancelled, suspended } from "@/prisma/factories";
import { acceptRequest } from "./accept-request";
import { declineRequest } from "./decline-request";
import { countRequests, getRequest, listRequestHistory, listRequests } from "./queries";
import { undoDecline } from "./undo-decline";

const evening = new Date("2026-11-22T03:04:00.000Z");
const after = (ms: number) => new Date(evening.getTime() + ms);
const tooLate = "conflict: A decline may be taken back for 30 seconds. This one is older.";

/** An open call that its creator has declined, in the evening. */
async function declinedOpenCall() {
  const creator = await anActor();
  const { id } = await aPendingRequest(creator);
  await at(evening, () => declineRequest(creator, { id }));
  return { creator, id };
}

const pendingIds = async (actor: BusinessActor) =>
  (await listRequests(actor, { status: "pending", limit: 200 })).requests.map((request) => request.id);

describe("does it", () => {
  it("does it: pending again in every party's list, and open to be accepted", async () => {
    const [creator, company] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator, { businessId: company.businessId });
    await at(evening, () => declineRequest(company, { id }));
    const back = await at(after(9_000), () => undoDecline(company, { id }));
    expect(back).toMatchObject({ status: "pending", declinedAt: null, may: ["accept", "decline"] });
    expect(await pendingIds(creator)).toContain(id);
    expect(await countRequests(creator)).toMatchObject({ declined: 0, declinedThisWeek: 0 });
    expect((await acceptRequest(company, { id })).status).toBe("active");
  });

  it("does it: an open call comes back to everybody but those who had passed on it", async () => {
    const [creator, passer, undone, other] = [await anActor(), await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    for (const provider of [passer, undone]) await at(evening, () => declineRequest(provider, { id }));
    await at(evening, () => undoDecline(undone, { id }));
    await at(evening, () => declineRequest(creator, { id }));
    await at(evening, () => undoDecline(creator, { id }));
    for (const provider of [undone, other, creator]) expect(await pendingIds(provider)).toContain(id);
    expect(await pendingIds(passer)).not.toContain(id);
    expect((await getRequest(passer, id)).status).toBe("declined");
    expect(await refusal(acceptRequest(passer, { id }))).toBe("conflict: Your business passed on this.");
    expect(await at(after(20_000), () => undoDecline(passer, { id }))).toMatchObject({ status: "pending" });
  });

  it("does it: passes from before an acceptance stay forgotten", async () => {
    const [creator, owner, passer] = [await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    await declineRequest(passer, { id });
    await accepted(owner, id);
    await suspended(owner, id, "Out of fuel");
    await declineRequest(creator, { id });
    await undoDecline(creator, { id });
    for (const provider of [owner, passer]) expect(await pendingIds(provider)).toContain(id);
    expect(await db.requestParty.count({ where: { requestId: id } })).toBe(1);
  });

  it("does it: declined, taken back and declined again, the last time counts", async () => {
    const { creator, id } = await declinedOpenCall();
    await at(after(5_000), () => undoDecline(creator, { id }));
    await at(after(60_000), () => declineRequest(creator, { id }));
    expect((await at(after(80_000), () => undoDecline(creator, { id }))).status).toBe("pending");
  });
});

it("records it", async () => {
  const { creator, id } = await declinedOpenCall();
  await at(after(9_000), () => undoDecline(creator, { id }));
  expect(await recordOf(id)).toEqual(["request.created", "request.declined", "request.decline_undone"]);
  expect(await newestLink(id)).toMatchObject({
    at: after(9_000),
    payload: { business: creator.businessName, by: "Ana Ruiz" },
  });
});

describe("within 30 seconds", () => {
  it("the thirtieth is in time, a millisecond more is too late", async () => {
    const [first, second] = [await declinedOpenCall(), await declinedOpenCall()];
    expect((await at(after(30_000), () => undoDecline(first.creator, { id: first.id }))).status).toBe("pending");
    expect(await refusal(at(after(30_001), () => undoDecline(second.creator, { id: second.id })))).toBe(tooLate);
    expect((await getRequest(second.creator, second.id)).status).toBe("declined");
  });

  it("a pass too", async () => {
    const passer = await anActor();
    const { id } = await aPendingRequest(await anActor());
    await at(evening, () => declineRequest(passer, { id }));
    expect(await refusal(at(after(30_001), () => undoDecline(passer, { id })))).toBe(tooLate);
    expect(await pendingIds(passer)).not.toContain(id);
    expect((await at(after(30_000), () => undoDecline(passer, { id }))).status).toBe("pending");
  });
});

describe("refuses the wrong state", () => {
  it("refuses the wrong state: a cancelled transport is not brought back", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request } = await at(evening, () => anActiveTransport(creator, owner));
    await at(evening, () => cancelled(owner, request.id, { reason: "Entered twice.", feeStatus: "none" }));
    for (const actor of [creator, owner]) {
      expect(await refusal(at(evening, () => undoDecline(actor, { id: request.id })))).toBe(
        "conflict: This was cancelled at 9:04 PM.",
      );
    }
  });

  it("refuses the wrong state: cancelled after a decline that was taken back", async () => {
    const { creator, id } = await declinedOpenCall();
    const owner = await anActor();
    await at(after(1_000), () => undoDecline(creator, { id }));
    await at(after(2_000), () => accepted(owner, id));
    expect(await refusal(at(after(3_000), () => undoDecline(creator, { id })))).toBe(
      "conflict: Ana Ruiz accepted this at 9:04 PM.",
    );
    await at(after(4_000), () => cancelled(owner, id, { reason: "Entered twice.", feeStatus: "none" }));
    expect(await refusal(at(after(5_000), () => undoDecline(creator, { id })))).toBe(
      "conflict: This was cancelled at 9:04 PM.",
    );
  });

  it("refuses the wrong state: never declined", async () => {
    const [creator, provider] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    for (const actor of [creator, provider]) {
      expect(await refusal(undoDecline(actor, { id }))).toBe("conflict: This is pending. Nobody has accepted it.");
    }
    expect(await recordOf(id)).toEqual(["request.created"]);
  });

  it("refuses the wrong state: passed on, and gone to another company since", async () => {
    const [creator, passer, owner] = [await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    await declineRequest(passer, { id });
    await accepted(owner, id);
    expect(await refusal(undoDecline(passer, { id }))).toBe(
      "not_found: We could not find this request. It may have gone to another company.",
    );
  });
});

describe("refuses the wrong actor", () => {
  it("refuses the wrong actor: the other business, a colleague, a stranger", async () => {
    const creator = await anActor();
    const ben = await anActor({ firstName: "Ben", lastName: "Cole" });
    const { id } = await aPendingRequest(creator, { businessId: ben.businessId });
    await at(evening, () => declineRequest(ben, { id }));
    const colleague = await anActor({ businessId: ben.businessId });
    for (const actor of [creator, colleague]) {
      expect(await refusal(at(evening, () => undoDecline(actor, { id })))).toBe(
        "forbidden: Ben Cole declined this. Nobody else may take it back.",
      );
    }
    const stranger = await anActor();
    expect(await refusal(at(evening, () => undoDecline(stranger, { id })))).toMatch(/^not_found: /);
    expect((await getRequest(creator, id)).status).toBe("declined");
  });

  it("refuses the wrong actor: a colleague's pass", async () => {
    const ben = await anActor({ firstName: "Ben", lastName: "Cole" });
    const colleague = await anActor({ businessId: ben.businessId });
    const { id } = await aPendingRequest(await anActor());
    await declineRequest(await anActor(), { id });
    await declineRequest(ben, { id });
    expect(await refusal(undoDecline(colleague, { id }))).toBe(
      "forbidden: Ben Cole declined this. Nobody else may take it back.",
    );
    expect((await getRequest(colleague, id)).status).toBe("declined");
  });
});

it("of two concurrent calls one wins", async () => {
  const { creator, id } = await declinedOpenCall();
  const { won, lost } = await at(after(1_000), () =>
    race({ table: "ServiceRequest", id }, [() => undoDecline(creator, { id }), () => undoDecline(creator, { id })]),
  );
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: This is pending. Nobody has accepted it."]);
  expect((await recordOf(id)).filter((type) => type === "request.decline_undone")).toHaveLength(1);
});

it("of a second undo and an accept of another at once the accept wins", async () => {
  const [{ creator, id }, taker] = [await declinedOpenCall(), await anActor()];
  await at(after(1_000), () => undoDecline(creator, { id }));
  const { won, lost } = await at(after(2_000), () =>
    race({ table: "ServiceRequest", id }, [() => undoDecline(creator, { id }), () => acceptRequest(taker, { id })]),
  );
  expect(won.map(({ status }) => status)).toEqual(["active"]);
  expect(lost[0]).toMatch(
    /^conflict: (?:This is pending\. Nobody has accepted it|Ana Ruiz accepted this at 9:04 PM)\.$/,
  );
});

describe("a pass taken back", () => {
  it("stands in that business's lists as pending, is recorded, and nobody else hears of it", async () => {
    const [creator, passer, other] = [await anActor(), await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator);
    const before = await countRequests(passer);
    await at(evening, () => declineRequest(passer, { id }));
    expect(await at(after(2_000), () => undoDecline(passer, { id }))).toMatchObject({
      status: "pending",
      isWithheld: true,
      may: ["accept", "pass"],
    });
    expect(await countRequests(passer)).toEqual(before);
    expect(await newestLink(id)).toMatchObject({
      type: "request.pass_undone",
      payload: { business: passer.businessName, by: "Ana Ruiz" },
    });
    const told = async (actor: BusinessActor) => (await listRequestHistory(actor, id)).map(({ type }) => type);
    expect(await told(other)).toEqual(["request.created"]);
    for (const actor of [creator, passer]) {
      expect(await told(actor)).toEqual(["request.created", "request.passed", "request.pass_undone"]);
    }
    expect((await acceptRequest(passer, { id })).status).toBe("active");
  });

  it("counts once, of two at once", async () => {
    const passer = await anActor();
    const { id } = await aPendingRequest(await anActor());
    await at(evening, () => declineRequest(passer, { id }));
    const { won, lost } = await at(after(1_000), () =>
      race({ table: "ServiceRequest", id }, [() => undoDecline(passer, { id }), () => undoDecline(passer, { id })]),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual(["conflict: This is pending. Nobody has accepted it."]);
    expect(await db.requestParty.count({ where: { requestId: id, businessId: passer.businessId } })).toBe(0);
  });

  it("never hides the request from one who accepts at the same moment", async () => {
    const [passer, taker] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(await anActor());
    await at(evening, () => declineRequest(passer, { id }));
    const { won } = await at(after(1_000), () =>
      race({ table: "ServiceRequest", id }, [() => undoDecline(passer, { id }), () => acceptRequest(taker, { id })]),
    );
    expect(won.map(({ status }) => status)).toContain("active");
    expect((await getRequest(taker, id)).status).toBe("active");
    expect(await refusal(getRequest(passer, id))).toMatch(/^not_found: /);
  });
});
