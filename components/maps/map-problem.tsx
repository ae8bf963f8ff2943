// What a map service could not do, in words, with what its key must allow.
"use client";

import { XIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { MapProblem } from "./map-engine";

/** The services a key of Google's must allow for everything here. */
const requiredApis = ["Maps JavaScript API", "Routes API", "Geocoding API", "Places API (New)"];

const words: Record<"load" | "start", string> = {
  load: "The map service did not load. The built-in map is shown.",
  start: "The map did not start. A simpler one is shown.",
};

/** `isService` where a service with a key was asked, whose required APIs are then listed. */
export function MapProblemNotice({
  problem,
  isService,
  onClose,
}: {
  problem: MapProblem | { kind: "route-load" };
  isService: boolean;
  onClose: () => void;
}) {
  const sentence =
    problem.kind === "route"
      ? `Could not calculate route: ${problem.status}`
      : problem.kind === "route-load"
        ? "The route did not load. Try again."
        : words[problem.kind];
  return (
    <div
      role="alert"
      className="relative max-w-80 rounded-md bg-popover py-2.5 pr-11 pl-3 text-caption text-popover-foreground shadow-float"
    >
      <p className="font-medium">{sentence}</p>
      {isService ? (
        <>
          <p className="mt-1 text-muted-foreground">Required APIs of its key:</p>
          <ul className="mt-0.5 grid list-disc gap-x-4 pl-4 text-muted-foreground">
            {requiredApis.map((api) => (
              <li key={api}>{api}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Button variant="ghost" size="icon-sm" aria-label="Close" className="absolute top-1 right-1" onClick={onClose}>
        <XIcon aria-hidden />
      </Button>
    </div>
  );
}
