// The filter folds away while it narrows the list, and its button keeps the mark.
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderOnDashboard } from "@/lib/testing/dashboard";
import { ListTools } from "./list-tools";

const show = (searchParams: string) => renderOnDashboard(<ListTools filter={{}}>{null}</ListTools>, searchParams);
const toggle = () => screen.getByRole("button", { name: /^Filter/ });

it("stands open where days are set, folds, and stays marked", async () => {
  show("?from=2026-11-01");
  expect(toggle()).toHaveTextContent("Filter on");
  expect(screen.getByLabelText("Created from")).toHaveValue("2026-11-01");
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  expect(toggle()).toHaveTextContent("Filter on");
  expect(screen.queryByLabelText("Created from")).toBeNull();
  await userEvent.click(toggle());
  expect(screen.getByLabelText("Created from")).toHaveValue("2026-11-01");
});

it("is opened by its button, and stays open when it is cleared", async () => {
  show("");
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(toggle());
  await userEvent.type(screen.getByLabelText("Created until"), "2026-11-20");
  expect(toggle()).toHaveTextContent("Filter on");
  await userEvent.click(screen.getByRole("button", { name: "Clear filter" }));
  expect(toggle()).toHaveTextContent(/^Filter$/);
  expect(screen.getByLabelText("Created until")).toHaveValue("");
});
