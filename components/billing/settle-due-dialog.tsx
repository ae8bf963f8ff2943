// Marks a cancellation fee as settled by hand, with a few words on how.
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
import type { DueDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { useSettleDue } from "./due-data";

export function SettleDueDialog({ due, onClose }: { due: DueDto; onClose: () => void }) {
  const { id, businessName, amount } = due;
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { note: "" } });
  const settle = useSettleDue(
    () => {
      toast({ title: "Fee Settled", description: `${businessName} owes it no more.` });
      onClose();
    },
    (error) => {
      if (isUnauthorizedError(error)) return notifyError(error);
      setProblem(error instanceof ApiError ? error.sentence : error.message);
    },
  );
  const submit = form.handleSubmit(({ note }) => {
    setProblem(null);
    settle.change({ id, note: note.trim() });
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Mark as Settled</DialogTitle>
          <DialogDescription>
            {amount === null ? "Amount not agreed" : formatMoney(amount)}, owed by {businessName}.
          </DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={submit}>
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
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={settle.isPending} busyLabel="Settling">
                Mark as Settled
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
