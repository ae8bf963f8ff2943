// What can be done with the family's way in: issue it, replace or remove its PIN, revoke it, write the note.
"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { editFamilyNoteAction, issueFamilyAccessAction, revokeFamilyAccessAction } from "@/lib/transports/actions";
import type { FamilyCardDto, IssuedAccess } from "@/lib/transports/access-status";
import type { RequestDto, RequestSummaryDto } from "@/lib/transports/dto";
import { useMove } from "./use-move";

/** What the card says; asked for only while access stands. */
export const useFamilyCard = (id: string, enabled: boolean) =>
  useQuery<FamilyCardDto>({ queryKey: ["/api/requests", id, "access"], enabled });

const named = (names: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== null));

function issuedNotice(hadAccess: boolean, pin: string | null): { title: string; description: string } {
  if (!hadAccess) {
    const given = pin === null ? "Give the case ID to the family." : "Give the case ID and the PIN to the family.";
    return { title: "Family Access Created", description: given };
  }
  if (pin === null) return { title: "PIN Removed", description: "The case ID alone opens the family's page now." };
  return { title: "PIN Set", description: "Give the new PIN to the family. One given before opens nothing any more." };
}

/** `onDone` runs once a move is made, with the note where it was one; `problem` is why the last one was not. */
export function useFamilyAccess(
  request: RequestSummaryDto,
  onDone: (issued: IssuedAccess | null, note?: string) => void,
) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, caseId, deceasedName, funeralHomeName, transportCompanyName } = request;
  const onFailed = (sentence?: string) => (error: Error) => {
    if (isUnauthorizedError(error)) return notifyError(error);
    setProblem(error.message);
    toast({ title: "Error", description: sentence ?? error.message, variant: "destructive" });
  };
  // The answer is the whole request, so that nothing of before is shown until the lists are read again.
  const keep = (answer: RequestDto) => client.setQueryData(["/api/requests", id], answer);
  const hadAccess = useRef(false);
  const issue = useMove({
    action: (pin: string | null) => {
      const before = client.getQueryData<RequestDto>(["/api/requests", id])?.familyAccess;
      hadAccess.current = before !== undefined && before !== null && before.revokedAt === null;
      return issueFamilyAccessAction({
        id,
        ...(pin !== null && { pin }),
        // Issued anew, the family reads on what it read before.
        ...(caseId === null && named({ deceasedName, funeralHomeName, transportCompanyName })),
      });
    },
    onDone: ({ caseId: issuedId, issuedAt }, pin) => {
      toast(issuedNotice(hadAccess.current, pin));
      onDone({ caseId: issuedId, pin, issuedAt });
    },
    onFailed: onFailed("Failed to generate access"),
  });
  const revoke = useMove({
    action: () => revokeFamilyAccessAction({ id }),
    onDone: (answer) => {
      keep(answer);
      toast({ title: "Family Access Revoked", description: "The family's page is closed." });
      onDone(null);
    },
    onFailed: onFailed(),
  });
  const writeNote = useMove({
    action: (familyNote: string) => editFamilyNoteAction({ id, familyNote }),
    onDone: (answer, typed) => {
      keep(answer);
      const description = answer.familyNote ? "The family reads it on its page." : "The family reads no note now.";
      toast({ title: "Note Saved", description });
      onDone(null, typed);
    },
    onFailed: onFailed(),
  });
  return { issue, revoke, writeNote, problem, forgetProblem: () => setProblem(null) };
}
