// Who is there now: people who are signed in with their business, and visitors nobody knows.
"use client";

import { GlobeIcon, UserRoundIcon } from "lucide-react";
import { useId, useState } from "react";
import { useNow } from "@/components/hooks/use-now";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { ActiveUserDto } from "@/lib/analytics/dto";
import { definitions, formatCount } from "@/lib/analytics/format";
import type { Scope } from "@/lib/analytics/schema";
import { useActiveUsers } from "./analytics-data";
import { Defined } from "./defined";
import { FiguresFailed } from "./figures-failed";

/** Rows that are shown at first. */
const mostShown = 10;

interface ActiveListProps {
  scope: Scope;
  /** The server's instant, in milliseconds since 1970. */
  firstNow: number;
}

export function ActiveList({ scope, firstNow }: ActiveListProps) {
  const id = useId();
  const now = useNow(10_000, firstNow) ?? firstNow;
  const [isWhole, setWhole] = useState(false);
  const { data, error, isFetching, refetch } = useActiveUsers(scope);
  const hidden = isWhole ? 0 : Math.max(0, (data?.length ?? 0) - mostShown);
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id={id} className="text-section">
        <Defined definition={definitions.activeUsers}>Active users</Defined>
      </h2>
      {error ? (
        <FiguresFailed sentence="The list did not load." isBusy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !error ? <Skeleton className="h-14 w-full" /> : null}
      {data?.length === 0 ? (
        <p className="text-muted-foreground">Nobody opened a screen in the last 15 minutes.</p>
      ) : null}
      {data && data.length > 0 ? (
        <Card>
          <ul className="divide-y">
            {data.slice(0, data.length - hidden).map((user) => (
              <ActiveRow key={user.visitorId} user={user} now={now} />
            ))}
          </ul>
        </Card>
      ) : null}
      {hidden > 0 ? (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            Show {formatCount(hidden)} more
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function ActiveRow({ user, now }: { user: ActiveUserDto; now: number }) {
  const { businessName, userName, lastSeen } = user;
  const isRegistered = user.userId !== null;
  const Icon = isRegistered ? UserRoundIcon : GlobeIcon;
  return (
    <li className="flex min-h-11 items-center gap-3 px-card-x py-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          {isRegistered ? (userName ?? businessName ?? "Registered user") : "Anonymous visitor"}
        </p>
        {isRegistered ? (
          <p className="truncate text-caption text-muted-foreground">
            {userName && businessName ? `${businessName}, registered user` : "Registered user"}
          </p>
        ) : null}
      </div>
      <time dateTime={lastSeen} className="shrink-0 text-caption text-muted-foreground">
        {formatAge(now - Date.parse(lastSeen))}
      </time>
    </li>
  );
}

/** 'just now', '4 min ago' */
function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  return minutes < 1 ? "just now" : `${minutes} min ago`;
}
