// The line of one night: five moments between a call and a delivery.
import { cn } from "@/components/ui/cn";

const moments = [
  { time: "8:58 PM", what: "Call received", where: "Brookhaven, Naperville" },
  { time: "9:04 PM", what: "Accepted", where: "Lakeshore Removal" },
  { time: "9:12 PM", what: "Arrived at pickup", where: "Deshawn Avery" },
  { time: "9:31 PM", what: "Pickup confirmed", where: "Floor 2, room 214" },
  { time: "10:43 PM", what: "Delivered", where: "Received by Jonah Rowe" },
] as const;

export function NightLine({ className }: { className: string }) {
  return (
    <section aria-label="One night, from the call to the delivery" className={className}>
      <ol className="relative grid md:grid-cols-5">
        {/* The line comes in from the edge of the screen, as the call does. */}
        <li
          aria-hidden
          className="absolute top-1.5 right-full mr-2 hidden h-0.5 w-screen rounded-full bg-foreground md:block"
        />
        {moments.map((moment, index) => {
          const isLast = index === moments.length - 1;
          return (
            <li key={moment.what} className="flex gap-4 md:block">
              <span
                aria-hidden
                className="flex w-3.5 shrink-0 flex-col items-center md:w-auto md:flex-row md:items-start"
              >
                <span
                  className={cn(
                    "mt-1 size-2.5 shrink-0 bg-foreground md:mt-0.5",
                    isLast ? "rounded-[3px]" : "rounded-full",
                  )}
                />
                {isLast ? null : (
                  <span className="my-1 w-0.5 flex-1 rounded-full bg-foreground md:mx-2 md:mt-1.5 md:mb-0 md:h-0.5 md:w-auto" />
                )}
              </span>
              <div className="pb-6 md:pt-4 md:pr-4 md:pb-0">
                <time className="text-label font-normal text-muted-foreground">{moment.time}</time>
                <p className="mt-0.5 text-subsection">{moment.what}</p>
                <p className="mt-0.5 text-muted-foreground">{moment.where}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
