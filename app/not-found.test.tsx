// The two 404 pages: their sentence and their one way on.
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import FamilyNotFound from "./family/not-found";
import NotFound from "./not-found";

it("asks about the router on any unknown address", () => {
  render(<NotFound />);
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
  expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
});

it("leads a family back to the family portal", () => {
  render(<FamilyNotFound />);
  expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the Family Portal" })).toHaveAttribute("href", "/family/login");
});
