// Stands where a page could not be made: a line that breaks off, what that means, and the way to try again.
"use client";

import { useEffect, useRef, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { BrokenLine } from "./broken-line";

/** What Next hands to an error page. */
export interface FailedPageProps {
  error: unknown;
  retry: () => void;
}

/** `number` of a failure on the server, under which its log knows it; null of one in the browser. */
function failureNumber(error: unknown): string | null {
  const digest = error instanceof Error && "digest" in error ? error.digest : null;
  return typeof digest === "string" ? digest : null;
}

export function FailedPage({ error, retry }: FailedPageProps) {
  const number = failureNumber(error);
  return (
    <div className="mx-auto grid w-full max-w-140 content-center px-5 py-14">
      <BrokenLine />
      <FailedTitle className="text-title">This page could not be shown</FailedTitle>
      <p className="mt-2 text-family text-muted-foreground">
        Something failed on our side. Nothing was changed, and nothing is lost. Try again in a moment; if it stays, call
        your administrator.
      </p>
      {number ? <p className="mt-2 text-desk text-muted-foreground">The number of this failure: {number}</p> : null}
      <TryAgain retry={retry} label="Try again" className={`${buttonVariants({ size: "lg" })} mt-8 w-fit`} />
    </div>
  );
}

/** The heading, which takes the focus: what the person was at is gone. */
export function FailedTitle({ className, children }: { className: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={`${className} outline-none`}>
      {children}
    </h1>
  );
}

interface TryAgainProps {
  retry: () => void;
  label: string;
  /** How it looks, whole: every page carries this, so it is as light as can be. */
  className: string;
}

/** The button; while the page is asked for again it waits. */
export function TryAgain({ retry, label, className }: TryAgainProps) {
  const [isPending, start] = useTransition();
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={() => start(retry)}
    >
      {label}
    </button>
  );
}
