// Prepares the end-to-end tests: for each worker a seeded database, a sign-in provider, and a server for each kind of sign-in.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { createTestDatabase, type TestServer } from "@/lib/testing/database";
import { seed } from "@/scripts/database.mjs";
import { probePort } from "@/scripts/process.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { openTestServer } from "@/scripts/test-server.mjs";
import { startOidcPeer } from "./peers/oidc";
import { forward } from "./peers/stripe/messages";
import { aPrice } from "./peers/stripe/prices";
import { startStripe } from "./peers/stripe/server";

const AUTH_SECRET = "a-secret-that-only-tests-use-0123456789";

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

/** What the tests of one worker find in their environment; `demo` is the database that its own is a copy of. */
async function openSite(demo: TestServer, closings: Closing[]): Promise<Record<string, string>> {
  const url = await createTestDatabase(demo);
  const dataDir = await mkdtemp(join(tmpdir(), "mortuary-e2e-"));
  closings.push(() => rm(dataDir, { recursive: true, force: true }));
  const stripe = await startStripe();
  closings.push(() => stripe.stop());
  const shared = {
    ...stripe.env,
    STRIPE_PRICE_ID: aPrice(stripe.store).id,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    AUTH_SECRET,
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
  const { DATABASE_URL, DATA_DIR } = shared;
  return { E2E_BASE_URL: local.address, E2E_OIDC_URL: federated.address, DATABASE_URL, AUTH_SECRET, DATA_DIR };
}

/** Runs before all tests and hands each worker its site by `E2E_SITES`; what it returns runs after them. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const closings: Closing[] = [];
  try {
    const database = await openTestServer();
    closings.push(database.close);
    const demo = await createTestDatabase(database);
    await seed(demo, { AUTH_SECRET });
    const template = { adminUrl: database.adminUrl, template: new URL(demo).pathname.slice(1) };
    const sites: Record<string, string>[] = [];
    while (sites.length < workers) sites.push(await openSite(template, closings));
    process.env.E2E_SITES = JSON.stringify(sites);
  } catch (error) {
    await closeAll(closings);
    throw error;
  }
  return () => closeAll(closings);
}
