// Whom the drive is for, and whether the position is shared.
import { ChevronLeftIcon } from "lucide-react";
import Link from "next/link";
import { personName } from "@/components/transports/person-name";
import { StatusGlyph } from "@/components/transports/status-glyph";
import type { RequestDto } from "@/lib/transports/dto";
import { formatAgo } from "./drive-words";
import type { Sharing } from "./use-sharing";

interface DriveHeaderProps {
  request: RequestDto;
  /** Of a drive that is over nothing is shared, nor said of it. */
  isActive: boolean;
  sharing: Sharing;
  /** When a position was last taken by the server, milliseconds since 1970. */
  sharedAt: number | null;
  now: number;
}

function SharingState({ isSharing, sharedAt, now }: { isSharing: boolean; sharedAt: number | null; now: number }) {
  if (!isSharing) {
    return (
      <p className="flex shrink-0 items-center gap-2 font-medium text-stale">
        <StatusGlyph state="stale" />
        Not sharing
      </p>
    );
  }
  return (
    <p className="shrink-0 text-right">
      <span className="flex items-center gap-2 font-medium text-gps">
        <StatusGlyph state="active" />
        Sharing position
      </span>
      <span className="block text-caption text-muted-foreground tabular-nums">
        {sharedAt === null ? "Not sent yet" : `Shared ${formatAgo(sharedAt, now)}`}
      </span>
    </p>
  );
}

export function DriveHeader({ request, isActive, sharing, sharedAt, now }: DriveHeaderProps) {
  return (
    <header className="flex items-center gap-2 px-5 pt-[max(1rem,env(safe-area-inset-top))]">
      <Link
        href="/dashboard?tab=active"
        prefetch={false}
        aria-label="Back to the dashboard"
        className="-ml-3 grid size-11 shrink-0 place-items-center rounded-md"
      >
        <ChevronLeftIcon aria-hidden className="size-6" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="text-name wrap-anywhere">{personName(request)}</h1>
        {request.caseId ? (
          <p className="font-mono text-caption break-all text-muted-foreground">{request.caseId}</p>
        ) : null}
      </div>
      {isActive ? <SharingState isSharing={sharing === "on"} sharedAt={sharedAt} now={now} /> : null}
    </header>
  );
}
