// Sends somebody who wants to sign in to the configured provider, else to our own sign-in screen.
import "server-only";
import { callNextAuth } from "./call-next-auth";
import { oidcProviderId } from "./config";
import { afterSignIn } from "./parse-callback-url";
import { hasSignInProvider } from "./queries";

/** The redirect that begins a sign-in; `callbackUrl` is a checked path. */
export function startSignIn(headers: Headers, callbackUrl: string): Promise<Response> {
  if (hasSignInProvider()) {
    const path = ["signin", oidcProviderId];
    return callNextAuth({ method: "POST", path, headers, body: { callbackUrl }, isOwnPage: true });
  }
  const query = callbackUrl === afterSignIn ? "" : `?${new URLSearchParams({ callbackUrl })}`;
  return Promise.resolve(new Response(null, { status: 303, headers: { Location: `/sign-in${query}` } }));
}
