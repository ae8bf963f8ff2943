// The line under a field: where its value came from, and what helps with it.
"use client";

import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { FormDescription } from "@/components/ui/form";
import type { RequestField } from "@/lib/transports/schema";
import { says } from "./fill-words";
import type { FieldEvidence } from "./intake-context";
import { useShownValue } from "./shown-value";

interface EvidenceHelpProps {
  name: RequestField;
  evidence: FieldEvidence;
  help: ReactNode;
}

/** A doubtful or different value takes the place of what helps with the field. */
export function EvidenceHelp({ name, evidence, help }: EvidenceHelpProps) {
  if (evidence.kind === "offer") return <OfferHelp name={name} value={evidence.value} />;
  if (evidence.kind !== "marked") return help === null ? null : <FormDescription>{help}</FormDescription>;
  const { quote, doubt } = evidence;
  if (doubt !== null) {
    return (
      <FormDescription className="wrap-anywhere text-evidence">
        <span className="sr-only">Filled from your text.</span> {doubt}
      </FormDescription>
    );
  }
  const isFound = name === "businessId";
  const origin = isFound ? "Found in your text" : "Filled from your text";
  const source = quote === "" ? `${origin}.` : `${origin}: “${quote}”.`;
  const look = isFound ? "text-evidence" : onlyWithFocus;
  return (
    <FormDescription className={cn("wrap-anywhere", help === null && look)}>
      <span className={cn(look)}>{source}</span> {help}
    </FormDescription>
  );
}

function OfferHelp({ name, value }: { name: RequestField; value: string }) {
  const shown = useShownValue(name, value);
  return <FormDescription className="line-clamp-5 wrap-anywhere text-evidence">{says(shown)}</FormDescription>;
}

// Where the text is out of sight, the field that has the focus shows its words itself.
const onlyWithFocus = "sr-only text-evidence @max-[60rem]/intake:group-focus-within/item:not-sr-only";
