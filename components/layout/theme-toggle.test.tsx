// Dark by default; the choice is kept on the device under mortuary-theme.
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { isLightWanted, themeScript } from "@/components/hooks/theme-script";
import { TooltipProvider } from "@/components/ui/tooltip";
import { KeptTheme } from "./kept-theme";
import { ThemeToggle } from "./theme-toggle";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.classList.add("dark");
});

/** Runs the script as the browser does before the page is drawn. */
function runThemeScript(before = "") {
  const script = document.createElement("script");
  script.textContent = before + themeScript;
  document.head.append(script);
  script.remove();
}

function show() {
  render(
    <TooltipProvider>
      <ThemeToggle />
    </TooltipProvider>,
  );
}

it("switches to light and back, and remembers it", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Light theme" }));
  expect(root).not.toHaveClass("dark");
  expect(localStorage.getItem("mortuary-theme")).toBe("light");
  await userEvent.click(screen.getByRole("button", { name: "Dark theme" }));
  expect(root).toHaveClass("dark");
  expect(localStorage.getItem("mortuary-theme")).toBe("dark");
});

it("is dark before anything was chosen, and as chosen afterwards", () => {
  runThemeScript();
  expect(root).toHaveClass("dark");
  localStorage.setItem("mortuary-theme", "light");
  runThemeScript();
  expect(root).not.toHaveClass("dark");
});

it("is the device's own in the family portal, where nobody chooses", () => {
  const device = (isLight: boolean) => {
    root.classList.add("dark");
    runThemeScript(`window.matchMedia=(query)=>({matches:${isLight}&&query==="(prefers-color-scheme: light)"});`);
    const shown = root.classList.contains("dark") ? "dark" : "light";
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: isLight && query === "(prefers-color-scheme: light)" }));
    expect(isLightWanted()).toBe(shown === "light");
    root.classList.toggle("dark", isLight);
    render(<KeptTheme />);
    expect(root.classList.contains("dark")).toBe(shown === "dark");
    return shown;
  };
  window.history.replaceState(null, "", "/family/login");
  expect([device(true), device(false)]).toEqual(["light", "dark"]);
  localStorage.setItem("mortuary-theme", "dark");
  expect(device(true)).toBe("dark");
  localStorage.clear();
  window.history.replaceState(null, "", "/familyx");
  expect(device(true)).toBe("dark");
  window.history.replaceState(null, "", "/");
});

it("follows a choice made in another tab", () => {
  show();
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "mortuary-theme", newValue: "light" })));
  expect(screen.getByRole("button", { name: "Dark theme" })).toBeInTheDocument();
});
