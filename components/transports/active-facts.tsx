// What an unfolded active transport tells beside its workflow: route information, service details and where to go on.
"use client";

import { FileTextIcon, MapPinPenIcon, ScrollTextIcon, UsersIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { useDashboard } from "./dashboard-context";
import { scheduledParts } from "./moment";
import { DeliveryPlace, PickupPlace, Scheduled } from "./place";
import { TelLink } from "./tel-link";
import { TransportStops } from "./vertical-line";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-muted-foreground">{label}</dt>
      <dd className="font-medium break-words">{children}</dd>
    </div>
  );
}

const link = "justify-start px-3 text-foreground max-md:justify-center max-md:bg-secondary max-md:px-2";

/** Where one goes on from here; beside the facts where there is room, under them else. */
function Links({ request }: { request: RequestSummaryDto }) {
  const { openDetail, openDialog, openReport } = useDashboard();
  const { id, may } = request;
  return (
    <div className="flex flex-wrap gap-1 max-md:gap-2 max-md:*:h-12 max-md:*:flex-[1_1_40%] md:max-xl:-ml-3 xl:-mt-2 xl:-mr-3 xl:flex-col">
      {may.includes("changeAddress") ? (
        <Button variant="ghost" className={link} onClick={() => openDialog({ kind: "addresses", request })}>
          <MapPinPenIcon aria-hidden className="text-muted-foreground" />
          Edit addresses
        </Button>
      ) : null}
      {may.includes("issueAccess") ? (
        <Button variant="ghost" className={link} onClick={() => openDialog({ kind: "access", request })}>
          <UsersIcon aria-hidden className="text-muted-foreground" />
          Family Access
        </Button>
      ) : null}
      <Button variant="ghost" className={link} onClick={() => openDetail(id)}>
        <FileTextIcon aria-hidden className="text-muted-foreground" />
        View Details
      </Button>
      {may.includes("viewReport") ? (
        <Button variant="ghost" className={link} onClick={() => openReport(id)}>
          <ScrollTextIcon aria-hidden className="text-muted-foreground" />
          View Report
        </Button>
      ) : null}
    </div>
  );
}

export function ActiveFacts({ request, route }: { request: RequestSummaryDto; route: RouteDto | null }) {
  return (
    <div className="flex min-w-0 flex-col gap-5 border-t px-card-x py-card-y">
      <div className="grid gap-x-6 gap-y-5 md:max-lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto]">
        <section className="grid content-start gap-3">
          <h4 className="text-label text-muted-foreground">Route information</h4>
          <TransportStops
            requestStatus="active"
            routeStatus={route?.routeStatus}
            pickup={<PickupPlace request={request} />}
            delivery={<DeliveryPlace request={request} />}
          />
        </section>
        <section className="grid content-start gap-3">
          <h4 className="text-label text-muted-foreground">Service details</h4>
          <dl className="grid gap-3">
            <Fact label="Funeral home">{request.funeralHomeName ?? "Not specified"}</Fact>
            <Fact label="Scheduled">
              <Scheduled {...scheduledParts(request, " at ")} />
            </Fact>
            {request.contactName || request.contactPhone ? (
              <Fact label="Contact">
                {request.contactName ? <p>{request.contactName}</p> : null}
                {request.contactPhone ? <TelLink phone={request.contactPhone} className="font-normal" /> : null}
              </Fact>
            ) : null}
          </dl>
        </section>
        <div className="md:max-lg:col-span-2">
          <Links request={request} />
        </div>
      </div>
    </div>
  );
}
