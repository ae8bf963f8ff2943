// The head of a list of the administration: its title, a search that stays in the address, and what may be added.
"use client";

import { PlusIcon } from "lucide-react";
import { createParser, useQueryState } from "nuqs";
import { FilterField } from "@/components/billing/filter-field";
import { Button } from "@/components/ui/button";
import { readSearch } from "./admin-keys";

const search = createParser({ parse: readSearch, serialize: (text: string) => text }).withDefault("");

/** What is searched for, as the address has it. */
export const useSearch = () => useQueryState("q", search);

interface ListHeadProps {
  title: string;
  /** 'Search by name' */
  searchLabel: string;
  addLabel?: string;
  onAdd?: () => void;
}

export function ListHead({ title, searchLabel, addLabel, onAdd }: ListHeadProps) {
  const [q, setQ] = useSearch();
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <h1 className="w-full text-section md:sr-only">{title}</h1>
      <FilterField
        label={searchLabel}
        type="search"
        maxLength={200}
        value={q}
        read={readSearch}
        refusal="Enter a part of it"
        onChange={(next) => void setQ(next || null)}
        className="min-w-0 flex-1 basis-64 md:max-w-96"
      />
      {addLabel ? (
        <Button className="max-md:w-full md:ml-auto" onClick={onAdd}>
          <PlusIcon aria-hidden />
          {addLabel}
        </Button>
      ) : null}
    </div>
  );
}
