// Who drives a transport is said by the company that carries it, and by nobody else.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aRoute, renderOnDashboard } from "@/lib/testing/dashboard";
import type { RouteDto } from "@/lib/transports/dto";
import { DriveDriver } from "./drive-driver";

const marisol = { id: "7d2c1b0a-4a53-4a53-9f0d-6f5f0a0f2d01", name: "Marisol Vega" };
const ben = { id: "7d2c1b0a-4a53-4a53-9f0d-6f5f0a0f2d02", name: "Ben Cole" };

const show = (route: RouteDto) => renderOnDashboard(<DriveDriver route={route} whom="Rafael Ortega Luna" />);

/** Answers the drivers, and to a choice `answer`; tells what was sent. */
function fetchDrivers(answer: () => Response) {
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, init?: { method?: string; body?: string }) => {
    if (init?.method !== "PUT") return Promise.resolve(Response.json([marisol, ben]));
    sent.push([path, JSON.parse(init.body ?? "null")]);
    return Promise.resolve(answer());
  });
  return sent;
}

it("names the driver that was chosen, and says so", async () => {
  const route = aRoute();
  const sent = fetchDrivers(() => Response.json(aRoute({ driverId: ben.id, driverName: ben.name })));
  show(route);
  expect(screen.getByText("Nobody is named yet")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Assign driver of Rafael Ortega Luna" }));
  await screen.findByRole("combobox", { name: "Driver" });
  await userEvent.click(screen.getByRole("button", { name: /^Assign driver$/ }));
  expect(screen.getByRole("alert")).toHaveTextContent("Choose who drives.");
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Driver" }), ben.name);
  await userEvent.click(screen.getByRole("button", { name: /^Assign driver$/ }));
  const notice = (await screen.findByText("Driver Assigned")).closest("li");
  expect(notice).toHaveTextContent("Ben Cole drives Rafael Ortega Luna.");
  expect(sent).toEqual([[`/api/routes/${route.id}/driver`, { driverId: ben.id }]]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("keeps the choice and says why it was refused", async () => {
  const error = "Marisol Vega drives this since a moment ago.";
  fetchDrivers(() => Response.json({ error, code: "conflict" }, { status: 409 }));
  show(aRoute({ driverId: ben.id, driverName: ben.name }));
  await userEvent.click(screen.getByRole("button", { name: "Change driver of Rafael Ortega Luna" }));
  const choice = await screen.findByRole("combobox", { name: "Driver" });
  expect(choice).toHaveValue(ben.id);
  await userEvent.selectOptions(choice, marisol.name);
  await userEvent.click(screen.getByRole("button", { name: /^Assign driver$/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(error);
  expect(choice).toHaveValue(marisol.id);
});

it("only names the driver to a business that does not carry it", () => {
  const { unmount } = show(aRoute({ may: [], driverId: ben.id, driverName: ben.name }));
  expect(screen.getByText("Ben Cole")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  show(aRoute({ may: [] }));
  expect(screen.queryByText("Driver")).toBeNull();
});
