// The glyphs of the line: one shape for each state, so that colour never speaks alone.
import { clsx } from "clsx";
import type { ReactElement } from "react";

/** A state of a request, of its age, or of a stop. */
export type GlyphState =
  | "pending"
  | "active"
  | "completed"
  | "declined"
  | "stale"
  | "stop-ahead"
  | "stop-done"
  | "destination"
  | "destination-done";

const shapes: Record<GlyphState, ReactElement> = {
  pending: <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="2" />,
  active: (
    <>
      <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
      <circle cx="7" cy="7" r="2.75" fill="currentColor" />
    </>
  ),
  completed: (
    <>
      <circle cx="7" cy="7" r="6.5" fill="currentColor" />
      <path
        d="M4.1 7.2 6.2 9.3 10 5.1"
        fill="none"
        stroke="var(--glyph-ground, var(--card))"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  declined: (
    <>
      <circle cx="7" cy="7" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10.4 3.6 3.6 10.4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  stale: (
    <>
      <circle
        cx="7"
        cy="7"
        r="5.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="2.2 2.12"
        strokeLinecap="butt"
      />
      <circle cx="7" cy="7" r="2" fill="currentColor" />
    </>
  ),
  "stop-ahead": <circle cx="7" cy="7" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  "stop-done": <circle cx="7" cy="7" r="4" fill="currentColor" />,
  destination: <rect x="3" y="3" width="8" height="8" rx="1.75" fill="none" stroke="currentColor" strokeWidth="1.75" />,
  "destination-done": <rect x="2.5" y="2.5" width="9" height="9" rx="2" fill="currentColor" />,
};

/** A 14 px glyph in the present text colour. It is silent: the word stands beside it. */
export function StatusGlyph({ state, className }: { state: GlyphState; className?: string }) {
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 14 14"
      data-glyph={state}
      // Any other size wins: every page carries this, and no weighing of classes with it.
      className={clsx("shrink-0 [:where(&)]:size-3.5", className)}
    >
      {shapes[state]}
    </svg>
  );
}
