// The report as a page: it opens the printer when asked to, once, and says on every sheet whose it is.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/layout/query-provider";
import { toReportDto } from "@/lib/reports/dto";
import { aReportSource } from "@/lib/testing/report";
import { ReportPage } from "./report-page";

const print = vi.fn<() => void>();

function show(shouldPrint: boolean) {
  const { sheet, id } = toReportDto(aReportSource());
  if (sheet === null) throw new Error("There is no sheet.");
  const page = <ReportPage id={id} sheet={sheet} shouldPrint={shouldPrint} />;
  return render(<QueryClientProvider client={makeQueryClient()}>{page}</QueryClientProvider>);
}

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal("print", print);
  Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true });
  window.history.replaceState(null, "", "/reports/one?print=1");
});

it("opens the print dialog when asked to, and not again when it is read again", async () => {
  show(true);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(window.location.search).toBe("");
});

it("waits for the button otherwise", async () => {
  show(false);
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

it("names the case and the sheet's number in the margins, and the case above the text where margins are not drawn", () => {
  const { container } = show(false);
  const style = container.querySelector("style")?.textContent ?? "";
  expect(style).toContain('@bottom-left { content: "CHI-202611-7QF3K-9TX2M"');
  expect(style).toContain('content: "Page " counter(page) " of " counter(pages)');
  expect(style).toContain('content: "Printed Nov 21, 2026 at 10:51 PM CST"');
  expect(container.querySelector("thead")).toHaveTextContent("CHI-202611-7QF3K-9TX2M");
});
