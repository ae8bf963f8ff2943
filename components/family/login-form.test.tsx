// The family's sign-in form: what it sends, what it says, what it keeps.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { familyWords } from "@/lib/family/format";
import { caseIdKey } from "./case-id-memory";
import { LoginForm } from "./login-form";

const router = vi.hoisted(() => ({ push: vi.fn<(path: string) => void>() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("@/lib/family/actions", () => ({ openCaseAction: vi.fn<() => void>() }));

const { wait: _wait, ...words } = familyWords.login;
const caseId = "CHI-202611-7QF3K-9TX2M";
const fetchMock = vi.fn<typeof fetch>();

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const sent = () => fetchMock.mock.calls.map(([path, init]) => [path, JSON.parse(init?.body as string)]);
const show = () => render(<LoginForm words={words} mark={<i />} fieldClass="" buttonClass="" />);
const submit = () => userEvent.click(screen.getByRole("button"));

beforeEach(() => {
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

it("says 'Login Failed' with the server's sentence, and keeps what was typed", async () => {
  fetchMock.mockResolvedValue(answer(401, { error: words.refused, code: "unauthorized" }));
  show();
  await userEvent.type(screen.getByLabelText("Case ID"), caseId);
  await userEvent.type(screen.getByLabelText("PIN"), "1234567");
  await submit();
  expect(sent()).toEqual([["/api/family/login", { caseId, pin: "123456" }]]);
  expect(screen.getByRole("alert")).toHaveTextContent(`Login Failed${words.refused}`);
  expect(screen.getByLabelText("Case ID")).toHaveValue(caseId);
  expect(screen.getByLabelText("PIN")).toHaveValue("123456");
  expect(router.push).not.toHaveBeenCalled();
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
