// Finds what must never come back.
import { findCauses } from "./parse-causes";
import { findCredentials } from "./parse-credentials";
import { findEchoes } from "./parse-echoes";
import { correctIllnesses } from "./parse-illnesses";
import { splitWords, wordAt } from "./parse-phrases";
import { findCards, findSocials } from "./parse-secret-numbers";
import type { Span } from "./parse-span";
import type { Dropped, DroppedKind } from "./schema";

/**
 * What is withheld, in order and without overlaps: social security numbers, passwords and account names, payment cards and bank
 * accounts, causes of death and diagnoses. Infections that a crew must know of are left. Takes time linear in the text.
 */
export function findSecrets(text: string): Dropped[] {
  const words = splitWords(text);
  const as = (kind: DroppedKind) => (span: Span) => ({ kind, start: span.start, end: span.end });
  const found: Dropped[] = [
    ...findSocials(words).map(as("social-security-number")),
    ...findCards(words, (offset) => wordAt(words, offset)).map(as("payment-card")),
    ...findCredentials(words).map(as("password")),
    ...findCauses(correctIllnesses(words)).map(as("cause-of-death")),
  ];
  found.push(...findEchoes(text, found));
  return mergeSecrets(found);
}

/** In order and without overlaps. */
export function mergeSecrets(secrets: readonly Dropped[]): Dropped[] {
  const found = secrets.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const merged: Dropped[] = [];
  for (const secret of found) {
    const last = merged.at(-1);
    if (!last || secret.start > last.end) merged.push({ ...secret });
    else last.end = Math.max(last.end, secret.end);
  }
  return merged;
}
