// A decline is taken back once, and again only where no answer came.
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aSummary, renderOnDashboard } from "@/lib/testing/dashboard";
import { undoDeclineAction } from "@/lib/transports/actions";
import { offerUndo } from "./undo-decline";

beforeEach(() => void vi.clearAllMocks());

const request = aSummary({ id: "a" });
const taken = { ok: true as const, data: { ...request, may: [] } as never };

function decline() {
  const { client } = renderOnDashboard(<p />);
  act(() => offerUndo(client, request));
  return screen.getByRole("button", { name: "Undo" });
}

it("is sent once by a double click", async () => {
  vi.mocked(undoDeclineAction).mockResolvedValue(taken);
  const undo = decline();
  act(() => {
    undo.click();
    undo.click();
  });
  expect(await screen.findByText("Rafael Ortega Luna now stands under Pending.")).toBeInTheDocument();
  expect(undoDeclineAction).toHaveBeenCalledExactlyOnceWith({ id: "a" });
});

it("is offered again when no answer came", async () => {
  vi.mocked(undoDeclineAction).mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(taken);
  const undo = decline();
  act(() => undo.click());
  const text = "The server could not be reached. Check the connection and try again.";
  const notice = (await screen.findByText(text)).closest("li");
  expect(notice).toHaveTextContent("Error");
  act(() => screen.getByRole("button", { name: "Undo" }).click());
  expect(await screen.findByText("Rafael Ortega Luna now stands under Pending.")).toBeInTheDocument();
  expect(undoDeclineAction).toHaveBeenCalledTimes(2);
});

it("is not offered again when it was refused", async () => {
  const error = { code: "conflict" as const, status: 409, message: "Lakeshore Removal accepted this." };
  vi.mocked(undoDeclineAction).mockResolvedValue({ ok: false, error });
  const undo = decline();
  act(() => undo.click());
  expect(await screen.findByText("409: Lakeshore Removal accepted this.")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});
