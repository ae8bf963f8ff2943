// Sends one move of a transport, once however often the button is pressed, and reads the lists again.
"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unstable_isUnrecognizedActionError } from "next/navigation";
import { useRef } from "react";
import { type ActionAnswer, ApiError, unwrapAction } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { isAcceptUnderWay } from "./accept-ahead";
import { leaveOtherLists, refreshTransports, standingOf } from "./transport-data";

interface Move<Input, Data> {
  action: (input: Input) => Promise<ActionAnswer<Data>>;
  onDone: (data: Data, input: Input) => void;
  /** Shows what is expected before the answer; what it returns is told whether the move was refused. */
  ahead?: (input: Input) => ((isRefused: boolean) => void) | undefined;
  /** Shows the notice 'Error' unless given. */
  onFailed?: (error: Error) => void;
  /** Said where an answer came that has no words of its own. */
  fallback?: string;
}

function sentenceFor(cause: unknown, fallback: string): string {
  if (unstable_isUnrecognizedActionError(cause)) return "The product was renewed. Reload this page.";
  // What a browser's fetch raises when no answer came.
  if (cause instanceof TypeError) return "The server could not be reached. Check the connection and try again.";
  return fallback;
}

/** The answer of a server action. Raises ApiError, with a sentence of its own where no answer came. */
export async function callAction<Input, Data>(
  action: (input: Input) => Promise<ActionAnswer<Data>>,
  input: Input,
  fallback = "The server could not answer. Wait a moment and try again.",
): Promise<Data> {
  const answer = await action(input).catch((cause: unknown) => {
    throw new ApiError(0, sentenceFor(cause, fallback));
  });
  return unwrapAction(answer);
}

/** `send` does nothing while a move is under way; `sent` is what that move was sent with. */
export function useMove<Input, Data>({
  action,
  onDone,
  ahead,
  onFailed = (error) => notifyError(error),
  fallback,
}: Move<Input, Data>) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const mutation = useMutation<Data, Error, Input, ((isRefused: boolean) => void) | undefined>({
    mutationFn: (input) => callAction(action, input, fallback),
    onMutate: (input) => ahead?.(input),
    // Offline it fails with a sentence instead of waiting unseen.
    networkMode: "always",
    onSuccess: (data, input) => {
      const standing = standingOf(data);
      if (standing !== null) leaveOtherLists(client, standing);
      onDone(data, input);
    },
    onError: onFailed,
    onSettled: async (_data, error, _input, settle) => {
      settle?.(error !== null);
      if (!isAcceptUnderWay()) await refreshTransports(client);
      isSending.current = false;
    },
  });
  const send = (input: Input) => {
    if (isSending.current) return;
    isSending.current = true;
    mutation.mutate(input);
  };
  return { send, isBusy: mutation.isPending, sent: mutation.isPending ? mutation.variables : undefined };
}
