// When the person, or before the pickup the driver, is expected; on the way to the delivery also that nobody knows.
import type { FamilyViewDto } from "@/lib/family/dto";
import { firstNameOf } from "@/lib/family/format";
import type { Language } from "@/lib/family/parse-language";
import { arrivalWords } from "@/lib/family/words/arrival";
import { signalOf } from "@/lib/family/signal-status";
import { caseWords } from "@/lib/family/words/case";
import { ArrivalWindow } from "./arrival-window";

export function Arrival({ view, language }: { view: FamilyViewDto; language: Language }) {
  const { route, asOf } = view;
  if (!route) return null;
  if (!route.arrival && !signalOf(route)) {
    const who = firstNameOf(view.case.deceasedName) ?? caseWords[language].lovedOne;
    const isOnTheWay = route.isActive && route.routeStatus === "en_route_to_delivery" && route.departedFromPickupAt;
    return isOnTheWay ? (
      <p className="mt-6 border-t pt-5 text-driver text-pretty text-muted-foreground">
        {arrivalWords[language].unknown(who)}
      </p>
    ) : null;
  }
  return <ArrivalWindow asOf={asOf} words={arrivalWords[language].signal} />;
}
