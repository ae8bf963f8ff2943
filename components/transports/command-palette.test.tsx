// The command palette finds cases, next steps, screens and actions by a few letters, and says when it cannot.
import { onlineManager } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aRoute, aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { stubNavigation } from "@/lib/testing/navigation";
import { matches } from "./command-palette";
import { PaletteLauncher } from "./palette-launcher";
import { TooltipProvider } from "@/components/ui/tooltip";

const router = { push: vi.fn<(path: string) => void>(), refresh: vi.fn<() => void>() };
stubNavigation({ useRouter: () => router, usePathname: () => "/new-request" });

const found = aSummary({
  id: "case-1",
  deceasedName: "Zoë Adeyemi",
  status: "completed",
  caseId: "CHI-202611-7QF3K-9TX2M",
});
const asked: string[] = [];
let search: () => Response;
let driven = aRoute().request;

beforeEach(() => {
  router.push.mockClear();
  asked.length = 0;
  driven = aRoute().request;
  search = () => Response.json([found]);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    if (path === "/api/routes") {
      const mine = aRoute({ request: driven, routeStatus: "arrived_at_pickup", may: ["confirm"] });
      return Promise.resolve(Response.json([mine, aRoute({ requestId: "theirs", may: [] })]));
    }
    return Promise.resolve(path.startsWith("/api/requests?") ? search() : Response.json({}));
  });
});
afterEach(() => onlineManager.setOnline(true));

async function open() {
  const rendered = renderOnDashboard(
    <TooltipProvider>
      <PaletteLauncher />
    </TooltipProvider>,
  );
  await userEvent.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Commands" });
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
  return rendered;
}

const options = () => screen.getAllByRole("option").map((option) => option.textContent);

it("opens by Ctrl K, with the next steps, the screens and the actions, and closes by it", async () => {
  await open();
  await screen.findByRole("option", { name: "Confirm pickup: Rafael Ortega Luna" });
  expect(options()).toEqual([
    "Confirm pickup: Rafael Ortega Luna",
    "Dashboard",
    "New Request",
    "GPS Tracking",
    "Reviews",
    "Analytics",
    "One-Time Payment",
    "Subscribe",
    "Transactions",
    "Refund Requests",
    "Dark theme",
    "Refresh Data",
  ]);
  await userEvent.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("finds a case while one types, and opens it over its tab", async () => {
  await open();
  await userEvent.keyboard("adeyemi");
  const option = await screen.findByRole("option", { name: /Zoë Adeyemi.*CHI-202611-7QF3K-9TX2M/ });
  expect(option).toHaveTextContent("Completed");
  expect(asked.filter((path) => path.includes("q="))).toEqual(["/api/requests?q=adeyemi&limit=8"]);
  await userEvent.keyboard("{Enter}");
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/dashboard?tab=completed&request=case-1");
});

it.each([
  ["among the first cards under Active, it leads there", 25, "/dashboard?tab=active"],
  ["below them, it leads to the search of the case", 24, "/dashboard?q=CHI-202611-M4RZ8-2KD7W"],
])("leads to a step without taking it: %s", async (_where, read, address) => {
  driven = { ...driven, caseId: "CHI-202611-M4RZ8-2KD7W" };
  const { client } = await open();
  const others = Array.from({ length: 49 - read }, (_, index) => aSummary({ id: `other-${index}` }));
  client.setQueryData(["/api/requests?status=active&limit=25"], { items: [...others, aSummary()], next: null });
  await userEvent.keyboard("luna confirm");
  await waitFor(() => expect(options()[0]).toBe("Confirm pickup: Rafael Ortega Luna"));
  await userEvent.keyboard("{Enter}");
  expect(router.push).toHaveBeenCalledExactlyOnceWith(address);
  expect(sessionStorage.getItem("dashboard-open-transports")).toBe(aRoute().requestId);
  expect(asked.every((path) => path.startsWith("/api/re") || path === "/api/routes")).toBe(true);
});

it("leads to the search by the id's beginning where there is no case ID", async () => {
  await open();
  await userEvent.keyboard("luna confirm");
  await waitFor(() => expect(options()[0]).toBe("Confirm pickup: Rafael Ortega Luna"));
  await userEvent.keyboard("{Enter}");
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/dashboard?q=a3f81c09");
});

it("opens no case of the text before", async () => {
  await open();
  await userEvent.keyboard("adeyemi");
  await screen.findByRole("option", { name: /Zoë Adeyemi/ });
  search = () => Response.json([]);
  await userEvent.keyboard("x{Enter}");
  expect(router.push).not.toHaveBeenCalled();
  expect(await screen.findByText("No case and no command match “adeyemix”.")).toBeInTheDocument();
});

it("says that nothing matches", async () => {
  search = () => Response.json([]);
  await open();
  await userEvent.keyboard("xyzzy");
  expect(await screen.findByText("No case and no command match “xyzzy”.")).toBeInTheDocument();
});

it("says that the search did not work, and searches again", async () => {
  search = () => new Response("", { status: 500 });
  await open();
  await userEvent.keyboard("adeyemi");
  expect(await screen.findByRole("alert")).toHaveTextContent("The search did not work. Try again.");
  search = () => Response.json([found]);
  await userEvent.click(screen.getByRole("option", { name: /Try again/ }));
  expect(await screen.findByRole("option", { name: /Zoë Adeyemi/ })).toBeInTheDocument();
});

it("says that it is offline", async () => {
  await open();
  onlineManager.setOnline(false);
  await userEvent.keyboard("adeyemi");
  expect(await screen.findByText(/^Offline\. Cases are found again/)).toBeInTheDocument();
});

it.each([
  ["Confirm pickup: Zoë Adeyemi", "zoe conf", true],
  ["Confirm pickup: Zoë Adeyemi", "ZOË", true],
  ["Confirm pickup: Zoë Adeyemi", "zoe arrived", false],
  ["Dashboard", "", true],
])("%s, %j: %s", (label, typed, does) => {
  expect(matches(label, typed)).toBe(does);
});
