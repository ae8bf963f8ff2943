// A badge: one word of state or fact, without a fill unless it is a pill.
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeVariants = cva(
  "inline-flex w-fit shrink-0 items-center gap-1.5 whitespace-nowrap font-medium tabular-nums [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "text-label text-foreground",
        muted: "text-label text-muted-foreground",
        pending: "text-label text-pending",
        active: "text-label text-gps",
        completed: "text-label text-completed",
        declined: "text-label text-declined",
        stale: "text-label text-stale",
        live: "rounded-full bg-gps-surface px-2.5 py-1 text-caption text-gps",
        "live-stale": "rounded-full bg-stale-surface px-2.5 py-1 text-caption text-stale",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeVariants> {}

/** A word of state in its colour; `live` and `live-stale` are the only pills. */
export function Badge({ className, variant, ...props }: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
