// Structured logs; what could name a person or open a door is never written.
import "server-only";
import pino from "pino";

const secrets = ["password", "pin", "token", "cookie", "authorization", "text", "body", "payload"];

// Read as it stands: measurements load this before they have a database, without which the environment is not usable.
// What is no level is refused where the environment is checked.
const asked = process.env.LOG_LEVEL?.trim() ?? "";
const isLevel = asked === "silent" || asked in pino.levels.values;

export const log = pino({
  level: isLevel ? asked : "info",
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
