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
  // What has no code was not said by us: a status text, or the page of something in between.
  const isSaid = error instanceof ApiError && (error.code !== undefined || error.status === 0);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>
        {sentence}.{isSaid ? ` ${error.sentence}` : ""}
      </p>
      <Button variant="secondary" size="sm" busy={isBusy} busyLabel="Loading" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
