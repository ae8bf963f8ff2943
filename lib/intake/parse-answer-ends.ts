// Finds where the answers of a conversation end: in the speaker's next line, or before a sentence of another matter.
import type { Utterance } from "./parse-chat";
import type { Role } from "./parse-labels";
import type { Span } from "./parse-span";
import type { Kind, Owner } from "./words/labels";

/** An answer goes on in the speaker's next line where that sets it right: "no wait 215". */
export function endOfAnswer(text: string, utterances: readonly Utterance[], index: number): number {
  const answer = utterances[index] as Utterance;
  const more = utterances[index + 1];
  const isCorrection =
    more?.speaker === answer.speaker &&
    /^\W*(?:no,? (?:wait|sorry)|wait|sorry|correction|scratch|actually|i mean|make that|oops|\*)/i.test(
      text.slice(more.start, more.end),
    );
  return isCorrection ? more.end : answer.end;
}

const otherMatter =
  /[.;!]\s+(?=(?:(?:and|but|so|um|uh|y),? )?(?:he|she|they|ella|[eé]l|mom|dad|my \p{L}+) (?:just |only |had |was |is |has )?(?:died|passed|expired|pronounced|born|weigh(?:s|ed)|\d{2,3}\b|muri[oó]|falleci[oó]|naci[oó]|pesaba))/iu;

/** "Still in the ER bay. Husb is nok, Del Yarbrough 325-…": what nobody asked of a place. */
const beyondPlace =
  /[.;!]\s+(?=(?:(?:and|but|so|um|uh|the|her|his|their|my|y|su|el|la),? ){0,2}(?:(?:step|grand|great-?|half-?|ex-?)?(?:wife|husband|husb|hubby|spouse|son|daughter|dtr|dau|brother|bro|sister|sis|mother|father|niece|nephew|cousin|aunt|uncle|partner|friend|esposa|esposo|hij[ao]|herman[ao])s?(?!['’]s (?:house|home|place|apt|apartment|residence))|family|fam|familia|nok|next of kin|poa|dra?|doctor|m\.?d|hospice (?:nurse|rn)|coroner|medical examiner|m\.?e|vet|veteran|weigh[st]?|wt|dob|d\.o\.b|tod|no (?:stairs|steps|family|covid|isolation)|funeral home|fh|going to|take (?:him|her)|i (?:pronounced|signed))(?!\p{L}))/iu;
const places: ReadonlySet<Owner | null> = new Set(["location", "pickup", "destination", "funeralHome"]);
const placeKinds: ReadonlySet<Kind> = new Set(["address", "placeKind", "room", "floor", "floorRoom", "county"]);

/** The answer to where somebody is ends before a sentence of the death, the birth or the weight, which speaks for itself. */
export function untilOtherMatter(text: string, span: Span, { owner, kinds }: Role): Span {
  const isPlace = places.has(owner) || (kinds.length > 0 && kinds.every((kind) => placeKinds.has(kind)));
  if (!isPlace && (owner === null || kinds.length > 0)) return span;
  const said = text.slice(span.start, span.end);
  const [other] = [otherMatter.exec(said), isPlace ? beyondPlace.exec(said) : null]
    .filter((match) => match !== null)
    .toSorted((one, another) => one.index - another.index);
  return other && other.index > 0 ? { start: span.start, end: span.start + other.index } : span;
}

/** "Stoyanov. Dimitar Stoyanov.", "Leonard. Leonard Mark Faber.", "Isaiah Wofford. Isaiah James Wofford.": the whole name holds. */
const partThenWhole =
  /^\W*(?:(?:m(?:rs?|s|iss)|so|um|uh)\b[.,]? )?(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)[.,;…]{1,3}\s+(?=((?:\p{L}[\p{L}'’.-]* ){1,3}\p{L}[\p{L}'’-]+))/u;
/** How long the part of a name is that the whole one follows; 0 where it does not. */
export function lengthOfPart(said: string): number {
  const [lead = "", part = "", whole = ""] = partThenWhole.exec(said) ?? [];
  const words = whole.toLowerCase().split(" ");
  const parts = part.toLowerCase().split(" ");
  return parts.length < words.length && parts.every((word) => word !== "" && words.includes(word)) ? lead.length : 0;
}
