// A real OpenID provider on loopback, whose login form lets a test be whoever it names.
import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Configuration, Provider } from "oidc-provider";

export interface OidcPeer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

export interface OidcPeerOptions {
  /** The product's `…/api/auth/callback/oidc`. */
  redirectUris: string[];
  /** A free one unless given. */
  port?: number;
}

/** Demo users are verified; the unverified one has no verified e-mail; the stranger has no account with us. */
const unverified = new Set(["unverified@demo.test"]);

/** The subject that the provider gives to an e-mail address. */
function subjectOf(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 24);
}

/** Starts the provider. */
export async function startOidcPeer({ redirectUris, port = 0 }: OidcPeerOptions): Promise<OidcPeer> {
  const server = createServer();
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: "mortuary-transport", clientSecret: randomBytes(24).toString("hex") };
  const provider = new Provider(issuer, configuration(client, redirectUris));
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    return interact(provider, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return { issuer, ...client, stop: () => stop(server) };
}

function configuration(client: { clientId: string; clientSecret: string }, redirectUris: string[]): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomBytes(24).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    scopes: ["openid", "email", "profile"],
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_, email) => ({
      accountId: email,
      claims: () => ({ sub: subjectOf(email), email, email_verified: !unverified.has(email) }),
    }),
    // Nobody is asked for consent: what the product requests is granted.
    loadExistingGrant: async (ctx) => {
      const { client: asking, session, provider, params } = ctx.oidc;
      if (!asking || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope(typeof params?.["scope"] === "string" ? params["scope"] : "openid");
      await grant.save();
      return grant;
    },
  };
}

const page = `<!doctype html><html lang="en"><title>Test provider</title>
<form method="post"><label>Account <input name="login" autofocus></label> <button>Continue</button></form>
<form method="post"><input type="hidden" name="cancel" value="1"><button>Cancel</button></form></html>`;

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  await provider.interactionDetails(request, response);
  if (request.method !== "POST") {
    response.writeHead(200, { "Content-Type": "text/html" }).end(page);
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
  const login = form.get("login");
  const result = login ? { login: { accountId: login } } : { error: "access_denied", error_description: "cancelled" };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function stop(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
