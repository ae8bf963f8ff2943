// A list as a CSV file, on a real database.
import { expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { aCompletedTransport, anActor, aPendingRequest, cancelled, anActiveTransport } from "@/prisma/factories";
import { exportRequests } from "./export-requests";
import { exportRequestsQuery } from "./schema";

async function exported(actor: BusinessActor, given: Record<string, string> = {}) {
  const { fileName, parts } = await exportRequests(actor, exportRequestsQuery.parse(given));
  let text = "";
  for await (const part of parts) text += part;
  const [header = "", ...lines] = text.split("\r\n").slice(0, -1);
  return { fileName, header, lines };
}

const chicago = { business: { timeZone: "America/Chicago" } };

it("holds what the list holds, cut to what the actor may see, with times in the business's zone", async () => {
  const [creator, owner] = [await anActor(), await anActor(chicago)];
  const instant = new Date("2026-11-22T03:12:00Z");
  await at(instant, () =>
    aCompletedTransport(creator, owner, { deceasedName: '=Anna "Nan" Reyes, Sr.', contactPhone: "+1 312 555 0148" }),
  );
  const { fileName, header, lines } = await at(instant, () => exported(owner, { status: "completed" }));
  expect(fileName).toBe("requests-completed-2026-11-21.csv");
  expect(header).toMatch(/^\uFEFFRequest,Case ID,Status,Deceased,/);
  expect(header).toContain(",Created (Chicago time),Accepted (Chicago time),");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`,Completed,"'=Anna ""Nan"" Reyes, Sr.",`);
  expect(lines[0]).toContain(",'+1 312 555 0148,");
  expect(lines[0]).toContain(",2026-11-21 21:12,2026-11-21 21:12,,,,2026-11-21 21:12");
});

it("tells fees as numbers and reasons as they were written", async () => {
  const [creator, owner] = [await anActor(), await anActor()];
  const { request } = await anActiveTransport(creator, owner);
  await cancelled(owner, request.id, { reason: "Family\nchanged plans", feeStatus: "partial", feeAmount: 120.5 });
  const { lines } = await exported(creator, { status: "declined" });
  expect(lines[0]).toContain(',"Family\nchanged plans",Partial,120.5,');
});

it("withholds from a provider what the list withholds, and finds what a search finds, misspellings too", async () => {
  const [hospital, provider] = [await anActor(), await anActor()];
  await aPendingRequest(hospital, { deceasedName: "Balthazar Quince", notes: "Secret", nokPhone: "630 555 0111" });
  for (const q of ["quince", "Balthasar"]) {
    const { fileName, lines } = await exported(provider, { q });
    expect(fileName).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("Balthazar Quince");
  }
  expect((await exported(provider, { q: "6305550111" })).lines).toEqual([]);
  expect((await exported(hospital, { q: "6305550111" })).lines).toHaveLength(1);
});

it("is read in pages, all of them and each row once, and no further when nobody reads on", async () => {
  const [hospital, company] = [await anActor(), await anActor()];
  await aPendingRequest(hospital, { businessId: company.businessId, deceasedName: "Cordelia Strand" });
  // As many as take three readings; how they came to be is of no matter here.
  await database().pool.query(
    `WITH model AS (SELECT r.* FROM "ServiceRequest" r WHERE "businessId" = $1),
      copy AS (INSERT INTO "ServiceRequest" (id, status, "timeZone", "creatingBusinessId", "createdById", "businessId",
        "pickupLocation", "deliveryLocation", "deceasedName", "createdAt", "updatedAt")
        SELECT gen_random_uuid(), status, "timeZone", "creatingBusinessId", "createdById", "businessId",
          "pickupLocation", "deliveryLocation", "deceasedName", "createdAt" + (n / 3) * interval '1 s', "updatedAt"
        FROM model, generate_series(1, 2200) n RETURNING id, "businessId", status, "createdAt")
      INSERT INTO "RequestParty" ("businessId", "requestId", status, "createdAt", "movedAt")
      SELECT "businessId", id, status, "createdAt", "createdAt" FROM copy`,
    [company.businessId],
  );
  const every: Record<string, string>[] = [{}, { q: "cordelia" }];
  for (const given of every) {
    const { lines } = await exported(company, { ...given, status: "pending" });
    const ids = lines.map((line) => line.slice(0, 36));
    expect(new Set(ids).size).toBe(ids.length);
    expect(lines.filter((line) => line.includes("Cordelia Strand"))).toHaveLength(2201);
  }
  const { parts } = await exportRequests(company, {});
  await parts.next();
  await parts.next();
  expect(await parts.return()).toEqual({ done: true, value: undefined });
  expect(await parts.next()).toEqual({ done: true, value: undefined });
});
