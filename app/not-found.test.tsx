// The two 404 pages: their sentence and their one way on.
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Language } from "@/lib/family/parse-language";
import FamilyNotFound from "./family/not-found";
import NotFound from "./not-found";

const reader = vi.hoisted(() => ({ language: "en" as Language }));
vi.mock("@/lib/family/read-language", () => ({ readLanguage: async () => reader.language }));

it("asks about the router on any unknown address", () => {
  render(<NotFound />);
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
  expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
});

it.each([
  ["en", "404 Page Not Found", "Back to the Family Portal"],
  ["es", "404 Página no encontrada", "Volver al Portal para Familias"],
] as const)("leads a family back to the family portal: %s", async (language, title, back) => {
  reader.language = language;
  render(await FamilyNotFound());
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: back })).toHaveAttribute("href", "/family/login");
});
