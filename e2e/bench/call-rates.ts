// How fast the product answers its list and takes an accept, each beside a bare handler of the same framework.
import { type Call, drive } from "./load";
import { median } from "./statistics";

const rounds = 7;
/** Rounds that do not count, until the engine has compiled what is called most. */
const warmUps = 2;
const connections = 8;
const seconds = 2;
/** Accepts of one round; each needs a request of its own. */
const acceptsARound = 80;
/** Requests that the rounds use up, the warm-up included. */
export const acceptsInAll = acceptsARound * (rounds + warmUps);

export interface CallRates {
  /** Calls a second, medians of the rounds. */
  bare: number;
  list: number;
  accept: number;
  /** Medians of each round's share of its own bare rate. */
  listRatio: number;
  acceptRatio: number;
  rounds: number;
}

interface Targets {
  product: string;
  bare: string;
  cookie: string;
  pendingIds: string[];
}

/** Measures in rounds, so that whatever slows this machine down slows all three alike. Raises when a call fails. */
export async function measureCallRates(targets: Targets): Promise<CallRates> {
  const ids = [...targets.pendingIds];
  await assertRows(targets);
  for (let count = 0; count < warmUps; count += 1) await oneRound(targets, ids.splice(0, acceptsARound));
  const measured: Awaited<ReturnType<typeof oneRound>>[] = [];
  while (measured.length < rounds) measured.push(await oneRound(targets, ids.splice(0, acceptsARound)));
  return {
    bare: median(measured.map((round) => round.bare)),
    list: median(measured.map((round) => round.list)),
    accept: median(measured.map((round) => round.accept)),
    listRatio: median(measured.map((round) => round.list / round.bare)),
    acceptRatio: median(measured.map((round) => round.accept / round.bare)),
    rounds,
  };
}

async function oneRound({ product, bare, cookie }: Targets, ids: string[]) {
  const always = (call: Call) => () => call;
  const load = { connections, seconds };
  return {
    bare: await drive({ ...load, address: bare, next: always({ method: "GET", path: "/bare" }) }),
    list: await drive({ ...load, address: product, next: always(listCall(cookie)) }),
    accept: await drive({ ...load, seconds: 60, address: product, next: acceptCalls(product, cookie, ids) }),
  };
}

const listCall = (cookie: string): Call => ({ method: "GET", path: "/api/requests?limit=25", headers: { cookie } });

function acceptCalls(origin: string, cookie: string, ids: string[]): () => Call | null {
  const body = JSON.stringify({ status: "active" });
  const headers = { cookie, origin, "content-type": "application/json", "content-length": String(body.length) };
  const left = [...ids];
  return () => {
    const id = left.shift();
    return id ? { method: "PATCH", path: `/api/requests/${id}/status`, headers, body } : null;
  };
}

async function assertRows({ product, cookie }: Targets): Promise<void> {
  const response = await fetch(product + listCall(cookie).path, { headers: { cookie } });
  const rows = (await response.json()) as unknown[];
  if (rows.length !== 25) throw new Error(`The list has ${rows.length} rows, not 25.`);
}
