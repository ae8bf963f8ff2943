// What a removal needs, in the order of need, with a question a coordinator can read aloud.

/** When a question is asked; several must all hold. `unlessAny`: one of these fields answers it too. */
export interface Question {
  field: string;
  /** `{Is he}` becomes "Is she" or "Are they"; `{nokName}` the next of kin's name. */
  ask: string;
  unlessAny?: readonly string[];
  needsAny?: readonly string[];
  /** Only at these kinds of place; "unknown" when the text does not tell. */
  at?: readonly string[];
}

const facilities = ["Hospital", "Nursing facility", "Hospice facility"];
const homes = ["Residence", "Other", "unknown"];

export const questions: readonly Question[] = [
  { field: "deceasedName", ask: "May I have the full name of the person who died?" },
  { field: "pickupLocation", ask: "Where {is he} now, and what is the address?" },
  { field: "locationRoom", ask: "Which room {is he} in?", at: facilities },
  { field: "deliveryLocation", ask: "Where should we bring {him}?" },
  { field: "isDeceasedReady", ask: "{Is he} ready to be released now?" },
  { field: "isFamilyThere", ask: "Is the family with {him} now?", at: [...facilities, ...homes] },
  { field: "weight", ask: "About how much {does he} weigh?" },
  { field: "stairsOrObstacles", ask: "Are there stairs or tight turns on the way out?", at: homes },
  { field: "contactName", ask: "Who should our driver ask for?" },
  { field: "callerPhone", ask: "What number can we call you back on?", unlessAny: ["contactPhone"] },
  { field: "nokName", ask: "Who is the next of kin?" },
  { field: "nokPhone", ask: "What is the best number for {nokName}?", needsAny: ["nokName"] },
  {
    field: "nokPhone",
    ask: "What is the best number for the next of kin?",
    unlessAny: ["nokName"],
    needsAny: ["nokRelationship"],
  },
  { field: "requestedTime", ask: "When would you like us to come?", unlessAny: ["requestedDate", "isDeceasedReady"] },
  {
    field: "requestedTime",
    ask: "When will {he} be ready?",
    unlessAny: ["requestedDate"],
    needsAny: ["isDeceasedReady=NO"],
  },
  { field: "releaseAuthorizedBy", ask: "Who is signing the release?", at: ["Hospital", "Coroner"] },
  {
    field: "releaseAuthorizedBy",
    ask: "Who is signing the release?",
    needsAny: ["isCoronerCase=YES"],
    at: [...homes, "Nursing facility", "Hospice facility", "Funeral home"],
  },
  { field: "isCoronerCase", ask: "Is the coroner or medical examiner involved?", at: ["Hospital", ...homes] },
  { field: "coronerCaseNumber", ask: "What is the coroner’s case number?", needsAny: ["isCoronerCase=YES"] },
  {
    field: "coronerCaseNumber",
    ask: "What is the coroner’s case number?",
    at: ["Coroner"],
    unlessAny: ["isCoronerCase"],
  },
  {
    field: "infectionPrecautions",
    ask: "Are there any infection precautions for our crew?",
    unlessAny: ["covidStatus"],
  },
  { field: "isVeteran", ask: "Did {he} serve in the military?" },
];

/** The words of a question by the person's sex. */
export const pronouns = {
  Male: { "Is he": "Is he", "is he": "is he", "does he": "does he", he: "he", him: "him" },
  Female: { "Is he": "Is she", "is he": "is she", "does he": "does she", he: "she", him: "her" },
  unknown: { "Is he": "Are they", "is he": "are they", "does he": "do they", he: "they", him: "them" },
} as const;
