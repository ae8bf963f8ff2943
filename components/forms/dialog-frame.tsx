// What a dialog stands in: whom or what it concerns over it, and its buttons under it.
"use client";

import type { ReactNode } from "react";
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

interface DialogFrameProps {
  title: string;
  /** Whom or what it concerns. */
  about: ReactNode;
  onClose: () => void;
  /** What is shown once is not closed by a click beside it, or by Escape. */
  isShownOnce?: boolean;
  /** The width, where it is not a dialog's own. */
  className?: string | undefined;
  children: ReactNode;
}

export function DialogFrame({ title, about, onClose, isShownOnce = false, className, children }: DialogFrameProps) {
  const stay = (event: Event) => isShownOnce && event.preventDefault();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className={className} onInteractOutside={stay} onEscapeKeyDown={stay}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription className="wrap-anywhere">{about}</DialogDescription>
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}

/** The button that acts, given as `children`, beside the one that leaves all as it was. */
export function DialogActs({ keep, children }: { keep: string; children: ReactNode }) {
  return (
    <DialogFooter>
      <DialogClose asChild>
        <Button variant="secondary">{keep}</Button>
      </DialogClose>
      {children}
    </DialogFooter>
  );
}
