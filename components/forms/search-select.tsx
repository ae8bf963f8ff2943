// A choice of one from a long list: it reads like a select and opens with a search.
"use client";

import { ChevronDownIcon } from "lucide-react";
import { Popover } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";
import { SearchSelectList } from "./search-select-list";

export interface SearchSelectOption {
  value: string;
  label: string;
}

export interface SearchSelectProps extends Omit<ComponentProps<"button">, "value" | "onChange"> {
  value: string;
  onChange: (value: string) => void;
  options: readonly SearchSelectOption[];
  /** What no choice reads; it is the first line of the list. */
  emptyLabel: string;
  /** What a chosen value reads that is not among the options any more. */
  unknownLabel: string;
  searchLabel: string;
}

/** A letter typed on the closed field opens the list with it, as a native select would find it. */
export function SearchSelect({
  value,
  onChange,
  options,
  emptyLabel,
  unknownLabel,
  searchLabel,
  className,
  ...props
}: SearchSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [firstLetter, setFirstLetter] = useState("");
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.value === value);
  const label = chosen?.label ?? (value === "" ? emptyLabel : unknownLabel);

  function open(letter: string) {
    setFirstLetter(letter);
    setOpen(true);
  }
  function openByKey(event: KeyboardEvent<HTMLButtonElement>) {
    const isLetter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter && event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open(isLetter ? event.key : "");
  }
  function choose(next: string) {
    setOpen(false);
    onChange(next);
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => (next ? open("") : setOpen(false))}>
      <Popover.Trigger
        data-slot="search-select"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        className={cn(
          fieldVariants(),
          "flex items-center justify-between gap-2 text-left pointer-coarse:text-driver",
          value === "" && "text-muted-foreground",
          className,
        )}
        onKeyDown={openByKey}
        {...props}
      >
        <span className="truncate">{label}</span>
        <ChevronDownIcon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={searchLabel}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-60 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-64 flex-col overflow-hidden rounded-lg bg-popover text-popover-foreground shadow-float ring-1 ring-border data-[state=open]:animate-appear"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            search.current?.focus();
            search.current?.setSelectionRange(firstLetter.length, firstLetter.length);
          }}
        >
          <SearchSelectList
            ref={search}
            id={listId}
            value={value}
            options={options}
            emptyLabel={emptyLabel}
            searchLabel={searchLabel}
            firstQuery={firstLetter}
            onChoose={choose}
            onLeave={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
