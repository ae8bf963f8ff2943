// A key that presses what it stands beside, shown where there is a keyboard; what hears it says so by aria-keyshortcuts.
import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Kbd({ className, ...props }: ComponentProps<"kbd">) {
  return (
    <kbd
      aria-hidden
      className={cn(
        "self-center rounded-sm px-1.5 font-sans text-caption whitespace-nowrap text-muted-foreground ring-1 ring-border max-md:hidden pointer-coarse:hidden",
        className,
      )}
      {...props}
    />
  );
}
