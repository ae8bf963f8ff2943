// What a family reads where its page failed: in the language in which the page was asked for.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import { CaseFailed } from "./case-failed";

stubNavigation({ useRouter: () => ({ refresh: vi.fn<() => void>() }) });

afterEach(() => document.documentElement.removeAttribute("lang"));

it.each([
  ["en", "We are sorry. This page cannot be shown right now.", "Try again"],
  ["es", "Lo sentimos. No podemos mostrar esta página ahora.", "Intentar otra vez"],
  ["fr", "We are sorry. This page cannot be shown right now.", "Try again"],
])("%s: says whose fault it is, and tries again", async (lang, title, again) => {
  document.documentElement.lang = lang;
  const retry = vi.fn<() => void>();
  render(<CaseFailed error={new Error("broken")} retry={retry} />);
  expect(screen.getByRole("heading", { level: 1, name: title })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: again }));
  expect(retry).toHaveBeenCalledTimes(1);
});
