// Fills the measured database: two businesses, their people, and requests as full as those of the demo week.
import type { BusinessActor } from "@/lib/auth/actor";
import { closeDatabase, db } from "@/lib/platform/db";
import { actorOf } from "@/lib/testing/actors";
import { demoRequests } from "@/prisma/demo-week";
import { aBusiness, aPendingRequest, aUser } from "@/prisma/factories";

export const password = "only-for-measuring";
export const acceptorEmail = "acceptor@bench.test";
export const watcherEmail = "watcher@bench.test";

const lanes = 8;

interface Filled {
  /** Requests addressed to the accepting business, pending, oldest first. */
  pendingIds: string[];
}

/** Makes `count` pending requests from one business to another, whose people can sign in with `password`. */
export async function fill(count: number): Promise<Filled> {
  const creator = await person("Teresa", "Nolan", "creator@bench.test", "hospital");
  const acceptor = await person("Marisol", "Vega", acceptorEmail, "transport_company");
  const { businessId } = acceptor;
  const watcher = { firstName: "Deshawn", lastName: "Avery", email: watcherEmail, role: "driver" } as const;
  await aUser({ ...watcher, businessId, password });
  const pendingIds = await addPending(creator, businessId, count);
  // PostgreSQL's own autovacuum does this within a minute; without it the plans are those of empty tables.
  await db.$executeRaw`ANALYZE`;
  await closeDatabase();
  return { pendingIds };
}

async function addPending(creator: BusinessActor, businessId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  let begun = 0;
  const work = async () => {
    for (let index = begun++; index < count; index = begun++) {
      const payload = demoRequests[index % demoRequests.length]?.payload ?? {};
      const { id } = await aPendingRequest(creator, { ...payload, businessId, deceasedName: sampleName(index) });
      ids.push(id);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return ids;
}

/** 'Sample 0007' */
const sampleName = (index: number) => `Sample ${String(index).padStart(4, "0")}`;

async function person(firstName: string, lastName: string, email: string, kind: string): Promise<BusinessActor> {
  const business = await aBusiness({ name: `${lastName} and Partners`, kind });
  const user = await aUser({ firstName, lastName, email, businessId: business.id, password });
  return actorOf(user.id);
}
