// The driver's page moves with its own vehicle at once, without asking anew.
import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aRoute, renderOnDashboard } from "@/lib/testing/dashboard";
import type { RequestDto } from "@/lib/transports/dto";
import { useDrive } from "./use-drive";

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const route = aRoute({ eta: "10:40 PM", distanceRemaining: "0.5 mi" });

function Page() {
  const drive = useDrive({
    userId: "ana",
    first: { route, request: { id: route.requestId } as RequestDto },
    pageAt: 1,
  });
  return <p>{`${drive.route.eta}, ${drive.route.distanceRemaining}`}</p>;
}

it("tells the arrival that came with the newest place", async () => {
  const asked = vi.fn<(path: string) => void>();
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", (path: string) => {
    asked(path);
    return Promise.resolve(Response.json(path.endsWith("/map") ? null : path.startsWith("/api/routes") ? route : {}));
  });
  renderOnDashboard(<Page />);
  expect(screen.getByText("10:40 PM, 0.5 mi")).toBeInTheDocument();
  await vi.waitFor(() => expect(Stream.opened).toHaveLength(1));
  const before = asked.mock.calls.length;
  const place = { lat: 41.9, lng: -87.6, accuracy: 8, speed: null, heading: null, at: "2026-11-22T03:10:00.000Z" };
  const arrival = { eta: "10:32 PM", distanceRemaining: "0.1 mi", etaAt: null, etaLow: null, etaHigh: null };
  const position = { routeId: route.id, requestId: route.requestId, seq: route.liveSeq + 1, ...place, ...arrival };
  const data = JSON.stringify({ positions: [position] });
  act(() => void Stream.opened[0]?.dispatchEvent(new MessageEvent("message", { data })));
  expect(await screen.findByText("10:32 PM, 0.1 mi")).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(before);
});
