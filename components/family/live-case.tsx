// Keeps the family's page fresh: told by the server when the case changes, and asking every half minute as the fallback.
"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { caseIdKey } from "./case-id-memory";

/** How often an active case is asked for, in milliseconds. */
const pollEvery = 30_000;

interface LiveCaseProps {
  caseId: string;
  /** Only an active case is asked for again and again. */
  isActive: boolean;
  words: { open: string; lost: string };
}

/** One sentence about the connection; empty until it stands. */
export function LiveCase({ caseId, isActive, words }: LiveCaseProps) {
  const router = useRouter();
  const [connection, setConnection] = useState<"none" | "open" | "lost">("none");

  useEffect(() => sessionStorage.setItem(caseIdKey, caseId), [caseId]);

  useEffect(() => {
    const stream = new EventSource("/api/family/live");
    stream.addEventListener("open", () => setConnection("open"));
    stream.addEventListener("message", () => router.refresh());
    stream.addEventListener("error", () => {
      setConnection("lost");
      // Closed for good means refused: the visit is over, and the page will lead to the sign-in.
      if (stream.readyState === EventSource.CLOSED) router.refresh();
    });
    return () => stream.close();
  }, [router]);

  useEffect(() => {
    if (!isActive) return undefined;
    const refresh = () => {
      if (document.visibilityState === "visible") router.refresh();
    };
    const timer = setInterval(refresh, pollEvery);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [router, isActive]);

  return connection === "none" ? null : <span data-connection={connection}>{words[connection]}</span>;
}
