// What happened to a request, oldest first, on a line through its days; the links' hashes on request.
"use client";

import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { EventType, HistoryEntryDto } from "@/lib/audit/events";
import { formatClock, formatReportInstant, zoneName } from "@/lib/transports/format";
import { useDashboard } from "./dashboard-context";
import { formatPastDay, formatRecent } from "./moment";
import type { GlyphState } from "./status-glyph";
import { useHistory } from "./transport-data";
import { type LineStop, VerticalLine } from "./vertical-line";

type Entry = Omit<HistoryEntryDto, "businessId">;

/** What moved the request itself has the glyph of its new state; everything else is a stop on the way. */
const glyphs: Partial<Record<EventType, [GlyphState, string]>> = {
  "request.created": ["pending", "text-pending"],
  "request.accepted": ["active", "text-gps"],
  "request.declined": ["declined", "text-declined"],
  "request.passed": ["declined", "text-declined"],
  "request.decline_undone": ["pending", "text-pending"],
  "request.pass_undone": ["pending", "text-pending"],
  "request.suspended": ["pending", "text-pending"],
  "request.cancelled": ["declined", "text-declined"],
  "route.delivery_completed": ["completed", "text-completed"],
};

interface Day {
  /** 'yyyy-MM-dd' */
  date: string;
  /** Of its first entry, ISO 8601. */
  at: string;
  entries: Entry[];
}

/** The entries by the day on which they happened in `zone`. */
function byDay(entries: readonly Entry[], zone: string): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const date = format(new Date(entry.at), "yyyy-MM-dd", { in: tz(zone) });
    const day = days.at(-1);
    if (day?.date === date) day.entries.push(entry);
    else days.push({ date, at: entry.at, entries: [entry] });
  }
  return days;
}

function HistoryEntry({ entry, zone, hasHash }: { entry: Entry; zone: string; hasHash: boolean }) {
  // A step that was kept on the phone is told at the time it was pressed.
  const happenedAt = entry.pressedAt ?? entry.at;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{entry.label}</span>
        {entry.by ? <span className="text-muted-foreground">, {entry.by}</span> : null}
      </p>
      <time
        dateTime={happenedAt}
        title={`${formatReportInstant(happenedAt, zone)} ${zoneName(zone, happenedAt)}`}
        className="text-label font-normal text-muted-foreground tabular-nums"
      >
        {formatRecent(happenedAt, zone, Date.parse(entry.at))}
      </time>
      {entry.pressedAt ? (
        <p className="basis-full text-muted-foreground tabular-nums">Sent later, at {formatClock(entry.at, zone)}</p>
      ) : null}
      {entry.detail ? (
        <p className="basis-full whitespace-pre-line text-muted-foreground wrap-anywhere">{entry.detail}</p>
      ) : null}
      {hasHash ? (
        <p className="basis-full font-mono text-caption text-muted-foreground">
          {entry.seq} · {entry.hash}
        </p>
      ) : null}
    </div>
  );
}

function Timeline({ entries, hasHashes }: { entries: readonly Entry[]; hasHashes: boolean }) {
  const { zone, now } = useDashboard();
  const last = entries.at(-1)?.seq;
  return byDay(entries, zone).map(({ date, at, entries: ofDay }) => {
    const label = formatPastDay(at, zone, now);
    const stops = ofDay.map((entry): LineStop => {
      const [glyph, tone] = glyphs[entry.type] ?? ["stop-done", "text-foreground"];
      return {
        key: String(entry.seq),
        glyph,
        tone,
        ...(entry.seq !== last && { after: "solid", afterTone: "text-muted-foreground" }),
        content: <HistoryEntry entry={entry} zone={zone} hasHash={hasHashes} />,
      };
    });
    return (
      <div key={date} className="grid gap-2">
        <h4 className="text-label text-muted-foreground">{label}</h4>
        <VerticalLine label={label} stops={stops} spacing="pb-3" />
      </div>
    );
  });
}

export function RequestHistory({ requestId }: { requestId: string }) {
  const { zone, now } = useDashboard();
  const [hasHashes, setHasHashes] = useState(false);
  const { data, isError, refetch } = useHistory(requestId);
  return (
    <section className="grid content-start gap-3 border-t pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-subsection">History</h3>
        <Button variant="ghost" size="sm" aria-pressed={hasHashes} onClick={() => setHasHashes(!hasHashes)}>
          {hasHashes ? "Hide record hashes" : "Show record hashes"}
        </Button>
      </div>
      {isError ? (
        <p role="alert">
          The history did not load.{" "}
          <button type="button" className="text-link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      {data === undefined && !isError ? <Skeleton className="h-24" /> : null}
      {data ? <Timeline entries={data} hasHashes={hasHashes} /> : null}
      <p className="text-caption text-muted-foreground">Times are {zoneName(zone, new Date(now).toISOString())}.</p>
    </section>
  );
}
