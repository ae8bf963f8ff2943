// Asks before a text about one person fills a form about another.
"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import type { TwoPersons } from "./other-person";
import type { Intake } from "./use-intake";

interface OtherPersonDialogProps {
  people: TwoPersons | null;
  onAnswer: Intake["answer"];
  /** Where reading goes on when the dialog has gone. */
  onClosed: () => void;
}

export function OtherPersonDialog({ people, onAnswer, onClosed }: OtherPersonDialogProps) {
  return (
    <Dialog open={people !== null} onOpenChange={() => onAnswer("cancel")}>
      {people === null ? null : (
        <DialogContent
          // No button has the focus yet: the key that asked for the reading may still be down.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <DialogHeader>
            <DialogTitle>Whom is this request for?</DialogTitle>
            <DialogDescription className="wrap-anywhere">
              This text is about {people.text}; the form is about {people.form}. A new request clears the form first;
              “Undo fill” brings all of it back.
            </DialogDescription>
          </DialogHeader>
          <div className="grid gap-2 pt-1 *:min-h-11">
            <Button onClick={() => onAnswer("anew")}>Start a new request with this text</Button>
            <Button variant="secondary" onClick={() => onAnswer("blanks")}>
              Fill only what is blank
            </Button>
            <Button variant="ghost" onClick={() => onAnswer("cancel")}>
              Cancel
            </Button>
          </div>
        </DialogContent>
      )}
    </Dialog>
  );
}
