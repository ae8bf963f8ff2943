// Customer Reviews: what stands on the page, and what a signed-in user can do there.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { answerCalls, showBilling } from "@/lib/testing/billing-screens";
import { aReview } from "@/lib/testing/review-screens";
import { ReviewsScreen } from "./reviews-screen";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
});

const list = "GET /api/reviews?";
const ana = { name: "Ana Ruiz", mayHide: false };
const ida = { name: "Ida Bell", mayHide: true };

function show(
  answers: Parameters<typeof answerCalls>[1],
  {
    viewer = null,
    cursor = null,
    search = "",
  }: { viewer?: typeof ana | null; cursor?: string | null; search?: string } = {},
) {
  answerCalls(fetchMock, { "GET /api/reviews/summary": { count: 2, average: 4.25 }, ...answers });
  return showBilling(<ReviewsScreen viewer={viewer} zone="America/Chicago" cursor={cursor} />, search);
}

const sent = (path: string) =>
  fetchMock.mock.calls
    .filter(([asked, init]) => asked === path && init?.method === "POST")
    .map(([, init]) => JSON.parse(init?.body as string) as unknown);
const refused = (status: number, error: string) => () => Response.json({ error, code: "conflict" }, { status });
const notices = () => within(screen.getByRole("region", { name: /^Notices/ }));

