// Telling a family of a step.
import { beforeEach, expect, it } from "vitest";
import { onEvents } from "@/lib/audit/transact";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { anAddress, asked, aVisit, later, nine, outboxOf, type Visit } from "@/lib/testing/family-updates";
import { atOnce, newestLink, recordOf } from "@/lib/testing/outcomes";
import { arriveAtPickup } from "@/lib/transports/arrive-at-pickup";
import { confirmPickup } from "@/lib/transports/confirm-pickup";
import { declineRequest } from "@/lib/transports/decline-request";
import { suspendRequest } from "@/lib/transports/suspend-request";
import { undoDecline } from "@/lib/transports/undo-decline";
import { anActor, cancelled, suspended } from "@/prisma/factories";
import { confirmUpdates } from "./confirm-updates";
import { eraseUpdates } from "./erase-updates";
import { printConfirmMail, printStepMail } from "./print-update-mail";
import { sendUpdates } from "./send-updates";
import { updateEvents } from "./update-status";

let visit: Visit;
const address = { first: "", second: "", silent: "" };
const requestId = () => visit.family.requestId;
const arrive = () => at(later(10), () => arriveAtPickup(visit.company, { id: visit.routeId }));
const arrival = () => ({ requestId: requestId(), type: "route.arrived_at_pickup", at: later(10).toISOString() });
const steps = async () => (await outboxOf(requestId())).filter((mail) => mail.startsWith("updates-step"));
const told = async () => (await recordOf(requestId())).filter((type) => type === "updates.sent").length;

beforeEach(async () => {
  Object.assign(globalThis, { mortuaryLocalAddress: "http://127.0.0.1:3000" });
  visit = await aVisit();
  for (const who of ["first", "second", "silent"] as const) {
    address[who] = anAddress();
    const token = await asked(visit.family, address[who]);
    if (who !== "silent") await at(later(1), () => confirmUpdates(token));
  }
});

it("does it: one message for everybody who said yes", async () => {
  await arrive();
  await at(later(11), () => sendUpdates(arrival()));
  expect(await steps()).toEqual([address.first, address.second].toSorted().map((each) => `updates-step ${each}`));
});

it("records it: how many, and never who", async () => {
  await arrive();
  await at(later(11), () => sendUpdates(arrival()));
  const link = await newestLink(requestId());
  expect(link).toMatchObject({ type: "updates.sent", actorKind: "system", payload: { step: "pickup", people: 2 } });
  expect(JSON.stringify(link.payload)).not.toContain("@");
});

it("refuses the wrong state: a step that is two hours old, or that another has overtaken", async () => {
  await arrive();
  await at(later(10 + 121), () => sendUpdates(arrival()));
  await at(later(10.5), () => confirmPickup(visit.company, { id: visit.routeId }));
  await at(later(11), () => sendUpdates(arrival()));
  expect([await steps(), await told()]).toEqual([[], 0]);
});

it("of two concurrent calls one wins: nobody gets a message twice", async () => {
  await arrive();
  await atOnce([1, 2].map(() => () => at(later(11), () => sendUpdates(arrival()))));
  await at(later(12), () => sendUpdates(arrival()));
  expect(await steps()).toHaveLength(2);
});

it("tells that a suspended transport was declined, unless that was taken back", async () => {
  const { creatingBusinessId } = await db.serviceRequest.findUniqueOrThrow({ where: { id: requestId() } });
  const creator = await anActor({ businessId: creatingBusinessId });
  await at(later(10), () => suspended(visit.company, requestId(), "The road is closed."));
  const decline = async (minute: number) => {
    await at(later(minute), () => declineRequest(creator, { id: requestId() }));
    return { requestId: requestId(), type: "request.declined", at: later(minute).toISOString() };
  };
  const undone = await decline(20);
  await at(later(20.3), () => undoDecline(creator, { id: requestId() }));
  await at(later(21), () => sendUpdates(undone));
  expect(await steps()).toEqual([]);
  const declined = await decline(30);
  await at(later(31), () => sendUpdates(declined));
  expect(await steps()).toHaveLength(2);
  expect((await newestLink(requestId())).payload).toMatchObject({ step: "changed", people: 2 });
});

it("is laid with the step itself, and a minute later is due", async () => {
  onEvents(updateEvents, { kind: "family-updates", afterMs: 60_000 });
  await arrive();
  await at(later(20), () => suspendRequest(visit.company, { id: requestId(), reason: "The road is closed." }));
  const jobs = await db.job.findMany({ where: { kind: "family-updates" }, orderBy: { runAt: "asc" } });
  const own = jobs.filter(({ payload }) => JSON.stringify(payload).includes(requestId()));
  expect(own.map(({ payload, runAt }) => [payload, runAt])).toEqual([
    [arrival(), later(11)],
    [{ ...arrival(), type: "request.suspended", at: later(20).toISOString() }, later(21)],
  ]);
});

it("writes messages that name nobody, with a way to stop them", async () => {
  const { id: updateId } = await db.familyUpdate.findFirstOrThrow({ where: { address: address.first } });
  const { deceasedName } = await db.serviceRequest.findUniqueOrThrow({ where: { id: requestId() } });
  const mail = await at(later(11), () => printStepMail({ updateId, step: "care", at: later(10).toISOString() }));
  expect(mail.subject).toBe("News of the transport that you follow");
  expect(mail.text).toMatch(/^Your loved one is in our care now\.\n\n.*\nhttp:\/\/.*\/family\/login\n\n/);
  expect(mail.headers).toMatchObject({
    "List-Unsubscribe": expect.stringMatching(/^<http:\/\/.*\/api\/family\/updates\/[\w-]{64}\/stop>$/) as unknown,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const asking = await printConfirmMail({ updateId });
  for (const secret of [visit.family.caseId, deceasedName ?? "", ...(deceasedName ?? "").split(" "), "Evanston"]) {
    expect(`${mail.subject} ${mail.text} ${mail.html} ${asking.text} ${asking.html}`).not.toContain(secret);
  }
});

it("sends no step to whoever did not say yes, and none that is no news any more", async () => {
  const { id: silent } = await db.familyUpdate.findFirstOrThrow({ where: { address: address.silent } });
  const { id: first } = await db.familyUpdate.findFirstOrThrow({ where: { address: address.first } });
  const step = { step: "care", at: nine.toISOString() };
  await expect(at(later(1), () => printStepMail({ updateId: silent, ...step }))).rejects.toThrow(/not said yes/);
  await expect(at(later(121), () => printStepMail({ updateId: first, ...step }))).rejects.toThrow(/no news/);
});

it("is forgotten: unconfirmed after a day, everybody two days after the end", async () => {
  const people = () => db.familyUpdate.count({ where: { accessId: visit.family.accessId } });
  await at(later(23 * 60), eraseUpdates);
  expect(await people()).toBe(3);
  await at(later(25 * 60), eraseUpdates);
  expect(await people()).toBe(2);
  await at(later(26 * 60), () =>
    cancelled(visit.company, requestId(), { reason: "The family changed its plans.", feeStatus: "none" }),
  );
  await at(later(26 * 60 + 49 * 60), eraseUpdates);
  expect([await people(), await outboxOf(requestId())]).toEqual([0, []]);
});
