// The look every field shares, so that inputs, text areas and selects stand in one row without a step.
import { cva } from "class-variance-authority";

/** `baseline` for desks; `outlined` for families, who see the whole box. */
export const fieldVariants = cva(
  "w-full min-w-0 border bg-field text-desk text-foreground transition-colors duration-120 ease-calm disabled:cursor-not-allowed disabled:opacity-55 data-disabled:cursor-not-allowed data-disabled:opacity-55 aria-invalid:border-declined",
  {
    variants: {
      variant: {
        baseline: "rounded-md border-b-input hover:border-input/70 hover:border-b-input",
        outlined: "rounded-lg border-input",
      },
      fieldSize: {
        default: "min-h-9.5 px-3 py-1.5 pointer-coarse:min-h-11",
        lg: "min-h-14 px-4 py-3 text-driver",
      },
    },
    defaultVariants: { variant: "baseline", fieldSize: "default" },
  },
);
