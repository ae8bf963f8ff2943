// Asks another server for JSON: bounded in size, checked, and silent about addresses and keys when it fails.
import "server-only";
import type { z } from "zod";

/** The most that is read of an answer; a drive across the country takes some 100 kB. */
const mostBytes = 1_000_000;

/** What went wrong with another server, in words that hold nothing of what was asked. */
export class FetchError extends Error {
  override name = "FetchError";
}

interface Call<S extends z.ZodType> {
  schema: S;
  signal: AbortSignal;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: unknown;
  /** Statuses beside 200 whose body is an answer too. */
  alsoRead?: readonly number[];
}

/** What the server at `url` answers. Raises FetchError for another status, a redirect, too much, or what `schema` refuses. */
export async function fetchJson<S extends z.ZodType>(url: URL, call: Call<S>): Promise<z.output<S>> {
  const response = await fetch(url, {
    method: call.method ?? "GET",
    headers: { accept: "application/json", ...call.headers },
    // A redirect could carry addresses and the key to anybody.
    redirect: "manual",
    cache: "no-store",
    signal: call.signal,
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  });
  if (response.status !== 200 && !call.alsoRead?.includes(response.status)) {
    await response.body?.cancel();
    throw new FetchError(`It answered ${response.status}.`);
  }
  const result = call.schema.safeParse(parse(await readText(response)));
  if (!result.success) throw new FetchError("Its answer is not of the form that it documents.");
  return result.data;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new FetchError("Its answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new FetchError("Its answer is not JSON.");
  }
}
