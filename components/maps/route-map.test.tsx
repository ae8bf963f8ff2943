// The shape in the place of a map: there until the map is, and not left under it.
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RouteMap } from "./route-map";

vi.mock("./map-frame", () => ({ MapFrame: () => <p>The map</p> }));

it("stands until the map does, and not under it", async () => {
  const { container } = render(<RouteMap pickup={null} delivery={null} line={null} />);
  const shape = () => container.querySelector("[data-slot=skeleton]");
  expect(shape()).not.toBeNull();
  expect(await screen.findByText("The map")).toBeInTheDocument();
  expect(shape()).toBeNull();
});
