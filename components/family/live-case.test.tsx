// How the family's page keeps itself fresh, and that it is not lost when the server cannot be reached.
import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FamilyRouteDto } from "@/lib/family/dto";
import { stubNavigation } from "@/lib/testing/navigation";
import { caseIdKey, closedKey } from "./case-id-memory";
import { LiveCase } from "./live-case";
import { MovingDrive, useMovingDrive } from "./moving-drive";

const router = { refresh: vi.fn<() => void>() };
stubNavigation({ useRouter: () => router });

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const caseId = "CHI-202611-7QF3K-9TX2M";
const fetchMock = vi.fn<typeof fetch>();
const show = (isActive: boolean) =>
  render(
    <LiveCase
      caseId={caseId}
      isActive={isActive}
      tags={{ case: '"a"', route: '"b"' }}
      words={{ open: "renews itself", lost: "interrupted" }}
    />,
  );

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const streamOf = () => Stream.opened.at(-1) ?? new Stream("none");

async function tell(event: Event): Promise<void> {
  streamOf().dispatchEvent(event);
  await pass(1_000);
}
const notice = (data = '{"changed":true}') => new MessageEvent("message", { data });

function answer(status: number, body: object | string = { id: caseId }): void {
  fetchMock.mockImplementation(
    async () => new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", fetchMock);
  Stream.opened = [];
  router.refresh.mockReset();
  fetchMock.mockReset();
  answer(200);
});
afterEach(() => void vi.useRealTimers());

it("keeps the case ID for this tab", () => {
  show(true);
  expect(sessionStorage.getItem(caseIdKey)).toBe(caseId);
});

