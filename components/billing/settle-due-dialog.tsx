// Marks a cancellation fee as settled by hand, with a few words on how.
"use client";

import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { DueDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { useSettleDue } from "./due-data";

export function SettleDueDialog({ due, onClose }: { due: DueDto; onClose: () => void }) {
  const { id, businessName, amount } = due;
  const form = useForm({ defaultValues: { note: "" } });
  const notice = { title: "Fee Settled", description: `${businessName} owes it no more.` };
  const settle = useSettleDue({ notice, onClose });
  return (
    <FormDialog
      title="Mark as Settled"
      about={`${amount === null ? "Amount not agreed" : formatMoney(amount)}, owed by ${businessName}.`}
      form={form}
      onSubmit={({ note }) => settle.change({ id, note: note.trim() })}
      onClose={onClose}
      isBusy={settle.isPending}
      problem={settle.problem}
      act="Mark as Settled"
      busyAct="Settling"
    >
      <p>Settle it once you have been paid in another way, or have agreed to let it go.</p>
      <FormField
        control={form.control}
        name="note"
        render={({ field }) => (
          <FormItem>
            <FormLabel>Note</FormLabel>
            <FormControl>
              <Input autoComplete="off" maxLength={500} placeholder="Check 1042" {...field} />
            </FormControl>
            <FormDescription>{businessName} reads it.</FormDescription>
            <FormMessage />
          </FormItem>
        )}
      />
    </FormDialog>
  );
}
