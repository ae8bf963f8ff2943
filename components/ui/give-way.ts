// Has what floats over the screen give way to a notice, so that no notice stands over its buttons.
"use client";

import { type Ref, type RefCallback, useCallback } from "react";

/** Between a notice and what gave way to it, in pixels. */
const gap = 8;
const floating = new Set<HTMLElement>();
let notices: HTMLElement | null = null;

const boxOf = ({ offsetTop: top, offsetHeight: height, offsetLeft: left, offsetWidth }: HTMLElement) => ({
  top,
  height,
  bottom: top + height,
  left,
  right: left + offsetWidth,
});

/** Where notices stand, in pixels of the window; null while there are none. */
function takenRoom() {
  if (notices === null || notices.offsetHeight === 0) return null;
  const box = boxOf(notices);
  const bottom = box.bottom + gap;
  // Where too little would be left, as under large type, a notice may be closed or waited for.
  return bottom > window.innerHeight / 2 ? null : { ...box, bottom };
}

/** Only what reaches up to a notice gives way; what is seen of it stays where it was, under the thumb. */
function place(element: HTMLElement) {
  const { style, offsetTop: stood, scrollTop } = element;
  style.top = "";
  style.bottom = "";
  style.maxHeight = "";
  const taken = takenRoom();
  const { top, bottom, left, right } = boxOf(element);
  if (taken && top < taken.bottom && left < taken.right && right > taken.left) {
    const under = Math.max(0, window.innerHeight - bottom);
    style.top = `${taken.bottom}px`;
    style.bottom = `${under}px`;
    style.maxHeight = `calc(100dvh - ${taken.bottom + under}px)`;
  }
  element.scrollTop = scrollTop + element.offsetTop - stood;
}

/** Calls `change` after an element's size has changed, and answers how to stop that. */
function onResize(element: HTMLElement, change: () => void): () => void {
  const sizes = new ResizeObserver(() => requestAnimationFrame(change));
  sizes.observe(element);
  return () => sizes.disconnect();
}

/** The `ref` of the list in which notices stand. */
export function watchNotices(list: HTMLElement | null) {
  if (list === null) return undefined;
  notices = list;
  const stop = onResize(list, () => floating.forEach(place));
  return () => {
    stop();
    notices = null;
    // A list that is only drawn anew is told of again at once, and nothing moves meanwhile.
    queueMicrotask(() => notices === null && floating.forEach(place));
  };
}

function giveWay(element: HTMLElement): () => void {
  floating.add(element);
  place(element);
  const stop = onResize(element, () => floating.has(element) && place(element));
  return () => {
    stop();
    floating.delete(element);
  };
}

/** Hands `element` to a `ref`; answers how to take it back. */
function handTo<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === "function") return ref(element) ?? (() => ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

/** The `ref` of a dialog or a drawer, beside one that it was given. */
export function useGivingWay<Element extends HTMLElement>(given: Ref<Element> | undefined): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const takeBack = handTo(given, element);
      const stop = element && giveWay(element);
      return () => {
        stop?.();
        takeBack();
      };
    },
    [given],
  );
}
