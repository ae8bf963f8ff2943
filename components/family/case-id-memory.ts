// Under which names this tab keeps the family's case ID until the family signs out, and what became of its page.

export const caseIdKey = "family_case_id";

/** Set when the page closed by itself, so that the sign-in says so once. */
export const closedKey = "family_page_closed";
