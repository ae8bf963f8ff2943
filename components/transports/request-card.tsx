// A request on one card: whom, from where to where, when, whom to ask, and what can be done.
"use client";

import { PhoneIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { RequestSummaryDto } from "@/lib/transports/dto";
import { formatFee, formatReportInstant, formatWaiting, shortId, zoneName } from "@/lib/transports/format";
import { useDashboard } from "./dashboard-context";
import { formatRecent, scheduledParts } from "./moment";
import { personName } from "./person-name";
import { DeliveryPlace, PickupPlace, Scheduled } from "./place";
import { RequestCardActions } from "./request-card-actions";
import { StatusBadge } from "./status-badge";
import { TelLink } from "./tel-link";
import { TransportStops } from "./vertical-line";

/** One column on a phone, two on a tablet, four on a desk. */
const areas = cn(
  "grid gap-x-5 px-card-x py-card-y",
  "grid-cols-[minmax(0,1fr)_auto] [grid-template-areas:'badge_date'_'name_name'_'stops_stops'_'reason_reason'_'contact_contact'_'actions_actions']",
  "md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] md:grid-rows-[auto_auto_auto_1fr] md:[grid-template-areas:'badge_stops'_'name_stops'_'date_stops'_'contact_actions'_'reason_reason']",
  "lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1.5fr)_minmax(10rem,.86fr)_auto] lg:grid-rows-[auto_1fr_auto] lg:[grid-template-areas:'badge_stops_date_actions'_'name_stops_contact_actions'_'reason_reason_reason_reason']",
);

/** Beside the badge: how long it waits, or when it ended; `at` is the instant behind it. */
function outcome(request: RequestSummaryDto, zone: string, now: number): { text: string; at?: string } | null {
  const { status, createdAt, archivedAt, cancellationReason, cancelledAt, declinedAt, isOpenCall } = request;
  if (status === "pending") return { text: formatWaiting(createdAt, now), at: createdAt };
  if (status === "completed") return archivedAt ? { text: formatRecent(archivedAt, zone, now), at: archivedAt } : null;
  // A cancellation tells its time with its reason.
  if (cancellationReason !== null) return null;
  const at = cancelledAt ?? declinedAt;
  if (at) return { text: formatRecent(at, zone, now), at };
  return isOpenCall ? { text: "passed on, still open to others" } : null;
}

function Outcome({ text, at }: { text: string; at?: string }) {
  const { zone } = useDashboard();
  const style = "text-label font-normal text-muted-foreground tabular-nums";
  if (at === undefined) return <span className={style}>{text}</span>;
  return (
    <time dateTime={at} title={`${formatReportInstant(at, zone)} ${zoneName(zone, at)}`} className={style}>
      {text}
    </time>
  );
}

function Reason({ word, at, reason }: { word: string; at: string | null; reason: string }) {
  const { zone, now } = useDashboard();
  return (
    <p className="max-w-[68ch] break-words text-muted-foreground">
      <strong className="font-medium text-foreground">
        {word}
        {at ? ` ${formatRecent(at, zone, now)}` : null}.
      </strong>{" "}
      {reason}
    </p>
  );
}

function Contact({ name, phone }: { name: string | null; phone: string | null }) {
  if (!name && !phone) return null;
  return (
    <div className="relative min-w-0 [grid-area:contact] max-md:mt-4 max-md:flex max-md:items-center max-md:border-t max-md:pt-3 max-md:text-[0.9375rem] md:mt-2">
      <div className="min-w-0 flex-1 break-words">
        {name ? <p>{name}</p> : null}
        {phone ? <TelLink phone={phone} fillsRow /> : null}
      </div>
      {phone ? <PhoneIcon aria-hidden className="mx-3 size-5 shrink-0 text-muted-foreground md:hidden" /> : null}
    </div>
  );
}

export function RequestCard({ request }: { request: RequestSummaryDto }) {
  const { zone, now, openDetail } = useDashboard();
  const { status, suspensionReason, cancellationReason } = request;
  const fee = formatFee(request.feeStatus, request.feeAmount);
  const isSuspended = status === "pending" && suspensionReason !== null;
  const isCancelled = status === "declined" && cancellationReason !== null;
  const side = outcome(request, zone, now);
  return (
    <Card edge={status} data-request={request.id}>
      <article className={areas} aria-label={personName(request)}>
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 self-start [grid-area:badge]">
          <StatusBadge status={status} />
          {side ? <Outcome {...side} /> : null}
        </div>
        <div className="mt-1 min-w-0 [grid-area:name]">
          <h3 className="text-name wrap-anywhere">
            {status === "pending" ? (
              <button
                type="button"
                title="View Details"
                className="focus-inset rounded-sm text-left decoration-1 underline-offset-4 hover:underline pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-inset-y-2.5"
                onClick={() => openDetail(request.id)}
              >
                {personName(request)}
              </button>
            ) : (
              personName(request)
            )}
          </h3>
          <p className="text-label font-normal text-muted-foreground">
            Mortuary Transport <span className="font-mono text-caption">{shortId(request.id)}</span>
          </p>
        </div>
        <TransportStops
          className="min-w-0 [grid-area:stops] max-md:mt-4 max-md:text-[0.9375rem]"
          requestStatus={status}
          routeStatus={status === "completed" ? "delivered" : null}
          pickup={<PickupPlace request={request} />}
          delivery={<DeliveryPlace request={request} />}
        />
        <Scheduled
          {...scheduledParts(request)}
          className="text-label md:text-desk [grid-area:date] max-md:text-right md:max-lg:mt-3"
        />
        <Contact name={request.contactName} phone={request.contactPhone} />
        {isSuspended || isCancelled || fee ? (
          <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 [grid-area:reason] md:border-t md:pt-3">
            {isSuspended ? <Reason word="Suspended" at={request.suspendedAt} reason={suspensionReason} /> : null}
            {isCancelled ? <Reason word="Cancelled" at={request.cancelledAt} reason={cancellationReason} /> : null}
            {fee ? <Badge variant="muted">{fee}</Badge> : null}
          </div>
        ) : null}
        <RequestCardActions request={request} className="[grid-area:actions] md:max-lg:mt-3 md:max-lg:self-end" />
      </article>
    </Card>
  );
}
