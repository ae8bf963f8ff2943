// The note that the family reads on its page, saved by its own button.
"use client";

import { CircleSlashIcon, InfoIcon } from "lucide-react";
import { type FormEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";

/** The longest note, in characters. */
const longest = 2000;

interface FamilyNoteFormProps {
  text: string;
  onChange: (text: string) => void;
  isBusy: boolean;
  /** Why it did not work the last time. */
  problem: string | null;
  /** Whether it was to be left for good without being saved. */
  isHeld: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  onDiscard: () => void;
}

export function FamilyNoteForm(props: FamilyNoteFormProps) {
  const { text, onChange, isBusy, problem, isHeld, onSubmit, onCancel, onDiscard } = props;
  const id = useId();
  const left = longest - text.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>Note</Label>
        <Textarea
          id={id}
          data-first
          value={text}
          maxLength={longest}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={`${id}-help`}
          className="max-h-[40dvh] min-h-32"
        />
        <p id={`${id}-help`} className="text-caption text-muted-foreground">
          The family reads this on its page. Staff notes never reach them.
          {left <= 200 ? <span className="tabular-nums"> {left.toLocaleString("en-US")} characters left.</span> : null}
        </p>
        {problem ? (
          <p role="alert" className="flex items-start gap-1.5 text-caption text-declined">
            <CircleSlashIcon aria-hidden className="mt-px size-3.5 shrink-0" />
            {problem}
          </p>
        ) : null}
        {isHeld ? (
          <p role="alert" className="flex items-start gap-1.5 text-caption">
            <InfoIcon aria-hidden className="mt-px size-3.5 shrink-0 text-muted-foreground" />
            This note is not saved yet. Save it, or discard what you wrote.
          </p>
        ) : null}
      </div>
      <DialogFooter>
        {isHeld ? (
          <Button variant="ghost" className="md:mr-auto md:-ml-4" onClick={onDiscard}>
            Discard and Close
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          Back
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Saving">
          Save Note
        </Button>
      </DialogFooter>
    </form>
  );
}
