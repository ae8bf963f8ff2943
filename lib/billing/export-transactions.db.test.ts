// The file of a list of payments on a real database.
import { expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { aPayment } from "@/lib/testing/payments";
import { anActor } from "@/prisma/factories";
import { exportTransactions } from "./export-transactions";
import { transactionsQuery } from "./schema";

it("writes the filtered list, with amounts to the cent and no cell for a formula", async () => {
  const actor = await anActor({ business: { name: "=Harlan" } });
  const createdAt = new Date("2026-11-22T03:04:00Z");
  const { id, providerPaymentId } = await aPayment(actor, { createdAt, amountCents: 123_450, refundedCents: 5 });
  await aPayment(actor, { createdAt, amountCents: 100, providerPaymentId: null, status: "requires_capture" });
  const read = async (query: Record<string, string>) => {
    const { fileName, parts } = await at(createdAt, () => exportTransactions(actor, transactionsQuery.parse(query)));
    let text = "";
    for await (const part of parts) text += part;
    return { fileName, lines: text.split("\r\n") };
  };
  const { fileName, lines } = await read({ minAmount: "2" });
  expect(fileName).toBe("transactions-2026-11-21.csv");
  expect(lines).toEqual([
    "\uFEFFTransaction,Date (Chicago time),Description,Business,Type,Status,Amount (USD),Refunded (USD),Provider payment ID,Request",
    `${id},2026-11-21 21:04,One-time payment,'=Harlan,One-time,Succeeded,1234.50,0.05,${providerPaymentId},`,
    "",
  ]);
  expect((await read({})).lines).toHaveLength(4);
});
