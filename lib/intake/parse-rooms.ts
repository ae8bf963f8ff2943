// Reads rooms, beds and the morgue.
import { readingAt } from "./parse-floors";
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import type { Reading } from "./parse-span";
import { fetchedFrom, isOfOther, withoutFormer } from "./parse-rooms-of-others";
import {
  bedroom,
  readRoomInWords,
  roomBare,
  roomExpired,
  roomInWords,
  roomMovedTo,
  roomOfFloor,
  roomOfUnit,
  roomOfWard,
} from "./parse-rooms-told";
import { noValue } from "./words/not-names";

const roomNumber = String.raw`(?:\d{1,4}(?:[A-Za-z]\b|\b)(?:-[A-Za-z0-9]{1,2}\b)?|[A-Z]-?\d{1,4}\b(?:-[A-Za-z0-9]{1,2}\b)?|[A-Z] \d{3,4}\b)`;
const room = leanPattern(
  String.raw`(?<![\w'’-])(room|rm|rom|hab(?:itaci[oó]n)?|cuarto|bed|cama|unit\/bed|rm\/bed|room\/bed|bay|slot|cubicle|suite|ste)\b\.?(?:[ ]?(?:(?:no|num|number)\b\.?|#))?[ \t\u00A0]{0,24}[:=#-]?[ \t]{0,3}(?:is |number )?#?(?:\((?=\d{1,4}[A-Za-z]?\)))?(${roomNumber})(?![\d/]|[.:-]\d)`,
  "gi",
);
/** `room "Meadowlark"`. */
const roomCalled = /(?<![\w'’-])(?:room|rm|suite|cottage)[ :.]{1,3}["“](\p{Lu}[\p{L}' ]{2,20})["”]/giu;
const roomTold = quick(
  /(?<![\w'’-])(?:(?:in|of|at|from)[ ](?:his[ ]|her[ ]|their[ ])?(?:apartment|apt|unit)\.?[ ]?#?|\d(?:st|nd|rd|th)[ ](?:floor|fl|flr)\.?,?[ ]#|(?:first|second|third|fourth|fifth|sixth)[ ]floor,[ ](?:in[ ])?(?=\d{3}[A-Z]?(?:[.,;\n]|$))|(?:room|bedroom|apartment)s?,?[ ](?:is[ ])?(?:number|no\.?)[ ]|(?:ICU|MICU|SICU|CCU|CVICU|NICU|PACU|ER|ED|UCI|(?<=\b(?:in|from)[ ])OR)[ ]?(?:bed[ ]|bay[ ]|room[ ]|rm[ ]|#)?-?(?=\d{1,2}[A-Za-z]?(?![\d:/.-])))(\d{1,4}(?:-\d{1,3})?[A-Za-z]?|[A-Za-z]-?\d{1,4})(?![\w/:.-]\d|[-\w]|[ ]?(?:lb|kg|st\b|nd\b|rd\b|th\b|am\b|pm\b|hrs?|people|min|yo|y\/o|nurse|,? [A-Z][a-z]+ [A-Z]{2} \d{5}))/g,
);
const correction = leanPattern(
  String.raw`^[ ,.–-]{1,4}(?:(?:no|wait|sorry|hang on|hold on|s?he said|they said|oops|correction|i'?m sorry|i mean|make that|actually|rather|scratch that|excuse me|perd[oó]n|um|uh|it'?s|that'?s|well,? no|(?:they|we|staff|she was|he was|was) (?:just |since )?moved(?: (?:him|her|them))?(?: (?:over|today|yesterday|last night|this week|\w{3,6}day))?(?: (?:to|into))?)[ ,.–-]{1,3}){1,5}(?:(?:room|rm)\.? )?(${roomNumber})`,
  "i",
);
const behindWard = leanPattern(
  String.raw`^ ?(?:north|south|east|west|tower|[nsew])? ?[/,-] ?(?:rm |room )?(${roomNumber})(?![ ]\p{L})`,
  "iu",
);
/** "North hall 108", "B wing, 12", "A-wing 19". */
const hall = quick(
  /(?<![\w'’-])(?:north|south|east|west|[a-e])[ -](?:hall|wing|corridor),? (?:rm |room |#)?(\d{1,4}[A-Z]?)(?![\w:/-]|[.,]\d| (?:nurses?|staff|people|steps|stairs|residents?|beds|hours?|days?|weeks?|min)\b)/gi,
);
/** "The radio room is 0102": a number to ring. */
const otherRoom = /\b(?:radio|conference|meeting|control|dispatch|mail|break|lunch|press|chat|squad|file|tape) $/i;
/** A bay is a room in an emergency department alone. */
const bayOf = /\b(?:er|ed|icu|emergency|triage|pacu|exam|unit|room|rm|holding|ward)\b[^.;\n]{0,16}$/i;
const emergencyBefore = /(?:^|[^\p{L}])(ER|ED),? $/iu;
const morgue =
  /(?:(?<![\w'’-])(?:in|at|to|down to|into|inside|en|-|–|:|area|unit|loc|location|holding)[ \t]{1,4}|(?<![\w'’-])(?:area|unit|ward|dept|loc|location|floor|section|body|remains|now|currently|room|rm|bed|held|place|in|at)[ ]?[:=][ \t]{0,4})(?:(?:the|our|their|hospital|county|la|hosp|basement|facility)[ ]){0,3}(morgue|cooler|morgue cooler|decedent holding)\b(?![ -](?:entrance|door|attendant|tech|phone|number|key|staff|office|desk|is\b|does|dock|on call|hours))/gi;
/** "Rapid Valley Hospital morgue", "ground floor morgue". */
const morgueOf = quick(
  /(?<=\b(?:hospital|hosp|medical center|med ctr|medical ctr|center|ctr|floor|general|regional|memorial|basement|level)(?:['’]s)?(?:,| -)? |\p{Lu}[\p{L}]+, |\[x\] )morgue\b(?! (?:entrance|door|attendant|tech|phone|number|key|staff|office|desk|is\b|does|dock|on call|hours|services))/giu,
);
/** "; MORGUE;": the whole of an item. */
const morgueAlone = quick(/(?<=(?:^|[\n;|])[ \t]{0,3})morgue(?=[ \t]*(?:[;|\n]|$))|(?<=[.!] )Morgue(?=[,.]|$)/gi);
const unticked = /^\W{0,3}(?:_+ ?y(?:es)?\b|\[ ?\] ?y|n\b|no\b)/i;
const denied =
  /(?:n['’]t|\b(?:not|nt|no|never|isnt|hasnt|without|will be|going|goes|go|move|moving|take|transfer|(?:be|being|get|getting) (?:\w+ )?(?:moved|taken|transferred|brought)|before|until|till?|yet|from|gone))\b[^.;\n]{0,24}$/i;

const street =
  /^\d{1,5} (?:[NSEW]{1,2}\.? )?(?:\p{L}[\p{L}'’.-]* ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|way|pkwy|hwy|pl|ter)\b/iu;
const leftRoom =
  /\bfrom (?:(?:the|his|her|unit|floor|room|rm|bed) ){0,2}(?:[A-Z]?-?\d{1,4}[A-Z]?|room|bed|floor|unit|ICU|MICU|SICU|CCU|ER|ED|OR|ward)(?= )/i;

/** Rooms, beds and the morgue, as bare values. A correction that follows at once holds: `room 212, no I'm sorry, 221`. */
export function findRooms(text: string): Reading[] {
  const found: Reading[] = [];
  for (const match of text.matchAll(room)) {
    const value = match[2] as string;
    const end = match.index + match[0].length;
    const isBed = /bed|bay|slot|cubicle|cama/i.test(match[1] as string);
    if (/^[a-z] /.test(value) || otherRoom.test(text.slice(Math.max(0, match.index - 14), match.index))) continue;
    // "At home in bed. 6 Elm Ct": a sentence ends there.
    if (
      isBed &&
      /^(?:bed|bay|cama)\. /i.test(match[0]) &&
      /^ (?:[NSEW]\.? )?\p{Lu}\p{Ll}/u.test(text.slice(end, end + 6))
    )
      continue;
    if (
      /bay|slot|cubicle/i.test(match[1] as string) &&
      !bayOf.test(text.slice(Math.max(0, match.index - 24), match.index))
    )
      continue;
    // "Bay 3 door", "dock bay 2" are where the van backs in.
    if (
      /bay/i.test(match[1] as string) &&
      (/^[ ]?(?:door|dock|entrance)/i.test(text.slice(end, end + 10)) ||
        /\b(?:dock|loading|ambulance|sally|garage|port|doors?)[ ,]{1,2}$/i.test(
          text.slice(Math.max(0, match.index - 12), match.index),
        ))
    )
      continue;
    const isSuite = /^s/i.test(match[1] as string);
    if (isSuite || /^[ ]?(?:lb|lbs|kg|st|nd|rd|th|am|pm|hrs?|people|min)\b/i.test(text.slice(end, end + 8))) continue;
    const after = text.slice(end, end + 60);
    const again = correction.exec(after);
    // "Room 40. It's 2400 Homer Adams Pkwy": the number of a house.
    const isStreet = again && /^ (?:[NSEW]\.? )?\p{Lu}\p{Ll}/u.test(after.slice(again[0].length));
    const corrected =
      (isStreet ? null : again) ??
      (/^,? ?\d{1,2}[oº]? (?:piso|floor|flr|fl)\b/i.test(after) ? null : behindWard.exec(after));
    if (/^ (?:(?:north|south|east|west)\b|\p{L}+ (?:rm|room|bed)\b[. #:]{0,3}[A-Z]?\d)/iu.test(after) && !corrected)
      continue;
    const number = corrected?.[1] ?? value;
    const stop = corrected ? end + corrected[0].length : end;
    // "ER bay 3": without its ward the number of a bay names no room.
    const ward =
      /^bay/i.test(match[1] as string) && !corrected && !/^ (?:at|of) (?:the )?\p{Lu}/u.test(after)
        ? emergencyBefore.exec(text.slice(Math.max(0, match.index - 5), match.index))
        : null;
    found.push({
      start: ward ? match.index - ward[0].trimStart().length : stop - number.length,
      end: stop,
      value: ward ? `${ward[1]?.toUpperCase()} bay ${number.toUpperCase()}` : number.toUpperCase(),
      confidence: !isBed ? 0.95 : /\d{3}/.test(number) ? 0.85 : 0.6,
    });
  }
  for (const match of text.matchAll(roomCalled))
    found.push({
      start: match.index + match[0].length - (match[1]?.length ?? 0) - 1,
      end: match.index + match[0].length - 1,
      value: match[1] as string,
      confidence: 0.75,
    });
  for (const match of text.matchAll(roomTold)) {
    const value = match[1] as string;
    const end = match.index + match[0].length;
    const ward = /^[A-Z]{2,5}/.exec(match[0])?.[0];
    if (found.some((one) => one.start < end && match.index < one.end)) continue;
    found.push({
      start: ward ? match.index : end - value.length,
      end,
      value: ward ? `${ward} ${value}` : value.toUpperCase(),
      confidence: ward ? 0.6 : 0.7,
    });
  }
  for (const match of [
    ...text.matchAll(hall),
    ...text.matchAll(bedroom),
    ...text.matchAll(roomOfUnit),
    ...text.matchAll(roomMovedTo),
    ...text.matchAll(roomOfFloor),
  ]) {
    const end = match.index + match[0].length;
    const value = match.at(-1) as string;
    if (!found.some((one) => one.start < end && match.index < one.end))
      found.push({ start: end - value.length, end, value: value.toUpperCase(), confidence: 0.7 });
  }
  for (const match of text.matchAll(morgue)) {
    // "Moved from 308 to the morgue": what was left does not deny it.
    const front = text.slice(Math.max(0, match.index - 40), match.index).replace(leftRoom, "");
    if (denied.test(front.slice(-30)) || (/^(?:down |in)?to\b/i.test(match[0]) && toBeBrought.test(front))) continue;
    if (unticked.test(text.slice(match.index + match[0].length, match.index + match[0].length + 10))) continue;
    if (
      /^,? ?(?:yet|not|full|they dont|later)/i.test(
        text.slice(match.index + match[0].length, match.index + match[0].length + 10),
      )
    )
      continue;
    const end = match.index + match[0].length;
    found.push({
      start: end - (match[1]?.length ?? 0),
      end,
      value: "Morgue",
      confidence: /cooler|holding/i.test(match[1] as string) ? 0.6 : 0.9,
    });
  }
  for (const match of / in #?[A-Z]?-?\d/.test(text) ? text.matchAll(roomBare) : []) {
    const end = match.index + match[0].length;
    const start = end - (match[1] as string).length;
    if (!found.some((one) => one.start < end && start < one.end))
      found.push({ start, end, value: match[1] as string, confidence: 0.65 });
  }
  for (const match of / (?:expired|passed|died)/.test(text) ? text.matchAll(roomExpired) : []) {
    const end = match.index + match[0].length;
    if (!found.some((one) => one.start < end && match.index < one.end))
      found.push({ start: match.index, end, value: match[0], confidence: 0.8 });
  }
  for (const match of [...text.matchAll(morgueOf), ...text.matchAll(morgueAlone)]) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 110), match.index);
    if (denied.test(before.slice(-40)) && !fetchedFrom.test(before)) continue;
    if (!found.some((one) => one.start < end && match.index < one.end))
      found.push({ start: match.index, end, value: "Morgue", confidence: 0.85 });
  }
  for (const match of /\broom|\brm/i.test(text) ? text.matchAll(roomInWords) : []) {
    const end = match.index + match[0].length;
    const number = readRoomInWords(match[1] as string);
    if (number) found.push({ start: end - (match[1]?.length ?? 0), end, value: number, confidence: 0.85 });
  }
  return (
    withoutFormer(text, found)
      .filter(({ start, end }) => !isOfOther(text, start, end))
      // "Cottage 3, room 5": the house within the house gives way.
      .filter(({ end, confidence }) => confidence > 0.79 || !/^,? (?:room|rm|apt)\b/i.test(text.slice(end, end + 7)))
      .toSorted((a, b) => a.start - b.start)
      .filter((one, at, all) => at === 0 || one.start >= (all[at - 1] as Reading).end)
  );
}

/** "Bring him to the morgue at Carle Hospital": a goal yet. */
const toBeBrought =
  /\b(?:bring|deliver|drop|transport|haul|convey|carry)(?: (?:him|her|them|both|it|the (?:body|remains|decedent|deceased)))?(?: (?:off|over|down|straight|directly))?\s*$/i;

/** A code of letters and figures that is the whole of the room, or stands before a comma: `C-19`, `MC9`, `ER 6`, `12-2`, `Ste 306`. */
const roomCode =
  /^[\s"'(:#.]*(?:(?:rm|room|suite|ste|apt|apartment|unit|no|cuarto|hab(?:itaci[oó]n)?)\b\.? ?#? ?)?([A-Z]{1,2}-\d{1,4}[A-Z]?|\d{1,2}[A-Z]-\d{1,3}|[A-Z]{2,3}\d{1,4}[A-Z]?|[A-Z] \d{2,4}[A-Z]?|\d{1,4}-\d{1,3}(?:[A-Z]| [A-D])?|(?:ER|ED|ICU|CCU|MICU|SICU|CVICU|PICU|NICU|UCI|OR|PACU)[ -]?#?\d{1,3}[A-Z]?|\d{1,4}[A-Z]{0,2}(?=\s*(?:,|$)))(?=\s*(?:$|[,;)"'/(]|\.(?:[\s.]|$)|(?:bed|window|door)\b))/i;

/** "418   DOD 11/27/2026": the next item. */
const dayBehind = /(?<=\S)\s+(?:\p{L}[\p{L}.]{1,11}:?\s+)?\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?!\d)/u;

/** The room of a segment that is known to tell one: `412B`, `2nd floor / 214W`, `7 East / 7112`, `in the morgue`. */
export function readRoom(segment: string): Reading | null {
  const whole = segment.slice(0, 80).replace(/^\W*(?:it['’]?s|is|was) (?=#?\w*\d)/i, (said) => " ".repeat(said.length));
  const dated = whole.search(dayBehind);
  const head = dated > 0 ? whole.slice(0, dated) : whole;
  if (noValue.test(head) && !/^\W*no\. ?\d/i.test(head)) return null;
  // "Rm/Bed: 312 / B".
  const withBed = /^[\s#]*(\d{1,4}[A-Z]?) ?\/ ?([A-Z]|\d)\s*$/i.exec(segment);
  if (withBed) return readingAt(0, segment.trimEnd(), `${withBed[1]}-${withBed[2]}`.toUpperCase(), 0.95);
  const code = roomCode.exec(head);
  // "ICU 4, room 404": the room is told by name.
  const own = code?.[1] && /^\p{Lu}{2}/u.test(code[1]) ? /,\s?(?:room|rm|bed)\b/i.exec(head.slice(0, 24)) : null;
  // "117. Well, no, they moved him Sunday. 109."
  const right = code ? correction.exec(head.slice(code[0].length)) : null;
  if (code && right?.[1]) {
    const end = code[0].length + right[0].length;
    return { start: end - right[1].length, end, value: right[1].toUpperCase(), confidence: 0.95 };
  }
  if (code?.[1] && !own)
    return readingAt(code[0].length - code[1].length, code[1], code[1].toUpperCase().replace(/ {2,}/g, " "), 0.95);
  const [named] = findRooms(head);
  if (named) return named;
  const ofWard = roomOfWard.exec(head);
  if (ofWard?.[2]) return readingAt(ofWard[0].length - ofWard[2].length, ofWard[2], ofWard[2].toUpperCase(), 0.95);
  const wing = /^[\s(]*(?:\w+ ){1,2}(?:hall|wing|tower|pod|unit) (?:rm |room )?(\d{1,4}[A-Z]?)(?=$|[\s,.;)])/i.exec(
    head,
  );
  if (wing?.[1]) return readingAt(wing[0].length - wing[1].length, wing[1], wing[1].toUpperCase(), 0.9);
  const called = /^[\s(]*["“](\p{Lu}[\p{L}' ]{2,20})["”]/u.exec(head);
  if (called?.[1]) return readingAt(called[0].length - called[1].length - 1, called[1], called[1], 0.8);
  const place = /\bmorgue\b/i.exec(head);
  if (place && !/\bnot\b|n['’]t\b/i.test(head.slice(0, place.index)))
    return readingAt(place.index, place[0], "Morgue", 0.9);
  const last = new RegExp(
    String.raw`^[\s"'(:#.-]*(?:[\w ]{1,20}[/,-] ?)?(?:#|no\.? ?)?(${roomNumber})(?=$|[\s,.;)|/])`,
    "i",
  ).exec(head);
  if (last?.[1] && !/^\d{1,2}(?:st|nd|rd|th)/i.test(last[1])) {
    const start = last.index + last[0].length - last[1].length;
    // "Recovery suite: 5225 N Hydraulic Ave": the number of a house.
    if (street.test(head.slice(start))) return null;
    if (!/^ ?(?:st|nd|rd|th|floor|flr|fl)\b/i.test(head.slice(start + last[1].length)))
      return readingAt(start, last[1], last[1].toUpperCase(), 0.95);
  }
  const ward = /^[\s(:]*(ICU|ER|ED|CCU|MICU|SICU|NICU|PACU|OR|cooler|bedroom|living room)\b/i.exec(head);
  return ward?.[1]
    ? readingAt(ward[0].length - ward[1].length, ward[1], /room/i.test(ward[1]) ? ward[1] : ward[1].toUpperCase(), 0.6)
    : null;
}
