// The bar over every signed-in screen.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TooltipProvider } from "@/components/ui/tooltip";
import { stubNavigation } from "@/lib/testing/navigation";
import { AppHeader } from "./app-header";
import { makeQueryClient } from "./query-provider";
import { SidebarProvider } from "./sidebar-state";

stubNavigation({ usePathname: () => "/tracking" });

function show(userName: string) {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <TooltipProvider>
        <SidebarProvider initial="collapsed">
          <AppHeader userName={userName} />
        </SidebarProvider>
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return within(screen.getByRole("banner"));
}

it("has the sidebar's switch, the theme's and the person's name", () => {
  const header = show("Marisol Vega");
  expect(header.getByRole("button", { name: "Toggle Sidebar" })).toHaveAttribute("aria-expanded", "false");
  expect(header.getByRole("button", { name: /^(?:Light|Dark) theme$/ })).toBeInTheDocument();
  expect(header.getByText("Marisol Vega")).toHaveTextContent("Signed in as Marisol Vega");
});
