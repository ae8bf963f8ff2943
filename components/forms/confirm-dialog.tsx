// A dialog that asks before an act: what it is about, what comes of it, why it was refused, and the buttons.
"use client";

import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogActs, DialogFrame } from "./dialog-frame";
import { FormProblem } from "./form-problem";

interface ConfirmDialogProps {
  title: string;
  about: ReactNode;
  /** The button that acts: what it says, and what it says while it does. */
  act: string;
  busyAct: string;
  variant?: ComponentProps<typeof Button>["variant"];
  /** What the button says that leaves all as it was. */
  keep?: string;
  isBusy: boolean;
  problem?: string | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, about, act, busyAct, variant = "destructive", keep = "Cancel", children } = props;
  const { isBusy, problem = null, onConfirm, onClose } = props;
  return (
    <DialogFrame title={title} about={about} onClose={onClose}>
      {children}
      <FormProblem problem={problem} />
      <DialogActs keep={keep}>
        <Button variant={variant} busy={isBusy} busyLabel={busyAct} onClick={onConfirm}>
          {act}
        </Button>
      </DialogActs>
    </DialogFrame>
  );
}
