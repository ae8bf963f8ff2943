// Takes the senders' own addresses and numbers out of the feet of mails: they are no place of pickup.
import type { Line, Page } from "./parse-page";
import { findFacilities } from "./parse-places";
import type { Span } from "./parse-span";

const rule = /^(?:--|__+|-{3,}|\*{3,}|={3,})$/;
const farewell =
  /^(?:(?:(?:kind|best|warm|many|with) )?(?:regards|thanks|thank you|sincerely|respectfully|cheers|gracias|saludos|atentamente)\b[^.:]{0,30}[,.!]?|thx[,.!]?)$/i;
/** What only a mail's foot has: a fax, "o 815-555-0190 | f …", "direct line". */
const footNumber =
  /\b(?:fax|toll[- ]free|office|direct(?: line)?|main|accounts|mobile|cell|tel|phone|o|f|m|c|p|t)\b[.:]?\s*\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d{3}[-. ]\d{4}\s*(?:\(?(?:fax|office|direct|main|mobile)\b)/i;
const footWords =
  /\b(?:llc|inc|services?|exchange|switchboard|answering|messaging|mortuary|funeral|chapel|cremation|transport|hospital|hospice|center|supervisor|operator|director|lead|manager|coordinator|administrator|cfsp|rn|office)\b/i;
const address = /\b\d{1,6}[A-Z]?\s[^\n|]{3,70}?,?\s[A-Z][A-Za-z]+\.?\s\d{5}(?:-\d{4})?\b/g;
const ownNumber =
  /\b(?:fax|f|toll[- ]free|main|accounts)\b[.:]?\s*\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d{3}[-. ]\d{3}[-. ]\d{4}\s*\(?fax\b/gi;
const told = /[.?!]\s+\S.{24,}|^\s*[\p{L} ]{2,24}:\s*\S/u;
const tagged = /^\s*(?:tel|phone|ph|fax|office|direct|main|mobile|cell|o|f|m|c|p|t|e-?mail|www)\s*[.:]/i;
const notice =
  /\b(?:confidential\w*|intended (?:only|for|recipient)|disclaimer|privileged|scanned by|before printing|if you (?:got|received|have received)|to unsubscribe|sent from)\b/i;
const mostLines = 8;

/** The addresses and house numbers in the last paragraph of each mail. `isMail` tells that the page has mails' heads. */
export function findFeet({ text, lines }: Page, isMail: boolean): { taken: Span[]; feet: Span[] } {
  const taken: Span[] = [];
  const feet: Span[] = [];
  const said = ({ start, end }: Span) => text.slice(start, end);
  let from = 0;
  while (from < lines.length) {
    let to = from;
    while (to < lines.length && lines[to]?.depth === lines[from]?.depth) to += 1;
    for (const foot of feetOf(lines.slice(from, to), said)) {
      if (!isFoot(foot, said, isMail)) continue;
      taken.push(...ownPlaces(foot, said));
      feet.push({ start: foot.lines[0]?.start ?? 0, end: foot.lines.at(-1)?.end ?? 0 });
    }
    from = to;
  }
  return { taken, feet };
}

interface Foot {
  lines: Line[];
  /** A rule or a farewell stands above it. */
  isMarked: boolean;
}

/** The paragraphs of a mail that may be its foot: those behind a rule or a farewell, and the last two with text above. */
function feetOf(lines: readonly Line[], said: (span: Span) => string): Foot[] {
  const paragraphs: Foot[] = [];
  let isMarked = false;
  let current: Line[] = [];
  const close = () => {
    if (current.length > 0) paragraphs.push({ lines: current, isMarked });
    current = [];
  };
  for (const line of lines) {
    const text = said(line).trim();
    const isMark = text.length < 80 && (rule.test(text) || farewell.test(text));
    if (line.isBlank || isMark) close();
    else current.push(line);
    if (isMark) isMarked = true;
  }
  close();
  return paragraphs.filter(
    (foot, index) =>
      (index > 0 || foot.isMarked) &&
      foot.lines.length <= mostLines &&
      (foot.isMarked || index >= paragraphs.length - 2),
  );
}

function isFoot({ lines, isMarked }: Foot, said: (span: Span) => string, isMail: boolean): boolean {
  const texts = lines.map(said).filter((text) => !notice.test(text));
  if (texts.some((text) => text.length > 130 || (told.test(text) && !tagged.test(text)))) return false;
  const whole = texts.join("\n");
  return (isMarked || isMail) && (footNumber.test(whole) || footWords.test(whole));
}

function ownPlaces({ lines }: Foot, said: (span: Span) => string): Span[] {
  return lines.flatMap((line) => {
    const text = said(line);
    // The writer's own funeral home is nobody's destination until the mail says so.
    const own = findFacilities(text).filter(({ kind }) => kind === "Funeral home" || kind === "Crematory");
    return [
      ...own.map(({ start, end }) => ({ start: line.start + start, end: line.start + end })),
      ...[...text.matchAll(address), ...text.matchAll(ownNumber)].map((match) => ({
        start: line.start + match.index,
        end: line.start + match.index + match[0].length,
      })),
    ];
  });
}
