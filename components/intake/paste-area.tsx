// Takes the text of a first call and has it read.
"use client";

import { Undo2Icon } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Textarea } from "@/components/ui/textarea";
import { mostTextBytes } from "@/lib/intake/schema";
import { bytesTooMany } from "./ask-reader";
import { nothingFound } from "./fill-words";
import type { Intake } from "./use-intake";

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000).toLocaleString("en-US");

export function PasteArea({ intake }: { intake: Intake }) {
  const { text, fill, isReading, nothing, isFresh, isKept, hasText } = intake;
  const helpId = useId();
  const tooMany = bytesTooMany(text);
  const area = useRef<HTMLTextAreaElement>(null);

  // A form that opens empty begins with a paste. On a phone the keyboard would cover what can be chosen.
  useEffect(() => {
    const isDesk = window.matchMedia("(min-width: 768px) and (pointer: fine)").matches;
    const isTyping = document.activeElement?.matches("input, select, textarea") ?? false;
    if (isFresh && isDesk && !isTyping) area.current?.focus({ preventScroll: true });
  }, [isFresh]);

  function readByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void intake.read();
  }

  /** The button goes with the fill; the text is what is left. */
  function undo() {
    intake.undo();
    area.current?.focus({ preventScroll: true });
  }
  const keeping = hasText && !isKept ? " Until it is read, this text is kept nowhere." : "";

  return (
    <div className="grid gap-3">
      <Textarea
        ref={area}
        aria-label="Text of the call"
        aria-describedby={helpId}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-invalid={tooMany !== null}
        placeholder="Paste an answering service’s message, an e-mail or a sheet, or type as the caller speaks."
        value={text}
        readOnly={isReading}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        className="field-sizing-fixed h-40 font-mono text-label font-normal placeholder:font-sans @min-[60rem]/intake:h-80 [@media(max-height:50rem)]:@min-[60rem]/intake:h-56"
        onChange={(event) => intake.type(event.target.value)}
        onKeyDown={readByKey}
      />
      <p id={helpId} role="status" className="text-caption text-muted-foreground">
        {tooMany !== null ? (
          <span className="text-declined">
            This text has {kilobytes(tooMany)} kB; at most {kilobytes(mostTextBytes)} kB can be read. Keep the part with
            the call.
          </span>
        ) : nothing !== null ? (
          <span className="text-foreground">{nothingFound}</span>
        ) : (
          `The fields fill themselves. What you typed stays, and you see where each value came from.${keeping}`
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isReading}
          busyLabel="Reading"
          disabled={!hasText || tooMany !== null}
          className="max-md:h-11 max-md:flex-1"
          onClick={() => void intake.read()}
        >
          Auto-Fill from Text
        </Button>
        {fill === null && nothing === null && hasText && tooMany === null ? <Kbd>Ctrl Enter</Kbd> : null}
        {nothing === "call" ? (
          <Button
            variant="outline"
            disabled={isReading}
            className="max-md:h-11 max-md:flex-1"
            onClick={() => void intake.read(null, true)}
          >
            Fill anyway
          </Button>
        ) : null}
        {fill === null ? null : (
          <>
            <Button variant="ghost" disabled={isReading} className="max-md:h-11" onClick={() => intake.edit(false)}>
              Back to the marks
            </Button>
            <Button variant="ghost" disabled={isReading} className="max-md:h-11 md:ml-auto" onClick={undo}>
              <Undo2Icon aria-hidden />
              Undo fill
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
