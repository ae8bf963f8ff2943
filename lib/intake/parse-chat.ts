// Finds conversations: who speaks, and who of them asks.
import type { Page } from "./parse-page";
import { leanPattern } from "./parse-pattern";
import { isQuestion } from "./parse-questions";
import type { Span } from "./parse-span";

export interface Utterance extends Span {
  speaker: string;
  /** The line's beginning with time and speaker. */
  mark: Span;
  /** Where the speaker's name stands. */
  name: Span;
  line: number;
  /** Whether the mark stands in a line of its own. */
  isHead?: boolean;
}

export interface Conversation {
  utterances: Utterance[];
  /** Who asks: an operator's words are no statement of the caller. */
  asker: string | null;
  /** Several of one house ask one of their own: none of them is the caller. */
  isAmongOwn?: boolean;
}

const stamp = String.raw`(?:[[(<]?(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+(?:at\s+)?)?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap](?:\.?m\.?)?)?[\])>]?\s*(?:[-\u2013|]\s*)?)`;
const markPattern = leanPattern(
  String.raw`^\s*(?:${stamp})?[[(~]?((?:(?:S|SPK|SPKR|Speaker|Spkr|Person|Voice|Party|Channel|Ch|Agent|Caller|Operator)[ _#-]?\d{1,2}|[\p{Lu}][\p{L}.'&@/+_-]*|Q\d*|A\d*|[a-z]+)(?:\s+[@\p{L}.'&/()+-]+){0,6}?)\s*(?:\([^()\n]{1,24}\)\s*)?(?:${stamp})?[:>]\s+(?=\S)`,
  "iu",
);

/** "[Dispatch -> Ana K., 11:04] …", "[Ana] …", "<ana> …": the whole mark in brackets. */
const bracketPattern = leanPattern(
  String.raw`^\s*(?:${stamp})?[[<]([\p{Lu}][\p{L}.'&@ /()-]{0,40}?)\s*(?:(?:\u2192|->|=>|>>|to|@)\s*[^,\]>\n]{1,40})?(?:,?\s*(?:${stamp}))?[\]>]\s*:?\s*(?=\S)`,
  "iu",
);
/** "Ana K.  11:04 AM" alone above what she writes, as team chats are pasted. */
const headPattern = leanPattern(
  String.raw`^\s*([\p{Lu}][\p{L}.'&@/-]*(?:\s[\p{L}.'&@/()-]+){0,4}?(?:\s\([^()\n]{2,40}\)|,\s[\p{L} /.-]{2,30}?)?)(?:\s{1,4}|\s?[-\u2013|]\s{1,2})[[(]?(?:(?:today|yesterday)?,?\s*(?:at\s)?)(?:\d{1,2}/\d{1,2}(?:/\d{2,4})?,?\s)?\d{1,2}:\d{2}(?::\d{2})?\s?(?:[ap](?:\.?m\.?)?)?[\])]?\s*$`,
  "iu",
);
/** "[11/6/25, 1:12:40 AM] Danny Van 3: …", "16/06/2026, 00:04 - Fr. Declan (chaplain, Star of the Sea): …", as a chat is exported. */
const exportPattern =
  /^\s*\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s{0,2}[-–]?\s?([\p{L}~+][^:\n]{0,58}?)\s?:\s+(?=\S)/iu;
/** "Olga Marchetti, nursing supervisor - 4:18 AM", "Hannah V. LPN   7:48p", "Dionne (RN, Ponderosa Hospice) 10:31 PM" alone above the words. */
const titledHeadPattern =
  /^\s*(\p{Lu}[\p{L}.'’&-]*(?: [\p{L}.'’&()/-]+){0,4}(?:, [\p{L}][\p{L} .'’/-]{2,40}?)?(?: ?\((?:[\p{L}\d .,'’&/@-]{2,48})\))?)(?: {1,4}[-–|•·] {0,2}| {1,4}[[(]?)(?:today |yesterday )?(?:at )?\d{1,2}:\d{2}(?:\s?[ap]\.?m?\.?)?[\])]?\s*$/iu;
/** "Q. …", "A) …" */
const letterPattern = /^\s*([QA])\d{0,3}[.)]\s+(?=\S)/;

/** "0504 W14: …", "0504h Base: …", as a radio log writes who speaks. */
const radioPattern =
  /^\s*\[?[0-2]\d[0-5]\d\]?(?: ?h(?:rs?)?)?[ \t]{1,3}[-–]?\s?((?:\p{Lu}{1,4}\d{1,3}|\p{Lu}[\p{L}.'&-]*)(?: [\p{L}\d.'&-]{1,12}){0,2})\s?:\s+(?=\S)/u;

