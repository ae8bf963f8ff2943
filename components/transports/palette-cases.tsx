// The cases that the command palette finds while one types.
"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useRested } from "@/components/hooks/use-rested";
import { Skeleton } from "@/components/ui/skeleton";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { shortId } from "@/lib/transports/format";
import { PaletteGroup, PaletteItem } from "./palette-item";
import { personName } from "./person-name";
import { StatusBadge } from "./status-badge";
import { listKey, withLimit } from "./transport-keys";

/** How many cases are listed. */
const mostCases = 8;
/** How long typing rests before it is searched for, in milliseconds. */
const restMs = 200;

/** What a search for `text` has found; nothing while that rests, for Enter would open a case of the text before. */
export function useFoundCases(text: string) {
  const wanted = text.trim();
  const q = useRested(wanted, restMs);
  const query = useQuery<RequestSummaryDto[]>({
    queryKey: [withLimit(listKey({ q })[0], mostCases)],
    enabled: q !== "",
    staleTime: 0,
    // The screen behind is no younger for it.
    meta: { isAside: true },
  });
  const isCurrent = q === wanted;
  const isWaiting = wanted !== "" && (!isCurrent || query.isFetching);
  return {
    ...query,
    isError: isCurrent && query.isError,
    cases: wanted === "" || !isCurrent ? [] : (query.data ?? []),
    isWaiting,
    isPaused: query.fetchStatus === "paused",
  };
}

type FoundCases = ReturnType<typeof useFoundCases>;

/** What is said over the list; the list itself holds nothing but what can be chosen. */
export function PaletteNote({ found, text, isEmpty }: { found: FoundCases; text: string; isEmpty: boolean }) {
  const { isWaiting, isPaused, isError, cases } = found;
  let note: ReactNode = null;
  if (isPaused) note = "Offline. Cases are found again when the connection is back.";
  else if (isWaiting && cases.length === 0) note = <Skeleton className="h-5 w-64 max-w-full" />;
  else if (isEmpty && !isError && !isWaiting) note = `No case and no command match “${text.trim()}”.`;
  return (
    <div role="status" className={note === null ? undefined : "px-5 py-3.5 text-muted-foreground"}>
      {note}
    </div>
  );
}

export function PaletteCases({
  found,
  onChoose,
}: {
  found: FoundCases;
  onChoose: (request: RequestSummaryDto) => void;
}) {
  const { cases, isPaused, isError, refetch } = found;
  if (isPaused) return null;
  if (isError) {
    return (
      <PaletteGroup heading="Cases">
        <PaletteItem value="search again" onSelect={() => void refetch()}>
          <span role="alert">The search did not work. Try again.</span>
        </PaletteItem>
      </PaletteGroup>
    );
  }
  if (cases.length === 0) return null;
  return (
    <PaletteGroup heading="Cases">
      {cases.map((request) => (
        <PaletteItem key={request.id} value={request.id} onSelect={() => onChoose(request)}>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{personName(request)}</span>
            <span className="block truncate text-caption text-muted-foreground">
              <span className="font-mono">{request.caseId ?? shortId(request.id)}</span> · {request.pickupLocation}
            </span>
          </span>
          <StatusBadge status={request.status} className="shrink-0" />
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}
