// The history stands on a line by days, with who, what and why.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderOnDashboard } from "@/lib/testing/dashboard";
import { RequestHistory } from "./request-history";

const entries = [
  { seq: 1, type: "request.created", label: "Request created", at: "2026-11-21T05:30:00.000Z", by: "Teresa Nolan" },
  { seq: 2, type: "request.accepted", label: "Accepted", at: "2026-11-21T06:10:00.000Z", by: "Marisol Vega" },
  {
    seq: 3,
    type: "request.suspended",
    label: "Suspended",
    at: "2026-11-22T03:06:00.000Z",
    by: null,
    detail: "Vehicle 3 has a flat tire.",
  },
].map((entry) => ({ ...entry, hash: `hash-of-${entry.seq}` }));

it("tells what happened under the day of the business's zone, and the hashes when asked", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(entries)));
  const { container } = renderOnDashboard(<RequestHistory requestId="r1" />);
  const friday = await screen.findByRole("list", { name: "Friday, November 20" });
  expect(within(friday).getByRole("listitem")).toHaveTextContent("Request created, Teresa Nolan11:30 PM");
  const saturday = screen.getByRole("list", { name: "Saturday, November 21" });
  expect(
    within(saturday)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Accepted, Marisol Vega12:10 AM", "Suspended9:06 PMVehicle 3 has a flat tire."]);
  expect(screen.getByText("9:06 PM")).toHaveAttribute("title", "Nov 21, 2026 at 9:06 PM CST");
  const glyphs = [...container.querySelectorAll("[data-glyph]")].map((glyph) => glyph.getAttribute("data-glyph"));
  expect(glyphs).toEqual(["pending", "active", "pending"]);
  expect(screen.getByText("Times are CST.")).toBeInTheDocument();
  expect(screen.queryByText(/hash-of-1/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show record hashes" }));
  expect(screen.getByText("1 · hash-of-1")).toBeInTheDocument();
});

it("keeps the same day of two years apart, and tells the year that is not the present one", async () => {
  const [first, , last] = entries;
  const longAgo = { ...first, at: "2020-11-21T18:00:00.000Z" };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([longAgo, { ...last, at: "2026-11-21T18:00:00.000Z" }])));
  renderOnDashboard(<RequestHistory requestId="r1" />);
  const before = await screen.findByRole("list", { name: "Saturday, November 21, 2020" });
  expect(within(before).getAllByRole("listitem")).toHaveLength(1);
  expect(within(screen.getByRole("list", { name: "Saturday, November 21" })).getAllByRole("listitem")).toHaveLength(1);
});

it("says that it did not load, and loads on a second try", async () => {
  let isDown = true;
  vi.stubGlobal("fetch", () => Promise.resolve(isDown ? new Response("", { status: 500 }) : Response.json(entries)));
  renderOnDashboard(<RequestHistory requestId="r1" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The history did not load.");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Accepted")).toBeInTheDocument();
});

it("tells a step at the time it was pressed, and when it was sent", async () => {
  const step = { seq: 1, type: "route.arrived_at_pickup", label: "Arrived at pickup", by: "Deshawn Avery", hash: "h" };
  const times = { at: "2026-11-22T03:06:00.000Z", pressedAt: "2026-11-22T02:44:00.000Z" };
  const overnight = { at: "2026-11-22T06:30:00.000Z", pressedAt: "2026-11-22T05:50:00.000Z" };
  const late = { ...step, seq: 2, label: "Departed", type: "route.departed", ...overnight };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([{ ...step, ...times }, late])));
  renderOnDashboard(<RequestHistory requestId="r1" />);
  const [arrived, departed] = await screen.findAllByRole("listitem");
  expect(arrived).toHaveTextContent("Arrived at pickup, Deshawn Avery8:44 PMSent later, at 9:06 PM");
  expect(departed).toHaveTextContent("Departed, Deshawn AveryNov 21, 11:50 PMSent later, at 12:30 AM");
});
