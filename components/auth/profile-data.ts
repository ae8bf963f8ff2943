// One's own account as the profile reads and changes it.
"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { apiRequest } from "@/components/hooks/api";
import { useChange } from "@/components/hooks/use-change";
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

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/profile") });

/** One change; the account is read again after it. `path` is that of the last one. */
export function useProfileChange<Answer>(onDone: (answer: Answer) => void, onFailed: (error: Error) => void) {
  const send = ({ method, path, body }: Change) => apiRequest<Answer>(method, `/api/profile${path}`, body);
  const { input, ...change } = useChange({ send, onDone, onFailed, refresh });
  return { ...change, path: input?.path ?? null };
}
