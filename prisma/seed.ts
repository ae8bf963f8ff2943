// Writes the demo week once, through the product's own verbs, so that its record is as true as any other.
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { transact } from "@/lib/audit/transact";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { closeDatabase, db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { AppError, conflict, invalid } from "@/lib/platform/errors";
import { answerReview } from "@/lib/reviews/answer-review";
import { createReview } from "@/lib/reviews/create-review";
import { reviewBody } from "@/lib/reviews/schema";
import { actorOf, systemActor } from "@/lib/testing/actors";
import { aVisitOf } from "@/lib/testing/reviews";
import { declineRequest } from "@/lib/transports/decline-request";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { businesses, demoPassword, people, type PersonKey } from "./demo-people";
import type { DemoRequest } from "./demo-request";
import { businessReviews, type DemoReview, familyReviews } from "./demo-reviews";
import { demoRequests } from "./demo-week";
import { aBusiness, accepted, aPendingRequest, aUser, cancelled, delivered, driven, suspended } from "./factories";

const minute = 60_000;
const zone = "America/Chicago";
const steps = ["arrive", "confirm", "depart"] as const;

async function main(): Promise<void> {
  if (!env().EMBEDDED_DATABASE) {
    throw invalid("The demo week is for the embedded database only: its accounts have a password that everyone knows.");
  }
  const isSeeded = await db.auditEvent.findUnique({ where: { chain_seq: { chain: "platform", seq: 1 } } });
  if (isSeeded) return;
  await clearHalfWritten();
  const start = Date.now();
  const actors = await at(new Date(start - 60 * 24 * 60 * minute), writePeople);
  for (const request of demoRequests) await writeRequest(request, actors, start);
  await transact(systemActor("seed"), async (unit) => {
    unit.record("demo.seeded", {}, { requests: demoRequests.length });
  });
}

/** A seeding that was stopped half-way left only demo accounts; with anybody else here nothing is touched. */
async function clearHalfWritten(): Promise<void> {
  const others = await db.user.count({ where: { NOT: { email: { endsWith: "@demo.test" } } } });
  if (others > 0) throw conflict("This database already holds other people's accounts; the demo week is not written.");
  await db.$executeRaw`TRUNCATE "Business", "AuditEvent", "AuditHead" CASCADE`;
}

async function writePeople(): Promise<Record<PersonKey, BusinessActor>> {
  const ids = new Map<string, string>();
  for (const [key, fields] of Object.entries(businesses)) ids.set(key, (await aBusiness(fields)).id);
  const actors: Partial<Record<PersonKey, BusinessActor>> = {};
  for (const [key, { business, signsIn, ...fields }] of Object.entries(people)) {
    const businessId = ids.get(business);
    if (!businessId) throw new Error(`There is no business ${business}.`);
    const user = await aUser({ ...fields, businessId, ...(signsIn && { password: demoPassword }) });
    actors[key as PersonKey] = await actorOf(user.id);
  }
  return actors as Record<PersonKey, BusinessActor>;
}

async function writeRequest(demo: DemoRequest, actors: Record<PersonKey, BusinessActor>, start: number): Promise<void> {
  const { marisol, deshawn } = actors;
  const creator = actors[demo.by];
  const called = start - demo.ago * minute;
  const then = <T>(minutes: number, work: () => Promise<T>) => at(new Date(called + minutes * minute), work);
  const wanted = demo.wantedIn === undefined ? null : new Date(called + demo.wantedIn * minute);
  const wall = (instant: Date, pattern: string) => format(instant, pattern, { in: tz(zone) });
  const payload = {
    ...demo.payload,
    callReceivedAt: wall(new Date(called), "yyyy-MM-dd'T'HH:mm"),
    dateOfDeath: wall(new Date(called - 45 * minute), "MM-dd-yyyy"),
    ...(demo.isAddressed && { businessId: marisol.businessId }),
    ...(wanted && { requestedDate: wall(wanted, "yyyy-MM-dd"), requestedTime: wall(wanted, "HH:mm") }),
  };
  const { outcome } = demo;
  const { id } = await then(0, () => aPendingRequest(creator, payload));
  if (outcome.state === "declined") await then(outcome.afterMinutes, () => declineRequest(marisol, { id }));
  if (outcome.state === "declined" || (outcome.state === "pending" && !outcome.suspended)) return;
  const minutes = "minutes" in outcome ? outcome.minutes : [];
  const { route } = await then(minutes[0] ?? 5, () => accepted(marisol, id));
  const access = demo.hasAccess ? await then((minutes[0] ?? 5) + 1, () => issueFamilyAccess(marisol, { id })) : null;
  for (const [index, step] of steps.entries()) {
    const when = minutes[index + 1];
    if (when !== undefined) await then(when, () => driven(deshawn, route.id, [step]));
  }
  if (outcome.state === "completed") {
    const { personalEffectsNotes, ...handover } = outcome.handover;
    const effects = personalEffectsNotes ? { personalEffectsTransferred: true, personalEffectsNotes } : {};
    await then(minutes[4] ?? 90, () => delivered(deshawn, route.id, { ...handover, ...effects }));
    await writeReviews({ deceased: demo.payload.deceasedName ?? "", caseId: access?.caseId ?? null }, actors, then);
  }
  if (outcome.state === "pending" && outcome.suspended) {
    const { afterMinutes, reason } = outcome.suspended;
    await then(afterMinutes, () => suspended(marisol, id, reason));
  }
  if (outcome.state === "cancelled") {
    const { afterMinutes, reason, feeStatus, feeAmount } = outcome;
    await then(afterMinutes, () =>
      cancelled(marisol, id, { reason, feeStatus, ...(feeAmount !== undefined && { feeAmount }) }),
    );
  }
}

interface Told {
  deceased: string;
  /** Null where no family has access. */
  caseId: string | null;
}

async function writeReviews(
  { deceased, caseId }: Told,
  actors: Record<PersonKey, BusinessActor>,
  then: <T>(minutes: number, work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  const write = async (review: DemoReview, author: () => Promise<BusinessActor | FamilyActor>) => {
    const { afterMinutes, answer, ...words } = review;
    const { id } = await then(afterMinutes, async () => createReview(await author(), reviewBody.parse(words), "en"));
    if (answer) await then(afterMinutes + 3 * 60, () => answerReview(actors.marisol, { id, answer }));
  };
  const [family, business] = [familyReviews[deceased], businessReviews[deceased]];
  if (family && caseId) await write(family, () => aVisitOf(caseId));
  if (business) await write(business.review, async () => actors[business.by]);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
