// One call of the contract as data: who makes it, what it takes and what it answers.
import type { z } from "zod";

/** An answer that is no JSON. */
export interface OtherAnswer {
  /** Media type, '' for a redirect. */
  mediaType: "" | "text/event-stream" | "text/csv" | "application/pdf" | "image/*";
  description: string;
}

export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As the specification writes it: '/api/requests/{id}'. */
  path: string;
  /** Whose session it needs; to others than the platform's administrator an `admin` call answers 404; `any` is a business or a family, `tracker` a device with its token, `link` the secret in the address. */
  as: "business" | "admin" | "family" | "any" | "tracker" | "link" | "nobody";
  summary: string;
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodObject | z.ZodUnion;
  answer: z.ZodType | OtherAnswer;
  /** Headers of the answer, by name, with what they say. */
  answerHeaders?: Readonly<Record<string, string>>;
  /** The answer has an ETag: 304 for a caller whose If-None-Match names it. */
  isTagged?: true;
  /** Not everybody who sees it may read this of it: 403. */
  mayForbid?: true;
  /** The state may be wrong for it: 409. */
  mayConflict?: true;
  /** Somebody else's service is asked meanwhile: 502. */
  mayFail?: true;
  /** Somebody else's service may not be set up: 503. */
  needsSetUp?: true;
  /** What it needs may be away for a while: 503. */
  mayBeAway?: true;
  /** Tries are counted: 429. */
  isLimited?: true;
}

/** Whether a call answers JSON that `schema` describes. */
export function isJson(answer: Call["answer"]): answer is z.ZodType {
  return !("mediaType" in answer);
}

/** Both ways, keys that may be missing included: neither has more, less or other than the other. */
type Same<A, B> = [A, B, keyof A, keyof B] extends [B, A, keyof B, keyof A] ? unknown : never;

/** The schema of what leaves as `Dto`, under the name the document gives it; one that says other than `Dto` does not compile. */
export function answerOf<Dto>() {
  return <S extends z.ZodType<Dto>>(name: string, schema: S & Same<Dto, z.output<S>>): S => schema.meta({ id: name });
}
