// Finds who names himself or herself as the one who speaks: "my cell is …" behind a name, "Gwen here with Prairie Hospice", "Thanks - Denny Barr 641-…".
import { ownKin } from "./parse-caller-kin";
import { nameAt } from "./parse-name-at";
import { leanPattern } from "./parse-pattern";
import { ofTheDead } from "./parse-mirrored-tie";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import { quick } from "./parse-quick-pattern";
import { findRelations } from "./parse-relations";
import { peopleIn } from "./parse-people-in";
import { ofOthers, type Rung } from "./parse-rings";
import { findSigned } from "./parse-signed-notes";
import { clauseStart } from "./parse-sentences";
import { givenNames } from "./words/given-names";
import { ringTitles } from "./words/rings";

/** Everybody who tells the own name. */
export const findSelfNamed = (text: string): Rung[] =>
  [
    ...findOpening(text),
    ...findHere(text),
    ...findAside(text),
    ...findSignOff(text),
    ...findOwnName(text),
    ...findBehindOwn(text),
    ...findFirstPerson(text),
    ...findBereaved(text),
    ...findWorker(text),
    ...findSigned(text),
  ].filter(({ name }) => !name.isDoctor);

/** "Me: Ann Lee, 641-…", "Ann Lee is my name", "From Tony, night nurse, 641-…". */
const ownName = leanPattern(
  String.raw`(?<=^|[.!?\n]\s{0,3}(?:[>*•-]{1,2}\s?)?)(?:(?:me|my (?:details|info|contact(?: info)?)|mine)(?: (?:is|are))?[:,-]|(?:sent|written|typed|submitted) by:?|from)\s{1,4}${ringTitles}(?=\p{Lu}\p{Ll})`,
  "giu",
);
const isMyName = quick(/ is my name\b/gi);

function findOwnName(text: string): Rung[] {
  const said = [...text.matchAll(ownName)].flatMap(({ index, 0: lead }) =>
    rungAt(text, index + lead.length, 0.82).filter(
      ({ end }) => !/^(?:from|(?:sent|typed) by)/i.test(lead) || signed.test(text.slice(end, end + 90)),
    ),
  );
  const told = [...text.matchAll(isMyName)].flatMap(({ index }) => {
    const from = clauseStart(text, index);
    const last = peopleIn(text.slice(from, index)).at(-1);
    return last && from + last.end === index ? rungAt(text, from + last.start, 0.86) : [];
  });
  return [...said, ...told];
}

