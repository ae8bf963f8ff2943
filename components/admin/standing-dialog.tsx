// Lets a user or a business go, or back in.
"use client";

import { type ReactNode, useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { ApiError } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
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
  const [problem, setProblem] = useState<string | null>(null);
  const change = useAdminChange(
    () => {
      toast({ title: done, description: `${name} ${after}` });
      onClose();
    },
    (error) => {
      if (isUnauthorizedError(error)) return notifyError(error);
      setProblem(error instanceof ApiError ? error.sentence : error.message);
    },
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {label} {name}?
          </DialogTitle>
          <DialogDescription>{children}</DialogDescription>
        </DialogHeader>
        <FormProblem problem={problem} />
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button
            variant={isActive ? "destructive" : "default"}
            busy={change.isPending}
            busyLabel={busy}
            onClick={() => change.change({ method: "PUT", path: `${path}/standing`, body: { isActive: !isActive } })}
          >
            {label}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
