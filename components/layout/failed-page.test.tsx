// Where a page failed: what it says, and that one can try again.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { CaseFailed } from "@/components/family/case-failed";
import { stubNavigation } from "@/lib/testing/navigation";
import { FailedPage } from "./failed-page";

stubNavigation({ useRouter: () => ({ refresh: vi.fn<() => void>() }) });

const failure = () => Object.assign(new Error("the name of Elena Ortega"), { digest: "2412680137" });

it("says what failed by its number, never by its message, and tries again", async () => {
  const retry = vi.fn<() => void>();
  const { container } = render(<FailedPage error={failure()} retry={retry} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.getByText(/2412680137/)).toBeVisible();
  expect(container).not.toHaveTextContent("Elena");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each([new Error("x"), "thrown text", null])("has no number for %s", (error) => {
  render(<FailedPage error={error} retry={() => {}} />);
  expect(screen.queryByText(/number/)).toBeNull();
});

it("tells a family whom to call, and no numbers", async () => {
  const retry = vi.fn<() => void>();
  const { container } = render(<CaseFailed error={failure()} retry={retry} />);
  expect(screen.getByText(/call your funeral home/)).toBeVisible();
  expect(container).not.toHaveTextContent(/\d/);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});
