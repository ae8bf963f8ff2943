// Every call of the contract.
import { adminCalls } from "./admin-calls";
import { analyticsCalls } from "./analytics-calls";
import { billingCalls } from "./billing-calls";
import type { Call } from "./call";
import { intakeCalls } from "./intake-calls";
import { operatingCalls } from "./operating-calls";
import { peopleCalls } from "./people-calls";
import { placeCalls } from "./place-calls";
import { profileCalls } from "./profile-calls";
import { reportCalls } from "./report-calls";
import { requestCalls } from "./request-calls";
import { reviewCalls } from "./review-calls";
import { routeCalls } from "./route-calls";
import { trackingCalls } from "./tracking-calls";
import { transactionCalls } from "./transaction-calls";

export const calls: readonly Call[] = [
  ...peopleCalls,
  ...requestCalls,
  ...intakeCalls,
  ...routeCalls,
  ...trackingCalls,
  ...placeCalls,
  ...reportCalls,
  ...reviewCalls,
  ...billingCalls,
  ...transactionCalls,
  ...operatingCalls,
  ...profileCalls,
  ...adminCalls,
  ...analyticsCalls,
];

/** Paths under /api that are no calls of the contract, and why. */
export const internalPaths: Readonly<Record<string, string>> = {
  "/api/auth/{nextauth}": "the steps of a sign-in, between the browser, next-auth and the provider",
  "/api/{unknown}": "answers 404 to every other path",
  "/api/stripe/webhook": "what the payment provider tells, signed by it",
  "/api/openapi.json": "this document",
};

/** The documented call of a method and a path, written with its parameters or filled in; undefined when there is none. */
export function findCall(method: string, path: string): Call | undefined {
  const parts = path.split("?")[0]?.split("/") ?? [];
  const fits = (template: string[]) =>
    template.length === parts.length &&
    template.every((part, index) => part === parts[index] || (part.startsWith("{") && parts[index] !== ""));
  const fitting = calls.filter((call) => call.method === method && fits(call.path.split("/")));
  // '/api/requests/counts' is a path of its own, not a request called counts.
  return fitting.find((call) => !call.path.endsWith("}")) ?? fitting[0];
}
