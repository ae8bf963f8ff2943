// Keeps the dashboard fresh: by the live stream, and by asking while there is none.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLive } from "@/components/hooks/use-live";
import { isAcceptUnderWay } from "./accept-ahead";
import { takePositions } from "./live-places";
import { refreshTransports } from "./transport-data";

/** While the stream is lost, everything is read again this often, in milliseconds. */
const POLL_INTERVAL = 30_000;

export function useLiveTransports() {
  const client = useQueryClient();
  const [isLost, setLost] = useState(false);
  useLive(
    () => {
      setLost(false);
      // The acceptance reads everything again once it is answered.
      if (!isAcceptUnderWay()) void refreshTransports(client);
    },
    {
      onLost: () => setLost(true),
      onPositions: (positions) => {
        setLost(false);
        takePositions(client, positions);
      },
    },
  );
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setInterval(() => void refreshTransports(client), POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [client, isLost]);
}
