// Asks how much is to be paid.
"use client";

import "@/components/forms/schema-without-eval";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";
import { Form, FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { paymentAmount } from "@/lib/billing/schema";

interface AmountFormProps {
  /** Decimal dollars. */
  amount: string;
  isBusy: boolean;
  /** Where one comes back to it, and the button that led here is gone. */
  takesFocus: boolean;
  problem: string | null;
  /** `dollars` is an amount that can be paid; `text` is how it was written. */
  onContinue: (dollars: number, text: string) => void;
}

/** What is wrong with an amount as it was typed; true where nothing is. */
function check(text: string): string | true {
  const parsed = paymentAmount.safeParse(text.trim() === "" ? undefined : Number(text));
  return parsed.success || (parsed.error.issues[0]?.message ?? "Enter an amount in dollars.");
}

export function AmountForm({ amount, isBusy, takesFocus, problem, onContinue }: AmountFormProps) {
  const form = useForm({ defaultValues: { amount } });
  const { setFocus } = form;
  // As it was when this was drawn first: later the button that was pressed keeps the focus.
  const [isReturn] = useState(takesFocus);
  useEffect(() => {
    if (isReturn) setFocus("amount");
  }, [isReturn, setFocus]);
  const submit = form.handleSubmit(({ amount: text }) => {
    if (!isBusy) onContinue(Number(text), text);
  });
  return (
    <Form {...form}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <FormField
          control={form.control}
          name="amount"
          rules={{ validate: check }}
          render={({ field }) => (
            <FormItem>
              <FormLabel>Amount (USD)</FormLabel>
              <div className="relative">
                <span
                  aria-hidden
                  className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-figure text-muted-foreground"
                >
                  $
                </span>
                <FormControl>
                  <Input
                    type="number"
                    inputMode="decimal"
                    min={1}
                    step={0.01}
                    aria-required
                    autoComplete="off"
                    className="min-h-16 pl-10 text-figure tabular-nums"
                    // A scroll over the field would count it up and down.
                    onWheel={(event) => event.currentTarget.blur()}
                    {...field}
                  />
                </FormControl>
              </div>
              <FormDescription>At least $1.00. You enter your card on the next step.</FormDescription>
              <FormMessage />
            </FormItem>
          )}
        />
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" busy={isBusy} busyLabel="Continuing">
          Continue to Payment
        </Button>
      </form>
    </Form>
  );
}
