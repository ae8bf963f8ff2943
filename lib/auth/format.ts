// What the sign-in screen says when a sign-in did not work, and the words of accounts.
import { tooManyTries } from "@/lib/platform/errors";
import type { Role } from "./actor";

const sentences: Readonly<Record<string, string>> = {
  CredentialsSignin: "This e-mail and password do not match.",
  UnknownAccount: "This account is not known here. Ask your administrator to add you.",
  EmailNotVerified: "Your sign-in provider has not verified your e-mail address. Verify it there, then sign in again.",
  AccessDenied: "The sign-in was cancelled. Sign in again to continue.",
  OAuthSignin: "The sign-in provider did not answer. Please try again.",
  OAuthCallback: "The sign-in was not finished. Please sign in again.",
  Callback: "The sign-in was not finished. Please sign in again.",
};

export const roleLabels: Readonly<Record<Role, string>> = {
  coordinator: "Coordinator",
  driver: "Driver",
  admin: "Administrator",
};

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** 'Firefox on Windows': enough for somebody to know it again; null where neither is known. */
export function formatDevice(userAgent: string | null): string | null {
  const nameIn = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test((userAgent ?? "").slice(0, 400)))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (!browser && !system) return null;
  return system ? `${browser ?? "A browser"} on ${system}` : (browser ?? null);
}

const tooMany = /^TooManyTries-(\d{1,4})$/;

/** The code that carries a limit's wait, in whole minutes, to the sign-in screen. */
export function tooManyTriesCode(seconds: number): string {
  return `TooManyTries-${Math.ceil(seconds / 60)}`;
}

/** The sentence for a code of next-auth or ours; null without a code. Text from the address is never shown itself. */
export function signInSentence(code: string | null | undefined): string | null {
  if (!code) return null;
  const minutes = tooMany.exec(code)?.[1];
  if (minutes) return tooManyTries(Number(minutes));
  return Object.hasOwn(sentences, code) ? (sentences[code] ?? null) : "The sign-in did not work. Please try again.";
}
