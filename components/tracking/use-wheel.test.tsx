// The driver's page offers the wheel to whoever does not have it, and shares no position of who lost it.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { aRoute, renderOnDashboard } from "@/lib/testing/dashboard";
import type { RouteDto } from "@/lib/transports/dto";
import { DriveNotices } from "./drive-notices";
import { useWheel } from "./use-wheel";

const me = "7d2c1b0a-4a53-4a53-9f0d-6f5f0a0f2d01";
const other = { driverId: "7d2c1b0a-4a53-4a53-9f0d-6f5f0a0f2d02", driverName: "Ben Cole" };

const stopSharing = vi.fn<() => void>();
const takeRoute = vi.fn<(route: RouteDto) => void>();

function Page({ route, isOffline = false }: { route: RouteDto; isOffline?: boolean }) {
  const wheel = useWheel({ userId: me, route, takeRoute, stopSharing, isOffline });
  const rest = { path: "/drive/1", offlineSince: null, waiting: 0, refused: [], hidden: null };
  return (
    <DriveNotices
      {...rest}
      zone="America/Chicago"
      isActive
      isSignedOut={false}
      sharing="on"
      onDismiss={() => {}}
      onShare={() => {}}
      wheel={wheel}
    />
  );
}

it("offers the wheel where nobody is named, and takes it by one press", async () => {
  const answered = aRoute({ driverId: me, driverName: "Marisol Vega" });
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", (_path: string, init?: { body?: string }) => {
    sent.push(JSON.parse(init?.body ?? "null"));
    return Promise.resolve(Response.json(answered));
  });
  renderOnDashboard(<Page route={aRoute()} />);
  expect(screen.getByText("Nobody is named as the driver.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /I am driving this/ }));
  expect(await screen.findByText("You are named as the driver from now on.")).toBeInTheDocument();
  expect(sent).toEqual([{ driverId: me }]);
  expect(takeRoute).toHaveBeenCalledExactlyOnceWith(answered);
});

it("names another driver, and offers nothing without signal", () => {
  renderOnDashboard(<Page route={aRoute(other)} isOffline />);
  expect(screen.getByText("Ben Cole is named as the driver.")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
  expect(stopSharing).not.toHaveBeenCalled();
});

it("says nothing to the driver, and stops sharing when another is named", async () => {
  function Changing() {
    const [route, setRoute] = useState(aRoute({ driverId: me }));
    return (
      <>
        <Page route={route} />
        <button onClick={() => setRoute(aRoute(other))}>Another is named</button>
      </>
    );
  }
  renderOnDashboard(<Changing />);
  expect(screen.queryByText(/named as the driver/)).toBeNull();
  stopSharing.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Another is named" }));
  expect(stopSharing).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Ben Cole is named as the driver.")).toBeInTheDocument();
});
