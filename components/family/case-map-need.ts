// Whether and when a family's phone should load the live map.

let webGl: boolean | undefined;

/** Without WebGL the picture is the map. */
export function drawsLive(): boolean {
  webGl ??= document.createElement("canvas").getContext("webgl2") !== null;
  return webGl;
}

/** Whether the person asked the browser to be sparing, or the network is a slow one. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

/** Calls `begin` once the page has loaded, has a moment's rest and `element` is near the window; answers how to stop. */
export function whenNear(element: HTMLElement, begin: () => void): () => void {
  let isOver = false;
  const rest = () => {
    if (isOver) return;
    if ("requestIdleCallback" in window) requestIdleCallback(() => isOver || begin(), { timeout: 3_000 });
    else setTimeout(() => isOver || begin(), 500);
  };
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (document.readyState === "complete") rest();
      else window.addEventListener("load", rest, { once: true });
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
  return () => {
    isOver = true;
    observer.disconnect();
    window.removeEventListener("load", rest);
  };
}
