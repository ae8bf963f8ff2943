// When the person, or before the pickup the driver, is expected; nothing while nobody knows.
import { arrivalOf, signalOf } from "@/lib/family/arrival-status";
import type { FamilyViewDto } from "@/lib/family/dto";
import { firstNameOf } from "@/lib/family/format";
import type { Language } from "@/lib/family/parse-language";
import { arrivalWords } from "@/lib/family/words/arrival";
import { caseWords } from "@/lib/family/words/case";
import { ArrivalWindow } from "./arrival-window";

export function Arrival({ view, language }: { view: FamilyViewDto; language: Language }) {
  const { route, timeZone, asOf } = view;
  if (!route) return null;
  const who = firstNameOf(view.case.deceasedName) ?? caseWords[language].lovedOne;
  const arrival = arrivalOf(route, { language, who, timeZone, asOf });
  const signal = signalOf(route);
  if (!arrival && !signal) return null;
  return <ArrivalWindow arrival={arrival} signal={signal} asOf={asOf} words={arrivalWords[language].signal} />;
}
