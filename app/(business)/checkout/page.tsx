// /checkout: a one-time payment, or the payment of a cancellation fee.
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CheckoutScreen } from "@/components/billing/checkout-screen";
import { DueProblem } from "@/components/billing/due-problem";
import { NotSetUp } from "@/components/billing/not-set-up";
import { requireBusinessUser } from "@/lib/auth/session";
import { findDuePayment, getPaymentSetup } from "@/lib/billing/queries";
import { parseUuid } from "@/lib/transports/parse-uuid";

export const metadata: Metadata = { title: "One-Time Payment" };

export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const { due: asked } = await searchParams;
  const dueId = typeof asked === "string" ? parseUuid(asked) : null;
  const actor = await requireBusinessUser(dueId ? `/checkout?due=${dueId}` : "/checkout");
  const { publishableKey, missing } = getPaymentSetup(actor, "payment");
  const due = publishableKey && dueId ? await findDuePayment(actor, dueId) : null;
  if (publishableKey && asked !== undefined && due === null) notFound();
  return (
    <div className="mx-auto w-full max-w-120">
      <h1 className="text-title">One-Time Payment</h1>
      <div className="mt-6">
        {publishableKey === null ? (
          <NotSetUp what="Payments" missing={missing} />
        ) : due && "problem" in due ? (
          <DueProblem sentence={due.problem} />
        ) : (
          <CheckoutScreen publishableKey={publishableKey} due={due} />
        )}
      </div>
    </div>
  );
}
