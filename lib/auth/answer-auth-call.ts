// Opens those of next-auth's steps that the product uses, and no others.
import "server-only";
import { notFound } from "@/lib/platform/errors";
import { isOwnOrigin } from "@/lib/platform/origin";
import { readText } from "@/lib/platform/parse-input";
import { callNextAuth } from "./call-next-auth";
import { oidcProviderId } from "./config";

const steps = {
  GET: ["csrf", `callback/${oidcProviderId}`],
  POST: ["callback/credentials", `signin/${oidcProviderId}`],
};

const mostBytes = 16 * 1024;

/** Answers a call below /api/auth. Throws `not_found` for a step that the product does not use, and `too_large`. */
export async function answerAuthCall(request: Request, path: string[]): Promise<Response> {
  const method = request.method === "POST" ? "POST" : "GET";
  if (!steps[method].includes(path.join("/"))) throw notFound();
  const call = { method, path, headers: request.headers } as const;
  if (method === "GET") {
    const { callbackUrl: _unused, ...query } = Object.fromEntries(new URL(request.url).searchParams);
    return callNextAuth({ ...call, query });
  }
  const body = Object.fromEntries(new URLSearchParams(await readText(request, mostBytes)));
  return callNextAuth({ ...call, body, isOwnPage: isOwnOrigin(request.headers) });
}
