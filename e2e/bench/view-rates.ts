// How fast the product counts page views, of people who are signed in and of nobody, beside a bare handler.
import { randomInt } from "node:crypto";
import { database } from "@/lib/platform/db";
import { hashSecret } from "@/lib/platform/secret-hash";
import { startProduct } from "@/scripts/product.mjs";
import { aBusiness, aUser } from "@/prisma/factories";
import { startBareApp } from "./bare-app";
import { type Call, drive } from "./load";
import { signIn } from "./sign-in";
import { median } from "./statistics";

const rounds = 7;
const warmUps = 2;
const seconds = 1;
const connections = 8;
/** So many that none sends more in a minute than a person does. */
const users = 120;
const password = "only-for-measuring";

interface ViewRates {
  /** Calls a second, medians of the rounds. */
  bare: number;
  nobody: number;
  signedIn: number;
  /** Medians of each round's share of its own bare rate. */
  nobodyRatio: number;
  signedInRatio: number;
}

/** Raises when a call fails. Nothing runs on afterwards: a server that stays would erase old views between measurements. */
export async function measureViewRates(url: string): Promise<ViewRates> {
  const emails = await addUsers();
  const bare = await startBareApp();
  try {
    const product = await startProduct({ DATABASE_URL: url, LOG_LEVEL: "warn", TRUSTED_PROXY: "127.0.0.1" });
    try {
      return await measureRounds(product.address, bare.address, emails);
    } finally {
      await product.stop();
    }
  } finally {
    await bare.stop();
  }
}

/** In rounds, so that whatever slows this machine down slows all alike. */
async function measureRounds(address: string, bareAddress: string, emails: readonly string[]): Promise<ViewRates> {
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await signIn(address, email, password));
  const measured = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const of = (next: () => Call, at = address) => drive({ address: at, next, connections, seconds });
    const rate = await of(() => ({ method: "GET", path: "/bare" }), bareAddress);
    const nobody = await of(() => viewCall(address));
    const signedIn = await of(() => viewCall(address, cookies[randomInt(cookies.length)]));
    if (round >= 0) measured.push({ bare: rate, nobody, signedIn });
  }
  return {
    bare: median(measured.map((each) => each.bare)),
    nobody: median(measured.map((each) => each.nobody)),
    signedIn: median(measured.map((each) => each.signedIn)),
    nobodyRatio: median(measured.map((each) => each.nobody / each.bare)),
    signedInRatio: median(measured.map((each) => each.signedIn / each.bare)),
  };
}

async function addUsers(): Promise<string[]> {
  const { id: businessId } = await aBusiness();
  const emails: string[] = [];
  for (let count = 0; count < users; count += 1) emails.push((await aUser({ businessId })).email);
  const hash = await hashSecret(password);
  await database().pool.query(`UPDATE "User" SET "passwordHash" = $1 WHERE "businessId" = $2`, [hash, businessId]);
  return emails;
}

/** From an address of its own, as visitors come. */
function viewCall(origin: string, cookie?: string): Call {
  const body = JSON.stringify({
    visitorId: `visitor_${Date.now()}_bench${randomInt(2_000)}`,
    userId: null,
    path: "/dashboard",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  });
  const headers = {
    origin,
    "content-type": "application/json",
    "content-length": String(body.length),
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    ...(cookie !== undefined && { cookie }),
  };
  return { method: "POST", path: "/api/analytics/log", headers, body };
}
