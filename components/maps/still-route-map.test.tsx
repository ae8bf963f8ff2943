// The still picture of a route.
import { renderToStaticMarkup } from "react-dom/server";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { loadGeography } from "./geography";
import { StillRouteMap } from "./still-route-map";

const pickup = { lat: 41.75, lng: -88.15, label: "Brookhaven", precision: "address" } as const;
const delivery = { lat: 42.04, lng: -87.69, label: "Harlan & Rowe", precision: "zip" } as const;

it("is drawn without a script, on the ground around it, with its sources", async () => {
  const geography = await loadGeography();
  const markup = renderToStaticMarkup(
    <StillRouteMap scene={{ pickup, delivery }} geography={geography} width={640} height={420} />,
  );
  expect(markup).toContain('aria-label="Map from Brookhaven to Harlan &amp; Rowe (approximate)"');
  expect(markup).toContain("US Census, Natural Earth, GeoNames (CC BY 4.0)");
  expect(markup).toContain("DUPAGE");
  expect(markup).not.toContain("NaN");
});

it("shows the route alone where there is no ground, both ends within the picture", () => {
  render(<StillRouteMap scene={{ pickup, delivery }} geography={null} width={640} height={420} />);
  const picture = screen.getByRole("img", { name: /^Map from Brookhaven/ });
  const line = picture.querySelector("polyline.stroke-gps");
  const points =
    line
      ?.getAttribute("points")
      ?.split(" ")
      .map((point) => point.split(",").map(Number)) ?? [];
  expect(points).toHaveLength(2);
  for (const [x = -1, y = -1] of points) {
    expect(x).toBeGreaterThanOrEqual(56);
    expect(x).toBeLessThanOrEqual(584);
    expect(y).toBeGreaterThanOrEqual(56);
    expect(y).toBeLessThanOrEqual(364);
  }
  expect(picture.querySelector("polygon")).not.toBeNull();
  expect(picture).not.toHaveTextContent("US Census");
});

it("draws the driven path in ink", () => {
  const path = [
    { lat: 41.75, lng: -88.15, at: "2026-11-21T21:00:00Z" },
    { lat: 42.04, lng: -87.69, at: "2026-11-21T21:40:00Z" },
  ];
  const { container } = render(
    <StillRouteMap scene={{ pickup, delivery, path }} geography={null} width={640} height={420} />,
  );
  expect(container.querySelectorAll("polyline.stroke-foreground")).toHaveLength(1);
  expect(container.querySelector("polyline.stroke-gps")).toBeNull();
});
