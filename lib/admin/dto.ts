// What the administrator reads of the platform: mail that failed, and how everything stands.
import type { failedMailAnswers } from "./schema";

/** A mail that was given up. Instants are ISO 8601. */
export interface FailedMailDto {
  id: string;
  /** What it is about, in words. */
  subject: string;
  /** Of a family only the first letter and the house. */
  recipient: string;
  attempts: number;
  /** Why the last attempt failed, in our own words. */
  failure: string | null;
  createdAt: string;
}

export interface AnsweredMailDto {
  id: string;
  answer: (typeof failedMailAnswers)[number];
}

/** How the platform stands at one instant. Instants are ISO 8601, times in milliseconds. */
export interface HealthDto {
  at: string;
  database: { version: string; answeredInMs: number; sizeBytes: number; connections: number; waiting: number };
  migrations: { applied: number; newest: string | null; unfinished: string[] };
  mail: { isSetUp: boolean; waiting: number; failed: number; lastSentAt: string | null };
  live: { streams: number; isListening: boolean; processes: number };
  jobs: { due: number; later: number; failed: number; oldestDueAt: string | null };
  /** Null until the record was checked the first time. */
  check: ChainCheckDto | null;
  /** A check waits or is under way. */
  isChecking: boolean;
}

/** What came of walking all chains of the record. */
export interface ChainCheckDto {
  endedAt: string;
  tookMs: number;
  chains: number;
  links: number;
  erased: number;
  /** The first thing that is wrong, in a sentence; null where all holds. */
  fault: string | null;
}

const subjects: Readonly<Record<string, string>> = {
  report: "Transport report",
  "password-link": "Link for a password",
  "updates-confirm": "A family's address to confirm",
  "updates-step": "A step told to a family",
};

interface MailRow {
  id: string;
  kind: string;
  recipient: string;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
}

export function toFailedMailDto({ id, kind, recipient, attempts, lastError, createdAt }: MailRow): FailedMailDto {
  const isOfFamily = kind.startsWith("updates-");
  return {
    id,
    subject: subjects[kind] ?? kind,
    recipient: isOfFamily ? veil(recipient) : recipient,
    attempts,
    failure: lastError,
    createdAt: createdAt.toISOString(),
  };
}

/** 'r…@example.com', and of a telephone number the last two digits: a family's address is not the platform's to read. */
function veil(recipient: string): string {
  const at = recipient.lastIndexOf("@");
  return at < 0 ? `…${recipient.slice(-2)}` : `${recipient.slice(0, 1)}…${recipient.slice(at)}`;
}
