// Walks every chain of the record and names the first link that does not hold.
import "server-only";
import { now } from "@/lib/platform/clock";
import { type Db, db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { faultOf, firstPrevHash, type StoredLink } from "./chain";

export interface Verdict {
  chains: number;
  links: number;
  /** Links whose payload was erased; their seals hold. */
  erased: number;
  /** The first thing that is wrong, or null. */
  fault: { chain: string; seq: number; sentence: string } | null;
}

interface Progress extends Verdict {
  chain: string | null;
  prev: { seq: number; hash: string };
  heads: Map<string, { chain: string; seq: number; hash: string }>;
}

const pageSize = 2_000;

/**
 * Checks all chains, in order of chain and seq. Reads the record in pages, so its size does not matter, and in one
 * snapshot, so that what is written meanwhile does not look like a fault.
 */
export async function verifyChains(): Promise<Verdict> {
  return db.$transaction(walk, { isolationLevel: "RepeatableRead", timeout: 6 * 60 * 60 * 1000 });
}

/** The job that checks the record: every day, and when an administrator asks. */
export const chainCheckJob = "verify-chains";

/** Checks that are remembered. */
const keptChecks = 100;

/** The job "verify-chains": what came of it is kept, and a fault is written to the log. */
export async function keepVerification(): Promise<void> {
  const startedAt = now();
  const { chains, links, erased, fault } = await verifyChains();
  const sentence = fault && `Chain ${fault.chain}, link ${fault.seq}: ${fault.sentence}.`;
  if (sentence) log.error({ fault: sentence }, "the record is broken");
  await db.chainCheck.create({ data: { startedAt, endedAt: now(), chains, links, erased, fault: sentence } });
  const old = await db.chainCheck.findMany({ orderBy: { endedAt: "desc" }, skip: keptChecks, select: { id: true } });
  await db.chainCheck.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

async function walk(tx: Db): Promise<Verdict> {
  const state: Progress = { chains: 0, links: 0, erased: 0, fault: null, chain: null, prev: fresh(), heads: new Map() };
  for (let last: { chain: string; seq: number } | null = null; ; ) {
    const rows = await readPage(tx, last);
    await readHeads(tx, state, rows);
    if (!rows.every((row) => step(state, row))) return verdict(state);
    const final = rows.at(-1);
    if (rows.length < pageSize || !final) break;
    last = { chain: final.chain, seq: final.seq };
  }
  if (closeChain(state)) state.fault = await findLost(tx);
  return verdict(state);
}

/** Keeps the heads of this page's chains and of the one that is still open. */
async function readHeads(tx: Db, state: Progress, rows: StoredLink[]): Promise<void> {
  const open = state.chain === null ? undefined : state.heads.get(state.chain);
  const chains = [...new Set(rows.map((row) => row.chain))];
  const heads = await tx.auditHead.findMany({ where: { chain: { in: chains } } });
  state.heads = new Map(heads.map((head) => [head.chain, head]));
  if (open) state.heads.set(open.chain, open);
}

const fresh = () => ({ seq: 0, hash: firstPrevHash });
const verdict = ({ chains, links, erased, fault }: Progress): Verdict => ({ chains, links, erased, fault });

function step(state: Progress, link: StoredLink): boolean {
  if (link.chain !== state.chain) {
    if (!closeChain(state)) return false;
    state.chain = link.chain;
    state.prev = fresh();
    state.chains += 1;
  }
  const sentence = faultOf(link, state.prev);
  if (sentence) {
    state.fault = { chain: link.chain, seq: link.seq, sentence };
    return false;
  }
  state.links += 1;
  if (link.erased) state.erased += 1;
  state.prev = { seq: link.seq, hash: link.hash };
  return true;
}

function closeChain(state: Progress): boolean {
  if (state.chain === null) return true;
  const head = state.heads.get(state.chain);
  if (head?.seq === state.prev.seq && head.hash === state.prev.hash) return true;
  const sentence = head ? `the head says link ${head.seq} is the newest, the record ends here` : "its head is missing";
  state.fault = { chain: state.chain, seq: state.prev.seq, sentence };
  return false;
}

/** Chains with a head and no links, and requests without any chain: whole records that were removed. */
async function findLost(tx: Db): Promise<Verdict["fault"]> {
  const [lost] = await tx.$queryRaw<{ chain: string }[]>`
    SELECT h.chain FROM "AuditHead" h WHERE NOT EXISTS (SELECT 1 FROM "AuditEvent" e WHERE e.chain = h.chain)
    UNION ALL
    SELECT r.id::text FROM "ServiceRequest" r WHERE NOT EXISTS (SELECT 1 FROM "AuditHead" h WHERE h.chain = r.id::text)
    LIMIT 1`;
  return lost ? { chain: lost.chain, seq: 1, sentence: "its record is missing" } : null;
}

async function readPage(tx: Db, after: { chain: string; seq: number } | null): Promise<StoredLink[]> {
  const rows = await tx.auditEvent.findMany({
    where: after ? { OR: [{ chain: { gt: after.chain } }, { chain: after.chain, seq: { gt: after.seq } }] } : {},
    orderBy: [{ chain: "asc" }, { seq: "asc" }],
    take: pageSize,
  });
  return rows.map(({ id: _id, at, erasedAt, ...row }) => ({ ...row, at: at.toISOString(), erased: erasedAt !== null }));
}
