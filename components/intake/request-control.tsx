// The control of one field, chosen by its line of the table.
"use client";

import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, KeyboardEvent } from "react";
import { type ControllerRenderProps, useFormContext } from "react-hook-form";
import { AddressInput } from "@/components/forms/address-input";
import { BusinessInput } from "@/components/forms/business-input";
import { NativeSelect } from "@/components/forms/native-select";
import { SearchSelect } from "@/components/forms/search-select";
import { SuggestInput } from "@/components/forms/suggest-input";
import { TidyInput } from "@/components/forms/tidy-input";
import {
  hyphenateDate,
  type Tidy,
  tidyDate,
  tidyHeight,
  tidyPhone,
  tidyTime,
  tidyWeight,
} from "@/components/forms/tidy-text";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FieldControl, FieldLine } from "./request-form-sections";
import { isFilled, type RequestValues } from "./request-values";

export interface BusinessOption {
  id: string;
  name: string;
}

/** The key of GET /api/businesses; the form hands over its first answer. */
export const businessesKey = ["/api/businesses"] as const;

type Aria = Pick<ComponentProps<"input">, "id" | "className" | "aria-describedby" | "aria-invalid">;
type Field = ControllerRenderProps<RequestValues>;

const nativeTypes: Partial<Record<FieldControl, string>> = {
  "wall-clock": "datetime-local",
  "native-date": "date",
  "native-time": "time",
  phone: "tel",
};

const tidies: Partial<Record<FieldControl, Tidy>> = {
  "written-date": tidyDate,
  "written-time": tidyTime,
  phone: tidyPhone,
  weight: tidyWeight,
  height: tidyHeight,
};

const inputModes: Partial<Record<FieldControl, "tel" | "numeric">> = {
  phone: "tel",
  weight: "numeric",
  "written-date": "numeric",
  "written-time": "numeric",
};

// One line while it is short, then as many as it needs, up to three.
const fewLines = "min-h-9.5 max-h-[calc(3lh+0.875rem)] resize-none pointer-coarse:min-h-11";

/** Enter goes to the next field: a call half taken down must not be sent by it. */
function goToNextField(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = Array.from(
    event.currentTarget.form?.querySelectorAll<HTMLElement>('[data-slot="form-control"]') ?? [],
  );
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}

interface RequestControlProps extends Aria {
  line: FieldLine;
  field: Field;
  /** Stands in a field of typed text while it is empty. */
  placeholder?: string | undefined;
}

/** Takes the id and the aria attributes that the form gives its controls. */
export function RequestControl({ line, field, placeholder, ...aria }: RequestControlProps) {
  const { control, options = [], isRequired } = line;
  const { value: held, ...handlers } = field;
  const value = held ?? "";
  const typed = {
    ...aria,
    placeholder,
    autoComplete: line.autoComplete ?? "off",
    autoCapitalize: line.autoCapitalize,
    "aria-required": isRequired,
    inputMode: line.inputMode ?? inputModes[control],
    enterKeyHint: "next" as const,
    onKeyDown: goToNextField,
  };
  if (control === "business") return <BusinessSelect value={value} {...aria} {...handlers} />;
  if (control === "lines") {
    return <Textarea rows={1} value={value} {...typed} {...handlers} className={cn(fewLines, typed.className)} />;
  }
  if (control === "long-text") return <Textarea value={value} {...aria} {...handlers} autoComplete="off" />;
  if (control === "choice") {
    const choices = options === "businesses" ? [] : options;
    return <NativeSelect value={value} options={choices} emptyLabel={listOf(choices)} {...aria} {...handlers} />;
  }
  if (control === "suggest" && options === "businesses")
    return <BusinessSuggest value={value} {...typed} {...handlers} />;
  if (control === "suggest") {
    return <SuggestInput value={value} suggestions={options as readonly string[]} {...typed} {...handlers} />;
  }
  if (control === "place") return <AddressInput value={value} {...typed} {...handlers} />;
  if (control === "establishment") return <LocationInput value={value} {...typed} {...handlers} />;
  const type = nativeTypes[control] ?? "text";
  if (tidies[control] === undefined) return <Input type={type} value={value} {...typed} {...handlers} />;
  return (
    <TidyInput
      type={type}
      value={value}
      tidy={tidies[control]}
      tidyWhileTyping={control === "written-date" ? hyphenateDate : undefined}
      {...typed}
      {...handlers}
    />
  );
}

/** 'YES, NO or Unknown' */
function listOf(choices: readonly string[]): string {
  return [choices.slice(0, -1).join(", "), ...choices.slice(-1)].join(" or ");
}

function useBusinesses(): readonly BusinessOption[] {
  return useQuery<readonly BusinessOption[]>({ queryKey: businessesKey }).data ?? [];
}

function BusinessSelect(props: Omit<Field, "value"> & Aria & { value: string }) {
  const businesses = useBusinesses();
  return (
    <SearchSelect
      options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
      emptyLabel="Any transport company (open call)"
      unknownLabel="A business that is no longer listed"
      searchLabel="Find a business"
      {...props}
    />
  );
}

function BusinessSuggest(props: Omit<ComponentProps<typeof SuggestInput>, "suggestions">) {
  return <SuggestInput suggestions={useBusinesses().map(({ name }) => name)} {...props} />;
}

/** Choosing a place also says its address, where none is written yet. */
function LocationInput(props: ComponentProps<typeof BusinessInput>) {
  const { getValues, setValue } = useFormContext<RequestValues>();
  return (
    <BusinessInput
      {...props}
      onPlace={({ address }) => {
        if (address === null || isFilled(getValues("locationAddress"))) return;
        setValue("locationAddress", address, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
