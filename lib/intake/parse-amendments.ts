// Sets earlier lines right by what was added later: "rm 20 …", below it "ADD 4:31 AM: Room is 28, not 20".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";
import type { Span } from "./parse-span";
import { findTyped, isSwapped, type Typed } from "./parse-typed";

const word =
  "add(?:endum|ed|'l|itional)?|updated?|upd|amend(?:ed|ment)?|corrections?|corr(?:ected)?|rev(?:ised|ision)?|edit(?:ed)?|changed?|what changed|fix(?:es)?|note change|sorry|oops|p\\.?s";
const head = quick(
  new RegExp(
    String.raw`^[\W_]{0,6}(?:[A-Z]{2,5}[ :])?(?:[\d/:. ]{3,16}(?:[ap]\.?m?\.?|hrs?)?[\W_]{1,4})?(?:${word})\b(?=[^\p{L}\n]|[ \t](?:\d|room|rm|dob|to)|[ \t]\p{Lu})[^\n]*`,
    "gimu",
  ),
);
/** "TICKET 4471 AMENDED", and the whole ticket once more. */
const renewedTicket = quick(/(?<=\n[ \t]*\n)[^\n:]{2,30}\b(?:amended|revised|corrected|updated)\b[^\n]{0,20}(?=\n)/gi);
/** A paragraph of its own goes on in its next lines. */
const goesOn = new RegExp(String.raw`^(?:\n(?![ \t]*\n|[^\n]{0,12}\b(?:${word})\b)[^\n]+){0,6}`, "iu");
/** A later line in which somebody says something otherwise. */
const later =
  /(?:^|[\n.!?][ \t]*)[^\n.!?]{0,90}\b(?:(?:rang|called|phoned|texted|wrote) (?:us )?(?:back|again)|again:|now says?|says? (?:it['’]?s |that )?(?:now |actually )?(?=(?:room|suite|rm|bed)\b)|changed|switched|not \d|instead|no longer|two corrections|correction|(?:must|have to|need to) correct|had (?:it |them |that )?wrong|gave you (?:the )?wrong|misspoke)\b[^\n]*/gi;
const saysOtherwise = quick(
  /\b(?:(?:rang|called|phoned|texted|wrote) (?:us )?(?:back|again)|again:|now says?|says? (?:it['’]?s |that )?(?:now |actually )?(?=(?:room|suite|rm|bed)\b)|changed|switched|not \d|instead|no longer|two corrections|correction|(?:must|have to|need to) correct|had (?:it |them |that )?wrong|gave you (?:the )?wrong|misspoke)\b/i,
);

/** The parts of a text that change what stands before them. */
function findAmendments(text: string): Span[] {
  return [
    ...text.matchAll(head),
    ...(renewedTicket.test(text) ? text.matchAll(renewedTicket) : []),
    ...(saysOtherwise.test(text) ? text.matchAll(later) : []),
  ]
    .map(({ index, 0: said }) => {
      const end = index + said.length;
      const isApart = /\n[ \t]*\n[ \t]*$/.test(text.slice(Math.max(0, index - 6), index));
      return { start: index, end: isApart ? end + (goesOn.exec(text.slice(end))?.[0].length ?? 0) : end };
    })
    .filter(({ start }) => start > 24)
    .slice(0, 20);
}

interface Kind {
  /** What the value stands behind. */
  label: string;
  value: string;
}

const clock = String.raw`\d{1,2}:\d\d(?: ?[ap]\.?m\b\.?)?|(?:[01]\d|2[0-3])[0-5]\d(?! ?\p{Lu}\p{Ll})`;
const day = String.raw`\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`;
const link = String.raw`(?:[ :=#.,-]|\b(?:is|was|now|actually|should|be|read|number|no|to|at|on|the|really|of|has|by|per|bed|scale|chart|nurse|says|said|face|sheet|wristband|bracelet|license|passport|her|his|it|you|i|gave|official)\b){0,16}?`;
const kinds: readonly Kind[] = [
  {
    label: String.raw`(?<!\b(?:st|ave|rd|dr|blvd|ln|hwy|way|ct|pl|pkwy|street|avenue|road|drive)\.?,? )(?:room|rm|suite|ste|apt|apartment|cottage|cuarto|habitaci[oó]n)\b`,
    value: String.raw`[A-Z]?-?\d{1,4}(?:-?[A-Z])?`,
  },
  { label: String.raw`bed\b`, value: String.raw`[A-Z]?\d{1,3}[A-Z]?` },
  { label: String.raw`(?:d\.?o\.?b\.?|born|birth ?(?:date|day)|date of birth|b\.)`, value: day },
  {
    label: String.raw`(?:weight|wt\.?|weighs|weighed)`,
    value: String.raw`\d{2,3}(?: ?(?:lbs?|pounds|kgs?|kilos|#(?!\d)))?`,
  },
  {
    label: String.raw`(?:time of death|official time|time (?=i gave)|tod|t\.o\.d\.?|passed|died|expired|pronounced|death time|death\b[^.\n]{0,90}?(?:\bat|,(?= \d)))`,
    value: clock,
  },
  { label: String.raw`(?:age|aged)\b`, value: String.raw`\d{1,3}` },
  { label: String.raw`case (?:number|no\.?|#)`, value: String.raw`[A-Z]{0,4}-?\d[\dA-Z-]{3,14}` },
];
const patterns = kinds.map(
  ({ label, value }) =>
    new RegExp(String.raw`(?<!\p{L})${label}${link}(?<![\p{L}\d/:-])(${value})(?![\p{L}\d/:-])`, "giu"),
);
const bareWeight = /(?<![\d/:.-])(\d{2,3} ?(?:lbs?|pounds|kgs?|kilos|#))(?![\p{L}\d])/giu;
const isWrong =
  /\b(?:swapped|wrong|incorrect|correct(?:ed|ion)?|not|should|actually|transposed|now|new|instead|changed|amended|revised|updated?|we had|fix(?:ed)?|misread|typo|is really)\b/i;

/** The text with what was added later in the place of what it changes. */
export const writeAmended: Rule = (text) => {
  const edits: Edit[] = [];
  for (const { start, end } of findAmendments(text)) {
    const said = text.slice(start, end);
    const before = text.slice(0, start);
    if (/\d/.test(said)) patterns.forEach((pattern, kind) => edits.push(...renewed(before, said, pattern, kind === 3)));
    edits.push(...phones(before, said), ...houses(before, said), ...signers(before, said), ...labels(before, said));
  }
  return withEdits(text, edits);
};

/** Each earlier value of the kind becomes the one of the amendment, where that tells a single one. */
function renewed(before: string, said: string, pattern: RegExp, isWeight: boolean): Edit[] {
  const told = [...said.matchAll(pattern), ...(isWeight ? said.matchAll(bareWeight) : [])];
  const [value] = told.map(([, one = ""]) => one);
  if (!value) return [];
  const earlier = [...before.matchAll(pattern), ...(isWeight ? before.matchAll(bareWeight) : [])];
  return earlier
    .filter(([, old = ""]) => old !== value)
    .map((match) => {
      const old = match[1] as string;
      const start = match.index + match[0].lastIndexOf(old);
      const half = /^\d{1,2}:\d\d$/.test(value) ? (/ ?[ap]\.?m\b\.?$/i.exec(old)?.[0] ?? "") : "";
      return { start, end: start + old.length, text: value + half };
    });
}

const owner =
  /\b(?:son|daughter|dau|dtr|wife|husband|brother|sister|niece|nephew|mother|father|granddaughter|grandson|cousin|friend|nok|next of kin|doctor|dr|caller|call ?back|nurse|hospice|facility|office)\b|\p{Lu}\p{Ll}{2,}/giu;
const ownerReach = 60;

/** "Keisha's number had two digits swapped, it is 478-555-0170": the earlier number of hers. */
function phones(before: string, said: string): Edit[] {
  const fresh = findTyped(said).filter(({ kind }) => kind === "phone");
  if (fresh.length === 0) return [];
  const old = findTyped(before).filter(({ kind }) => kind === "phone");
  return fresh.flatMap((told) => {
    if (old.some((one) => digits(one) === digits(told))) return [];
    const around =
      /[^.;\n]*$/.exec(
        said.slice(Math.max(0, told.start - 110), told.start).replace(/\b(?:dr|mrs?|ms|no)\./gi, " "),
      )?.[0] ?? "";
    if (!isWrong.test(around) && !isWrong.test(said.slice(told.end, told.end + 40))) return [];
    const swapped = old.filter((one) => isSwapped(one.said, told.said));
    const names = [...around.matchAll(owner)].map(([word]) => word.toLowerCase()).toReversed();
    const named = names.flatMap((name) => old.filter((one) => ownsNumber(before, one, name))).slice(0, 1);
    const [only] = named.length > 0 ? named : swapped;
    if (!only) return [];
    const at = before.length + told.start;
    // Where it stands again it would be given to the one who rang to say so.
    return [
      { start: only.start, end: only.end, text: told.said },
      { start: at, end: at + told.said.length, text: "" },
    ];
  });
}

const digits = ({ said }: Typed) => said.replace(/\D/g, "");

/** The name stands before the number, and no other number between them. */
function ownsNumber(text: string, { start }: Typed, name: string): boolean {
  const left = text.slice(Math.max(0, start - ownerReach), start);
  return (left.split(/\d{3}[-. ]\d{4}/).at(-1) ?? "").toLowerCase().includes(name);
}

const house = String.raw`(?:\p{Lu}[\p{L}'’&.-]*[ -](?:(?:and|of|the|&) )?){1,5}?(?:Funeral (?:Home|Chapel|Service|Directors?|Parlou?r)s?|Mortuary|Mortuaries|Memorial (?:Chapel|Park)|Chapel(?: of [\p{L} ]{3,16})?|Cremat(?:ory|orium)|Cremation (?:Services?|Society|Center)|FH|Funeraria)`;
const anyHouse = new RegExp(String.raw`(?<![\p{L}'’-])${house}`, "gu");
const otherHouse = /\b(?:changed?|switch(?:ed|ing)?|instead|now|no longer|different|not)\b/i;
const oldHouse = new RegExp(
  String.raw`(?<![\p{L}])(?:to|funeral home|fh|mortuary|dest(?:ination)?|using|use|deliver to|wants?|chosen)(?: is|:|=| are)?[ \t]*(${house})`,
  "giu",
);

/** "Shandiin changed the funeral home, now Desert View Mortuary". */
function houses(before: string, said: string): Edit[] {
  if (!otherHouse.test(said)) return [];
  const fresh = [...said.matchAll(anyHouse)].map(([name]) => name).filter((name) => !before.includes(name));
  const [told] = fresh;
  if (!told || new Set(fresh).size > 1) return [];
  return [...before.matchAll(oldHouse)]
    .filter(([, old = ""]) => old !== told)
    .map((match) => {
      const old = match[1] as string;
      const start = match.index + match[0].length - old.length;
      const address = /^,? (?=\d)[^.;\n]{5,70}?\b\d{5}\b/.exec(before.slice(start + old.length))?.[0].length ?? 0;
      return { start, end: start + old.length + address, text: told };
    });
}

const signerName = String.raw`(?:dr|doctor)\.? (?:\p{Lu}[\p{L}.'’-]* ){0,2}?(?<last>\p{Lu}[\p{L}'’-]+)`;
const instead = new RegExp(
  String.raw`${signerName},? (?:is|was|can(?:['’]?t|not)|won['’]?t|will not|isn['’]?t|refus\w+|declin\w+)\b[^.\n]{0,50}?[,;.] ?(?:so |and |but )?(?<other>(?:dr|doctor)\.? (?:\p{Lu}[\p{L}.'’-]* ?){1,3}?) (?:will|is|to|is going to|has agreed to|can)(?: now| instead)? ?(?:be )?sign`,
  "giu",
);

const inPlaceOf =
  /(?<other>(?:dr|doctor)\.? (?:\p{L}[\p{L}.'’-]* ?){1,3}?) (?:will |is |to |is going to )?(?:sign\w*|certif\w+)[^.\n]{0,16}?,? ?(?:instead of|in place of|rather than|not|for) (?:dr\.? |doctor )?(?:\p{Lu}[\p{L}.'’-]* ){0,2}?(?<last>\p{Lu}[\p{L}'’-]+)/giu;

/** "Dr. Adair is on leave, Dr. Wynn will sign instead". */
function signers(before: string, said: string): Edit[] {
  if (!/sign|certif/iu.test(said)) return [];
  return [...said.matchAll(instead), ...said.matchAll(inPlaceOf)].flatMap(({ groups }) => {
    const last = groups?.["last"]?.toLowerCase() ?? "";
    const signs = new RegExp(
      String.raw`\b(?:dr|doctor)\.? (?:\p{L}[\p{L}.'’-]* ){0,2}?${last}(?= (?:will |is |to |is going to )?(?:sign|certif))`,
      "giu",
    );
    return [...before.matchAll(signs)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: groups?.["other"]?.trim() ?? "",
    }));
  });
}

const labelled =
  /(?:^|[:;.*\]-])[ \t*]*(\p{L}[\p{L}/. ]{1,26}?)[ \t]*:[ \t]*([^\n:;]{1,60}?)(?=[.;]?[ \t]*(?:$|\n|;|\. ))/gu;

/** "*** AMENDED *** WEIGHT: 104 lbs" below "WEIGHT: 140 lbs". */
function labels(before: string, said: string): Edit[] {
  return [...said.matchAll(labelled)].slice(0, 8).flatMap(([, label = "", value = ""]) => {
    const at = before.toLowerCase().lastIndexOf(`\n${label.toLowerCase()}:`);
    if (at < 0) return [];
    const start = at + label.length + 2;
    const old = /^[ \t]*([^\n]*)/.exec(before.slice(start))?.[0] ?? "";
    return [{ start, end: start + old.length, text: ` ${value}` }];
  });
}
