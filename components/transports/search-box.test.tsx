// The search is reached by '/', waits until typing rests, and is left by Escape.
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useReducer } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderOnDashboard } from "@/lib/testing/dashboard";
import { stubNavigation } from "@/lib/testing/navigation";
import { SearchBox } from "./search-box";
import { useListFilter } from "./use-list-filter";

const push = vi.fn<(path: string) => void>();
const place = { path: "/dashboard" };
stubNavigation({ useRouter: () => ({ push }), usePathname: () => place.path });

beforeEach(() => {
  push.mockClear();
  place.path = "/dashboard";
});

function Sought() {
  return <output>{useListFilter().q || "nothing"}</output>;
}

/** Stays while the screens in it change. */
function Frame() {
  const [, leave] = useReducer((screens: number) => screens + 1, 1);
  return (
    <>
      <SearchBox />
      <Sought />
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  );
}

function show(searchParams = "") {
  return renderOnDashboard(
    <>
      <SearchBox />
      <Sought />
      <textarea aria-label="Notes" />
    </>,
    searchParams,
  );
}

const field = () => screen.getByRole("searchbox", { name: "Search requests" });
const sought = () => screen.getByRole("status");

it("goes to the field by '/', and looks for what was typed once it rests", async () => {
  show();
  await userEvent.keyboard("/");
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard("adeyemi ");
  expect(field()).toHaveValue("adeyemi ");
  expect(sought()).toHaveTextContent("nothing");
  await waitFor(() => expect(sought()).toHaveTextContent(/^adeyemi$/));
  expect(field()).toHaveValue("adeyemi ");
});

it("leaves '/' to whoever is writing", async () => {
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "Notes" }), "either/or");
  expect(screen.getByRole("textbox", { name: "Notes" })).toHaveValue("either/or");
});

it("clears by Escape, then is left by it", async () => {
  show("?q=tran");
  expect(field()).toHaveValue("tran");
  await userEvent.click(field());
  await userEvent.keyboard("{Escape}");
  expect(field()).toHaveValue("");
  await waitFor(() => expect(sought()).toHaveTextContent("nothing"));
  expect(field()).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(field()).not.toHaveFocus();
});

it("clears by its button", async () => {
  show("?q=tran");
  await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
  await waitFor(() => expect(sought()).toHaveTextContent("nothing"));
  expect(field()).toHaveFocus();
});

it("searches no more once the screen is left", async () => {
  renderOnDashboard(<Frame />);
  await userEvent.type(field(), "tra");
  place.path = "/new-request";
  screen.getByRole("button", { name: "Leave" }).click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sought()).toHaveTextContent("nothing");
});

it("leads to the dashboard from any other screen, by Enter alone", async () => {
  place.path = "/new-request";
  show();
  await userEvent.type(field(), "St. Brendan & sons");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(push).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(push).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/dashboard\?q=St\.(?:\+|%20)Brendan/));
});
