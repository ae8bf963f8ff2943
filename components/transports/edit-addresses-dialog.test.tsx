// Addresses are edited so that only what was changed is sent, and nobody's change is written over unseen.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aRoute, aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { changeAddressAction } from "@/lib/transports/actions";
import type { RequestDto, RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { EditAddressesDialog } from "./edit-addresses-dialog";

const change = vi.mocked(changeAddressAction);

const dempster = "1609 Dempster St, Evanston, IL 60201";
const { id, pickupLocation: paulina, deliveryLocation: lake } = aSummary();

/** What the server would answer to the dialog's own questions. */
let stored: Partial<RequestSummaryDto>;
let route: RouteDto;
/** What stands under a field while somebody types. */
let suggested: object[];
beforeEach(() => {
  vi.clearAllMocks();
  suggested = [];
  stored = {};
  route = aRoute();
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/api/places?")) return Response.json(suggested);
    return Response.json(path.includes("/routes/") ? route : aSummary({ status: "active", ...stored }));
  });
});

function show() {
  const onClose = vi.fn<() => void>();
  const rendered = renderOnDashboard(
    <EditAddressesDialog request={aSummary({ status: "active" })} onClose={onClose} />,
  );
  const changeElsewhere = async (over: Partial<RequestSummaryDto>) => {
    await waitFor(() => expect(rendered.client.isFetching()).toBe(0));
    stored = over;
    const answer = aSummary({ status: "active", ...over });
    act(() => void rendered.client.setQueryData(["/api/requests", id], answer));
  };
  return { ...rendered, onClose, changeElsewhere };
}

const pickup = () => screen.getByRole("combobox", { name: "Pickup address" });
const delivery = () => screen.getByRole("combobox", { name: "Delivery address" });
const save = () => screen.getByRole("button", { name: "Save" });

async function replace(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

const answers = (over: Partial<RequestSummaryDto> = {}) =>
  change.mockResolvedValue({ ok: true, data: { ...aSummary(), ...over } as RequestDto });

it("begins with what is stored, and has nothing to save", async () => {
  show();
  expect(screen.getByRole("dialog", { name: "Edit Pickup/Delivery Address" })).toHaveTextContent("Rafael Ortega Luna");
  expect(pickup()).toHaveValue(paulina);
  expect(delivery()).toHaveValue(lake);
  expect(pickup()).toHaveAccessibleDescription("The name of the place stays: St. Brendan Medical Center.");
  expect(save()).toBeDisabled();
  await userEvent.type(delivery(), "  ");
  expect(save()).toBeDisabled();
  await userEvent.type(delivery(), "x");
  expect(save()).toBeEnabled();
  await userEvent.type(delivery(), "{Backspace}");
  await userEvent.tab();
  expect(save()).toBeDisabled();
});

it("sends only what was changed, then closes and says so", async () => {
  answers();
  const { onClose } = show();
  await replace(delivery(), `  ${dempster} `);
  await userEvent.click(save());
  expect(await screen.findByText("Address Updated")).toBeInTheDocument();
  expect(screen.getByText("The route is recalculated.")).toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledExactlyOnceWith({ id, deliveryLocation: dempster });
});

it("takes an address that was chosen from the list like a typed one", async () => {
  suggested = [{ source: "recent", name: "Ashgrove Chapel", address: dempster }];
  answers();
  show();
  await replace(delivery(), "demp");
  await userEvent.click(await screen.findByRole("option", { name: /Ashgrove Chapel/ }));
  expect(delivery()).toHaveValue(dempster);
  expect(screen.getByRole("dialog", { name: "Edit Pickup/Delivery Address" })).toBeInTheDocument();
  await userEvent.click(save());
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ id, deliveryLocation: dempster }));
});

it("sends both when both were changed, by Enter too", async () => {
  answers();
  show();
  await replace(pickup(), lake);
  await replace(delivery(), dempster);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  expect(change).toHaveBeenCalledWith({ id, pickupLocation: lake, deliveryLocation: dempster });
});

