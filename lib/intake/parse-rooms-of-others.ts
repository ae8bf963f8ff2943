// Tells the rooms where the dead lie from those of others, those they have left, and those where nobody lies.
import type { Sheet } from "./parse-sheet";
import type { Reading } from "./parse-span";

/** "The laundry is next to room 101". */
const beside = /\b(?:next (?:door )?to|across from|beside|opposite|outside|past|near)\s$/i;
/** "Please remove Mr. Ott from Saint Joseph Hospital morgue": there the dead lie. */
export const fetchedFrom =
  /\b(?:remove|pick ?up|collect|get|transfer|transport|removal)\b(?:[^;\n.]|(?<=\b(?:mr|mrs|ms|dr|st|\p{L}))\.){0,50}\bfrom\b[^.;\n]{0,40}$/iu;

/** "The crew can wash up in room 101", "paperwork is at room 101". */
const service =
  /\b(?:crew|drivers?|housekeeping|paperwork|papers|chart|belongings|office|restroom|bathroom|lounge|linens?|visitors|desk|phone|security|laundry|meeting|supplies)\b(?:\s(?!s?he\b|him\b|her\b|with\b)[\w'’]+){0,5}\s(?:in|at|is|by|to)\s$/i;

const otherLies =
  /(?<!\b(?:my|our|the) )\b(?:(?:(?:his|her|their|pt'?s?|patient'?s|resident'?s) )?(?:wife|husband|spouse|partner|sister|brother|friend|twin)|(?:his |her |the |a )?(?:roommate|room ?mate|neighbou?r))(?:,? \p{Lu}[\p{L}'’-]+)?,?(?: (?:who|also|still|is|lives|stays|resides|sleeps|down|up|across|the|hall|next|door|upstairs|downstairs|over|an?|resident|patient|too|there|here|as|well)){0,5},? (?:(?:in|from) (?:the )?)?(?:(?:room|rm|bed|apt|apartment|unit)\b[^\p{L}\d]{0,4})?$/iu;

/** "Wife: Constance, next of kin, at the hotel, room 212". */
const lodges =
  /\b(?:wife|husband|spouse|partner|sons?|daughters?|sister|brother|niece|nephew|mother|father|family|nok|kin|caller)\b[^.;\n]{0,70}\b(?:hotel|motel|inn|suites|hilton|marriott|hyatt|hampton|western|lodge)\b[^.;\n]{0,8}$/i;

/** "Son is waiting in room 12 at the motel": a guest's. */
const waits =
  /\b(?:wife|husband|spouse|partner|sons?|daughters?|dtr|sister|brother|niece|nephew|mother|father|family|nok|kin|caller|chaplain|deputy|officer|hospice nurse)\b(?:(?!\b(?:died|passed|expired)\b)[^.;\n]){0,60}$/i;
const inn =
  /^ (?:at|of|in|over at) (?:the |a |an )?(?:\w+ ){0,3}(?:hotel|motel|inn|suites|hilton|marriott|lodge|hospitality house)\b/i;

/** "1) Ready now. 2) Steps down to his room. 3) Cremation": the number of a list's next item. */
const isListMark = (text: string, start: number, end: number): boolean =>
  end - start === 1 &&
  /^[.)] ?\p{L}/u.test(text.slice(end, end + 3)) &&
  new RegExp(String.raw`(?<![\w.:/-])${Number(text.charAt(start)) - 1}[.)] ?\p{L}`, "u").test(text.slice(0, start));

/** "His wife Eileen is in rm 118": where another lives, unless the two are together there. */
export const isOfOther = (text: string, start: number, end: number): boolean =>
  isListMark(text, start, end) ||
  beside.test(roomBefore(text, start, 30)) ||
  service.test(roomBefore(text, start, 70)) ||
  lodges.test(roomBefore(text, start, 150)) ||
  (waits.test(roomBefore(text, start, 80)) && inn.test(text.slice(end, end + 60))) ||
  (otherLies.test(text.slice(Math.max(0, start - 70), start)) &&
    !/^,? (?:with|beside|next to) (?:him|her|the (?:body|deceased|decedent|patient))/i.test(text.slice(end, end + 26)));

/** The words before the room, without "room". */
const roomBefore = (text: string, start: number, reach: number): string =>
  text.slice(Math.max(0, start - reach), start).replace(/\b(?:room|rm|bed)\.? ?#?(?:number )?$/i, "");

const leftBefore = /\b(?:moved|transferred|brought|taken|came|went) (?:\w+ )?from $/i;
const wasIn = /\b(?:was|were|had been|used to be|started(?: out)?) (?:over )?in $/i;
const thenMoved = /^[^.;\n]{0,30}\b(?:now|moved|but|then)\b[^.;\n]{0,24}\b(?:in|to)\b/i;

/** "I had the wrong room. Room is 41", "I meant room 41", "117. Well, no, they moved him. 109": what follows holds. */
const setRight =
  /\b(?:actually|correction|corrected|i meant|meant to say|make that|should (?:be|have been|say|read)|wrong|mistaken?|misspoke|mis-?typed|typo|error|mixed up|scratch that|no wait|(?:they|we|she was|he was|was) (?:since |been |just )?moved(?: (?:him|her|them|over))?)\b(?:[\s,.;:–-]{1,3}(?:room|rm|bed|number|no|is|it['’]?s|that['’]?s|he['’]?s|she['’]?s|was|in|to|into|the|a|him|her|them|over|down|up|there|here|yesterday|today|on|last night|this morning|\w{3,6}day|i|we|had|have|gave|told|you|said|sorry|just|should|be|um|uh|one|hall|digits?|numbers?|now|so|of)\b){0,14}[\s,.;:#–-]{0,4}$/i;
/** "… room 41 not 14". */
const notThat = /^,? (?:and |it['’]?s |is )?not (?:in )?(?:room |rm )?#?([A-Z]?\d{1,4}[A-Z]?)\b/i;

/** Whether another room is told to stand in the place of this one. */
export function isSetRight(
  text: string,
  { end, value }: Pick<Reading, "end" | "value">,
  rooms: readonly Reading[],
): boolean {
  return rooms.some(
    (other) =>
      other.start > end &&
      other.value !== value &&
      other.value !== "Morgue" &&
      (notThat.exec(text.slice(other.end, other.end + 24))?.[1]?.toUpperCase() === value ||
        setRight.test(text.slice(Math.max(end, other.start - 110), other.start).replace(/\n(?!\s*\n)/g, " "))),
  );
}

/** "Was in room 112, now in 114": the room that was left is none where another is told. */
export function withoutFormer(text: string, rooms: readonly Reading[]): readonly Reading[] {
  if (rooms.length < 2) return rooms;
  const kept = rooms.filter((room) => {
    const { start, end } = room;
    if (isSetRight(text, room, rooms)) return false;
    const front = roomBefore(text, start, 50);
    return !leftBefore.test(front) && !(wasIn.test(front) && thenMoved.test(text.slice(end, end + 60)));
  });
  return kept.length > 0 ? kept : rooms;
}

/** "Room 40. its 2400 Homer Adams Pkwy": what begins an address is no room. */
export const isHouseNumber = (sheet: Sheet, { start, value }: Reading) =>
  sheet.candidates.some(
    (one) =>
      /Address|Location$/.test(one.field) &&
      one.start === start &&
      /^\d/.test(one.value) &&
      one.value.startsWith(`${value} `),
  );
