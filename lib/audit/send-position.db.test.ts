// Of the places of one drive that come at one time the newest is told alone.
import { expect, it, vi } from "vitest";
import { listen } from "@/lib/platform/live";
import type { PositionToTell } from "./live-notice";
import { sendPosition } from "./send-position";

it("tells the newest of each drive in one notification", async () => {
  const heard: { positions: PositionToTell[] }[] = [];
  const silence = await listen((notice) => notice && "positions" in notice && heard.push(notice as never));
  const place = { lat: 41.8, lng: -87.63, accuracy: null, speed: null, heading: null, at: new Date() };
  const arrival = { eta: null, distanceRemaining: null, etaAt: null, etaLow: null, etaHigh: null };
  const send = (routeId: string, seq: number) =>
    sendPosition({ routeId, requestId: "request", audience: [], seq, ...place, ...arrival });
  for (const seq of [4, 6, 5]) send("one", seq);
  send("other", 1);
  const told = () => heard.map(({ positions }) => positions.map(({ routeId, seq }) => `${routeId} ${seq}`));
  await vi.waitFor(() => expect(told()).toEqual([["one 6", "other 1"]]));
  silence();
});
