// The shape of what is still loading; it appears after 150 ms, so that a quick answer never flickers.
import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      data-slot="skeleton"
      className={cn("animate-late rounded-md bg-secondary", className)}
      {...props}
    />
  );
}
