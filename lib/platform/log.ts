// Structured logs; what could name a person or open a door is never written.
import "server-only";
import pino from "pino";
import { env } from "./env";

const secrets = ["password", "pin", "token", "cookie", "authorization", "text", "body", "payload"];

export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "[withheld]" },
});

/** Name, code and stack without the message, which may quote what a person typed. */
export function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = (error as { code?: unknown }).code;
  const stack = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { name: error.name, code, stack: stack?.slice(0, 8).join("\n") };
}
