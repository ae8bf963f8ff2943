// A choice of a form, in the device's own list, with its label, its help and its error.
"use client";

import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { NativeSelect, type NativeSelectProps } from "./native-select";

interface ChoiceListFieldProps<Values extends FieldValues>
  extends Pick<NativeSelectProps, "options" | "emptyLabel" | "className" | "disabled"> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  /** What is said where nothing is chosen; without it nothing may be. */
  missing?: string;
}

export function ChoiceListField<Values extends FieldValues>(props: ChoiceListFieldProps<Values>) {
  const { control, name, label, help, missing, className, ...select } = props;
  return (
    <FormField
      control={control}
      name={name}
      rules={missing ? { validate: (value: string) => value !== "" || missing } : {}}
      render={({ field }) => (
        <FormItem className={className}>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <NativeSelect aria-required={missing !== undefined} {...select} {...field} />
          </FormControl>
          {help ? <FormDescription>{help}</FormDescription> : null}
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
