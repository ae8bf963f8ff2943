// Finds passwords and account names; the code of a door, which a driver needs, is none.
import { findAccountNames } from "./parse-account-names";
import { quick } from "./parse-quick-pattern";
import { matchPhrase, phraseBook, type Words } from "./parse-phrases";
import type { Span } from "./parse-span";
import {
  accountWords,
  codeLabels,
  doorWords,
  loginFillers,
  loginLabels,
  markedLoginLabels,
  markedPasswordLabels,
  notCredentials,
  passwordLabels,
} from "./words/secrets";

const labels = phraseBook({
  password: passwordLabels,
  code: codeLabels,
  login: loginLabels,
  markedPassword: markedPasswordLabels,
  markedLogin: markedLoginLabels,
});
const kinds = {
  password: "password",
  code: "code",
  login: "login",
  markedPassword: "password",
  markedLogin: "login",
} as const;
const doors = phraseBook({ door: doorWords });
const accounts = phraseBook({ account: accountWords });
const fillers = new Set(loginFillers.split(", "));
const nothing = new Set(notCredentials.split(", "));
const sayings = new Set(["is", "are", "was", "es", "be"]);
const places = new Set(["on", "in", "at", "under", "to", "into", "for"]);
const mostFillers = 9;
const longestValue = 64;
const mostReads = 1_000;

/** A run of marks without blanks, its closing punctuation apart. */
interface Run extends Span {
  raw: string;
  bare: string;
}

