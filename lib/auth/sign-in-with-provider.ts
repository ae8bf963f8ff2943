// Signs somebody in whom the configured sign-in provider vouches for.
import "server-only";
import { linkOidcUser, type ProviderAnswer, type ProviderClaims } from "./link-oidc-user";
import { startSession } from "./start-session";

/** Answers the new session's id, or why the sign-in is refused, as a code of the sign-in screen. */
export async function signInWithProvider(
  claims: ProviderClaims,
  device: string | null = null,
): Promise<{ sessionId: string } | Extract<ProviderAnswer, { refusal: string }>> {
  const answer = await linkOidcUser(claims);
  if ("refusal" in answer) return answer;
  return { sessionId: await startSession(answer.userId, "provider", device) };
}
