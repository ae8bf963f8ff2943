// A short list is the device's own: a choice can be taken back, and a value from elsewhere stays a choice.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { NativeSelect } from "./native-select";

function Field({ initial = "" }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <NativeSelect
      aria-label="Veteran"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      options={["YES", { value: "NO", label: "No, never" }]}
      emptyLabel="YES or NO"
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "Veteran" });
const choices = () => screen.getAllByRole("option").map((option) => option.textContent);

it("is the device's own select, whose choice can be taken back", async () => {
  render(<Field />);
  expect(field().tagName).toBe("SELECT");
  expect(choices()).toEqual(["YES or NO", "YES", "No, never"]);
  await userEvent.selectOptions(field(), "No, never");
  expect(field()).toHaveValue("NO");
  await userEvent.selectOptions(field(), "YES or NO");
  expect(field()).toHaveValue("");
});

it("keeps a value from elsewhere as a choice", () => {
  render(<Field initial="Korea, 1952" />);
  expect(field()).toHaveValue("Korea, 1952");
  expect(choices()).toEqual(["YES or NO", "YES", "No, never", "Korea, 1952"]);
});
