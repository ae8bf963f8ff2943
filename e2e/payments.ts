// Payments that stand in the ledger without having been made, for lists and refunds.
import { randomUUID } from "node:crypto";
import { withClient } from "@/scripts/postgres.mjs";
import { databaseUrl } from "./servers";

interface Payment {
  /** Who paid, by id or by e-mail. */
  userId?: string;
  email?: string;
  status?: string;
  amountCents?: number;
  description?: string;
  /** ISO 8601. */
  createdAt?: string;
  /** The provider's; one of our own making unless given. */
  paymentId?: string;
}

/** $100.00 that succeeded unless told otherwise; answers its id. */
export async function insertPayment(payment: Payment): Promise<string> {
  const id = randomUUID();
  const { status = "succeeded", amountCents = 10_000, description = "One-time payment" } = payment;
  const { paymentId = `pi_${id.replaceAll("-", "")}`, createdAt = new Date().toISOString() } = payment;
  await withClient(databaseUrl(), (client) =>
    client.query(
      `INSERT INTO "Transaction" (id, "businessId", "userId", description, type, status, "amountCents",
          "providerPaymentId", "createdAt")
        SELECT $1, u."businessId", u.id, $2, 'one-time', $3, $4, $5, $6 FROM "User" u WHERE u.id::text = $7 OR u.email = $7`,
      [id, description, status, amountCents, paymentId, createdAt, payment.userId ?? payment.email],
    ),
  );
  return id;
}
