// The report over the dashboard: what it shows, what it says instead of a report, and that it is e-mailed once.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { withNuqsTestingAdapter } from "nuqs/adapters/testing";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast } from "@/components/hooks/use-toast";
import { makeQueryClient } from "@/components/layout/query-provider";
import { Toaster } from "@/components/ui/toaster";
import { toReportDto } from "@/lib/reports/dto";
import { aReportSource } from "@/lib/testing/report";
import { TransportReportDialog } from "./transport-report-dialog";

const id = "a3f81c09-5b0e-4a53-9f0d-6f5f0a0f2d11";
// The calls are made by path.
const call = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

/** What the calls answer, by the end of their path. */
function serve(report: () => Response, email: () => Response | Promise<Response> = () => Response.json({})) {
  call.mockImplementation(async (path) => (path.endsWith("/email") ? email() : report()));
}

function open(searchParams = `?report=${id}`) {
  const Address = withNuqsTestingAdapter({ searchParams, hasMemory: true });
  const dialog = (
    <QueryClientProvider client={makeQueryClient()}>
      <TransportReportDialog />
      <Toaster />
    </QueryClientProvider>
  );
  return { ...render(dialog, { wrapper: Address }), user: userEvent.setup() };
}

const emails = () => call.mock.calls.filter(([path]) => path.endsWith("/email"));
const theReport = () => Response.json(toReportDto(aReportSource()));

beforeEach(() => {
  dismissToast();
  call.mockReset();
  vi.stubGlobal("fetch", call);
});

describe("what it shows", () => {
  it("is closed while the address names no report", () => {
    open("");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it("tells people, places, times, handover and the record", { timeout: 30_000 }, async () => {
    serve(theReport);
    open();
    const dialog = await screen.findByRole("dialog", { name: "Transport Report" });
    expect(await within(dialog).findByText("Eleanor M. Whitcombe")).toBeVisible();
    for (const text of [
      "CHI-202611-7QF3K-9TX2M",
      "Brookhaven Care Center, floor 2, room 214",
      "Scheduled: Nov 21, 2026 at 9:15 PM",
      "Yes, Nov 21, 2026 at 10:43 PM",
      "One wedding band, one pair of glasses, one blue cardigan. Sealed bag 0418.",
      "Printed by Marisol Vega, Lakeshore Removal Service.",
    ]) {
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    }
    expect(within(dialog).getByText("Delivery notes").nextSibling).toHaveTextContent("Not recorded");
    expect(within(dialog).getByText("Fee").nextSibling).toHaveTextContent("Not specified");
    expect(within(dialog).getAllByRole("row")).toHaveLength(8);
    expect(within(dialog).getByRole("link", { name: "Print/Save" })).toHaveAttribute("href", `/reports/${id}?print=1`);
    expect(within(dialog).getByRole("link", { name: "Save PDF" })).toHaveAttribute("href", `/api/reports/${id}/pdf`);
  });

  it("says 'No Transport Data' where no route exists, and offers nothing to send", async () => {
    serve(() => Response.json(toReportDto(aReportSource({ route: null }))));
    open();
    expect(await screen.findByText("No Transport Data")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Email" })).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("says so of a foreign request, and offers no second try", async () => {
    serve(() => Response.json({ error: "We could not find this request.", code: "not_found" }, { status: 404 }));
    open();
    expect(await screen.findByText("There is no report here")).toBeVisible();
    expect(screen.getByText("We could not find this request.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("can be tried again when it did not load", async () => {
    let isDown = true;
    serve(() => (isDown ? Response.json({ error: "Out of order.", code: "internal" }, { status: 500 }) : theReport()));
    const { user } = open();
    expect(await screen.findByText("The report did not load.")).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Eleanor M. Whitcombe")).toBeVisible();
  });

  it("closes by taking itself out of the address", async () => {
    serve(theReport);
    const { user } = open();
    await screen.findByText("Eleanor M. Whitcombe");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("by e-mail", () => {
  it("is sent once by a double click; asked for again after the answer it is another mail", async () => {
    let answer: ((response: Response) => void) | undefined;
    serve(theReport, () => new Promise((resolve) => (answer = resolve)));
    const { user } = open();
    await user.dblClick(await screen.findByRole("button", { name: "Email" }));
    const button = screen.getByRole("button", { name: "Sending" });
    expect(button).toBeDisabled();
    expect(emails()).toHaveLength(1);
    answer?.(Response.json({ status: "sent", recipient: "branch@example.test" }));
    expect(await screen.findByText("Report Sent")).toBeInTheDocument();
    expect(screen.getByText("It went to branch@example.test.")).toBeInTheDocument();

    await user.click(await screen.findByRole("button", { name: "Email" }));
    const keys = emails().map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("keeps its key when no answer came, so that it is sent once", async () => {
    let calls = 0;
    serve(theReport, () => {
      calls += 1;
      if (calls === 1) throw new TypeError("Failed to fetch");
      return Response.json({ status: "sent", recipient: "branch@example.test" });
    });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Email" }));
    expect(await screen.findByText("Error")).toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "Email" }));
    expect(await screen.findByText("Report Sent")).toBeInTheDocument();
    const keys = emails().map(([, init]) => new Headers(init?.headers).get("Idempotency-Key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("says so when the mail server does not answer", async () => {
    serve(theReport, () => Response.json({ status: "queued", recipient: "branch@example.test" }));
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Email" }));
    expect(
      await screen.findByText("The mail server does not answer. The report will be sent once it does."),
    ).toBeInTheDocument();
    expect(screen.queryByText("Report Sent")).toBeNull();
  });

  it("shows why it was refused and may be asked for again", async () => {
    serve(theReport, () =>
      Response.json({ error: "There is no address for reports yet.", code: "conflict" }, { status: 409 }),
    );
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Email" }));
    expect(await screen.findByText("409: There is no address for reports yet.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Email" })).toBeEnabled();
  });
});
