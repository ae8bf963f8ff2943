// Fills one database and asks it for lists, on the word of the measurement that started this process.
import type { BusinessActor } from "@/lib/auth/actor";
import { actorOf } from "@/lib/testing/actors";
import { formatListCursor } from "@/lib/transports/parse-list-cursor";
import { countRequests, listRequests, listRoutes } from "@/lib/transports/queries";
import { listRequestsQuery } from "@/lib/transports/schema";
import { fillLists, readMarks } from "./fill-lists";

export type ListCall = { counts: true } | { routes: true } | Record<string, string>;

export type Order = { fill: number } | { call: ListCall; times: number };

export interface Filled {
  took: number;
  cursor: string;
  caseId: string;
  phone: string;
}

export interface Measured {
  /** Milliseconds, one a call. */
  times: number[];
  rows: number;
}

let actor: BusinessActor | undefined;

async function fill(count: number): Promise<Filled> {
  const { userId, took } = await fillLists(count);
  actor = await actorOf(userId);
  const { after, ...marks } = await readMarks(actor.businessId);
  return { took, cursor: formatListCursor(after), ...marks };
}

async function measure(call: ListCall, times: number): Promise<Measured> {
  const measured: Measured = { times: [], rows: 0 };
  for (let count = 0; count < times; count += 1) {
    const began = performance.now();
    measured.rows = await ask(call);
    measured.times.push(performance.now() - began);
  }
  return measured;
}

async function ask(call: ListCall): Promise<number> {
  if (!actor) throw new Error("Nothing was filled in.");
  if ("counts" in call) return (await countRequests(actor)).completed;
  if ("routes" in call) return (await listRoutes(actor)).length;
  return (await listRequests(actor, listRequestsQuery.parse(call))).requests.length;
}

process.on("message", (order: Order) => {
  const work: Promise<Filled | Measured> = "fill" in order ? fill(order.fill) : measure(order.call, order.times);
  work.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
process.once("disconnect", () => process.exit());
