// A step's button does not hear a second tap that was meant for the one before it.
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aRoute, aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { arriveAtPickupAction, confirmPickupAction } from "@/lib/transports/actions";
import type { RouteDto } from "@/lib/transports/dto";
import { DriverWorkflow } from "./driver-workflow";

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(confirmPickupAction).mockImplementation(() => new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const arrived = aRoute({
  routeStatus: "arrived_at_pickup",
  arrivedAtPickupAt: "2026-11-22T03:12:00.000Z",
  may: ["confirm"],
});

function Renewed({ first }: { first: RouteDto }) {
  const [route, setRoute] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setRoute(arrived)}>
        The list comes anew
      </button>
      <DriverWorkflow request={aSummary({ status: "active" })} route={route} />
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("lets a step that has just come rest for two seconds", async () => {
  renderOnDashboard(<Renewed first={aRoute()} />);
  fireEvent.click(screen.getByText("The list comes anew"));
  const confirm = () => screen.getByRole("button", { name: "Confirm pickup" });
  expect(confirm()).toHaveAttribute("aria-disabled", "true");
  fireEvent.click(confirm());
  await pass(1_900);
  fireEvent.click(confirm());
  await pass(0);
  expect(confirmPickupAction).not.toHaveBeenCalled();
  await pass(200);
  expect(confirm()).not.toHaveAttribute("aria-disabled");
  fireEvent.click(confirm());
  await pass(0);
  expect(confirmPickupAction).toHaveBeenCalledTimes(1);
});

it("takes a step at once where it stood already", async () => {
  renderOnDashboard(<DriverWorkflow request={aSummary({ status: "active" })} route={arrived} />);
  fireEvent.click(screen.getByRole("button", { name: "Confirm pickup" }));
  await pass(0);
  expect(confirmPickupAction).toHaveBeenCalledTimes(1);
});

it("gives the next step the focus, also where the list comes anew before the answer", async () => {
  let answer = () => {};
  vi.mocked(arriveAtPickupAction).mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({ ok: true, data: arrived }))),
  );
  renderOnDashboard(<Renewed first={aRoute()} />);
  fireEvent.click(screen.getByRole("button", { name: "Arrived" }));
  await pass(0);
  fireEvent.click(screen.getByText("The list comes anew"));
  await pass(0);
  answer();
  await pass(100);
  expect(screen.getByRole("button", { name: "Confirm pickup" })).toHaveFocus();
});

it("leaves the focus where it is when a step was refused and another person records it", async () => {
  vi.mocked(arriveAtPickupAction).mockResolvedValueOnce({
    ok: false,
    error: { code: "conflict", status: 409, message: "Not now." },
  });
  renderOnDashboard(<Renewed first={aRoute()} />);
  fireEvent.click(screen.getByRole("button", { name: "Arrived" }));
  await pass(0);
  fireEvent.click(screen.getByText("The list comes anew"));
  expect(screen.getByRole("button", { name: "Confirm pickup" })).not.toHaveFocus();
});