it.each([
  ["Pickup address", "Pickup address is required"],
  ["Delivery address", "Delivery address is required"],
])("does not send an empty %s", async (name, sentence) => {
  show();
  const field = screen.getByRole("combobox", { name });
  await userEvent.clear(field);
  await userEvent.type(field, "   {Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toBeInvalid();
  expect(change).not.toHaveBeenCalled();
});

describe("when it fails", () => {
  it("says why, stays open and keeps what was typed", async () => {
    const message = "This is completed. Its addresses stay as they are.";
    change.mockResolvedValue({ ok: false, error: { code: "conflict", status: 409, message } });
    const { onClose } = show();
    await replace(delivery(), dempster);
    await userEvent.click(save());
    expect(await screen.findByText(`409: ${message}`)).toBeInTheDocument();
    expect(screen.getByText("Error")).toBeInTheDocument();
    expect(delivery()).toHaveValue(dempster);
    expect(onClose).not.toHaveBeenCalled();
  });

  it("says so in its own words where the answer has none", async () => {
    change.mockRejectedValue(new Error("An unexpected response was received from the server."));
    show();
    await replace(delivery(), dempster);
    await userEvent.click(save());
    expect(await screen.findByText("Failed to update address")).toBeInTheDocument();
    expect(delivery()).toHaveValue(dempster);
  });

  it("marks the field that was refused", async () => {
    const fields = { deliveryLocation: "At most 500 characters." };
    const error = { code: "invalid", status: 400, message: "At most 500 characters.", fields } as const;
    change.mockResolvedValue({ ok: false, error });
    show();
    await replace(delivery(), dempster);
    await userEvent.click(save());
    await waitFor(() => expect(delivery()).toHaveAccessibleDescription("At most 500 characters."));
  });
});

describe("when somebody else changes an address meanwhile", () => {
  it("shows it where nobody was typing", async () => {
    const { changeElsewhere } = show();
    await changeElsewhere({ deliveryLocation: dempster });
    await waitFor(() => expect(delivery()).toHaveValue(dempster));
    expect(screen.queryByText(/Changed meanwhile/)).toBeNull();
    expect(save()).toBeDisabled();
  });

  it("asks where somebody was typing, and sends nothing before the answer", async () => {
    const { changeElsewhere } = show();
    await replace(delivery(), "20 Oak St, Evanston, IL");
    await changeElsewhere({ deliveryLocation: dempster });
    expect(await screen.findByRole("alert")).toHaveTextContent(`Changed meanwhile to ${dempster}`);
    expect(delivery()).toHaveValue("20 Oak St, Evanston, IL");
    expect(save()).toBeDisabled();
    await userEvent.type(delivery(), "{Enter}");
    expect(change).not.toHaveBeenCalled();
    answers();
    await userEvent.click(screen.getByRole("button", { name: "Keep mine" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(delivery()).toHaveFocus();
    await userEvent.click(save());
    await waitFor(() =>
      expect(change).toHaveBeenCalledExactlyOnceWith({ id, deliveryLocation: "20 Oak St, Evanston, IL" }),
    );
  });

  it("takes theirs where that is the answer", async () => {
    const { changeElsewhere } = show();
    await replace(pickup(), "20 Oak St, Evanston, IL");
    await changeElsewhere({ pickupLocation: dempster });
    await userEvent.click(await screen.findByRole("button", { name: "Use that" }));
    expect(pickup()).toHaveValue(dempster);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(save()).toBeDisabled();
  });

  it("asks nothing where both mean the same", async () => {
    const { changeElsewhere } = show();
    await replace(pickup(), dempster);
    await changeElsewhere({ pickupLocation: dempster });
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.queryByText(/Changed meanwhile/)).toBeNull();
  });
});

it("leaves the pickup address alone once the person was picked up", async () => {
  route = aRoute({ routeStatus: "en_route_to_delivery", pickedUpAt: "2026-11-22T03:04:00.000Z" });
  show();
  await waitFor(() => expect(pickup()).toHaveAttribute("readonly"));
  expect(pickup()).toHaveAccessibleDescription("Picked up 9:04 PM. This address stays as it was.");
  await userEvent.type(pickup(), "x");
  expect(pickup()).toHaveValue(paulina);
  await userEvent.type(delivery(), "x");
  expect(save()).toBeEnabled();
});
