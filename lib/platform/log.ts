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
