// The doors for tracker apps: no session and no Origin, but a device's token; query, form or JSON, as the app sends it.
import "server-only";
import type { z } from "zod";
import { readTrackerToken, type Tracker } from "@/lib/auth/read-tracker-token";
import { now } from "./clock";
import { refusal } from "./endpoint";
import { unauthorized } from "./errors";
import { parseInput, parseJson, readText } from "./parse-input";
import { limit, type Limit } from "./rate-limit";
import { clientAddress } from "./visitor";

/** What an app sent. */
interface TrackerCall {
  /** The query and, over it, the form. */
  form: URLSearchParams;
  /** The JSON body; undefined where there is none. */
  json: unknown;
  /** From a Bearer or Basic Authorization header. */
  token: string | null;
  /** The server's clock, milliseconds. */
  now: number;
}

interface Spec<Read, Sent> {
  /** Bytes. */
  limit: number;
  /** What was sent, and the token where the app has it among its fields. */
  read(call: TrackerCall): { token: string | null; sent: Read };
  /** What it must be, once the token is known. */
  check?: z.ZodType<Sent>;
  /** Apps send again what is not answered with 200, so what merely cannot be used is answered so too. */
  handle(tracker: Tracker, sent: Sent, params: Record<string, string>): Promise<unknown>;
}

/** Wrong tokens from one address. */
const wrongTokens: Limit = { points: 60, seconds: 600 };

/** Paths without parameters have none at all. */
type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };
type Door = (request: Request, context: Context) => Promise<Response>;

/** A route handler for GET and POST. Answers 401 to a forged or revoked token, else what `handle` answers. */
export function trackerDoor<Read, Sent = Read>(spec: Spec<Read, Sent>): Door {
  return async (request, context) => {
    try {
      const { token, sent } = spec.read(await readCall(request, spec.limit));
      const tracker = token === null || token.length > 200 ? null : await readTrackerToken(token);
      if (!tracker) {
        await limit("tracker-token", clientAddress(request.headers), wrongTokens);
        throw unauthorized("Unauthorized. This device's token is not known, or was revoked.");
      }
      const params = Object.entries((await context.params) ?? {}).map(([name, value]) => [name, String(value)]);
      const checked = spec.check ? parseInput(spec.check, sent) : (sent as unknown as Sent);
      const answer = await spec.handle(tracker, checked, Object.fromEntries(params) as Record<string, string>);
      return Response.json(answer, { headers: { "Cache-Control": "private, no-store" } });
    } catch (error) {
      return refusal(error, request);
    }
  };
}

type Page = (
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

/** One path for a signed-in person's page and for trackers, which say who they are in an Authorization header. */
export function pageOrTracker(page: Page, tracker: Door): Page {
  return (request, context) => (request.headers.has("authorization") ? tracker : page)(request, context);
}

async function readCall(request: Request, most: number): Promise<TrackerCall> {
  const form = new URL(request.url).searchParams;
  const text = request.method === "POST" ? await readText(request, most) : "";
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const isForm = type === "application/x-www-form-urlencoded";
  if (isForm) for (const [name, value] of new URLSearchParams(text)) form.set(name, value);
  const json = text === "" || isForm ? undefined : parseJson(text);
  return { form, json, token: authorizationOf(request.headers.get("authorization")), now: now().getTime() };
}

/** The token of `Bearer …`, or the password of `Basic …`. */
function authorizationOf(header: string | null): string | null {
  const [, scheme = "", value = ""] = /^(bearer|basic) +(\S+)$/i.exec(header ?? "") ?? [];
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme === "") return null;
  const plain = Buffer.from(value, "base64").toString("utf8");
  return plain.slice(plain.indexOf(":") + 1);
}
