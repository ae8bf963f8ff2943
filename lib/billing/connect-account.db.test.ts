// Connecting the account that fees are paid to: one a business, and paid once the provider says so.
import { beforeEach, expect, it } from "vitest";
import { finishOnboarding } from "@/e2e/peers/stripe/accounts";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { hear } from "@/lib/testing/billing";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { connectAccount } from "./connect-account";
import { getFeeSettings } from "./queries";

const peer = await stripeForTests({ PUBLIC_URL: "https://desk.example" });
const { store, faults } = peer;
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  store.accounts.clear();
  store.events.length = 0;
  actor = await anActor();
});

const kept = async () => {
  const { providerAccountId } = await db.business.findUniqueOrThrow({ where: { id: actor.businessId } });
  return providerAccountId ?? "";
};

it("does it: leads to the provider's pages, and to the same account the next time", async () => {
  const { url } = await connectAccount(actor);
  expect(url).toBe(`https://connect.stripe.test/setup/${await kept()}`);
  expect(await connectAccount(actor)).toEqual({ url });
  expect([...store.accounts.values()]).toMatchObject([
    { id: await kept(), email: null, metadata: { businessId: actor.businessId } },
  ]);
  expect(await getFeeSettings(actor)).toMatchObject({ isConnected: true, canBePaid: false, isSetUp: true });
});

it("does it: it can be paid once the provider says so", async () => {
  await connectAccount(actor);
  finishOnboarding(store, await kept());
  await hear(peer);
  expect(await getFeeSettings(actor)).toMatchObject({ isConnected: true, canBePaid: true });
});

it("does it once when the answer is lost", async () => {
  faults.plan("lost", { path: /^\/v1\/accounts$/, times: 2 });
  expect(await refusal(connectAccount(actor))).toMatch(/^bad_gateway: /);
  expect(await kept()).toBe("");
  await connectAccount(actor);
  expect([...store.accounts.keys()]).toEqual([await kept()]);
});

it("makes one anew, once, where the provider does not know it any more", async () => {
  await connectAccount(actor);
  const lost = await kept();
  finishOnboarding(store, lost);
  await hear(peer);
  store.accounts.clear();
  const { won, lost: refused } = await atOnce([1, 2, 3].map(() => () => connectAccount(actor)));
  expect(refused).toEqual([]);
  expect(await kept()).not.toBe(lost);
  expect([...store.accounts.keys()]).toEqual([await kept()]);
  expect(new Set(won.map(({ url }) => url))).toEqual(new Set([`https://connect.stripe.test/setup/${await kept()}`]));
  expect(await getFeeSettings(actor)).toMatchObject({ isConnected: true, canBePaid: false });
});

it("keeps its account where the link alone is refused", async () => {
  await connectAccount(actor);
  const account = await kept();
  faults.plan("broken", { path: /^\/v1\/account_links$/, times: 2 });
  expect(await refusal(connectAccount(actor))).toMatch(/^bad_gateway: /);
  expect(await kept()).toBe(account);
});

it("records it", async () => {
  await connectAccount(actor);
  expect(await newestLink(actor.businessId)).toMatchObject({
    type: "account.connected",
    payload: { accountId: await kept(), by: "Ana Ruiz" },
  });
});

it("refuses the wrong actor: a driver", async () => {
  expect(await refusal(connectAccount(await anActor({ role: "driver" })))).toBe(
    "forbidden: Only a coordinator of the company may change this.",
  );
  expect(store.accounts.size).toBe(0);
});

it("of two concurrent calls one wins, and both are led to its account", async () => {
  const { won, lost } = await atOnce([1, 2, 3].map(() => () => connectAccount(actor)));
  expect([new Set(won.map(({ url }) => url)).size, lost, store.accounts.size]).toEqual([1, [], 1]);
  expect((await recordOf(actor.businessId)).filter((type) => type === "account.connected")).toHaveLength(1);
});
