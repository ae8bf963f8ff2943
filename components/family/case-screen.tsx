// A family's page of one case: where it stands, whom to call, the steps so far, a note, the facts.
import { StatusBadge } from "@/components/transports/status-badge";
import { cn } from "@/components/ui/cn";
import type { FamilyViewDto } from "@/lib/family/dto";
import { familyWords, formatStanding, formatStepTime, shortName } from "@/lib/family/format";
import { journeyOf } from "@/lib/family/journey-status";
import { CallButton } from "./call-button";
import { CaseJourney } from "./case-journey";
import { LiveCase } from "./live-case";
import { OpenedNotice } from "./opened-notice";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";
import { ServiceDetails } from "./service-details";
import { SignOutLink } from "./sign-out-link";

export function CaseScreen({ view }: { view: FamilyViewDto }) {
  const { case: found, route, timeZone, asOf } = view;
  const { caseId, status, funeralHomeName, notes } = found;
  const standing = {
    ...found,
    timeZone,
    asOf,
    routeStatus: route?.routeStatus ?? null,
    departedFromPickupAt: route?.departedFromPickupAt ?? null,
    deliveryCompletedAt: route?.deliveryCompletedAt ?? null,
  };
  const { headline, message } = formatStanding(standing, familyWords);
  // What is over changes no more; the page still hears when its access ends.
  const isOver = status === "completed" || status === "declined";
  const to = funeralHomeName && shortName(funeralHomeName);
  return (
    <PortalPage>
      <OpenedNotice openedAt={view.justOpenedAt} text={familyWords.granted} />
      <PortalHeader title={familyWords.portal} name={to} />
      <main>
        <div aria-live="polite" aria-atomic>
          <StatusBadge
            status={status}
            className={status === "declined" ? "text-driver text-muted-foreground" : "text-driver"}
          />
          <h1 className="mt-3 text-headline text-balance">{headline}</h1>
          <p className="mt-3 text-family text-pretty text-muted-foreground">{message}</p>
        </div>
        <p className={cn("mt-3 text-driver text-muted-foreground", isOver && "hidden")}>
          {familyWords.asOf(formatStepTime(asOf, timeZone, asOf))} <noscript>{familyWords.live.reload}</noscript>
          <LiveCase caseId={caseId} isActive={status === "active"} words={familyWords.live} />
        </p>
        <CallButton phone={view.phone} to={to} />
        {status === "declined" ? null : (
          <CaseJourney
            title={familyWords.steps.title[status]}
            steps={journeyOf({ ...found, route, pickup: view.pickup, delivery: view.delivery }, familyWords)}
            isLive={status === "active"}
            timeZone={timeZone}
            asOf={asOf}
          />
        )}
        {notes ? (
          <section className="mt-10" aria-labelledby="note">
            <h2 id="note" className="mb-2 text-[1.25rem] leading-7 font-semibold">
              {familyWords.note}
            </h2>
            <p className="text-family whitespace-pre-line">{notes}</p>
          </section>
        ) : null}
        <ServiceDetails view={view} />
      </main>
      <footer className="mt-10 border-t pt-4 text-driver no-print">
        <SignOutLink label={familyWords.signOut} />
      </footer>
    </PortalPage>
  );
}
