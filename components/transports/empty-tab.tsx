// A tab with nothing in it: what is not there, and what would bring something.
import Link from "next/link";
import { Button } from "@/components/ui/button";
import type { RequestStatus } from "@/lib/transports/request-status";

const words: Record<RequestStatus, { title: string; sentence: string }> = {
  pending: { title: "No Pending Requests", sentence: "A request stands here until somebody accepts or declines it." },
  active: { title: "No Active Transports", sentence: "Accept a pending request, and its transport is followed here." },
  completed: { title: "No Completed Transports", sentence: "A transport is kept here once its delivery is completed." },
  declined: { title: "No Declined Requests", sentence: "Requests that were declined or cancelled are kept here." },
};

export function EmptyTab({ status }: { status: RequestStatus }) {
  const { title, sentence } = words[status];
  return (
    <div className="grid justify-items-start gap-1 py-8">
      <h3 className="text-section">{title}</h3>
      <p className="text-muted-foreground">{sentence}</p>
      {status === "pending" ? (
        <Button asChild className="mt-4">
          <Link href="/new-request">New Request</Link>
        </Button>
      ) : null}
    </div>
  );
}

/** Where a search or a filter leaves nothing. */
export function EmptyFilter({ days, onClear }: { days: { from: string; to: string }; onClear: () => void }) {
  const isReversed = days.from !== "" && days.to !== "" && days.from > days.to;
  return (
    <div className="flex flex-wrap items-center gap-3 py-8">
      <p>{isReversed ? "The last day lies before the first." : "No requests match this filter."} Clear it?</p>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
