// Manages a family's way in: issues it, shows how it stands, replaces or removes the PIN, revokes it, prints the card.
"use client";

import { useState } from "react";
import { ApiError } from "@/components/hooks/api";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { FamilyAccessBody } from "./family-access-body";
import { type FamilyAccessView, useViewFocus } from "./family-access-views";
import { personName } from "./person-name";
import { useRequest } from "./transport-data";

const titles: Record<FamilyAccessView, string> = {
  overview: "Manage Family Portal Access",
  pin: "New PIN",
  remove: "Remove the PIN?",
  revoke: "Revoke Family Access?",
  note: "Note to the Family",
  card: "Card for the Family",
};

export function FamilyAccessDialog({ request, onClose }: { request: RequestSummaryDto; onClose: () => void }) {
  const { data, error, refetch } = useRequest(request.id);
  const [view, setView] = useState<FamilyAccessView>("overview");
  const [draft, setDraft] = useState<string | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const content = useViewFocus(view);
  const isDirty = draft !== null && draft.trim() !== (data?.familyNote ?? "");
  const show = (next: FamilyAccessView) => {
    setIsHeld(false);
    setView(next);
  };
  const close = () => {
    if (!isDirty) return onClose();
    setIsHeld(true);
    setView("note");
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent
        ref={content}
        tabIndex={-1}
        onEscapeKeyDown={(event) => {
          if (view === "overview") return;
          event.preventDefault();
          show("overview");
        }}
        onInteractOutside={(event) => isDirty && event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{titles[view]}</DialogTitle>
          <DialogDescription className="break-words">{personName(request)}</DialogDescription>
        </DialogHeader>
        {data ? (
          <FamilyAccessBody
            request={data}
            view={view}
            onView={show}
            draft={draft}
            onDraft={setDraft}
            isDirty={isDirty}
            isHeld={isHeld}
            onClose={close}
            onDiscard={onClose}
          />
        ) : error ? (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {error instanceof ApiError && error.status === 404 ? error.sentence : "The family's access did not load."}
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          <div role="status" aria-label="Loading" className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
