// The sidebar's choice: its cookie, its keys, and the phone's drawer.
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { parseSidebarChoice, type SidebarChoice } from "./sidebar-cookie";
import { SidebarProvider, useSidebar } from "./sidebar-state";

/** A window of `width` pixels, for the queries that the sidebar asks. */
function stubWidth(width: number) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width") ? width < 768 : width >= 1024,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

function State() {
  const { isCollapsed, isDrawerOpen } = useSidebar();
  return <output>{`${isCollapsed ? "collapsed" : "expanded"} ${isDrawerOpen ? "drawer" : "no drawer"}`}</output>;
}

function show(initial: SidebarChoice) {
  render(
    <SidebarProvider initial={initial}>
      <State />
    </SidebarProvider>,
  );
  return screen.getByRole("status");
}

const written = vi.fn<(cookie: string) => void>();

beforeEach(() => {
  written.mockClear();
  vi.spyOn(document, "cookie", "set").mockImplementation(written);
  stubWidth(1440);
});

describe("the keys", () => {
  it.each([{ ctrlKey: true }, { metaKey: true }])("toggle it with %o and b", (modifier) => {
    const state = show("auto");
    expect(state).toHaveTextContent("expanded");
    expect(fireEvent.keyDown(window, { key: "b", ...modifier })).toBe(false);
    expect(state).toHaveTextContent("collapsed");
    fireEvent.keyDown(window, { key: "b", ...modifier });
    expect(state).toHaveTextContent("expanded");
  });

  it("leave b alone, and Ctrl with another key", () => {
    const state = show("expanded");
    fireEvent.keyDown(window, { key: "b" });
    fireEvent.keyDown(window, { key: "k", ctrlKey: true });
    fireEvent.keyDown(window, { key: "b", ctrlKey: true, shiftKey: true });
    expect(state).toHaveTextContent("expanded");
    expect(written).not.toHaveBeenCalled();
  });
});

describe("the cookie", () => {
  it("is sidebar_state and lives seven days", () => {
    show("expanded");
    fireEvent.keyDown(window, { key: "b", ctrlKey: true });
    expect(written).toHaveBeenLastCalledWith("sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax");
    fireEvent.keyDown(window, { key: "b", ctrlKey: true });
    expect(written).toHaveBeenLastCalledWith("sidebar_state=true; Path=/; Max-Age=604800; SameSite=Lax");
  });

  it("is read back", () => {
    expect(parseSidebarChoice("true")).toBe("expanded");
    expect(parseSidebarChoice("false")).toBe("collapsed");
    expect(parseSidebarChoice(undefined)).toBe("auto");
    expect(parseSidebarChoice("maybe")).toBe("auto");
  });
});

describe("the width of the window", () => {
  it("shows icons on a tablet until somebody chooses", () => {
    stubWidth(900);
    const state = show("auto");
    expect(state).toHaveTextContent("collapsed");
    fireEvent.keyDown(window, { key: "b", ctrlKey: true });
    expect(state).toHaveTextContent("expanded");
  });

  it("opens a drawer on a phone and writes no cookie", () => {
    stubWidth(390);
    const state = show("auto");
    fireEvent.keyDown(window, { key: "b", ctrlKey: true });
    expect(state).toHaveTextContent("drawer");
    expect(state).not.toHaveTextContent("no drawer");
    expect(written).not.toHaveBeenCalled();
  });
});
