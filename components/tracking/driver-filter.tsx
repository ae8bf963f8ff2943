// Narrows the routes to those of one driver.
"use client";

import { useId } from "react";
import { NativeSelect } from "@/components/forms/native-select";
import { useIsAlive } from "@/components/hooks/use-is-alive";
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
  const choices = drivers.map((driver) => ({ value: driver.id, label: driver.name }));
  return (
    <div className="flex items-center gap-3">
      <Label htmlFor={id}>Driver</Label>
      <div className="min-w-0 flex-1">
        <NativeSelect
          id={id}
          value={chosen ?? ""}
          options={isGone ? [...choices, { value: chosen, label: "A driver without a route now" }] : choices}
          emptyLabel="All drivers"
          disabled={!isAlive}
          onChange={({ target }) => onChoose(target.value || null)}
        />
      </div>
    </div>
  );
}
