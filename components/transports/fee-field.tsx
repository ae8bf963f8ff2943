// The fee of a cancelled transport: in full, in part with its amount, or none.
"use client";

import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import type { FeeStatus } from "@/lib/transports/request-status";
import { ChoiceField } from "./choice-field";
import { dollarsOf, type ManagedTransport, problemWith } from "./manage-words";

function AmountField({ control }: { control: Control<ManagedTransport> }) {
  return (
    <FormField
      control={control}
      name="feeAmount"
      rules={{
        validate: (amount, { act, feeStatus }) =>
          act !== "cancel" || feeStatus !== "partial" || problemWith("feeAmount", dollarsOf(amount)),
      }}
      render={({ field }) => (
        <FormItem className="pt-2 pb-1">
          <FormLabel>Partial fee in dollars</FormLabel>
          <FormControl>
            <Input
              type="number"
              inputMode="decimal"
              min={0}
              step={0.01}
              placeholder="120.00"
              autoComplete="off"
              className="max-w-40 tabular-nums"
              // A scroll over the field would count it up and down.
              onWheel={(event) => event.currentTarget.blur()}
              {...field}
            />
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

export function FeeField({ control }: { control: Control<ManagedTransport> }) {
  const choices: { value: FeeStatus; label: string; more?: ReactNode }[] = [
    { value: "full", label: "Full fee" },
    { value: "partial", label: "Partial fee", more: <AmountField control={control} /> },
    { value: "none", label: "No fee" },
  ];
  return <ChoiceField control={control} name="feeStatus" legend="Fee" choices={choices} />;
}
