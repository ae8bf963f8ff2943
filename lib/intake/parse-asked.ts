// Finds the words of a conversation that answer its questions, as labelled items.
import { endOfAnswer, lengthOfPart, untilOtherMatter } from "./parse-answer-ends";
import type { Conversation, Utterance } from "./parse-chat";
import { asTold, sharedAnswer } from "./parse-asked-any";
import { addGoneFamily, tellsAbsence } from "./parse-asked-family";
import { addConfirmedTie, addKinAsked, agreedName, agrees, asksNumber } from "./parse-confirmed-tie";
import type { Role } from "./parse-labels";
import type { Page } from "./parse-page";
import { isQuestion, rolesOfQuestion } from "./parse-questions";
import { addReading, type Sheet } from "./parse-sheet";
import { type Slot, trimSpan } from "./parse-slots";
import type { Span } from "./parse-span";
import { isFlat } from "./parse-told-stairs";
import type { Kind } from "./words/labels";

/** A number of a phone or a house, or of people: "Do we need two men?". */
const isTold = /\d{3}|\d ?[ap]m\b|\b(?:two|three|four|[2-4])[- ](?:m[ae]n|persons?|people|guys|techs|attendants)\b/i;

/** The questions that state nothing; one that tells a number and is answered with yes is as good as said. */
export function openQuestions(page: Page, { utterances, asker }: Conversation): Span[] {
  return utterances.filter((utterance, index) => {
    const said = page.text.slice(utterance.start, utterance.end);
    const next = utterances[index + 1];
    if (utterance.speaker !== asker || !isQuestion(said)) return false;
    const answered = next && next.speaker !== asker ? page.text.slice(next.start, next.end) : "";
    return !(isTold.test(said) && agrees.test(answered));
  });
}

/** The answers of a conversation as labelled items: the question is the label. */
export function answerSlots(page: Page, { utterances, asker }: Conversation, masked: Page): Slot[] {
  const slots: Slot[] = [];
  utterances.forEach((utterance, index) => {
    slots.push(...ownAnswer(page.text, utterance));
    if (utterance.speaker !== asker) return;
    const next = utterances[index + 1];
    const question = page.text.slice(utterance.start, utterance.end);
    if (!next || next.speaker === asker || !isQuestion(question)) return;
    // "Hollister Mortuary, after-hours line." greets.
    if (index === 0 && asker !== "q" && houseAlone.test(question)) return;
    if (asksSelf.test(question) && isSelf.test(page.text.slice(next.start, next.end))) return;
    const said = page.text.slice(next.start, next.end);
    if (ofNamed.test(question) && agrees.test(said) && !agreedName.test(said)) return;
    const roles = ofThePerson(question, rolesOfQuestion(question, utterance.start), slots.at(-1)?.role ?? null);
    const answer = { start: next.start, end: endOfAnswer(page.text, utterances, index + 1) };
    const parts = partsOf(page.text, answer, roles);
    roles.forEach((role, place) => {
      if (role.kinds.includes("familyThere") && tellsAbsence(page.text.slice(answer.start, answer.end))) return;
      const span = untilOtherMatter(masked.text, trimSpan(masked.text, parts[place] ?? answer), role);
      const value = answered(page.text, span, role);
      slots.push({
        role: asTold(question, role),
        label: { start: utterance.start, end: utterance.end },
        value,
        tail: null,
        depth: 0,
        line: next.line,
      });
    });
  });
  return ofTheDeadFirst(slots);
}

