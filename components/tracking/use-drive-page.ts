// Has the browser keep the driver's page for a reload without signal.
"use client";

import { useEffect } from "react";

/** The product's own files that this page has loaded, as paths. */
function loadedFiles(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return paths
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/_next/static/"))
    .map(({ pathname }) => pathname);
}

async function keepPage(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/drive-worker.js", { scope: "/drive/" });
  const { active } = await serviceWorker.ready;
  const message = { keep: { path, loaded: loadedFiles() } };
  active?.postMessage(message, { transfer: [] });
}

/** `path` is the page's own; null keeps nothing. Without a worker the page needs a signal to be opened again. */
export function useDrivePage(path: string | null) {
  useEffect(() => {
    if (path === null || !("serviceWorker" in navigator)) return undefined;
    const keep = () => void keepPage(path).catch(() => {});
    if (document.readyState === "complete") {
      keep();
      return undefined;
    }
    window.addEventListener("load", keep, { once: true });
    return () => window.removeEventListener("load", keep);
  }, [path]);
}
