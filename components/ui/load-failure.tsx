// What stands where something could not be read: what failed, why, and the way to try again.
"use client";

import { ApiError } from "@/components/hooks/api";
import { Button } from "./button";

interface LoadFailureProps {
  /** 'Failed to fetch transactions' */
  sentence: string;
  error: Error;
  isBusy: boolean;
  onRetry: () => void;
}

export function LoadFailure({ sentence, error, isBusy, onRetry }: LoadFailureProps) {
  const why = error instanceof ApiError ? error.sentence : "";
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>
        {sentence}. {why}
      </p>
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Loading" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
