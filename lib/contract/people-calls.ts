// The calls by which people come in and go, and what a family reads.
import { z } from "zod";
import { familyCaseLookup, openCaseInput } from "@/lib/family/schema";
import { businessAnswer, familyCaseAnswer, openedCaseAnswer, userAnswer } from "./answers";
import type { Call, OtherAnswer } from "./call";

const redirect = (description: string): OtherAnswer => ({ mediaType: "", description });
const stream = (description: string): OtherAnswer => ({ mediaType: "text/event-stream", description });

export const peopleCalls: readonly Call[] = [
  { method: "GET", path: "/api/auth/user", as: "business", summary: "The current user.", answer: userAnswer },
  {
    method: "GET",
    path: "/api/login",
    as: "nobody",
    summary: "Starts a sign-in.",
    answer: redirect("On to the sign-in provider, the sign-in screen, or `callbackUrl` for who is signed in."),
  },
  {
    method: "GET",
    path: "/api/logout",
    as: "nobody",
    summary: "Ends the session.",
    answer: redirect("On to the landing page."),
  },
  {
    method: "GET",
    path: "/api/businesses",
    as: "business",
    summary: "List of id and name.",
    answer: z.array(businessAnswer),
  },
  {
    method: "GET",
    path: "/api/live",
    as: "business",
    summary: "Tells this business's screens what changes.",
    answer: stream("Server-sent events: ids and kinds, no data of anybody."),
  },
  {
    method: "POST",
    path: "/api/family/login",
    as: "nobody",
    summary: "Opens a case for its family.",
    body: openCaseInput,
    answer: openedCaseAnswer,
    isLimited: true,
  },
  {
    method: "GET",
    path: "/api/family/logout",
    as: "nobody",
    summary: "Ends the family's visit.",
    answer: redirect("On to the portal's sign-in."),
  },
  {
    method: "GET",
    path: "/api/family/case/{caseId}",
    as: "family",
    summary: "The family case.",
    params: familyCaseLookup,
    answer: familyCaseAnswer,
    isTagged: true,
  },
  {
    method: "GET",
    path: "/api/family/live",
    as: "family",
    summary: "Tells the family's page when its case changes.",
    answer: stream("Server-sent events."),
  },
];
