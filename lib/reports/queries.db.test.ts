// Who gets the report of a transport, and what it tells, on a real database.
import { describe, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { refusal } from "@/lib/testing/outcomes";
import { arriveAtPickup } from "@/lib/transports/arrive-at-pickup";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import {
  accepted,
  aBusiness,
  aCompletedTransport,
  anActiveTransport,
  anActor,
  aPendingRequest,
  cancelled,
  driven,
  suspended,
} from "@/prisma/factories";
import { printReport } from "./print-report";
import { findReport, getReport } from "./queries";

async function trailOf(actor: Awaited<ReturnType<typeof anActor>>, id: string) {
  const { sheet } = await getReport(actor, id);
  const trail = sheet?.sections.find((section) => section.kind === "trail");
  if (trail?.kind !== "trail") throw new Error("There is no trail.");
  return trail;
}

describe("who gets it", () => {
  it("is for the creating and the owning business", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request, route } = await aCompletedTransport(creator, owner);
    for (const actor of [creator, owner]) {
      expect(await getReport(actor, request.id)).toMatchObject({ id: request.id, route: { id: route.id } });
    }
  });

  it("does not exist for a foreign business", async () => {
    const { request } = await aCompletedTransport(await anActor(), await anActor());
    const stranger = await anActor();
    expect(await refusal(getReport(stranger, request.id))).toMatch(/^not_found: /);
    expect(await refusal(printReport(stranger, request.id))).toMatch(/^not_found: /);
    expect(await findReport(stranger, request.id)).toBeNull();
  });

  it("is refused to an addressee who did not accept", async () => {
    const [creator, addressee] = [await anActor(), await anActor()];
    const { id } = await aPendingRequest(creator, { businessId: addressee.businessId });
    expect(await refusal(getReport(addressee, id))).toMatch(/^forbidden: /);
    expect(await findReport(addressee, id)).toBeNull();
  });

  it("is found by nothing that is no id", async () => {
    expect(await findReport(await anActor(), "none")).toBeNull();
  });
});

describe("what it tells", () => {
  it("has no sheet without a route, and no paper", async () => {
    const creator = await anActor();
    const { id } = await aPendingRequest(creator);
    expect(await getReport(creator, id)).toMatchObject({ route: null, sheet: null, head: { seq: 1 } });
    expect(await refusal(printReport(creator, id))).toMatch(/^not_found: /);
  });

  it("writes the same drive in the zone of each business that asks", async () => {
    const west = await aBusiness({ timeZone: "America/Los_Angeles" });
    const [creator, owner] = [await anActor({ businessId: west.id }), await anActor()];
    const { request } = await aCompletedTransport(creator, owner);
    expect((await getReport(creator, request.id)).timeZone).toBe("America/Los_Angeles");
    const notes = await Promise.all(
      [creator, owner].map(async (actor) => {
        const times = (await getReport(actor, request.id)).sheet?.sections.find(({ kind }) => kind === "times");
        return times?.kind === "times" ? times.note : null;
      }),
    );
    expect(notes[0]).toMatch(/^all in Los Angeles time, P[DS]T$/);
    expect(notes[1]).toMatch(/^all in Chicago time, C[DS]T$/);
  });

  it("ends with the record as it is stored, by whom with the business, and its head", async () => {
    const [creator, owner] = [await anActor(), await anActor({ lastName: "Vega" })];
    const { request } = await aCompletedTransport(creator, owner);
    const { caseId } = await issueFamilyAccess(owner, { id: request.id });
    const stored = await db.auditEvent.findMany({ where: { chain: request.id }, orderBy: { seq: "asc" } });
    const report = await getReport(owner, request.id);
    expect(report.sheet?.reference).toBe(caseId);
    expect(report.head).toEqual({ seq: stored.length, hash: stored.at(-1)?.hash });
    const trail = await trailOf(owner, request.id);
    expect(trail.links.map(({ hash }) => hash)).toEqual(
      stored.map(({ hash }) => `${hash.slice(0, 4)}…${hash.slice(-4)}`),
    );
    expect(trail.links[1]).toMatchObject({ event: "Accepted", by: `Ana Vega, ${owner.businessName}` });
    expect(trail.seal.value).toBe(report.head.hash);
  });

  it("tells the newest drive, and why the one before ended", async () => {
    const [creator, owner, next] = [await anActor(), await anActor(), await anActor()];
    const { request, route } = await anActiveTransport(creator, owner);
    await suspended(owner, request.id, "The van broke down");
    expect((await getReport(creator, request.id)).route?.id).toBe(route.id);
    const again = await accepted(next, request.id);
    const report = await getReport(creator, request.id);
    expect(report.route?.id).toBe(again.route.id);
    expect(report.sheet?.company.name).toBe(next.businessName);
    expect((await trailOf(creator, request.id)).links.map(({ event }) => event)).toContain("Suspended");
  });

  it("has the times that were pressed, and says which were sent later", async () => {
    const owner = await anActor();
    const { request, route } = await anActiveTransport(await anActor(), owner);
    const night = Date.UTC(2026, 10, 22, 3);
    const minutes = (count: number) => new Date(night + count * 60_000);
    await db.transportRoute.update({ where: { id: route.id }, data: { startedAt: minutes(0) } });
    const pressedAt = minutes(4).getTime();
    await at(minutes(30), () => arriveAtPickup(owner, { id: route.id, clientId: "a", pressedAt }));
    await at(minutes(31), () => driven(owner, route.id, ["confirm"]));
    const { sheet } = await getReport(owner, request.id);
    const times = sheet?.sections.find((section) => section.kind === "times");
    const written = times?.kind === "times" ? times.stops.map(({ time }) => time) : [];
    expect(written.slice(0, 2)).toEqual(["Nov 21, 2026 at 9:04 PM, sent later", "Nov 21, 2026 at 9:31 PM"]);
    const { links } = await trailOf(owner, request.id);
    expect(links.at(-2)).toMatchObject({
      time: "Nov 21, 2026 at 9:30 PM",
      detail: "Pressed Nov 21, 2026 at 9:04 PM, sent later",
    });
  });

  it("tells a cancellation with its reason and fee", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request } = await anActiveTransport(creator, owner);
    await cancelled(owner, request.id, { reason: "The family's wish", feeStatus: "partial", feeAmount: 120 });
    const text = JSON.stringify((await getReport(owner, request.id)).sheet);
    expect(text).toContain("The family's wish");
    expect(text).toContain("Partial $120.00");
  });

  it("prints as a PDF named after the case", async () => {
    const [creator, owner] = [await anActor(), await anActor()];
    const { request } = await aCompletedTransport(creator, owner);
    const { pdf, fileName } = await printReport(owner, request.id);
    expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe("%PDF-");
    expect(fileName).toBe(`transport-report-${request.id}.pdf`);
  });
});
