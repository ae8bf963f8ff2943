// One choice among a few inside a form, each with its word and what it means.
"use client";

import { type ReactNode, useId } from "react";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormField } from "@/components/ui/form";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";

export interface Choice {
  value: string;
  label: string;
  help?: string;
  /** What stands under this choice while it is the chosen one. */
  more?: ReactNode;
}

export function ChoiceField<Values extends FieldValues>({
  control,
  name,
  legend,
  choices,
}: {
  control: Control<Values>;
  name: FieldPath<Values>;
  legend: string;
  choices: readonly Choice[];
}) {
  const id = useId();
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <div className="grid gap-2">
          <p id={`${id}-legend`} className="text-label">
            {legend}
          </p>
          <RadioGroup
            name={field.name}
            aria-labelledby={`${id}-legend`}
            className="gap-2.5 pointer-coarse:gap-0"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          >
            {choices.map(({ value, label, help, more }) => (
              <div key={value} className="flex items-start gap-3">
                <RadioGroupItem
                  id={`${id}-${value}`}
                  value={value}
                  aria-describedby={help ? `${id}-${value}-help` : undefined}
                  className="mt-0.25 pointer-coarse:mt-2.75"
                />
                <div className="min-w-0 flex-1">
                  <Label htmlFor={`${id}-${value}`} className="min-h-5 text-desk pointer-coarse:min-h-11">
                    {label}
                  </Label>
                  {help ? (
                    <p
                      id={`${id}-${value}-help`}
                      className="text-muted-foreground pointer-coarse:-mt-2 pointer-coarse:pb-3"
                    >
                      {help}
                    </p>
                  ) : null}
                  {field.value === value ? more : null}
                </div>
              </div>
            ))}
          </RadioGroup>
        </div>
      )}
    />
  );
}
