// Opens those of next-auth's steps that the product uses, and no others.
import "server-only";
import { isOwnOrigin } from "@/lib/platform/origin";
import { callNextAuth } from "./call-next-auth";
import { oidcProviderId } from "./config";

const steps = {
  GET: ["csrf", `callback/${oidcProviderId}`],
  POST: ["callback/credentials", `signin/${oidcProviderId}`],
};

const mostBytes = 16 * 1024;

/** Answers a call below /api/auth; a step that the product does not use is unknown: 404. */
export async function answerAuthCall(request: Request, path: string[]): Promise<Response> {
  const method = request.method === "POST" ? "POST" : "GET";
  if (!steps[method].includes(path.join("/"))) return refuse(404, "not_found", "We could not find this.");
  const call = { method, path, headers: request.headers } as const;
  if (method === "GET") {
    const { callbackUrl: _unused, ...query } = Object.fromEntries(new URL(request.url).searchParams);
    return callNextAuth({ ...call, query });
  }
  const text = await readForm(request);
  if (text === null) return refuse(413, "too_large", "This is larger than 16 kB.");
  const body = Object.fromEntries(new URLSearchParams(text));
  return callNextAuth({ ...call, body, isOwnPage: isOwnOrigin(request.headers) });
}

async function readForm(request: Request): Promise<string | null> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function refuse(status: number, code: string, error: string): Response {
  return Response.json({ error, code }, { status, headers: { "Cache-Control": "private, no-store" } });
}
