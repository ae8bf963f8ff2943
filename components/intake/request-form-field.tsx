// One field of the request form: its word, its control, and what helps or is wrong.
"use client";

import { isDateText, isTimeText } from "@/components/forms/tidy-text";
import { cn } from "@/components/ui/cn";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { RequestControl } from "./request-control";
import type { FieldControl, FieldLine } from "./request-form-sections";
import { isFilled, type RequestValues } from "./request-values";

const spans: Record<FieldLine["span"], string> = {
  1: "md:col-span-1",
  2: "md:col-span-2",
  3: "md:col-span-3",
  4: "md:col-span-4",
  6: "md:col-span-6",
};

const doubts: Partial<Record<FieldControl, { reads: (text: string) => boolean; sentence: string }>> = {
  "written-date": { reads: isDateText, sentence: "Not a date. Kept as written." },
  "written-time": { reads: isTimeText, sentence: "Not a time. Kept as written." },
};

export function RequestFormField({ line, zone }: { line: FieldLine; zone: string }) {
  const doubt = doubts[line.control];
  return (
    <FormField<RequestValues>
      name={line.name}
      render={({ field, fieldState }) => {
        const isDoubtful = fieldState.isTouched && isFilled(field.value) && doubt?.reads(field.value ?? "") === false;
        const hint = isDoubtful ? doubt?.sentence : line.isZoned ? zone : line.hint;
        return (
          <FormItem className={cn(line.isHalfOnPhone ? "col-span-1" : "col-span-2", spans[line.span])}>
            <FormLabel>{line.label}</FormLabel>
            <FormControl>
              <RequestControl line={line} field={field} />
            </FormControl>
            {hint ? <FormDescription className={cn(isDoubtful && "text-foreground")}>{hint}</FormDescription> : null}
            <FormMessage />
          </FormItem>
        );
      }}
    />
  );
}
