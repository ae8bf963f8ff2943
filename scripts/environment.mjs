// Reads and completes the environment the product runs in.
import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataDirectory, inRoot } from "./paths.mjs";
import { Refusal } from "./process.mjs";

/** Takes over what `.env.local` and `.env` say and the environment does not. */
export function loadEnvironmentFiles() {
  for (const name of [".env.local", ".env"]) {
    if (existsSync(inRoot(name))) process.loadEnvFile(inRoot(name));
  }
}

function readPort() {
  const text = process.env.PORT?.trim() || "3000";
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Refusal(`PORT is "${text}"; it must be a number from 0 to 65535.`);
  return port;
}

/**
 * How the web server is reached, from `HOST` and `PORT`; with the embedded database it listens on this machine only.
 * @returns {{ isEmbedded: boolean, host: string, port: number, dataDir: string }}
 */
export function readSettings() {
  const isEmbedded = !process.env.DATABASE_URL;
  const host = process.env.HOST?.trim() || (isEmbedded ? "127.0.0.1" : "0.0.0.0");
  return { isEmbedded, host, port: readPort(), dataDir: dataDirectory() };
}

/** Makes the data folder, for the owner alone. */
export function makeDataDirectory(dataDir) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

const secretFile = (dataDir) => join(dataDir, "secret");

function readOrMakeSecret(dataDir) {
  const file = secretFile(dataDir);
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}

const SHORTEST_SECRET = 32;

const deriveActionsKey = (secret) =>
  Buffer.from(hkdfSync("sha256", secret, "", "server-actions", 32)).toString("base64");

/**
 * The key that a build names its server actions with: open pages can call a newer build, or another machine's, as
 * long as it is the same. Base64 of 32 bytes, from the secret as far as one is known yet; else undefined.
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [dataDir] absolute
 */
export function findActionsKey(env = process.env, dataDir = dataDirectory()) {
  if (env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY) return env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
  const isKept = existsSync(secretFile(dataDir));
  const secret =
    env.AUTH_SECRET || env.NEXTAUTH_SECRET || (isKept ? readFileSync(secretFile(dataDir), "utf8").trim() : "");
  return secret ? deriveActionsKey(secret) : undefined;
}

/** Sets what the product derives itself: the secret and the key from it, how sign-in finds its own address, the data folder. */
export function completeEnvironment({ isEmbedded, dataDir, isDevelopment }) {
  const env = process.env;
  env.NODE_ENV = isDevelopment ? "development" : "production";
  env.DATA_DIR = dataDir;
  env.NEXT_TELEMETRY_DISABLED ??= "1";
  env.AUTH_SECRET ||= env.NEXTAUTH_SECRET || (isEmbedded ? readOrMakeSecret(dataDir) : "");
  if (!env.AUTH_SECRET) {
    throw new Refusal(
      "AUTH_SECRET is not set. With DATABASE_URL the product needs one, the same for every instance: a random text such as `openssl rand -hex 32` prints.",
    );
  }
  if (env.AUTH_SECRET.length < SHORTEST_SECRET) {
    throw new Refusal(
      `AUTH_SECRET is too short: it needs at least ${SHORTEST_SECRET} characters, such as \`openssl rand -hex 32\` prints.`,
    );
  }
  env.NEXTAUTH_SECRET = env.AUTH_SECRET;
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= deriveActionsKey(env.AUTH_SECRET);
  if (!env.NEXTAUTH_URL) delete env.NEXTAUTH_URL;
  if (env.PUBLIC_URL) env.NEXTAUTH_URL ??= env.PUBLIC_URL;
  else if (!env.NEXTAUTH_URL) env.AUTH_TRUST_HOST = "true";
}
