// A family's page of one case: where it stands, whom to call, the steps so far, a note, the facts.
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/transports/status-badge";
import { cn } from "@/components/ui/cn";
import type { LogoDto } from "@/lib/businesses/dto";
import type { FamilyViewDto } from "@/lib/family/dto";
import { formatSpokenTime, formatStanding, shortName } from "@/lib/family/format";
import { journeyOf } from "@/lib/family/journey-status";
import type { Language } from "@/lib/family/parse-language";
import { plannedAt } from "@/lib/family/planned-status";
import { caseWords } from "@/lib/family/words/case";
import { Arrival } from "./arrival";
import { CallButton } from "./call-button";
import { CaseJourney } from "./case-journey";
import { CaseMap } from "./case-map";
import { LiveCase } from "./live-case";
import { MovingDrive } from "./moving-drive";
import { OpenedNotice } from "./opened-notice";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";
import { ServiceDetails } from "./service-details";
import { SignOutLink } from "./sign-out-link";
import { UpdatesOffer } from "./updates-offer";
import { WhoComes } from "./who-comes";

interface CaseScreenProps {
  view: FamilyViewDto;
  language: Language;
  /** `CaseMapPicture`, where there is a map. */
  mapPicture?: ReactNode;
  /** Of the funeral home whose name stands over the page. */
  logo?: LogoDto | null;
  /** `FamilyReview`, once the transport is completed. */
  review?: ReactNode;
}

export function CaseScreen({ view, language, logo = null, mapPicture, review }: CaseScreenProps) {
  const words = caseWords[language];
  const { case: found, route, timeZone, asOf } = view;
  const { caseId, status, funeralHomeName, notes } = found;
  const standing = {
    ...found,
    timeZone,
    asOf,
    hasSetOut: view.hasSetOut,
    routeStatus: route?.routeStatus ?? null,
    departedFromPickupAt: route?.departedFromPickupAt ?? null,
    deliveryCompletedAt: route?.deliveryCompletedAt ?? null,
  };
  const { headline, message } = formatStanding(standing, language);
  const isPlanned = plannedAt(standing) !== null;
  // What is over changes no more; the page still hears when its access ends.
  const isOver = status === "completed" || status === "declined";
  const to = funeralHomeName && shortName(funeralHomeName);
  const stood = words.asOf(formatSpokenTime(asOf, timeZone, language));
  return (
    <PortalPage>
      <OpenedNotice openedAt={view.justOpenedAt} text={words.granted} />
      <PortalHeader title={words.portal} name={to} logo={logo} language={language} />
      <MovingDrive route={route}>
        <main className="pt-2">
          <div aria-live="polite" aria-atomic>
            <StatusBadge
              status={status}
              label={words.status[status]}
              className={status === "declined" ? "text-driver text-muted-foreground" : "text-driver"}
            />
            <h1 className="mt-3 text-headline text-balance">{headline}</h1>
            <p className="mt-3 text-family text-pretty text-muted-foreground">
              {message}
              <WhoComes route={route} language={language} />
            </p>
          </div>
          <Arrival view={view} language={language} />
          <div className={cn("text-driver text-muted-foreground", isOver && "hidden")}>
            <noscript>
              <p className="mt-3 no-print">{`${stood} ${words.live.reload}`}</p>
            </noscript>
            <LiveCase
              caseId={caseId}
              isActive={status === "active"}
              tags={view.tags}
              words={{ open: words.live.open, lost: `${stood} ${words.live.lost}` }}
            />
          </div>
          <CallButton phone={view.phone} to={to} words={words.call} />
          <CaseMap view={view} language={language} picture={mapPicture} />
          {status === "declined" ? null : (
            <CaseJourney
              title={words.steps.title[isPlanned ? "pending" : status]}
              steps={journeyOf({ ...found, route, pickup: view.pickup, delivery: view.delivery, isPlanned }, language)}
              isLive={status === "active" && !isPlanned}
              timeZone={timeZone}
              asOf={asOf}
              language={language}
            />
          )}
          {notes ? (
            <section className="mt-10 print:mt-6" aria-labelledby="note">
              <h2 id="note" className="mb-2 text-[1.25rem] leading-7 font-semibold">
                {words.note}
              </h2>
              <p className="text-family whitespace-pre-line">{notes}</p>
            </section>
          ) : null}
          <UpdatesOffer view={view} language={language} />
          {review}
          <ServiceDetails view={view} language={language} stood={isOver ? null : stood} />
        </main>
      </MovingDrive>
      <footer className="mt-10 border-t pt-4 text-driver no-print">
        <SignOutLink label={words.signOut} />
      </footer>
    </PortalPage>
  );
}
