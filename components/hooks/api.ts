// Speaks with the product's own calls: cookies go along, bodies are JSON, and a refusal becomes an error.
import { type ErrorCode, type FieldErrors, statusByCode } from "@/lib/platform/errors";

/** A refused call. `message` is the status, a colon, a space and the sentence of the answer. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 when no answer came at all. */
  readonly status: number;
  /** The sentence alone, without the status. */
  readonly sentence: string;
  readonly code: string | undefined;
  /** A sentence for each field that was refused. */
  readonly fields: Readonly<FieldErrors> | undefined;

  constructor(status: number, sentence: string, more: { code?: string; fields?: FieldErrors } = {}) {
    super(status === 0 ? sentence : `${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.code = more.code;
    this.fields = more.fields;
  }
}

/** What went wrong, in a sentence: the answer's own, where one came. */
export const sentenceOf = (error: Error) => (error instanceof ApiError ? error.sentence : error.message);

interface RefusedBody {
  error: string;
  code?: string;
  fields?: FieldErrors;
}

function parseRefusal(text: string): RefusedBody | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== "object" || body === null || !("error" in body) || typeof body.error !== "string") return null;
    return body as RefusedBody;
  } catch {
    return null;
  }
}

/** The error of a refused answer: its sentence, else its text, else its status text. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text();
  const refusal = parseRefusal(text);
  if (refusal === null) return new ApiError(response.status, text.trim() || response.statusText);
  return new ApiError(response.status, refusal.error, refusal);
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: "include" });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ApiError(0, "The server could not be reached. Check the connection and try again.");
  }
}

async function readAnswer<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await toApiError(response);
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** GET. Raises ApiError on a refusal, a 401 included. */
export async function apiGet<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return readAnswer<Answer>(await send(path, signal === undefined ? {} : { signal }));
}

/** GET of an answer that has an ETag; null when `known` still names it. Raises as `apiGet`. */
export async function apiGetUnlessKnown(
  path: string,
  known: string | null,
  signal?: AbortSignal,
): Promise<{ answer: unknown; tag: string | null } | null> {
  const headers: Record<string, string> = known === null ? {} : { "If-None-Match": known };
  const response = await send(path, { headers, ...(signal && { signal }) });
  if (response.status === 304) return null;
  return { answer: await readAnswer<unknown>(response), tag: response.headers.get("ETag") };
}

/** One page of a list; `next` is the path of the one after it. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** The path that a `Link` header calls "next", without its origin. */
function nextPath(link: string | null): string | null {
  const address = /<([^<>]+)>[^,]*;\s*rel="?next\b/i.exec(link ?? "")?.[1];
  if (address === undefined) return null;
  const { pathname, search } = new URL(address, "http://localhost");
  return pathname + search;
}

/** GET of a list that is paged by its `Link` header. Raises as `apiGet`. */
export async function apiGetPage<Item>(path: string, signal?: AbortSignal): Promise<Page<Item>> {
  const response = await send(path, signal === undefined ? {} : { signal });
  return { items: await readAnswer<Item[]>(response), next: nextPath(response.headers.get("Link")) };
}

/** POST, PATCH, PUT or DELETE with an optional JSON body and further headers. Raises ApiError on a refusal. */
export async function apiRequest<Answer = unknown>(
  method: "POST" | "PATCH" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const init: RequestInit = { method };
  if (headers !== undefined) init.headers = { ...headers };
  if (body !== undefined) {
    init.headers = { ...headers, "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  return readAnswer<Answer>(await send(path, init));
}

/** What a server action answers. */
export type ActionAnswer<Data> =
  | { ok: true; data: Data }
  | { ok: false; error: { code: ErrorCode; message: string; fields?: FieldErrors } };

/** The data of a server action; a failed one raises the ApiError that the same refusal of a call would. */
export function unwrapAction<Data>(answer: ActionAnswer<Data>): Data {
  if (answer.ok) return answer.data;
  const { code, message, fields } = answer.error;
  throw new ApiError(statusByCode[code], message, fields === undefined ? { code } : { code, fields });
}
