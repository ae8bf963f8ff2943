// Sends a change once however often its button is pressed, and has read again what it changed.
"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

/** Reads again what a change has made old. */
export type Refresh = (client: QueryClient) => Promise<void>;

export interface Change<Answer, Input> {
  send: (input: Input) => Promise<Answer>;
  onDone: (answer: Answer, input: Input) => void;
  onFailed: (error: Error) => void;
  /** What is read again afterwards, whether the change went well or not. */
  refresh: Refresh;
}

export function useChange<Answer, Input = void>({ send, onDone, onFailed, refresh }: Change<Answer, Input>) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const { data, mutate, isPending, isSuccess, variables } = useMutation<Answer, Error, Input>({
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
  return { change, isPending, isSuccess, answer: data, input: variables };
}
