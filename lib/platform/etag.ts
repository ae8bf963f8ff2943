// Names a value, so that whoever has it need not be sent it again.
import { createHash } from "node:crypto";

/** The ETag of `value` as JSON. */
export const tagOf = (value: unknown) =>
  `"${createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 27)}"`;
