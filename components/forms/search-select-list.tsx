// The open list of a searchable choice: a search line over what it finds.
"use client";

import { CheckIcon, SearchIcon } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { SearchSelectOption } from "./search-select";

/** More than anyone reads; typing narrows the rest. */
const SHOWN_AT_MOST = 100;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The options whose label holds every word of the query, whatever its case and accents. */
function findOptions(options: readonly SearchSelectOption[], query: string): readonly SearchSelectOption[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

export interface SearchSelectListProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  value: string;
  options: readonly SearchSelectOption[];
  emptyLabel: string;
  searchLabel: string;
  firstQuery: string;
  onChoose: (value: string) => void;
  onLeave: () => void;
}

export function SearchSelectList({ ref, id, value, options, emptyLabel, searchLabel, ...rest }: SearchSelectListProps) {
  const { firstQuery, onChoose, onLeave } = rest;
  const [query, setQuery] = useState(firstQuery);
  const found = findOptions(options, query);
  const lines = (query.trim() === "" ? [{ value: "", label: emptyLabel }, ...found] : found).slice(0, SHOWN_AT_MOST);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      lines.findIndex((line) => line.value === value),
    ),
  );
  const activeId = lines[active] && `${id}-${active}`;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const line = lines[active];
    const targets: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActive(Math.min(lines.length - 1, Math.max(0, target)));
    }
    if (event.key === "Enter") {
      event.preventDefault();
      if (line) onChoose(line.value);
    }
    if (event.key === "Tab") onLeave();
  }

  return (
    <>
      <div className="relative shrink-0 border-b">
        <SearchIcon aria-hidden className="absolute inset-y-0 left-3 my-auto size-4 text-muted-foreground" />
        <input
          ref={ref}
          type="text"
          role="combobox"
          aria-label={searchLabel}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={searchLabel}
          value={query}
          className="h-10 w-full bg-transparent pr-3 pl-9 text-desk outline-none focus-visible:shadow-none focus-visible:outline-none pointer-coarse:h-12"
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={move}
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={searchLabel}
        className="max-h-72 min-h-0 overflow-y-auto overscroll-contain p-1"
      >
        {lines.map((line, index) => (
          <button
            key={line.value}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={line.value === value}
            className={cn(
              "flex min-h-9 w-full items-center gap-2 rounded-md py-1.5 pr-2.5 pl-2.5 text-left pointer-coarse:min-h-11 pointer-coarse:text-driver",
              index === active && "bg-secondary",
            )}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(line.value)}
          >
            <span className="min-w-0 flex-1">{line.label}</span>
            {line.value === value ? <CheckIcon aria-hidden className="size-4 shrink-0" /> : null}
          </button>
        ))}
      </div>
      {lines.length === 0 ? <p className="px-3 pb-3 text-muted-foreground">Nothing on the list matches.</p> : null}
    </>
  );
}
