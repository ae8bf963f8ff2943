// The head of the dashboard: a greeting by the hour of the business, the day, and the way to a new request.
"use client";

import { PlusIcon } from "lucide-react";
import Link from "next/link";
import { LastUpdated } from "@/components/layout/last-updated";
import { Button } from "@/components/ui/button";
import { zoneCity, zoneName } from "@/lib/transports/format";
import { useDashboard } from "./dashboard-context";
import { formatDay, greetingAt } from "./moment";

/** `firstName` is blank where none is known. */
export function DashboardGreeting({ firstName }: { firstName: string }) {
  const { zone, now } = useDashboard();
  const city = zoneCity(zone);
  return (
    <header className="flex items-start justify-between gap-4 md:items-end">
      <div className="min-w-0">
        <h1 className="text-title break-words">
          {greetingAt(now, zone)}
          {firstName ? `, ${firstName}` : null}
        </h1>
        <p className="text-muted-foreground max-sm:hidden md:mt-0.5">
          {formatDay(now, zone)}. Times are {city} time, {zoneName(zone, new Date(now).toISOString())}.
        </p>
        <div className="flex flex-wrap gap-x-1 text-muted-foreground tabular-nums sm:hidden">
          <p>
            {formatDay(now, zone, "short")}. {city} time.
          </p>
          <LastUpdated />
        </div>
      </div>
      <Button asChild variant="secondary" className="max-md:size-11 max-md:px-0">
        <Link href="/new-request">
          <PlusIcon aria-hidden />
          <span className="max-md:sr-only">New Request</span>
        </Link>
      </Button>
    </header>
  );
}
