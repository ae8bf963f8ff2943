// Everything recorded of a request: the handover, the fields by section, and what is still unknown.
"use client";

import type { ReactNode } from "react";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { formatDollars, formatFee, formatReportInstant, formatScheduled, zoneName } from "@/lib/transports/format";
import { useDashboard } from "./dashboard-context";
import { scheduledParts } from "./moment";
import { Scheduled } from "./place";
import { recordedSections } from "./request-sections";
import { TelLink } from "./tel-link";

interface Row {
  key: string;
  label: string;
  value: ReactNode;
}

function Section({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="grid gap-3 border-t pt-4">
      <h3 className="text-subsection">{title}</h3>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(({ key, label, value }) => (
          <div key={key} className="min-w-0">
            <dt className="text-caption text-muted-foreground">{label}</dt>
            <dd className="font-medium break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const yesOrNo = (value: boolean) => (value ? "Yes" : "No");

function handoverRows(route: RouteDto, instant: (iso: string) => string): Row[] {
  return [
    { key: "received", label: "Deceased received at destination", value: yesOrNo(route.deceasedReceived) },
    { key: "recipient", label: "Recipient", value: route.recipientName ?? "Not recorded" },
    { key: "effects", label: "Personal effects handed over", value: yesOrNo(route.personalEffectsTransferred) },
    ...(route.personalEffectsNotes
      ? [{ key: "effects-notes", label: "Personal effects notes", value: route.personalEffectsNotes }]
      : []),
    {
      key: "after-hours",
      label: "After-hours delivery",
      value: route.afterHoursRecordedAt
        ? `Yes, ${instant(route.afterHoursRecordedAt)}`
        : yesOrNo(route.afterHoursDelivery),
    },
    ...(route.deliveryNotes ? [{ key: "notes", label: "Delivery notes", value: route.deliveryNotes }] : []),
  ];
}

function arrangementRows(request: RequestDto): Row[] {
  const rows: [string, string, ReactNode][] = [
    ["created", "Created by", request.creatingBusinessName],
    ["addressed", "Addressed to", request.addressedBusinessName ?? "Any transport company (open call)"],
    ["accepted", "Accepted by", [request.ownerName, request.ownerBusinessName].filter(Boolean).join(", ")],
    ["home", "Funeral home", request.funeralHomeName],
    ["scheduled", "Scheduled", <Scheduled key="scheduled" {...scheduledParts(request, " at ")} />],
    ["access", "Family access", request.hasFamilyAccess ? "Issued" : "Not issued"],
    ["suspended", "Last suspension", request.suspensionReason],
    ["cancelled", "Cancellation", request.cancellationReason],
    ["fee", "Fee", feeText(request)],
    ["family-note", "Note to the family", request.familyNote],
  ];
  return rows.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
}

/** Wall-clock text in the product's words, anything else as it was typed; phones can be dialled. */
function written(name: string, value: string): ReactNode {
  if (/phone/i.test(name)) return <TelLink phone={value} className="text-foreground" />;
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(value) ?? [];
  return name === "callReceivedAt" && date && time ? formatScheduled(date, time, " at ") : value;
}

function feeText({ feeStatus, feeAmount }: RequestDto): string | null {
  const fee = formatFee(feeStatus, feeAmount);
  return feeStatus === "full" && feeAmount !== null ? `${fee}, ${formatDollars(feeAmount)}` : fee;
}

export function RequestDetails({ request, route }: { request: RequestDto; route: RouteDto | null }) {
  const { zone } = useDashboard();
  const instant = (iso: string) => `${formatReportInstant(iso, zone)} ${zoneName(zone, iso)}`;
  const { sections, missing } = recordedSections(request);
  return (
    <div className="grid gap-5">
      <Section title="Arrangement" rows={arrangementRows(request)} />
      {route?.routeStatus === "delivered" ? <Section title="Handover" rows={handoverRows(route, instant)} /> : null}
      {sections.map(({ title, rows }) => (
        <Section
          key={title}
          title={title}
          rows={rows.map(({ name, label, value }) => ({
            key: name,
            label,
            value: written(name, value),
          }))}
        />
      ))}
      {request.isWithheld ? (
        <p className="border-t pt-4 text-muted-foreground">
          Next of kin, caller, doctors, personal details and notes are shown once this request is yours.
        </p>
      ) : missing.length === 0 ? null : (
        <section className="grid gap-2 border-t pt-4">
          <h3 className="text-subsection">Not recorded</h3>
          <ul className="grid gap-1 text-muted-foreground">
            {missing.map(({ title, labels }) => (
              <li key={title}>
                {title}: {labels.join(", ")}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
