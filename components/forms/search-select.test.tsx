// A long list can be searched and chosen from without a mouse.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { SearchSelect } from "./search-select";

const options = [
  { value: "a", label: "Ashgrove Memorial Chapel" },
  { value: "b", label: "Hôpital Saint-Luc" },
  { value: "c", label: "Lakeshore Removal" },
];

function Field({ initial = "" }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <SearchSelect
      aria-label="Business"
      value={value}
      onChange={setValue}
      options={options}
      emptyLabel="Any (open call)"
      unknownLabel="No longer listed"
      searchLabel="Find a business"
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "Business" });
const shown = () => screen.getAllByRole("option").map((option) => option.textContent);

it("opens with the first letter, finds across accents, and takes the choice by Enter", async () => {
  const user = userEvent.setup();
  render(<Field />);
  expect(field()).toHaveTextContent("Any (open call)");
  await user.tab();
  await user.keyboard("h");
  expect(screen.getByRole("combobox", { name: "Find a business" })).toHaveValue("h");
  await user.keyboard("opital luc");
  expect(shown()).toEqual(["Hôpital Saint-Luc"]);
  await user.keyboard("{Enter}");
  expect(field()).toHaveTextContent("Hôpital Saint-Luc");
  expect(field()).toHaveFocus();
});

it("goes through the list by arrows, and back to no choice", async () => {
  const user = userEvent.setup();
  render(<Field initial="b" />);
  await user.click(field());
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Hôpital Saint-Luc");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}{Enter}");
  expect(field()).toHaveTextContent("Any (open call)");
});

it("keeps the choice on Escape and says when nothing matches", async () => {
  const user = userEvent.setup();
  render(<Field initial="c" />);
  await user.click(field());
  await user.keyboard("zzz");
  expect(screen.getByText("Nothing on the list matches.")).toBeVisible();
  await user.keyboard("{Enter}{Escape}");
  expect(field()).toHaveTextContent("Lakeshore Removal");
});

it("says so when the chosen one is no longer listed", () => {
  render(<Field initial="gone" />);
  expect(field()).toHaveTextContent("No longer listed");
});
