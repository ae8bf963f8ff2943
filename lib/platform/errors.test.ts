// Every refusal has its status code, and says nothing but its sentence.
import { expect, it } from "vitest";
import {
  AppError,
  conflict,
  type ErrorCode,
  forbidden,
  invalid,
  notFound,
  rateLimited,
  statusByCode,
  tooManyTries,
  unauthorized,
} from "./errors";

it.each([
  [invalid("a", { b: "c" }), 400, { error: "a", code: "invalid", fields: { b: "c" } }],
  [unauthorized(), 401, { error: "Unauthorized. Please sign in.", code: "unauthorized" }],
  [forbidden("a"), 403, { error: "a", code: "forbidden" }],
  [notFound(), 404, { error: "We could not find this.", code: "not_found" }],
  [conflict("a"), 409, { error: "a", code: "conflict" }],
  [rateLimited("a", 60), 429, { error: "a", code: "rate_limited" }],
])("%s answers %i", (error, status, body) => {
  expect(error.status).toBe(status);
  expect(error.body).toEqual(body);
});

it("knows the status codes of the design", () => {
  const codes = Object.keys(statusByCode) as ErrorCode[];
  expect(codes.map((code) => new AppError(code, "x").status)).toEqual([
    400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503, 503,
  ]);
});

it("a missing session's sentence leads business users to sign in again", () => {
  expect(unauthorized().message).toContain("Unauthorized");
});

it("counts minutes in words", () => {
  expect(tooManyTries(1)).toBe("Too many tries. Please wait 1 minute and try again.");
  expect(tooManyTries(2)).toBe("Too many tries. Please wait 2 minutes and try again.");
});
