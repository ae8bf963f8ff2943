// The filter over the payments: amounts, days and the business's name.
"use client";

import { Button } from "@/components/ui/button";
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
const day = { read: readDay, refusal: "", type: "date" } as const;

export function TransactionFilters({ filter, onChange, onClear }: TransactionFiltersProps) {
  const wrong = contradictions(filter);
  const isNarrowed = Object.values(filter).some((value) => value !== "");
  const of = (name: keyof TransactionFilter) => ({
    value: filter[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-3 gap-y-4 md:grid-cols-4 xl:grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.5fr)_auto]">
      <legend className="sr-only">Filter</legend>
      <FilterField label="Minimum amount" placeholder="0.00" {...amount} {...of("minAmount")} />
      <FilterField
        label="Maximum amount"
        placeholder="Any"
        problem={wrong.maxAmount ? "The maximum lies below the minimum." : undefined}
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
      <Button
        variant="ghost"
        className="max-md:col-span-2 max-md:bg-secondary md:mt-6.5"
        // Not disabled, which would drop the focus of whoever pressed it.
        aria-disabled={!isNarrowed}
        onClick={() => {
          if (isNarrowed) onClear();
        }}
      >
        Clear Filters
      </Button>
    </fieldset>
  );
}
