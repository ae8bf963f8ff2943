// Reads kinds of places, and the names of facilities and firms.
import { findFirms } from "./parse-firms";
import { findHospitalNames } from "./parse-hospital-names";
import {
  endingAt,
  type FacilityReading,
  isSmallButNames,
  isSmallLine,
  joinAnd,
  joins,
  type Named,
  named,
  nameOf,
  ofHospital,
  isHomeName,
  openedName,
  small,
} from "./parse-house-words";
import { familyOfFirm, nameStart } from "./parse-name-starts";
import { foldOf, readWords, type Word } from "./parse-words";
import { type FacilityKind, genericWords, placeKinds } from "./words/facilities";
import { givenNames } from "./words/given-names";
import { noValue, plainWords, wordsOfHouses } from "./words/not-names";

export type PlaceKind = Exclude<FacilityKind, "Hospice agency">;

/** The kind of place a segment tells: `his residence`, `SNF`, `Med Exam/Lab`. A morgue alone tells none. */
export function readPlaceKind(segment: string): PlaceKind | null {
  const text = foldOf(segment.slice(0, 200));
  if (noValue.test(text)) return null;
  if (isHomeName(segment)) return "Nursing facility";
  return placeKinds.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** Names of facilities and firms in running text, in order. A kind of house alone (`the hospital`) is no name. */
export function findFacilities(text: string, all: readonly Word[] = readWords(text)): FacilityReading[] {
  const words = joinAnd(all);
  const found: FacilityReading[] = [];
  let free = 0;
  for (let at = 0; at < words.length; at += 1) {
    const ended = endedName(text, words, at, free);
    const facility = ended?.reading ? ended : (openedName(text, words, at) ?? ended);
    if (facility === null) continue;
    at = facility.next - 1;
    if (facility.reading === null) continue;
    found.push(ofHospital(facility.reading));
    free = facility.next;
  }
  const told = findFirms(text);
  const called = findHospitalNames(text).filter(
    (one) => !told.some(({ start, end }) => one.start < end && start < one.end),
  );
  const firms = [...told, ...called].filter(
    (firm) => !found.some(({ start, end }) => firm.start < end && start < firm.end + 2),
  );
  return firms.length === 0 ? found : [...found, ...firms].toSorted((one, other) => one.start - other.start);
}

/** A name whose kind stands at `at`: the words before it belong to it as far as they may. */
function endedName(text: string, words: readonly Word[], at: number, free: number): Named | null {
  const ending = endingAt(words, at);
  if (ending === null) return null;
  if (
    /^(?:general|regional)$/.test(words[at]?.plain ?? "") &&
    ending.count === 1 &&
    (words[at]?.shape === "lower" ||
      /^(?:attorney|attorneys|surgeon|postmaster|adjutant|dollar|inspector|solicitor|brigadier|major|lieutenant|family)$/.test(
        words[at - 1]?.plain ?? "",
      ))
  )
    return null;
  // "The Gallimore brothers" are no house.
  if (
    words[at]?.shape === "lower" &&
    ending.count === 1 &&
    /^(?:bros|brothers|sons?|funerals?)$/.test(words[at]?.plain ?? "") &&
    !isSmallLine(text, words[at]?.start ?? 0)
  )
    return null;
  const apposed = apposition(words, at, ending.count, free);
  if (apposed !== null) {
    const first = nameStart(words, apposed, free, words[apposed - 1]?.shape === "CAPS" ? "CAPS" : "Title");
    return named(text, words, {
      first: withoutLead(words, first, apposed),
      last: apposed,
      kind: ending.kind,
      next: at + ending.count,
      confidence: 0.8,
    });
  }
  const isLower = words[at]?.shape === "lower";
  if (isLower && words[at + ending.count - 1]?.plain.endsWith("homes")) return null;
  const tail = nameEnd(words, at, ending);
  const first = nameStart(words, at, free, isLower && isSmallButNames(text, words[at]?.start ?? 0) ? "lower" : "CAPS");
  const isNearlyLower = isLower && words[first]?.shape === "lower";
  return named(text, words, {
    first: withoutLead(words, first, at),
    last: tail.next,
    kind: tail.kind,
    next: tail.next,
    confidence: isNearlyLower ? 0.55 : 0.9,
  });
}

/** Labels, and "Admitted Sweetwater Gap Hospice 2/20". */
const leads = /^(?:facility|fh|agency|institution|admitted|readmitted|discharged|enrolled|notified)$/;

/** `FUNERAL HOME A. J. Folsom & Sons` begins with a label, `Ann Crume of Bluff Hospice` with a person. */
function withoutLead(words: readonly Word[], first: number, end: number): number {
  // "P/U OAK MANOR NURSING HOME".
  const isPickup = words[first]?.plain === "u" && words[first]?.gap === "/";
  const label =
    isPickup || leads.test(words[first]?.plain ?? "")
      ? 1
      : words[first]?.plain === "funeral" && words[first + 1]?.plain === "home"
        ? 2
        : 0;
  if (label > 0 && first + label < end) return first + label;
  const of = words.slice(first, end).findIndex(({ plain }) => plain === "of" || plain === "from" || plain === "with");
  const isPerson =
    of > 1 && of < 4 && givenNames.has(words[first]?.plain ?? "") && !wordsOfHouses.has(words[first + 1]?.plain ?? "");
  return isPerson && first + of + 1 < end ? first + of + 1 : first;
}

/** `Birchwood Commons, the nursing home at …` or `Sunny Acres (nsg home)`: the word after the name. */
function apposition(words: readonly Word[], at: number, count: number, free: number): number | null {
  const { gap = "", shape } = words[at] ?? {};
  if (/^ ?\($/.test(gap)) return at > free ? at : null;
  const article = words[at - 1];
  if (
    shape !== "lower" ||
    !/^(?:the|a|an)$/.test(article?.plain ?? "") ||
    (article?.gap !== ", " && article?.gap !== " (")
  )
    return null;
  const next = words[at + count];
  const isEnd = next === undefined || next.gap !== " " || /^(?:at|in|on|located|where|off|over|near)$/.test(next.plain);
  return isEnd && at - 1 > free ? at - 1 : null;
}

/** Where a name ends whose kind begins at `at`: `Hospice & Palliative Care`, `Hospital of Trenton`. */
function nameEnd(words: readonly Word[], at: number, ending: { count: number; kind: FacilityKind }) {
  let next = at + ending.count;
  let { kind, count: longest } = ending;
  const isLower = words[at]?.shape === "lower";
  while (next < words.length && next < at + 9 && joins(words[next]?.gap ?? "") && words[next]?.gap !== ". ") {
    const more = endingAt(words, next);
    const word = words[next] as Word;
    if (more !== null && (isLower || word.shape !== "lower") && !(kind === "Other" && word.plain === "infirmary")) {
      if (more.count > longest || /Funeral|Crematory/.test(more.kind)) kind = /Funeral/.test(kind) ? kind : more.kind;
      longest = Math.max(longest, more.count);
      next += more.count;
    } else if (kind === "Other" && word.text === "infirmary") {
      next += 1;
    } else if (
      word.shape !== "lower" &&
      /^(?:center|centre|ctr|services|service|chapel|chapels|house|campus|group|pavilion|care|home|homes|alternatives|palliative|village|memorial|suites|unit)$/.test(
        word.plain,
      )
    ) {
      next += 1;
    } else break;
  }
  const form = words[next];
  if (form && /^(?:inc|llc|ltd|pllc)$/.test(form.plain) && /^,? $/.test(form.gap) && form.shape !== "lower")
    return { next: next + 1, kind };
  const side = words[next];
  const isSide =
    side?.gap === " " && side.shape !== "lower" && /^(?:north|south|east|west|downtown|main)$/.test(side.plain);
  if (isSide && kind === "Hospital" && words[next + 1]?.gap !== " ") return { next: next + 1, kind };
  const [of, first, second] = [words[next], words[next + 1], words[next + 2]];
  if (of?.plain !== "of" || of.gap !== " " || isLower) return { next, kind };
  const isThe = first?.plain === "the" && first.gap === " ";
  const town = isThe ? second : first;
  if (town?.gap !== " " || town.shape === "lower" || town.shape === "digit" || plainWords.has(town.plain))
    return { next, kind };
  next += isThe ? 3 : 2;
  while (
    words[next]?.gap === " " &&
    /^(?:Title|A)$/.test(words[next]?.shape ?? "") &&
    !plainWords.has(words[next]?.plain ?? "") &&
    /^(?:Title|A)$/.test(town.shape)
  )
    next += 1;
  return { next, kind };
}

const stops =
  /[;|\t\n\r()[\]{}"“”]|(?<![& ]) {3,}| [-–—]{1,2}(?= |$)|[ ,]\(?\d{3}\)?[ .-]\d{3}|,? (?:rm|room|bed|apt|unit|floor|ph|phone|tel|fax|cuarto|piso)\b\.?[ :#]*\d|,? #\d|,? \d{1,2}(?:st|nd|rd|th) fl|[ ,]\d{2,6} [A-Za-z]|(?<=['’]s)\. (?=[A-Z])|\. (?=[A-Z])(?<!\b(?:Bros|St|Mt|Ft|Ste|Co|Univ|Mem|Reg|Gen|Med|Hosp|Wm|Geo|Chas|Jos|Jr|Sr|[A-Z])\. )/i;
const leadIn = /^[\s"'([:;,.@>*=-]*(?:(?:at|to|from|going to|taken to|@)\s+)?(?:the\s+(?=\S+ \S))?/;
const kinWords =
  /\b(?:daughter|son|wife|husband|sister|brother|mother|father|mom|dad|niece|nephew|his|her|their|my|patient|pt|decedent|caller|home of|family)(?:'?s)?\b/i;

/** The name of the facility or firm a segment begins with, known to begin with one: it ends before an address, a phone or a room. */
export function readFacility(segment: string): FacilityReading | null {
  const head = segment.slice(0, 240);
  const from = leadIn.exec(head)?.[0].length ?? 0;
  const rest = head.slice(from);
  if (/^\S+(?: \S+)?['’]s (?:home|house|residence|apt|apartment|place)\b/i.test(rest)) return null;
  if (noValue.test(rest) || /^\d{2,}|^(?:dr|mr|mrs|ms)\b/i.test(rest)) return null;
  const stop = stops.exec(rest)?.index ?? rest.length;
  const part = rest.slice(0, commaEnd(rest.slice(0, stop)));
  const words = joinAnd(readWords(part));
  const [first] = words;
  if (first === undefined) return null;
  const isLower = first.shape === "lower";
  let last = 0;
  while (last < words.length && last < 10 && belongs(words, last, isLower)) last += endingAt(words, last)?.count ?? 1;
  // "Enfield Mortuary for the coroner": whom the house serves is no part of its name.
  const whom = words.findIndex(
    ({ plain, shape }, at) => plain === "for" && shape === "lower" && endingAt(words, at - 1)?.count === 1,
  );
  if (whom > 0 && whom < last) last = whom;
  while (last > 0 && words[last - 1]?.shape === "lower" && small.test(words[last - 1]?.plain ?? "")) last -= 1;
  const end = words[last - 1]?.end;
  if (end === undefined || (isLower && last < words.length && last > 5)) return null;
  const text = part.slice(first.start, end);
  const [found] = findFacilities(text);
  const isNamed = found !== undefined || words.slice(0, last).some(({ plain }) => !genericWords.has(plain));
  if (!isNamed || (kinWords.test(text.replace(/& family$/i, "")) && !found)) return null;
  const start = from + first.start;
  return {
    start,
    end: start + text.length,
    value: nameOf(text),
    kind: found?.kind ?? "Other",
    confidence: found ? 0.95 : isLower ? 0.5 : 0.75,
  };
}

/** A comma ends a name, but for one inside it: `Shenk, Pruitt & Sons Funeral Home`. */
function commaEnd(part: string): number {
  const comma = part.search(/,|:/);
  if (comma < 0) return part.length;
  const second = part.indexOf(",", comma + 1);
  const whole = part.slice(0, second < 0 ? part.length : second);
  const isOne = /&| and /i.test(whole.slice(comma)) && !findFacilities(part.slice(0, comma)).length;
  return isOne && findFacilities(whole.slice(comma + 1)).length > 0 ? whole.length : comma;
}

function belongs(words: readonly Word[], at: number, isLower: boolean): boolean {
  const { gap, shape, plain, text } = words[at] as Word;
  if (at > 0 && !joins(gap) && !/^[ ,]{1,2}$|^ @ $/.test(gap)) return false;
  if (shape === "A" || (gap === " & " && shape !== "lower" && familyOfFirm.test(plain))) return true;
  if (shape === "digit") return /^\d{1,3}(?:st|nd|rd|th)$/.test(text);
  if (endingAt(words, at) !== null) return true;
  if (shape === "lower") {
    if (small.test(plain)) return at > 0 && plain !== "in" && words[at + 1] !== undefined;
    if (/^(?:ancianos|reposo|geriatrico)$/.test(plain)) return true;
    return isLower && (!plainWords.has(plain) || wordsOfHouses.has(plain));
  }
  return !plainWords.has(plain) || wordsOfHouses.has(plain) || genericWords.has(plain);
}
