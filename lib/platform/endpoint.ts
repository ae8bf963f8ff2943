// The door of the /api contract: who acts, what was sent, one answer or one refusal. It holds no rule.
import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { BusinessActor, FamilyActor } from "@/lib/auth/actor";
import { familyUser, findFamily } from "@/lib/auth/case-session";
import { adminUser, businessUser, findBusinessUser } from "@/lib/auth/session";
import { AppError, type ErrorBody, forbidden, notFound } from "./errors";
import { tagOf } from "./etag";
import { describe, log } from "./log";
import { isOwnOrigin } from "./origin";
import { parseInput, readJson } from "./parse-input";

interface Actors {
  business: BusinessActor;
  /** To everybody else who is signed in there is no such call, whatever was sent. */
  admin: BusinessActor;
  family: FamilyActor;
  /** Whoever is there, both or none; the query decides whom it answers, and refuses who is nobody. */
  any: { business: BusinessActor | null; family: FamilyActor | null };
  /** The secret in the address is the right: a mail program has no Origin of ours, and what it sends is not read. */
  link: null;
  nobody: null;
}

const gates: { [K in keyof Actors]: () => Promise<Actors[K]> } = {
  business: businessUser,
  admin: adminUser,
  family: familyUser,
  any: async () => {
    const [business, family] = await Promise.all([findBusinessUser(), findFamily()]);
    return { business, family };
  },
  link: async () => null,
  nobody: async () => null,
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

interface Spec<As extends keyof Actors, P, Q, H, B> {
  /** Who may come in. */
  as: As;
  /** Path parameters; one that does not fit is an unknown thing: 404. */
  params?: P;
  query?: Q;
  /** Headers that mean something to this call, by lower-case name. */
  headers?: H;
  /** The JSON body. A state-changing call without a schema takes an empty body. */
  body?: B;
  /** Bytes; 64 kB unless given. */
  limit?: number;
  /** What is said of a larger body, where the limit itself would tell the sender nothing. */
  tooLarge?: string;
  /** Says a refusal in the caller's own words and language. */
  voice?(refused: ErrorBody): Promise<ErrorBody>;
  handle(given: {
    actor: Actors[As];
    params: Parsed<P>;
    query: Parsed<Q>;
    headers: Parsed<H>;
    body: Parsed<B>;
    request: Request;
  }): Promise<unknown>;
}

type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> };

/**
 * A route handler. `handle` returns what is answered as JSON with 200, or a Response of its own.
 * State-changing methods demand our own Origin and JSON. Signed-in answers are never stored.
 */
export function endpoint<
  As extends keyof Actors,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  H extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(spec: Spec<As, P, Q, H, B>): (request: Request, context: RouteContext) => Promise<Response> {
  return async (request, context) => {
    try {
      const changes = request.method !== "GET" && request.method !== "HEAD";
      if (changes && spec.as !== "link" && !isOwnOrigin(request.headers))
        throw forbidden("This call must come from our own pages.");
      const actor = await gates[spec.as]();
      const params = (spec.params ? parseParams(spec.params, await context.params) : undefined) as Parsed<P>;
      const query = (spec.query ? parseInput(spec.query, readQuery(request.url)) : undefined) as Parsed<Q>;
      const headers = (
        spec.headers ? parseInput(spec.headers, Object.fromEntries(request.headers)) : undefined
      ) as Parsed<H>;
      const json = changes && spec.as !== "link" ? await readJson(request, spec.limit, spec.tooLarge) : undefined;
      const body = (spec.body ? parseInput(spec.body, json) : undefined) as Parsed<B>;
      const answer = await spec.handle({ actor, params, query, headers, body, request });
      return answer instanceof Response ? answer : Response.json(answer, { headers: noStore });
    } catch (error) {
      return refusal(error, request, spec.voice);
    }
  };
}

const noStore = { "Cache-Control": "private, no-store" };

/** Whether the caller has the answer of this ETag; a proxy that compresses makes the tag a weak one. */
function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get("if-none-match")?.split(",") ?? [];
  return known.some((each) => each.trim().replace(/^W\//, "") === tag);
}

/** JSON under its ETag; 304 for a caller whose If-None-Match names this very answer. */
export function answerUnlessKnown(request: Request, value: unknown, tag = tagOf(value)): Response {
  const headers = { ...noStore, ETag: tag };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(JSON.stringify(value), { headers: { ...headers, "Content-Type": "application/json" } });
}

/** Bytes that browsers may show as `mediaType` and as nothing else, under `digest` as their ETag; 304 for who has them. */
export function answerImage(
  request: Request,
  { mediaType, image, digest }: { mediaType: string; image: Uint8Array<ArrayBuffer>; digest: string },
): Response {
  const headers = {
    // Kept by this browser alone, and asked for again before it is shown, for a session may have ended.
    "Cache-Control": "private, no-cache",
    ETag: `"${digest}"`,
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": "inline",
  };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(image, { headers: { ...headers, "Content-Type": mediaType } });
}

/** One page of a list; `next`, where it goes on, stands in the Link header (RFC 8288) beside what was asked for. */
export function answerPage(request: Request, rows: unknown[], next: string | null): Response {
  const answer = Response.json(rows, { headers: noStore });
  if (next === null) return answer;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set("cursor", next);
  answer.headers.set("Link", `<${pathname}?${searchParams.toString()}>; rel="next"`);
  return answer;
}

function parseParams<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const result = schema.safeParse(params);
  if (!result.success) throw notFound();
  return result.data;
}

function readQuery(url: string): Record<string, string | string[]> {
  const params = new URL(url).searchParams;
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const all = params.getAll(name);
      return [name, all.length === 1 ? (all[0] ?? "") : all];
    }),
  );
}

/** The answer to a refusal; what is not one of ours becomes an opaque 500 with an id that the log knows. */
export async function refusal(
  error: unknown,
  request: Request,
  voice: (refused: ErrorBody) => Promise<ErrorBody> = async (refused) => refused,
): Promise<Response> {
  if (error instanceof AppError) {
    const answer = Response.json(await voice(error.body), { status: error.status, headers: noStore });
    if (error.retryAfter !== undefined) answer.headers.set("Retry-After", String(Math.ceil(error.retryAfter)));
    return answer;
  }
  const id = request.headers.get("x-request-id") ?? randomUUID();
  log.error({ requestId: id, method: request.method, error: describe(error) }, "a call failed");
  const sentence = `Something failed on our side. Nothing was changed. If it stays, tell us this number: ${id}`;
  const body = await voice({ error: sentence, code: "internal" });
  return Response.json(body, { status: 500, headers: noStore });
}
