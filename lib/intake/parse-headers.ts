// Takes the heads of mails out of the page, and remembers who wrote.
import { readSpokenHouse } from "./parse-caller-kind";
import { findPhones } from "./parse-phones";
import { readName } from "./parse-names";
import { findFacilities } from "./parse-places";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { findFeet } from "./parse-footers";
import type { Line, Page } from "./parse-page";
import type { Reading, Span } from "./parse-span";

const head =
  /^\s*\*?(?:from|fr|to|sent|date|subject|cc|bcc|reply-to|importance|de|para|enviado|asunto|fecha|von|gesendet|an|betreff|datum|envoy[ée]|à|objet|attachments?|x-[a-z-]+|received|message-id)\s*:/i;
/** "SUBJECT: Nguyen, Thi Lan" in a report is a person, and so is one with a birth or "W/M 84" behind. */
const namesSubject =
  /^\s*subject\s*:\s*(?:\p{Lu}[\p{L}'-]+, \p{Lu}[\p{L}'. -]{1,30}$|(?:(?:mr|mrs|ms|miss)\.? )?\p{Lu}[\p{L}'-]+,? \p{Lu}[^\n]{2,60}(?:\b(?:d\.?o\.?b|born|birth|age|sex)\b|[\s(,](?:[WBHAU] ?\/ ?)?[MF](?: ?[/,] ?\d{2}|$|[\s,)]{2})|\b\d{2} ?(?:y\/?o|yrs?|[MF]\b)))/iu;
/** "To: Nystrom Funeral Home, 144 Main St, Clayton, NM 88415" alone in a form is where the journey ends. */
const tellsGoal = /^\s*to\s*:[^\n@]{8,120}\b[A-Z]{2} \d{5}\s*$/i;
const strong = /^\s*\*?(?:to|subject|sent|cc|para|asunto|enviado|gesendet|betreff|envoy[ée]|objet)\s*:/i;
const wrote = /^\s*(?:on|el)\s.{6,90}\b(?:wrote|escribi[oó])\s*:\s*$/i;
const rule =
  /^\s*[-=_*#~]{2,}.{0,30}(?:forwarded|fwd|original|previous|earlier|reenviado|anterior).{0,40}$|^\s*(?:begin forwarded message|original message|forwarded message|mensaje (?:original|reenviado))\b/i;
/** Who wrote, in "On Mon, Jan 12, 2026 at 12:41 PM, Ana Ruiz <…> wrote:". */
const writerOf =
  /(?:[AaPp]\.?[Mm]\.?|\d{1,2}:\d{2}(?!\s?[AaPp]\.?[Mm])|\b\d{4}),?\s+(?=\p{Lu})([^<>:\n]{3,40}?)\s*(?:<[^<>\n]{0,80}>)?\s*(?:wrote|escribi[oó])\s*:/u;

/** "From: …" with "Date: Mon, Sep 14, 2026 at 10:50 AM": a day of the week or "at" is written by a mail's programme. */
const isSent = (group: readonly string[]) =>
  group.some((line) => /^\s*\*?(?:from|fr|de)\s*:/i.test(line)) &&
  group.some((line) =>
    /^\s*\*?(?:date|fecha)\s*:\s*(?:(?:mon|tue|wed|thu|fri|sat|sun)\w*,|.{6,24}\bat\b|\d{4}-\d\d-\d\dT)/i.test(line),
  );

/** "FROM: Carol Jeffries DON      PHONE: 319-555-0122" is a line of a fax sheet's form. */
const ownNumber =
  /^\s*(?:from|fr|de)\s*:[^\n]{2,80}(?: {2,}|\t)(?:phone|ph|tel\w*|call ?back|voice|cell|direct)\b[^:\n]{0,12}:/i;

/** "From: … / Sent: … / To: …": the head of an older mail that a mail's programme sets below the answer. */
const isAnswered = ([first = "", ...others]: readonly string[]) =>
  /^\s*\*?(?:from|de|von)\s*:/i.test(first) &&
  (others.some((line) => /^\s*\*?(?:sent|enviado|gesendet|envoy[ée])\s*:/i.test(line)) || isSent([first, ...others]));

/** "Lakeside Manor, Carol Jeffries DON": the house before the name of who writes, blanked. */
function withoutHouse(said: string): string {
  const front = /^([^,/|;\n]{4,60}?)(?: ?[,/|;]| -) ?(?=\p{Lu}\p{L}+ \p{Lu})/u.exec(said);
  return front?.[1] && findFacilities(front[1]).length > 0
    ? " ".repeat(front[0].length) + said.slice(front[0].length)
    : said;
}

/** "From: Char (RN, charge)": what somebody does makes a name of one word. */
const withCalling = /^\s?[,(]\s?[^()\n]{0,24}\b(?:RN|LPN|LVN|CNA|nurse|charge|supervisor|sup|DON|aide|med tech)\b/i;

export interface Heads {
  spans: Span[];
  /** The lines, those of older mails as deep as if they were quoted. */
  lines: readonly Line[];
  /** The newest mail's writer, where a name is given. */
  writer: Reading | null;
  /** The number beside that name: "From: Delphine Roux, FD (call back 541-…)". */
  writerPhone: Reading | null;
  /** Where writers name their houses: behind their names and at the feet of mails. */
  houses: Span[];
}

/** The heads of mails: two or more such lines together, one of which only mails have. */
export function findHeads({ text, lines }: Page): Heads {
  const spans: Span[] = [];
  let writer: Reading | null = null as Reading | null;
  let writerPhone: Reading | null = null as Reading | null;
  const houses: Span[] = [];
  let at = 0;
  let hasText = false;
  let older = lines.length;
  while (at < lines.length) {
    const line = lines[at] as Line;
    const said = text.slice(line.start, line.end);
    const isRule = rule.test(said) && !/[:?]\s*\S/.test(said);
    if (wrote.test(said) || isRule) {
      const from = hasText || writer ? null : writerOf.exec(said);
      const name = from?.[1] ? readName(from[1]) : null;
      const nameAt = line.start + said.indexOf(from?.[1] ?? "");
      if (name && name.value.includes(" ")) writer = { ...name, start: nameAt + name.start, end: nameAt + name.end };
      spans.push({ start: line.start, end: line.end });
      const below = lines.slice(at + 1).find(({ isBlank }) => !isBlank);
      if (hasText && (isRule || below?.depth === line.depth)) older = Math.min(older, at);
      at += 1;
      continue;
    }
    let last = at;
    while (lines[last] && head.test(text.slice(lines[last]?.start, lines[last]?.end))) last += 1;
    const group = lines.slice(at, last);
    const isHead =
      !(
        group.length === 1 &&
        [namesSubject, tellsGoal].some((one) => one.test(text.slice(group[0]?.start, group[0]?.end)))
      ) &&
      (group.some((one) => strong.test(text.slice(one.start, one.end))) ||
        isSent(group.map((one) => text.slice(one.start, one.end)))) &&
      group.every((one) => text.slice(one.start, one.end).trim().length < 160);
    if (group.length > 0 && isHead) {
      if (hasText && isAnswered(group.map((one) => text.slice(one.start, one.end)))) older = Math.min(older, at - 1);
      for (const one of group) {
        if (ownNumber.test(text.slice(one.start, one.end))) continue;
        spans.push({ start: one.start, end: one.end });
        const from = /^(?:\s*\*?to\s*:[^\n]{1,60}?\s{2,})?\s*\*?(?:from|fr|de)\s*:\*?\s*/i.exec(
          text.slice(one.start, one.end),
        );
        const name: Reading | null =
          from && !writer
            ? readName(
                withoutHouse(
                  text
                    .slice(one.start + from[0].length, one.end)
                    .replace(/<[^<>]*>|\([^()]*@[^()]*\)/g, (mail) => " ".repeat(mail.length)),
                ),
              )
            : null;
        if (
          name &&
          from &&
          (name.value.includes(" ") || withCalling.test(text.slice(one.start + from[0].length + name.end, one.end)))
        ) {
          const beside = one.start + from[0].length + name.end;
          const phone = findPhones(text.slice(beside, one.end)).find(({ hint }) => hint !== "fax");
          writerPhone = phone ? { ...phone, start: beside + phone.start, end: beside + phone.end } : null;
          writer = {
            ...name,
            start: one.start + from[0].length + name.start,
            end: one.start + from[0].length + name.end,
          };
        }
        if (from && (name || (!writer && houses.length === 0)))
          houses.push({ start: one.start + from[0].length + (name?.end ?? 0), end: one.end });
      }
    }
    hasText ||= !isHead && line.depth === 0 && said.trim().length > 20;
    at = Math.max(last, at + 1);
  }
  const deep =
    older < lines.length
      ? lines.map((line, index) => (index > older ? { ...line, depth: line.depth + 1 } : line))
      : lines;
  const { taken, feet } = findFeet({ text, lines: deep }, spans.length > 0);
  return { spans: [...spans, ...taken], lines: deep, writer, writerPhone, houses: [...houses, ...feet] };
}

const kindsOfWriters: Readonly<Record<string, string>> = {
  Hospital: "Hospital",
  "Nursing facility": "Nursing facility",
  "Hospice facility": "Hospice",
  "Hospice agency": "Hospice",
  "Funeral home": "Funeral home",
  Crematory: "Funeral home",
  Coroner: "Coroner",
};

/** What kind of house the newest mail's writer speaks for, where the writer is the caller. */
export function addWriterType(sheet: Sheet, { writer, writerPhone, houses }: Heads, text: string): void {
  const caller = bestOf(sheet, "callerName");
  if (!caller || (writer && caller.value !== writer.value)) return;
  if (writerPhone && !bestOf(sheet, "callerPhone")) {
    // The number behind the writer's name is not the house's too.
    sheet.candidates = sheet.candidates.filter(
      ({ field, value, confidence }) => field !== "locationPhone" || value !== writerPhone.value || confidence !== 0.82,
    );
    addReading(sheet, "callerPhone", { ...writerPhone, confidence: 0.74 }, 0, {});
  }
  if (bestOf(sheet, "callerType")) return;
  for (const { start, end } of houses) {
    if (
      !writer &&
      !(start > caller.end && start - caller.end < 90) &&
      !/(?:^|\n)\s*\*?(?:from|fr|de)\s*:[^\n]*$/i.test(text.slice(Math.max(0, start - 90), start))
    )
      continue;
    const [house] = findFacilities(text.slice(start, end));
    const said = text.slice(start, end).replace(/<[^<>]*>/g, " ");
    const value = (house && kindsOfWriters[house.kind]) ?? readSpokenHouse(said);
    if (!value) continue;
    addReading(sheet, "callerType", { value, start: 0, end: end - start, confidence: writer ? 0.8 : 0.7 }, start, {});
    return;
  }
}
