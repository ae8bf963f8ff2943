// The field of a dialog in which an amount of dollars is entered, by the name `amount`.
"use client";

import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";

interface DollarsFieldProps {
  /** True, or what is wrong with the text. */
  check: (text: string) => true | string;
  help: string;
  placeholder?: string;
}

export function DollarsField({ check, help, placeholder }: DollarsFieldProps) {
  return (
    <FormField<{ amount: string }>
      name="amount"
      rules={{ validate: check }}
      render={({ field }) => (
        <FormItem>
          <FormLabel>Amount in dollars</FormLabel>
          <FormControl>
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={placeholder}
              className="max-w-40"
              {...field}
            />
          </FormControl>
          <FormDescription>{help}</FormDescription>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}
