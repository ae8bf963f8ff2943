// 'Refresh Data' asks for everything again and says so.
import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { TooltipProvider } from "@/components/ui/tooltip";
import { stubNavigation } from "@/lib/testing/navigation";
import { makeQueryClient } from "./query-provider";
import { RefreshDataButton } from "./refresh-data-button";
import { SidebarProvider } from "./sidebar-state";

const refresh = vi.fn<() => void>();
stubNavigation({ useRouter: () => ({ refresh }) });

beforeEach(() => {
  refresh.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => onlineManager.setOnline(true));

async function click(fetch: typeof globalThis.fetch) {
  vi.stubGlobal("fetch", fetch);
  const client = makeQueryClient();
  client.setQueryData(["/api/requests"], []);
  render(
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <SidebarProvider initial="expanded">
          <RefreshDataButton />
        </SidebarProvider>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Refresh Data" }));
  return client;
}

it("loads the cached answers again, then tells it", async () => {
  const client = await click(async () => Response.json([{ id: "r1" }]));
  expect(await screen.findByText("Data Refreshed")).toBeVisible();
  expect(screen.getByText("All app data has been reloaded successfully.")).toBeVisible();
  expect(client.getQueryData(["/api/requests"])).toEqual([{ id: "r1" }]);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("tells a failure instead", async () => {
  await click(async () => Response.json({ error: "It did not load.", code: "internal" }, { status: 500 }));
  expect(await screen.findByText("500: It did not load.")).toBeVisible();
  expect(screen.queryByText("Data Refreshed")).toBeNull();
  expect(refresh).not.toHaveBeenCalled();
});

it("loses nothing without a network, where cached answers wait instead of failing", async () => {
  onlineManager.setOnline(false);
  const unreachable = vi.fn<typeof fetch>().mockRejectedValue(new TypeError("Failed to fetch"));
  const client = await click(unreachable);
  expect(await screen.findByText("The server could not be reached. Check the connection and try again.")).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  expect(client.getQueryData(["/api/requests"])).toEqual([]);
});

it("does not say that answers were loaded while they wait", async () => {
  onlineManager.setOnline(false);
  await click(async () => Response.json([{ id: "r1" }]));
  expect(await screen.findByText("There is no connection. Nothing was lost; try again when it is back.")).toBeVisible();
  expect(screen.queryByText("Data Refreshed")).toBeNull();
  expect(refresh).not.toHaveBeenCalled();
});
