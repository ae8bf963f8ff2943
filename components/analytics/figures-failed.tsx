// What stands where figures did not load: what failed, and a way to try again.
"use client";

import { Button } from "@/components/ui/button";

interface FiguresFailedProps {
  sentence: string;
  isBusy: boolean;
  onRetry: () => void;
}

export function FiguresFailed({ sentence, isBusy, onRetry }: FiguresFailedProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{sentence} Try again.</p>
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Loading" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
