// What stands in the dialog of the family's access, once it is known how the access stands.
"use client";

import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { accessStanding, type IssuedAccess } from "@/lib/transports/access-status";
import type { RequestDto } from "@/lib/transports/dto";
import { zoneName } from "@/lib/transports/format";
import { useDashboard } from "./dashboard-context";
import { FamilyAccessConfirm } from "./family-access-confirm";
import { FamilyAccessOverview } from "./family-access-overview";
import type { FamilyAccessView } from "./family-access-views";
import { FamilyCardView } from "./family-card-view";
import { FamilyNoteForm } from "./family-note-form";
import { FamilyPinForm } from "./family-pin-form";
import { FamilySight } from "./family-sight";
import { signInAddress } from "./family-sign-in";
import { formatDated } from "./moment";
import { useFamilyAccess, useFamilyCard } from "./use-family-access";

interface FamilyAccessBodyProps {
  request: RequestDto;
  view: FamilyAccessView;
  onView: (view: FamilyAccessView) => void;
  /** The note as it is being written; null while nobody writes. */
  draft: string | null;
  onDraft: Dispatch<SetStateAction<string | null>>;
  /** Whether the draft says anything else than the saved note. */
  isDirty: boolean;
  /** Whether the dialog was to close over the draft. */
  isHeld: boolean;
  onClose: () => void;
  /** Closes without the draft. */
  onDiscard: () => void;
}

export function FamilyAccessBody(props: FamilyAccessBodyProps) {
  const { request, view, onView, draft, onDraft, isDirty, isHeld, onClose, onDiscard } = props;
  const { zone, now } = useDashboard();
  const [issued, setIssued] = useState<IssuedAccess | null>(null);
  const { isOpen, access, hasPin, pin } = accessStanding(request.familyAccess, issued);
  const moves = useFamilyAccess(request, (given, noted) => {
    if (given) setIssued(given);
    // What was typed since the note went out is a draft still.
    if (noted !== undefined) onDraft((text) => (text === noted ? null : text));
    onView("overview");
  });
  const card = useFamilyCard(request.id, isOpen);
  const address = card.data ?? (card.isError ? { signInUrl: null } : null);
  const { issue, revoke, writeNote, problem } = moves;
  const show = (next: FamilyAccessView) => {
    moves.forgetProblem();
    onView(next);
  };
  const back = () => show("overview");
  const instant = (iso: string) => `${formatDated(iso, zone, now)} ${zoneName(zone, iso)}`;
  const submit = (next: string | null) => {
    moves.forgetProblem();
    issue.send(next);
  };
  const closesAt = card.data?.closesAt ?? null;
  const caseId = issued?.caseId ?? request.caseId;
  // Somebody else may revoke it meanwhile; then nothing of it is left to show but the note that is being written.
  useEffect(() => {
    if (!isOpen && view !== "overview" && view !== "note") onView("overview");
  }, [isOpen, view, onView]);

  if (view === "note") {
    return (
      <FamilyNoteForm
        text={draft ?? request.familyNote ?? ""}
        isHeld={isDirty && isHeld}
        onDiscard={onDiscard}
        onChange={onDraft}
        isBusy={writeNote.isBusy}
        problem={problem}
        onSubmit={() => {
          moves.forgetProblem();
          writeNote.send(draft ?? request.familyNote ?? "");
        }}
        onCancel={back}
      />
    );
  }
  if (!isOpen || caseId === null) {
    const revokedAt = request.familyAccess?.revokedAt;
    return (
      <>
        {revokedAt ? (
          <p className="text-pretty">
            Access was revoked {instant(revokedAt)}, and the family's page is closed. Issuing it again keeps the case ID{" "}
            <span className="font-mono break-all">{caseId}</span>.
          </p>
        ) : (
          <p className="text-pretty text-muted-foreground">
            The family opens its page with a case ID, which is made for you, and a PIN.
          </p>
        )}
        <FamilyPinForm act="create" isBusy={issue.isBusy} problem={problem} onSubmit={submit} onCancel={onClose} />
      </>
    );
  }
  switch (view) {
    case "pin":
      return (
        <>
          <p className="text-pretty">
            {hasPin
              ? "The old PIN stops working and the family is signed out. The case ID stays."
              : "From now on the case ID alone opens nothing, and the family is signed out. The case ID stays."}
          </p>
          <FamilyPinForm
            act={hasPin ? "replace" : "set"}
            isBusy={issue.isBusy}
            problem={problem}
            onSubmit={submit}
            onCancel={back}
          />
        </>
      );
    case "remove":
      return (
        <FamilyAccessConfirm
          label="Remove PIN"
          busyLabel="Removing"
          isBusy={issue.isBusy}
          problem={problem}
          onConfirm={() => submit(null)}
          onCancel={back}
        >
          <p>Without a PIN, whoever has or sees the case ID can open the family's page.</p>
          <p className="text-muted-foreground">The family is signed out and comes in again with the case ID alone.</p>
        </FamilyAccessConfirm>
      );
    case "revoke":
      return (
        <FamilyAccessConfirm
          label="Revoke Access"
          busyLabel="Revoking"
          isBusy={revoke.isBusy}
          problem={problem}
          onConfirm={() => {
            moves.forgetProblem();
            revoke.send(undefined);
          }}
          onCancel={back}
        >
          <p>The family's page closes at once, wherever it is open, and the case ID and the PIN open it no more.</p>
          <p className="text-muted-foreground">You can issue access again later; the case ID stays the same.</p>
        </FamilyAccessConfirm>
      );
    case "card":
      return (
        <FamilyCardView
          card={card.data && { ...card.data, caseId, hasPin }}
          hasFailed={card.isError}
          retry={() => void card.refetch()}
          pin={pin}
          onBack={back}
        />
      );
    case "overview":
      break;
  }
  return (
    <FamilyAccessOverview
      caseId={caseId}
      access={access}
      hasPin={hasPin}
      pin={pin}
      signIn={address ? signInAddress(address) : undefined}
      note={request.familyNote}
      hasDraft={isDirty}
      sight={<FamilySight request={request} instant={instant} />}
      closesAt={closesAt}
      isOver={closesAt !== null && Date.parse(closesAt) <= now}
      instant={instant}
      onView={show}
    />
  );
}
