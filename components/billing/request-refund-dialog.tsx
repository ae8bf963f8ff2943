// Asks for a refund of a payment: why, and whether the service was used.
"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import type { TransactionDto } from "@/lib/billing/dto";
import { formatMoney, formatServiceUsed } from "@/lib/billing/format";
import { serviceUses } from "@/lib/billing/refund-status";
import { type RefundAsked, useRequestRefund } from "./billing-data";

type Filled = Pick<RefundAsked, "reason"> & { serviceUsed: RefundAsked["serviceUsed"] | "" };

export function RequestRefundDialog({ transaction, onClose }: { transaction: TransactionDto; onClose: () => void }) {
  const { id, description, amount } = transaction;
  const form = useForm<Filled>({ defaultValues: { reason: "", serviceUsed: "" } });
  const notice = { title: "Refund Request Submitted", description: "Your refund request is under review." };
  const ask = useRequestRefund({ notice, onClose });
  return (
    <FormDialog
      title="Request Refund"
      about={`${formatMoney(amount)}, ${description}.`}
      form={form}
      onSubmit={({ reason, serviceUsed }) => {
        if (serviceUsed !== "") ask.change({ transactionId: id, reason: reason.trim(), serviceUsed });
      }}
      onClose={onClose}
      isBusy={ask.isPending}
      problem={ask.problem}
      act="Submit Request"
      busyAct="Submitting"
    >
      <p className="border-y py-3.5">
        Refunds are typically approved if the service was not used. An administrator reads your request and answers it.
      </p>
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
    </FormDialog>
  );
}
