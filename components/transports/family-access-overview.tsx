// How the family's way in stands: the case ID, the PIN in words, when it was last used, and the note.
"use client";

import { IdCardIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";
import type { FamilyAccessStateDto } from "@/lib/transports/access-status";
import { CopyButton } from "./copy-button";
import { FamilyAccessTries } from "./family-access-tries";
import type { FamilyAccessView } from "./family-access-views";

function Row({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t pt-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="text-caption text-muted-foreground">{label}</h3>
        {children}
      </div>
      {action}
    </div>
  );
}

interface FamilyAccessOverviewProps {
  caseId: string;
  /** Null until the answer to an issue that was just made is read. */
  access: FamilyAccessStateDto | null;
  hasPin: boolean;
  /** Shown this once; afterwards nobody can read it. */
  pin: string | null;
  /** Undefined while it is read. */
  signIn: URL | undefined;
  note: string | null;
  hasDraft: boolean;
  /** What the family sees of the drive. */
  sight: ReactNode;
  /** When the page closes, or closed, some days after the delivery, ISO 8601; null while that is not known. */
  closesAt: string | null;
  isOver: boolean;
  /** An instant, ISO 8601, as it is written here. */
  instant: (iso: string) => string;
  onView: (view: FamilyAccessView) => void;
}

export function FamilyAccessOverview(props: FamilyAccessOverviewProps) {
  const { caseId, access, hasPin, pin, signIn, note, hasDraft, sight, closesAt, isOver, instant, onView } = props;
  const opens = (view: FamilyAccessView, label: string) => (
    <Button variant="ghost" size="sm" data-opens={view} onClick={() => onView(view)}>
      {label}
    </Button>
  );
  const pinActions = (
    <div className="-mx-3 flex flex-wrap">
      {opens("pin", hasPin ? "Replace PIN" : "Set a PIN")}
      {hasPin ? opens("remove", "Remove PIN") : null}
    </div>
  );
  return (
    <>
      <div className="grid gap-4">
        <Row label="Case ID" action={<CopyButton text={caseId} what="case ID" />}>
          <p className="font-mono text-section break-all">{caseId}</p>
        </Row>
        <p className="-mt-2 text-muted-foreground">
          The family signs in at{" "}
          {signIn ? (
            <a href={signIn.href} target="_blank" rel="noreferrer" className="text-link wrap-anywhere">
              {signIn.host}
              <wbr />
              {signIn.pathname}
            </a>
          ) : (
            "…"
          )}
        </p>
        {closesAt ? (
          <p className="-mt-2 text-pretty text-muted-foreground">
            {isOver ? "It closed " : "It closes "}
            <time dateTime={closesAt}>{instant(closesAt)}</time>
            {isOver ? ", as every page does some time after the delivery. Nothing opens it any more." : "."}
          </p>
        ) : null}
        <Row label="PIN" action={pinActions}>
          <PinWords pin={pin} hasPin={hasPin} />
        </Row>
        {access ? <FamilyAccessTries access={access} instant={instant} /> : null}
        <div className="grid grid-cols-2 gap-4 border-t pt-4">
          <div>
            <h3 className="text-caption text-muted-foreground">Last opened by the family</h3>
            <p className="font-medium">
              {access?.lastOpenedAt ? (
                <time dateTime={access.lastOpenedAt}>{instant(access.lastOpenedAt)}</time>
              ) : (
                "Not opened yet"
              )}
            </p>
            {access?.peopleTold ? (
              <p className="text-muted-foreground">
                {access.peopleTold === 1 ? "1 person gets messages" : `${access.peopleTold} people get messages`}
              </p>
            ) : null}
          </div>
          <div>
            <h3 className="text-caption text-muted-foreground">Issued</h3>
            {access ? (
              <p>
                <time dateTime={access.issuedAt} className="font-medium">
                  {instant(access.issuedAt)}
                </time>
                <span className="block text-muted-foreground">by {access.issuedBy}</span>
              </p>
            ) : (
              <p className="font-medium">Just now</p>
            )}
          </div>
        </div>
        <Row
          label="Note to the family"
          action={<div className="-mx-3">{opens("note", note || hasDraft ? "Edit Note" : "Write a Note")}</div>}
        >
          {note ? (
            <p className="line-clamp-4 break-words whitespace-pre-line">{note}</p>
          ) : (
            <p className="text-muted-foreground">None.</p>
          )}
          {hasDraft ? (
            <p className="mt-1 text-caption text-muted-foreground">What you wrote is not saved yet.</p>
          ) : null}
        </Row>
        {sight}
      </div>
      <DialogFooter>
        <Button variant="ghost" className="md:mr-auto md:-ml-4" data-opens="revoke" onClick={() => onView("revoke")}>
          Revoke Access
        </Button>
        <DialogClose asChild>
          <Button variant="secondary">Done</Button>
        </DialogClose>
        <Button data-opens="card" onClick={() => onView("card")}>
          <IdCardIcon aria-hidden />
          Family Card
        </Button>
      </DialogFooter>
    </>
  );
}

function PinWords({ pin, hasPin }: { pin: string | null; hasPin: boolean }) {
  if (!hasPin) return <p>None. The case ID alone opens the page.</p>;
  if (pin === null) return <p>A PIN is set. It cannot be shown again, only replaced.</p>;
  return (
    <>
      <p className="text-section tracking-widest tabular-nums">{pin}</p>
      <p className="text-muted-foreground">Note it now, or print the card. It is not shown again.</p>
    </>
  );
}
