// A screen below GPS Tracking that keeps a list: the way back, what it is for, how to add to it, and whether it loaded.
"use client";

import { PlusIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { isUnauthorizedError, redirectToLogin } from "@/components/hooks/notify-error";
import { BackLink } from "@/components/layout/back-link";
import { Button } from "@/components/ui/button";

interface SubscreenProps {
  /** 'Devices'; the list is called so in a sentence too. */
  title: string;
  purpose: string;
  /** 'Add Device' */
  addLabel: string;
  onAdd: () => void;
  asked: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  children: ReactNode;
}

export function Subscreen({ title, purpose, addLabel, onAdd, asked, children }: SubscreenProps) {
  const { data, error, isFetching, refetch } = asked;
  useEffect(() => {
    if (isUnauthorizedError(error)) redirectToLogin();
  }, [error]);
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <BackLink href="/tracking">GPS Tracking</BackLink>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-title">{title}</h1>
            <p className="mt-1 max-w-[68ch] text-muted-foreground">{purpose}</p>
          </div>
          <Button className="max-md:w-full" onClick={onAdd}>
            <PlusIcon aria-hidden />
            {addLabel}
          </Button>
        </div>
      </div>
      <section aria-label={title} className="grid gap-3">
        {error ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p>
              The {title.toLowerCase()} {data === undefined ? "did not load" : "were not renewed"}. Try again.
            </p>
            <Button variant="secondary" size="sm" busy={isFetching} busyLabel="Loading" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : null}
        {children}
      </section>
    </div>
  );
}
