// Reading the form of a review.
import { expect, it } from "vitest";
import { parseReviewForm } from "./parse-form";

function filled(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

it("reads what was filled in", () => {
  const fields = { customerName: " Rosa ", rating: "4", comment: "One.\nTwo. ", showsInitials: "on" };
  expect(parseReviewForm(filled(fields))).toEqual({
    customerName: "Rosa",
    rating: 4,
    comment: "One.\nTwo.",
    showsInitials: true,
  });
});

it("reads nothing where nothing was filled in, and takes no file for words", () => {
  const nothing = { customerName: "", rating: null, comment: "", showsInitials: false };
  expect(parseReviewForm(new FormData())).toEqual(nothing);
  expect(parseReviewForm(filled({ customerName: new Blob(["x"]), rating: "10", comment: " " }))).toEqual(nothing);
  expect(parseReviewForm(filled({ rating: "4.5" })).rating).toBeNull();
  expect(parseReviewForm(filled({ rating: "9" })).rating).toBe(9);
});
