// A field of several lines, which grows with its text.
import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { fieldVariants } from "./field";

export interface TextareaProps extends ComponentProps<"textarea">, VariantProps<typeof fieldVariants> {}

/** A field of several lines. */
export function Textarea({ className, variant, fieldSize, ...props }: TextareaProps) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        fieldVariants({ variant, fieldSize }),
        "field-sizing-content min-h-20 resize-y pointer-coarse:min-h-20",
        className,
      )}
      {...props}
    />
  );
}
