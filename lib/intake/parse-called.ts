// Finds the persons that are called by one name alone beside words that announce a person: "dtr Ade", "ask for Tammi".
import { type NameReading, readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import { givenNames } from "./words/given-names";
import { plainWords } from "./words/not-names";

const kinWord =
  "wife|husband|husb|spouse|son|daughter|dtr|dau|daught|sister|sis|brother|bro|mother|father|mom|dad|niece|nephew|cousin|widow|widower|half[ -]brother|half[ -]sister|godson|goddaughter|great[ -]niece|great[ -]nephew|granddaughter|grandson|grandda|gson|gdtr|grandma|grandmother|grandpa|grandfather|(?:the |his |her |their )(?:oldest|eldest|youngest)|aunt|uncle|partner|fiance|fiancee|stepson|stepdaughter|friend|neighbor|daughter[ -]in[ -]law|son[ -]in[ -]law|sister[ -]in[ -]law|brother[ -]in[ -]law|boy|girl|esposa|esposo|hija|hijo|hermana|hermano|nieta|nieto|sobrina|sobrino|(?:mi|su|la) mam[aá]|(?:mi|su|el) pap[aá]";
const staffWord =
  "(?:charge |shift |night |floor )?nurse (?:tonight|today|on duty|on site|on shift|there|here)|nurse|rn|lpn|lvn|cna|aide|supervisor|supv|super|sup|tech|medic|paramedic|chaplain|social worker|receptionist|charge|clerk|guard|security|enfermera encargada es|enfermero encargado es|enfermera es|enfermero es|charge nurse is|nurse is|caregiver|administrator|manager|mgr|desk|infirmarian|doorman|porter|concierge|caretaker|custodian|janitor|watchman|gatekeeper|valet|handyman|housekeeper|groundskeeper|doorkeeper|dispatcher|registrar|sgt|sergeant|dep|deputy|officer|ofc|trooper|(?:charge |shift |night |floor )?nurse (?:tonight|today|on duty|on site|on shift|there|here)|at the (?:desk|window|door|gate|front) is|encargad[ao] es|manager is|mgr is|supervisor is|nurse on is|oldest is|eldest is|director|coordinator|attendant|enfermera|enfermero";
const cueWord =
  "(?:next of kin|nok)(?: is)?|ask for|asking for|ask 4|asks? to see|see|meet|meet up with|spoke (?:with|to|w\\/)|talk(?:ed|ing)? (?:with|to)|this is|it'?s|my name is|name is|her name is|his name is|named|name'?s|pronounced by|pron(?:ounced)? by|per|reported by|rptd by|called (?:in )?by|call from|rec'?d from|received from|msg from|released by|release (?:by|from)|fr(?:o?m)?:|contact|i'?m|i am|pregunte por|soy|habla|pls call|please call|report to|check in with|check with|text|call|ask|talk(?:ed)? w\\/|spoke w\\/|good morning|good evening|good afternoon|hello";
const anchor = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${kinWord})(?:['’]s (?:first )?name)?(?:\s+(?:of|for) (?:\d+|\p{L}+) years)?(?:,?\s+(?:in|from|near|of) \p{L}+(?= ?,))?(?:\s+(?:is|named|called|=))?|(?:(?:her|his|the|their|a) (?:${kinWord}|${staffWord}|roommate|housemate|landlord|landlady|tenant|sitter)) (?:is|will be|stays|waits) (?:still )?(?:there|here|home|on site|on scene|with (?:him|her|the body)|at the (?:house|door|desk|home|scene)),?(?: (?:her|his) name is| named)?|(?:${staffWord})(?:\s+(?:is|named|=))?|(?:${cueWord}))(?!\p{L})[ \t]*(?:,|:|=|\/|-|\()?[ \t]*(?=(\p{L}[\p{L}'’-]+))`,
  "giu",
);

const kinFirst = leanPattern(`^(?:${kinWord})(?!\\p{L})`, "iu");

const noteHead =
  /^[^\n]{0,80}?(?:\d[ \t]?(?:[ap]\.?m?\.?|hrs?)?|\bcall|\bph)[ \t\n,:;-]{1,4}(?=(\p{Lu}\p{Ll}{1,14})(?:,| @| \(| ?->| from | fr | at | w\/| with | \/ | [-–—] ))/u;

const opening =
  /(?:^|[.\n]\s{1,3})(?=(\p{Lu}\p{Ll}{2,14}) (?:\((?=[^()\n]{0,30}\b(?:nurse|rn|lpn|aide|hospice|sup|charge|manager|director|clerk|staff)\b)|(?:called|calling|phoned|reports)\b))/gu;

/** "So Kyle from Lutheran Home called 0140", "HOLLY from SUMMIT HOSPICE just called". */
const housed = quick(
  /(?<![\p{L}\p{N}'’.-]|\p{Lu}[\p{L}.'’-]{0,13}[\p{L}'’-] |\p{Lu} |(?:dr|mr|mrs|ms|st|DR|Dr|MR|Mr|MRS|Mrs|MS|Ms|St|ST)\. )(?=(\p{Lu}\p{L}{2,14}) (?:(?:from|with|w\/|at|over at|of)\s[^.;,\n]{3,40}?,? (?:(?:just|has) )?(?:called|calling|phoned|rang|reports|reported|says|states|stated|is on|on the (?:line|phone))\b|(?:FROM|WITH|W\/|AT) [^.;,\n\d]{3,40}?,? \(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}))/gu,
);

/** "7/11/26 2:40a  Marcy, ER …": a given name behind the stamp of a note's first line. */
function headName(text: string): RegExpExecArray[] {
  const match = noteHead.exec(text);
  return match && givenNames.has((match[1] as string).toLowerCase()) ? [match] : [];
}

const dashedName = /[.!?\n]\s{0,2}[-–—~]{1,2}\s?(?=(\p{Lu}\p{Ll}{2,14})(?!\p{L}))/gu;

/** "Kendra (hospice aide, Amity Hospice) called": a given name that opens a sentence. */
const openingNames = (text: string): RegExpExecArray[] =>
  [...text.matchAll(opening), ...text.matchAll(dashedName), ...text.matchAll(housed)].filter((match) =>
    givenNames.has((match[1] as string).toLowerCase()),
  );

const slurred = /^(?:shell|hell|shes|hes|shed|hed|ill|well)$/;
const verbBehind =
  /^\s+(?:be|sign|signs|signing|let|meet|call|have|do|also|is|can|get|walk|need|want|wants|come|take|going|gonna|said|at)\b/;
const calling =
  /^(?:watch|shift|charge|house|night|unit|duty|desk)\s+(?:commander|supervisor|supv?|super|nurse|rn|manager|sgt|sergeant|clerk|captain|officer)\b/i;

/** "doctor neha banerjee shell be signing", "SGT L MAYFIELD WATCH COMMANDER": what follows a name is none of it. */
export function trimName(text: string, name: NameReading): NameReading {
  // "its dana w gentle path hospice": a small w stands for with.
  const w = /^(\p{Ll}[\p{L}'’-]+(?: \p{Ll}[\p{L}'’-]+)?) w \p{Ll}/u.exec(text.slice(name.start, name.end));
  if (w?.[1]) {
    const end = name.start + w[1].length;
    const count = w[1].split(" ").length;
    return { ...name, value: name.value.split(" ").slice(0, count).join(" "), end, isFull: count > 1 };
  }
  // "My name's Troy, Troy Benedict".
  const again = /^(\p{L}+) (\p{L}.*) \1$/u.exec(name.value);
  if (again && /^\p{L}+, /u.test(text.slice(name.start, name.end)))
    return { ...name, value: `${again[1]} ${again[2]}` };
  const at = text.lastIndexOf(" ", name.end - 1) + 1;
  const parts = name.value.split(" ");
  if (at <= name.start || parts.length < 2) return name;
  const last = text.slice(at, name.end);
  // "OKAFOR, PATIENCE N. F AGE 58": the letter of the sex behind an initial.
  const isSex =
    /^[MF]$/.test(last) &&
    /\p{L}, ?\p{L}+ \p{Lu}\.?,? $/u.test(text.slice(name.start, at)) &&
    /^[ ,/]{1,3}(?:age\b|aged\b|y\/?o\b|dob\b|\d{2,3}(?![\d/:.-]))/i.test(text.slice(name.end, name.end + 10));
  const unsexed = isSex ? readName(text.slice(name.start, at)) : null;
  if (unsexed) return { ...name, value: unsexed.value, end: at - 1 };
  // "this is Malia Kekauoha I am the house supervisor".
  const isPronoun =
    last === "I" &&
    /^\s+(?:am|was|have|talked|called|spoke|just|need|want|would|work|live|know|got|did|do|had|think|wanted|'m)\b/.test(
      text.slice(name.end, name.end + 12),
    );
  if (isPronoun) return { ...name, value: parts.slice(0, -1).join(" "), end: at - 1, isFull: parts.length > 2 };
  const isSlurred = slurred.test(last) && verbBehind.test(text.slice(name.end, name.end + 12));
  if (!isSlurred && !calling.test(text.slice(at, at + 30))) return name;
  return { ...name, value: parts.slice(0, -1).join(" "), end: at - 1, isFull: parts.length > 2 };
}

/** The names found so far and, in order, those that stand alone behind such words. */
export function withCalled(text: string, given: readonly NameReading[]): NameReading[] {
  const names = given.map((name) => trimName(text, name));
  const isSmall = !/\p{Lu}\p{Ll}/u.test(text);
  const found: NameReading[] = [];
  const covered = new Set<NameReading>();
  let index = 0;
  for (const match of [...text.matchAll(anchor), ...headName(text), ...openingNames(text)].toSorted(
    (one, other) => one.index - other.index,
  )) {
    const at = match.index + match[0].length;
    const word = match[1] as string;
    // "THIS IS DISPATCHER KOENIG": behind a title a surname in capitals is a name.
    const titled = /^(?:this is|my name is|i['’]?m|i am|it['’]?s)\b/i.test(match[0])
      ? readName(text.slice(at, at + 40))
      : null;
    if (
      titled?.title !== undefined &&
      /^\p{Lu}+\.? $/u.test(text.slice(at, at + titled.start)) &&
      !names.some(({ start, end }) => start < at + titled.end && end > at)
    ) {
      found.push({ ...titled, start: at + titled.start, end: at + titled.end });
      continue;
    }
    while (index < names.length && (names[index]?.end ?? 0) <= match.index) index += 1;
    const next = names[index];
    if (next && next.start <= at && next.end > match.index) continue;
    const plain = word.toLowerCase();
    // "Melanie Stover RN, DON": the director of nursing.
    if (/^A?DON$/.test(word) && /^(?:rn|lpn|nurse)\b/i.test(match[0])) continue;
    // "Call Denise on arrival", but "Call Center".
    if (/^(?:(?:pls |please )?call|text|ask)\b(?! from| by| in| for|ing)/i.test(match[0]) && !givenNames.has(plain))
      continue;
    const goesOn = isSmall && next !== undefined && next.start === at + word.length + 1;
    if (plainWords.has(plain) && !(givenNames.has(plain) && (goesOn || /^\p{Lu}\p{Ll}/u.test(word)))) continue;
    if (
      !/^\p{Lu}\p{Ll}/u.test(word) &&
      !(
        givenNames.has(plain) &&
        (isSmall || word === word.toUpperCase() || isSmallAt(text, match.index, at + word.length))
      )
    )
      continue;
    const name = readName(text.slice(at, at + 60));
    if (!name || name.start !== 0 || (next && at + name.end > next.start && at + name.end < next.end)) continue;
    // "my name is carol anne dombrowski": a cue shows where a name begins whose first word may be any word.
    if (next && at + name.end > next.start) covered.add(next);
    const said = trimName(text, { ...name, start: at, end: at + name.end });
    found.push({ ...said, confidence: Math.min(name.confidence, 0.86) });
  }
  return found.length === 0
    ? [...names]
    : [...names.filter((name) => !covered.has(name)), ...found].toSorted((one, other) => one.start - other.start);
}

/** "call his daughter jen for decisions": nothing near is written with a capital. */
function isSmallAt(text: string, start: number, end: number): boolean {
  if (!kinFirst.test(text.slice(start, end))) return false;
  const left =
    text
      .slice(Math.max(0, start - 40), start)
      .split(/[\n:]/)
      .at(-1) ?? "";
  const right = text.slice(end, end + 40).split("\n")[0] ?? "";
  return left.trim() + right.trim() !== "" && !/\p{Lu}\p{Ll}/u.test(`${left}|${text.slice(start, end)}|${right}`);
}

/** "NOK: Ann Roe, wife 231-…, notified by RN Kay": who told the family has not rung us. */
export const familyTold =
  /\b(?:nok|next of kin|kin|wife|husband|spouse|son|daughter|sister|brother|mother|father|niece|nephew|family|fam)\b(?:(?!\b(?:we|us|our|i|died|passed|expired|death|deceased|office|funeral|mortuary|gone)\b)[^.;\n]){0,70}\b(?:told|notified|informed|alerted|advised|contacted|reached|made aware) (?:\S+ ){0,4}by\s*(?:(?:the|an?|rn|lpn|nurse|dr|deputy|officer|ofc|sgt|trooper)\b\.?\s*){0,3}$/i;

const partOfWord = /[\p{L}\p{N}-]/u;

const kinBefore = new RegExp(String.raw`(?<!\p{L})(?:${kinWord})[ ,]{1,2}$`, "iu");

/** First names of persons that the text names in full: "SHEILA IS NEXT OF KIN" behind "SHEILA MCCRAY". */
export function mentionsOf(text: string, names: readonly NameReading[]): { at: number; name: NameReading }[] {
  const byFirst = new Map<string, NameReading | null>();
  for (const name of names) {
    const first = name.value.split(" ")[0]?.toLowerCase() ?? "";
    const isKin = !name.isFull && kinBefore.test(text.slice(Math.max(0, name.start - 24), name.start));
    if (!(name.isFull || isKin) || name.isDoctor || first.length < 3 || name.confidence < (isKin ? 0.7 : 0.8)) continue;
    const known = byFirst.get(first);
    byFirst.set(first, known === undefined || known?.value === name.value ? name : null);
  }
  const found: { at: number; name: NameReading }[] = [];
  if (byFirst.size === 0) return found;
  const small = text.toLowerCase();
  if (small.length !== text.length) return found;
  for (const [first, name] of byFirst) {
    if (name === null || first.length > 19) continue;
    for (let at = small.indexOf(first); at >= 0 && found.length < 200; at = small.indexOf(first, at + first.length)) {
      if (partOfWord.test(text.charAt(at - 1)) || partOfWord.test(text.charAt(at + first.length))) continue;
      if (!names.some((one) => at >= one.start && at < one.end)) found.push({ at, name });
    }
  }
  found.sort((one, other) => one.at - other.at);
  return found.slice(0, 20);
}

const inLetters = quick(/(?<![\p{L}\p{N}])\p{L}(?:[-., ]{1,2}\p{L}){1,16}(?![\p{L}\p{N}'’])/gu);

const radioLetters =
  "al(?:ph|f)a|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu";
const inRadioLetters = quick(
  new RegExp(String.raw`(?<!\p{L})(?:${radioLetters})(?:[ ,.-]{1,2}(?:${radioLetters})){2,15}(?!\p{L})`, "giu"),
);

/** Names spelled on the radio, "Voss, Leland, Victor Oscar Sierra Sierra", where one of the words before is so spelled. */
function* findRadioSpelled(text: string): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(inRadioLetters)) {
    const letters = match[0].toLowerCase().replace(/(?<!\p{L})(\p{L})[\p{L}]*(?:-ray)?[ ,.-]*/gu, "$1");
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const words = before.toLowerCase().match(/\p{L}+/gu) ?? [];
    if (words.slice(-4).includes(letters)) yield { start: match.index, end: match.index + match[0].length };
  }
}

/** Names spelled out behind themselves, "Quill, that's Q-U-I-L-L", with what announces the letters. */
export function findSpelledOut(text: string): { start: number; end: number }[] {
  const spans = [...findRadioSpelled(text)];
  for (const match of text.matchAll(inLetters)) {
    const letters = match[0].replace(/[^\p{L}]/gu, "").toLowerCase();
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const said = /(?:[\s,.;(]*(?:that'?s|thats|spelled|spelt|spelling|it'?s|and that'?s|as in)?[\s,:]*)$/i.exec(before);
    const words =
      before
        .slice(0, said?.index ?? before.length)
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    // In spaced letters the last may be the next word: "h a r j o a".
    const isNamed = [1, 2, 3].some((count) => words.slice(-count).join("") === letters);
    if (letters.length < 2 || !isNamed) continue;
    spans.push({ start: match.index - (said?.[0].length ?? 0), end: match.index + match[0].length });
  }
  return spans;
}

/** Behind a word for kin: that one has died, named or not. */
export const diedNext = /^\s*(?:has |have |just |was |is )?(?:passed|died|expired|gone|dead|pass)\b/i;
/** "…, husband is the one that died, Dale Yarbrough". */
export const oneDied =
  /^,? (?:is|was|['’]s) (?:the one )?(?:that|who)(?:['’]s| has| just| is| had)* (?:passed|died|expired|gone|dead|deceased)\b/i;
export const namedDead =
  /^,? (?:(?:mrs?|ms)\.? )?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,3},? (?:has |just ){0,2}(?:passed|died|expired)\b/u;

/** What is said of somebody behind the name: "Mr. Ott. has died", "Mrs. Chen in room 12 passed". */
export const saidBehind = (words: string): string =>
  words
    .replace(/^\.(?= (?:is|was|will|who|has)\b)/, " ")
    .replace(
      /^,? (?:from|in|of) (?:room|rm|bed|apt|unit)\.? ?#?[\dA-Z-]{1,6},?(?= (?:has |have |just )?(?:died|passed|expired)\b)/i,
      "",
    );

/** Before the house of one who works there, and before the name of such a one. */
export const ofWorker =
  /\b(?:nurse|rn|lpn|aide|chaplain|social worker|supervisor|medics?) (?:from|with|of) (?:the )?$/i;
export const workersName =
  /\b(?:nurse|caller|rn|lpn|aide|supervisor|driver|officer|deputy|doctor|contact|manager|chaplain|worker|director|administrator|neighbou?r|pastor|person)(?:['’]?s|s['’]) (?:first |last )?name(?:['’]s| is| was)? $/i;
/** "Walter Kerr's wife called", "daughter of Mildred Kasper called", "I'm Walter Post's daughter": whether it is the dead who is named. */
export const isDeadOfKin = (left: string, right: string): boolean =>
  ofTheDead.test(right) || (kinOf.test(left) && ringsNext.test(right)) || isKinOf(left, right);
const ofTheDead =
  /^['’]s? (?:(?:wife|husband|widow|spouse|son|daughter|sister|brother|niece|nephew|family|partner)(?:,? \p{Lu}[\p{L}'’-]+,?){0,2} (?:just |has |is |has just )?(?:called|calling|phoned|rang|reports?|reported|says|said|on the line)|(?:body|remains) (?:is|are|was|were|can|will|has|have))\b/iu;
const isKinOf = (left: string, right: string): boolean =>
  /\b(?:i['’]?m|i am|this is) (?:(?:mr|mrs|ms|miss)\.? )?$/i.test(left) && kinNext.test(right);
const kinNext =
  /^['’]s (?:(?:next[- ]door|oldest|eldest|youngest|only|older|younger) )?(?:wife|husband|widow|son|daughter|sister|brother|niece|nephew|mother|father|granddaughter|grandson|friend|neighbou?r|cousin|partner)(?:[- ]in[- ]law)?\b(?! (?:['’]s|name|phone|number|cell))/i;
const kinOf =
  /\b(?:wife|husband|widow|son|daughter|sister|brother|niece|nephew|mother|father|granddaughter|grandson|family|friend|neighbou?r|cousin) of (?:the late )?(?:(?:mr|mrs|ms|miss)\.? )?$/i;
/** "Gwen Tolliver called": behind the name of one who rang. */
export const ringsNext =
  /^ (?:just )?(?:called|rang|phoned|is calling|was calling|calling)\b(?! (?:home|by|to be|bell|away)\b)/i;
/** "My aunt", "pick up her grandmother": who tells of kin so tells who died. */
export const mourned =
  /\b(?:my|our|mi|nuestr[oa]|(?:pick(?:ing)? up|come (?:get|for)|go get|(?:us )?to get|fetch|collect|(?:called|calling|rang|phoned) (?:us )?about) (?:her|his|their))\s+(?:[\p{L}\p{N}'’]+\s+){0,2}[\p{L}-]+[\s,]*$/iu;

/** "Please call Carol Hennessey about her brother", "please call Duane Post, 402-…. His wife died". */
export const aboutKin =
  /^[\s,]*(?:\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}[.,;]? )?(?:about |re |regarding |that )?(?:her|his) (?:late )?(?:husband|wife|mother|father|mom|dad|brother|sister|son|daughter|aunt|uncle|grand\p{L}+|cousin|niece|nephew)\b(?!['’]s)/iu;

const besideSelf = /\b(?:just|only) (?:me|myself|us) (?:and|&|plus|with) (?:(?:my|the) )?(?:\p{L}+ ){0,2}$/iu;

/** "So just me and Sister Pilar here": who is named beside the one who speaks is another. */
export const isBesideSelf = (left: string): boolean => besideSelf.test(left);
