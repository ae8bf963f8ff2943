// Changes that the billing screens send: once however often a button is pressed, and told of in the end.
"use client";

import { useState } from "react";
import { ApiError, apiRequest } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { type Change, type Refresh, useChange } from "@/components/hooks/use-change";
import { type ToastInput, toast } from "@/components/hooks/use-toast";

/** A change after which every list of the billing screens is read again, unless it says otherwise. */
export const useBillingChange = <Answer, Input = void>(
  change: Omit<Change<Answer, Input>, "refresh"> & Partial<Pick<Change<Answer, Input>, "refresh">>,
) => useChange<Answer, Input>({ refresh: refreshBilling, ...change });

/** Reads every list of payments, refunds and fees on the screen again. */
const refreshBilling: Refresh = (client) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(?:transactions|refund-requests|dues)\b/.test(String(queryKey[0])),
  });

/** An answer without a body of ours says nothing to a person: `fallback` stands for it. */
export function saidOr(error: Error, fallback: string): Error {
  const isBare = error instanceof ApiError && error.status > 0 && error.code === undefined && error.status !== 401;
  return isBare ? new Error(fallback) : error;
}

/** How the dialog ends that a change was sent from. */
export interface Ending {
  notice: ToastInput;
  onClose: () => void;
}

interface DialogChange<Input> extends Ending {
  send: (input: Input) => Promise<unknown>;
  refresh?: Refresh;
  /** Said where a refusal says nothing of its own; every refusal is told as a notice too then. */
  failure?: string;
}

/** A change that is sent from a dialog, which stays with the reason until it is done. */
export function useDialogChange<Input>({ send, refresh, notice, onClose, failure }: DialogChange<Input>) {
  const [problem, setProblem] = useState<string | null>(null);
  const { change, isPending } = useBillingChange<unknown, Input>({
    send: (input) => {
      setProblem(null);
      return send(input);
    },
    onDone: () => {
      toast(notice);
      onClose();
    },
    onFailed: (error) => {
      const isSignedOut = isUnauthorizedError(error);
      const said = failure === undefined ? error : saidOr(error, failure);
      if (!isSignedOut) setProblem(said instanceof ApiError ? said.sentence || said.message : said.message);
      if (isSignedOut || failure !== undefined) notifyError(said, failure);
    },
    ...(refresh && { refresh }),
  });
  return { change, isPending, problem };
}

/** Of what is read on no screen nothing is read again. */
export const refreshNothing: Refresh = () => Promise.resolve();

/** Asks `path` for a page of the provider's and goes there; busy until that page is there. */
export function useProvidersPage(path: string, go: (address: string) => void, refresh: Refresh = refreshNothing) {
  const { change, isPending, isSuccess } = useChange<{ url: string }>({
    send: () => apiRequest<{ url: string }>("POST", path),
    onDone: ({ url }) => go(url),
    onFailed: (error) => notifyError(error),
    refresh,
  });
  return { open: change, isBusy: isPending || isSuccess };
}
