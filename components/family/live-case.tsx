// Keeps the family's page fresh: told by the server when the case changes, and asking every half minute as the fallback.
"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, apiGetUnlessKnown } from "@/components/hooks/api";
import { useLive } from "@/components/hooks/use-live";
import { caseIdKey, closedKey } from "./case-id-memory";

/** How often an active case is asked for, and any case while the connection is interrupted; in milliseconds. */
const pollEvery = { open: 30_000, lost: 10_000 };
/** How long an answer may take, in milliseconds. */
const patience = 10_000;

interface LiveCaseProps {
  caseId: string;
  /** Only an active case is asked for again and again. */
  isActive: boolean;
  words: { open: string; lost: string };
}

/** One sentence about the connection: read out while it stands, on the screen while it is interrupted. */
export function LiveCase({ caseId, isActive, words }: LiveCaseProps) {
  const [connection, setConnection] = useState<"none" | "open" | "lost">("none");
  const isLost = connection === "lost";
  const ask = useAsking(caseId, isActive, setConnection);

  useEffect(() => sessionStorage.setItem(caseIdKey, caseId), [caseId]);

  useLive(() => ask({ isTold: true }), {
    path: "/api/family/live",
    onLost: (isRefused) => {
      setConnection("lost");
      // Refused may mean that the visit is over.
      if (isRefused) ask();
    },
  });

  useEffect(() => {
    const lose = () => setConnection("lost");
    const askAgain = () => ask();
    window.addEventListener("offline", lose);
    window.addEventListener("online", askAgain);
    return () => {
      window.removeEventListener("offline", lose);
      window.removeEventListener("online", askAgain);
    };
  }, [ask]);

  useEffect(() => {
    if (!isActive && !isLost) return undefined;
    const askIfSeen = () => {
      if (document.visibilityState === "visible") ask();
    };
    const timer = setInterval(askIfSeen, isLost ? pollEvery.lost : pollEvery.open);
    document.addEventListener("visibilitychange", askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
    };
  }, [ask, isActive, isLost]);

  if (connection === "none") return null;
  return (
    <p data-connection={connection} className={connection === "open" ? "sr-only" : "mt-3 no-print"}>
      {words[connection]}
    </p>
  );
}

/** Renews the page once the server has answered for the case; a page renewed without one is left for the browser's own. */
function useAsking(caseId: string, isActive: boolean, tell: (connection: "open" | "lost") => void) {
  const router = useRouter();
  const stands = useRef(false);
  const isAsking = useRef(false);
  const tags = useRef(new Map<string, string>());
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return useCallback(
    ({ isTold = false } = {}) => {
      // The server has just spoken, so it can be reached: whoever waits sees the change a call earlier.
      if (isTold) router.refresh();
      if (isAsking.current) return;
      isAsking.current = true;
      // The drive is asked for only while there is one that moves.
      const paths = [`/api/family/case/${caseId}`, ...(isActive ? [`/api/routes/${caseId}`] : [])];
      void Promise.all(paths.map((path) => askFor(path, tags.current))).then((answers) => {
        isAsking.current = false;
        if (!stands.current) return;
        const isLost = answers.includes("lost");
        tell(isLost ? "lost" : "open");
        if (!isLost && !isTold && answers.includes("changed")) router.refresh();
      });
    },
    [caseId, isActive, router, tell],
  );
}

/** `changed` also where our own server says that this visit does not open it any more. */
async function askFor(path: string, tags: Map<string, string>): Promise<"changed" | "unchanged" | "lost"> {
  try {
    const found = await apiGetUnlessKnown(path, tags.get(path) ?? null, AbortSignal.timeout(patience));
    if (found === null) return "unchanged";
    if (found.tag !== null) tags.set(path, found.tag);
    return "changed";
  } catch (error) {
    if (!(error instanceof ApiError)) return "lost";
    if (error.code === "unauthorized") sessionStorage.setItem(closedKey, "1");
    return error.code === "unauthorized" || error.code === "not_found" ? "changed" : "lost";
  }
}
