// The one vocabulary of refusals: each has a word, a status code and a sentence for the person who reads it.

export const statusByCode = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  internal: 500,
  bad_gateway: 502,
  not_configured: 503,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;

/** Sentences by field name. */
export type FieldErrors = Record<string, string>;

/** What a failed call answers. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  fields?: FieldErrors;
}

/** A refusal that a person may read. `retryAfter` is in seconds. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, sentence: string, more: { fields?: FieldErrors; retryAfter?: number } = {}) {
    super(sentence);
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }

  get status(): number {
    return statusByCode[this.code];
  }

  get body(): ErrorBody {
    return { error: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

export const invalid = (sentence: string, fields?: FieldErrors) =>
  new AppError("invalid", sentence, fields ? { fields } : {});
export const unauthorized = (sentence = "Unauthorized. Please sign in.") => new AppError("unauthorized", sentence);
export const forbidden = (sentence: string) => new AppError("forbidden", sentence);
export const notFound = (sentence = "We could not find this.") => new AppError("not_found", sentence);
export const conflict = (sentence: string) => new AppError("conflict", sentence);
export const rateLimited = (sentence: string, retryAfter: number) =>
  new AppError("rate_limited", sentence, { retryAfter });

/** 'Too many tries. Please wait 12 minutes and try again.' */
export const tooManyTries = (minutes: number) =>
  `Too many tries. Please wait ${minutes} ${minutes === 1 ? "minute" : "minutes"} and try again.`;
