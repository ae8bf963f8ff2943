// The line tells the same in shapes and in one sentence.
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TransportLine, type TransportLineProps } from "./transport-line";
import { TransportStops } from "./vertical-line";

function read(props: TransportLineProps) {
  const { container } = render(<TransportLine {...props} />);
  const glyphs = [...container.querySelectorAll("[data-glyph]")].map((glyph) => glyph.getAttribute("data-glyph"));
  const strokes = [...container.querySelectorAll("[data-stroke]")].map((line) => line.getAttribute("data-stroke"));
  const image = screen.getByRole("img");
  return { glyphs, strokes, sentence: image.getAttribute("aria-label"), tone: image.getAttribute("data-tone") };
}

it.each<[string, TransportLineProps, ReturnType<typeof read>]>([
  [
    "not begun",
    { requestStatus: "pending" },
    {
      glyphs: ["stop-ahead", "destination"],
      strokes: ["dots", "dots"],
      sentence: "The transport has not begun.",
      tone: "none",
    },
  ],
  [
    "declined",
    { requestStatus: "declined", routeStatus: null },
    {
      glyphs: ["stop-ahead", "destination"],
      strokes: ["dots", "dots"],
      sentence: "This transport was not accepted.",
      tone: "none",
    },
  ],
  [
    "on the way to the pickup without a position",
    { requestStatus: "active", routeStatus: "en_route_to_pickup" },
    {
      glyphs: ["stale", "stop-ahead", "destination"],
      strokes: ["dashes", "dashes", "dots"],
      sentence: "On the way to the pickup. There is no position yet.",
      tone: "live",
    },
  ],
  [
    "at the pickup",
    { requestStatus: "active", routeStatus: "arrived_at_pickup" },
    { glyphs: ["active", "destination"], strokes: ["solid", "dots"], sentence: "At the pickup.", tone: "live" },
  ],
  [
    "on the way to the delivery",
    { requestStatus: "active", routeStatus: "en_route_to_delivery", legShare: 0.4 },
    {
      glyphs: ["stop-done", "active", "destination"],
      strokes: ["solid", "solid", "dots"],
      sentence: "On the way to the delivery, 40 percent of the way.",
      tone: "live",
    },
  ],
  [
    "with an old position",
    { requestStatus: "active", routeStatus: "en_route_to_delivery", legShare: 7, isStale: true },
    {
      glyphs: ["stop-done", "stale", "destination"],
      strokes: ["solid", "solid", "dots"],
      sentence: "On the way to the delivery, 100 percent of the way. The last position is old.",
      tone: "stale",
    },
  ],
  [
    "completed",
    { requestStatus: "completed", routeStatus: "delivered" },
    {
      glyphs: ["stop-done", "destination-done"],
      strokes: ["solid", "solid"],
      sentence: "Delivered.",
      tone: "history",
    },
  ],
])("%s", (_name, props, expected) => {
  expect(read(props)).toEqual(expected);
});

it("stands upright with its two stops and the same sentence", () => {
  render(
    <TransportStops
      requestStatus="active"
      routeStatus="en_route_to_delivery"
      pickup="Mill St"
      delivery="Dempster St"
    />,
  );
  expect(screen.getByRole("img")).toHaveAccessibleName("On the way to the delivery. There is no position yet.");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Mill St", "Dempster St"]);
});
