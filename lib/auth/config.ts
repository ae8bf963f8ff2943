// How people sign in: next-auth with e-mail and password, and the sign-in provider where one is configured.
import "server-only";
import type { AuthOptions } from "next-auth";
import type { CredentialsConfig, OAuthConfig, Provider } from "next-auth/providers/index";
import { authSecret, env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";
import { clientAddress, isHttps } from "@/lib/platform/visitor";
import { formatDevice, tooManyTriesCode } from "./format";
import { parseCallbackUrl } from "./parse-callback-url";
import { signInWithPassword } from "./sign-in-with-password";
import { signInWithProvider } from "./sign-in-with-provider";
import { sessionSeconds } from "./start-session";

declare module "next-auth" {
  interface User {
    /** The session that this sign-in started; all that the token carries. */
    sessionId?: string;
  }
}

/** What an OpenID provider tells about somebody, of which only this is read. */
interface OidcProfile {
  iss: string;
  sub: string;
  email?: string;
  email_verified?: boolean;
}

/** The path below /api/auth of the provider's own steps. */
export const oidcProviderId = "oidc";

/** next-auth's options for one request; whether cookies are Secure depends on how it came. */
export function authOptions(headers: Headers): AuthOptions {
  return {
    secret: authSecret(),
    providers: providers(),
    pages: { signIn: "/sign-in", error: "/sign-in" },
    session: { strategy: "jwt", maxAge: sessionSeconds },
    jwt: { maxAge: sessionSeconds },
    useSecureCookies: isHttps(headers),
    logger: {
      // next-auth's details may quote tokens, so that only the code is kept.
      error: (code) => log.error({ code }, "sign-in failed"),
      warn: (code) => log.warn({ code }, "sign-in"),
      debug: () => {},
    },
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        if (account?.provider !== oidcProviderId) return true;
        const claims = profile as OidcProfile | undefined;
        if (!claims) return false;
        const { iss: issuer, sub: subject, email = null } = claims;
        const told = { issuer, subject, email, isEmailVerified: claims.email_verified === true };
        const answer = await signInWithProvider(told, formatDevice(headers.get("user-agent")));
        if ("refusal" in answer) return `/sign-in?error=${answer.refusal}`;
        user.sessionId = answer.sessionId;
        return true;
      },
      jwt: ({ token, user }) => (user ? { sid: user.sessionId } : token),
      redirect: ({ url, baseUrl }) =>
        baseUrl + parseCallbackUrl(url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url),
    },
  };
}

function providers(): Provider[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env();
  if (!issuer || !clientId || !clientSecret) return [passwordProvider];
  return [passwordProvider, oidcProvider(issuer, clientId, clientSecret)];
}

const passwordProvider: CredentialsConfig = {
  id: "credentials",
  name: "E-mail and password",
  type: "credentials",
  credentials: { email: {}, password: {} },
  authorize: async (credentials, { headers }) => {
    try {
      const given = { email: credentials?.["email"], password: credentials?.["password"] };
      const asked = new Headers(headers);
      const device = formatDevice(asked.get("user-agent"));
      const sessionId = await signInWithPassword(given, clientAddress(asked), device);
      return sessionId === null ? null : { id: sessionId, sessionId };
    } catch (error) {
      // next-auth puts the message of what is thrown here into an address: it must be a code.
      if (error instanceof AppError && error.retryAfter !== undefined) {
        throw new Error(tooManyTriesCode(error.retryAfter), { cause: error });
      }
      log.error({ name: error instanceof Error ? error.name : typeof error }, "sign-in failed");
      throw new Error("Failed", { cause: error });
    }
  },
};

function oidcProvider(issuer: string, clientId: string, clientSecret: string): OAuthConfig<OidcProfile> {
  return {
    id: oidcProviderId,
    name: "Sign-in provider",
    type: "oauth",
    wellKnown: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    authorization: { params: { scope: "openid email profile" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    userinfo: {
      request: async ({ tokens, client }) => {
        // next-auth's types hide that these are openid-client's own tokens, whose claims are checked already.
        const checked = tokens as Exclude<Parameters<typeof client.userinfo>[0], string>;
        const told = client.issuer.metadata["userinfo_endpoint"] ? await client.userinfo(checked) : {};
        return { ...told, ...checked.claims() };
      },
    },
    profile: ({ sub }) => ({ id: sub }),
  };
}
