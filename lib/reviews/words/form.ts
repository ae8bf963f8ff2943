// What the forms of a review say where something is missing, and how much they take.

export const missingName = "Please enter your name";
export const missingRating = "Please select a rating";
/** A user of a business says something; families may leave it out. */
export const missingComment = "Please write a few words";
export const missingAnswer = "Please write an answer";

/** How long a name, and what is said, may be: characters. */
export const mostCharacters = { customerName: 100, comment: 2_000, answer: 2_000, reason: 2_000 } as const;

/** What is reviewed, unless a caller names it otherwise. */
export const reviewedService = "Mortuary Transport";
