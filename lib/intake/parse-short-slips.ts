// Writes out labels of short slips that mean something else in a letter's head: "from: Piedmont Manor / to: Willis FH", "removal: Doris Yancey", "re: death of her father Ramon Gomez".
import { findAddresses } from "./parse-addresses";
import { type Edit, withEdits } from "./parse-edits";
import { readName } from "./parse-names";
import { trades } from "./parse-own-house";
import { findFacilities } from "./parse-places";
import { findRooms } from "./parse-rooms";
import type { Piece } from "./parse-rewrite";
import { foldOf } from "./parse-words";
import { givenNames } from "./words/given-names";

/** A longer text is a letter or a form. */
const mostLetters = 900;
const line =
  /^(?<lead>[ \t*•-]{0,4})(?<label>from|fr|frm|fm|to|removal|pick ?up|pickup|p\/u|transfer|transport|re|regarding|for|ref)(?<sign> ?[:=] ?| - )(?<value>[^\n]{3,160})$/gim;
const letter = /^[ \t]*(?:subject|subj|sent|cc|date sent|reply-to)[ \t]*:|@[\w-]+\.\w|^>/im;
const kinWord =
  "(?:husb(?:and)?|wife|wf|spouse|partner|mom|mother|dad|father|sister|brother|son|daughter|dtr|aunt|uncle|grand(?:mother|father|ma|pa)|niece|nephew|cousin|friend)";
/** "death of her father Ramon Gomez", "husb Jack Quinn", "passing of Stan Ober". */
const deathOf = new RegExp(
  String.raw`^(?:(?:the )?(?:death|passing|loss|removal|pick ?up) (?:call )?(?:of|for) (?:(?:(?:her|his|their|my|the|our) )?(?:late )?${kinWord},? )?|(?:(?:her|his|their|my) )?(?:late )?${kinWord},? |(?:mrs?|ms|miss)\.? )`,
  "i",
);
/** Others of the slip that show what it is. */
const slipLabel =
  /^[ \t*•-]{0,4}(?:removal|pick ?up|dec(?:'?d|eased|edent)?|pt|patient|res(?:ident)?|tod|dod|nok|kin|nurse|rn|room|rm|at|fac(?:ility)?|loc(?:ation)?|msg|tel|ph(?:one)?|hospice|dr|doctor|addr(?:ess)?|who|age|dob|wt|ht|caller|called by|cb) ?[:=-]/im;

const namedLabel = /^[ \t*•-]{0,4}(?:dec(?:'?d|eased|edent)?|pt|patient|res(?:ident)?) ?[:=-] ?\p{L}/imu;

/** The slip with labels that say what is meant; null where there is none. */
export function writeShortSlip(text: string): Piece[] | null {
  if (text.length > mostLetters || letter.test(text)) return null;
  const rows = [...text.matchAll(line)].map((match) => ({
    start: match.index + (match.groups?.["lead"]?.length ?? 0),
    label: (match.groups?.["label"] ?? "").toLowerCase(),
    sign: match.groups?.["sign"] ?? "",
    value: match.groups?.["value"] ?? "",
  }));
  if (rows.length === 0 || !slipLabel.test(text)) return null;
  const isNamed = namedLabel.test(text);
  const goesOn = rows.some(({ label, value }) => label === "to" && !isPerson(value) && !trades.test(value));
  const isSender = (value: string) =>
    (isFirm(value) && (!goesOn || placeTold.test(text))) || (/\bhospice$/i.test(value.trim()) && placeTold.test(text));
  const isStart = (value: string) =>
    !isSender(value) && (isPlace(value) || (goesOn && !isPerson(value) && !ofStaff.test(value)));
  const isRoute = rows.some(({ label, value }) => isFrom(label) && isStart(value));
  const edits: Edit[] = rows.flatMap(({ start, label, sign, value }) => {
    const write = (said: string, behind = 0): Edit[] => [
      { start, end: start + label.length + sign.length + behind, text: `${said}: ` },
    ];
    if (isFrom(label)) {
      if (isStart(value)) return write("Pickup location");
      return label !== "from" && isPerson(value) ? write("Caller") : [];
    }
    if (label === "to") return isRoute && !isPerson(value) ? write("Deliver to") : [];
    const lead = deathOf.exec(value)?.[0].length ?? 0;
    // "for: Dave Moss / msg: …", "removal: Bob Pike / dec: Joe Hale": whom a message is for, who drives.
    if (isNamed || (label === "for" && lead === 0 && /^[ \t*•-]{0,4}(?:msg|message) ?[:=-]/im.test(text))) return [];
    const isMeant = isPerson(value.slice(lead)) && (lead > 0 || !/^(?:re|regarding|ref)$/.test(label));
    return isMeant ? write("Deceased", /^(?:mrs?|ms|miss)\b/i.test(value) ? 0 : lead) : [];
  });
  return edits.length === 0 ? null : withEdits(text, edits);
}

const isFrom = (label: string) => /^(?:from|fr|frm|fm)$/.test(label);

const ofStaff =
  /@|\d{3}[-. )]{1,2}\d{3}[-. ]\d{4}|\b(?:rn|lpn|nurse|aide|dr|mrs?|ms|answering|service|dispatch|desk|office)\b/i;

/** A funeral home sends the slip where another place is told, or nowhere to go on to. */
const isFirm = (value: string): boolean => findFacilities(value).some(({ kind }) => kind === "Funeral home");
const placeTold =
  /^[ \t*•-]{0,4}(?:at|fac(?:ility)?|loc(?:ation)?|where|place(?: of (?:death|removal))?|pod|hosp(?:ital)?|pick ?up(?: (?:at|from|location))?|address|addr)\b ?[:=-]/im;

/** "Piedmont Manor, 600 Peachtree Rd, Rm 217": where somebody lies, and nobody who rings. */
const isPlace = (value: string): boolean =>
  !ofStaff.test(value) &&
  (findAddresses(value).length > 0 ||
    findRooms(value).length > 0 ||
    /\b(?:house|home|residence|morgue)$/i.test(value.trim()) ||
    findFacilities(value).some(
      ({ kind, start }) => start < 3 && /^(?:Hospital|Nursing facility|Hospice facility|Coroner)$/.test(kind),
    ));

/** A given name opens it, and no house's name holds it. */
function isPerson(value: string): boolean {
  const name = readName(value);
  return (
    name !== null &&
    name.start < 8 &&
    (name.isFull || name.title !== undefined) &&
    (name.title !== undefined || givenNames.has(foldOf(name.value.split(" ")[0] ?? ""))) &&
    findAddresses(value).length === 0 &&
    !findFacilities(value).some(({ start }) => start < name.end)
  );
}
