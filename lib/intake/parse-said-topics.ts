// Reads what a clause says of a matter it names, yes, no or open, by the words around it, where no phrase has told it.
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { depthAt } from "./parse-sentences";
import { topics, type Topic } from "./words/said-topics";

/** Something is left open. */
const open =
  /\b(?:unknown|unsure|unclear|undecided|undetermined|uncertain|pending|tbd|to be determined|not (?:yet )?(?:sure|certain|clear|known|decided|determined)|no (?:idea|word|clue|answer)|(?:do|does|did|have|has|is|are|was|were|will|can|ca|could|wo)(?:n['’]?t| not) (?:\w+ )?(?:know|sure|certain|decided?|heard?|say|tell|remember|asked?|discussed|talked)|nobody (?:knows|can say)|no one (?:knows|can say)|(?:still|yet to|waiting|being) (?:\w+ ){0,3}?(?:decid\w+|hear|looked|reviewed|review\w*|determin\w+|check\w*|consider\w*|think\w*)|whether)\b/i;
/** Something is denied. */
const denied =
  /\b(?:no|not|never|none|neither|nor|without|nothing|nobody|cannot|denie[sd]|denying|declin(?:e|es|ed|ing)|refus(?:e|es|ed|al)|waiv(?:e|es|ed)|reject(?:s|ed)|against|ineligible|unsuitable|disqualified|excluded|(?:turned|turning|turn) (?:\w+ )?down|pass(?:ed|es|ing)? (?:on|it up)|ruled? (?:\w+ )?out|opted out|too old)\b|n['’]t\b/i;
/** What follows is said under a condition, or of another day. */
const conditional = /\b(?:if|unless|until|till|in case|should (?:he|she|they|the)|would have|before)\b/i;
const others =
  /^(?:\W|and |but |so |also )*(?:(?:my|our|his|her|their|the (?:caller|driver|nurse|neighbou?r|roommate|deputy|officer|doctor|chaplain))\b(?! (?:mom|dad|mother|father|patient|resident|loved)\b)(?: \w+){0,2} (?:is|was|are|were|had|has|did|does|donated|served|gave|works?|worked|used)\b|i\b(?!['’]?(?:d| would) (?:say|think|guess)| (?:think|believe|guess|know|don['’]?t|do not|have|asked|called|spoke|was told)\b)|we (?:are|were) )/i;

interface Clause {
  text: string;
  start: number;
  /** The clause behind the next comma, where it goes on about the same. */
  more: string;
}

const goesOn =
  /^\s*(?:(?:and|but|so|who|which|that|they|he|she|it|wife|husband|family|son|daughter|then)\b[\s,]*)*(?:(?:is|was|has|have|had|are|were|will|said|says|they|he|she|it|also|just|been|already)\b\s*)*(?:not|no|never|n['’]t|isn|wasn|aren|don|does|did|won|declin|refus|waiv|turn|pass|ruled|said|says|ineligible|unsuitable|too|yes|ok|okay|approved|accepted|signed|paid|unknown|unsure|pending|undecided|negative|positive|clear|clean)/i;

/** Boxes, cells and columns of a form. */
const ofForm = /\S(?:[ ]{3}|\t)|\[[ xX]?\]|[☐☑☒□■]|_{2}|^\s*[yn]\s*$/;

/** The clauses of a sentence that name the matter. */
function clausesOf(text: string, topic: RegExp): Clause[] {
  const found: Clause[] = [];
  let checked = 0;
  for (const match of text.matchAll(topic)) {
    if (found.length > 11 || (checked += 1) > 40) break;
    const head = Math.max(0, match.index - 120);
    const lead = text.slice(head, match.index);
    const cut = Math.max(
      ...[...lead.matchAll(/[.;!?\n|,:()–—]|\s-\s/g)].map(({ index, 0: mark }) => index + mark.length),
      -1,
    );
    const start = cut < 0 ? head : head + cut;
    const rest = text.slice(match.index, match.index + 160);
    const stop = rest.search(/(?<!\b(?:dr|mr|mrs|ms|m|e))[.](?=\s|$)|[;!?\n|,:()–—]|\s-\s/i);
    const end = match.index + (stop < 0 ? rest.length : stop);
    // What is asked, and the label of a form, state nothing.
    if (/^\s?[?:]/.test(text.slice(end, end + 2)) || ofForm.test(text.slice(Math.max(0, start - 4), end))) continue;
    const behind = text[end] === "," ? (/^[^.;!?\n|,:()]{0,80}/.exec(text.slice(end + 1))?.[0] ?? "") : "";
    const isAsked = text[end + 1 + behind.length] === "?";
    if (isAsked) continue;
    found.push({ text: text.slice(start, end), start, more: goesOn.test(behind) ? behind : "" });
  }
  return found;
}

function valueOf({ text, more }: Clause, topic: Topic): string | null {
  const said = more ? `${text},${more}` : text;
  if (others.test(text) || topic.unless?.test(said)) return null;
  if (open.test(said)) return topic.open ?? null;
  if (conditional.test(said)) return null;
  const own = said.replace(topic.plain ?? /$^/, " ");
  if (topic.negative?.test(own)) return topic.no;
  if (denied.test(own)) return topic.denied?.test(own) === false ? null : topic.no;
  return topic.affirmed.test(said) ? topic.yes : null;
}

/** Adds what is told of each matter nothing was read of yet, where all its clauses agree. */
export function addSaidTopics(sheet: Sheet, text: string): void {
  for (const topic of topics) {
    if (bestOf(sheet, topic.field) || !topic.quick.test(text)) continue;
    const told = clausesOf(text, topic.names).flatMap((clause) => {
      const value = valueOf(clause, topic);
      return value === null ? [] : [{ value, clause }];
    });
    const [first] = told;
    if (!first || told.some(({ value }) => value !== first.value)) continue;
    const lead = first.clause.text.length - first.clause.text.trimStart().length;
    const start = first.clause.start + lead;
    addReading(
      sheet,
      topic.field,
      { value: first.value, start: 0, end: first.clause.text.trim().length, confidence: 0.7 },
      start,
      { depth: depthAt(sheet.page, start) },
    );
  }
}
