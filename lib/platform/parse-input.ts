// Reads and checks what came from outside, before anything else looks at it.
import "server-only";
import type { z } from "zod";
import { AppError, type FieldErrors, invalid } from "./errors";

/** Bytes of a JSON body, unless a call says otherwise. */
export const bodyLimit = 64 * 1024;

/** Checks `value` against `schema`; throws `invalid` with a sentence a field. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error);
  const sentences = Object.values(fields);
  const [only] = sentences;
  throw invalid(sentences.length === 1 && only ? only : `Please check ${sentences.length} fields.`, fields);
}

function fieldErrors(error: z.ZodError): FieldErrors {
  // A map, for an object knows names such as "constructor" before anybody sets them.
  const fields = new Map<string, string>();
  const tell = (name: string, sentence: string) => {
    if (!fields.has(name)) fields.set(name, sentence);
  };
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, 20))
        tell(key.slice(0, 80), `"${key.slice(0, 80)}" is not a field of this call.`);
      continue;
    }
    const isWholeBody = issue.path.length === 0 && issue.code === "invalid_type";
    tell(issue.path.join(".") || "body", isWholeBody ? "This call takes a JSON object." : issue.message);
  }
  return Object.fromEntries(fields);
}

/**
 * The body as JSON, `{}` when there is none. Throws `too_large`, in `tooLarge`'s words if there are any, `unsupported`
 * (not JSON) or `invalid` (broken JSON).
 */
export async function readJson(request: Request, limit = bodyLimit, tooLarge?: string): Promise<unknown> {
  const text = await readText(request, limit, tooLarge);
  if (text === "") return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new AppError("unsupported", "This call takes JSON (application/json).");
  return parseJson(text);
}

/** Throws `invalid` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid("The body is not valid JSON.");
  }
}

/** The body as text of at most `limit` bytes, '' when there is none. Throws `too_large` with `sentence`. */
export async function readText(
  request: Request,
  limit: number,
  sentence = `This is larger than ${Math.floor(limit / 1024)} kB.`,
): Promise<string> {
  const tooLarge = () => new AppError("too_large", sentence);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
