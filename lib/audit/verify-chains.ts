// Walks every chain of the record and names the first link that does not hold.
import "server-only";
import { db } from "@/lib/platform/db";
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
}

const pageSize = 2_000;

/** Checks all chains, in order of chain and seq. Reads the record in pages, so its size does not matter. */
export async function verifyChains(): Promise<Verdict> {
  const state: Progress = { chains: 0, links: 0, erased: 0, fault: null, chain: null, prev: fresh() };
  for (let last: { chain: string; seq: number } | null = null; ; ) {
    const rows = await readPage(last);
    for (const row of rows) {
      if (!(await step(state, row))) return verdict(state);
    }
    const final = rows.at(-1);
    if (rows.length < pageSize || !final) break;
    last = { chain: final.chain, seq: final.seq };
  }
  if (!(await closeChain(state))) return verdict(state);
  state.fault = await findLost();
  return verdict(state);
}

const fresh = () => ({ seq: 0, hash: firstPrevHash });
const verdict = ({ chains, links, erased, fault }: Progress): Verdict => ({ chains, links, erased, fault });

async function step(state: Progress, link: StoredLink): Promise<boolean> {
  if (link.chain !== state.chain) {
    if (!(await closeChain(state))) return false;
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

async function closeChain(state: Progress): Promise<boolean> {
  if (state.chain === null) return true;
  const head = await db.auditHead.findUnique({ where: { chain: state.chain } });
  if (head?.seq === state.prev.seq && head.hash === state.prev.hash) return true;
  const sentence = head ? `the head says link ${head.seq} is the newest, the record ends here` : "its head is missing";
  state.fault = { chain: state.chain, seq: state.prev.seq, sentence };
  return false;
}

/** Chains with a head and no links, and requests without any chain: whole records that were removed. */
async function findLost(): Promise<Verdict["fault"]> {
  const [lost] = await db.$queryRaw<{ chain: string }[]>`
    SELECT h.chain FROM "AuditHead" h WHERE NOT EXISTS (SELECT 1 FROM "AuditEvent" e WHERE e.chain = h.chain)
    UNION ALL
    SELECT r.id::text FROM "ServiceRequest" r WHERE NOT EXISTS (SELECT 1 FROM "AuditHead" h WHERE h.chain = r.id::text)
    LIMIT 1`;
  return lost ? { chain: lost.chain, seq: 1, sentence: "its record is missing" } : null;
}

async function readPage(after: { chain: string; seq: number } | null): Promise<StoredLink[]> {
  const rows = await db.auditEvent.findMany({
    where: after ? { OR: [{ chain: { gt: after.chain } }, { chain: after.chain, seq: { gt: after.seq } }] } : {},
    orderBy: [{ chain: "asc" }, { seq: "asc" }],
    take: pageSize,
  });
  return rows.map(({ id: _id, at, erasedAt, ...row }) => ({ ...row, at: at.toISOString(), erased: erasedAt !== null }));
}
