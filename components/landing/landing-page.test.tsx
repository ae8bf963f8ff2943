// The first page: every way in, five promises, and what each rests on.
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ReviewDto } from "@/lib/reviews/dto";
import { AddressCode } from "./address-code";
import { ClaimList } from "./claim-list";
import { LandingPage } from "./landing-page";
import { ReviewExcerpt } from "./review-excerpt";
import facts from "./screens/facts.json";

const address = "https://transport.example";

/** Drawn on the server, part by part: the code waits for its library. */
async function open(at = address) {
  const code = await AddressCode({ address: at });
  render(code);
}

it("leads to both sign-ins by every button of the specification", () => {
  render(<LandingPage reviews={null} code={null} />);
  const led = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  for (const name of ["Business Login", "Get Started for Your Business", "Business Access"]) {
    expect(led(name)).toBe("/api/login");
  }
  for (const name of ["Family Portal", "Family Portal Login"]) expect(led(name)).toBe("/family/login");
  expect(led("View Customer Reviews")).toBe("/reviews");
  expect(led("Privacy")).toBe("/privacy");
  expect(led("About and attributions")).toBe("/about");
});

it("shows itself in the reader's theme and loads no picture before it is near", () => {
  render(<LandingPage reviews={null} code={null} />);
  const pictures = screen.getAllByRole("img").filter((each) => each.tagName === "IMG");
  // Dark and light, of the desk and of a family.
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).toHaveAccessibleName();
    expect(picture.parentElement?.className).toMatch(/dark:(?:hidden|block)/);
  }
});

it("makes the five promises", () => {
  render(<ClaimList className="" />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
    "40+ form fields filled from pasted text",
    "Live GPS tracking",
    "A complete audit trail",
    "Customer reviews",
    "Made for many locations",
  ]);
  expect(screen.getByText("9:31 PM in Chicago, 8:31 PM in Denver")).toBeInTheDocument();
});

it("tells of the pictured drive what the product said of it", () => {
  render(<ClaimList className="" />);
  expect(screen.getByText(`ETA ${facts.eta}, ${facts.distanceRemaining}`)).toBeInTheDocument();
  expect(screen.getByText(`${facts.hash}…`)).toBeInTheDocument();
  expect(facts.hash).toMatch(/^[\da-f]{12}$/);
});

const review = (more: Partial<ReviewDto> = {}): ReviewDto => ({
  id: "6f1de9c8-57a4-4b0a-9d3e-1f2a3b4c5d6e",
  customerName: "E. W.",
  rating: 4,
  comment: "They came quietly and told us <b>everything</b>.",
  serviceName: "Mortuary Transport",
  createdAt: "2026-11-21T03:00:00.000Z",
  isFromBusiness: false,
  answer: null,
  mayAnswer: false,
  hidden: null,
  ...more,
});

it("shows an excerpt of the reviews as text, and nothing where there is none", () => {
  const { container, rerender } = render(
    <ReviewExcerpt excerpt={{ count: 1, average: 4, reviews: [review()] }} className="" />,
  );
  expect(screen.getByText("4.0 of 5, from 1 review")).toBeInTheDocument();
  const card = screen.getByRole("listitem");
  expect(within(card).getByRole("img", { name: "4 of 5 stars" })).toBeInTheDocument();
  expect(card).toHaveTextContent("They came quietly and told us <b>everything</b>.");
  rerender(<ReviewExcerpt excerpt={{ count: 3, average: 5, reviews: [] }} className="" />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ReviewExcerpt excerpt={null} className="" />);
  expect(container).toBeEmptyDOMElement();
});

it("opens the public address by a code, and says where that is this computer's alone", async () => {
  await open();
  expect(screen.getByRole("img", { name: "QR code that opens transport.example" })).toBeInTheDocument();
  expect(screen.queryByText(/this computer only/)).toBeNull();
  await open("http://127.0.0.1:3000");
  expect(screen.getByText("This address opens on this computer only.")).toBeInTheDocument();
});

it("says what its card shows in one line, for whoever does not see it", () => {
  const alt = readFileSync("app/opengraph-image.alt.txt", "utf8");
  expect(alt).toMatch(/^Every person, every mile, accounted for: [^\n]+\.$/);
});
