// The filter over the payments: amounts, days and the business's name.
"use client";

import { Fragment, useState } from "react";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/billing/format";
import { formatAmount, parseAmount } from "@/lib/billing/parse-amount";
import { FilterField } from "./filter-field";
import { contradictions, readAmount, readDay, readTerm, type TransactionFilter } from "./transaction-address";

interface TransactionFiltersProps {
  filter: TransactionFilter;
  onChange: (part: Partial<TransactionFilter>) => void;
  onClear: () => void;
}

const amount = {
  read: readAmount,
  refusal: "Enter an amount like 120.00",
  inputMode: "decimal",
  maxLength: 12,
} as const;

/** What holds while the field says no amount: '$120.00 and more'. */
const meanwhile = (side: "more" | "less") => (value: string) => {
  const cents = parseAmount(value);
  return cents === null
    ? "It does not narrow the list yet."
    : `The list still shows ${formatMoney(formatAmount(cents))} and ${side}.`;
};
const day = { read: readDay, refusal: "", type: "date" } as const;

export function TransactionFilters({ filter, onChange, onClear }: TransactionFiltersProps) {
  const wrong = contradictions(filter);
  const [refused, setRefused] = useState<Partial<Record<keyof TransactionFilter, boolean>>>({});
  // What is no filter yet is cleared as well: with the fields that hold it.
  const [clears, setClears] = useState(0);
  const isNarrowed = [...Object.values(filter), ...Object.values(refused)].some(Boolean);
  const of = (name: keyof TransactionFilter) => ({
    value: filter[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onTyped: (counts: boolean) => setRefused((before) => ({ ...before, [name]: !counts })),
  });
  const clear = () => {
    setRefused({});
    setClears(clears + 1);
    onClear();
  };
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-3 gap-y-4 md:grid-cols-4 xl:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.5fr)_auto]">
      <legend className="sr-only">Filter</legend>
      <Fragment key={clears}>
        <FilterField
          label="Minimum amount"
          placeholder="0.00"
          meanwhile={meanwhile("more")}
          {...amount}
          {...of("minAmount")}
        />
        <FilterField
          label="Maximum amount"
          placeholder="Any"
          problem={wrong.maxAmount ? "The maximum lies below the minimum." : undefined}
          meanwhile={meanwhile("less")}
          {...amount}
          {...of("maxAmount")}
        />
        <FilterField label="Start date" {...day} {...of("startDate")} />
        <FilterField
          label="End date"
          problem={wrong.endDate ? "The last day lies before the first." : undefined}
          {...day}
          {...of("endDate")}
        />
        <FilterField
          label="Business name"
          className="max-md:col-span-2 md:max-xl:col-span-3"
          placeholder="Part of the name"
          type="search"
          maxLength={100}
          read={readTerm}
          refusal="Enter a part of the name"
          {...of("searchTerm")}
        />
      </Fragment>
      <Button
        variant="ghost"
        className="max-md:col-span-2 max-md:bg-secondary md:mt-6.5"
        // Not disabled, which would drop the focus of whoever pressed it.
        aria-disabled={!isNarrowed}
        onClick={() => {
          if (isNarrowed) clear();
        }}
      >
        Clear Filters
      </Button>
    </fieldset>
  );
}
