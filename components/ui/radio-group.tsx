// One choice among a few, all of them in sight.
"use client";

import { RadioGroup as RadioGroupPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root data-slot="radio-group" className={cn("grid gap-3", className)} {...props} />;
}

/** A circle to choose. Its label, not the circle alone, gives the 44 px target on touch screens. */
export function RadioGroupItem({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      data-slot="radio-group-item"
      className={cn(
        "relative grid size-4.5 shrink-0 place-items-center rounded-full border border-input bg-field transition-colors duration-120 ease-calm after:absolute after:-inset-1.5 aria-invalid:border-declined disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary pointer-coarse:size-5.5 pointer-coarse:after:-inset-3",
        className,
      )}
      {...props}
    >
      <RadioGroupPrimitive.Indicator className="size-1.75 rounded-full bg-primary-foreground pointer-coarse:size-2" />
    </RadioGroupPrimitive.Item>
  );
}
