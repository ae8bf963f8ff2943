// What came of a drive that is over.
import Link from "next/link";
import { personName } from "@/components/transports/person-name";
import { Button } from "@/components/ui/button";
import type { RequestDto, RouteDto } from "@/lib/transports/dto";
import { formatClock } from "@/lib/transports/format";

/** A heading and what else there is to say. `hasWaiting`: the last step is still on this phone. */
function outcomeOf(request: RequestDto, route: RouteDto, zone: string, hasWaiting: boolean): [string, string | null] {
  const { deliveryCompletedAt, recipientName } = route;
  if (deliveryCompletedAt !== null) {
    const by = recipientName ? `, received by ${recipientName}` : "";
    const what = `${personName(request)} was delivered at ${formatClock(deliveryCompletedAt, zone)}${by}.`;
    return ["Delivered", hasWaiting ? `${what} This is saved here until it is sent.` : what];
  }
  if (request.cancelledAt !== null) return ["This transport was cancelled.", request.cancellationReason];
  if (request.suspendedAt !== null) return ["This transport was suspended.", request.suspensionReason];
  return ["This drive has ended.", null];
}

interface DriveOutcomeProps {
  request: RequestDto;
  route: RouteDto;
  zone: string;
  hasWaiting: boolean;
}

export function DriveOutcome({ request, route, zone, hasWaiting }: DriveOutcomeProps) {
  const [title, text] = outcomeOf(request, route, zone, hasWaiting);
  return <DriveEnd title={title} text={text} />;
}

/** The end of the road: nothing is left to press. */
export function DriveEnd({ title, text }: { title: string; text: string | null }) {
  return (
    <section>
      <h2 className="text-headline text-balance">{title}</h2>
      {text ? <p className="mt-2 text-[1.125rem]/6.5 text-pretty wrap-anywhere">{text}</p> : null}
      <Button asChild variant="secondary" size="xl" className="mt-6 w-full">
        <Link href="/dashboard?tab=active" prefetch={false}>
          To the dashboard
        </Link>
      </Button>
    </section>
  );
}
