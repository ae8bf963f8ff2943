// Opens the command palette by Ctrl or Cmd and k, or by its button; it is loaded when it is first asked for.
"use client";

import { CommandIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { laterDialog } from "@/components/ui/later";
import { Tooltip, TooltipContent, TooltipTrigger } from "@/components/ui/tooltip";

const CommandPalette = laterDialog(async () => (await import("./command-palette")).CommandPalette);

export function PaletteLauncher() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      // What stands in a dialog is finished or left first.
      const isTaken = document.querySelector('[role="dialog"]') !== null;
      setOpen((wasOpen) => !wasOpen && !isTaken);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <Tooltip>
        <TooltipTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Commands"
            aria-keyshortcuts="Control+K Meta+K"
            className="hidden md:inline-flex"
            onClick={() => setOpen(true)}
          >
            <CommandIcon aria-hidden className="size-4.5" />
          </Button>
        </TooltipTrigger>
        <TooltipContent>Commands (Ctrl K)</TooltipContent>
      </Tooltip>
      {isOpen ? <CommandPalette onClose={() => setOpen(false)} /> : null}
    </>
  );
}
