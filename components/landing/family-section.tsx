// What a family finds: one calm page, shown by an example, and the way to it.
import { type LineStop, VerticalLine } from "@/components/transports/vertical-line";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

function step(key: string, words: string, time: string): LineStop {
  return {
    key,
    glyph: "completed",
    tone: "text-gps",
    after: "solid",
    afterTone: "text-gps",
    content: (
      <p className="text-driver">
        {words}
        <time className="block text-desk text-muted-foreground">{time}</time>
      </p>
    ),
  };
}

const steps: readonly LineStop[] = [
  step("arrived", "We reached Brookhaven Care Center", "9:12 PM"),
  step("confirmed", "Eleanor came into our care", "9:31 PM"),
  {
    key: "now",
    glyph: "active",
    tone: "text-gps",
    after: "dots",
    content: <p className="text-driver font-semibold">On the way now</p>,
  },
  {
    key: "arrival",
    glyph: "destination",
    content: <p className="text-driver text-muted-foreground">Arrival at Harlan &amp; Rowe</p>,
  },
];

export function FamilySection({ className }: { className: string }) {
  return (
    <section aria-labelledby="families" className={cn(className, "grid items-center gap-10 py-22 md:grid-cols-2")}>
      <div>
        <h2 id="families" className="text-headline font-medium md:text-[2.25rem] md:leading-[2.75rem]">
          For families, one calm page
        </h2>
        <p className="mt-4 max-w-[30rem] text-family text-muted-foreground">
          Where your loved one is, what has been done and what comes next, in plain words. The funeral home gives you
          the case ID.
        </p>
        <Button asChild variant="secondary" size="lg" className="mt-7">
          <a href="/family/login">Family Portal Login</a>
        </Button>
      </div>
      <figure className="w-full max-w-105 rounded-2xl bg-card p-6 ring-1 ring-(--card-edge) md:justify-self-end md:p-8">
        <p className="mb-6 text-headline text-balance">Eleanor is on the way to Harlan &amp; Rowe.</p>
        <VerticalLine stops={steps} scale="lg" spacing="pb-6" />
        <figcaption className="sr-only">An example of the page that a family sees.</figcaption>
      </figure>
    </section>
  );
}
