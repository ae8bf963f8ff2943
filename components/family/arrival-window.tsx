// The window of arrival and how old what it rests on is; it leaves by itself once it lies behind.
"use client";

import { signalOf } from "@/lib/family/signal-status";
import { staleAfter } from "@/lib/transports/position-status";
import { useTimeFrom } from "./arrival-clock";
import { useMovingDrive } from "./moving-drive";

interface ArrivalWindowProps {
  /** The present instant, ISO 8601. */
  asOf: string;
  /** `many` holds '{minutes}'. */
  words: Record<"now" | "one" | "many" | "long" | "none", string>;
}

export function ArrivalWindow({ asOf, words }: ArrivalWindowProps) {
  const route = useMovingDrive()?.route;
  const [arrival, signal] = [route?.arrival ?? null, route ? signalOf(route) : null];
  const now = useTimeFrom(asOf);
  const shown = arrival && Date.parse(arrival.until) > now ? arrival : null;
  const isSilent = signal !== null && now - Date.parse(signal.since) > staleAfter;
  const age = signal?.heardAt ? writeAge(now - Date.parse(signal.heardAt), words) : null;
  // Without a window an age alone would say nothing.
  const notes = [shown?.zone, shown || isSilent ? age : null].filter(Boolean).join(" ");
  if (!shown && !isSilent) return null;
  return (
    <div className="mt-6 border-t pt-5" data-signal={isSilent ? "none" : "heard"}>
      {shown ? (
        <p>
          <span className="block text-driver text-muted-foreground">{shown.label}</span>{" "}
          <span className="block text-figure text-balance tabular-nums">{shown.window}</span>
        </p>
      ) : null}
      {isSilent ? <p className="mt-1 text-driver text-pretty">{words.none}</p> : null}
      {notes ? <p className="mt-1 text-driver text-pretty text-muted-foreground">{notes}</p> : null}
    </div>
  );
}

function writeAge(ms: number, words: ArrivalWindowProps["words"]): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return words.now;
  if (minutes === 1) return words.one;
  return minutes > 60 ? words.long : words.many.replace("{minutes}", String(minutes));
}
