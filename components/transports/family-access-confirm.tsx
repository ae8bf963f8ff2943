// Asks once more before the family's way in is made wider or closed, and says what comes of it.
"use client";

import { CircleSlashIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";

interface FamilyAccessConfirmProps {
  children: ReactNode;
  label: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why it did not work the last time. */
  problem: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

export function FamilyAccessConfirm(props: FamilyAccessConfirmProps) {
  const { children, label, busyLabel, isBusy, problem, onConfirm, onCancel } = props;
  return (
    <>
      <div className="grid gap-2 text-pretty">{children}</div>
      {problem ? (
        <p role="alert" className="flex items-start gap-1.5 text-caption text-declined">
          <CircleSlashIcon aria-hidden className="mt-px size-3.5 shrink-0" />
          {problem}
        </p>
      ) : null}
      <DialogFooter>
        <Button variant="secondary" data-first onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="destructive" busy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
          {label}
        </Button>
      </DialogFooter>
    </>
  );
}
