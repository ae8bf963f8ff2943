// What search engines are told of the reviews.
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { ReviewStructure } from "./review-structure";

it("tells the count and the average, under the page's nonce", () => {
  const { container } = render(<ReviewStructure summary={{ count: 3, average: 13 / 3 }} nonce="n0nce" />);
  const script = container.querySelector("script");
  expect(script?.nonce).toBe("n0nce");
  expect(JSON.parse(script?.textContent ?? "")).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Mortuary Transport",
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: "4.3",
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    },
  });
});

it("tells nothing while there are none, for a rating of nobody would be a lie", () => {
  const { container } = render(<ReviewStructure summary={{ count: 0, average: null }} nonce={undefined} />);
  expect(container).toBeEmptyDOMElement();
});