const houseAlone = /^[^?]{0,60}\b(?:mortuary|funeral|cremation|chapel|memorial)\b[^?]*$/i;
const asksSelf =
  /\b(?:are|is|so|and|would|be) (?:that )?you(?:['’]re| are| be)?\b[^?\n]{0,24}\b(?:next of kin|nok)\b|\byou['’]?re (?:the |his |her |their )?(?:legal )?(?:next of kin|nok)\b/i;
/** "¿Quién es el familiar más cercano?" "Yo, soy la única hija.", "Next of kin?" "That would be me." */
const saysMe =
  /^\W*(?:(?:well|oh|um|uh|pues|bueno)\b[\s,]*)*(?:yo\b|soy yo|that['’]?s me|that would be me|that['’]?d be me|it['’]?s me|me\b(?=\W*(?:$|[,.;]))|i am\b(?! not)|i['’]m the only)/i;
const isSelf =
  /^\W*(?:(?:well|oh|um|uh|i guess|i suppose)\b[\s,]*)*(?:yes|yep|yup|yeah|correct|right|i am|that['’]?s (?:right|me|correct)|me\b|i['’]m (?:his|her|the|their)\b)(?! (?:but|and (?:my|his|her))\b)/i;

/** "And you are the next of kin?" "I'm his wife": who rang is the next of kin. */
function addAgreedKin(sheet: Sheet, page: Page, { utterances, asker }: Conversation): void {
  utterances.forEach(({ speaker, start, end }, index) => {
    const next = utterances[index + 1];
    if (speaker !== asker || !next || next.speaker === asker) return;
    const question = page.text.slice(start, end);
    const answer = page.text.slice(next.start, next.end);
    const isOfKin = saysMe.test(answer) && rolesOfQuestion(question, start).some(({ owner }) => owner === "nok");
    if (isOfKin || (asksSelf.test(question) && isSelf.test(answer)))
      sheet.copies.push({ to: "nok", from: "caller", start: next.start, end: next.end });
  });
}

/** "Your full name?" asked twice: first the dead was meant, then the one who writes. */
function ofTheDeadFirst(slots: Slot[]): Slot[] {
  const asked = slots.filter(({ role }) => role?.owner === "caller" && role.kinds.every((kind) => kind === "name"));
  const [first, second] = asked;
  if (
    !first?.role ||
    !second ||
    slots.some(({ role }) => role?.owner === "deceased" && role.kinds.every((kind) => kind === "name"))
  )
    return slots;
  const role = first.role;
  return slots.map((slot) => (slot === first ? { ...slot, role: { ...role, owner: "deceased" } } : slot));
}

/** "Is he the next of kin" asks of the one who was named before. */
const ofNamed = /\b(?:is|are|so) (?:he|she|they|that|this)\b[^?\n]{0,20}\b(?:next of kin|nok)\b/i;
const ofKin =
  /^\W*(?:(?:and|what'?s|what is|ok(?:ay)?|do you have|can (?:i|you) (?:have|get|give me))\W+){0,2}(?:the |a |her |his |their )?(?:relation(?:ship)?|(?:phone|cell|contact)? ?(?:number|phone|cell|#))(?: for (?:her|him|them))?\W*$/i;

/** "Is she there?", of the next of kin who was just named. */
const kinThere =
  /^\W*(?:(?:and|so|ok(?:ay)?) )*(?:is|are) (?:he|she|they) (?:still |all )?(?:there|here|with (?:him|her|them)|at the (?:house|facility|hospital)|present|on site)(?: now| with (?:him|her|them))?\W*$/i;

/** "Next of kin?" "Rey Ocampo" "Relationship?": a bare question goes on with the one who was just named. */
function ofThePerson(question: string, roles: readonly Role[], last: Role | null): readonly Role[] {
  const [role] = roles;
  if (last?.owner === "nok" && kinThere.test(question)) return [{ owner: null, kinds: ["familyThere"] }];
  if (last?.owner === "nok" && (roles.length === 0 || role?.owner === "caller") && asksNumber(question))
    return [{ owner: "nok", kinds: ["phone"] }];
  if (roles.length !== 1 || !role || !ofKin.test(question)) return roles;
  // "Who will sign?" "Dr. Koch" "Number?".
  if (last?.owner === "certifier" || last?.owner === "attending")
    return String(role.kinds) === "phone" ? [{ ...role, owner: last.owner }] : roles;
  if (last?.owner !== "nok") return roles;
  return role.kinds.every((kind) => kind === "relationship" || kind === "phone") ? [{ ...role, owner: "nok" }] : roles;
}

/** "covid? she said he was pos last wk": one who relays asks and answers in one breath. */
function ownAnswer(text: string, utterance: Utterance): Slot[] {
  const match = /^\s*([^?\n]{2,24})\?\s+(?=[^?\n]{2,120}$)/.exec(text.slice(utterance.start, utterance.end));
  if (!match) return [];
  const roles = rolesOfQuestion(match[1] as string, utterance.start);
  const [role] = roles;
  if (!role || roles.length > 1 || role.kinds.length === 0) return [];
  const from = utterance.start + match[0].length;
  const value = answered(text, trimSpan(text, { start: from, end: utterance.end }), role);
  return [{ role, label: { start: utterance.start, end: from }, value, tail: null, depth: 0, line: utterance.line }];
}

const yesNo = new Set<Kind>(["ready", "familyThere", "veteran", "prearranged", "donor", "embalm", "covid"]);
const hearsay =
  /^(?!\W*(?:yes|yeah|yep|no|not|none|nope|never)\b)[^.?!]{0,44}?\b(?:says?|said|thinks?|believes?|told (?:me|us))\s+(?:(?:he|she|they|it|that)\s+(?:(?:was|is|tested|were)\s+)?)?(?=(?:yes|no|not|none|never|pos|positive|neg|negative)\b)/i;
const lastWord = /,\s*(?=(?:yes|yeah|yep|no|nope)\W*$)/i;

/** "No, nothing. Wait hold on. Flu A. So, droplet." */
const thinksAgain =
  /^[^\n]{0,40}?\b(?:wait|hold on|actually|scratch that)\b(?:[\s,.]*(?:hold on|no|sorry|so))*[\s,.]*/i;

const noneSaid = /^\W*(?:no|nope|none|nothing)(?=[,.;!]\s)/i;
const isolation =
  /\b(?:but|except|only|just|maybe|contact|droplet|airborne|enteric|isolat\w*|gloves?|masks?|gowns?|ppe|mrsa|vre|c\.? ?diff|flu|tb|hiv|hep\w*|shingles|scabies|lice|bed ?bugs?|(?:is|was|tested|still|came back) (?:covid )?pos\w*)\b/i;

/** "No, that'd be my sister, Carol Haines", "My stepmom is, well, his wife. …": who stands behind it is meant. */
const notSelf =
  /^\W*(?:(?:no|nope|nah|not me|ma['’]?am|sir|well|uh|um|oh|actually|i['’]?m not|i am not)\b[\s,.!]+){1,4}(?:(?:that|it)(?:['’]?d be| would be|['’]?s| is)\s+)?(?=\S)|^\W*(?:my|his|her|the|their) [\p{L} -]{3,20} is,? (?:well|i mean|actually|or),? (?=(?:his|her|their|my) )/iu;

/** "She's got a daughter, Joyce": who there is, is meant. */
const hasKin =
  /^\W*(?:(?:well|um|uh|so|yes|yeah|oh|ok(?:ay)?)\b[\s,.!]*){0,3}(?:(?:s?he|they|there|we)(?:['’](?:s|ve|d)| has| have| had| is| are)|got)(?: (?:got|just|only))* (?:an?|one|the|two|three|some)? ?(?=(?:step|half|grand|great|ex|foster)?-?(?:wife|husband|spouse|son|daughter|brother|sister|mother|father|niece|nephew|cousin|aunt|uncle|partner|friend)\b)/i;
/** "A daughter, Joyce. Joyce Abbott": the whole name holds. */
const firstThenWhole = /^[^\n\d]{0,24}?\b(\p{Lu}\p{Ll}+)[.,] +(?=\1 \p{Lu}\p{Ll})/u;

/** "The nurse says yes, any time", "Walter and the grandsons, yes": the answer is the yes. */
function answered(text: string, span: Span, { owner, kinds }: Role): Span {
  const opening = owner
    ? /^\W*(?:(?:that|it)(?:['’]?s|['’]?d be| is| would be)|yo soy|soy|me llamo|mi nombre es|se llama(?:ba)?|es|era|ser[ií]a) (?=\S)/i.exec(
        text.slice(span.start, span.end),
      )?.[0].length
    : 0;
  if (opening) return answered(text, { start: span.start + opening, end: span.end }, { owner, kinds });
  const said = text.slice(span.start, span.end);
  const other =
    owner === "nok" ? (notSelf.exec(said) ?? hasKin.exec(said) ?? firstThenWhole.exec(said))?.[0].length : 0;
  if (other) return answered(text, { start: span.start + other, end: span.end }, { owner, kinds });
  const agreed = owner === "nok" ? agreedName.exec(said) : null;
  if (agreed) return { start: span.start + agreed[0].length, end: span.end };
  const repeated = owner === "deceased" ? lengthOfPart(said) : 0;
  if (repeated) return { start: span.start + repeated, end: span.end };
  const takenBack = kinds.includes("precautions") ? thinksAgain.exec(said) : null;
  if (takenBack) return { start: span.start + takenBack[0].length, end: span.end };
  // "No, nothing, he was negative on the last round".
  const nothing = kinds.includes("precautions") ? noneSaid.exec(said) : null;
  if (nothing && !isolation.test(said.slice(nothing[0].length).split(/[.;!?]\s/)[0] ?? ""))
    return { start: span.start, end: span.start + nothing[0].length };
  if (kinds.includes("stairs")) {
    // "No, it's flat. There's a ramp".
    const none = /^\W*(?:no|nope|none|nah)(?=[,.;!]?(?:\s|$))/i.exec(said);
    if (none && (isFlat(said) || !hardship.test(said.slice(none[0].length))))
      return { start: span.start, end: span.start + none[0].length };
    // What follows the obstacle is another thing: "16 steps up. I'd take 3".
    const stop = [...said.matchAll(/[.;]\s+/g)].find(
      ({ index, 0: mark }) =>
        !looks.stairs?.test(said.slice(index + mark.length)) &&
        (looks.stairs?.test(said.slice(0, index)) || someSteps.test(said.slice(0, index))),
    );
    return stop ? { start: span.start, end: span.start + stop.index } : span;
  }
  if (!kinds.some((kind) => yesNo.has(kind))) return span;
  const lead = hearsay.exec(said);
  if (lead) return { start: span.start + lead[0].length, end: span.end };
  const tail = /^\W*(?:yes|no|not|none)\b/i.test(said) ? null : lastWord.exec(said);
  return tail ? { start: span.start + tail.index + tail[0].length, end: span.end } : span;
}

/** "Just the 2 by the side porch". */
const someSteps =
  /^\W*(?:(?:yes|yeah|yep|oh|um|uh|well|just|only|the|about|maybe|like|a)\b[\s,]*){0,4}(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten|couple|few)\b(?! ?(?:lbs?|pounds|ft|feet))/i;
const hardship =
  /\b(?:but|except|only|just|steps?|stairs?|flights?|narrow|tight|steep|elev\w*|lift|basement|floor|up)\b/i;

/** How an answer to such a question looks, where that helps to part several answers. */
const looks: Partial<Record<Kind, RegExp>> = {
  weight: /\d|heavy|big|small|tiny|unk|idk|sure/i,
  height: /\d/,
  stairs: /stair|step|floor|elev|ramp|stilt|level|flight|walk|^\W*(?:no|none|nope|yes|y|n)\b/i,
  birth: /\d|unk|idk|sure/i,
  age: /\d/,
  deathTime: /\d|noon|midnight/i,
  deathDateTime: /\d|noon|midnight|today|yesterday|morning|night/i,
  phone: /\d{3}/,
  familyThere: /^\W*(?:yes|yeah|yep|y|no|n|nope|none|not|wife|husband|son|daughter|they|his|her|all|just|unk)\b/i,
  veteran: /^\W*(?:yes|yeah|yep|y|no|n|nope|none|not|army|navy|marines?|air|he|unk|idk|dont|don't)\b/i,
  prearranged: /^\W*(?:yes|yeah|yep|y|no|n|nope|none|not|unk|idk|dont|don't|it)\b/i,
};

const joints = [
  /[.;]\s+|,\s+(?=(?:yes|no|none|nope|y|n)\b)|\s\/\s|\n/gi,
  /[.;,]\s+|\s\/\s|\n/g,
  /\s(?:&|and|n|\/)\s/gi,
  /[.;,]\s+|\s(?:&|and|n|\/)\s/gi,
];

/** "family there? vet?" answered by "yes, both sons. no": part by part where there are as many; of two, the second has the rest. */
function partsOf(text: string, span: Span, roles: readonly Role[]): Span[] {
  const count = roles.length;
  // "June 2nd, 1947, so 78": both are found in the whole.
  if (count < 2 || roles.every(({ kinds }) => kinds.every((kind) => kind === "birth" || kind === "age"))) return [];
  const shared = sharedAnswer(text, span, roles);
  if (shared) return roles.map(() => shared);
  const cuts = joints.map((joint) => cut(text, span, joint));
  const fits = (parts: readonly Span[]) =>
    parts.every(({ start, end }, place) =>
      roles[place]?.kinds.every((kind) => looks[kind]?.test(text.slice(start, end)) ?? true),
    );
  const equal = cuts.filter((parts) => parts.length === count);
  const whole = equal.find(fits) ?? equal[0];
  if (whole) return whole;
  const more = cuts.find((parts) => parts.length > 2);
  const [first, second] = more ?? [];
  return count === 2 && first && second ? [first, { start: second.start, end: span.end }] : [];
}

function cut(text: string, { start, end }: Span, joint: RegExp): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(joint)) {
    parts.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  parts.push({ start: from, end });
  return parts.filter((part) => text.slice(part.start, part.end).trim() !== "");
}

const halfDay =
  /^\W*(?:(?:is that|was that|that was|in the)\s+)?(a\.?m|p\.?m|morning|evening|night|afternoon|am or pm)\b.{0,16}\?/i;

/** "9:26." "PM?" "Yes, pm.": the time of death that was told without its half of the day. */
function addClarifiedTime(sheet: Sheet, page: Page, { utterances, asker }: Conversation): void {
  utterances.forEach((utterance, index) => {
    const question = halfDay.exec(page.text.slice(utterance.start, utterance.end));
    const answer = utterances[index + 1];
    const told = utterances[index - 1];
    if (utterance.speaker !== asker || !question || !answer || !told) return;
    const said = page.text.slice(answer.start, answer.end);
    const half =
      /\b([ap])\.?m\b/i.exec(said)?.[1] ??
      (/^\W*(?:yes|yep|yeah|correct|right|s[ií])(?![\wà-ÿ])/i.test(said)
        ? /^\W*(?:\w+\s+){0,3}?([ap])\.?m\b/i.exec(question[0])?.[1]
        : undefined);
    const time = /\b(1[0-2]|0?[1-9])[:.]([0-5]\d)\b(?!\s?[ap]\.?m)/i.exec(page.text.slice(told.start, told.end));
    if (!half || !time) return;
    const hour = (Number(time[1]) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
    const value = `${String(hour).padStart(2, "0")}${time[2]}`;
    addReading(
      sheet,
      "timeOfPassing",
      { value, start: time.index, end: time.index + time[0].length, confidence: 0.9 },
      told.start,
    );
  });
}

/** Adds what a question and its answer tell together: the half of the day, how the speaker stands to the dead, whether as next of kin, who has gone. */
export function addAnswered(sheet: Sheet, page: Page, talk: Conversation): void {
  addClarifiedTime(sheet, page, talk);
  addConfirmedTie(sheet, page, talk);
  addKinAsked(sheet, page, talk);
  addAgreedKin(sheet, page, talk);
  addGoneFamily(sheet, page, talk);
}
