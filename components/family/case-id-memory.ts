// Where this tab keeps the family's case ID until the family signs out.

export const caseIdKey = "family_case_id";
