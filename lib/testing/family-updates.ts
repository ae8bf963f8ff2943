// A family that has opened its case, and what lies in the outbox for it.
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { openCase } from "@/lib/family/open-case";
import { updateToken } from "@/lib/family/read-update-token";
import { startUpdates } from "@/lib/family/start-updates";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActiveTransport, anActor } from "@/prisma/factories";

export const nine = new Date("2026-11-22T03:00:00.000Z");
export const later = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);

/** An address that no other test has asked with. */
export const anAddress = () => `${crypto.randomUUID()}@example.com`;

export interface Visit {
  company: BusinessActor;
  family: FamilyActor;
  routeId: string;
}

/** Opened at nine. */
export async function aVisit(): Promise<Visit> {
  return at(nine, async () => {
    const company = await anActor();
    const { request, route } = await anActiveTransport(await anActor(), company);
    const { caseId } = await issueFamilyAccess(company, { id: request.id });
    const { token } = await openCase({ caseId }, new Headers(), "en");
    const family = await findFamilyByToken(token);
    if (!family) throw new Error("The visit did not open.");
    return { company, family, routeId: route.id };
  });
}

/** The token of the link that was sent to an address. Asked for at nine. */
export async function asked(family: FamilyActor, address = anAddress()): Promise<string> {
  await at(nine, () => startUpdates(family, address, "en"));
  const { id } = await db.familyUpdate.findFirstOrThrow({ where: { accessId: family.accessId, address } });
  return updateToken(id);
}

/** Kinds and recipients of what lies in the outbox for a request, in the order of their kinds. */
export async function outboxOf(requestId: string): Promise<string[]> {
  const mails = await db.outbox.findMany({ where: { requestId }, orderBy: [{ kind: "asc" }, { recipient: "asc" }] });
  return mails.map(({ kind, recipient }) => `${kind} ${recipient}`);
}
