// Shows the cancellation fee that is to be paid; its amount and description are fixed.
"use client";

import { FormProblem } from "@/components/forms/form-problem";
import { Button } from "@/components/ui/button";
import type { DuePaymentDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";

interface DueFormProps {
  due: DuePaymentDto;
  isBusy: boolean;
  problem: string | null;
  onContinue: (dollars: number, text: string) => void;
}

export function DueForm({ due, isBusy, problem, onContinue }: DueFormProps) {
  const { amount, description, payeeName } = due;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="text-figure tabular-nums">{formatMoney(amount)}</p>
        <p>{description}</p>
        <p className="text-muted-foreground">Paid to {payeeName}</p>
      </div>
      <FormProblem problem={problem} />
      <Button size="lg" busy={isBusy} busyLabel="Continuing" onClick={() => onContinue(Number(amount), amount)}>
        Continue to Payment
      </Button>
    </div>
  );
}
