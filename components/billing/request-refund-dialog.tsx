// Asks for a refund of a payment: why, and whether the service was used.
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
import { Form, FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import type { TransactionDto } from "@/lib/billing/dto";
import { formatMoney, formatServiceUsed } from "@/lib/billing/format";
import { serviceUses } from "@/lib/billing/refund-status";
import { type RefundAsked, useRequestRefund } from "./billing-data";

const failed = "Failed to submit refund request";

type Filled = Pick<RefundAsked, "reason"> & { serviceUsed: RefundAsked["serviceUsed"] | "" };

export function RequestRefundDialog({ transaction, onClose }: { transaction: TransactionDto; onClose: () => void }) {
  const { id, description, amount } = transaction;
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<Filled>({ defaultValues: { reason: "", serviceUsed: "" } });
  const ask = useRequestRefund(
    () => {
      toast({ title: "Refund Request Submitted", description: "Your refund request is under review." });
      onClose();
    },
    (error) => {
      if (!isUnauthorizedError(error)) setProblem(error instanceof ApiError ? error.sentence || failed : failed);
      notifyError(error, failed);
    },
  );
  const submit = form.handleSubmit(({ reason, serviceUsed }) => {
    setProblem(null);
    if (serviceUsed !== "") ask.change({ transactionId: id, reason: reason.trim(), serviceUsed });
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Request Refund</DialogTitle>
          <DialogDescription>
            {formatMoney(amount)}, {description}.
          </DialogDescription>
        </DialogHeader>
        <p className="border-y py-3.5">
          Refunds are typically approved if the service was not used. An administrator reads your request and answers
          it.
        </p>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={submit}>
            <FormField
              control={form.control}
              name="reason"
              rules={{ validate: (reason) => reason.trim() !== "" || "Say why you ask for a refund." }}
              render={({ field }) => (
                <FormItem>
                  <FormLabel>Reason</FormLabel>
                  <FormControl>
                    <Textarea aria-required maxLength={2_000} {...field} />
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
            <FormField
              control={form.control}
              name="serviceUsed"
              rules={{ validate: (used) => used !== "" || "Say whether the service was used." }}
              render={({ field }) => (
                <FormItem>
                  <p aria-hidden className="text-label">
                    Was the service used?
                  </p>
                  <FormControl>
                    <RadioGroup
                      name={field.name}
                      aria-label="Was the service used?"
                      aria-required
                      value={field.value}
                      onValueChange={field.onChange}
                      onBlur={field.onBlur}
                    >
                      {serviceUses.map((used) => (
                        <div key={used} className="flex items-center gap-3">
                          <RadioGroupItem id={`used-${used}`} value={used} />
                          <Label htmlFor={`used-${used}`} className="text-desk pointer-coarse:min-h-11">
                            {formatServiceUsed(used)}
                          </Label>
                        </div>
                      ))}
                    </RadioGroup>
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={ask.isPending} busyLabel="Submitting">
                Submit Request
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
