// Sends what the driver's page has kept: in order, each once, and nobody's under another name.
import { ApiError, apiGet, apiRequest } from "@/components/hooks/api";
import type { RouteDto } from "@/lib/transports/dto";
import type { RouteStepName } from "@/lib/transports/route-status";
import type { DriveStore, KeptPosition, KeptStep } from "./drive-store";

/** How a turn of sending ended: all is sent, the rest waits for the network, or for the person to sign in. */
export type Sent = "all" | "waiting" | "signed-out";

/** How things are sent. Each raises ApiError. */
export interface DriveSender {
  /** Who is signed in; by an answer of the last minute, unless it is to be `fresh`. */
  user(isFresh: boolean): Promise<{ id: string }>;
  step(routeId: string, kept: KeptStep): Promise<RouteDto>;
  positions(routeId: string, kept: readonly KeptPosition[]): Promise<unknown>;
}

const paths: Record<RouteStepName, string> = {
  arrive: "arrive-pickup",
  confirm: "confirm-pickup",
  depart: "depart-pickup",
  complete: "complete-delivery",
};

/** Positions of one call. */
const batch = 500;
/** More are thinned out: a day and a night of them. */
const mostKept = 10_000;

/** How long it is believed who is signed in, while nothing but positions is sent; milliseconds. */
const believed = 60_000;
let lastUser = { id: "", askedAt: Number.NEGATIVE_INFINITY };

/** A call that hangs holds up all that wait behind it; it is given up after so long, and sent again. Milliseconds. */
const longestCall = 30_000;

function inTime<T>(call: Promise<T>): Promise<T> {
  const gaveUp = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new ApiError(0, "The server did not answer in time.")), longestCall);
    const stop = () => clearTimeout(timer);
    call.then(stop, stop);
  });
  return Promise.race([call, gaveUp]);
}

const apiSender: DriveSender = {
  user: async (isFresh) => {
    if (isFresh || Date.now() - lastUser.askedAt > believed) {
      lastUser = { ...(await inTime(apiGet<{ id: string }>("/api/auth/user"))), askedAt: Date.now() };
    }
    return lastUser;
  },
  step: (routeId, { step, pressedAt, clientId, handover }) => {
    const press = { pressedAt, clientId, sentAt: Date.now() };
    return inTime(apiRequest("POST", `/api/routes/${routeId}/${paths[step]}`, { ...handover, ...press }));
  },
  positions: (routeId, positions) =>
    inTime(apiRequest("POST", `/api/routes/${routeId}/positions`, { sentAt: Date.now(), positions })),
};

/** Every second of the older half, where too many have gathered. */
export function thinOut(positions: readonly KeptPosition[], most = mostKept): KeptPosition[] {
  if (positions.length <= most) return [...positions];
  const half = Math.floor(positions.length / 2);
  return positions.filter((_, index) => index >= half || index % 2 === 0);
}

/** Whether the same call may be answered otherwise in a while. */
const isPassing = ({ status }: ApiError) => status === 0 || status === 408 || status === 429 || status >= 500;

/** What a failed sending means; null where it is refused for good. */
function waitingFor(error: unknown): Sent | null {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return "signed-out";
  return isPassing(error) ? "waiting" : null;
}

interface Queue {
  store: DriveStore;
  userId: string;
  sender?: DriveSender;
  /** Hears of each step that was recorded. */
  onRecorded?: (routeId: string, kept: KeptStep, route: RouteDto) => void;
  /** Hears that positions of a drive were taken. */
  onShared?: (routeId: string) => void;
}

/** Sends all that is kept of this person, drive by drive: the steps in their order, then the positions. */
export async function sendKept(queue: Queue): Promise<Sent> {
  const { store, userId, sender = apiSender } = queue;
  const drives = await store.drives(userId);
  if (drives.length === 0) return "all";
  try {
    // On a phone that changed hands, the session may be somebody else's by now.
    const waiting = await Promise.all(drives.map((routeId) => store.read("steps", userId, routeId)));
    const hasSteps = waiting.flat().some(({ refusal }) => refusal === undefined);
    if ((await sender.user(hasSteps)).id !== userId) return "signed-out";
  } catch (error) {
    return waitingFor(error) ?? "waiting";
  }
  let result: Sent = "all";
  for (const routeId of drives) {
    const sent = await sendDrive(queue, routeId, sender);
    if (sent === "signed-out") return sent;
    if (sent === "waiting") result = sent;
  }
  return result;
}

async function sendDrive(queue: Queue, routeId: string, sender: DriveSender): Promise<Sent> {
  const steps = await sendSteps(queue, routeId, sender);
  return steps === "all" ? sendPositions(queue, routeId, sender) : steps;
}

async function sendSteps({ store, userId, onRecorded }: Queue, routeId: string, sender: DriveSender): Promise<Sent> {
  for (;;) {
    const next = (await store.read("steps", userId, routeId)).find(({ refusal }) => refusal === undefined);
    if (!next) return "all";
    const isNext = ({ clientId }: KeptStep) => clientId === next.clientId;
    try {
      const route = await sender.step(routeId, next);
      await store.change("steps", userId, routeId, (kept) => kept.filter((step) => !isNext(step)));
      onRecorded?.(routeId, next, route);
    } catch (error) {
      const waits = waitingFor(error);
      if (waits) return waits;
      const refusal = error instanceof ApiError ? error.sentence : "";
      await store.change("steps", userId, routeId, (kept) =>
        kept.map((step) => (isNext(step) ? { ...step, refusal } : step)),
      );
    }
  }
}

async function sendPositions({ store, userId, onShared }: Queue, routeId: string, sender: DriveSender): Promise<Sent> {
  for (;;) {
    const rows = (await store.read("positions", userId, routeId)).slice(0, batch);
    if (rows.length === 0) return "all";
    try {
      await sender.positions(routeId, rows);
      onShared?.(routeId);
    } catch (error) {
      const waits = waitingFor(error);
      if (waits) return waits;
      // What is refused now, as after the drive's end, will never be taken.
    }
    const gone = new Set(rows.map(({ clientId }) => clientId));
    await store.change("positions", userId, routeId, (kept) => kept.filter(({ clientId }) => !gone.has(clientId)));
  }
}
