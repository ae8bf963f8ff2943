// Plays a driven path again: a slider over its time, play and pause, and the clock.
"use client";

import { PauseIcon, PlayIcon } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";

/** However long the drive, it plays in so many milliseconds. */
const playMs = 24_000;
const stepMs = 50;

/** 'Nov 21, 9:38 PM' in a zone. */
const writeClock = (ms: number, zone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(ms);

/** `at` and the span in milliseconds since 1970. */
export function ReplayBar({
  from,
  to,
  at,
  zone,
  onChange,
}: {
  from: number;
  to: number;
  at: number;
  zone: string;
  onChange: (at: number) => void;
}) {
  const [isPlaying, setPlaying] = useState(false);
  const advance = useEffectEvent((passedMs: number) => {
    const next = Math.min(to, at + (passedMs * (to - from)) / playMs);
    onChange(next);
    if (next === to) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      advance(now - last);
      last = now;
    }, stepMs);
    return () => clearInterval(timer);
  }, [isPlaying]);
  const toggle = () => {
    // From the end it begins anew.
    if (!isPlaying && at >= to) onChange(from);
    setPlaying(!isPlaying);
  };
  const clock = writeClock(at, zone);
  return (
    <div className="flex items-center gap-2 rounded-md bg-popover py-1 pr-3 pl-1 text-popover-foreground shadow-float">
      <Button variant="ghost" size="icon-sm" aria-label={isPlaying ? "Pause" : "Play the drive"} onClick={toggle}>
        {isPlaying ? <PauseIcon aria-hidden /> : <PlayIcon aria-hidden />}
      </Button>
      <input
        type="range"
        aria-label="Time of the drive"
        aria-valuetext={clock}
        min={from}
        max={to}
        step={1000}
        value={Math.round(at)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-8 min-w-0 flex-1 accent-(--foreground) pointer-coarse:h-11"
      />
      <time dateTime={new Date(at).toISOString()} className="text-caption whitespace-nowrap tabular-nums">
        {clock}
      </time>
    </div>
  );
}
