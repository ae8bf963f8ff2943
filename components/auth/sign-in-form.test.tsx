// The sign-in form sends once, says what went wrong and keeps what was typed.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SignInForm } from "./sign-in-form";

const assign = vi.fn<(url: string) => void>();
const demo = { accounts: [{ email: "driver@demo.test", label: "Driver" }], password: "demo-password" };

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://product.test/sign-in", assign });
});
afterEach(() => assign.mockReset());

const answer = (status: number, url: string) => Response.json({ url }, { status });

function show(fetched: () => Promise<Response>, props: { problem?: string; isDemo?: boolean } = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(fetched);
  vi.stubGlobal("fetch", fetch);
  render(<SignInForm callbackUrl="/new-request" problem={props.problem ?? null} demo={props.isDemo ? demo : null} />);
  return fetch;
}

async function typeAndEnter() {
  await userEvent.type(screen.getByLabelText("Email"), "ana@example.test");
  await userEvent.type(screen.getByLabelText("Password"), "secret-secret{Enter}");
}

test("Enter sends both fields and goes where the answer says", async () => {
  const fetch = show(async () => answer(200, "http://product.test/new-request"));
  await typeAndEnter();
  await waitFor(() => expect(assign).toHaveBeenCalledWith("http://product.test/new-request"));
  expect(fetch).toHaveBeenCalledTimes(1);
  const body = fetch.mock.calls[0]?.[1].body as URLSearchParams;
  expect(Object.fromEntries(body)).toEqual({
    json: "true",
    callbackUrl: "/new-request",
    email: "ana@example.test",
    password: "secret-secret",
  });
});

test("a wrong password is said in words, the fields keep what was typed", async () => {
  show(async () => answer(401, "http://product.test/api/auth/error?error=CredentialsSignin"));
  await typeAndEnter();
  expect(await screen.findByRole("alert")).toHaveTextContent("This e-mail and password do not match.");
  expect(screen.getByLabelText("Email")).toHaveValue("ana@example.test");
  expect(screen.getByLabelText("Password")).toHaveFocus();
  expect(screen.getByRole("button", { name: /^Sign in/ })).toBeEnabled();
  expect(assign).not.toHaveBeenCalled();
});

test("too many tries say how long to wait; a lost connection says so", async () => {
  const fetch = show(async () => answer(401, "http://product.test/api/auth/error?error=TooManyTries-12"));
  await typeAndEnter();
  expect(await screen.findByRole("alert")).toHaveTextContent("Please wait 12 minutes");
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await userEvent.click(screen.getByRole("button", { name: /^Sign in/ }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Check your connection"));
});

test("while it is sent the button is busy and a second submit does nothing", async () => {
  let finish: (response: Response) => void = () => {};
  const fetch = show(() => new Promise((done) => (finish = done)));
  await typeAndEnter();
  const button = screen.getByRole("button", { name: /Signing in/, busy: true });
  expect(button).toBeDisabled();
  const form = button.closest("form");
  if (form) fireEvent.submit(form);
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(async () => finish(answer(200, "/dashboard")));
});

test("without scripts the form posts the same fields", () => {
  show(async () => answer(200, "/"));
  const form = screen.getByLabelText("Email").closest("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/auth/callback/credentials");
  expect(new FormData(form ?? undefined).get("callbackUrl")).toBe("/new-request");
});

test("the password can be shown and hidden", async () => {
  show(async () => answer(200, "/"));
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
});

test("a click on a demo account fills both fields; without the demo none is listed", async () => {
  show(async () => answer(200, "/"), { isDemo: true });
  await userEvent.click(screen.getByRole("button", { name: /driver@demo.test/ }));
  expect(screen.getByLabelText("Email")).toHaveValue("driver@demo.test");
  expect(screen.getByLabelText("Password")).toHaveValue("demo-password");
  expect(screen.getByRole("button", { name: /^Sign in/ })).toHaveFocus();
});

test("lists no accounts outside the demo, and shows why the last try failed", () => {
  show(async () => answer(200, "/"), { problem: "This e-mail and password do not match." });
  expect(screen.queryByText("Demo accounts")).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent("do not match");
});
