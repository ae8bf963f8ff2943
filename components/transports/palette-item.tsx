// The rows of the command palette and the words over them.
"use client";

import { Command } from "cmdk";
import type { ReactNode } from "react";

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="py-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted-foreground"
    >
      {children}
    </Command.Group>
  );
}

/** `value` tells the row from every other one. */
export function PaletteItem({
  value,
  onSelect,
  children,
}: {
  value: string;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-default items-center gap-3 rounded-md px-3 py-1.5 select-none data-[selected=true]:bg-secondary pointer-coarse:min-h-12 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted-foreground"
    >
      {children}
    </Command.Item>
  );
}