/** "(814) 555-0127: …": a thread of messages that shows the number alone. */
const numberPattern = /^\s*(\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\+1[ \d().-]{10,16}\d)\s?:\s+(?=\S)/;

/** What the sections of a form ask for again and again: nobody speaks. */
const noSpeaker =
  /^(?:https?|re|fwd|notes?|(?:full |first |last )?name|phone(?: (?:no|number|#))?|ph|cell|tel|telephone|mobile|fax|e-?mail|relation(?:ship)?|address|street|city|state|zip|county|date|time|dob|age|sex|room|floor|facility|type|title|home|work|nombre|tel[eé]fono|direcci[oó]n|parentesco|fecha|hora|lugar)$/iu;

const headOf = (text: string) => headPattern.exec(text) ?? titledHeadPattern.exec(text);
const matchMark = (text: string) =>
  markPattern.exec(text) ??
  exportPattern.exec(text) ??
  radioPattern.exec(text) ??
  bracketPattern.exec(text) ??
  letterPattern.exec(text) ??
  numberPattern.exec(text);

/** The conversation of a page, or null when it is none: two speakers take turns, each at least twice. */
export function findConversation(page: Page): Conversation | null {
  const utterances: Utterance[] = [];
  let stamped = 0;
  const isHeaded = page.lines.filter((line) => headOf(page.text.slice(line.start, line.end))).length > 1;
  page.lines.forEach((line, number) => {
    if (line.isBlank) return;
    const text = page.text.slice(line.start, line.end);
    const head = headOf(text);
    const last = utterances.at(-1);
    // Below a writer's own line "dr: Alma Quist signing" is said, and nobody's mark.
    const match = head ?? (isHeaded && last?.isHead ? null : matchMark(text));
    if (!match || noSpeaker.test((match[1] as string).trim())) {
      if (last && last.line + spanned(page, last) >= number - 2) last.end = line.end;
      return;
    }
    const speaker = (match[1] as string).trim();
    const nameAt = line.start + text.indexOf(speaker);
    const utterance = {
      speaker: /^\W*\d{3}\W/.test(speaker)
        ? speaker
        : speaker.toLowerCase().replace(/^([qa])\d+$|(?<=\p{L}) \([^()]{3,40}\)$/u, "$1"),
      mark: { start: line.start, end: line.start + match[0].length },
      name: { start: nameAt, end: nameAt + speaker.length },
      start: line.start + match[0].length,
      end: line.end,
      line: number,
      isHead: head !== null,
    };
    // A mark alone on its line: what is said begins in the next.
    if (head) utterance.start = Math.min(line.end + 1, page.text.length);
    utterances.push(utterance);
    if (!head && exportPattern.test(text)) stamped += 1;
    const reply =
      utterance.speaker === "q"
        ? /[?:.]\s+(A\d*)\s*[:.)-]\s*/.exec(page.text.slice(utterance.start, utterance.end))
        : null;
    if (!reply) return;
    const at = utterance.start + reply.index + 1;
    const end = utterance.start + reply.index + reply[0].length;
    utterances.push({ ...utterance, speaker: "a", mark: { start: at, end }, name: { start: at, end }, start: end });
    utterance.end = at;
  });
  const counts = new Map<string, number>();
  for (const { speaker } of utterances) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  const thread = threadOf(page, utterances, [...counts.keys()]);
  if (thread) return thread;
  const speakers = [...counts].filter(([, count]) => count >= 2).map(([speaker]) => speaker);
  const spoken = utterances.filter(({ speaker }) => speakers.includes(speaker));
  if (
    speakers.length < 2 ||
    speakers.length > 5 ||
    spoken.length < (speakers.every((speaker) => askerNames.test(speaker) || answererNames.test(speaker)) ? 3 : 5) ||
    spoken.length < utterances.length * 0.6 ||
    !takesTurns(spoken)
  ) {
    // Day, hour and speaker before every message: however few they are, nobody has typed that into a form.
    const isExport = stamped > 2 && stamped === utterances.length && counts.size < 6;
    return isExport ? { utterances, asker: askerOf(page, utterances, [...counts.keys()]) } : null;
  }
  const teller = speakers.length > 2 ? tellerOf(page, utterances) : null;
  if (teller) {
    const told = utterances.map((one) => (one.speaker === teller ? one : { ...one, speaker: crew }));
    return { utterances: told, asker: crew, isAmongOwn: true };
  }
  return { utterances: spoken, asker: askerOf(page, spoken, speakers) };
}

/** Speakers whose very names say that they ask and answer: two questions with their answers are a talk. */
const askerNames = /^(?:q|op|opr|operator|agent|intake|dispatch(?:er)?|answering service|service)$/i;
const answererNames =
  /^(?:a|caller|clr|(?:charge |floor |night )?nurse|rn|family|son|daughter|wife|husband|coroner|deputy|officer)$/i;

const crew = "crew";
const mostOfAll = 0.75;

/** The one of several who answers them all: who tells nearly all the figures and seldom asks. */
function tellerOf(page: Page, utterances: readonly Utterance[]): string | null {
  const said = ({ start, end }: Span) => page.text.slice(start, end);
  const digits = (all: readonly Utterance[]) => all.map(said).join("").replace(/\D/g, "").length;
  const teller = [...new Set(utterances.map(({ speaker }) => speaker))].find((name) => {
    const own = utterances.filter(({ speaker }) => speaker === name);
    return digits(own) > mostOfAll * digits(utterances) && 3 * own.length > utterances.length;
  });
  const own = utterances.filter(({ speaker }) => speaker === teller);
  return teller && 3 * own.filter((one) => isQuestion(said(one))).length <= own.length ? teller : null;
}

/** Those of the own house, as a thread names them. */
const ownSide =
  /^(?:you|me|us|tú|yo|(?:relay|service|auto|chat|intake|dispatch) ?bot|bot|auto-?reply|on[- ]?call|intake|(?:night |day )?desk|office|ops|operations|driver|livery|transport|removals?|answering service|(?:[\p{L}-]{2,16} )?bot|(?:dispatch(?:er)?|disp|despacho)(?: \p{L}[\p{L}.'-]*)?)$/iu;
const stamped = /\d{1,2}[:.]\d\d/;
const fewestStamped = 2;
const mostUnanswered = 4;

/** Messages with the hour before each: one side's, and the own house's answers if there are any. */
function threadOf(page: Page, utterances: readonly Utterance[], speakers: readonly string[]): Conversation | null {
  const others = speakers.filter((speaker) => !ownSide.test(speaker));
  const [other] = others;
  if (others.length !== 1 || speakers.length > 3) return null;
  const count = utterances.filter(({ speaker }) => speaker === other).length;
  // A longer one shows by the own house's few answers that it is a thread and no log.
  if (utterances.length > mostUnanswered && (speakers.length < 2 || 4 * count < 3 * utterances.length)) return null;
  if (count < fewestStamped || 2 * count <= utterances.length) return null;
  if (!utterances.every(({ mark }) => stamped.test(page.text.slice(mark.start, mark.end)))) return null;
  return { utterances: [...utterances], asker: speakers.find((speaker) => speaker !== other) ?? "us" };
}

/** How many line breaks an utterance holds so far. */
const spanned = (page: Page, { start, end }: Span) => page.text.slice(start, end).split("\n").length;

/** A form repeats labels too, but its "speakers" do not answer each other. */
function takesTurns(utterances: readonly Utterance[]): boolean {
  const turns = utterances.filter(
    ({ speaker }, index) => index > 0 && utterances[index - 1]?.speaker !== speaker,
  ).length;
  const names = new Set(utterances.map(({ speaker }) => speaker)).size;
  return turns >= 3 && names <= Math.max(2, utterances.length / 2.5);
}

/** Who asks: the one of whose words more are questions, and who tells fewer numbers. */
function askerOf(page: Page, utterances: readonly Utterance[], speakers: readonly string[]): string | null {
  const score = (name: string) => {
    const all = utterances
      .filter(({ speaker }) => speaker === name)
      .map(({ start, end }) => page.text.slice(start, end));
    const questions = all.filter((text) => isQuestion(text)).length / all.length;
    const digits = all.join("").replace(/\D/g, "").length / all.length;
    return questions - Math.min(digits, 12) / 24;
  };
  if (speakers.includes("q")) return "q";
  // Who is called so in a thread is of the own house, whoever asks more.
  const own = speakers.filter((speaker) => /^(?:you|me|us|tú|yo)$/.test(speaker));
  if (own.length === 1 && utterances.every(({ mark }) => stamped.test(page.text.slice(mark.start, mark.end))))
    return own[0] as string;
  const ranked = speakers
    .map((speaker) => ({ speaker, score: score(speaker) }))
    .toSorted((one, other) => other.score - one.score);
  const [first, second] = ranked;
  return first && first.score > 0.12 && first.score > (second?.score ?? 0) ? first.speaker : null;
}
