// A page view is sent once a screen, as a pattern, and its failure is told to the console alone.
import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import { PageViewLog } from "./page-view-log";

const place = { pathname: "/dashboard" };
stubNavigation({ usePathname: () => place.pathname });

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  place.pathname = "/dashboard";
  sent.mockReset();
  sent.mockImplementation(async () => Response.json({ counted: true }));
  vi.stubGlobal("fetch", sent);
});

const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);

it("sends the specification's fields with every change of the screen, and no id", () => {
  const view = render(<PageViewLog />);
  place.pathname = "/reports/7d9f0f8e-0000-4000-8000-000000000000";
  view.rerender(<PageViewLog />);
  view.rerender(<PageViewLog />);
  place.pathname = "/reports/11111111-0000-4000-8000-000000000000";
  view.rerender(<PageViewLog />);
  expect(bodies().map(({ path }) => path)).toEqual(["/dashboard", "/reports/[id]", "/reports/[id]"]);
  expect(sent.mock.calls[0]?.[0]).toBe("/api/analytics/log");
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
  expect(bodies()[0]).toEqual({
    visitorId: expect.stringMatching(/^visitor_\d{13}_[0-9a-f]{16}$/) as unknown,
    userId: null,
    path: "/dashboard",
    userAgent: navigator.userAgent,
  });
});

it("keeps its visitor id in the browser, and makes a new one where something else stands there", () => {
  render(<PageViewLog />).unmount();
  render(<PageViewLog />).unmount();
  const kept = localStorage.getItem("visitor_id");
  expect(bodies().map(({ visitorId }) => visitorId)).toEqual([kept, kept]);
  localStorage.setItem("visitor_id", "<script>");
  render(<PageViewLog />);
  expect(localStorage.getItem("visitor_id")).toMatch(/^visitor_\d{13}_/);
});

it("counts once where effects run twice", () => {
  render(
    <StrictMode>
      <PageViewLog />
    </StrictMode>,
  );
  expect(sent).toHaveBeenCalledTimes(1);
});

it("waits with a page that is drawn ahead until it is shown", () => {
  Object.defineProperty(document, "prerendering", { configurable: true, value: true });
  render(<PageViewLog />);
  expect(sent).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(sent).toHaveBeenCalledTimes(1);
});

it("says a failure on the console and nowhere else", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  sent.mockResolvedValueOnce(new Response("Too many", { status: 429 }));
  const { container } = render(<PageViewLog />);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith("Failed to log page view:", expect.any(Error)));
  expect(container).toBeEmptyDOMElement();
});
