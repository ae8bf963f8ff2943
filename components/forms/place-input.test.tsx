// A field that knows places: it offers, and takes any other text as it is typed.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeQueryClient } from "@/components/layout/query-provider";
import { AddressInput } from "./address-input";
import { BusinessInput } from "./business-input";
import type { FoundPlace } from "./place-line";

const brendan = { source: "own", name: "St. Brendan", address: "4025 N Paulina St, Chicago, IL 60613" };
const lake = { source: "recent", name: null, address: "718 Lake St, Oak Park, IL 60301" };

/** Answers by what was asked; the test may hold one back. */
let answer: (q: string) => Promise<object[]>;
let asked: string[];
beforeEach(() => {
  asked = [];
  answer = async () => [brendan, lake];
  vi.stubGlobal("fetch", async (path: string) => {
    const { searchParams } = new URL(path, "http://localhost");
    asked.push(`${searchParams.get("kind")} ${searchParams.get("q")}`);
    return Response.json(await answer(searchParams.get("q") ?? ""));
  });
});

const onSubmit = vi.fn<(text: string) => void>();
const onPlace = vi.fn<(place: FoundPlace) => void>();

function Field({ input: Input }: { input: typeof AddressInput }) {
  const [value, setValue] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <Input aria-label="Place" value={value} onChange={setValue} onPlace={onPlace} />
      <button type="submit">Send</button>
    </form>
  );
}

function show(input = AddressInput) {
  vi.clearAllMocks();
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Field input={input} />
    </QueryClientProvider>,
  );
  return screen.getByRole("combobox", { name: "Place" });
}

const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const listed = () => waitFor(() => expect(options()).toHaveLength(2));

it("offers a list once the typing rests, asks once, and takes what is clicked", async () => {
  const field = show();
  await userEvent.type(field, "bren");
  expect(options()).toEqual([]);
  await listed();
  expect(asked).toEqual(["address bren"]);
  expect(options()).toEqual([`St. Brendan${brendan.address}Your place`, `${lake.address}Recent`]);
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("2 suggestions")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("option", { name: /St\. Brendan/ }));
  expect(field).toHaveValue(brendan.address);
  expect(field).toHaveFocus();
  expect(options()).toEqual([]);
  expect(onPlace).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: "St. Brendan" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it("is used by keys alone: arrows and Enter choose, past the end is the text", async () => {
  const field = show();
  await userEvent.type(field, "la");
  await listed();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const second = screen.getByRole("option", { name: /718 Lake/ });
  expect(second).toHaveAttribute("aria-selected", "true");
  expect(field).toHaveAttribute("aria-activedescendant", second.id);
  await userEvent.keyboard("{ArrowDown}");
  expect(field).not.toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{ArrowUp}{Enter}");
  expect(field).toHaveValue(lake.address);
  expect(onSubmit).not.toHaveBeenCalled();
});

it("leaves what was typed to Enter, Tab and Escape", async () => {
  const field = show();
  await userEvent.type(field, "17 Quince Ct");
  await listed();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith("17 Quince Ct");
  await userEvent.keyboard("{Escape}");
  expect(options()).toEqual([]);
  await userEvent.keyboard(",{ArrowDown}");
  await listed();
  await userEvent.tab();
  expect(options()).toEqual([]);
  expect(field).toHaveValue("17 Quince Ct,");
});

it("opens the empty field's list by the down key, and by nothing else", async () => {
  const field = show();
  await userEvent.click(field);
  expect(asked).toEqual([]);
  await userEvent.keyboard("{ArrowDown}");
  await listed();
  expect(asked).toEqual(["address "]);
});

it("drops an answer that comes after the next question", async () => {
  const field = show();
  let answerLate = (_lines: object[]) => {};
  answer = async (q) => (q === "oak" ? new Promise((resolve) => (answerLate = resolve)) : [lake]);
  await userEvent.type(field, "oak");
  await waitFor(() => expect(asked).toEqual(["address oak"]));
  await userEvent.clear(field);
  await userEvent.type(field, "lake");
  await waitFor(() => expect(options()).toEqual([`${lake.address}Recent`]));
  await act(async () => answerLate([brendan]));
  expect(options()).toEqual([`${lake.address}Recent`]);
});

it("is a plain field where nothing answers", async () => {
  answer = async () => {
    throw new TypeError("No connection.");
  };
  const field = show();
  await userEvent.type(field, "17 Quince Ct");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(options()).toEqual([]);
  expect(screen.queryByText(/Autocomplete unavailable/)).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith("17 Quince Ct");
});

it("asks for businesses by their names", async () => {
  answer = async () => [brendan, { ...brendan, source: "recent", name: "Brendan Annex" }];
  const field = show(BusinessInput);
  await userEvent.type(field, "bren");
  await listed();
  expect(asked).toEqual(["business bren"]);
  await userEvent.click(screen.getByRole("option", { name: /St\. Brendan/ }));
  expect(field).toHaveValue("St. Brendan");
});
