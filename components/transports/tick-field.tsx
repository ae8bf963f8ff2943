// A box to tick inside a form, with its sentence beside it; the sentence ticks it too.
"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";

export function TickField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  help,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
}) {
  return (
    <FormField<Values>
      control={control as unknown as Control<Values>}
      name={name}
      render={({ field }) => (
        <FormItem className="gap-0.5">
          <div className="flex items-start gap-3">
            <FormControl>
              <Checkbox
                ref={field.ref}
                name={field.name}
                className="mt-0.25 pointer-coarse:mt-2.75"
                checked={field.value === true}
                onBlur={field.onBlur}
                onCheckedChange={(isTicked) => field.onChange(isTicked === true)}
              />
            </FormControl>
            <FormLabel className="min-h-5 flex-1 text-desk font-normal pointer-coarse:min-h-11">{label}</FormLabel>
          </div>
          <div className="pl-7.5 pointer-coarse:pl-8.5">
            {help ? <FormDescription>{help}</FormDescription> : null}
            <FormMessage />
          </div>
        </FormItem>
      )}
    />
  );
}
