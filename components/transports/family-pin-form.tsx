// Proposes a PIN for the family, which may be typed over or, at first, cleared.
"use client";

import { CircleSlashIcon } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { pinProblem, proposePin } from "./family-pin";

interface FamilyPinFormProps {
  /** `create` may go without a PIN. */
  act: "create" | "replace" | "set";
  isBusy: boolean;
  /** Why it did not work the last time. */
  problem: string | null;
  onSubmit: (pin: string | null) => void;
  onCancel: () => void;
}

const labels = {
  create: { field: "PIN (optional)", submit: "Create Access", busy: "Creating" },
  replace: { field: "New PIN", submit: "Replace PIN", busy: "Replacing" },
  set: { field: "New PIN", submit: "Set PIN", busy: "Setting" },
};

export function FamilyPinForm({ act, isBusy, problem, onSubmit, onCancel }: FamilyPinFormProps) {
  const id = useId();
  const [pin, setPin] = useState(proposePin);
  const [wasTried, setWasTried] = useState(false);
  const wrong = pinProblem(pin, act !== "create");
  const shown = wasTried && wrong ? wrong : problem;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (wrong === null) onSubmit(pin.trim() || null);
    else document.getElementById(id)?.focus();
  };
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>{labels[act].field}</Label>
        <div className="flex flex-wrap gap-2">
          <Input
            id={id}
            data-first
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={pin}
            onChange={(event) => setPin(event.target.value)}
            aria-invalid={wasTried && wrong !== null}
            aria-describedby={`${id}-help`}
            className="max-w-36 tracking-widest tabular-nums"
          />
          <Button variant="ghost" onClick={() => setPin(proposePin())}>
            Suggest PIN
          </Button>
          {act === "create" && pin !== "" ? (
            <Button variant="ghost" onClick={() => setPin("")}>
              Clear
            </Button>
          ) : null}
        </div>
        <p id={`${id}-help`} role={shown ? "alert" : undefined} className="text-caption text-muted-foreground">
          {shown ? (
            <span className="flex items-start gap-1.5 text-declined">
              <CircleSlashIcon aria-hidden className="mt-px size-3.5 shrink-0" />
              {shown}
            </span>
          ) : pin.trim() === "" && act === "create" ? (
            "Without a PIN, whoever has the case ID can open the page."
          ) : (
            "4 to 6 digits. The family needs it beside the case ID."
          )}
        </p>
      </div>
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={labels[act].busy}>
          {labels[act].submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
