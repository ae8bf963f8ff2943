// What families of all the company's transports may see.
"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { useDriverNaming } from "./business-data";

export function NamingField({ isNamed, mayChange }: { isNamed: boolean; mayChange: boolean }) {
  const id = useId();
  const { change, isPending, input } = useDriverNaming();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        className="mt-0.25 pointer-coarse:mt-2.75"
        checked={isPending ? input === true : isNamed}
        disabled={!mayChange}
        aria-describedby={`${id}-help`}
        aria-disabled={isPending || undefined}
        onCheckedChange={(ticked) => change(ticked === true)}
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block text-desk pointer-coarse:min-h-11 pointer-coarse:content-center">
          Families may read the driver's first name
        </label>
        <p id={`${id}-help`} className="text-caption text-pretty text-muted-foreground">
          This holds for all cases that your business carries. They never read the last name or a telephone number. The
          map of one transport is shown or paused with its family access.
        </p>
      </div>
    </div>
  );
}
