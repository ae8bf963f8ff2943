// What a cancellation with a full fee costs the business that called: as it is set, and the means to change it.
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
import { formatMoney } from "@/lib/billing/format";
import { parseAmount } from "@/lib/billing/parse-amount";
import { useChangeStandardFee, useFeeSettings } from "./due-data";
import { FeeAccount } from "./fee-account";

export function StandardFee({ mayChange }: { mayChange: boolean }) {
  const { data } = useFeeSettings();
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) return null;
  const { standardFee } = data;
  return (
    <div className="grid gap-4 border-y py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[68ch] min-w-0 flex-1 basis-72">
          <span className="font-semibold tabular-nums">
            {standardFee === null ? "No standard fee is set." : `Your standard fee is ${formatMoney(standardFee)}.`}
          </span>{" "}
          <span className="text-muted-foreground">
            It is what a cancellation with a full fee costs the business that called.
          </span>
        </p>
        {mayChange ? (
          <Button variant="secondary" className="max-md:w-full" onClick={() => setOpen(true)}>
            {standardFee === null ? "Set Standard Fee" : "Change Standard Fee"}
          </Button>
        ) : null}
      </div>
      <FeeAccount settings={data} mayChange={mayChange} />
      {isOpen ? <StandardFeeDialog standardFee={standardFee} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

/** Dollars; null where the field is blank. */
const dollarsIn = (text: string) => (text.trim() === "" ? null : Number(text));

function checkFee(text: string): true | string {
  if (text.trim() === "") return true;
  const cents = parseAmount(text);
  if (cents === null || cents === 0) return "Enter an amount above 0, like 120.00";
  return cents < 100_000_000 || "At most $999,999.99.";
}

function StandardFeeDialog({ standardFee, onClose }: { standardFee: string | null; onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm({ defaultValues: { amount: standardFee ?? "" } });
  const change = useChangeStandardFee(
    () => {
      toast({ title: "Standard Fee Changed", description: "It holds for cancellations from now on." });
      onClose();
    },
    (error) => {
      if (isUnauthorizedError(error)) return notifyError(error);
      setProblem(error instanceof ApiError ? error.sentence : error.message);
    },
  );
  const submit = form.handleSubmit(({ amount }) => {
    setProblem(null);
    change.change(dollarsIn(amount));
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Standard Fee</DialogTitle>
          <DialogDescription>For cancellations with a full fee. Earlier ones keep theirs.</DialogDescription>
        </DialogHeader>
        <Form {...form}>
          <form noValidate className="grid gap-5" onSubmit={submit}>
            <FormField
              control={form.control}
              name="amount"
              rules={{ validate: checkFee }}
              render={({ field }) => (
                <FormItem>
                  <FormLabel>Amount in dollars</FormLabel>
                  <FormControl>
                    <Input
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={12}
                      placeholder="250.00"
                      className="max-w-40"
                      {...field}
                    />
                  </FormControl>
                  <FormDescription>Blank means that no amount is agreed.</FormDescription>
                  <FormMessage />
                </FormItem>
              )}
            />
            <FormProblem problem={problem} />
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={change.isPending} busyLabel="Saving">
                Save Fee
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
