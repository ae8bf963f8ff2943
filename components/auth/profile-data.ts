// One's own account as the profile reads and changes it.
"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { apiRequest } from "@/components/hooks/api";
import type { ProfileDto, SessionDto } from "@/lib/auth/dto";
import { profileKey, sessionsKey } from "./profile-keys";

export const useProfile = () => useQuery<ProfileDto>({ queryKey: profileKey });
export const useSessions = () => useQuery<SessionDto[]>({ queryKey: sessionsKey });

interface Change {
  method: "PUT" | "DELETE";
  /** Below /api/profile. */
  path: string;
  body?: object;
}

/** One change, sent once however often its button is pressed; the account is read again after it. */
export function useProfileChange<Answer>(onDone: (answer: Answer) => void, onFailed: (error: Error) => void) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const { data, mutate, isPending, variables } = useMutation<Answer, Error, Change>({
    mutationFn: ({ method, path, body }) => apiRequest<Answer>(method, `/api/profile${path}`, body),
    networkMode: "always",
    onSuccess: onDone,
    onError: onFailed,
    onSettled: () => {
      isSending.current = false;
      return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/profile") });
    },
  });
  const change = (asked: Change) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(asked);
  };
  return { change, isPending, path: variables?.path ?? null, answer: data };
}
