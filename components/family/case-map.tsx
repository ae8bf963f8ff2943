// Where the person is now: a map and a sentence, only between the two places and while nobody paused it.
import type { ReactNode } from "react";
import type { FamilyViewDto } from "@/lib/family/dto";
import { firstNameOf } from "@/lib/family/format";
import type { Language } from "@/lib/family/parse-language";
import { arrivalWords } from "@/lib/family/words/arrival";
import { caseWords } from "@/lib/family/words/case";
import { CaseMapView } from "./case-map-view";

interface CaseMapProps {
  view: FamilyViewDto;
  language: Language;
  /** `CaseMapPicture`, which the server draws. */
  picture?: ReactNode;
}

export function CaseMap({ view, language, picture }: CaseMapProps) {
  const { map, route, asOf } = view;
  const words = arrivalWords[language].map;
  const who = firstNameOf(view.case.deceasedName) ?? caseWords[language].lovedOne;
  if (route?.isMapPaused && route.routeStatus === "en_route_to_delivery") {
    return (
      <p className="mt-6 rounded-card bg-muted px-5 py-4 text-driver text-pretty" data-map="paused">
        {words.paused(who)}
      </p>
    );
  }
  if (!map || !route?.positionAt) return null;
  const { isApproximate } = map.vehicle;
  return (
    <CaseMapView
      map={map}
      asOf={asOf}
      picture={picture}
      words={{
        title: words.title,
        near: words.near(who, "{town}"),
        somewhere: words.somewhere(who),
        lastNear: words.lastNear("{town}"),
        lastSomewhere: words.lastSomewhere,
        rough: isApproximate ? words.approximate : null,
        open: words.open,
        weight: words.weight,
        live: {
          name: words.name,
          nearer: words.nearer,
          farther: words.farther,
          whole: words.whole,
          fingers: words.fingers,
          wheel: words.wheel,
          wheelMac: words.wheelMac,
        },
      }}
    />
  );
}
