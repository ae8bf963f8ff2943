// Reads what stands behind a label that asks for steps and other things in the crew's way.
import { readTickedAnswer } from "./parse-answers";
import { filler } from "./parse-page";
import type { Reading } from "./parse-span";
import { readTicks } from "./parse-ticks";
import { trimmed } from "./parse-yes-no";

/** Nothing is said behind the label. */
export const blankText = /^\W*(?:n\/?a|unknown|unk|tbd|see above|\?+|-+|_+)?\W*$/i;
/** What is asked for is denied. */
export const denied =
  /^\W*(?:no(?:ne|pe)?|n|neg(?:ative)?|not? (?:known|any)|denied|ning[uú]n[ao]?s?|no hay|0)\b(?!\s+(?:elevator|lift|\d))[\s.,;:()]*(?:known|reported|stairs|steps|obstacles|isolation|precautions|infectious.{0,20})?[\s.)]*$/i;

const inTheWay =
  /\b(?:steps?|stairs?|stair\w+|flights?|ramps?|porch|hall\w*|doors?|doorway|narrow|tight|steep|turns?|landing|elevator|lift|gravel|driveway|path|gate|basement|upstairs|downstairs|floor|level|rail\w*|escal\w+|cot|bed|bdrm|wide|walk\w*|entry|entrance|icy|ice|mud\w*|back|front)\b/i;

const insideWay =
  /\b(?:narrow|tight|steep|hall\w*|doors?|doorways?|ramps?|turns?|corners?|elevators?|lift|landing|thresholds?|slopes?|hill|steps?|stairs|porch|clutter\w*|boxes|bed|furniture|icy|ice)\b/i;
