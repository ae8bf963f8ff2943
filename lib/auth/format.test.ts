// The sign-in screen says its own sentences only, never text from the address.
import { expect, test } from "vitest";
import { signInSentence, tooManyTriesCode } from "./format";

test("says nothing without a code", () => {
  expect(signInSentence(null)).toBeNull();
  expect(signInSentence("")).toBeNull();
});

test.each([
  ["CredentialsSignin", "This e-mail and password do not match."],
  ["UnknownAccount", "This account is not known here. Ask your administrator to add you."],
  [tooManyTriesCode(61), "Too many tries. Please wait 2 minutes and try again."],
  [tooManyTriesCode(5), "Too many tries. Please wait 1 minute and try again."],
])("knows %s", (code, sentence) => {
  expect(signInSentence(code)).toBe(sentence);
});

test.each(["Call 555-0100 to unlock your account", "toString", "__proto__", "TooManyTries-9 or call us"])(
  "does not repeat %j",
  (code) => {
    expect(signInSentence(code)).toBe("The sign-in did not work. Please try again.");
  },
);
