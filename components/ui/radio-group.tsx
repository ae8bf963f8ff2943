// A choice of one among a few, all of them in view.
"use client";

import { RadioGroup as RadioGroupPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "./cn";

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return (
    <RadioGroupPrimitive.Root
      data-slot="radio-group"
      className={cn("flex flex-wrap gap-x-5 gap-y-2", className)}
      {...props}
    />
  );
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      data-slot="radio-group-item"
      className={cn(
        "relative size-4.5 shrink-0 rounded-full border border-input bg-field transition-colors duration-120 ease-calm after:absolute after:-inset-1.5 disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-primary pointer-coarse:size-5.5 pointer-coarse:after:-inset-3",
        className,
      )}
      {...props}
    >
      <RadioGroupPrimitive.Indicator className="absolute inset-0 grid place-items-center before:size-2.5 before:rounded-full before:bg-primary" />
    </RadioGroupPrimitive.Item>
  );
}
