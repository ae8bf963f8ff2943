// Changes that the billing screens send: once however often a button is pressed, and told of in the end.
"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, apiRequest } from "@/components/hooks/api";
import { isUnauthorizedError, notifyError } from "@/components/hooks/notify-error";
import { type ToastInput, toast } from "@/components/hooks/use-toast";

/** Reads again what a change has made old. */
type Refresh = (client: QueryClient) => Promise<void>;

interface Change<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  onFailed: (error: Error) => void;
  /** What is read again afterwards; every list of the billing screens unless given. */
  refresh?: Refresh;
}

/** A change that is sent once however often its button is pressed. */
export function useChange<Answer, Input = void>({
  send,
  onDone,
  onFailed,
  refresh = refreshBilling,
}: Change<Answer, Input>) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const { mutate, isPending, isSuccess } = useMutation<Answer, Error, Input>({
    mutationFn: send,
    // Offline it fails with a sentence instead of waiting unseen.
    networkMode: "always",
    onSuccess: (answer, input) => onDone(answer, input),
    onError: (error) => onFailed(error),
    // Until what it changed is read again, what is pressed is old.
    onSettled: () =>
      refresh(client).finally(() => {
        isSending.current = false;
      }),
  });
  const change = (input: Input) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(input);
  };
  return { change, isPending, isSuccess };
}

/** Reads every list of payments, refunds and fees on the screen again. */
const refreshBilling: Refresh = (client) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(?:transactions|refund-requests|dues)\b/.test(String(queryKey[0])),
  });

/** How the dialog ends that a change was sent from. */
export interface Ending {
  notice: ToastInput;
  onClose: () => void;
}

interface DialogChange<Input> extends Ending {
  send: (input: Input) => Promise<unknown>;
  refresh?: Refresh;
  /** Told as a notice too, where a refusal says nothing of its own. */
  failure?: string;
}

/** A change that is sent from a dialog, which stays with the reason until it is done. */
export function useDialogChange<Input>({ send, refresh, notice, onClose, failure }: DialogChange<Input>) {
  const [problem, setProblem] = useState<string | null>(null);
  const { change, isPending } = useChange<unknown, Input>({
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
      if (!isSignedOut)
        setProblem(error instanceof ApiError ? error.sentence || (failure ?? error.message) : error.message);
      if (isSignedOut || failure !== undefined) notifyError(error, failure);
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
