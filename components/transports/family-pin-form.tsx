// Proposes a PIN for the family, which may be typed over or cleared.
"use client";

import { CircleSlashIcon } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogClose, DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { pinProblem, proposePin } from "./family-pin";

export function FamilyPinForm({
  isReissue,
  isBusy,
  problem,
  onSubmit,
}: {
  /** Access exists already, and this replaces its PIN. */
  isReissue: boolean;
  isBusy: boolean;
  /** Why it did not work the last time. */
  problem: string | null;
  onSubmit: (pin: string | null) => void;
}) {
  const id = useId();
  const [pin, setPin] = useState(proposePin);
  const [wasTried, setWasTried] = useState(false);
  const wrong = pinProblem(pin);
  const shown = wasTried && wrong ? wrong : problem;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (wrong === null) onSubmit(pin.trim() || null);
    else document.getElementById(id)?.focus();
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {isReissue ? (
        <p>Access exists already. A new PIN replaces the old one and signs the family out. The case ID stays.</p>
      ) : null}
      <div className="grid gap-1.5">
        <Label htmlFor={id}>PIN (optional)</Label>
        <div className="flex gap-2">
          <Input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={pin}
            onChange={(event) => setPin(event.target.value)}
            aria-invalid={wasTried && wrong !== null}
            aria-describedby={`${id}-help`}
            className="max-w-36 font-mono tracking-widest"
          />
          <Button variant="ghost" onClick={() => setPin(proposePin())}>
            New PIN
          </Button>
          {pin === "" ? null : (
            <Button variant="ghost" onClick={() => setPin("")}>
              Clear
            </Button>
          )}
        </div>
        <p id={`${id}-help`} role={shown ? "alert" : undefined} className="text-caption text-muted-foreground">
          {shown ? (
            <span className="flex items-start gap-1.5 text-declined">
              <CircleSlashIcon aria-hidden className="mt-px size-3.5 shrink-0" />
              {shown}
            </span>
          ) : pin.trim() === "" ? (
            "Without a PIN, whoever has the case ID can open the page."
          ) : (
            "4 to 6 digits. The family needs it beside the case ID."
          )}
        </p>
      </div>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={isBusy} busyLabel="Creating">
          {isReissue ? "Replace Access" : "Create Access"}
        </Button>
      </DialogFooter>
    </form>
  );
}
