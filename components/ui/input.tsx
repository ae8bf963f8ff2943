// A one-line field.
import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { fieldVariants } from "./field";

export interface InputProps extends ComponentProps<"input">, VariantProps<typeof fieldVariants> {}

/** A one-line field; `variant="outlined" fieldSize="lg"` on families' pages. */
export function Input({ className, variant, fieldSize, type = "text", ...props }: InputProps) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(fieldVariants({ variant, fieldSize }), "appearance-none", className)}
      {...props}
    />
  );
}
