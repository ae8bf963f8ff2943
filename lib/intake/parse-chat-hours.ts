// Takes the hours between one writer's messages away, and writes the half of the day behind a death's hour: "[1:33 PM] Ada: she passed at 12:55".
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const fewest = 3;
/** A line that begins or ends with an hour and its half of the day, beside who writes. */
const stamp =
  /^[ \t]{0,4}(?:[[(<]?(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? {1,2})?(\d{1,2}):([0-5]\d)(?::\d\d)? ?([ap])\.?m?\.?[\])>]? {0,2}[-–|]? ?\p{L}[^:\n]{0,50}:|\p{L}[^:\n]{0,60}?[\s([,]{1,3}(\d{1,2}):([0-5]\d)(?::\d\d)? ?([ap])\.?m\.?[\])]?(?:[ \t]*:|[ \t]*$))/imu;
const died =
  /\b(?:pass(?:ed|ing)?(?: away)?|died|expired|gone|pronounced|pron|tod|t\.o\.d\.?|time of death|death)[\s:=-]{1,3}(?:(?:at|@|about|around|abt|was|approx\.?|~) ?){0,2}(1[0-2]|[1-9]):([0-5]\d)(?![\d:]| ?[ap]\.?m?\b| ?h)/gi;
/** "Passed at 1:05 yesterday afternoon": the half of the day is told, or the day is another. */
const otherHalf =
  /^[^.;\n]{0,40}\b(?:yesterday|last night|morning|afternoon|evening|noon|night|in (?:19|20)\d\d|[ap]\.?m\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}\/\d{1,2})/i;
const dayMinutes = 1_440;
const halfDay = 720;
/** A death is told within so many minutes. */
const longest = 480;

/** The hours with their half of the day; null where no messages are stamped with theirs. */
export function writeChatHours(text: string): Piece[] | null {
  if (!/\d:\d\d(?::\d\d)? ?[ap]/i.test(text)) return null;
  const edits: Edit[] = [];
  let [from, count, written] = [0, 0, -1];
  for (const line of text.split("\n")) {
    const mark = stamp.exec(line);
    if (mark) {
      count += 1;
      const [hour, minute, half] = mark[1] ? mark.slice(1, 4) : mark.slice(4, 7);
      written = minutesOf(hour, minute) + (/p/i.test(half ?? "") ? halfDay : 0);
    }
    if (written >= 0)
      for (const { index, 0: said, 1: hour, 2: minute } of line.slice(mark?.[0].length ?? 0).matchAll(died)) {
        const end = from + (mark?.[0].length ?? 0) + index + said.length;
        const told = minutesOf(hour, minute);
        const ago = (written - told + dayMinutes) % halfDay;
        const isAfternoon = (written - ago + dayMinutes) % dayMinutes >= halfDay;
        if (ago <= longest && !otherHalf.test(line.slice((mark?.[0].length ?? 0) + index)))
          edits.push({ start: end, end, text: isAfternoon ? " PM" : " AM" });
      }
    from += line.length + 1;
  }
  return count < fewest ? null : withEdits(text, edits);
}

/** "Called it in at 10:50 tonight, died 10:15": within so many minutes before the ring. */
const longestBeforeRing = 180;
const rang =
  /\b(?:called(?: it)?(?: in)?|phoned(?: it)?(?: in)?|rang|reported(?: it)?|notified(?: us)?|called us|in on)[ ,]{1,2}(?:(?:at|@|about|around) ?)?(1[0-2]|[1-9]):([0-5]\d) ?(?:([ap])\.?m?\.?\b|(tonight|tonite|this (?:morning|afternoon|evening)))/gi;

/** The half of the day behind a death's hour where the same line tells a ring with its own shortly after. */
export function writeRingHours(text: string): Piece[] | null {
  const edits: Edit[] = [];
  for (const { index, 1: hour, 2: minute, 3: letter, 4: part = "" } of text.matchAll(rang)) {
    const isLate = letter ? /p/i.test(letter) : !/morning/i.test(part);
    const ring = minutesOf(hour, minute) + (isLate ? halfDay : 0);
    const from = text.lastIndexOf("\n", index) + 1;
    const line = text.slice(from).split("\n", 1)[0] ?? "";
    for (const { index: at, 0: said, 1: diedAt, 2: diedMinute } of line.matchAll(died)) {
      const ago = (ring - minutesOf(diedAt, diedMinute) + dayMinutes) % halfDay;
      const isAfternoon = (ring - ago + dayMinutes) % dayMinutes >= halfDay;
      const end = from + at + said.length;
      const clause = line.slice(at).split(/(?<=\d)[,;.]/)[0] ?? "";
      if (ago <= longestBeforeRing && !otherHalf.test(clause))
        edits.push({ start: end, end, text: isAfternoon ? " PM" : " AM" });
    }
  }
  return withEdits(text, edits);
}

const minutesOf = (hour = "0", minute = "0") => (Number(hour) % 12) * 60 + Number(minute);

const writersHead =
  /^[ \t]{0,4}\p{Lu}[^:\n]{1,70}?[ \t([,–|•·-]{1,4}(?:today |yesterday )?(?:at )?(\d{1,2}):([0-5]\d)(?: ?[ap]\.?m?\.?)?[\])]?[ \t]*$/gimu;
const hourAlone =
  /^[ \t]*[[(]?(?:today |yesterday )?(?:at )?(\d{1,2}):([0-5]\d)(?::\d\d)?(?: ?[ap]\.?m\.?)?[\])]?[ \t]*\n/gim;
/** Messages of one writer follow each other within so many minutes. */
const longestPause = 60;

/** The messages of one writer as one, where "10:32 PM" alone parts them below "Ana Roe (RN, Pine Hospice) 10:31 PM"; null for other texts. */
export function joinMessages(text: string): Piece[] | null {
  const heads = [...text.matchAll(writersHead)];
  const [first] = heads;
  const alone = [...text.matchAll(hourAlone)].filter(({ index }) => first && index > first.index);
  if (heads.length < 2 || alone.length === 0 || heads.length + alone.length < 4) return null;
  const hours = [...heads, ...alone]
    .toSorted((one, other) => one.index - other.index)
    .map(({ 1: hour, 2: minute }) => minutesOf(hour, minute));
  if (hours.some((at, place) => place > 0 && (at - (hours[place - 1] ?? 0) + halfDay) % halfDay > longestPause))
    return null;
  return withEdits(
    text,
    alone.map(({ index, 0: said }) => ({ start: index, end: index + said.length, text: "" })),
  );
}
