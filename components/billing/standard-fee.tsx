// What a cancellation with a full fee costs the business that called: as it is set, and the means to change it.
"use client";

import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/forms/form-dialog";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { LoadFailure } from "@/components/ui/load-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoney } from "@/lib/billing/format";
import { parseAmount, plainAmount } from "@/lib/billing/parse-amount";
import { DollarsField } from "./dollars-field";
import { useChangeStandardFee, useFeeSettings } from "./due-data";
import { FeeAccount } from "./fee-account";

interface StandardFeeProps {
  mayChange: boolean;
  className?: string;
}

export function StandardFee({ mayChange, className }: StandardFeeProps) {
  const { data, error, isFetching, refetch } = useFeeSettings();
  const [isOpen, setOpen] = useState(false);
  if (data === undefined) {
    if (!error) return <Skeleton className="h-16" />;
    const sentence = "The standard fee did not load";
    return <LoadFailure sentence={sentence} error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  const { standardFee } = data;
  return (
    <div className={cn("grid gap-4", className)}>
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
const dollarsIn = (text: string) => (text.trim() === "" ? null : Number(plainAmount(text)));

function checkFee(text: string): true | string {
  if (text.trim() === "") return true;
  const cents = parseAmount(plainAmount(text));
  if (cents === null || cents === 0) return "Enter an amount above 0, like 120.00";
  return cents < 100_000_000 || "At most $999,999.99.";
}

function StandardFeeDialog({ standardFee, onClose }: { standardFee: string | null; onClose: () => void }) {
  const form = useForm({ defaultValues: { amount: standardFee ?? "" } });
  const notice = { title: "Standard Fee Changed", description: "It holds for cancellations from now on." };
  const fee = useChangeStandardFee({ notice, onClose });
  return (
    <FormDialog
      title="Standard Fee"
      about="For cancellations with a full fee. Earlier ones keep theirs."
      form={form}
      onSubmit={({ amount }) => fee.change(dollarsIn(amount))}
      onClose={onClose}
      isBusy={fee.isPending}
      problem={fee.problem}
      act="Save Fee"
      busyAct="Saving"
    >
      <DollarsField check={checkFee} placeholder="250.00" help="Blank means that no amount is agreed." />
    </FormDialog>
  );
}
