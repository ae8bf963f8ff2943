// The handover is confirmed before a delivery is completed, and nothing blank is sent with it.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aRoute, aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { completeDeliveryAction } from "@/lib/transports/actions";
import { CompleteDeliveryDialog } from "./complete-delivery-dialog";

beforeEach(() => void vi.clearAllMocks());

const route = aRoute({ routeStatus: "en_route_to_delivery" });

function show() {
  const onClose = vi.fn<() => void>();
  renderOnDashboard(
    <CompleteDeliveryDialog request={aSummary({ status: "active" })} route={route} onClose={onClose} />,
  );
  return onClose;
}

const submit = () => screen.getByRole("button", { name: /^Complete Delivery/ });
const received = () => screen.getByRole("checkbox", { name: "Deceased has been received at destination" });

it("cannot be submitted before the handover is confirmed, and says why", async () => {
  show();
  expect(screen.getByRole("dialog", { name: "Complete Delivery" })).toBeInTheDocument();
  expect(submit()).toBeDisabled();
  await userEvent.type(screen.getByRole("textbox", { name: "Recipient name" }), "Ada{Enter}");
  expect(await screen.findByText("Must confirm deceased was received")).toBeInTheDocument();
  await userEvent.click(received());
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(screen.queryByText("Must confirm deceased was received")).toBeNull();
  await userEvent.click(received());
  expect(await screen.findByText("Must confirm deceased was received")).toBeInTheDocument();
  expect(submit()).toBeDisabled();
  expect(completeDeliveryAction).not.toHaveBeenCalled();
});

it("leaves blank texts out, then closes and says what happened", async () => {
  vi.mocked(completeDeliveryAction).mockResolvedValue({ ok: true, data: route });
  const onClose = show();
  await userEvent.click(received());
  await userEvent.type(screen.getByRole("textbox", { name: "Delivery notes" }), "   ");
  await userEvent.click(submit());
  expect(await screen.findByText("Delivery Completed")).toBeInTheDocument();
  expect(screen.getByText("Transport completed and archived.")).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(vi.mocked(completeDeliveryAction).mock.calls).toEqual([
    [{ id: route.id, deceasedReceived: true, personalEffectsTransferred: false, afterHoursDelivery: false }],
  ]);
  expect(Object.keys(vi.mocked(completeDeliveryAction).mock.calls[0]?.[0] ?? {})).toHaveLength(4);
});

it("asks about personal effects only where there are any, and sends them only then", async () => {
  vi.mocked(completeDeliveryAction).mockResolvedValue({ ok: true, data: route });
  show();
  const effects = screen.getByRole("checkbox", { name: "Personal effects were handed over" });
  expect(screen.queryByRole("textbox", { name: "Personal effects notes" })).toBeNull();
  await userEvent.click(effects);
  await userEvent.type(screen.getByRole("textbox", { name: "Personal effects notes" }), "One ring");
  await userEvent.click(effects);
  await userEvent.click(received());
  await userEvent.click(submit());
  await waitFor(() => expect(completeDeliveryAction).toHaveBeenCalledTimes(1));
  expect(vi.mocked(completeDeliveryAction).mock.calls[0]?.[0]).not.toHaveProperty("personalEffectsNotes");
});

it("sends every fact that was given", async () => {
  vi.mocked(completeDeliveryAction).mockResolvedValue({ ok: true, data: route });
  show();
  await userEvent.click(received());
  await userEvent.type(screen.getByRole("textbox", { name: "Recipient name" }), "Ada Harlan");
  await userEvent.click(screen.getByRole("checkbox", { name: "Personal effects were handed over" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Personal effects notes" }), "One ring");
  await userEvent.click(screen.getByRole("checkbox", { name: "After-hours delivery" }));
  await userEvent.click(submit());
  await waitFor(() =>
    expect(completeDeliveryAction).toHaveBeenCalledExactlyOnceWith({
      id: route.id,
      deceasedReceived: true,
      recipientName: "Ada Harlan",
      personalEffectsTransferred: true,
      personalEffectsNotes: "One ring",
      afterHoursDelivery: true,
    }),
  );
});

it("keeps what was typed when it fails", async () => {
  vi.mocked(completeDeliveryAction).mockResolvedValue({
    ok: false,
    error: {
      code: "invalid",
      status: 400,
      message: "Please check.",
      fields: { recipientName: "At most 200 characters." },
    },
  });
  const onClose = show();
  await userEvent.click(received());
  await userEvent.type(screen.getByRole("textbox", { name: "Recipient name" }), "Ada Harlan");
  await userEvent.click(submit());
  expect(await screen.findByText("400: Please check.")).toBeInTheDocument();
  expect(screen.getByText("At most 200 characters.")).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Recipient name" })).toHaveValue("Ada Harlan");
  expect(received()).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});
