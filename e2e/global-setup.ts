// Prepares the end-to-end tests: a seeded database of their own, a sign-in provider, and two servers, one for each kind of sign-in.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@/lib/testing/database";
import { seed } from "@/scripts/database.mjs";
import { probePort } from "@/scripts/process.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { openTestServer } from "@/scripts/test-server.mjs";
import { startOidcPeer } from "./peers/oidc";
import { forward } from "./peers/stripe/messages";
import { aPrice } from "./peers/stripe/prices";
import { startStripe } from "./peers/stripe/server";

type Closing = () => Promise<unknown>;

async function closeAll(closings: Closing[]): Promise<void> {
  for (const close of closings.toReversed()) await close();
}

function stopCleanly(server: Awaited<ReturnType<typeof startProduct>>): Closing {
  return async () => {
    const code = await server.stop();
    if (code !== 0) throw new Error(`A server ended with code ${code}:\n${server.output()}`);
  };
}

async function open(closings: Closing[]): Promise<void> {
  const database = await openTestServer();
  closings.push(database.close);
  const url = await createTestDatabase(database);
  await seed(url);

  const dataDir = await mkdtemp(join(tmpdir(), "mortuary-e2e-"));
  closings.push(() => rm(dataDir, { recursive: true, force: true }));
  const stripe = await startStripe();
  closings.push(() => stripe.stop());
  const shared = {
    ...stripe.env,
    STRIPE_PRICE_ID: aPrice(stripe.store).id,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET: "a-secret-that-only-tests-use-0123456789",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  };

  const local = await startProduct({ ...shared, EMBEDDED_DATABASE: "1" });
  closings.push(stopCleanly(local));
  const told = forward(stripe.store, `${local.address}/api/stripe/webhook`, stripe.env.STRIPE_WEBHOOK_SECRET);
  closings.push(() => told.settled());

  const port = await probePort(0, "127.0.0.1");
  const address = `http://127.0.0.1:${port}`;
  const peer = await startOidcPeer({ redirectUris: [`${address}/api/auth/callback/oidc`] });
  closings.push(() => peer.stop());
  const federated = await startProduct({
    ...shared,
    PORT: String(port),
    OIDC_ISSUER: peer.issuer,
    OIDC_CLIENT_ID: peer.clientId,
    OIDC_CLIENT_SECRET: peer.clientSecret,
  });
  closings.push(stopCleanly(federated));

  process.env.E2E_BASE_URL = local.address;
  process.env.E2E_OIDC_URL = federated.address;
  process.env.DATABASE_URL = url;
  process.env.AUTH_SECRET = shared.AUTH_SECRET;
  process.env.DATA_DIR = dataDir;
}

/** Runs before all tests and hands `E2E_BASE_URL`, `E2E_OIDC_URL` and `DATABASE_URL` to them; what it returns runs after them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const closings: Closing[] = [];
  try {
    await open(closings);
  } catch (error) {
    await closeAll(closings);
    throw error;
  }
  return async () => {
    process.env.DATABASE_URL = given ?? "";
    await closeAll(closings);
  };
}
