// A figure's name that tells what it counts, to whoever points at it, reaches it by keyboard or touches it.
"use client";

import { type ReactNode, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

interface DefinedProps {
  definition: string;
  className?: string;
  children: ReactNode;
}

export function Defined({ definition, className, children }: DefinedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Tooltip open={isOpen} onOpenChange={setOpen}>
      <TooltipTrigger asChild>
        <button
          type="button"
          // The page scrolls to what the keyboard reaches, and a tooltip closes as the page scrolls: it opens a frame later.
          onFocus={(event) => {
            event.preventDefault();
            const term = event.currentTarget;
            requestAnimationFrame(() => {
              if (document.activeElement === term) setOpen(true);
            });
          }}
          // A touch has no hovering; without this the tooltip would close at the click that opens it.
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
          className={cn(
            "cursor-help rounded-sm text-inherit underline decoration-muted-foreground/60 decoration-dotted underline-offset-4",
            className,
          )}
        >
          {children}
        </button>
      </TooltipTrigger>
      <TooltipContent>{definition}</TooltipContent>
    </Tooltip>
  );
}
