// Where one is signed in, and the means to end what is not wanted.
"use client";

import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useProfileChange, useSessions } from "./profile-data";

interface SessionListProps {
  /** An instant, ISO 8601, as it is written here. */
  instant: (iso: string) => string;
}

export function SessionList({ instant }: SessionListProps) {
  const { data: sessions, error, isFetching, refetch } = useSessions();
  const end = useProfileChange<{ endedSessions: number }>(
    ({ endedSessions }) => void toast({ title: "Signed Out Elsewhere", description: endedWords(endedSessions) }),
    (failed) => notifyError(failed),
  );
  if (sessions === undefined && !error) return <Skeleton className="h-28" />;
  const others = sessions?.filter(({ isOwn }) => !isOwn) ?? [];
  return (
    <div className="grid gap-4">
      {error ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>Your sign-ins did not load. Try again.</p>
          <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {sessions ? (
        <Card>
          <ul className="divide-y">
            {sessions.map(({ id, device, startedAt, expiresAt, isOwn }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-card-x py-3.5">
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    {device ?? "A browser"}
                    {isOwn ? <span className="font-normal text-muted-foreground"> (this one)</span> : null}
                  </h3>
                  <p className="text-caption text-muted-foreground tabular-nums">
                    Since {instant(startedAt)}, until {instant(expiresAt)}
                  </p>
                </div>
                {isOwn ? null : (
                  <Button
                    variant="ghost"
                    size="sm"
                    busy={end.isPending && end.path === `/sessions/${id}`}
                    busyLabel="Ending"
                    disabled={end.isPending}
                    aria-label={`End ${device ?? "a browser"} since ${instant(startedAt)}`}
                    onClick={() => end.change({ method: "DELETE", path: `/sessions/${id}` })}
                  >
                    End
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {others.length > 0 ? (
        <Button
          variant="secondary"
          className="justify-self-start max-md:w-full"
          busy={end.isPending && end.path === "/sessions"}
          busyLabel="Ending"
          disabled={end.isPending}
          onClick={() => end.change({ method: "DELETE", path: "/sessions" })}
        >
          End All Others
        </Button>
      ) : null}
    </div>
  );
}

const endedWords = (count: number) => (count === 1 ? "One sign-in has ended." : `${count} sign-ins have ended.`);
