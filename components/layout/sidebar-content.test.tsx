// The sidebar's groups and screens in the specification's order, and the way out.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { TooltipProvider } from "@/components/ui/tooltip";
import { stubNavigation } from "@/lib/testing/navigation";
import { makeQueryClient } from "./query-provider";
import { SidebarContent } from "./sidebar-content";
import { SidebarProvider } from "./sidebar-state";

stubNavigation({
  usePathname: () => "/tracking/devices",
  useRouter: () => ({ refresh: vi.fn<() => void>() }),
});

const user = {
  name: "Marisol Vega",
  businessName: "Lakeshore Removal Service",
  businessKind: "Transport company",
  isAdmin: false,
};

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <TooltipProvider>
        <SidebarProvider initial="expanded">
          <SidebarContent user={user} />
        </SidebarProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
});

const linksOf = (group: string) =>
  within(screen.getByRole("region", { name: group }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

const screens = join(import.meta.dirname, "..", "..", "app", "(business)");

it("lists the screens of Mortuary Transport", () => {
  const specified = [
    ["Dashboard", "/dashboard"],
    ["New Request", "/new-request"],
    ["GPS Tracking", "/tracking"],
    ["Reviews", "/reviews"],
    ["Analytics", "/analytics"],
  ] as const;
  expect(linksOf("Mortuary Transport")).toEqual(specified.filter(([, path]) => existsSync(join(screens, path))));
});

it("lists the screens of Billing", () => {
  expect(linksOf("Billing")).toEqual([
    ["One-Time Payment", "/checkout"],
    ["Subscribe", "/subscribe"],
    ["Transactions", "/transactions"],
    ["Refund Requests", "/refund-requests"],
  ]);
});

it("marks the screen that is open, also from a page below it", () => {
  const current = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.textContent)).toEqual(["GPS Tracking"]);
});

it("logs out by a plain link, which nothing follows ahead of a person", () => {
  expect(screen.getByRole("link", { name: "Logout" })).toHaveAttribute("href", "/api/logout");
});

it("names the house", () => {
  expect(screen.getByText("Lakeshore Removal Service")).toBeVisible();
  expect(screen.getByText("Transport company")).toBeVisible();
});
