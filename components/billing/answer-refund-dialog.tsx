// Answers a refund request: how much goes back, or why nothing does.
"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import type { QueuedRefundDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { parseAmount, plainAmount } from "@/lib/billing/parse-amount";
import type { RefundMove } from "@/lib/billing/refund-status";
import { useAnswerRefund } from "./billing-data";
import { DollarsField } from "./dollars-field";

export type RefundAnswer = RefundMove;

const words = {
  approve: { title: "Approve Refund", busy: "Approving", done: "Refund Approved", after: "It is on its way back." },
  deny: { title: "Deny Refund", busy: "Denying", done: "Refund Denied", after: "Whoever asked reads your notes." },
  retry: { title: "Send Refund Again", busy: "Sending", done: "Refund Sent Again", after: "It is on its way back." },
} as const;

interface AnswerRefundDialogProps {
  refund: QueuedRefundDto;
  answer: RefundAnswer;
  onClose: () => void;
}

export function AnswerRefundDialog({ refund, answer, onClose }: AnswerRefundDialogProps) {
  const { id, askedBy, description, amount: paid, leftAmount, refundAmount } = refund;
  const { title, busy, done, after } = words[answer];
  const form = useForm({ defaultValues: { amount: leftAmount, notes: "" } });
  const send = useAnswerRefund({ notice: { title: done, description: after }, onClose });
  const checkAmount = (amount: string) => {
    const [cents, left] = [parseAmount(plainAmount(amount)), parseAmount(leftAmount) ?? 0];
    if (cents === null || cents === 0) return "Enter an amount above 0, like 120.00";
    return cents <= left || `At most ${formatMoney(leftAmount)} is left of this payment.`;
  };
  return (
    <FormDialog
      title={title}
      about={`${formatMoney(paid)}, ${description}, asked by ${askedBy}.`}
      form={form}
      onSubmit={({ amount, notes }) => {
        const body = { approve: { amount: Number(plainAmount(amount)), notes }, deny: { notes }, retry: {} }[answer];
        send.change({ id, answer, body });
      }}
      onClose={onClose}
      isBusy={send.isPending}
      problem={send.problem}
      act={title}
      busyAct={busy}
      variant={answer === "deny" ? "destructive" : "default"}
    >
      {answer === "approve" ? (
        <DollarsField check={checkAmount} help={`At most ${formatMoney(leftAmount)}, which is left of the payment.`} />
      ) : null}
      {answer === "retry" ? (
        <p>
          {formatMoney(refundAmount ?? leftAmount)} goes to the payment provider once more. If it refused before because
          the card was closed, agree on another way and deny this instead.
        </p>
      ) : (
        <FormField
          control={form.control}
          name="notes"
          rules={{
            validate: (notes) => answer !== "deny" || notes.trim() !== "" || "Say why; whoever asked reads it.",
          }}
          render={({ field }) => (
            <FormItem>
              <FormLabel>Notes</FormLabel>
              <FormControl>
                <Textarea aria-required={answer === "deny"} maxLength={2_000} {...field} />
              </FormControl>
              <FormDescription>
                {answer === "deny" ? "Required. " : ""}
                {askedBy} reads them.
              </FormDescription>
              <FormMessage />
            </FormItem>
          )}
        />
      )}
    </FormDialog>
  );
}
