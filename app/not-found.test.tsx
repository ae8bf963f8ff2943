// The two 404 pages: their sentence and their one way on.
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Language } from "@/lib/family/parse-language";
import NotFound, { generateMetadata } from "./not-found";

const asked = vi.hoisted(() => ({ portal: "business", language: "en" as Language }));
vi.mock("@/lib/family/read-language", () => ({ readLanguage: async () => asked.language }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-portal": asked.portal }) }));

it("asks about the router on any unknown address", async () => {
  asked.portal = "business";
  render(await NotFound());
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
  expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
  expect(await generateMetadata()).toEqual({ title: "Page not found" });
});

it.each([
  ["en", "404 Page Not Found", "Back to the Family Portal"],
  ["es", "404 Página no encontrada", "Volver al Portal para Familias"],
] as const)("leads a family back to the family portal: %s", async (language, title, back) => {
  Object.assign(asked, { portal: "family", language });
  render(await NotFound());
  expect(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(screen.getByRole("link", { name: back })).toHaveAttribute("href", "/family/login");
  expect(await generateMetadata()).toEqual({ title: { absolute: title } });
});
