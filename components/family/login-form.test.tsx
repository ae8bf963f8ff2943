// The family's sign-in form: what it sends, what it says, what it keeps.
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { doorWords } from "@/lib/family/words/door";
import { loginWords } from "@/lib/family/words/login";
import { stubNavigation } from "@/lib/testing/navigation";
import { caseIdKey, closedKey } from "./case-id-memory";
import { LoginForm } from "./login-form";

const router = { push: vi.fn<(path: string) => void>() };
stubNavigation({ useRouter: () => router });

const words = loginWords.en;
const { refused } = doorWords.en;
const caseId = "CHI-202611-7QF3K-9TX2M";
const fetchMock = vi.fn<typeof fetch>();

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const sent = () => fetchMock.mock.calls.map(([path, init]) => [path, JSON.parse(init?.body as string)]);
const show = (isClosed = false) =>
  render(<LoginForm words={words} isClosed={isClosed} mark={<i />} fieldClass="" buttonClass="" />);
const submit = () => userEvent.click(screen.getByRole("button"));

beforeEach(() => {
  window.history.replaceState(null, "", "/family/login");
  router.push.mockReset();
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

it("asks for the case ID before it sends anything", async () => {
  show();
  await submit();
  const field = screen.getByLabelText("Case ID");
  expect(screen.getByText("Please enter your case ID")).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
});

it("leaves a blank PIN out, and goes to the case as the server names it", async () => {
  fetchMock.mockResolvedValue(answer(200, { caseId }));
  show();
  await userEvent.type(screen.getByLabelText("Case ID"), ` ${caseId.toLowerCase()} `);
  await userEvent.type(screen.getByLabelText("PIN"), "  ");
  await submit();
  expect(sent()).toEqual([["/api/family/login", { caseId: caseId.toLowerCase() }]]);
  expect(router.push).toHaveBeenCalledWith(`/family/dashboard/${caseId}`);
});

it("hints at 4 to 6 digits, and holds nobody to them", async () => {
  fetchMock.mockResolvedValue(answer(200, { caseId }));
  show();
  expect(screen.getByLabelText("PIN")).toHaveAccessibleDescription("4 to 6 digits, if you were given one.");
  await userEvent.type(screen.getByLabelText("Case ID"), caseId);
  await userEvent.type(screen.getByLabelText("PIN"), "12x");
  await submit();
  expect(sent()).toEqual([["/api/family/login", { caseId, pin: "12x" }]]);
  expect(router.push).toHaveBeenCalledWith(`/family/dashboard/${caseId}`);
});

it("says 'Login Failed' with the server's sentence, and keeps what was typed", async () => {
  fetchMock.mockResolvedValue(answer(401, { error: refused, code: "unauthorized" }));
  show();
  await userEvent.type(screen.getByLabelText("Case ID"), caseId);
  await userEvent.type(screen.getByLabelText("PIN"), "482 913");
  await submit();
  expect(sent()).toEqual([["/api/family/login", { caseId, pin: "482 913" }]]);
  expect(screen.getByRole("alert")).toHaveTextContent(`Login Failed${refused}`);
  expect(screen.getByLabelText("Case ID")).toHaveValue(caseId);
  expect(screen.getByLabelText("PIN")).toHaveValue("482 913");
  expect(router.push).not.toHaveBeenCalled();
});

it("says nothing in the language that was left, and keeps what was typed", async () => {
  const form = (language: "en" | "es") => (
    <LoginForm words={loginWords[language]} isClosed={false} mark={<i />} fieldClass="" buttonClass="" />
  );
  const { rerender } = render(form("en"));
  await userEvent.type(screen.getByLabelText("PIN"), "48");
  await submit();
  expect(screen.getByText("Please enter your case ID")).toBeInTheDocument();
  rerender(form("es"));
  expect(screen.queryByText("Please enter your case ID")).toBeNull();
  expect(screen.getByLabelText("PIN")).toHaveValue("48");
});

it("says 'Login failed' where the answer has no words", async () => {
  fetchMock.mockResolvedValue(new Response("", { status: 502, statusText: "" }));
  show();
  await userEvent.type(screen.getByLabelText("Case ID"), caseId);
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent("Login FailedLogin failed");
});

it("sends a double click once", async () => {
  fetchMock.mockReturnValue(new Promise(() => {}));
  show();
  await userEvent.type(screen.getByLabelText("Case ID"), caseId);
  await userEvent.dblClick(screen.getByRole("button"));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("button", { name: "Opening" })).toHaveAttribute("aria-disabled", "true");
});

it("offers the case ID that this tab knows", () => {
  sessionStorage.setItem(caseIdKey, caseId);
  show();
  expect(screen.getByLabelText("Case ID")).toHaveValue(caseId);
});

it("takes the case ID from a card's link, puts the cursor into the PIN and clears the address", () => {
  sessionStorage.setItem(caseIdKey, "CHI-202611-00000-00000");
  window.history.replaceState(null, "", `/family/login?from=card#${caseId.toLowerCase().replaceAll("-", "%20")}`);
  show();
  expect(screen.getByLabelText("Case ID")).toHaveValue(caseId);
  expect(screen.getByLabelText("PIN")).toHaveFocus();
  expect(window.location.href).toMatch(/\/family\/login\?from=card$/);
});

it("takes a card's link that is opened over a sign-in that stands open", () => {
  window.history.replaceState(null, "", "/family/login");
  show();
  act(() => {
    window.history.replaceState(null, "", `#${caseId}`);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.getByLabelText("Case ID")).toHaveValue(caseId);
  expect(window.location.hash).toBe("");
});

it("leaves an address alone that carries no case ID", () => {
  for (const fragment of ["#main", "#%E0%A4%A"]) {
    window.history.replaceState(null, "", `/family/login${fragment}`);
    const { unmount } = show();
    expect(screen.getByLabelText("Case ID")).toHaveValue("");
    expect(window.location.hash).toBe(fragment);
    unmount();
  }
});

it("says once, gently, that the page was closed", async () => {
  sessionStorage.setItem(closedKey, "1");
  const { unmount } = show();
  expect(await screen.findByText(words.closed)).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent(words.closed);
  unmount();
  show();
  expect(screen.queryByText(words.closed)).toBeNull();
});

it("says so too where a link led to a page that is open no more, until the next try", async () => {
  window.history.replaceState(null, "", "/family/login?closed=1");
  fetchMock.mockResolvedValue(answer(401, { error: refused, code: "unauthorized" }));
  show(true);
  expect(screen.getByRole("status")).toHaveTextContent(words.closed);
  expect(window.location.search).toBe("");
  await userEvent.type(screen.getByLabelText("Case ID"), caseId);
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent(refused);
  expect(screen.queryByText(words.closed)).toBeNull();
});
