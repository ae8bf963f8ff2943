// Gives a family its way in: a case ID, and a PIN where one is wished.
"use client";

import { useState } from "react";
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
import { issueFamilyAccessAction } from "@/lib/transports/actions";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { CopyButton } from "./copy-button";
import { FamilyPinForm } from "./family-pin-form";
import { personName } from "./person-name";
import { useMove } from "./use-move";

interface Issued {
  caseId: string;
  /** Shown this once; afterwards nobody can read it. */
  pin: string | null;
}

function IssuedAccess({ caseId, pin }: Issued) {
  const [signIn] = useState(() => new URL("/family/login", window.location.origin));
  return (
    <div className="grid gap-5">
      <dl className="grid gap-4">
        <div>
          <dt className="text-caption text-muted-foreground">Case ID</dt>
          <dd className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 font-mono text-section break-all">{caseId}</span>
            <CopyButton text={caseId} what="case ID" />
          </dd>
        </div>
        <div>
          <dt className="text-caption text-muted-foreground">PIN</dt>
          {pin === null ? (
            <dd>None. The case ID alone opens the page.</dd>
          ) : (
            <>
              <dd className="font-mono text-section tracking-widest tabular-nums">{pin}</dd>
              <dd className="text-caption text-muted-foreground">Note it now. It is not shown again.</dd>
            </>
          )}
        </div>
      </dl>
      <p className="border-t pt-4">
        The family signs in at{" "}
        <a href={signIn.pathname} target="_blank" rel="noreferrer" className="text-link break-all">
          {signIn.host}
          {signIn.pathname}
        </a>
      </p>
      <DialogFooter>
        <DialogClose asChild>
          <Button>Done</Button>
        </DialogClose>
      </DialogFooter>
    </div>
  );
}

const named = (names: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== null));

export function FamilyAccessDialog({ request, onClose }: { request: RequestSummaryDto; onClose: () => void }) {
  const [issued, setIssued] = useState<Issued | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { deceasedName, funeralHomeName, transportCompanyName } = request;
  const move = useMove({
    action: (pin: string | null) =>
      issueFamilyAccessAction({
        id: request.id,
        ...(pin !== null && { pin }),
        ...named({ deceasedName, funeralHomeName, transportCompanyName }),
      }),
    onDone: ({ caseId }, pin) => {
      setIssued({ caseId, pin });
      toast({ title: "Family Access Created", description: "Give the case ID and the PIN to the family." });
    },
    onFailed: (error) => {
      if (isUnauthorizedError(error)) {
        notifyError(error);
        return;
      }
      setProblem(error.message);
      toast({ title: "Error", description: "Failed to generate access", variant: "destructive" });
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Family Portal Access</DialogTitle>
          <DialogDescription>
            {personName(request)}
            {request.caseId && issued === null ? (
              <span className="block font-mono text-caption break-all">{request.caseId}</span>
            ) : null}
          </DialogDescription>
        </DialogHeader>
        {issued === null ? (
          <FamilyPinForm
            isReissue={request.hasFamilyAccess}
            isBusy={move.isBusy}
            problem={problem}
            onSubmit={(pin) => {
              setProblem(null);
              move.send(pin);
            }}
          />
        ) : (
          <IssuedAccess {...issued} />
        )}
      </DialogContent>
    </Dialog>
  );
}
