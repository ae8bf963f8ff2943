// Quick Entry: the paste area, and after the fill the text itself with what it left open.
"use client";

import { PencilIcon } from "lucide-react";
import { type RefObject, useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { describeDropped, describePeople, describeUnread, lostWords } from "./fill-words";
import { FilledText } from "./filled-text";
import { ForMore } from "./for-more";
import type { Fill } from "./intake-fill";
import { OtherPersonDialog } from "./other-person-dialog";
import { PasteArea } from "./paste-area";
import { StillToAsk } from "./still-to-ask";
import type { Intake } from "./use-intake";
import { scrollFade, useScrollFade } from "./use-scroll-fade";

export function QuickEntry({ intake }: { intake: Intake }) {
  const { fill, isEditing, isRestored, lost, decide } = intake;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(isEditing);
  const wasRestored = useRef(false);
  useScrollFade(box);

  // The button that had the focus is gone: reading goes on at the head of what took its place.
  useEffect(() => {
    // A text that merely came back takes no focus.
    const isSame = wasEditing.current === isEditing || !wasRestored.current;
    wasEditing.current = isEditing;
    wasRestored.current = isRestored;
    if (isSame) return;
    if (box.current !== null) box.current.scrollTop = 0;
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [isEditing, isRestored]);

  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      className={cn(
        "flex min-w-0 flex-col gap-3 @min-[60rem]/intake:sticky @min-[60rem]/intake:top-19 @min-[60rem]/intake:-m-1 @min-[60rem]/intake:p-1",
        fill === null || isEditing
          ? cn("@min-[60rem]/intake:max-h-[calc(100dvh-12rem)] @min-[60rem]/intake:overflow-y-auto", scrollFade)
          : "@min-[60rem]/intake:h-[calc(100dvh-12rem)] @min-[60rem]/intake:min-h-96 [@media(max-height:50rem)]:@min-[60rem]/intake:h-[calc(100dvh-6.5rem)]",
      )}
    >
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 ref={title} id={titleId} tabIndex={-1} className="rounded-sm text-section">
          Quick Entry
        </h2>
        {fill === null || isEditing ? null : (
          <Button variant="ghost" size="sm" onClick={() => intake.edit(true)}>
            <PencilIcon aria-hidden />
            Edit text
          </Button>
        )}
      </div>
      {fill === null || isEditing ? (
        <PasteArea intake={intake} />
      ) : (
        <FilledText fill={fill} sought={intake.sought} onForget={intake.forgetSought} onUndo={intake.undo} />
      )}
      {lost === null ? null : <p className="px-card-x text-caption text-foreground">{lostWords[lost]}</p>}
      {fill === null ? null : <LeftOpen fill={fill} isFolded={!isEditing} decide={decide} />}
      <OtherPersonDialog
        people={intake.people}
        onAnswer={intake.answer}
        onClosed={() => title.current?.focus({ preventScroll: true })}
      />
    </section>
  );
}

interface LeftOpenProps {
  fill: Fill;
  /** Whether it scrolls by itself under the text. */
  isFolded: boolean;
  decide: Intake["decide"];
}

/** What the fill left open, in one box that scrolls as a whole. */
function LeftOpen({ fill, isFolded, decide }: LeftOpenProps) {
  const box: RefObject<HTMLDivElement | null> = useRef(null);
  useScrollFade(box);
  const people = describePeople(fill);
  const unread = describeUnread(fill);
  const dropped = describeDropped(fill.dropped);
  return (
    <div
      ref={box}
      className={cn(
        "flex flex-col gap-3",
        isFolded &&
          "@min-[60rem]/intake:-m-1 @min-[60rem]/intake:max-h-max @min-[60rem]/intake:min-h-0 @min-[60rem]/intake:flex-[60_1_0px] @min-[60rem]/intake:overflow-y-auto @min-[60rem]/intake:overscroll-contain @min-[60rem]/intake:p-1",
        isFolded && scrollFade,
      )}
    >
      {unread === null ? null : <p className="px-card-x text-caption text-muted-foreground">{unread}</p>}
      {people === null ? null : <ForMore fill={fill} words={people} onChange={decide.keep} />}
      <StillToAsk fill={fill} decide={decide} />
      {dropped === null ? null : <p className="px-card-x text-caption text-muted-foreground">{dropped}</p>}
    </div>
  );
}
