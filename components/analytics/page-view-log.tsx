// Tells the product which screen is looked at, with every change of it; nothing of it is ever seen.
"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { parsePagePath } from "@/lib/analytics/parse-page-path";
import { readVisitorId } from "./visitor-id";

async function sendPageView(path: string): Promise<void> {
  const answer = await fetch("/api/analytics/log", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    // Who is signed in the session says.
    body: JSON.stringify({
      visitorId: readVisitorId(),
      userId: null,
      path,
      userAgent: navigator.userAgent.slice(0, 1_000),
    }),
    // Whoever goes on at once is counted all the same.
    keepalive: true,
  });
  // Read to its end, for a call that nobody reads never is over for the browser.
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
}

/** A page that the browser draws ahead counts once somebody looks at it. */
function onceShown(work: () => void): () => void {
  if (!("prerendering" in document) || document.prerendering !== true) {
    work();
    return () => {};
  }
  document.addEventListener("prerenderingchange", work, { once: true });
  return () => document.removeEventListener("prerenderingchange", work);
}

export function PageViewLog() {
  const pathname = usePathname();
  const logged = useRef<string | null>(null);
  useEffect(
    () =>
      onceShown(() => {
        if (logged.current === pathname) return;
        logged.current = pathname;
        sendPageView(parsePagePath(pathname)).catch((error: unknown) => {
          console.error("Failed to log page view:", error);
        });
      }),
    [pathname],
  );
  return null;
}
