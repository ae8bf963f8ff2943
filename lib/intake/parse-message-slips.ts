// Writes out what a telephone slip prints of who rang and when: "M  r. Ollie Brandvold", "date 10-23-26 time 9:10 (x)am ( )pm" under "While you were out".
import type { Piece } from "./parse-rewrite";

const slip =
  /^[^\p{L}]{0,20}(?:[^\n]{0,60}\n){0,4}?[^\n]{0,30}\b(?:while you were (?:out|away)|(?:tele)?phone (?:message|memo|slip)|message (?:slip|pad)|important message|missed call slip)\b/iu;
const headLength = 900;
/** The printed M with what was written behind it. */
const printed =
  /^[ \t>*|]{0,6}M[\s.:_]{1,6}(?=(?:(?:r ?s?|s|iss)[.\s]|(?:Mrs?|Ms|Miss)\.? )?\p{Lu}?[\p{L}.])(?:(?:r ?s?|s|iss)(?:\.|(?=\s)) ?)?(?=\p{L})/mu;
const told =
  /(?:^|[|,;.)]|[ \t]{2}|\b(?:today['’]?s|call)[ \t])[ \t>*]*(?<!\b(?:death|birth|service|pick ?up)\W{1,8})date[\s.:_]{0,8}(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})[\s,;_|]{1,30}(?:time[\s.:_]{0,8})?(\d{1,2}[:.]?\d\d|\d{1,2}(?= ?[ap]m))[ \t_]{0,3}(?:([([]?\s?[x✓✔X☑]\s?[)\]]?\s?(?<ticked>[ap])\.?m\b[^\n]{0,12}|[([☐]\s?[)\]]?\s?(?:[ap])\.?m\b[\s,/]{0,4}[([]?\s?[x✓✔X☑]\s?[)\]]?\s?(?<second>[ap])\.?m\b)|(?<plain>[ap])\.?m?\b\.?)?/imu;
/** Whom the slip is for, when it stands in its own line. */
const taker = /^[ \t]*(?:to|for)[ \t.:_]{1,4}[^\n\d@]{2,30}?(?=$|[ \t]{2,}(?:date|time)\b)/im;

/** The slip with labels that say what its print means; null where there is none. */
export function writeSlip(text: string): Piece[] | null {
  const head = text.slice(0, headLength);
  if (!slip.test(head.slice(0, 300))) return null;
  const caller = /^[ \t]*caller\b/im.test(text) ? null : printed.exec(head);
  const moment = /\bcall (?:received|taken|time)\b/i.test(head) ? null : told.exec(head);
  const half = moment?.groups?.["ticked"] ?? moment?.groups?.["second"] ?? moment?.groups?.["plain"];
  const to = moment ? taker.exec(head) : null;
  const written = [
    ...(caller ? [{ start: caller.index, end: caller.index + caller[0].length, text: "Caller: " }] : []),
    ...(moment
      ? [
          {
            start: moment.index,
            end: moment.index + moment[0].length,
            text: `Call received: ${moment[1]} ${moment[2]}${half ? ` ${half.toLowerCase()}m` : ""}`,
          },
        ]
      : []),
    ...(to ? [{ start: to.index, end: to.index + to[0].length, text: "" }] : []),
  ].toSorted((one, other) => one.start - other.start);
  if (written.length === 0) return null;
  const pieces: Piece[] = [];
  let from = 0;
  for (const piece of written) {
    if (piece.start < from) return null;
    pieces.push({ start: from, end: piece.start }, piece);
    from = piece.end;
  }
  return [...pieces, { start: from, end: text.length }];
}
