// Lets a user or a business go, or back in.
"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/forms/confirm-dialog";
import { useProblem } from "@/components/forms/use-refusal";
import { toast } from "@/components/hooks/use-toast";
import { useAdminChange } from "./admin-data";

interface StandingDialogProps {
  /** 'users/…' or 'businesses/…' */
  path: string;
  name: string;
  /** How it stands now. */
  isActive: boolean;
  /** What follows from it. */
  children: ReactNode;
  onClose: () => void;
}

const words = {
  go: { label: "Deactivate", busy: "Deactivating", done: "Deactivated", after: "can sign in no more." },
  back: { label: "Reactivate", busy: "Reactivating", done: "Reactivated", after: "can sign in again." },
} as const;

export function StandingDialog({ path, name, isActive, children, onClose }: StandingDialogProps) {
  const { label, busy, done, after } = words[isActive ? "go" : "back"];
  const { problem, refuse } = useProblem();
  const change = useAdminChange(() => {
    toast({ title: done, description: `${name} ${after}` });
    onClose();
  }, refuse);
  return (
    <ConfirmDialog
      title={`${label} ${name}?`}
      about={children}
      act={label}
      busyAct={busy}
      variant={isActive ? "destructive" : "default"}
      isBusy={change.isPending}
      problem={problem}
      onConfirm={() => change.change({ method: "PUT", path: `${path}/standing`, body: { isActive: !isActive } })}
      onClose={onClose}
    />
  );
}
