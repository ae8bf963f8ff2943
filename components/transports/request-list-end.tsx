// The foot of a list: the next page comes as one scrolls near it, or by its button; the end is said quietly.
"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { LoadingCards } from "@/components/ui/loading-cards";
import { PAGE_SIZE } from "./transport-keys";

/** How near the foot comes before the next page is read, in CSS pixels. */
const nearness = 600;

interface RequestListEndProps {
  /** Cards that stand above. */
  shown: number;
  hasNext: boolean;
  isBusy: boolean;
  isFailed: boolean;
  /** `isAsked` when the button was pressed. */
  onMore: (isAsked: boolean) => void;
}

/** Reads on when the element comes near; once a page failed, only the button does. */
function useNearing({ hasNext, isBusy, isFailed, onMore }: RequestListEndProps) {
  const foot = useRef<HTMLDivElement>(null);
  const isWaiting = hasNext && !isBusy && !isFailed;
  useEffect(() => {
    if (!isWaiting || foot.current === null || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting) && navigator.onLine) onMore(false);
      },
      { rootMargin: `0px 0px ${nearness}px 0px` },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
    // Waiting again after each page, it looks anew: a short page may not have pushed the foot out of sight.
  }, [isWaiting, onMore]);
  return foot;
}

export function RequestListEnd(props: RequestListEndProps) {
  const { shown, hasNext, isBusy, isFailed, onMore } = props;
  const foot = useNearing(props);
  if (!hasNext) {
    if (shown <= PAGE_SIZE) return null;
    return (
      <p className="pt-5 text-muted-foreground tabular-nums">
        That is the whole list, {shown.toLocaleString("en-US")} requests.
      </p>
    );
  }
  return (
    <div ref={foot} className="grid gap-2.5 pt-2.5">
      {isBusy ? <LoadingCards count={2} /> : null}
      {isFailed ? <p role="alert">The next requests did not load. Try again.</p> : null}
      <Button
        variant="secondary"
        className="justify-self-start max-md:h-12 max-md:w-full"
        busy={isBusy}
        busyLabel="Loading"
        onClick={() => onMore(true)}
      >
        {isFailed ? "Try again" : "Show more"}
      </Button>
    </div>
  );
}
