// Keeps the family's page fresh: told by the server when the case changes, and asking every half minute as the fallback.
"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, apiGetUnlessKnown } from "@/components/hooks/api";
import { useLive } from "@/components/hooks/use-live";
import type { FamilyRouteDto, FamilyViewDto } from "@/lib/family/dto";
import { caseIdKey, closedKey } from "./case-id-memory";
import { useMovingDrive } from "./moving-drive";

/** How often an active case is asked for, and any case while the connection is interrupted; in milliseconds. */
const pollEvery = { open: 30_000, lost: 10_000 };
/** How long an answer may take, in milliseconds. */
const patience = 10_000;

interface LiveCaseProps {
  caseId: string;
  /** Only an active case is asked for again and again. */
  isActive: boolean;
  /** The ETags of what the page shows. */
  tags: FamilyViewDto["tags"];
  words: { open: string; lost: string };
}

/** One sentence about the connection: read out while it stands, on the screen while it is interrupted. */
export function LiveCase({ caseId, isActive, tags, words }: LiveCaseProps) {
  const [connection, setConnection] = useState<"none" | "open" | "lost">("none");
  const isLost = connection === "lost";
  const ask = useAsking({ caseId, isActive, tags, tell: setConnection });

  useEffect(() => sessionStorage.setItem(caseIdKey, caseId), [caseId]);

  useLive(({ isCertain }) => ask({ isTold: isCertain }), {
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

interface Asking extends Pick<LiveCaseProps, "caseId" | "isActive" | "tags"> {
  tell: (connection: "open" | "lost") => void;
}

/** Renews the page once the server has answered for the case; a page renewed without one is left for the browser's own. */
function useAsking({ caseId, isActive, tags, tell }: Asking) {
  const router = useRouter();
  const move = useMovingDrive()?.move;
  const stands = useRef(false);
  const isAsking = useRef(false);
  const isDue = useRef(false);
  const known = useRef(new Map<string, string>());
  const [ofCase, ofRoute] = [`/api/family/case/${caseId}`, `/api/routes/${caseId}`];
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  // What the server has just written need not be sent again.
  useEffect(() => {
    known.current.set(ofCase, tags.case);
    if (tags.route !== null) known.current.set(ofRoute, tags.route);
  }, [ofCase, ofRoute, tags.case, tags.route]);
  return useCallback(
    ({ isTold = false } = {}) => {
      // The server has just spoken, so it can be reached: whoever waits sees the change a call earlier.
      if (isTold) router.refresh();
      if (isAsking.current) {
        isDue.current = true;
        return;
      }
      const renew = ([found, drive]: [Found, Found], isRenewing: boolean): void => {
        if (isRenewing || (found === "unchanged" && drive === "unchanged")) return;
        // A vehicle that only went on is no reason to load the whole page.
        const isMoved = found === "unchanged" && typeof drive === "object" && move?.(drive.answer as FamilyRouteDto);
        if (!isMoved) router.refresh();
      };
      const askNow = async (isRenewing: boolean): Promise<void> => {
        isAsking.current = true;
        isDue.current = false;
        // The drive is asked for only while there is one that moves.
        const drive = isActive ? askFor(ofRoute, known.current) : Promise.resolve("unchanged" as const);
        const answers = await Promise.all([askFor(ofCase, known.current), drive]);
        isAsking.current = false;
        if (!stands.current) return;
        const isLost = answers.includes("lost");
        tell(isLost ? "lost" : "open");
        if (isLost) return;
        renew(answers, isRenewing);
        if (isDue.current) await askNow(false);
      };
      void askNow(isTold);
    },
    [ofCase, ofRoute, isActive, move, router, tell],
  );
}

type Found = { answer: unknown } | "gone" | "unchanged" | "lost";

/** `gone` where our own server says that this visit does not open it any more. */
async function askFor(path: string, known: Map<string, string>): Promise<Found> {
  try {
    const found = await apiGetUnlessKnown(path, known.get(path) ?? null, AbortSignal.timeout(patience));
    if (found === null) return "unchanged";
    if (found.tag !== null) known.set(path, found.tag);
    return found;
  } catch (error) {
    if (!(error instanceof ApiError)) return "lost";
    if (error.code === "unauthorized") sessionStorage.setItem(closedKey, "1");
    return error.code === "unauthorized" || error.code === "not_found" ? "gone" : "lost";
  }
}
