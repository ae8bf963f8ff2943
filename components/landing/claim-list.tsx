// What the product promises, a row each: the promise, what it means, and how it looks.
import type { ReactNode } from "react";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { cn } from "@/components/ui/cn";

interface Claim {
  title: string;
  text: string;
  proof: ReactNode;
}

const claims: readonly Claim[] = [
  {
    title: "A complete audit trail",
    text: "Who did what, and when, in records that show if one was changed.",
    proof: "9:31 PM, pickup confirmed, Deshawn Avery",
  },
  {
    title: "The same picture for everyone",
    text: "An acceptance or a driver's step shows on every open screen at once, without reloading.",
    proof: (
      <span className="inline-flex items-center gap-2 font-medium text-foreground">
        <StatusGlyph state="active" className="text-gps" />
        En Route to Delivery
      </span>
    ),
  },
  {
    title: "Handover in writing",
    text: "Who received the person, what came with them, and whether it was after hours.",
    proof: "Received by Jonah Rowe, 10:43 PM",
  },
  {
    title: "Made for many locations",
    text: "Each house has its own people, its own requests and its own time zone.",
    proof: "Chicago, Joliet, Milwaukee",
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
            <p className="text-muted-foreground tabular-nums md:text-right">{claim.proof}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