it("renews the page when the server tells of a change, and says that it will", async () => {
  show(false);
  expect(Stream.opened.map(({ url }) => url)).toEqual(["/api/family/live"]);
  await tell(notice());
  expect(screen.getByText("renews itself")).toBeInTheDocument();
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual([`/api/family/case/${caseId}`]);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it("asks every 30 seconds while the case is active, and not otherwise", async () => {
  const { unmount } = show(true);
  await pass(90_000);
  expect(router.refresh).toHaveBeenCalledTimes(3);
  unmount();
  show(false);
  await pass(90_000);
  expect(router.refresh).toHaveBeenCalledTimes(3);
});

/** A server that knows what it has told, by the ETags of its answers. */
function answerByTag(tags: { case: string; route: string }, route: object = {}): void {
  fetchMock.mockImplementation(async (path, init) => {
    const [tag, body] = path === `/api/routes/${caseId}` ? [tags.route, route] : [tags.case, {}];
    if (new Headers(init?.headers).get("If-None-Match") === tag) return new Response(null, { status: 304 });
    return new Response(JSON.stringify(body), { headers: { ETag: tag } });
  });
}

it("leaves the page alone while the case stands as the server wrote it, but not when a change was told", async () => {
  const tags = { case: '"a"', route: '"b"' };
  answerByTag(tags);
  show(true);
  await tell(notice('{"gap":true}'));
  await pass(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
  expect(screen.getByText("renews itself")).toBeInTheDocument();
  tags.route = '"c"';
  await pass(30_000);
  expect(router.refresh).toHaveBeenCalledTimes(1);
  await tell(notice());
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

describe("a vehicle that went on", () => {
  const arrival = { label: "Expected", window: "10:35", zone: "", until: "2026-11-22T04:50:00.000Z" };
  const route = { routeStatus: "en_route_to_delivery", isActive: true, isMapPaused: false, arrival } as FamilyRouteDto;
  const from: FamilyRouteDto = { ...route, currentLocation: null, positionAt: "2026-11-22T04:11:00.000Z" };
  const later = { positionAt: "2026-11-22T04:12:00.000Z", arrival: { ...arrival, window: "10:40" } };

  function Screen({ isFollowing }: { isFollowing: boolean }) {
    const drive = useMovingDrive();
    useEffect(() => drive?.follow(isFollowing), [drive, isFollowing]);
    return <output>{`${drive?.route.arrival?.window} ${drive?.route.currentLocation}`}</output>;
  }
  const follow = (written: FamilyRouteDto, isFollowing = false) =>
    render(
      <MovingDrive route={written}>
        <Screen isFollowing={isFollowing} />
        <LiveCase caseId={caseId} isActive tags={{ case: '"a"', route: '"b"' }} words={{ open: "", lost: "" }} />
      </MovingDrive>,
    );

  it("is shown without the whole page", async () => {
    follow(from);
    answerByTag({ case: '"a"', route: '"c"' }, { ...from, ...later });
    await tell(notice('{"moved":true}'));
    expect(screen.getByRole("status")).toHaveTextContent("10:40 null");
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it("is shown on a map that follows it, while the server's picture has to be drawn anew", async () => {
    const placed = { ...from, currentLocation: "41.9,-87.8" };
    answerByTag({ case: '"a"', route: '"c"' }, { ...placed, ...later, currentLocation: "41.95,-87.8" });
    const { unmount } = follow(placed, true);
    await tell(notice('{"moved":true}'));
    expect(screen.getByRole("status")).toHaveTextContent("10:40 41.95,-87.8");
    expect(router.refresh).not.toHaveBeenCalled();
    unmount();
    follow(placed);
    await tell(notice('{"moved":true}'));
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["that arrived", { routeStatus: "delivered" }],
    ["whose first place this is", { currentLocation: "41.9,-87.8" }],
    ["whose arrival is known no more", { arrival: null }],
  ])("renews the page for one %s", async (_, change) => {
    follow(from, true);
    answerByTag({ case: '"a"', route: '"c"' }, { ...from, ...later, ...change });
    await tell(notice('{"moved":true}'));
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it("asks once more for one that went on while it asked", async () => {
    follow(from);
    const waiting: ((answer: Response) => void)[] = [];
    fetchMock.mockImplementation(() => new Promise((resolve) => void waiting.push(resolve)));
    await tell(notice('{"moved":true}'));
    await tell(notice('{"moved":true}'));
    expect(waiting).toHaveLength(2);
    answerByTag({ case: '"a"', route: '"c"' }, { ...from, ...later });
    for (const arrive of waiting) arrive(new Response(null, { status: 304 }));
    await pass(0);
    expect(screen.getByRole("status")).toHaveTextContent("10:40 null");
  });
});

it.each([
  ["no network", () => fetchMock.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["a server that restarts", () => answer(503, "restarting")],
  ["a failure of ours", () => answer(500, { error: "Something failed.", code: "internal" })],
  ["somebody else's page", () => answer(200, "<h1>Welcome to our Wi-Fi</h1>")],
  ["somebody else's 404", () => answer(404, "not here")],
])("keeps the page as it stands on %s, says so, and renews it once it is answered", async (_, break_) => {
  show(true);
  break_();
  await pass(30_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await pass(0);
  expect(screen.getByText("interrupted")).toBeInTheDocument();
  expect(router.refresh).not.toHaveBeenCalled();
  answer(200);
  await pass(10_000);
  expect(screen.getByText("renews itself")).toBeInTheDocument();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it("says at once that the device is offline, and renews the page when it is back", async () => {
  show(false);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(screen.getByText("interrupted")).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("online")));
  await pass(0);
  expect(screen.getByText("renews itself")).toBeInTheDocument();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it("waits for an interrupted stream, and opens a refused one anew", async () => {
  show(false);
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  await tell(new Event("error"));
  expect(screen.getByText("interrupted")).toBeInTheDocument();
  streamOf().close();
  await tell(new Event("error"));
  expect(router.refresh).not.toHaveBeenCalled();
  expect(Stream.opened).toHaveLength(2);
  answer(200);
  await tell(notice());
  expect(screen.getByText("renews itself")).toBeInTheDocument();
  expect(router.refresh).toHaveBeenCalledTimes(1);
});

it.each([
  ["over", 401, "unauthorized"],
  ["another case's", 404, "not_found"],
])("renews the page when the visit is %s, which leads on", async (_, status, code) => {
  show(false);
  answer(status, { error: "Please enter your case ID again to continue.", code });
  streamOf().close();
  await tell(new Event("error"));
  expect(router.refresh).toHaveBeenCalled();
  expect(sessionStorage.getItem(closedKey)).toBe(status === 401 ? "1" : null);
});

it("lets go of the stream with the page, and renews no other one", async () => {
  const { unmount } = show(true);
  let arrive: (answer: Response) => void = () => {};
  fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  await pass(30_000);
  unmount();
  expect(streamOf().readyState).toBe(Stream.CLOSED);
  arrive(new Response("{}"));
  await pass(60_000);
  expect(router.refresh).not.toHaveBeenCalled();
});
