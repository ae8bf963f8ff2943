// Who may do what with a review that stands.

/** Whoever reads it: a signed-in user of a business. */
export interface ReviewViewer {
  businessId: string;
  role: string;
}

/** The business that carried the transport out answers what is said of it, as long as everybody can read it. */
export const mayAnswerReview = (
  viewer: ReviewViewer | null,
  { businessOwnerId, hiddenAt }: { businessOwnerId: string | null; hiddenAt: Date | null },
) => viewer !== null && viewer.businessId === businessOwnerId && hiddenAt === null;

/** The platform's administrators hide a review and show it again, and read the hidden ones. */
export const mayHideReviews = (viewer: { role: string } | null) => viewer?.role === "admin";
