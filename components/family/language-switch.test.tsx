// The two languages of the portal, and that choosing one loses nothing of the page.
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { stubNavigation } from "@/lib/testing/navigation";
import { LanguageSwitch } from "./language-switch";

const router = { refresh: vi.fn<() => void>() };
stubNavigation({ useRouter: () => router });

const cookie = () => document.cookie;

beforeEach(() => {
  router.refresh.mockReset();
  document.cookie = "family_language=; path=/; max-age=0";
  window.history.replaceState(null, "", "/family/login?lang=en#CHI-202611-7QF3K-9TX2M");
});

it("is two links, each in its own language, which also work without scripts", () => {
  render(<LanguageSwitch language="es" />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.lang])).toEqual([
    ["English", "?lang=en", "en"],
    ["Español", "?lang=es", "es"],
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "true"]);
});

it("renews the page where it stands and remembers the choice", () => {
  render(<LanguageSwitch language="en" />);
  const isFollowed = fireEvent.click(screen.getByRole("link", { name: "Español" }));
  expect(isFollowed).toBe(false);
  expect(cookie()).toBe("family_language=es");
  expect(router.refresh).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe("");
  expect(window.location.hash).toBe("#CHI-202611-7QF3K-9TX2M");
});

it("leaves the page alone while there is no connection", () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  render(<LanguageSwitch language="en" />);
  act(() => void fireEvent.click(screen.getByRole("link", { name: "Español" })));
  expect(router.refresh).not.toHaveBeenCalled();
  expect(cookie()).toBe("family_language=es");
  online.mockRestore();
});
