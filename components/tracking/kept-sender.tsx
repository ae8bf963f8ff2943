// Sends from any screen what the driver's page had to keep, for whoever opens another one next.
"use client";

import { useEffect } from "react";
import { openStore } from "./drive-store";
import { takeTurns } from "./drive-turns";

/** Shows nothing; what is refused is explained on the drive's own page. */
export function KeptSender({ userId }: { userId: string }) {
  useEffect(() => {
    const turns = takeTurns({ store: openStore(), userId }, () => Promise.resolve());
    turns.send();
    return turns.stop;
  }, [userId]);
  return null;
}
