// Loads and holds a payment and what was asked back of it, within the verbs that move refunds.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { assertAdmin } from "@/lib/auth/policy";
import type { Db, Prisma } from "@/lib/platform/db";
import { AppError, conflict, notFound } from "@/lib/platform/errors";
import { isStripeSetUp } from "@/lib/platform/stripe";
import { refundInclude } from "./dto";
import { mayMoveRefund, type RefundMove } from "./refund-status";

interface LockedPayment {
  id: string;
  businessId: string;
  status: string;
  amountCents: number;
  refundedCents: number;
}

/** The payment, held until the transaction's end; null where there is none. */
export async function lockPayment(db: Db, id: string): Promise<LockedPayment | null> {
  const [row] = await db.$queryRaw<LockedPayment[]>`
    SELECT id, "businessId", status, "amountCents", "refundedCents" FROM "Transaction" WHERE id = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}

type LoadedRefund = Prisma.RefundRequestGetPayload<{ include: typeof refundInclude }>;

/**
 * The refund request, with its payment held, for a move that an administrator makes. Raises `not_found` (also
 * to anybody else), `conflict` (answered already) and `not_configured` (money should go back and cannot).
 */
export async function loadRefundFor(db: Db, actor: BusinessActor, move: RefundMove, id: string): Promise<LoadedRefund> {
  assertAdmin(actor);
  const known = await db.refundRequest.findUnique({ where: { id }, select: { transactionId: true } });
  if (!known) throw unknownRefund();
  await lockPayment(db, known.transactionId);
  const row = await db.refundRequest.findUniqueOrThrow({ where: { id }, include: refundInclude });
  if (!mayMoveRefund(move, row)) throw conflict(answeredWords(row));
  if (move !== "deny" && !isStripeSetUp()) throw new AppError("not_configured", cannotSend);
  return row;
}

const unknownRefund = () => notFound("We could not find this refund request.");

const cannotSend = "Payments are not set up here, so no money can be sent back. Nothing was changed.";

function answeredWords({ status, answeredBy }: LoadedRefund): string {
  if (status === "pending") return "This has not been answered yet.";
  const by = answeredBy ? `${answeredBy.firstName} ${answeredBy.lastName}` : "An administrator";
  if (status === "approved") return `${by} approved this already; the refund is on its way.`;
  return status === "processed" ? "This refund has been processed." : `${by} denied this already.`;
}
