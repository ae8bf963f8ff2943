// Devices: what the list tells, how one is added and shown its token once, and how one is revoked.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast } from "@/components/hooks/use-toast";
import { makeQueryClient } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toaster";
import { evening } from "@/lib/testing/dashboard";
import type { DeviceDto } from "@/lib/tracking/dto";
import { devicesKey } from "./device-keys";
import { DevicesScreen } from "./devices-screen";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ now: evening, toFake: ["Date"] });
  dismissToast();
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

afterEach(() => void vi.useRealTimers());

const ago = (minutes: number) => new Date(evening - minutes * 60_000).toISOString();
const aDevice = (over: Partial<DeviceDto> = {}): DeviceDto => ({
  id: "d1",
  name: "Van 2",
  driverId: "u1",
  driverName: "Deshawn Avery",
  createdAt: ago(3_000),
  revokedAt: null,
  lastSeenAt: null,
  ...over,
});
const drivers = [
  { id: "u1", name: "Deshawn Avery" },
  { id: "u2", name: "Ana Ruiz" },
];

function show(devices: DeviceDto[]) {
  const client = makeQueryClient();
  client.setQueryData(devicesKey, devices);
  render(
    <QueryClientProvider client={client}>
      <DevicesScreen drivers={drivers} zone="America/Chicago" firstNow={evening} publicUrl="https://desk.example" />
      <Toaster />
    </QueryClientProvider>,
  );
}

const rows = () => within(screen.getByRole("region", { name: "Devices" })).getAllByRole("listitem");

it("tells who carries each and when it was last heard", () => {
  show([
    aDevice({ id: "d1", lastSeenAt: ago(2) }),
    aDevice({ id: "d2", name: "Van 3" }),
    aDevice({ id: "d3", name: "Van 1", lastSeenAt: ago(14) }),
    aDevice({ id: "d4", name: "Lost phone", revokedAt: ago(60), lastSeenAt: ago(90) }),
  ]);
  const texts = rows().map((row) => row.textContent);
  expect(texts[0]).toContain("Van 2Deshawn AveryLast heard 2 min ago");
  expect(texts[1]).toContain("Not heard yet");
  expect(texts[2]).toContain("Last heard 14 min ago");
  expect(texts[3]).toContain("Sends nothing since Nov 21, 8:15 PM");
  expect(screen.getAllByRole("button", { name: /^Revoke/ })).toHaveLength(3);
});

it("says that there are none", () => {
  show([]);
  expect(screen.getByText("No devices yet")).toBeInTheDocument();
});

it("asks for name and driver, and shows what was refused beside them", async () => {
  show([]);
  await userEvent.click(screen.getByRole("button", { name: "Add Device" }));
  const dialog = within(screen.getByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: /^Add Device/ }));
  expect(dialog.getByText("Give the device a name.")).toBeInTheDocument();
  expect(dialog.getByText("Choose the driver who carries it.")).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
  const refused = { error: "Ana Ruiz has a device of this name already.", code: "conflict" };
  fetchMock.mockImplementationOnce(async () => Response.json(refused, { status: 409 }));
  await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Van 2");
  await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Driver" }), "Ana Ruiz");
  await userEvent.click(dialog.getByRole("button", { name: /^Add Device/ }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(refused.error);
});

it("shows a new device's token once, for each app, and lists the device", async () => {
  show([]);
  await userEvent.click(screen.getByRole("button", { name: "Add Device" }));
  fetchMock.mockImplementationOnce(async () => Response.json({ ...aDevice(), token: "s3cret" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), " Van 2 ");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Driver" }), "Deshawn Avery");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Add Device/ }));
  const setup = within(await screen.findByRole("dialog", { name: "Set up Van 2" }));
  expect(JSON.parse(fetchMock.mock.calls[0]?.[1]?.body as string)).toEqual({ name: "Van 2", driverId: "u1" });
  expect(setup.getByText("s3cret")).toBeInTheDocument();
  expect(setup.getByText("https://desk.example/api/trackers/traccar")).toBeInTheDocument();
  await userEvent.click(setup.getByRole("tab", { name: "OsmAnd" }));
  expect(setup.getByText(/osmand\?id=s3cret&lat=\{0\}/)).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog", { name: "Set up Van 2" })).toBeInTheDocument();
  await userEvent.click(setup.getByRole("button", { name: "Done" }));
  expect(screen.queryByText("s3cret")).toBeNull();
  expect(rows()).toHaveLength(1);
});

it("revokes one after asking, and says so", async () => {
  show([aDevice()]);
  fetchMock.mockImplementation(async (_path, init) =>
    Response.json(init?.method === "DELETE" ? aDevice({ revokedAt: ago(0) }) : [aDevice({ revokedAt: ago(0) })]),
  );
  await userEvent.click(screen.getByRole("button", { name: "Revoke Van 2 of Deshawn Avery" }));
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Revoke/ }));
  expect(await screen.findByText("Device Revoked")).toBeInTheDocument();
  expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/devices/d1");
  expect(await screen.findByText(/^Sends nothing since/)).toBeInTheDocument();
});
