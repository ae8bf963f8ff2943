// Reads what somebody filled into the form of a review.

/** As it was filled in; nothing is checked but the kind of each. */
export interface FilledReview {
  customerName: string;
  /** Null while no star is chosen. */
  rating: number | null;
  comment: string;
  showsInitials: boolean;
}

/** The fields by the names that they have in the form. */
export function parseReviewForm(form: FormData): FilledReview {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const rating = text("rating");
  return {
    customerName: text("customerName"),
    rating: /^\d$/.test(rating) ? Number(rating) : null,
    comment: text("comment"),
    showsInitials: form.has("showsInitials"),
  };
}