const withheld = new RegExp(`${filler}{5}`, "u");
/** "Any steps? and embalming?": what follows is asked too. */
const nextQuestion = /^\W*(?:and|or|also) [^?.\n]{2,40}\?\s*$/i;
const doorCode =
  /\b(?:(?:pass|door|gate|key|entry|access|lock ?box|alarm)[ -]?(?:code|pin)|passcode|code|pin|combo|combination|keypad)\b\W{0,3}(?:is |no\.? |number )?[#*]?\d{3,}/i;

const nextWords =
  /(?<!\b(?:approx|st|no|fl|flr))[.;]\s+(?=[\p{L}~])|\s?(?:\/{2,3}|(?<!\bw|\?\s?)\/(?=\s)|[|])\s*(?=\p{L})|\s*(?:→|->|=>|\bso )\s*(?=(?:please |pls |i |we |you )?(?:take|bring|send|need|use|call)\b)/iu;
/** What the crew is asked to do is no part of the way. */
const asks =
  /^[\s.;/|→>=-]*(?:so )?(?:please |pls |i |we |you )?(?:take|bring|send|need|use|call|ring|park|come|ask|go)\b/i;

/** The words behind "Steps:" as far as they speak of the way: "three at the entry. Bring both to us". */
export function withoutOthers(segment: string): string {
  let end = segment.search(nextWords);
  while (end >= 0) {
    const rest = segment.slice(end + 1);
    const next = rest.search(nextWords);
    const said = next < 0 ? rest : rest.slice(0, next);
    if (!inTheWay.test(said) || asks.test(said) || asks.test(segment.slice(end))) return segment.slice(0, end);
    end = next < 0 ? -1 : end + 1 + next;
  }
  return segment;
}

const noWay =
  /^\W*(?:(?:uh|um|er|well|oh|hm+|let['’]?s see|let me see|i don['’]?t think so)\b[\s,.…–-]*){0,2}(?:(?:n(?!\/a)|no(?:ne|pe)?|nah|naw|nuh[- ]?uh|uh[- ]?uh|unh[- ]?unh|huh[- ]?uh|mm+[- ]mm+|not really|neither|zero|0)\b[\s,.;–-]*(?:(?:neither|no|nope|none|ma['’]?am|sir|not at all)\b[\s,.;–-]*){0,2})?(?:(?:(?:there are|we have|there['’]?s|not|no|without) )*(?:any |a )?(?:stairs?|steps?|obstacles?)\b(?: (?:at all|here|to speak of|inside|outside|or (?:stairs?|steps?|obstacles?)))?[\s,.;–-]*)?/i;
const level =
  /^(?:(?:it['’]?s|we['’]?re|is|are|that['’]?s|he['’]?s|she['’]?s|this is|and|all|everything|everything['’]?s|a|an|on|at|the|house is|building is) ){0,4}(?:(?:one|1|single|same|ground|main|first|street)[- ](?:floor|fl|flr|level|story|storey)|level|flat|slab|ranch(?: house| style)?|single-?wide|ramp(?:s|ed)?|wheelchair|zero entry|at grade)\b[^.;\n]{0,24}\W*$/i;
const someWay = /\b(?:steps?|stairs?|flights?|but|except|only|just|narrow|tight|steep|basement|up)\b/i;

/** "She's in the den, ground floor, no steps". */
const endsFlat =
  /^(?!\W*\d)(?=[^.;\n]{0,60}\b(?:(?:ground|first|main|one|1st) (?:floor|fl|flr|level)|single[- ](?:story|level)|level|flat|ranch)\b)(?![^.;\n]*\b(?:ramp|narrow|tight|steep|turns?|hall\w*|but|except|only|just|one step)\b)[^.;\n]{3,60}[,\s]no (?:stairs|steps)(?: (?:at all|or anything|inside|outside|either))?\W*$/i;

/** "Nope, no stairs", "no, it's all on one floor", "none, ground level": no twice. */
export function isFlat(segment: string): boolean {
  if (endsFlat.test(segment)) return true;
  const no = noWay.exec(segment)?.[0] ?? "";
  const rest = segment.slice(no.length);
  if (!/\b(?:n|no|none|nope|nah|naw|uh|neither|zero|0|not|without)\b|\bmm/i.test(no)) return false;
  return !/[\p{L}\d]/u.test(rest) || (level.test(rest) && !someWay.test(rest));
}

/** What the crew must climb or pass, as written; `No` when denied. */
export function readStairs(segment: string): Reading | null {
  const span = trimmed(segment);
  // What is left of a value that something was withheld of, or that holds a door's code, speaks of no way.
  if (withheld.test(segment) || doorCode.test(segment) || nextQuestion.test(segment)) return null;
  // "Nope, no stairs" says no twice.
  if (isFlat(segment)) return { value: "No", ...span, confidence: 0.95 };
  const ticks = readTickedAnswer(segment);
  const detail = ticks
    ? null
    : /[\])☐☑☒□■][^\n]*\b(?:details?|describe|specify|explain)\s*[:=]\s*(\S[^\n]{3,160})$/i.exec(segment)?.[1];
  if (detail) return { value: detail.trimEnd(), start: segment.indexOf(detail), end: span.end, confidence: 0.9 };
  // Ticked kinds of a way without a word of it say too little.
  if (!ticks && /[☐☑☒□■]|\[ ?[xX]? ?\]/.test(segment)) return null;
  if (ticks) {
    const last = readTicks(segment)?.options.at(-1);
    const rest = segment
      .slice(Math.max(ticks.end, last?.end ?? 0))
      .replace(/^[\s\])x_,;:.-]+/i, "")
      .replace(
        /^(?:describe|explain|if yes(?:,? (?:describe|explain|what|how many))?|details?|specify|how many|what)\b[\s:,-]*/i,
        "",
      )
      .trim();
    if (ticks.value === "NO") return { value: "No", ...span, confidence: 0.95 };
    return (rest.length > 3 || /^\d{1,2}$/.test(rest)) && ticks.value === "YES"
      ? { value: rest, start: segment.indexOf(rest), end: span.end, confidence: 0.9 }
      : null;
  }
  const said = segment
    .slice(span.start, span.end)
    .replace(/[.,;]+$/, "")
    .replace(/^(?:\(?circle(?: one)?\)?\s*)?Y\s?[/ ]\s?N\s*(?:->|[:=-])\s*|^N: (?=[YN]\b)/i, "");
  // "No stairs but the drive is gravel": what else there is bars no way.
  if (/^no (?:stairs|steps),? but\b/i.test(said) && !insideWay.test(said.slice(12)))
    return { value: "No", ...span, confidence: 0.95 };
  if (/^false$/i.test(said)) return { value: "No", ...span, confidence: 0.95 };
  if (denied.test(said)) return { value: "No", ...span, confidence: 0.95 };
  if (
    /^(?:no(?:ne|pe)?|nah|naw|n(?!\/a))\b(?![\s,]*(?:but|elevator|lift))/i.test(said) &&
    !/\b(?:step|stair|flight|ramp)s?\b/i.test(said.slice(3))
  )
    return { value: "No", ...span, confidence: 0.9 };
  if (blankText.test(said) || (said.length > 24 && !inTheWay.test(said) && !/\d/.test(said))) return null;
  if (/^(?:y|yes|yep|true|s[ií])\W*$/i.test(said)) return { value: "Yes", ...span, confidence: 0.8 };
  const bare = said
    .replace(/^[-–—•*>]+\s*/, "")
    .replace(/^(?:(?:not really|well|uh|um|oh)[\s,.…-]+)+/i, "")
    .replace(
      /^(?:there(?:['’]s| is| are)|(?:we|you)(?:['’]ve|['’]ll have| have) (?:got )?)\s+(?=(?:about |maybe )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b)/i,
      "",
    )
    .replace(/^(?:just|only)\s+/i, "")
    .replace(/^(?:y|yes|yep|s[ií])(?![\wà-ÿ])[\s,:;/-]+(?=\S{1,})/i, "")
    .replace(/^\(([^()]{2,80})\)$/, "$1");
  return { value: bare, start: span.end - bare.length, end: span.end, confidence: 0.93 };
}

/** Labels that ask for the way: of steps they tell only where such words stand behind. */
const softWay =
  /^(?:up ?[/&-]? ?down|footing|way (?:in|out)|terrain|ground|removal conditions|difficulties|(?:getting|how to get) (?:(?:him|her|them) )?(?:in|out|down)|egress|approach|path|(?:house )?layout|site conditions)\W*$/i;
const hardWay =
  /\b(?:steps?|stairs?|stairwell|flights?|walk-?up|elevator|elev|narrow|tight|steep|rocky|gravel|mud\w*|ic(?:e|ed|y)|snow\w*|walkway|cot|stretcher|gurney|ramp|cluttered|landing)\b/i;
/** "Access: key w/ concierge" tells who lets the crew in. */
const keyed =
  /^access\W{1,3}[^\n]{0,40}\b(?:keys?|code|fob|badge|concierge|doorman|call|ring|buzz(?:er)?|front desk|guard|security|lobby|lock ?box)\b/i;

/** Whether a label asks for the way in general and nothing of steps stands behind it. */
export const tellsNoWay = (label: string, segment: string) =>
  (softWay.test(label) || keyed.test(`${label}: ${segment}`)) && !hardWay.test(segment);
