// Names who speaks in a transcript that names one side or none: ">> Who's calling?" above ">> This is Ada Cole", "Me: any steps?" above "just two".
import { withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const mark = /^[ \t]{0,4}(?:>{2,3}|»|-{1,3}|[–—]{1,2}|[•*])[ \t]{1,3}(?=\S)/;
const fewest = 8;
const fewestAsked = 3;

/** How the own house marks its words where the other side's stand without a name. */
const ownMark =
  /^[ \t]{0,4}\[?((?:me|us|you|op|opr|oper|operator|agent|intake|on-?call|office|desk|disp(?:atch(?:er)?)?|director|service|answering service|ans\.? ?(?:svc|service)|receptionist|staff|tú|yo|operadora?|agente|oficina|despacho|recepci[oó]n)(?: ?#?\d{1,3})?)\]?[ \t]?:[ \t]{1,3}(?=\S)/iu;
const named = /^[ \t]{0,4}(?:\p{L}[\p{L}.'’ ()/-]{0,24}|\+?[\d(][\d(). -]{8,18}):[ \t]/u;
const dash = /^[ \t]{0,4}(?:-{1,3}|[–—]{1,2}|•)[ \t]{0,3}(?=\S)/;
const lonePhone = /^[ \t]{0,4}(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}[ \t]*$/;
/** "Tue, Jun 9 at 4:12 AM", "Delivered", "Read 4:15 AM": what a telephone prints between the messages. */
const printed =
  /^[ \t]*(?:(?:text message|imessage|sms|read|delivered|sent|seen|today|yesterday|edited)\b[^\n?]{0,24}|(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*[.,]?[ \t]+)?(?:\p{L}{3,9}\.?[ \t]\d{1,2}(?:,[ \t]\d{4})?|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)?,?[ \t]*(?:at[ \t])?(?:\d{1,2}:\d{2}(?:[ \t]?[ap]\.?m\.?)?)?)[ \t]*$/iu;
const fewestOwn = 3;

interface Line {
  start: number;
  words: string;
}

/** The lines of a thread that names the own house alone, with "Caller:" before the other side's; null for other texts. */
function writeOneSided(text: string, lines: readonly Line[]): Piece[] | null {
  const own = lines.filter(({ words }) => ownMark.test(words));
  const [first] = own;
  if (!first || own.length < fewestOwn || own.filter(({ words }) => words.includes("?")).length < 2) return null;
  if (new Set(own.map(({ words }) => ownMark.exec(words)?.[1]?.toLowerCase())).size > 1) return null;
  const free = lines.filter((line) => !own.includes(line));
  const dashed = free.filter(({ words }) => dash.test(words));
  const isDashed = dashed.length >= fewestOwn && 3 * dashed.length > 2 * free.length;
  const others = isDashed
    ? dashed
    : free.filter(
        (line) =>
          !lonePhone.test(line.words) &&
          !printed.test(line.words) &&
          (line.start > first.start || /[.!?,]\s|\b(?:hi|hello|hey|hola|my|this is|its)\b/i.test(line.words)),
      );
  if (others.length < fewestOwn || 4 * others.filter(({ words }) => named.test(words)).length > others.length)
    return null;
  const turns = lines.filter((line) => own.includes(line) || others.includes(line));
  const changes = turns.filter((line, at) => at > 0 && own.includes(line) !== own.includes(turns[at - 1] as Line));
  if (changes.length < 2 * fewestOwn - 1 || 2 * changes.length < turns.length) return null;
  const phone = isDashed ? undefined : lines.find(({ start, words }) => start < first.start && lonePhone.test(words));
  return withEdits(
    text,
    lines.flatMap((line) => {
      const { start, words } = line;
      if (line === phone) return [{ start, end: start, text: "Caller phone: " }];
      const mark = own.includes(line) ? ownMark.exec(words) : others.includes(line) ? (dash.exec(words) ?? [""]) : null;
      if (!mark) return [];
      return [{ start, end: start + mark[0].length, text: own.includes(line) ? "Agent: " : "Caller: " }];
    }),
  );
}

/** "[00:04] CALLER    Hello, yes.": the minute of a recording and who speaks, in columns. */
const inColumns =
  /^([ \t]{0,4}[[(]\d{1,2}:\d{2}(?::\d{2})?[\])][ \t]{1,3})(\p{Lu}[\p{Lu}\d.'-]{1,14}(?: [\p{Lu}\d.'-]{1,10})?)(?: {2,}|\t+)(?=\S)/u;

/** The lines with a colon behind who speaks; null where not two take turns. */
function writeColumnSpeakers(text: string, lines: readonly Line[]): Piece[] | null {
  const turns = lines.flatMap(({ start, words }) => {
    const match = inColumns.exec(words);
    return match ? [{ start, end: start + match[0].length, stamp: match[1] ?? "", speaker: match[2] ?? "" }] : [];
  });
  if (turns.length < fewest || turns.length < lines.length - 3) return null;
  if (new Set(turns.map(({ speaker }) => speaker)).size !== 2) return null;
  const isRecording = /\b0?0:0\d/.test(turns[0]?.stamp ?? "");
  return withEdits(
    text,
    turns.map(({ start, end, stamp, speaker }) => ({
      start,
      end,
      text: `${isRecording ? "" : stamp}${speaker.charAt(0)}${speaker.slice(1).toLowerCase()}: `,
    })),
  );
}

/** The lines with "Agent:" or "Caller:" for their marks; null where the lines do not take turns in asking. */
export function writeTurns(text: string): Piece[] | null {
  let at = 0;
  const lines = text.split("\n").map((words) => {
    const line = { start: at, words, mark: mark.exec(words)?.[0] };
    at += words.length + 1;
    return line;
  });
  const filled = lines.filter(({ words }) => words.trim() !== "");
  const oneSided = writeColumnSpeakers(text, filled) ?? writeOneSided(text, filled);
  if (oneSided) return oneSided;
  const turns = filled.filter((line) => line.mark !== undefined);
  if (turns.length < fewest || turns.length < filled.length - 2) return null;
  if (new Set(turns.map((turn) => turn.mark?.trim())).size > 1) return null;
  const asked = [0, 1].map(
    (side) => turns.filter(({ words }, index) => index % 2 === side && words.includes("?")).length,
  );
  const [first = 0, second = 0] = asked;
  if (Math.max(first, second) < fewestAsked || Math.max(first, second) < 3 * Math.min(first, second)) return null;
  const asker = first > second ? 0 : 1;
  return withEdits(
    text,
    turns.map((turn, index) => ({
      start: turn.start,
      end: turn.start + (turn.mark?.length ?? 0),
      text: index % 2 === asker ? "Agent: " : "Caller: ",
    })),
  );
}
