// Tells where a word for kin is part of the label of the next of kin, and where of the words behind it.
import type { Role, Word } from "./parse-labels";
import type { Line } from "./parse-page";
import { readRelation } from "./parse-relations";
import type { Span } from "./parse-span";
import { readTicks } from "./parse-ticks";

/** A label of the next of kin answered with the one who rang: "same as caller", "same as ordered by". */
export const sameCaller =
  /^(?!\W*same as (?:the )?(?:\w+ ){0,2}\w+ ?\?)\W*(?:the\s+)?(?:same\s+(?:person\s+)?(?:(?:as|w\/|with)\s+)?(?:the\s+|our\s+)?(?:caller|informant|above caller|(?:person|one|party|name)(?: (?:who|that))?(?: is)? (?:call|report|ring|phon)(?:ing|ed)|(?:reporting|calling|requesting|ordering) (?:party|person)|rp|reporter|request[eo]r|orderer|submitter|who(?: (?:called|rang|phoned|reported|is calling))?(?=\W*$)|(?:ordered|called|reported|requested|phoned)(?: in)? by|person(?=\W*$))|see (?:caller|informant)|(?:caller|rp|reporting party|informant|requestor)(?:\s+is\s+nok)?\s*$|caller\b(?=\W*\()|(?:the )?caller (?:him|her)self|is\s+(?:the\s+)?caller|(?:la\s+|el\s+)?mism[ao]\s+(?:(?:persona\s+)?que\s+llama|herman[ao]|hij[ao]|espos[ao]|sobrin[ao]|niet[ao]|m[aá]dre|padre)|(?:la|el)\s+mism[ao](?=\W*(?:$|\/|\())|(?:la|el)\s+que\s+llama|quien\s+llama|(?:my|him|her)?self\W*$|(?:so )?(?:yes,? )?(?:me|i am|he is|she is|him|her)\W*$|(?:ella|[eé]l|yo)\s+mism[ao]\W*$)/i;
/** "Next of kin: same as above", under a relative who rang. */
export const sameAbove =
  /^\W*(?:(?:the )?same(?: person| party| one)? (?:as )?(?:above|listed above|before)|(?:as|listed|named) (?:listed |named |noted )?above|above(?: person| party| caller| named)?|ditto|idem|igual que arriba)\W*$/i;
/** Whoever is met answered with the next of kin: "same as NOK". */
export const sameNok = /^\W*(?:the\s+)?(?:same\s+(?:as\s+)?(?:the\s+)?(?:nok|next of kin)|nok|next of kin|family)\W*$/i;
/** Whoever rang answered with the next of kin: "same as NOK", "NOK below". */
export const nokRang =
  /^\W*(?:the\s+)?(?:same\s+(?:person\s+)?(?:as\s+)?(?:the\s+)?)?(?:legal |above )?(?:nok|n\.o\.k|next of kin)\.?(?:,? (?:see )?(?:below|above|listed|listed below|named below))?\W*$/i;
/** The next of kin answered with whoever is met: "same as contact". */
export const sameContact =
  /^\W*(?:the\s+)?same\s+(?:as\s+)?(?:the\s+)?(?:release |site |on-?site |pick-?up )?contact\b/i;
/** "Same", and nothing more. */
export const onlySame = /^\W*(?:same|mism[ao]|el mismo|la misma)\W*$/i;
/** The one who rang, told beside what he is: "son (same as caller)". */
export const isTheCaller =
  /\b(?:same as|is) (?:the )?(?:rp|caller|reporting party|informant|request[eo]r|reporter)\b(?! ?\?)\)?|\b(?:who|that) (?:just )?(?:called|rang|phoned|is calling)\b(?=(?: (?:us|in|it in|this in|now|here|tonight))?\s*(?:[,.;)(\n\d/]|$))|\((?:the )?(?:caller|informant|rp)\)/i;

/** "Ray Dombrowski (NOK, son) 989-…", "son (next of kin)": what is said of the one who rang. */
export const kinBeside =
  /^[\s,(/–-]{0,4}(?:(?:the |his |her )?[\p{L}-]{2,14}(?:[ -]in[ -]law)?[\s,/&+)(–-]{1,4}){0,2}(?:and |& |also )?(?:the |his |her |legal |also ){0,2}(?:NOK|next of kin)\b(?=\s*(?:[),;.\n/–-](?! ?(?:is|not|n['’]t)\b)(?!\s*\p{Lu}\p{Ll}+ \p{Lu})|\(?\d|$))/iu;

const clergy =
  /^\W*(?:pastor|rev(?:erend)?|chaplain|rabbi|imam|deacon|minister|priest|monsignor|msgr|bishop|father(?= \p{Lu})|fr)\b\.?/iu;
/** "Contact for the family: Pastor Jim", where nothing calls him the next of kin. */
export const isClergy = (text: string, { start, end }: Span) =>
  clergy.test(text.slice(start, end)) && !/\b(?:kin|nok)\b/i.test(text.slice(Math.max(0, start - 40), start));

export const isTie = (
  text: string,
  before: { valueStart: number },
  found: { role: Role | null; start: number },
  end: number,
) =>
  found.start > before.valueStart &&
  found.role?.kinds.includes("ignored") === true &&
  readRelation(text.slice(found.start, end))?.kind === "kin";

const saysNextOfKin =
  /\b(?:next of kin|nok|legal(?:ly)?|responsible|responsable|pariente|familiar)\b|m[aá]s cercan[ao]|m[aá]s pr[oó]xim[ao]/i;

/** "Wife (NOK): …" and "Viuda: Carmen Lugo, es la más cercana": a tie before the colon belongs to the label. */
export function nameKin(
  text: string,
  line: Line,
  words: readonly Word[],
  found: { role: Role | null; from: number; start: number },
  valueStart: number,
): void {
  // "NOK | Sister: Lourdes Zambrano": the tie stands where the name is asked for.
  if (
    (!found.role || found.role.kinds.includes("ignored")) &&
    readRelation(text.slice(found.start, valueStart))?.kind === "kin" &&
    /\b(?:nok|next of kin)\b[\s*|:>-]{1,8}$/i.test(text.slice(Math.max(line.start, found.start - 24), found.start))
  ) {
    found.role = { owner: "nok", kinds: [] };
    return;
  }
  const isIgnored = found.role?.kinds.includes("ignored") ?? false;
  if (found.role && !isIgnored) {
    const word = words[found.from - 1];
    if (
      !word ||
      !/^\s?[(/]\s?$/.test(text.slice(word.end, found.start)) ||
      readRelation(text.slice(word.start, word.end))?.kind !== "kin"
    )
      return;
    found.from -= 1;
    found.start = word.start;
    return;
  }
  const label = text.slice(found.start, valueStart);
  // "Next of kin / Son: Alec Corbin".
  const [lead] = /^(?:nok|next[ -]of[ -]kin)[\s,/(-]{1,4}/i.exec(label) ?? [];
  if (lead && label.length < 36 && readRelation(label.slice(lead.length))?.kind === "kin") {
    found.role = { owner: "nok", kinds: [] };
    return;
  }
  if (
    label.length < 24 &&
    readRelation(label)?.kind === "kin" &&
    saysNextOfKin.test(text.slice(valueStart, line.end).split(/[.;]\s/, 1)[0] ?? "")
  )
    found.role = { owner: "nok", kinds: [] };
}

/** "Family phone", "PL ADDRESS": words that leave open whose it is. */
const ownWords = /^(?:pl|plc|fam|family|site|the|my|our|his|her|their|best|good|new|correct|.{1,2})$/;

const houseBefore =
  /\b(?:[Ff]or|FOR|[Oo]n behalf of|[Ff]rom|FROM|[Ww]ith|[Tt]o|[Bb]y) (?:the )?(?:(?:\p{Lu}[\p{L}'’.-]*|&|and) ){1,4}$/u;

/** "Clergy phone:", "Storage unit address:": the unknown words before a number's label say that it is somebody else's. */
export function isOthers(
  text: string,
  before: readonly Word[],
  { owner, kinds }: Role,
  end: number,
  starts: ReadonlySet<number>,
): boolean {
  // "Relay for Calloway Brothers Funeral Home:" names a house.
  if (/^(?:funeralHome|destination)$/.test(String(owner)) && kinds.length === 0)
    return houseBefore.test(text.slice(Math.max(0, end - 60), end));
  if (owner !== null || kinds.length !== 1 || !/^(?:phone|address)$/.test(String(kinds))) return false;
  const lead = before.findIndex(({ start }) => starts.has(start));
  return (
    lead >= 0 &&
    before.length - lead < 4 &&
    !ownWords.test(before.at(-1)?.folded ?? "") &&
    /^(?:\p{L}+ )+$/u.test(text.slice(before[lead]?.start, end))
  );
}

/** "[ ] spouse [x] child [ ] other": of a tie's boxes only the words of the ticked one, each where it stands; none where none or several are ticked. */
export function tickedTie(segment: string): string {
  const options = readTicks(segment)?.options.filter(({ text }) => readRelation(text)?.start === 0) ?? [];
  const [only, other] = options.filter(({ isTicked }) => isTicked);
  if (options.length === 0 || (options.length === 1 && !only)) return segment;
  if (!only || other) return "";
  const isBehind = segment.slice(only.start, only.start + only.text.length) === only.text;
  return " ".repeat(isBehind ? only.start : only.end - only.text.length) + only.text;
}
