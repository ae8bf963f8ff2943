// Leaving a few words from a family's page: what is sent, what is said, and that nothing typed is lost.
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { FamilyViewDto } from "@/lib/family/dto";
import type { Language } from "@/lib/family/parse-language";
import { reviewWords } from "@/lib/family/words/review";
import { FamilyReview } from "./family-review";

const caseId = "CHI-202611-7QF3K-9TX2M";
const fetchMock = vi.fn<typeof fetch>();
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  // What jsdom lacks of dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

interface Shown {
  status?: string;
  isReviewed?: boolean;
  language?: Language;
}

function page({ status = "completed", isReviewed = false, language = "en" }: Shown = {}) {
  const found = { caseId, status, deceasedName: "Eleanor Whitfield", ownerId: null };
  return <FamilyReview view={{ case: found } as FamilyViewDto} isReviewed={isReviewed} language={language} />;
}

async function open(language: Language = "en") {
  const { rerender } = render(page({ language }));
  await userEvent.click(screen.getByText(reviewWords[language].open, { selector: "summary" }));
  const dialog = within(screen.getByRole("dialog", { name: reviewWords[language].title }));
  return { dialog, rerender };
}

const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const sent = () => fetchMock.mock.calls.map(([path, init]) => [path, JSON.parse(init?.body as string)]);

it.each(["pending", "active", "declined"])("offers nothing while the case is %s", (status) => {
  expect(render(page({ status })).container).toBeEmptyDOMElement();
});

it("offers it calmly, unfolds the form in a dialog, and leaves it when asked to", async () => {
  const { dialog } = await open();
  expect(screen.getByText("You may leave a few words, if you wish.")).toBeInTheDocument();
  expect(dialog.getByRole("heading", { name: "Leave a few words" })).toHaveFocus();
  expect(dialog.getByText(/^About the transport of Eleanor\./)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText("Your words"), "Kind.");
  await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
  expect(document.querySelector("details")).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText("Leave a few words", { selector: "summary" }));
  expect(dialog.getByLabelText("Your words")).toHaveValue("Kind.");
  expect(fetchMock).not.toHaveBeenCalled();
});

it("asks for a rating and a name before it sends anything", async () => {
  const { dialog } = await open();
  await send();
  expect(dialog.getByText("Please select a rating")).toBeInTheDocument();
  expect(dialog.getByText("Please enter your name")).toBeInTheDocument();
  expect(dialog.getByRole("radiogroup", { name: "Your rating" })).toBeInvalid();
  expect(dialog.getByRole("radio", { name: "1 star" })).toHaveFocus();
  await userEvent.click(dialog.getByRole("radio", { name: "4 stars" }));
  await send();
  expect(dialog.queryByText("Please select a rating")).toBeNull();
  expect(dialog.getByLabelText("Your name")).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
});

it("chooses stars by keyboard, sends what was filled in and thanks for it", async () => {
  fetchMock.mockResolvedValue(answer(200, {}));
  const { dialog } = await open();
  await userEvent.click(dialog.getByRole("radio", { name: "3 stars" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(dialog.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await userEvent.type(dialog.getByLabelText("Your name"), " Rosa Luna ");
  await userEvent.click(dialog.getByLabelText("Show my initials only"));
  await send();
  const status = screen.getByRole("status");
  await waitFor(() => expect(status).toHaveFocus());
  const about = { caseId, businessOwnerId: null };
  expect(sent()).toEqual([["/api/reviews", { customerName: "Rosa Luna", rating: 4, showsInitials: true, ...about }]]);
  expect(status).toHaveTextContent("Review SubmittedThank you for taking the time.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says the server's sentences where they belong, and keeps what was typed", async () => {
  const { long } = reviewWords.es.refused;
  fetchMock.mockResolvedValueOnce(answer(400, { error: long, code: "invalid", fields: { comment: long } }));
  fetchMock.mockResolvedValueOnce(answer(409, { error: reviewWords.es.refused.again, code: "conflict" }));
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { dialog } = await open("es");
  const enviar = () => userEvent.click(dialog.getByRole("button", { name: "Enviar" }));
  await userEvent.click(dialog.getByRole("radio", { name: "5 estrellas" }));
  await userEvent.type(dialog.getByLabelText("Su nombre"), "Rosa");
  await userEvent.type(dialog.getByLabelText("Sus palabras"), "Gracias.");
  await enviar();
  expect(await dialog.findByText(long)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByLabelText("Sus palabras")).toHaveFocus());
  const alert = dialog.getByRole("alert");
  await enviar();
  await waitFor(() => expect(alert).toHaveTextContent("No se envióSu familia ya dejó unas palabras. Gracias."));
  await enviar();
  await waitFor(() => expect(alert).toHaveTextContent("No se envióNo pudimos conectarnos."));
  expect(dialog.getByLabelText("Sus palabras")).toHaveValue("Gracias.");
  expect(sent().at(-1)?.[1]).toMatchObject({ customerName: "Rosa", rating: 5, comment: "Gracias." });
});

it("thanks on every later visit, and takes nothing from somebody who is writing meanwhile", async () => {
  const { dialog, rerender } = await open();
  await userEvent.type(dialog.getByLabelText("Your words"), "Kind.");
  rerender(page({ isReviewed: true }));
  expect(dialog.getByLabelText("Your words")).toHaveValue("Kind.");
  await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
  expect(screen.getByRole("status")).toHaveTextContent("Review Submitted");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("You may leave a few words, if you wish.")).toBeNull();
});

it("unfolds in the page where a browser has no dialogs", async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  render(page());
  await userEvent.click(screen.getByText("Leave a few words", { selector: "summary" }));
  expect(screen.getByLabelText("Your name")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Not now" })).toBeNull();
});
