// Beside the lists: the filter by day, and the list that is shown as a CSV file.
"use client";

import { ListFilterIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CsvLink } from "@/components/ui/csv-link";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { parseDay } from "./dashboard-address";
import { exportPath, type ListFilter } from "./transport-keys";
import { useListFilter } from "./use-list-filter";

/** Tells a day once it is one; while it is typed, a date field holds years such as 0020. */
function DayField({ label, value, onChoose }: { label: string; value: string; onChoose: (day: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState({ text: value, from: value });
  const text = typed.from === value ? typed.text : value;
  const type = (next: string) => {
    const day = next === "" ? "" : parseDay(next);
    setTyped({ text: next, from: day ?? value });
    if (day !== null && day !== value) onChoose(day);
  };
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="date" value={text} className="tabular-nums" onChange={({ target }) => type(target.value)} />
    </div>
  );
}

/** Days that contradict each other become one day: the one chosen last. */
function DayFilter({ id }: { id: string }) {
  const { from, to, hasDays, chooseDays } = useListFilter();
  return (
    <fieldset
      id={id}
      className="grid grid-cols-2 items-end gap-3 pt-1 pb-2 md:flex md:justify-end [&>div]:min-w-0 md:[&>div]:w-44"
    >
      <legend className="sr-only">Created between</legend>
      <DayField
        label="Created from"
        value={from}
        onChoose={(day) => chooseDays({ from: day, ...(to !== "" && day > to && { to: day }) })}
      />
      <DayField
        label="Created until"
        value={to}
        onChoose={(day) => chooseDays({ to: day, ...(day !== "" && day < from && { from: day }) })}
      />
      {hasDays ? (
        <Button
          variant="ghost"
          className="max-md:col-span-2 max-md:bg-secondary"
          onClick={() => chooseDays({ from: "", to: "" })}
        >
          Clear filter
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The row over a list: `children` at its left, the tools at its right, the filter below once it is opened. */
export function ListTools({ filter, children }: { filter: ListFilter; children: ReactNode }) {
  const { hasDays } = useListFilter();
  const [isOpen, setOpen] = useState(hasDays);
  const [wasOn, setWasOn] = useState(hasDays);
  const id = useId();
  // A filter that begins to narrow the list is seen; whoever folds it keeps the mark at its button.
  if (wasOn !== hasDays) {
    setWasOn(hasDays);
    if (hasDays) setOpen(true);
  }
  return (
    <>
      <div className="flex flex-col md:flex-row">
        {children}
        <div className="flex flex-1 items-center justify-end gap-1 max-md:pt-1.5 md:border-b">
          <Button
            variant={hasDays ? "secondary" : "ghost"}
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <ListFilterIcon aria-hidden />
            {hasDays ? "Filter on" : "Filter"}
          </Button>
          <CsvLink href={exportPath(filter)} />
        </div>
      </div>
      {isOpen ? <DayFilter id={id} /> : null}
    </>
  );
}
