// The standard fee of a business, on a real database.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { changeStandardFee } from "./change-standard-fee";
import { getFeeSettings } from "./queries";

const countEvents = (businessId: string) =>
  db.auditEvent.count({ where: { chain: businessId, type: "fee.standard_changed" } });

it("does it, and takes it away again", async () => {
  const [actor, other] = [await anActor(), await anActor()];
  expect(await changeStandardFee(actor, { standardFee: 25_050 })).toEqual({ standardFee: "250.50" });
  expect(await getFeeSettings(actor)).toEqual({
    standardFee: "250.50",
    isConnected: false,
    canBePaid: false,
    isSetUp: false,
  });
  expect(await getFeeSettings(other)).toMatchObject({ standardFee: null });
  expect(await changeStandardFee(actor, { standardFee: null })).toEqual({ standardFee: null });
});

it("records it: from what to what, and nothing where it stands so", async () => {
  const actor = await anActor();
  await changeStandardFee(actor, { standardFee: null });
  expect(await countEvents(actor.businessId)).toBe(0);
  await changeStandardFee(actor, { standardFee: 100 });
  await changeStandardFee(actor, { standardFee: 200 });
  expect(await changeStandardFee(actor, { standardFee: 200 })).toEqual({ standardFee: "2.00" });
  expect(await countEvents(actor.businessId)).toBe(2);
  expect((await newestLink(actor.businessId)).payload).toEqual({ feeCents: { old: 100, new: 200 }, by: "Ana Ruiz" });
});

it("refuses the wrong actor: a driver", async () => {
  const driver = await anActor({ role: "driver" });
  expect(await refusal(changeStandardFee(driver, { standardFee: 100 }))).toBe(
    "forbidden: Only a coordinator of the company may change this.",
  );
  expect(await getFeeSettings(driver)).toMatchObject({ standardFee: null });
});

it("of two concurrent calls one wins: the record tells one after the other", async () => {
  const actor = await anActor();
  const { won } = await race(
    { table: "Business", id: actor.businessId },
    [100, 200].map((standardFee) => () => changeStandardFee(actor, { standardFee })),
  );
  expect(won).toHaveLength(2);
  const links = await db.auditEvent.findMany({
    where: { chain: actor.businessId, type: "fee.standard_changed" },
    orderBy: { seq: "asc" },
  });
  const [first, second] = links.map(({ payload }) => (payload as { feeCents: { old: number; new: number } }).feeCents);
  expect(second?.old).toBe(first?.new);
  expect(await getFeeSettings(actor)).toMatchObject({ standardFee: `${(second?.new ?? 0) / 100}.00` });
});
