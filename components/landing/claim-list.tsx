// What the product promises, a row each: the promise, what it means, and a true example of it.
import { tz } from "@date-fns/tz";
import { format } from "date-fns";
import type { ReactNode } from "react";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { cn } from "@/components/ui/cn";
import facts from "./screens/facts.json";

interface Claim {
  title: string;
  text: string;
  proof: ReactNode;
}

/** Said in a call, and the part of it that the product takes for the doctor's name. */
export const quoted = { said: "attending Dr. ", found: "Miriam Okafor" };

/** One moment as two houses read it. */
const moment = "2026-11-22T03:31:00.000Z";
const clock = (zone: string) => format(moment, "h:mm a", { in: tz(zone) });

const claims: readonly Claim[] = [
  {
    title: "40+ form fields filled from pasted text",
    text: "Paste the message from the answering service. Every value shows the words it came from.",
    proof: (
      <code className="text-caption">
        {quoted.said}
        <mark className="rounded-sm bg-evidence-surface px-1 py-0.5 text-evidence">{quoted.found}</mark>
      </code>
    ),
  },
  {
    title: "Live GPS tracking",
    text: "Position, arrival time and miles left, with the age of the last position always in view.",
    proof: (
      <span className="font-medium text-foreground">
        <StatusGlyph state="active" className="mr-2 inline-block align-[-.125em] text-gps" />
        ETA {facts.eta}, {facts.distanceRemaining}
      </span>
    ),
  },
  {
    title: "A complete audit trail",
    text: "Who did what, and when, in records that show if one was changed.",
    proof: (
      <>
        {facts.event} <code className="text-caption">{facts.hash}…</code>
      </>
    ),
  },
  {
    title: "Customer reviews",
    text: "Families and partner homes say how it went.",
    proof: (
      <a href="/reviews" className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
        View Customer Reviews
      </a>
    ),
  },
  {
    title: "Made for many locations",
    text: "Each house has its own people, its own requests and its own time zone.",
    proof: `${clock("America/Chicago")} in Chicago, ${clock("America/Denver")} in Denver`,
  },
];

export function ClaimList({ className }: { className: string }) {
  return (
    <section aria-labelledby="claims" className={cn(className, "pt-22")}>
      <h2 id="claims" className="text-headline font-medium md:text-[2.25rem] md:leading-[2.75rem]">
        Built for the night desk
      </h2>
      <ul className="mt-8 border-b">
        {claims.map((claim) => (
          <li key={claim.title} className="grid gap-x-8 gap-y-2 border-t py-7 md:grid-cols-[1fr_1.3fr_1fr]">
            <h3 className="text-section">{claim.title}</h3>
            <p className="max-w-[26rem] text-driver text-muted-foreground">{claim.text}</p>
            <p className="text-balance text-muted-foreground tabular-nums md:text-right">{claim.proof}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
