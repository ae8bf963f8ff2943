// A one-line field with a list under it while somebody types: the list is an offer, any other text is taken too.
"use client";

import { HistoryIcon, MapPinIcon, PinIcon } from "lucide-react";
import { Popover } from "radix-ui";
import { type FocusEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { PlaceLine } from "./place-line";
import { TidyInput, type TidyInputProps } from "./tidy-input";

export interface ComboboxInputProps extends TidyInputProps {
  lines: readonly PlaceLine[];
  /** What was typed by hand; null when the list is not wanted any more. */
  onQuery: (query: string | null) => void;
  onChoose: (line: PlaceLine) => void;
  /** Stands under the lines. */
  credit: ReactNode;
}

const icons = { own: PinIcon, recent: HistoryIcon, area: MapPinIcon, google: MapPinIcon };
const sources = { own: "Your place", recent: "Recent", area: null, google: null };

/** Nothing is chosen unless an arrow key or a finger does it: Enter and Tab leave the text as it was typed. */
export function ComboboxInput({
  lines,
  onQuery,
  onChoose,
  credit,
  value,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: ComboboxInputProps) {
  const listId = useId();
  const [activeKey, setActive] = useState<string | null>(null);
  const isOpen = lines.length > 0;
  const active = lines.findIndex(({ key }) => key === activeKey);
  const optionId = (index: number) => `${listId}-${index}`;

  function ask(query: string | null) {
    setActive(null);
    onQuery(query);
  }
  function hear({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
    // Text that a program puts in is no question.
    if (field === document.activeElement) ask(field.value.trim().length < 2 ? null : field.value);
  }
  function choose(line: PlaceLine) {
    ask(null);
    onChoose(line);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && !event.nativeEvent.isComposing && !props.readOnly) {
      event.preventDefault();
      if (!isOpen && step === 1) return ask(value);
      // One more than the lines: past either end is the text itself.
      const around = lines.length + 1;
      const next = (active + 1 + step + around) % around;
      return setActive(lines[next - 1]?.key ?? null);
    }
    const line = isOpen ? lines[active] : undefined;
    if (event.key === "Enter" && line !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      return choose(line);
    }
    return onKeyDown?.(event);
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    ask(null);
    onBlur?.(event);
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={(next) => (next ? undefined : ask(null))}>
      <Popover.Anchor asChild>
        <TidyInput
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          {...props}
          value={value}
          onChange={onChange}
          onInput={hear}
          onBlur={leave}
          onKeyDown={press}
        />
      </Popover.Anchor>
      <span aria-live="polite" className="sr-only">
        {isOpen ? `${lines.length} ${lines.length === 1 ? "suggestion" : "suggestions"}` : ""}
      </span>
      <Popover.Portal>
        <Popover.Content
          role={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-60 w-(--radix-popover-trigger-width) max-w-(--radix-popover-content-available-width) min-w-80 overflow-hidden rounded-lg bg-popover text-popover-foreground shadow-float ring-1 ring-border data-[state=open]:animate-appear"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div id={listId} role="listbox" aria-label="Suggestions" className="p-1">
            {lines.map((line, index) => (
              <Option
                key={line.key}
                id={optionId(index)}
                line={line}
                isActive={index === active}
                onPoint={() => setActive(line.key)}
                onChoose={() => choose(line)}
              />
            ))}
          </div>
          {credit}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface OptionProps {
  id: string;
  line: PlaceLine;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, line: { source, title, detail }, isActive, onPoint, onChoose }: OptionProps) {
  const Icon = icons[source];
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={cn(
        "flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 py-1 text-left pointer-coarse:min-h-11",
        isActive && "bg-secondary",
      )}
      // The field keeps the focus, and the keyboard of a phone stays.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        {detail === null ? null : <span className="block truncate text-caption text-muted-foreground">{detail}</span>}
      </span>
      {sources[source] === null ? null : (
        <span className="shrink-0 text-caption text-muted-foreground">{sources[source]}</span>
      )}
    </button>
  );
}
