// How a button looks, in five weights and six heights, also for what is no Button.
import { cva } from "class-variance-authority";

/** The classes of a button, for links that must look like one. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors duration-120 ease-calm select-none disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground hover:bg-primary/88 active:bg-primary/80",
        secondary: "bg-secondary text-secondary-foreground hover:bg-secondary/75 active:bg-secondary/65",
        outline: "text-foreground inset-ring inset-ring-input hover:bg-accent active:bg-secondary",
        ghost: "text-muted-foreground hover:bg-accent hover:text-foreground active:bg-secondary",
        destructive: "bg-destructive text-destructive-foreground hover:bg-destructive/90 active:bg-destructive/80",
        link: "text-link",
      },
      size: {
        sm: "h-8 px-3 text-label pointer-coarse:min-h-11",
        default: "h-9 px-4 text-desk pointer-coarse:min-h-11",
        lg: "h-11 px-5 text-desk",
        xl: "h-14 rounded-2xl px-6 text-driver",
        step: "min-h-22 rounded-2xl px-6 text-headline",
        icon: "size-9 pointer-coarse:size-11",
        "icon-sm": "size-8 pointer-coarse:size-11",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);
