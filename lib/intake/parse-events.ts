// Writes an appointment, exported or mailed, as the order it is: its beginning is when the removal is wanted, its place where.
import { type Edit, withEdits } from "./parse-edits";
import type { Piece } from "./parse-rewrite";

const removal = /\b(?:removal|transfer|pick[- ]?up|transport|first call|decedent|deceased|mortuary|funeral|remains)\b/i;
const start =
  /^DTSTART(?:;[^:\n]{0,60})?:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?[ \t\r]*$|^When:[ \t]*([^\n]{6,60}?)(?:[ \t]*(?:-|–|—|to)[ \t]*\d{1,2}(?::\d\d)?[ \t]?[ap]\.?m\.?)?[ \t]*(?:\([^()\n]{2,40}\)[^\n]{0,40})?[ \t\r]*$/gim;
const asked =
  /^(?:BEGIN:VEVENT|DTSTART|(?:Organi[sz]er|Required|Optional|Attendees|Invitees|Guests|Calendar|Video call)\b)/im;

const dated = /\b(?:mon|tue|wed|thu|fri|sat|sun)|\d{1,2}\/\d{1,2}|\b\d{4}\b/i;

const otherEvent =
  /\b(?:services?|viewing|visitation|burial|graveside|committal|mass|rosary|wake|luncheon|meeting|conference|consult\w*|appointment|arrangement)\b/i;
const fetched = /\b(?:removal|transfer|pick[- ]?up|transport|first call)\b/i;

/** The appointment as labelled lines; null where the text is none, or one for something else. */
export function writeEvents(text: string): Piece[] | null {
  if (!/^(?:DTSTART|When:)/im.test(text) || !asked.test(text) || !removal.test(text)) return null;
  if (otherEvent.test(text) && !fetched.test(text)) return null;
  const isExport = /^DTSTART/im.test(text);
  const edits: Edit[] = [];
  const put = (pattern: RegExp, words: string) => {
    for (const { index, 0: said } of text.matchAll(pattern))
      edits.push({ start: index, end: index + said.length, text: words });
  };
  for (const { index, 0: line, 1: year, 2: month, 3: day, 4: hour, 5: minute, 6: zone, 7: when } of text.matchAll(
    start,
  )) {
    if (when !== undefined && !dated.test(when)) continue;
    const from = when === undefined ? index : index + line.indexOf(when);
    const clock = hour && !zone ? ` ${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}` : "";
    if (when === undefined)
      edits.push({ start: index, end: index + line.length, text: `Pickup requested: ${month}/${day}/${year}${clock}` });
    else
      edits.push(
        { start: index, end: from, text: "Pickup requested: " },
        { start: from + when.length, end: index + line.length, text: "" },
      );
  }
  if (edits.length === 0) return null;
  put(isExport ? /^LOCATION(?:;[^:\n]{0,60})?:/gim : /^Where:/gim, "Pickup location: ");
  if (isExport) {
    put(
      /^(?:BEGIN|END|VERSION|PRODID|UID|DTSTAMP|DTEND|SEQUENCE|STATUS|METHOD|CREATED|LAST-MODIFIED|TRANSP|ORGANIZER|ATTENDEE|CLASS|X-[A-Z-]+)[:;][^\n]*\n?/gm,
      "",
    );
    put(/^DESCRIPTION(?:;[^:\n]{0,60})?:/gim, "");
    put(/^SUMMARY(?:;[^:\n]{0,60})?:/gim, "");
    put(/\r?\n[ \t](?=\S)/g, "");
    put(/\\(?=[,;\\])/g, "");
    put(/\\[nN]/g, "\n");
  }
  return withEdits(text, edits);
}
