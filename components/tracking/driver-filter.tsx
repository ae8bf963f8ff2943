// Narrows the routes to those of one driver.
"use client";

import { ChevronDownIcon } from "lucide-react";
import { useId } from "react";
import { useIsAlive } from "@/components/hooks/use-is-alive";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";
import { Label } from "@/components/ui/label";
import type { RouteDto } from "@/lib/transports/dto";

interface Driver {
  id: string;
  name: string;
}

/** Who drives these routes, by name. */
function driversOf(routes: readonly RouteDto[]): Driver[] {
  const byId = new Map<string, string>();
  for (const { driverId, driverName } of routes) if (driverId) byId.set(driverId, driverName ?? "");
  const drivers = Array.from(byId, ([id, name]) => ({ id, name }));
  return drivers.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Absent while there is nothing to choose: all routes are of the same driver, or of none. */
export function DriverFilter({
  routes,
  chosen,
  onChoose,
}: {
  routes: readonly RouteDto[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
}) {
  const id = useId();
  const isAlive = useIsAlive();
  const drivers = driversOf(routes);
  if (new Set(routes.map(({ driverId }) => driverId)).size < 2 && chosen === null) return null;
  const isGone = chosen !== null && !drivers.some((driver) => driver.id === chosen);
  return (
    <div className="flex items-center gap-3">
      <Label htmlFor={id}>Driver</Label>
      <div className="relative min-w-0 flex-1">
        <select
          id={id}
          value={chosen ?? ""}
          disabled={!isAlive}
          className={cn(fieldVariants(), "appearance-none pr-9")}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">All drivers</option>
          {drivers.map((driver) => (
            <option key={driver.id} value={driver.id}>
              {driver.name}
            </option>
          ))}
          {isGone ? <option value={chosen}>A driver without a route now</option> : null}
        </select>
        <ChevronDownIcon
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted-foreground"
        />
      </div>
    </div>
  );
}
