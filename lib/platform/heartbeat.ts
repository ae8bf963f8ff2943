// The heartbeats of all streams of a process: one timer, and each second a twentieth of them.
import "server-only";

/** How long a stream is silent at most, milliseconds. */
export const heartbeatMs = 20_000;
const tickMs = 1_000;

const slots = Array.from({ length: heartbeatMs / tickMs }, () => new Set<() => void>());
let timer: NodeJS.Timeout | null = null;
let tick = 0;
let turn = 0;

/** Calls `beat` within a heartbeat, and every heartbeat from then on, until the returned function is called. */
export function onHeartbeat(beat: () => void): () => void {
  const slot = slots[turn++ % slots.length];
  slot?.add(beat);
  timer ??= setInterval(() => {
    for (const each of slots[tick++ % slots.length] ?? []) each();
  }, tickMs);
  return () => {
    slot?.delete(beat);
    if (timer === null || slots.some(({ size }) => size > 0)) return;
    clearInterval(timer);
    timer = null;
  };
}
