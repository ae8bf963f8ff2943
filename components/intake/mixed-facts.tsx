// Asks what to do with facts that were filled before another person of the text was chosen.
"use client";

import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { countFields, describeMixed } from "./fill-words";
import { useIntakeState } from "./intake-context";
import type { RequestValues } from "./request-values";
import { clearMixed, keepMixed, listMixed } from "./two-people";

/** Stands under the name that was chosen, until it is answered or none of the facts stands any more. */
export function MixedFacts() {
  const { fill, decide } = useIntakeState();
  const values = useWatch<RequestValues>();
  if (fill === null) return null;
  const names = listMixed(fill, values);
  if (names.length === 0) return null;
  const sentence = describeMixed(names, values.deceasedName?.trim() || "this person");
  const answer = (act: () => void) => () => {
    act();
    decide.focus("deceasedName");
  };
  return (
    <div
      role="group"
      tabIndex={-1}
      data-slot="field-choice"
      aria-label={sentence}
      className="grid gap-2 rounded-md focus:outline-2 focus:outline-offset-4 focus:outline-ring"
    >
      <p className="wrap-anywhere">{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={answer(() => decide.apply(clearMixed(fill, values)))}>
          Clear {countFields(names.length)}
        </Button>
        <Button variant="secondary" size="sm" onClick={answer(() => decide.keep(keepMixed(fill)))}>
          Keep {names.length === 1 ? "it" : "them"}
        </Button>
      </div>
    </div>
  );
}
