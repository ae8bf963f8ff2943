// A one-line field of a form with its label, its help and its error.
"use client";

import type { ComponentProps } from "react";
import type { Control, FieldPath, FieldValues, RegisterOptions } from "react-hook-form";
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";

interface TextFieldProps<Values extends FieldValues>
  extends Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "autoComplete" | "maxLength" | "placeholder" | "className" | "disabled" | "autoCapitalize"
  > {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  /** What is said where it is left blank; without it the field may be. */
  missing?: string;
  rules?: Pick<RegisterOptions<Values, FieldPath<Values>>, "validate">;
}

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, label, help, missing, rules, className, ...input } = props;
  const required = missing === undefined ? {} : { validate: (text: string) => text.trim() !== "" || missing };
  return (
    <FormField
      control={control}
      name={name}
      rules={rules ?? required}
      render={({ field }) => (
        <FormItem className={className}>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <Input aria-required={missing !== undefined} {...input} {...field} />
          </FormControl>
          {help ? <FormDescription>{help}</FormDescription> : null}
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
