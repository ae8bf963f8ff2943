// Shows the family's card as it will be printed, and prints nothing but the card.
"use client";

import { PrinterIcon } from "lucide-react";
import { useId, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { DialogFooter } from "@/components/ui/dialog";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Skeleton } from "@/components/ui/skeleton";
import { isLanguage, type Language, languageNames, languages } from "@/lib/family/parse-language";
import type { FamilyCardDto } from "@/lib/transports/access-status";
import { FamilyCard } from "./family-card";
import { signInAddress } from "./family-sign-in";

interface FamilyCardViewProps {
  /** Undefined while it is read. */
  card: FamilyCardDto | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** Known only right after it was issued. */
  pin: string | null;
  onBack: () => void;
}

export function FamilyCardView({ card, hasFailed, retry, pin, onBack }: FamilyCardViewProps) {
  const [language, setLanguage] = useState<Language>("en");
  if (!card && hasFailed) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        The card did not load.
        <Button variant="secondary" size="sm" data-first onClick={retry}>
          Try again
        </Button>
      </p>
    );
  }
  if (!card) return <Skeleton role="status" aria-label="Loading" className="mx-auto h-[5in] w-full max-w-[3.5in]" />;
  const signIn = signInAddress(card);
  const paper = <FamilyCard card={card} pin={pin} signIn={signIn} language={language} />;
  return (
    <>
      {card.hasPin && pin === null ? (
        <p className="text-muted-foreground">
          The PIN is not on the card, for nobody can read it any more. To print one with a PIN, replace it first.
        </p>
      ) : null}
      <CardLanguage value={language} onChange={setLanguage} />
      <div className="flex justify-center">{paper}</div>
      {isThisComputer(signIn) ? (
        <p className="text-caption text-muted-foreground">
          This address opens on this computer only. Set PUBLIC_URL to the platform's address before you hand cards out.
        </p>
      ) : null}
      <DialogFooter>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button data-first onClick={() => window.print()}>
          <PrinterIcon aria-hidden />
          Print Card
        </Button>
      </DialogFooter>
      {createPortal(
        <div data-print-sheet aria-hidden className="hidden print:block">
          {paper}
        </div>,
        document.body,
      )}
    </>
  );
}

const isThisComputer = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** In which language the family reads; the code opens the portal in it, too. */
function CardLanguage({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const id = useId();
  return (
    <RadioGroup
      aria-label="Language of the card"
      value={value}
      onValueChange={(chosen) => {
        if (isLanguage(chosen)) onChange(chosen);
      }}
      className="flex flex-wrap justify-center gap-x-6 gap-y-2"
    >
      {languages.map((language) => (
        <div key={language} className="flex items-center gap-2">
          <RadioGroupItem id={`${id}-${language}`} value={language} />
          <Label htmlFor={`${id}-${language}`} lang={language}>
            {languageNames[language]}
          </Label>
        </div>
      ))}
    </RadioGroup>
  );
}
