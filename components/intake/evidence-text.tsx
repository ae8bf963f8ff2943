// The pasted text after a fill, with marks over the words that values came from.
"use client";

import { type KeyboardEvent, memo, useEffect, useId, useMemo, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { RequestField } from "@/lib/transports/schema";
import { EvidenceWords, type EvidenceWordsProps } from "./evidence-words";
import { useIntakeState } from "./intake-context";
import { blockSegments, type TextMark } from "./text-segments";
import { scrollFade, useScrollFade } from "./use-scroll-fade";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface EvidenceTextProps {
  text: string;
  marks: readonly TextMark[];
  withheld: readonly { start: number; end: number }[];
  className?: string;
}

/** One stop of the Tab key: the arrows go from mark to mark, Enter to the mark's field. */
export const EvidenceText = memo(function EvidenceText({ text, marks, withheld, className }: EvidenceTextProps) {
  const { lit } = useIntakeState();
  const helpId = useId();
  const box = useRef<HTMLDivElement>(null);
  useScrollFade(box);
  const blocks = useMemo(() => blockSegments(text, marks, withheld), [text, marks, withheld]);
  const marked = useMemo(() => blocks.flat().filter(({ kind }) => kind === "marked"), [blocks]);
  const [place, setPlace] = useState(0);
  const current = Math.min(place, marked.length - 1);

  useEffect(
    () =>
      lit.subscribe(() => {
        const light = lit.light();
        if (light?.by === "field") showWords(box.current, light.fields);
      }),
    [lit],
  );

  function move(event: KeyboardEvent) {
    const ends: Record<string, number> = { Home: 0, End: marked.length - 1 };
    const step = steps[event.key];
    const target = ends[event.key] ?? (step === undefined ? undefined : current + step);
    if (target === undefined || marked.length === 0) return;
    event.preventDefault();
    setPlace(Math.max(0, Math.min(marked.length - 1, target)));
    marksIn(box.current)[Math.max(0, Math.min(marked.length - 1, target))]?.focus();
  }

  return (
    <div
      ref={box}
      role="group"
      aria-label="Text of the call"
      aria-describedby={helpId}
      className={cn(
        scrollFade,
        "overflow-y-auto overscroll-contain px-card-x py-card-y font-mono text-label font-normal wrap-anywhere whitespace-pre-wrap text-muted-foreground",
        className,
      )}
    >
      <p id={helpId} hidden>
        The arrow keys go from one marked word to the next, Enter to its field.
      </p>
      {blocks.map((segments) => (
        <div key={segments[0]?.start} className="[unicode-bidi:plaintext]">
          {segments.map((segment) => (
            <Piece
              key={segment.start}
              segment={segment}
              isStop={marked[current] === segment}
              onMove={move}
              onReach={() => setPlace(marked.indexOf(segment))}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

function Piece(props: EvidenceWordsProps) {
  const { kind, text } = props.segment;
  if (kind === "marked") return <EvidenceWords {...props} />;
  if (kind === "plain") return text;
  return <span className="rounded-sm bg-muted px-1.5 py-px text-caption whitespace-nowrap">left out</span>;
}

const marksIn = (box: HTMLElement | null) => Array.from(box?.querySelectorAll<HTMLElement>("[data-fields]") ?? []);

/** Scrolls the text alone, never the page, until the words of the first of these fields can be read. */
function showWords(box: HTMLElement | null, fields: readonly RequestField[]) {
  const words = marksIn(box).find(({ dataset }) => fields.some((name) => dataset.fields?.split(" ").includes(name)));
  if (box === null || words === undefined) return;
  const room = box.getBoundingClientRect();
  const place = words.getBoundingClientRect();
  if (place.top < room.top) box.scrollTop -= room.top - place.top + 24;
  else if (place.bottom > room.bottom) box.scrollTop += place.bottom - room.bottom + 24;
}
