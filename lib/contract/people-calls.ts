// The calls by which people come in and go, and what a family reads.
import { z } from "zod";
import { type DriverNaming, driverNamingBody } from "@/lib/businesses/schema";
import { familyCaseLookup, openCaseInput, updatesLookup } from "@/lib/family/schema";
import { businessAnswer, driverAnswer, familyCaseAnswer, openedCaseAnswer, userAnswer } from "./answers";
import { answerOf, type Call, type OtherAnswer } from "./call";

const driverNamingAnswer = answerOf<DriverNaming>()(
  "DriverNaming",
  z.strictObject({ namesDriverToFamilies: z.boolean() }),
);

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
    path: "/api/drivers",
    as: "business",
    summary: "Who of the business may drive, drivers first.",
    answer: z.array(driverAnswer),
  },
  {
    method: "PUT",
    path: "/api/driver-naming",
    as: "business",
    summary: "Says whether families of the company's transports read the driver's first name.",
    body: driverNamingBody,
    answer: driverNamingAnswer,
    mayConflict: true,
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
    method: "POST",
    path: "/api/family/updates/{token}/stop",
    as: "link",
    summary: "Stops the messages to one of a family, by one click in a mail program (RFC 8058).",
    description: "The link's secret is the right: no Origin is asked for, and a body is not read.",
    params: updatesLookup,
    answer: z.strictObject({}),
  },
  {
    method: "GET",
    path: "/api/family/live",
    as: "family",
    summary: "Tells the family's page when its case changes.",
    answer: stream("Server-sent events."),
  },
];
