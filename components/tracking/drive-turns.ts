// Sends what is kept whenever there is reason to hope: at once, when the signal or the page comes back, and now and then.
import { type Sent, sendKept } from "./drive-queue";

type Queue = Parameters<typeof sendKept>[0];

/** What waits is tried again after so long at first, and then ever less often; milliseconds. */
const firstDelay = 3_000;
const longestDelay = 60_000;

/** A tab that the phone has put to sleep while it sends is not waited for longer than this, milliseconds. */
const patience = 10_000;

/** One tab at a time sends; where tabs cannot agree each may, for every press is taken once. */
async function alone<T>(userId: string, send: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return send();
  try {
    return await navigator.locks.request(`mortuary-drive ${userId}`, { signal: AbortSignal.timeout(patience) }, send);
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return send();
    throw error;
  }
}

export interface Turns {
  /** Has all that is kept sent; what is asked for meanwhile is done right after. */
  send(): void;
  stop(): void;
}

/** `onSent` hears how each turn ended. */
export function takeTurns(queue: Queue, onSent: (sent: Sent) => Promise<void>): Turns {
  const ended = new AbortController();
  let isUnderWay = false;
  let isDue = false;
  let delay = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function turn(): Promise<void> {
    const sent = navigator.onLine
      ? await alone(queue.userId, () => sendKept(queue)).catch(() => "waiting" as const)
      : "waiting";
    if (ended.signal.aborted) return;
    await onSent(sent).finally(() => {
      isUnderWay = false;
    });
    if (isDue) {
      send();
    } else if (sent === "waiting") {
      timer = setTimeout(send, delay);
      delay = Math.min(delay * 2, longestDelay);
    } else {
      delay = firstDelay;
    }
  }

  function send(): void {
    isDue = isUnderWay;
    if (isUnderWay || ended.signal.aborted) return;
    isUnderWay = true;
    clearTimeout(timer);
    void turn();
  }

  function sendWithHope(): void {
    delay = firstDelay;
    send();
  }

  const { signal } = ended;
  window.addEventListener("online", sendWithHope, { signal });
  window.addEventListener("offline", sendWithHope, { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") sendWithHope();
    },
    { signal },
  );
  return {
    send,
    stop: () => {
      ended.abort();
      clearTimeout(timer);
    },
  };
}
