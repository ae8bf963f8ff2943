// Tells the plain label or question of an address ("And the address there?") from one that asks for somebody's home.
import { bestOf, type Candidate, type Sheet } from "./parse-sheet";

const reach = 140;
/** The mark of the one who answers: "CALLER:", "[00:40] Nurse:", "A.". */
const answerMark =
  /\n[^\n:]{0,12}(?:\[[\d:.]{4,8}\]\s?)?[^\n:]{0,28}[\p{L})\]]\s?[:>-]\s?(?:(?:it['’]?s|that['’]?s|yes|sure|um|uh),?\s)*$/iu;
const asks = /\b(?:address|addr|add|street|location|ubicaci[oó]n|direcci[oó]n)\b/i;
const ofHome =
  /\b(?:home|resid\w*|liv(?:es?|ed|ing)|legal|mailing|permanent|decedent'?s?|deceased'?s?|patient'?s?|pt'?s?|resident'?s?|his|her|own|dec|res|usual|last|prior|previous|former|admission|record|fallecid[oa]|finad[oa]|difunt[oa]|paciente|casa|nok|kin|caller'?s?|your)\b/i;

/** Whether the address that begins at `at` answers a plain "address". */
function isPlainAddress(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - reach), at);
  const mark = answerMark.exec(before);
  const question = mark ? before.slice(0, mark.index).trimEnd() : "";
  const words = question.endsWith("?")
    ? (question.split("\n").at(-1) ?? "")
    : (before.split(/\n|\s{3,}|[|;,{}]/).at(-1) ?? "");
  return asks.test(words) && !ofHome.test(words);
}

const nearItem = 60;
const latestHead = 20;
/** The label begins a line or a cell. */
const ownCell = /(?:\n[ \t]{0,8}| {2,}|[|\t] ?)(?:address|addr|street|direcci[oó]n)[.:\s]{1,12}$/iu;
const ownItem = /^(?:dateOfBirth|sex|age|height)$/;

/** "ADDR: 1450 Old Woodley Rd, Troy AL / RM: 208A": a room stands in the house alone. */
const roomNext =
  /^[ \t.,;|]*(?:\n[ \t]*|[|;,] ?| {2,})(?:rm|room|bed|ward|unit|floor|hab(?:itaci[oó]n)?|cuarto)\b[ \t:.#=]/i;

/** "SEX M  DOB 05/02/1951 / ADDR 88 TANNERY RD": what stands right before is told of the person. */
function isBesidePerson({ candidates }: Sheet, text: string, { start: at, end: stop }: Candidate): boolean {
  if (roomNext.test(text.slice(stop, stop + 24))) return false;
  const last = candidates
    .filter(({ end }) => end <= at && end > at - nearItem)
    .reduce<Candidate | undefined>((latest, one) => (!latest || one.end >= latest.end ? one : latest), undefined);
  return last !== undefined && ownItem.test(last.field) && ownCell.test(text.slice(last.end, at));
}

/**
 * Gives a plain "ADDRESS" on a page of one who died in a house of care to that house, or to the person among whose items it stands.
 * Tells whether the house's address is settled by it.
 */
export function settlePlainAddress(sheet: Sheet, text: string): boolean {
  const [home, place] = [bestOf(sheet, "homeAddress"), bestOf(sheet, "locationAddress")];
  const move = (from: Candidate, field: "homeAddress" | "locationAddress") => {
    sheet.candidates = sheet.candidates.map((one) =>
      one.field === from.field && one.value === from.value ? { ...one, field } : one,
    );
  };
  const house = bestOf(sheet, "locationName");
  // Behind the house's own line the address goes on with it, but not behind the head of the page.
  const isBehindHouse = house && place && house.start < place.start && house.start > latestHead;
  if (place && !home && !isBehindHouse && isPlainAddress(text, place.start) && isBesidePerson(sheet, text, place)) {
    move(place, "homeAddress");
    return true;
  }
  if (!home || place || bestOf(sheet, "pickupLocation")) return false;
  if (!isPlainAddress(text, home.start) || isBesidePerson(sheet, text, home)) return false;
  move(home, "locationAddress");
  return true;
}
