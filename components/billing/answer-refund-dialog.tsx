// Answers a refund request: how much goes back, or why nothing does.
"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormProblem } from "@/components/forms/form-problem";
import { ApiError } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Form, FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { QueuedRefundDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { parseAmount } from "@/lib/billing/parse-amount";
import type { RefundMove } from "@/lib/billing/refund-status";
import { useAnswerRefund } from "./billing-data";

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
  const { id, askedBy, description, leftAmount, refundAmount } = refund;
  const { title, busy, done, after } = words[answer];
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { amount: leftAmount, notes: "" } });
  const send = useAnswerRefund(
    () => {
      toast({ title: done, description: after });
      onClose();
    },
    (error) => {
      if (isUnauthorizedError(error)) return notifyError(error);
      setProblem(error instanceof ApiError ? error.sentence : error.message);
    },
  );
  const submit = form.handleSubmit(({ amount, notes }) => {
    setProblem(null);
    const body = { approve: { amount: Number(amount), notes }, deny: { notes }, retry: {} }[answer];
    send.change({ id, answer, body });
  });
  const checkAmount = (amount: string) => {
    const [cents, left] = [parseAmount(amount), parseAmount(leftAmount) ?? 0];
    if (cents === null || cents === 0) return "Enter an amount above 0, like 120.00";
    return cents <= left || `At most ${formatMoney(leftAmount)} is left of this payment.`;
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>
            {description}, asked by {askedBy}.
          </DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={submit}>
            {answer === "approve" ? (
              <FormField
                control={form.control}
                name="amount"
                rules={{ validate: checkAmount }}
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>Amount in dollars</FormLabel>
                    <FormControl>
                      <Input inputMode="decimal" autoComplete="off" maxLength={12} className="max-w-40" {...field} />
                    </FormControl>
                    <FormDescription>At most {formatMoney(leftAmount)}, which is left of the payment.</FormDescription>
                    <FormMessage />
                  </FormItem>
                )}
              />
            ) : null}
            {answer === "retry" ? (
              <p>
                {formatMoney(refundAmount ?? leftAmount)} goes to the payment provider once more. If it refused before
                because the card was closed, agree on another way and deny this instead.
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
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button
                type="submit"
                variant={answer === "deny" ? "destructive" : "default"}
                busy={send.isPending}
                busyLabel={busy}
              >
                {title}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