it("tells the average, how many there are, and each review in its zone's days", async () => {
  show({
    [list]: [
      aReview(),
      aReview({
        id: "2",
        customerName: "E. W.",
        rating: 1,
        comment: null,
        isFromBusiness: true,
        answer: { text: "Thank you.", answeredAt: "2026-11-23T18:00:00.000Z" },
      }),
    ],
  });
  const [first, second] = await screen.findAllByRole("article");
  expect(first).toHaveTextContent("RLRosa Ortega LunaMortuary TransportNov 21, 2026");
  expect(within(first as HTMLElement).getByRole("img", { name: "4 of 5 stars" })).toBeInTheDocument();
  expect(second).toHaveTextContent(
    "EWE. W.Mortuary TransportNov 21, 2026Business userAnswer of the transport providerNov 23, 2026Thank you.",
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Customer Reviews");
  expect(screen.getByText("4.3", { exact: false })).toHaveTextContent("Average rating 4.3");
  expect(screen.getByText("2 reviews")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows markup as the text that it is, whoever wrote it", async () => {
  const markup = "<img src=x onerror=alert(1)><script>alert(1)</script>";
  const answer = { text: markup, answeredAt: "2026-11-23T18:00:00.000Z" };
  const hidden = { reason: markup, hiddenAt: "2026-11-23T18:00:00.000Z", hiddenBy: markup };
  const { container } = show(
    { [list]: [aReview({ customerName: markup, comment: markup, serviceName: markup, answer, hidden })] },
    { viewer: ida },
  );
  const card = await screen.findByRole("article");
  expect(card.textContent.split(markup)).toHaveLength(7);
  expect(container.querySelector("img, script")).toBeNull();
});

it("says that there are none, with an average of 0.0", async () => {
  show({ [list]: [], "GET /api/reviews/summary": { count: 0, average: null } });
  expect(await screen.findByRole("heading", { name: "No reviews yet" })).toBeInTheDocument();
  expect(screen.getByText("0.0", { exact: false })).toBeInTheDocument();
  expect(await screen.findByText("0 reviews")).toBeInTheDocument();
});

it("leads a stranger who wants to write to the sign-in and back, and a family to its portal", async () => {
  show({ [list]: [] }, { search: "?write=true" });
  const add = await screen.findByRole("link", { name: "Add Review" });
  expect(add).toHaveAttribute("href", "/api/login?callbackUrl=%2Freviews%3Fwrite%3Dtrue");
  expect(screen.getByRole("link", { name: "Family Portal" })).toHaveAttribute("href", "/family/login");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("adds a review with a name, stars by keyboard and a few words, and says what is missing", async () => {
  show({ [list]: [], "POST /api/reviews": aReview() }, { viewer: ana });
  await userEvent.click(screen.getByRole("button", { name: "Add Review" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add Review" }));
  const name = dialog.getByLabelText("Name");
  expect(name).toHaveValue("Ana Ruiz");
  await userEvent.clear(name);
  await userEvent.click(dialog.getByRole("button", { name: "Submit Review" }));
  for (const missing of ["Please select a rating", "Please enter your name", "Please write a few words"]) {
    expect(await dialog.findByText(missing)).toBeInTheDocument();
  }
  expect(dialog.getByRole("radio", { name: "1 star" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(dialog.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await userEvent.type(name, "  Ana R. ");
  await userEvent.type(dialog.getByLabelText("Comment"), " On time. ");
  await userEvent.click(dialog.getByRole("button", { name: "Submit Review" }));
  expect(await notices().findByText("Review Submitted")).toBeInTheDocument();
  expect(sent("/api/reviews")).toEqual([
    { rating: 4, customerName: "Ana R.", comment: "On time.", serviceName: "Mortuary Transport" },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const asked = fetchMock.mock.calls.map(([path]) => path as string);
  expect(asked.filter((path) => path.startsWith("/api/reviews?")).length).toBe(2);
  expect(asked.filter((path) => path === "/api/reviews/summary").length).toBe(2);
});

it("keeps what was written when it is refused, and says why in a notice", async () => {
  show({ [list]: [], "POST /api/reviews": refused(429, "Too many tries.") }, { viewer: ana, search: "?write=true" });
  const dialog = within(await screen.findByRole("dialog", { name: "Add Review" }));
  await userEvent.click(dialog.getByRole("radio", { name: "5 stars" }));
  await userEvent.type(dialog.getByLabelText("Comment"), "On time.");
  await userEvent.click(dialog.getByRole("button", { name: "Submit Review" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("Too many tries.");
  expect(screen.getByText("429: Too many tries.")).toBeInTheDocument();
  expect(dialog.getByLabelText("Comment")).toHaveValue("On time.");
});

it("answers a review of one's own, and corrects the answer that one has read", async () => {
  const review = aReview({ mayAnswer: true });
  const answer = { text: "Thank you.", answeredAt: "2026-11-23T18:00:00.000Z" };
  const answers = {
    [list]: [review, aReview({ id: "2" }), aReview({ id: "3", mayAnswer: true, answer })],
    [`POST /api/reviews/${review.id}/answer`]: review,
    "POST /api/reviews/3/answer": refused(409, "Ana Ruiz answered this already."),
  };
  show(answers, { viewer: ana });
  expect(await screen.findAllByRole("button", { name: /Answer$/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Answer" }));
  const dialog = within(screen.getByRole("dialog", { name: "Answer Review" }));
  await userEvent.click(dialog.getByRole("button", { name: "Publish Answer" }));
  expect(await dialog.findByText("Please write an answer")).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText("Your answer"), "Thank you, Ms. Luna. ");
  await userEvent.click(dialog.getByRole("button", { name: "Publish Answer" }));
  expect(await notices().findByText("Answer Published")).toBeInTheDocument();
  expect(sent(`/api/reviews/${review.id}/answer`)).toEqual([{ answer: "Thank you, Ms. Luna." }]);
  await userEvent.click(await screen.findByRole("button", { name: "Change Answer" }));
  const second = within(await screen.findByRole("dialog", { name: "Change Answer" }));
  expect(second.getByLabelText("Your answer")).toHaveValue("Thank you.");
  await userEvent.click(second.getByRole("button", { name: "Publish Answer" }));
  expect(await second.findByRole("alert")).toHaveTextContent("Ana Ruiz answered this already.");
  expect(sent("/api/reviews/3/answer")).toEqual([{ answer: "Thank you.", replaces: answer.answeredAt }]);
});

it("lets an administrator hide a review and show a hidden one, with a reason", async () => {
  const hidden = { reason: "It names a nurse.", hiddenAt: "2026-11-23T18:00:00.000Z", hiddenBy: "Ida Bell" };
  show({ [list]: [aReview(), aReview({ id: "2", hidden })], "POST /api/reviews/": aReview() }, { viewer: ida });
  const [first, second] = await screen.findAllByRole("article");
  expect(second).toHaveTextContent("Hidden by Ida Bell, Nov 23, 2026: It names a nurse.");
  await userEvent.click(within(first as HTMLElement).getByRole("button", { name: "Hide" }));
  const dialog = within(screen.getByRole("dialog", { name: "Hide Review" }));
  await userEvent.click(dialog.getByRole("button", { name: "Hide Review" }));
  expect(await dialog.findByText("Please provide a reason for this action.")).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText("Reason"), "It names a nurse.");
  await userEvent.click(dialog.getByRole("button", { name: "Hide Review" }));
  expect(await notices().findByText("Review Hidden")).toBeInTheDocument();
  expect(sent(`/api/reviews/${aReview().id}/hide`)).toEqual([{ reason: "It names a nurse." }]);
  await userEvent.click(within(second as HTMLElement).getByRole("button", { name: "Show Again" }));
  const again = within(await screen.findByRole("dialog", { name: "Show Review Again" }));
  await userEvent.type(again.getByLabelText("Reason"), "It was her own.");
  await userEvent.click(again.getByRole("button", { name: "Show Review" }));
  expect(await notices().findByText("Review Shown")).toBeInTheDocument();
  expect(sent("/api/reviews/2/show")).toEqual([{ reason: "It was her own." }]);
});

it("goes on below by a link that also works by itself, and back to the newest", async () => {
  const more = { headers: { Link: '</api/reviews?limit=20&cursor=abc>; rel="next"' } };
  show(
    {
      "GET /api/reviews?limit=20&cursor=here": () => Response.json([aReview()], more),
      "GET /api/reviews?limit=20&cursor=abc": [aReview({ id: "2", customerName: "Older" })],
    },
    { cursor: "here" },
  );
  const link = await screen.findByRole("link", { name: "Show more" });
  expect(link).toHaveAttribute("href", "/reviews?cursor=abc");
  expect(screen.getByRole("link", { name: "Newest reviews" })).toHaveAttribute("href", "/reviews");
  await userEvent.click(link);
  expect(await screen.findByRole("heading", { name: "Older" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
});

it("says that the reviews could not be read, and reads them again", async () => {
  show({ [list]: () => new Response("", { status: 500 }) });
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch reviews");
  answerCalls(fetchMock, { [list]: [aReview()] });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeInTheDocument();
});
