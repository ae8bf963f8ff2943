// Finds everybody whom a text tells to have rung: the subjects and senders of its sentences, who opens it, who names the own number.
import { familyTold } from "./parse-called";
import { findMessages } from "./parse-message-heads";
import { nameAt } from "./parse-name-at";
import type { NameReading } from "./parse-names";
import { peopleIn } from "./parse-people-in";
import { leanPattern } from "./parse-pattern";
import { findPhones } from "./parse-phones";
import { quick } from "./parse-quick-pattern";
import { findRelations } from "./parse-relations";
import { isWorker, wishes } from "./parse-wishes";
import { clauseStart } from "./parse-sentences";
import type { Span } from "./parse-span";
import { givenNames } from "./words/given-names";
import { ringIdentity, ringTitles, takenBy } from "./words/rings";

export interface Rung {
  name: NameReading;
  start: number;
  end: number;
  weight: number;
  /** The name is the subject of a sentence that tells of a ring. */
  isSubject?: boolean;
}

/** What one who rings does. What stands behind it must not be whom the subject rang in turn: "called 911", "called the doctor". */
const rings = quick(
  /(?<![\p{L}\p{N}'’-])(?:called|rang|phoned|telephoned|calling|ringing|phoning|texted|emailed|e-mailed|messaged|relayed|speaking|reached out|left (?:a |this |us a |the )?(?:message|msg|vm|voice ?mail|word)|(?:notified|contacted|told|alerted|informed|reached|paged|buzzed|summoned|requested) (?:us|me|our (?:office|service))(?! to (?:call|ring|phone|contact|reach|dial|use|wait|ask|write|text|e-?mail|send|give|fill|put|tell|get in touch|just|please)\b)|let (?:us|me) know|got (?:in touch|a ?hold of (?:us|me)|hold of (?:us|me)|through to (?:us|me)|word to us)|gave (?:us|me) (?:the|a|this) (?:call|ring|buzz|news|word|heads[ -]up)|gave us word|asked (?:for us|us to (?:come|go|respond|head|pick))|is asking (?:us to|for us)|(?:ordered|requested|requests|orders|wants|needs|is requesting|is ordering|asked for|asks for|is asking for) (?:this\b(?! name)|it by|the (?:removal|transfer|transport|pick-?up)|an? (?:removal|transfer|transport|pick-?up|first call))|(?:put|sent|phoned|rang|called|relayed|passed) (?:this|it|the call|the news|the death|the request) (?:in|through|over|on to us|along)|(?:has|have) been (?:on to|in touch with|on the phone (?:to|with)) us|dealt with (?:us|me)|broke the news|(?:made|placed) (?:the|this) (?:first |initial |death )?(?:call|phone call)|put (?:the|this) call in|(?:is|was) (?:the|our) caller|is on (?:the )?(?:line|phone)|on (?:the )?(?:line|phone|hold)|checked in|just wrote|wrote in|reports|reporting|reported|advises|advised|(?:has|have) (?:a|an|another|one|1|two) (?:new )?(?:death|first call|removal|decedent|deceased|passing|expiration)\b|(?:placed|entered|booked|put in|sent in|called in|submitted) (?:this|the|an?) (?:(?:removal|transfer|transport|first call) )?(?:order|request|booking|job)|(?:needs|wants|would like|is asking|asks|requests|requested|asked) (?:us|you|someone|somebody|an? (?:car|van|crew|team|driver)|our (?:crew|team|driver|guys)) (?:to )?(?:(?:come|go|head)(?: out| over| up| down)? (?:and |to )?)?(?:get|pick|remove|collect|fetch|bring|transport|transfer|move|retrieve)|(?:needs|requests|requested|requesting|orders|ordered) (?:removal|transport|transfer|pick-?up))(?![\p{L}\p{N}'’-])/giu,
);
const toUs =
  /^(?!\s*9-?1-?1\b)(?:\s*(?:$|[.,;:!?)"”\n–-]|\d{1,2}:?\d{2}|\d{1,2} ?[ap]\.?m?\b|@ ?\d|~ ?\d|\()|\s+(?:in\b(?! (?:the )?(?:hospice|coroner|nurse))|(?:it|this|that|the death) (?:in|through|over)\b|up\b(?! (?:the|her|his|their|dr|doctor|\p{Lu}))|us\b|(?:the|our) (?:answering )?(?:office|funeral home|mortuary|service|firm|night line|line|on-?call)\b|at\b|about\b|re\b|regarding\b|reporting\b|asking\b|requesting\b|saying\b|from\b|with\b|w\/|via\b|on\b|because\b|for (?:a |her |his |the |an |our )|to (?:report|say|let us|advise|inform|request|ask|notify|tell|arrange|give)|that\b|again\b|here\b|tonight\b|today\b|just\b|around\b|after\b|this\b|back\b(?!:)|and\b|early\b|late\b|last\b|yesterday\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|shortly\b|right\b|directly\b|very\b|upset\b|crying\b|me\b|before\b|an? hour\b|\d))/iu;
const notToUs =
  /^\s*(?:[.,;]?\s*(?:no answer|voice ?mail|vm\b)|(?:of|via|by|on|with|w\/)\b|(?:that )?(?:he|she|they) (?:was|were|is|had|seemed) (?:fine|ok|okay|well|alive|sleeping|asleep|stable)|[.,;]?\s*$)/i;
/** Before the verb these show that nobody rang us, or has yet to. */
const unrung =
  /(?:\b(?:was|were|been|be|being|not|never|nobody|no one|to|will|would|should|shall|please|pls|plz|can|could|may|must|until|till|if|once|before|unless|we|i|i've|we've|you|who|they|he|she|it|have|had|is to|already|when|has not|hasn't|wasn't|isn't|being|also)|n['’]t)\s+(?:just |also |already |then )?$/i;
const isContinuous = /^(?:calling|ringing|phoning|speaking)$/i;
/** "She was calling": the verb's own auxiliaries. */
const auxiliary = /(?:\b(?:was|is|has|has just|just|'s|had|who is|who was|who|then|also)\s+){1,2}$/i;

/** "Took a call just after midnight from a Rev. Mabry", "Msg left w/ svc 0105 by Bill Tuttle". */
const sent = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:t\/?c|tel call|calls?|ring|buzz|msg|message|voice ?mail|vm|page|text|txt|e-?mail|word|notice|notification|referral|news|rec'?d|rcvd|received|contacted|notified|informed|alerted|phoned|rung|telephoned|called|reported|relayed|took (?:it|this)|got (?:it|this|this one|one|word|(?:a )?hold of|on to)|put (?:on to|through)|heard|learned|learnt|found out|came|comes|info|information|details|told|dealt|dealing|had a word|a word|a chat|conversation|in touch|hung up|off (?:the )?phone|off (?:the )?line|on the phone)(?![\p{L}])((?:[^.;:\n]|(?<=\d):(?=\d)|(?<=\b[ap])\.|(?<=\b[ap]\.m)\.){0,46}?)[\s,](?:from|fr|frm|by|via|(?<=(?:hung up|(?:off|on) (?:the )?(?:phone|line)|dealt|dealing|word|chat|conversation|in touch)\b(?:[^.;:\n]|(?<=\d):(?=\d)|(?<=\b[ap])\.|(?<=\b[ap]\.m)\.){0,40}[\s,])(?:with|w\/?))(?![\p{L}])[.:]?\s*${ringTitles}(?=\p{L})`,
  "giu",
);
const passive =
  /\b(?:this office was|time of death|tod|pronounced|released?|approved|signed|certified|witnessed|found|discovered|not|never|no|until|till|once|when|if|after|before|owned|run|followed|attended|taken|picked|driven|faxed|paid|ordered)\b[^.;\n]{0,24}$/i;
export const ofOthers =
  /\b(?:of|for|re|about|regarding|at|from|with|w\/|by|to|in|per|on behalf of|behalf|and|&|than|named after|&)\s+(?:(?:the|a|an|mrs?|ms|miss|late|our|her|his|their|my|wife|husband|widow|son|daughter|family|county|st)\b\.?\s*){0,3}$/i;
const dayNames =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[ap]m)\b/gi;
const mostBehind = 150;
const mostOpening = 400;

/** "On the phone was Betty", "the one who called is Dale Pruitt", "the phone rang and it was …": who rang stands behind. */
const identity = leanPattern(ringIdentity, "giu");

/** Everybody whom a sentence tells to have rung. */
export function findRung(text: string): Rung[] {
  return [
    ...findSubjects(text),
    ...findSenders(text),
    ...findNamed(text),
    ...findTellers(text),
    ...findMessages(text),
  ].filter(({ name }) => !name.isDoctor);
}

interface Verb extends Span {
  /** Where the clause begins, and its words as far as the verb and its auxiliaries. */
  from: number;
  left: string;
  isWish: boolean;
}

/** The verbs that tell of a ring that reached us. */
export function findVerbs(text: string): Verb[] {
  return [...text.matchAll(rings)].flatMap(({ index, 0: verb }) => {
    const behind = text.slice(index + verb.length, index + verb.length + 40);
    if (
      /^(?:called|rang|phoned|telephoned|calling|ringing|phoning|texted|emailed|relayed)$/i.test(verb) &&
      !toUs.test(behind)
    )
      return [];
    // "Called at:    6:50 am" is a label, and no deed of whom the line above names.
    if (
      /^\p{Lu}/u.test(verb) &&
      /(?:\n\W*| {3})$/.test(text.slice(Math.max(0, index - 8), index)) &&
      /^[\p{L} ]{0,9}(?::| {3})/u.test(behind)
    )
      return [];
    // "He can't hear on the phone".
    if (
      /^on /i.test(verb) &&
      /\b(?:hears?|talks?|speaks?|well|good|long|much|answers?|voice)\s+$/i.test(
        text.slice(Math.max(0, index - 12), index),
      )
    )
      return [];
    // "NOK advised, no answer", "reported he was fine", "checked in on him".
    if (/^(?:advise|report|checked)/i.test(verb) && notToUs.test(behind)) return [];
    const from = clauseStart(text, index);
    const left = text
      .slice(from, index)
      .replace(/\b(?:one|person|nurse|lady|man|guy|woman|that) (?:that|who) $|(?<=,|\band|\bso) (?:she|he) $/i, " ");
    const aux = auxiliary.exec(left)?.[0] ?? "";
    if (
      aux === ""
        ? unrung.test(left)
        : !isContinuous.test(verb) && /\b(?:was|is)\s+$/i.test(aux) && !/^(?:is )?on/.test(verb)
    )
      return [];
    return [
      {
        from,
        left: left.slice(0, left.length - aux.length),
        start: index,
        end: index + verb.length,
        isWish: wishes.test(verb),
      },
    ];
  });
}

function findSubjects(text: string): Rung[] {
  return findVerbs(text).flatMap(({ from, left, end, isWish }) => {
    if (isWish && !isWorker(left)) return [];
    // "We called the son, Greg, and left a message".
    if (weRang.test(left)) return [];
    const people = subjectsIn(left);
    const close = people.at(-1);
    const subject =
      close && people.length > 1 && /[\p{L}]\s*,?\s*$/u.test(left.slice(0, close.start)) && tieBefore(left, close.start)
        ? close
        : people[0];
    if (!subject || ofService.test(text.slice(from + subject.end, from + subject.end + 50))) return [];
    const between = left.slice(subject.end);
    if (between.length > 110 || told.test(between)) return [];
    return [
      {
        name: subject,
        start: from + subject.start,
        end: from + subject.end,
        weight: again.test(text.slice(end, end + 30)) ? 0.66 : 0.8,
        isSubject: true,
      },
    ];
  });
}

/** The second ring is not the one that told of the death. */
const again =
  /^ (?:again|back|twice|once more|later|afterwards?|too|(?:an?|some|two|half an?|\d+) (?:hours?|minutes?|mins?|bit|while|time|days?) (?:later|after))\b/i;
const weRang =
  /\b(?:we|i|i['’]ve|we['’]ve|office|dispatch|they|nurse|staff|hospice|facility) (?:\p{L}+ ){0,2}(?:called|rang|phoned|tried|reached|contacted|texted|emailed|notified|told|paged) (?:(?:the|his|her|their|a) )?\p{L}/iu;

/** "Nina at the service": who takes messages has not rung. */
export const ofService =
  /^,? (?:at|with|from|of|@) (?:the |our |my |your )?(?:answering |after[- ]hours )?(?:service|svc|switchboard|dispatch|exchange|call cent(?:er|re)|comm(?:unication)? center|county 911|911)\b/i;

/** The people of a clause who may do what its verb says. */
export const subjectsIn = (left: string): NameReading[] =>
  peopleIn(left).filter(({ start, end }) => !ofOthers.test(left.slice(0, start)) && !/^['’]s\b/.test(left.slice(end)));

const told = /\b(?:died|passed|expired|pronounced|deceased|y\/?o|years? old|dob|born|was found|room \d|rm \d)\b/i;

const tieBefore = (left: string, at: number) => {
  const last = findRelations(left.slice(Math.max(0, at - 40), at)).at(-1);
  return last !== undefined && /^[\s,]{0,3}$/.test(left.slice(Math.max(0, at - 40), at).slice(last.end));
};

function findSenders(text: string): Rung[] {
  return [...text.matchAll(sent)].flatMap((match) => {
    const at = match.index + match[0].length;
    if (/\p{Lu}/u.test((match[1] ?? "").replace(dayNames, "")) && /\p{Ll}/u.test(text)) return [];
    if (passive.test(text.slice(Math.max(0, match.index - 24), match.index)) || passive.test(match[0])) return [];
    // "They called me an hour ago from the Greenbrook": a house, and nobody who rang us.
    if (
      /^(?:called|phoned|rung|telephoned|contacted|notified|informed|alerted|told)\b[\s]+(?:me|him|her|them|my)\b/i.test(
        match[0],
      )
    )
      return [];
    // "NOK: Ann Roe, wife 231-…, notified by RN Kay": who told the family.
    if (familyTold.test(text.slice(Math.max(0, match.index - 90), at))) return [];
    const name = nameAt(text, at, false);
    if (!name) return [];
    if (takenBy.test(match[0].trimEnd())) return behindTaker(text, at + name.end);
    const end = at + name.end;
    const behind = text.slice(end, end + mostBehind);
    if (ofService.test(behind)) return [];
    if (/^['’]s\b/.test(behind) || /^[\s,]*(?:\d{2} ?(?:y\/?o|yr)|dob|died|passed|expired)/i.test(behind)) return [];
    const isTitled =
      name.isFull ||
      name.title !== undefined ||
      /[a-z]\.?,?\s+$/.test(match[0].replace(/\b(?:from|fr|frm|by|via|a|an|the)\b[.:]?\s*$/i, ""));
    const [phone] = findPhones(behind);
    const isKnown =
      isTitled ||
      givenNames.has(name.value.toLowerCase()) ||
      /^,? ?(?:@|at|from|with|w\/|over at|of|in) ?(?:the )?\p{Lu}/u.test(behind) ||
      (phone !== undefined && phone.start < 12);
    return isKnown ? [{ name: { ...name, start: at, end }, start: at, end, weight: 0.8 }] : [];
  });
}

/** "Call logged by Brett: Desiree Nakai (daughter), 505-…": who rang behind the one who took the call. */
function behindTaker(text: string, end: number): Rung[] {
  const gap = /^[^\p{L}\n]{0,24}(?::|\s[-–—]{1,2})\s{1,2}(?=\p{Lu})/u.exec(text.slice(end, end + 30))?.[0];
  const at = end + (gap?.length ?? 0);
  const name = gap === undefined ? null : nameAt(text, at, false);
  if (
    !name?.isFull ||
    !/^[\s,]*(?:\(|\p{Ll}|\d{3}|(?:RN|LPN|FD)\b)/u.test(text.slice(at + name.end, at + name.end + 8))
  )
    return [];
  return [{ name: { ...name, start: at, end: at + name.end }, start: at, end: at + name.end, weight: 0.82 }];
}

/** "MSG: Robin Cavendish, son. Says dad died": kin who tells, at the beginning of the message. */
const kinTells =
  /^,? \(?(?:the |his |her |a )?([a-z][a-z-]{2,16}(?: in law)?)\)?[.,;]?\s+(?:s?he )?(?:says?|said|states|stated|tells us|telling us)\b/i;
const opensMessage = /(?:^|\n)[^\p{L}\n]{0,6}(?:(?:msg|message|call|notes?|remarks|text|says)\s?[:–-]\s{0,2})?$/iu;

function findTellers(text: string): Rung[] {
  return peopleIn(text.slice(0, mostOpening)).flatMap((name) => {
    const tie = kinTells.exec(text.slice(name.end, name.end + 50))?.[1];
    if (!tie || !opensMessage.test(text.slice(Math.max(0, name.start - 24), name.start))) return [];
    if (findRelations(tie)[0]?.kind !== "kin") return [];
    return [{ name, start: name.start, end: name.end, weight: 0.82, isSubject: true }];
  });
}

/** "Says her name is Corazon Villaruz", "Charge nurse of Wabash Oaks on the line. Georgette Amis", "I am his wife and next of kin, Cordelia Tinsley". */
const saysName = quick(
  /\b(?:(?:says?|said|gives?|gave|states?|stated|left) (?:that )?(?:her|his|their|the) name(?:['’]?s| is| was| as)?|on the (?:line|phone)[.:,]?)\s+(?=\p{L})/giu,
);
const iAm = quick(
  /(?<![\p{L}'’])(?:i am|i['’]m|im|this is|calling as|writing as|soy|yo soy)\s+(?:the |his |her |their |an? |one of (?:the|his|her) |la |el |su )?(?=\p{L})/giu,
);

const nameIs = quick(
  /(?:[.;\n]\s+(?:her |his |the )?|[.;,\n]\s+(?:the |our |their )?(?:nurse|caller|rn|aide|supervisor|deputy|officer|social worker|chaplain)(?:['’]?s|s['’]) )name(?:['’]?s| is| was|:)\s+(?=\p{Lu})/giu,
);

/** "Her name is Irene Falco. She passed at 8": of the dead. */
const ofTheDead =
  /^\p{Lu}[^.;,\n]{2,40}[.;,]?\s+(?:(?:and |who )?(?:s?he|they) )?(?:has |was |is |just |sadly ){0,2}(?:died|passed|expired|gone|pronounced|\d{2}\b|born|dob)\b/iu;

/** "Call from the supervisor at Lakeshore Care. Name is Anton Weiss." */
const behindRing = (text: string) =>
  [...text.matchAll(nameIs)].filter(
    ({ index, 0: { length } }) =>
      !ofTheDead.test(text.slice(index + length, index + length + 80)) &&
      /\b(?:(?<!first[ -])call|called|calling|rang|ringing|phoned|phoning|caller|telephoned|reach me|line)\b[^\n]{0,110}$/i.test(
        text.slice(Math.max(0, index - 130), index),
      ),
  );

function findNamed(text: string): Rung[] {
  const named = [...text.matchAll(saysName), ...text.matchAll(identity), ...behindRing(text)].map(
    ({ index, 0: { length } }) => index + length,
  );
  const selves = [...text.matchAll(iAm)].flatMap(({ index, 0: { length } }) => {
    const at = index + length;
    const said = text.slice(at, at + 90);
    const [tie] = findRelations(said);
    if (!tie || tie.start > 14) return [];
    const gap =
      /^(?:,? (?:and|&) (?:the |his |her |their )?(?:legal )?(?:next of kin|nok|poa|executor|executrix|caregiver|only child))?(?:,? of [^,.;\n]{3,40})?(?: (?:on (?:duty|call|shift|nights|the floor|tonight)|in charge|here|tonight)){0,2},\s+(?=\p{Lu})/iu.exec(
        said.slice(tie.end),
      )?.[0];
    return gap === undefined ? [] : [at + tie.end + gap.length];
  });
  return [...named, ...selves].flatMap((at) => {
    const name = nameAt(text, at, false);
    if (
      !name ||
      /^['’]s\b|^[\s,]*(?:\d{2}\b(?!\d)|dob|died|passed|expired)/i.test(text.slice(at + name.end, at + name.end + 12))
    )
      return [];
    return [
      {
        name: { ...name, start: at, end: at + name.end },
        start: at,
        end: at + name.end,
        weight: 0.84,
        isSubject: true,
      },
    ];
  });
}
