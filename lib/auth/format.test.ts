// The sign-in screen says its own sentences only, never text from the address; a device is named by known words alone.
import { expect, test } from "vitest";
import { formatDevice, signInSentence, tooManyTriesCode } from "./format";

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

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

test.each([
  [`${windows} Gecko/20100101 Firefox/142.0`, "Firefox on Windows"],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
  [`${mac} ${webkit} Version/18.1 Safari/605.1.15`, "Safari on Mac"],
  [`${mac} ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Chrome on Mac"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    "Safari on iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, "Chrome on Android"],
  ["curl/8.5.0", null],
  [`Somebody <b>else</b> on Linux ${"x".repeat(100_000)}`, "A browser on Linux"],
  [null, null],
])("names %s", (agent, device) => {
  expect(formatDevice(agent)).toBe(device);
});
