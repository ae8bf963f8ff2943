// Finds out whose an item is where its label leaves it open: by what stood before it, and by the words it labels.
import { findAddresses } from "./parse-addresses";
import { readAnswer } from "./parse-answers";
import type { Role } from "./parse-labels";
import { readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { readTicks } from "./parse-ticks";
import type { Owner } from "./words/labels";

/** Whose item it is, where the label tells only its kind. */
export interface Topic {
  section: Owner | null;
  last: Owner | null;
  /** The house of a caller who was named just before: a number behind it is still the caller's. */
  caller: "named" | "housed" | null;
  /** The kind of day that a bare "Time" belongs to. */
  day: "call" | "death" | "requested" | null;
}

/** A day and hour of the last half hour behind "Caller: … When: …" are those of the call. */
export function isJustNow(sheet: Sheet, { start, end }: Span): boolean {
  const match = /\b(\d{1,2}):(\d\d) ?([ap])?/i.exec(sheet.page.text.slice(start, end));
  if (!match || !/\d[/.-]\d/.test(sheet.page.text.slice(start, end))) return false;
  const hour = (Number(match[1]) % (match[3] ? 12 : 24)) + (/p/i.test(match[3] ?? "") ? 12 : 0);
  const [now, then] = [
    Number(sheet.received.slice(11, 13)) * 60 + Number(sheet.received.slice(14)),
    hour * 60 + Number(match[2]),
  ];
  return now >= then && now - then <= 30;
}

/** "Released by: Hana Osei   Date 8/6/26   Time 1322" tells when that was signed. */
export const isBeside = (sheet: Sheet, { label }: Slot) =>
  /\b(?:releas\w*|rel'?d|authoriz\w*|sign\w*|cleared|libera\w*)\b[^\n]{0,100}$/i.test(
    sheet.page.text.slice(Math.max(0, label.start - 110), label.start),
  );

/** What a label asks for may show only in its words: "On site: Dawn RN", "Donor: Tull, Beau Anthony". */
export function roleBy(sheet: Sheet, role: Role, { value: { start, end }, label }: Slot, topic: Topic): Role {
  const labelled = sheet.page.text.slice(label.start, label.end);
  const [kind] = role.kinds;
  // "Unit" on the line of an order is the vehicle.
  if (
    kind === "room" &&
    /^unit$/i.test(labelled) &&
    /\b(?:taker|run|disp(?:atch\w*)?|type|driver|crew|time in)\b/i.test(
      sheet.page.text.slice(end, end + 80).split("\n")[0] ?? "",
    ) &&
    !/\b(?:rm|room|bed)\b/i.test(sheet.page.text.slice(end, end + 40))
  )
    return { owner: null, kinds: ["ignored"] };
  if (kind === "stairs" && findAddresses(sheet.page.text.slice(start, end))[0]?.zip)
    return { owner: "pickup", kinds: [] };
  if (kind === "ignored" && topic.last === "hospice" && /^agency/i.test(labelled))
    return { owner: "hospice", kinds: [] };
  // "Firm: … Dir: Kaisa Aho": who orders a removal for a funeral home.
  if (
    kind === "address" &&
    role.owner === null &&
    /^dir/i.test(labelled) &&
    topic.last === "funeralHome" &&
    !/\d/.test(sheet.page.text.slice(start, end))
  )
    return { owner: "caller", kinds: [] };
  if (role.owner !== null || role.kinds.length > 1 || (kind !== "presence" && kind !== "donor")) return role;
  const words = sheet.page.text.slice(start, end);
  const name = readTicks(words) || readAnswer(words) ? null : readName(words);
  if (kind === "presence") return name && name.start < 4 ? { owner: "contact", kinds: [] } : role;
  return name?.isFull &&
    name.start < 2 &&
    /^\s*\p{Lu}[\p{L}'-]+,\s\p{Lu}/u.test(words) &&
    !bestOf(sheet, "deceasedName")
    ? { owner: "deceased", kinds: [] }
    : role;
}

/** "Caller: Bev Lindley | Firm: Lindley-Marsh Mortuary | Ph: …": a house without an address is where the caller works. */
export function followCaller(
  sheet: Sheet,
  topic: Topic,
  owner: Owner,
  { value: { start, end }, label }: Slot,
): Topic["caller"] {
  if (owner === "caller") return findPhones(sheet.page.text.slice(start, end)).length > 0 ? null : "named";
  const isHouse = owner === "location" || owner === "funeralHome" || owner === "hospice" || owner === "sender";
  if (
    topic.caller === "named" &&
    owner === "funeralHome" &&
    /^firm/i.test(sheet.page.text.slice(label.start, label.end))
  )
    addReading(
      sheet,
      "callerType",
      { value: "Funeral home", start: 0, end: Math.max(1, end - start), confidence: 0.8 },
      start,
      {},
    );
  return topic.caller === "named" && isHouse && !/\d{3}/.test(sheet.page.text.slice(start, end)) ? "housed" : null;
}