const ofMine =
  /\b(?:(?:call|reach|ring|text|phone|get|contact|catch) me|out to me|i(?:['’]m| am| can be(?: reached)?)|my (?:cell|number|phone|direct|mobile|line)|ring me back|me back)\b[^.;\n\d]{0,30}$/i;
const nameNext =
  /^(?:\s(?:if|for) (?:needed|(?:you|u) (?:need|want)[^.,;\n]{0,16}|(?:any )?questions?|anything)[.,;–-]{0,2}\s|\s?[.,;!]?\s?[-–—~]{1,2}\s?|\s?\(|\.\s{1,2}|,\s|\n{1,2})(?:(?:ask for|it['’]?s|this is|thanks?,?|i['’]?m|name['’]?s|my name is)\s)?(?=\p{Lu}\p{Ll})/iu;
const nameEnds = /^\s*(?:[.,;!)(\n/–-]|$|(?:w|with|at|from)\b|w\/|@|(?:RN|LPN|LVN|CNA|FD)\b)/;

/** "Any questions, ring me at 641-… - Ann Lee": the name right behind the own number. */
const findBehindOwn = (text: string): Rung[] =>
  findPhones(text).flatMap(({ start, end }) => {
    if (!ofMine.test(text.slice(Math.max(0, start - 60), start))) return [];
    const lead = nameNext.exec(text.slice(end, end + 40))?.[0];
    return lead === undefined
      ? []
      : rungAt(text, end + lead.length, 0.8).filter((one) => nameEnds.test(text.slice(one.end, one.end + 6)));
  });

const rungAt = (text: string, at: number, weight: number): Rung[] => {
  const name = nameAt(text, at, false);
  if (!name || !(name.isFull || givenNames.has(name.value.toLowerCase()))) return [];
  return [{ name: { ...name, start: at, end: at + name.end }, start: at, end: at + name.end, weight }];
};

/** "Call me (Annette, his stepdaughter) any time", "you can reach me, Kurt Lang, on …". */
const aside = leanPattern(
  String.raw`\b(?:call|reach|ring|text|phone|get|to|at|with|is) (?:me|myself|us back)(?: back)?(?:,| -| \()\s?${ringTitles}(?=\p{Lu}\p{Ll})`,
  "giu",
);

const findAside = (text: string): Rung[] =>
  [...text.matchAll(aside)].flatMap(({ index, 0: { length } }) => rungAt(text, index + length, 0.84));

/** "Thanks - Denny Barr 641-…" within the lines, "Signed, Kurt Lang". */
const signOff = leanPattern(
  String.raw`(?<=^|[.!?\n)]\s{0,3}|\d\s)(?:many )?(?:thanks|thank you|thx|tks|regards|sincerely|yours(?: truly)?|best|cheers|respectfully|love|xo+|warmly|god bless(?: you)?|bless you|blessings|peace|take care|gratefully|much appreciated|appreciate it|obliged|v\/?r|gracias|signed(?: by)?|\/s\/|s\/)(?:[\s,!.–—~-]{1,4})(?=\p{Lu}\p{Ll})`,
  "giu",
);
const signed =
  /^\s*,?\s*(?:(?:RN|LPN|LVN|CNA|FD|MSW)\b[\s,]*)*(?:\([^()\n]{2,30}\)|,[^,.;\n\d]{3,40})?[\s,:–-]*(?:(?:cell|ph|phone|tel|direct|my cell|at|on|#)\b[\s:.#]*(?:is )?)?(?:\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4})/i;

/** What a name at the very end has behind it: nothing, a calling, a house. */
const isFoot = (rest: string): boolean =>
  rest.length < 70 &&
  (/^[\s.!)]*$/.test(rest) ||
    (/^\s?[,(@/–-]|^ (?:at|with|from|of) /i.test(rest) &&
      (findFacilities(rest).length > 0 ||
        findRelations(rest).length > 0 ||
        /\b(?:FH|F\/H|SNF|ALF|PD|SO)\W*$/.test(rest))));

const findSignOff = (text: string): Rung[] =>
  [...text.matchAll(signOff)].flatMap(({ index, 0: said }) =>
    rungAt(text, index + said.length, 0.82).filter(
      ({ name, end }) =>
        signed.test(text.slice(end, end + 90)) ||
        (/^(?:signed|\/?s\/)/i.test(said) && name.isFull) ||
        isFoot(text.slice(end)),
    ),
  );

const ownNumber = quick(
  /(?<![\p{L}'’])(?:my (?:cell|number|phone|direct|line|mobile|desk|pager|extension|ext)|i['’]m (?:at|on) \(?\d{3}|reach me|you can reach me|call me (?:at|on|back))(?![\p{L}])/giu,
);

/** "Ann Lee RN, my cell is 641-…": who says "my cell" behind a name has told the own one. */
function findFirstPerson(text: string): Rung[] {
  return [...text.matchAll(ownNumber)].flatMap(({ index }) => {
    const from = clauseStart(text, index);
    const left = text.slice(from, index);
    const last = peopleIn(left).at(-1);
    if (
      !last ||
      !/^(?:[\s,]*(?:RN|LPN|LVN|CNA|MSW|NP|FD)\b)*\s*(?:,[^,.;\n]{2,40})?\s*(?:,|-|–|—|\()\s*(?:and |here, )?(?:you can )?$/u.test(
        left.slice(last.end),
      )
    )
      return [];
    if (ofOthers.test(left.slice(0, last.start)) || /\bmy\s+(?:[\p{L}-]+\s+){1,3}$/iu.test(left.slice(0, last.start)))
      return [];
    return [
      {
        name: { ...last, start: from + last.start, end: from + last.end },
        start: from + last.start,
        end: from + last.end,
        weight: 0.84,
      },
    ];
  });
}

/** "hey is this the removals cell?? its Kesha. my daddy passed": one of the family who tells no more than a first name. */
const iAmNamed = leanPattern(
  String.raw`(?<=^|[.!?,\n]\s{0,3}|(?:hi|hey|hello|morning|evening|afternoon) )(?:it['’]?s|this is|i['’]?m|i am|my name is|name is|name['’]?s|soy|me llamo|habla)\s+(?=\p{Lu}\p{Ll})`,
  "giu",
);
const mostGreeting = 160;
/** Who takes the call tells the name too. */
const answers =
  /\b(?:answering|service|night desk|help you|operator|agent|dispatch(?:er)?|speaking)\b|^\W*(?:op|opr|disp)\b/i;

/** Before one whose kin has died there is but a stamp and what one was like. */
const onlyHead =
  /(?:^|[\n.:–-]\s?)(?:[^\p{L}\n]|\b(?:[ap]\.?m?|hrs?|call(?:er)?|t\/?c|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|sat|wed|thu|tue|today|tonight|easter|morning|an?|the|some|very|so|older|elderly|young(?:er)?|upset|crying|sobbing|in tears|tearful|hysterical|distraught|calm|polite|shaken|lady|woman|man|guy|gal|gentleman|fellow|person|girl|named|called|mrs?|ms|on (?:the )?(?:line|phone))\b\.?){0,40}$/iu;
const thenLost =
  /^[\s,.(–-]{0,3}(?:\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}[\s,.;)–-]{0,3})?(?:(?:very |so |quite )?(?:upset|crying|sobbing|in tears|tearful|hysterical|distraught|calm|shaken)[\s,.;–-]{1,3})?(?:(?:her|his|their|lost (?:her|his)) (?:own |late |elderly )?)?(?=\p{L})/iu;
const mostHead = 320;
const longAgo = /^[^.;\n]{0,60}\b(?:in (?:19|20)\d\d|last year|years? ago|months? ago)\b/i;

/** "lady crying, Paulette Brisbane, husband Reggie just died": whose kin has died at the head of a note. */
function findLosing(text: string): Rung[] {
  return peopleIn(text.slice(0, mostHead)).flatMap((name) => {
    if (
      !onlyHead.test(
        text
          .slice(Math.max(0, name.start - 70), name.start)
          .split("\n")
          .at(-1) ?? "",
      )
    )
      return [];
    const behind = text.slice(name.end, name.end + 150);
    const lead = thenLost.exec(behind)?.[0] ?? "";
    const tie = lead === "" ? undefined : findRelations(behind.slice(lead.length))[0];
    if (
      tie?.kind !== "kin" ||
      tie.start > 0 ||
      !ofTheDead.test(behind.slice(lead.length + tie.end)) ||
      longAgo.test(behind.slice(lead.length + tie.end))
    )
      return [];
    return [{ name, start: name.start, end: name.end, weight: 0.82 }];
  });
}

function findBereaved(text: string): Rung[] {
  const losing = findLosing(text);
  if (losing.length > 0 || !ownKin.test(text)) return losing;
  return [...text.slice(0, mostGreeting).matchAll(iAmNamed)].flatMap(({ index, 0: { length } }) => {
    const at = index + length;
    const name = nameAt(text, at, false);
    const end = at + (name?.end ?? 0);
    const line = text.slice(text.lastIndexOf("\n", index) + 1, index);
    if (
      !name ||
      answers.test(line) ||
      !/^(?: again| here)?\s?(?:[.,!\n–-]|$|and my\b|my\b)/i.test(text.slice(end, end + 12))
    )
      return [];
    return [{ name: { ...name, start: at, end }, start: at, end, weight: 0.8 }];
  });
}

const greeted = leanPattern(
  String.raw`^[\s"“*>-]*(?:(?:good (?:morning|evening|afternoon|day)|hi|hey|hello|morning|evening|afternoon|yes|ok|yeah)(?: (?:guys|all|there|team|folks|everyone|again))?[\s,.!-]+){0,2}(?:(?:it'?s|this is|i'?m|i am|you(?:'ve| have) (?:got|reached)|you(?:'re| are) (?:speaking|talking) (?:to|with))\s+)?${ringTitles}`,
  "iu",
);
const opening =
  /^[\s"“*>-]*(?:[\d/:.,\s-]{3,24}(?:[ap]\.?m?\.?|hrs?)?[\s,:;-]*)?(?:(?:good (?:morning|evening|afternoon|day)|hi|hey|hello|morning|evening|afternoon|yo|ok|yes|um|uh)(?: (?:guys|all|there|team|folks|everyone|y'?all|again))?[\s,.!-]*)*(?:(?:it'?s|this is|i'?m|i am|here is)\s+(?:just\s+)?)?/i;
/** Behind the name of one who speaks: not "Ann here with him". */
const here = quick(
  /(?<=\p{L}\.?),? here(?=,? (?:with|from|at|w\/|over at|calling|again)\s(?!(?:him|her|them|his|their|my|home|the (?:family|body|house|door|residence|apartment|wife|husband|son|daughter))\b)|\s?[.,!;:–-](?!\d))/giu,
);

/** "Robert here at Mercy Hospital expired 0200": of whom is spoken. */
const liesHere =
  /^,? here (?:at|in|with|from) (?:the )?(?:\p{Lu}[\p{L}'’.&-]*,? ){1,5}(?:(?:in )?(?:the )?(?:morgue|icu|cooler|bed|room),? )?(?:is |has |was |just |in ){0,2}(?:expired|died|passed|pronounced|ready|room \d|bed \d)/u;

/** "Hi, Gwen here with Prairie Hospice", "Deputy Munn here.": who speaks says the own name at the sentence's beginning. */
function findHere(text: string): Rung[] {
  return [...text.matchAll(here)].flatMap(({ index }) => {
    const from = clauseStart(text, index);
    const left = text.slice(from, index);
    if (liesHere.test(text.slice(index, index + 90))) return [];
    const lead = greeted.exec(left)?.[0] ?? "";
    const name = left.length > 70 ? null : nameAt(text, from + lead.length, false);
    const start = from + lead.length;
    if (!name || start + name.end !== index || !(name.isFull || givenNames.has(name.value.toLowerCase()))) return [];
    return [{ name: { ...name, start, end: index }, start, end: index, weight: 0.82 }];
  });
}

const ofHouse =
  /^(?: \((?=[^()\n]{3,40}\))|,? (?:here )?(?:w\/|with|at|@|from|over at|of|here at|calling from) ?(?:the )?(?=[\p{L}\d])|, (?=\p{Lu}))/iu;
const lies = /\b(?:room|rm|bed|apt|died|passed|expired|y\/?o|dob|\d{2}[mf])\b/i;

const isSpokenOf = /^[^.;:\n]{2,50},\s(?:in )?(?:the )?(?:morgue|icu|cooler|bed \w+|ready)(?:[.,;]|$)/i;

/** "Tammy w/ Shady Grove: pt in 9A passed", "hey its jolene at hartman fh, need you …": who opens a message with name and house. */
function findOpening(text: string): Rung[] {
  const lead = opening.exec(text)?.[0] ?? "";
  const isSmall = !/\p{Lu}\p{Ll}/u.test(text.slice(0, 60));
  const name = nameAt(text, lead.length, isSmall);
  if (!name || name.isFull || !givenNames.has(name.value.toLowerCase())) return [];
  const end = lead.length + name.end;
  const behind = text.slice(end, end + 90);
  const joint = ofHouse.exec(behind)?.[0];
  if (joint === undefined || !/\p{L}\s*$/u.test(name.value)) return [];
  const house = /^[^.;:\n]{2,60}/.exec(behind.slice(joint.length))?.[0] ?? "";
  const said = house.split(/,| - | need| have| has| can | wants?\b/i)[0] ?? "";
  if (lies.test(said) || isSpokenOf.test(behind) || findRelations(said).some(({ kind }) => kind === "kin")) return [];
  const isHouse = findFacilities(said).some(({ start }) => start < 12);
  if (joint === ", " && !isHouse) return [];
  return isHouse || /^\p{Lu}?[\p{L}\d.'’&-]+(?: [\p{L}.'’&-]+){0,4}$/u.test(said.trim())
    ? [{ name: { ...name, start: lead.length, end }, start: lead.length, end, weight: isHouse ? 0.84 : 0.78 }]
    : [];
}

/** "Coroner's investigator Beth Nolan says Timothy Rusk is ready": one who works there, at the beginning of the message. */
const workerTells =
  /^[^\p{L}\n]{0,6}(?:the |an? |our )?(?:(?:coroner['’]s|medical examiner['’]s|m\.?e\.?['’]?s?|hospice|charge|night|house|nursing|icu|er|county|deputy|police|decedent affairs|social|day|floor|unit|case) ){0,3}(?:investigator|nurse|rn|lpn|supervisor|aide|deputy|officer|sergeant|sgt|detective|trooper|coroner|chaplain|coordinator|worker|clerk|manager|director|administrator)\.?,? (?=\p{Lu})/iu;
const tells =
  /^(?:,? (?:rn|lpn|cna)\b)?(?:,? (?:of|from|at|with|over at) [^.;:\n]{3,44}?)?,? (?:just )?(?:says|said|tells (?:us|me)|told (?:us|me)|states|stated|is asking (?:us|for)|wants us to)\b/i;

function findWorker(text: string): Rung[] {
  const lead = workerTells.exec(text)?.[0];
  return lead === undefined
    ? []
    : rungAt(text, lead.length, 0.82).filter(({ end }) => tells.test(text.slice(end, end + 70)));
}
