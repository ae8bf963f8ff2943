// Making a business known to the payment provider: once, whoever asks first and whatever answer is lost.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { emptyDatabase } from "@/lib/testing/database";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { stripeForTests } from "@/lib/testing/stripe";
import { anActor } from "@/prisma/factories";
import { createCustomer } from "./create-customer";

const { store, faults } = await stripeForTests();
let actor: BusinessActor;

beforeEach(async () => {
  await emptyDatabase();
  store.customers.clear();
  actor = await anActor();
});

const kept = async () => {
  const { providerCustomerId } = await db.business.findUniqueOrThrow({ where: { id: actor.businessId } });
  return providerCustomerId;
};

it("does it, and knows it the next time", async () => {
  const id = await createCustomer(actor);
  expect([await createCustomer(actor), await kept()]).toEqual([id, id]);
  expect([...store.customers.values()]).toMatchObject([
    { id, name: actor.businessName, email: null, metadata: { businessId: actor.businessId } },
  ]);
});

it("does it once when the answer is lost", async () => {
  faults.plan("lost", { times: 2 });
  expect(await refusal(createCustomer(actor))).toMatch(/^bad_gateway: /);
  expect(await kept()).toBeNull();
  await createCustomer(actor);
  expect([...store.customers.keys()]).toEqual([await kept()]);
});

it("is known anew to a provider that knows it no longer, once", async () => {
  const lost = await createCustomer(actor);
  store.customers.clear();
  const again = await Promise.all([1, 2].map(() => createCustomer(actor, lost)));
  expect(again).toEqual([await kept(), await kept()]);
  expect([...store.customers.keys()]).toEqual([await kept()]);
  expect(await kept()).not.toBe(lost);
});

it("records it", async () => {
  const customerId = await createCustomer(actor);
  expect(await newestLink(actor.businessId)).toMatchObject({
    type: "customer.created",
    payload: { customerId, by: "Ana Ruiz" },
  });
});

it("refuses the wrong actor: every business is a customer of its own", async () => {
  const other = await anActor();
  expect(await createCustomer(other)).not.toBe(await createCustomer(actor));
});

it("of two concurrent calls one wins, and both are told its id", async () => {
  const { won, lost } = await atOnce([1, 2, 3].map(() => () => createCustomer(actor)));
  expect([new Set(won).size, lost, store.customers.size]).toEqual([1, [], 1]);
  expect((await recordOf(actor.businessId)).filter((type) => type === "customer.created")).toHaveLength(1);
});
