// Gathers what a driver or coordinator needs and no field holds: gate codes, dogs, belongings, whom to spare.
import { findAbbreviated } from "./parse-abbreviated";
import { beyondFields, clausesOf, isForDriver, isStillNote, partsOf, trimmedTo, without } from "./parse-note-clauses";
import { harmless } from "./parse-harmless";
import { beyondForm } from "./parse-note-forms";
import { filler, type Page } from "./parse-page";
import type { Reading, Span } from "./parse-span";
import { withoutLogins } from "./parse-logins";
import { withoutTales } from "./parse-note-tales";
import { findTelling } from "./parse-telling";
import { withhold } from "./parse-withhold";
import type { Dropped } from "./schema";

const condition =
  /\b(?:until|til|till|unless|when ready|wait(?:s|ing)? (?:for|on|until|til)|hold (?:for|on|until|til)|hasta que|espere|(?:do not|don['’]?t) (?:send|come|dispatch|roll|go out|head|leave yet)|hold off|no (?:manden|env[ií]en|vengan))\b/i;
/** What stands behind such a label is no note, whatever it says. */
const secretLabel =
  /\b(?:cause|causa|illness|history|hx|dx|diagnos\w*|condition|manner|cards?|pay\w*|log ?in|pass\w*|pin|ssn|social|usuario|tarjeta|mrn|acct|account)\b/i;
const passwordLabel = /\b(?:log ?in|pass\w*|usuario|contrase(?:ñ|n)a|user ?name)\b/i;
const most = 4_000;
const kindFields = /^(?:deceasedLocation|callerType)$/;
const longKind = 30;
interface NoteSources {
  page: Page;
  /** The text as it was sent, and what must not be repeated of it. */
  original: string;
  dropped: readonly Dropped[];
  noted: readonly (Span & { keepsLabel?: Span })[];
  sentences: readonly Span[];
  /** Words that labels and values took. */
  used: readonly (Span & { field?: string })[];
  /** Labelled values: they speak through their fields, but what they say beyond is kept. */
  slots: readonly { label: Span; value: Span; isKnown: boolean; isIgnored: boolean }[];
  count: 1 | 2;
}

/** The notes as sentences, where the first and the last of them stand; null when there is nothing to note. */
export function readNotes({
  page,
  original,
  dropped,
  noted,
  sentences,
  count,
  ...sources
}: NoteSources): Reading | null {
  // "password for the portal: Agnes1930! The door code is *3355.": a password ends with its sentence.
  const slots = sources.slots.map((slot) =>
    passwordLabel.test(page.text.slice(slot.label.start, slot.label.end))
      ? { ...slot, value: { ...slot.value, end: endOfSentence(page.text, slot.value) } }
      : slot,
  );
  // "hold until the coroner calls" makes a NO, and what it waits for is worth a note.
  // What tells a kind of place by a whole value takes none of its words.
  const used = sources.used.filter(
    ({ start, end, field }) =>
      !condition.test(page.text.slice(start, end)) && !(field && kindFields.test(field) && end - start > longKind),
  );
  const pieces: (Span & { text: string })[] = [];
  const clean = (span: Span) => cleaned(page, original, withheldFrom(original, span, dropped), span);
  for (const { keepsLabel, ...span } of noted) {
    const text = keepsLabel
      ? clean(span)
      : clean(span) === ""
        ? ""
        : beyondFields(page.text, span, used).map(clean).filter(Boolean).map(sentence).join(" ");
    if (/^(?:no|none|n\/?a|y|yes|n|-+|none known|nothing)?\W*$/i.test(text) && !keepsLabel) continue;
    if (/^(?:no|none|n\/?a|n|unk|unknown|-+|none known|nothing)?\W*$/i.test(text)) continue;
    pieces.push({ ...span, text: sentence(nameOf(page.text, keepsLabel) + text) });
  }
  const isNoted = (span: Span) => pieces.some(({ start, end }) => span.start < end && span.end > start);
  const add = (clause: Span, name: string, isKept: (text: string) => boolean) => {
    const text = clean(clause);
    if (text.length > 4 && isKept(text)) pieces.push({ ...clause, text: sentence(name + text) });
  };
  for (const { label, value, isKnown, isIgnored } of slots) {
    if (isNoted(value) || (isIgnored && isSecret(page.text.slice(label.start, label.end)))) continue;
    for (const clause of isKnown ? partsOf(page.text, value, used) : [value]) {
      if (isForDriver(page.text, clause, used, isIgnored))
        add(clause, isKnown ? "" : nameOf(page.text, label), (text) => text.split(" ").length > 1);
    }
  }
  let first = 0;
  for (const whole of sentences) {
    // Both are in order: slots that end before this sentence are done with.
    while (slots[first] && lastEnd(slots[first]) <= whole.start) first += 1;
    for (const rest of without(whole, slots, first)) {
      if (isNoted(rest)) continue;
      const clauses = clausesOf(page.text, rest);
      for (const clause of clauses) {
        const trimmed = trimmedTo(page.text, clause, used);
        if (trimmed && isForDriver(page.text, trimmed, used, clauses.length > 1)) add(trimmed, "", isStillNote);
      }
    }
  }
  pieces.sort((one, other) => one.start - other.start);
  const lead = count > 1 ? ["Two persons in this call."] : [];
  const headEnd = endOfHead(page);
  const texts = [
    ...lead,
    ...pieces
      .map(({ text, start }) => withoutTales(withoutLogins(harmless(beyondForm(text, start < headEnd)))))
      .filter((text) => /\p{L}{2}/u.test(text))
      .map(sentence),
  ];
  const value = [...new Set(texts)].join(" ").slice(0, most).trim();
  const start = pieces[0]?.start ?? 0;
  const end = pieces.reduce((last, piece) => Math.max(last, piece.end), pieces.length > 0 ? start : page.text.length);
  return value === "" ? null : { value, start, end, confidence: 0.8 };
}

function endOfSentence(text: string, { start, end }: Span): number {
  const stop = /[.!?]\s+(?=\p{Lu}\p{Ll})/u.exec(text.slice(start, end));
  return stop ? start + stop.index + 1 : end;
}

/** Where the second line with words ends: a form's title stands in the first two. */
function endOfHead({ lines, text }: Page): number {
  const [, second] = lines.filter((line) => !line.isBlank);
  return second?.end ?? text.length;
}

const lastEnd = (slot: { label: Span; value: Span } | undefined) =>
  slot ? Math.max(slot.label.end, slot.value.end) : 0;

const nameOf = (text: string, label: Span | undefined) =>
  label
    ? `${text
        .slice(label.start, label.end)
        .replace(/^[\s*#•-]+|[\s:*.?=]+$/g, "")
        .trim()}: `
    : "";

/** Whether the label's value is the secret itself, and not what stands behind a secret taken out already. */
const isSecret = (label: string) => secretLabel.test(label) && !label.includes(filler);

/** What the clause must not repeat, contagions among it: precautions and tests have fields of their own. */
function withheldFrom(original: string, { start, end }: Span, dropped: readonly Dropped[]): Span[] {
  const said = original.slice(start, end);
  return [
    ...dropped,
    ...[...findTelling(said), ...findAbbreviated(said)].map((span) => ({
      start: start + span.start,
      end: start + span.end,
    })),
  ];
}

/** A bracket whose other half was cut off is closed, or goes: "312-555-0117 (Nurses Station". */
function balanced(text: string): string {
  const [open, close] = [text.lastIndexOf("("), text.lastIndexOf(")")];
  if (open > close) return text.slice(open + 1).trim() === "" ? text.slice(0, open).trimEnd() : `${text})`;
  return close >= 0 && !text.includes("(") ? text.replaceAll(")", "").trim() : text;
}

function cleaned(page: Page, original: string, dropped: readonly Span[], { start, end }: Span): string {
  const inside = dropped
    .filter((span) => span.start < end && span.end > start)
    .map((span) => ({ ...span, start: Math.max(0, span.start - start), end: Math.min(end, span.end) - start }));
  // Taken-back values are gone from the page; secrets are taken out with the words that would be left hanging.
  const said =
    inside.length > 0 && page.text.length >= end
      ? withhold(original.slice(start, end), inside)
      : page.text.slice(start, end);
  return balanced(
    said
      .replaceAll(filler, " ")
      .replace(/^[ \t]*(?:>[ \t]?)+/gm, "")
      .replace(/\s+/g, " ")
      .replace(/^[\s,;:.*|-]+|[\s,;:|*-]+$/g, ""),
  );
}

function sentence(text: string): string {
  const first = text.charAt(0).toLocaleUpperCase("en-US") + text.slice(1);
  return /[.!?]["')]?$/.test(first) ? first : `${first}.`;
}
