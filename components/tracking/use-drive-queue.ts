// The driver's presses and positions: kept on the phone first, then sent, again and again until all is sent.
"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { RouteDto } from "@/lib/transports/dto";
import type { RouteStepName } from "@/lib/transports/route-status";
import { thinOut } from "./drive-queue";
import { askToLast, type Handover, type KeptPosition, type KeptStep, openStore } from "./drive-store";
import { takeTurns, type Turns } from "./drive-turns";

interface Options {
  userId: string;
  routeId: string;
  onRecorded: (kept: KeptStep, route: RouteDto) => void;
}

/** `steps` are this drive's, null until the phone has been asked; times are milliseconds since 1970. */
export function useDriveQueue({ userId, routeId, onRecorded }: Options) {
  const [steps, setSteps] = useState<KeptStep[] | null>(null);
  const [offlineSince, setOfflineSince] = useState<number | null>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const [sharedAt, setSharedAt] = useState<number | null>(null);
  const turns = useRef<Turns>(undefined);
  const latest = useRef(onRecorded);
  useEffect(() => {
    latest.current = onRecorded;
  }, [onRecorded]);

  useEffect(() => {
    const store = openStore();
    const reread = async () => setSteps(await store.read("steps", userId, routeId));
    const queue = {
      store,
      userId,
      onRecorded: (id: string, kept: KeptStep, route: RouteDto) => {
        if (id === routeId) latest.current(kept, route);
        void reread();
      },
      onShared: (id: string) => {
        if (id === routeId) setSharedAt(Date.now());
      },
    };
    const taken = takeTurns(queue, async (sent) => {
      setSignedOut(sent === "signed-out");
      setOfflineSince((since) => (sent === "waiting" ? (since ?? Date.now()) : null));
      await reread();
    });
    turns.current = taken;
    // What is kept is shown at once, however long the sending takes.
    void reread();
    taken.send();
    return taken.stop;
  }, [userId, routeId]);

  const changeSteps = useCallback(
    async (change: (kept: KeptStep[]) => KeptStep[]) => {
      setSteps(await openStore().change("steps", userId, routeId, change));
    },
    [userId, routeId],
  );

  const press = useCallback(
    async (step: RouteStepName, handover?: Handover) => {
      const told = handover && { handover };
      const kept = { clientId: crypto.randomUUID(), step, pressedAt: Date.now(), ...told };
      await changeSteps((all) => [...all, kept]);
      askToLast();
      turns.current?.send();
    },
    [changeSteps],
  );

  /** Takes the explanation of a refused press away. */
  const dismiss = useCallback(
    (clientId: string) => changeSteps((all) => all.filter((step) => step.clientId !== clientId)),
    [changeSteps],
  );

  const keepPosition = useCallback(
    async (position: KeptPosition) => {
      await openStore().change("positions", userId, routeId, (all) => thinOut([...all, position]));
      turns.current?.send();
    },
    [userId, routeId],
  );

  return { steps, offlineSince, isSignedOut, sharedAt, press, keepPosition, dismiss };
}
