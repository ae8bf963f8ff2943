// What the sign-in screen says when a sign-in did not work.
import { tooManyTries } from "@/lib/platform/errors";

const sentences: Readonly<Record<string, string>> = {
  CredentialsSignin: "This e-mail and password do not match.",
  UnknownAccount: "This account is not known here. Ask your administrator to add you.",
  EmailNotVerified: "Your sign-in provider has not verified your e-mail address. Verify it there, then sign in again.",
  AccessDenied: "The sign-in was cancelled. Sign in again to continue.",
  OAuthSignin: "The sign-in provider did not answer. Please try again.",
  OAuthCallback: "The sign-in was not finished. Please sign in again.",
  Callback: "The sign-in was not finished. Please sign in again.",
};

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
