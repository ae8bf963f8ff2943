// Who drives, by the first name, where the company lets families read it.
import type { FamilyRouteDto } from "@/lib/family/dto";
import type { Language } from "@/lib/family/parse-language";
import { arrivalWords } from "@/lib/family/words/arrival";

/** A sentence that follows the one about the company. */
export function WhoComes({ route, language }: { route: FamilyRouteDto | null; language: Language }) {
  if (!route?.driverFirstName || route.routeStatus === "delivered") return null;
  const { routeStatus, departedFromPickupAt, driverFirstName } = route;
  const isLeaving = routeStatus === "en_route_to_delivery" && departedFromPickupAt === null;
  return <> {arrivalWords[language].driver[isLeaving ? "leaving" : routeStatus](driverFirstName)}</>;
}
