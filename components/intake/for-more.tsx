// Says that a text speaks of several people, and lets the next request begin with it.
"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import type { Fill } from "./intake-fill";

interface ForMoreProps {
  fill: Fill;
  /** Who they are. */
  words: string;
  onChange: (fill: Fill) => void;
}

export function ForMore({ fill, words, onChange }: ForMoreProps) {
  const id = useId();
  return (
    <div className="grid gap-1 px-card-x">
      <p className="font-medium wrap-anywhere">{words}</p>
      <label htmlFor={id} className="flex items-center gap-3 py-1 pointer-coarse:min-h-11">
        <Checkbox
          id={id}
          checked={fill.isForMore}
          onCheckedChange={(checked) => onChange({ ...fill, isForMore: checked === true })}
        />
        After Submit, start the next request with this text
      </label>
    </div>
  );
}
