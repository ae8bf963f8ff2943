// Finds the room once all else is read: of several the right one, and the apartment in a home for the old.
import { isSetRight } from "./parse-rooms-of-others";
import { findRooms } from "./parse-rooms";
import { findCalledRooms } from "./parse-rooms-told";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading } from "./parse-span";

const dwelling =
  /(?:(?<![\p{L}\d])(?:apt|apartment|suite|ste|unit|cottage|cabin|casita|bed)\.?[ ]?#?[ ]?|(?<=\d{5},? )#|\b(?:her|his) room is [^.;\n]{0,30}#)(\d{1,4}[A-Z]?|[A-Z]-?\d{1,3})(?=[,;.)\n]|[ ]{2}|[ ](?:on|in|at)[ ]|$)/giu;

const ofOther =
  /(?<!\p{L})(?:[Dd][Rr]\.? (?=\p{Lu})|[Dd]octor|clinic|office|next of kin|nok|wife|husband|son|daughter|niece|nephew|sister|brother|mortuary|funeral|chapel|crematory|deliver|take|bring)(?!\p{L})[^\n]*$/u;
const ofKin = /\b(?:next of kin|nok|kin|wife|husband|son|daughter|sister|brother|niece|nephew|lives)\b/i;

/** "… Conway, AR 72034 – apt 118": where somebody lived in a home for the old, where no room is told. */
export function addLoneRoom(sheet: Sheet, text: string): void {
  if (
    bestOf(sheet, "locationRoom") ||
    !/^(?:Nursing|Hospice) facility$/.test(bestOf(sheet, "deceasedLocation")?.value ?? "")
  )
    return;
  const [called, more] = findCalledRooms(text);
  if (called && (!more || more.value === called.value)) return void addReading(sheet, "locationRoom", called, 0, {});
  const found = [...text.matchAll(dwelling)].filter(
    ({ index, 0: whole }) =>
      // "Dr. Lee, 14 Elm St, suite 4" is the doctor's.
      !ofOther.test(text.slice(Math.max(0, index - 70), index)) &&
      // "Little Rock, AR 72201, #5" may be where the daughter lives.
      !(/^[^a-z]*#/i.test(whole) && ofKin.test(text.slice(Math.max(0, index - 100), index))) &&
      !sheet.candidates.some(
        ({ field, start, end }) =>
          /Address$|^(?:pickup|delivery)Location$/.test(field) && start <= index && index + whole.length <= end,
      ),
  );
  const [first] = found;
  const room = first?.[1];
  if (!first || !room || found.some((match) => match[1] !== room)) return;
  const start = first.index + first[0].length - room.length;
  addReading(sheet, "locationRoom", { value: room, start: 0, end: room.length, confidence: 0.66 }, start, {});
}

const liesIn =
  /\b(?:body|remains|decedent|deceased)(?: is| are|['’]s)?(?: (?:still|now|currently))? in (?:the )?(?:rm|room|bed|unit)?\W{0,3}$/i;

/** "Rm 16 fell … RM 20 - Maxine Odegaard PASSED": of several rooms the one in whose line somebody died. */
export function preferRoom(sheet: Sheet, text: string): void {
  const best = bestOf(sheet, "locationRoom");
  if (!best || best.value === "Morgue") return;
  const rooms = findRooms(text).filter(({ value }) => value !== "Morgue");
  const right = rooms.find((room) => room.start > best.end && isSetRight(text, best, [room]));
  if (right) {
    sheet.candidates = sheet.candidates.filter(({ field }) => field !== "locationRoom");
    addReading(sheet, "locationRoom", { ...right, confidence: 0.9 }, 0, {});
    return;
  }
  if (new Set(rooms.map(({ value }) => value)).size < 2) return;
  const line = ({ end }: Reading) => text.slice(end, end + 70).split(/\n|\b(?:rm|room)\b/i)[0] ?? "";
  const own = rooms.filter(
    (room) =>
      /\b(?:passed(?! (?:meds?|trays?|water|ice|out|gas|an? |the ))|died|expired|deceased)\b/i.test(line(room)) ||
      // "Body still in room 31 … Rm 12 fell".
      liesIn.test(text.slice(Math.max(0, room.start - 60), room.start)),
  );
  const [room] = own;
  if (!room || room.value === best.value || new Set(own.map(({ value }) => value)).size > 1) return;
  sheet.candidates = sheet.candidates.filter(({ field }) => field !== "locationRoom");
  addReading(sheet, "locationRoom", { ...room, confidence: 0.8 }, 0, {});
}