function runAt(text: string, from: number): Run | null {
  const raw = /^[^\s|]{1,64}/.exec(text.slice(from, from + longestValue))?.[0];
  if (raw === undefined) return null;
  const opening = /^["'“‘(<[]*/.exec(raw)?.[0].length ?? 0;
  const bare = raw.slice(opening).replace(/[.,;:)"'”’>\]]+$/, "");
  return { raw, bare, start: from + opening, end: from + opening + bare.length };
}

const plain = (run: Run) => run.bare.toLowerCase().replace(/[‘’]/g, "'");
const isAddress = (bare: string) => /^(?:https?:|www\.|@$)/i.test(bare);
const isNumeric = (bare: string) => /^[\d()/.:#x-]+$/i.test(bare);

/** Whether a run looks like no word of a language: "Tulip$88", "mvega2", "jDoe". */
function looksMade(bare: string): boolean {
  if (bare.length < 4 || isAddress(bare) || isNumeric(bare)) return false;
  return (
    /\d/.test(bare) || /[!@#$%^*_+=~]/.test(bare) || /^\p{Ll}+\p{Lu}/u.test(bare) || /\p{Lu}\p{Ll}+\p{Lu}/u.test(bare)
  );
}

function isValue(run: Run, isMarked: boolean): boolean {
  if (run.bare === "" || isAddress(run.bare) || nothing.has(plain(run))) return false;
  return isMarked || !isNumeric(run.bare);
}

/** The second half of a pair: "mvega / Tulip$88". */
function secondOf(text: string, first: Span): Span | null {
  const rest = text.slice(first.end, first.end + 8);
  const slash = /^["'”’)]? ?(?:\/|\||\\) ?/.exec(rest)?.[0];
  const other = /^["'”’)]?(?:[,;] ?|  ?)(?:and |y |with |con |& ?)?(?:(?:pass|pw|pwd|clave|p)[:=]? )?/.exec(rest)?.[0];
  const joint = slash ?? other;
  const run = joint === undefined ? null : runAt(text, first.end + joint.length);
  if (!run || run.raw.endsWith(":") || nothing.has(plain(run))) return null;
  return (slash !== undefined && run.bare !== "") || looksMade(run.bare) ? run : null;
}

/** A quoted passphrase is taken whole. */
function quotedAt(text: string, run: Run): Span {
  const quote = text.charAt(run.start - 1);
  if (quote !== '"' && quote !== "“") return run;
  const closing = text.slice(run.start, run.start + longestValue).search(/["”\n]/);
  return closing > 0 && text[run.start + closing] !== "\n" ? { start: run.start, end: run.start + closing } : run;
}

/** Whether a plain word right behind a label is its value: it ends the sentence, or the password follows. */
function standsAlone(text: string, run: Run, kind: "password" | "code" | "login"): boolean {
  const rest = text.slice(run.end, run.end + 12);
  if (kind === "login") {
    const isNamed = /\b(?:user ?(?:name|id)|login (?:name|id))[ \t]+$/i.test(
      text.slice(Math.max(0, run.start - 20), run.start),
    );
    if (isNamed && /^[.,;!?)]*(?:\s*$|\n| {0,2}[/|;·]|[.,;]\s)/.test(rest)) return true;
    return /^[,;]? {1,4}(?:and )?(?:pw|pass|password|pwd|pin|clave|contraseña)\b|^ ?\/ ?\p{L}*[\d!@#$%&*]/iu.test(rest);
  }
  if (kind === "code" && !isNumeric(run.bare)) return false;
  return /^[.,;!?)#*]*(?:\s*$|\n| {2}| and | y | for (?:the|our|my) |[.,;]\s)/.test(rest);
}

/** "Login for the photos you asked about: …", and "what's the login?" with the answer behind its speaker's name. */
const leading =
  /^(?: (?:for|to|on|of) [\p{L}' ]{2,36}: |(?: [\p{L}' ]{2,40})?[ ?]{0,3}(?:[ \t]*\n[\s>*|-]{0,12}| \/{1,2} | [|;] )(?=[^\n]{0,48}\S \/ \S)(?:[[(]?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?[\])]?[ ,-]{0,3})?(?:\p{L}[^:\n\t;=>]{0,30}?(?::\s| - |> | ?[=;] ?|\t|\? )\s{0,4})?)/iu;

/** The value behind a label that ends at `end`, across words such as "to the portal is". */
function readValue(text: string, end: number, kind: "password" | "code" | "login"): Span | null {
  let at = end + (kind === "login" ? (leading.exec(text.slice(end, end + 120))?.[0].length ?? 0) : 0);
  const isLed = at > end;
  let isMarked = isLed;
  let isSaid = false;
  let isPlaced = false;
  for (let step = 0; step <= mostFillers; step += 1) {
    const marks =
      /^(?:["'”](?=\s?[:=]))?(?:[ \t:=>*#_–—-]|\r?\n(?![ \t]*\r?\n)){0,8}/.exec(text.slice(at, at + 8))?.[0] ?? "";
    if (marks.includes("\n") && !isMarked && !/[:=]/.test(marks) && step > 0) return null;
    isMarked ||= /[:=]|[–—-]\s|>|\n/.test(marks);
    const run = runAt(text, at + marks.length);
    if (!run) return null;
    const word = plain(run);
    // Led up to by a question, only a pair answers it; whatever stands before the pair is who answers.
    if (isLed && step === 0 && !looksMade(run.bare) && !secondOf(text, run)) return null;
    if (!isMarked && fillers.has(word) && !(isSaid && looksMade(run.bare))) {
      if (run.raw.length > run.bare.length && /[.;!?]$/.test(run.raw)) return null;
      isSaid ||= sayings.has(word);
      isPlaced = places.has(word) && isSaid;
      isMarked = /[:=]$/.test(run.raw);
      at = run.end + (isMarked ? run.raw.length - run.bare.length : 0);
      continue;
    }
    if (!isValue(run, isMarked || kind !== "login")) return null;
    if (!isMarked && !looksMade(run.bare) && !(isSaid && !isPlaced) && !(step === 0 && standsAlone(text, run, kind)))
      return null;
    if (isMarked && run.raw.endsWith(":") && !looksMade(run.bare)) return null;
    const value = quotedAt(text, run);
    const second = kind === "code" ? null : secondOf(text, value);
    return { start: value.start, end: second?.end ?? value.end };
  }
  return null;
}

const breaks = /[\n;|]|[.!?]\s| {3}/;

/** How many words away a door or an account is named around a code in its sentence; none is infinitely far. */
function distanceTo(words: Words, index: number, book: typeof doors | typeof accounts): number {
  const start = words.starts[index] ?? 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = index - 1; at >= 0 && at >= index - 8; at -= 1) {
    if (breaks.test(words.text.slice(words.ends[at], words.starts[at + 1])) || start - (words.starts[at] ?? 0) > 60)
      break;
    if (!matchPhrase(book, words, at)) continue;
    nearest = index - at;
    break;
  }
  for (let at = index + 1; at < words.starts.length && at <= index + 10 && at - index < nearest; at += 1) {
    if (breaks.test(words.text.slice(words.ends[at - 1], words.starts[at]))) break;
    if (matchPhrase(book, words, at)) return at - index;
  }
  return nearest;
}

/** "P/U: Willow Glen Nursing Center" is no user. */
const pickedUp = /^(?!.*(?:log|portal|password|acc(?:ount|t)|cred))(?:.*[^\p{L}])?p ?\/ ?u$/isu;

const keptSecret = quick(
  /\b(?:(?:do not|don'?t|dont|please never|never) (?:write|put|note|save|store|share|give|pass|type|record|post|paste|copy|forward|repeat)\b.{0,24}\b(?:it|this|that|down|code|pin|number|on|out)|keep (?:it|this|that) (?:private|secret|confidential|to yourself)|(?:staff|office) (?:use )?only|not for the (?:notes|driver|record))/gi,
);
const codes = /(?<![\p{L}\p{N}])(?=[^\s]*\d)[\p{L}\p{N}#*!@$%&_-]{3,24}/gu;

/** "alarm: user 3, PIN 90417. Please don't write it down": the codes of the sentence before are not for a note. */
function findKeptSecret(words: Words): Span[] {
  const found: Span[] = [];
  for (const match of words.text.matchAll(keptSecret)) {
    const from = Math.max(0, match.index - 120);
    const before = words.text.slice(from, match.index);
    if (!/\b(?:pin|code|alarm|password|passcode|login|key ?pad|combination|combo|clave)\b/i.test(before)) continue;
    const line = before.lastIndexOf("\n") + 1;
    const label = before
      .slice(line)
      .search(/\b(?:pin|code|alarm|password|passcode|login|key ?pad|combination|combo|clave)\b/i);
    if (label < 0) continue;
    for (const code of before.slice(line + label).matchAll(codes)) {
      if (/^\d{1,2}(?:st|nd|rd|th)$|^\d{3}-\d{4}$|^\d{3}-\d{3}-\d{4}$/i.test(code[0])) continue;
      found.push({ start: from + line + label + code.index, end: from + line + label + code.index + code[0].length });
    }
  }
  return found;
}

/** "user 3, PIN 90417": who and what opens it make an account, even of an alarm. */
const hasUser = (text: string, start: number) =>
  /\b(?:user|usr|operator|employee|badge|id)\s*(?:#|no\.?|number)?\s*\d{1,6}\s*[,;/&-]?\s*(?:and |with )?$/i.test(
    text.slice(Math.max(0, start - 30), start),
  );

const accountTalk = quick(
  /(?<![\p{L}\p{N}])(?:pass ?words?|passwd|pwd?|pass ?phrase|log ?in|logon|sign ?in|user ?names?|credentials?|creds|(?:patient |family |online |web |chart |staff |vendor )*portal|contraseñas?|usuario)(?![\p{L}\p{N}])[^\n]{0,110}/giu,
);
const made =
  /(?:(?<![^\s(:"'])[\p{L}\p{N}._@-]{4,32} ?\/ ?)?(?<![^\s(:"'/])(?=[^\s,;]{0,32}\p{L}{3})(?=[^\s,;]{0,32}[\d#$!@%^&*_])[\p{L}\p{N}#$!@%^&*_.+=-]{6,32}(?: ?\/ ?(?=[^\s,;]{0,32}[\d#$!@%^&*_-])[\p{L}\p{N}#$!@%^&*_.+=-]{4,32})?/gu;
const plainlyWords = /^(?:[\p{L}]+[.!:]*|\d+(?:st|nd|rd|th)|\d{1,2}:\d\d\p{L}*|[\p{L}]+-[\p{L}]+[.!]*|https?:.*)$/u;

/** Whatever looks made up near talk of an account, however the sentence turns: better a word lost than a password kept. */
function findMade(text: string): Span[] {
  const found: Span[] = [];
  for (const talk of text.matchAll(accountTalk)) {
    for (const match of talk[0].matchAll(made)) {
      if (plainlyWords.test(match[0].replace(/[.,]+$/, ""))) continue;
      const start = talk.index + match.index;
      // A part of a web address is none.
      if (/\S*(?::\/\/|www\.)\S*$/.test(text.slice(Math.max(0, start - 60), start + 1))) continue;
      found.push({ start, end: start + match[0].replace(/[.,;:]+$/, "").length });
    }
    if (found.length > mostReads) break;
  }
  return found;
}

/** Keys of programs, which their beginning tells. */
const programKeys = quick(
  /(?<![\p{L}\p{N}])(?:(?:sk|pk|rk|whsec)_(?:live|test)?_?[A-Za-z0-9]{6,64}|gh[pous]_[A-Za-z0-9]{10,64}|xox[abp]-[A-Za-z0-9-]{8,64}|AKIA[A-Z0-9]{12,20}|eyJ[A-Za-z0-9_-]{10,60}(?:\.[A-Za-z0-9_-]{4,200}){0,2})/gu,
);
const findProgramKeys = (text: string): Span[] =>
  [...text.matchAll(programKeys)].map(({ index, 0: key }) => ({ start: index, end: index + key.length }));

/** Every password and account name, unsorted. */
export function findCredentials(words: Words): Span[] {
  const found = [
    ...findKeptSecret(words),
    ...findMade(words.text),
    ...findProgramKeys(words.text),
    ...findAccountNames(words.text),
  ];
  let at = 0;
  let reads = 0;
  while (at < words.folded.length && reads < mostReads) {
    const label = matchPhrase(labels, words, at);
    if (!label) {
      at += 1;
      continue;
    }
    reads += 1;
    const end = words.ends[at + label.length - 1] ?? 0;
    const kind = kinds[label.tag];
    const isClave = kind === "password" && words.folded[at] === "clave";
    const door = kind === "code" || isClave ? distanceTo(words, at, doors) : Number.POSITIVE_INFINITY;
    const account = kind === "code" ? distanceTo(words, at, accounts) : 0;
    const isUsed = kind === "code" && hasUser(words.text, words.starts[at] ?? 0);
    const isDoor = Number.isFinite(door) && (isClave || door <= account) && !isUsed;
    const isMeant = isUsed || Number.isFinite(account);
    const isPickup = pickedUp.test(words.text.slice(Math.max(0, end - 44), end));
    const isMarked = kind === label.tag || (!isPickup && /^ ?[:=]/.test(words.text.slice(end, end + 2)));
    const value = isMeant && isMarked && !isDoor ? readValue(words.text, end, kind) : null;
    if (value) found.push(value);
    at += label.length;
  }
  return found;
}
