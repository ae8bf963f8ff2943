// Names the dead behind a label that leaves open who is meant: "For whom: Everett Prudhomme", "Subject: NORDQUIST, ELMER T.   W/M", "Mother: Irene Dombrowski".
import { readName } from "./parse-names";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import { signOfDead } from "./parse-unnamed-dead";

/** How far behind the name what tells of the dead may stand. */
const reach = 90;
const labelLength = 40;
/** A name less sure than that is none yet. */
const surely = 0.66;
const subject = /^(?:subject|re|regarding|in re|ref|topic|case|case name|client|name)$/i;
const kin =
  /^(?:(?:my|our|the|his|her|caller'?s) )?(?:mother|father|mom|dad|mum|mama|papa|husband|wife|spouse|brother|sister|son|daughter|uncle|aunt|grand(?:mother|father|ma|pa)|nana|partner)$/i;
/** Whose name it is where a program or another trade asks for it. */
const strangers =
  /\b(?:by|from|to|attn|attention|agent|operator|op|clerk|taker|manager|mgr|driver|crew|owner|supervisor|witness|officer|nurse|rn|doctor|dr|md|phys\w*|director|chaplain|pastor|clergy|minister|attorney|lawyer|emergency|maiden|married|alias|aka|partner on|contact|caller|call\w*|kin|nok|family|release\w*|sign\w*|pronounc\w*|church|firm|company|funeral|hospital|home|place|street|account|bill\w*|insur\w*|policy|pay\w*|card|prepared|reviewed|notified|spoke|ask|see|meet|tech|inv\w*|deputy|coroner|reg\w*|staff|guardian|poa|executor|informant|sender|reporter|report\w*|neighbor|landlord|tenant|roommate|donor coordinator|coordinator)\b/i;
/** "…, her husband", " - release". */
const behindName =
  /^(?:,? ?\(?(?:my|our|his|her|their|the caller's) (?:\p{L}+ )?(?:husband|wife|mother|father|mom|dad|son|daughter|brother|sister|aunt|uncle|partner)\b|\s?[-–—(]\s?(?:release|removal|death|expired|deceased|dec'?d|transfer|first call|pick ?up)\b)/iu;
/** What is said of a relative who lives, and of another who has died. */
const lives =
  /^[^\n]{0,60}\b(?:is|will|has|can|lives?|living|waiting|home|here|there|present|notified|aware|call\w*|phone|cell|with|next of kin|nok|\d{3}[-. ]\d{4})\b/i;
const otherDead =
  /\b(?:(?:deceased|decedent|patient|pt|resident|name)(?: is|:)|(?:who )?(?:died|passed) (?:is|was)) \p{Lu}/iu;

/** What opens the next items of one who has died. */
const nextItem =
  /^[^\n]{0,60}(?:\n[^\n]{0,6}|[|\t]| {2})[^\p{L}\d]{0,6}(?:d\.?o\.?b\b|born\b|birth|b\.? ?\d|age\b|sex\b|died\b|passed\b|expired\b|d\.?o\.?d\b|t\.?o\.?d\b|date of (?:birth|death)|time of death|b\/?day|\d{2},? (?:dob|y\/?o|yrs)|nac)|^[ .,;]{1,3}(?:\d{1,2}[-/]\d{1,2}[-/](?:19)?[2-9]\d\b|\d{2} ?[MF]\b)/iu;

/** "85, DOB 3/19/40" in the line below a relative's name: of that relative. */
const bornBelow = /^[^\n]{0,30}\n[^\p{L}\d\n]{0,8}(?:d\.?o\.?b\b|born\b|b\.? ?\d|age\b|\d{2}\b(?! \p{Lu}))/iu;

const kinWord =
  "mother|father|mom|momma|mama|dad|daddy|papa|husband|wife|brother|sister|uncle|aunt|grandmother|grandfather|grandma|grandpa|nana|mother-in-law|father-in-law";
const lostKin = new RegExp(
  String.raw`\b(${kinWord})(?:['’]s| has| had| just| is)* (?:just )?(?:died|dead|passed|expired|gone)\b|\b(?:death|passing|loss) of (?:my|our|his|her|their|the caller's) (${kinWord})\b`,
  "i",
);

/** "Dad died at home … Dad is Woodrow Cavendish": the relative who is told to have died, named in another sentence. */
function nameLostKin(sheet: Sheet): void {
  const { text } = sheet.page;
  const lost = lostKin.exec(text);
  const word = lost?.[1] ?? lost?.[2];
  if (!word) return;
  const named = new RegExp(
    String.raw`(?<![\p{L}-])${word}(?:['’]s)?(?: (?:full|legal|whole|given))?(?: name)?(?: is| was| =|=|:| -|['’]s name is) (?=["“]?\p{Lu})`,
    "giu",
  );
  for (const match of text.matchAll(named)) {
    const at = match.index + match[0].length;
    const name = readName(text.slice(at, at + 60));
    if (name?.isFull && name.start < 2 && name.confidence > 0.7)
      return void addReading(sheet, "deceasedName", { ...name, confidence: 0.84 }, at, {});
  }
}

/** Adds the one name that a label without an owner leads and that is told of as the dead are, or that of the relative who died. */
export function nameTold(sheet: Sheet, slots: readonly Slot[]): void {
  const isOpen = () => (bestOf(sheet, "deceasedName")?.confidence ?? 0) < surely;
  if (isOpen()) nameLabelled(sheet, slots);
  if (isOpen()) nameLostKin(sheet);
}

function nameLabelled(sheet: Sheet, slots: readonly Slot[]): void {
  const { text } = sheet.page;
  const found = slots.flatMap((slot) => {
    const label = text
      .slice(slot.label.start, slot.label.end)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    if (!mayName(slot) || label.length > labelLength || !/\p{L}/u.test(label)) return [];
    const isKin = kin.test(label);
    if (!isKin && (strangers.test(label) || (slot.role?.kinds.includes("ignored") && !subject.test(label)))) return [];
    const name = readName(text.slice(slot.value.start, slot.value.end));
    if (!name?.isFull || name.start > 6 || name.confidence < 0.7 || name.isDoctor || name.credentials) return [];
    const [start, end] = [slot.value.start + name.start, slot.value.start + name.end];
    if (
      sheet.candidates.some(
        (one) => /^(?!deceased)\w+(?:Name|Doctor|By)$/.test(one.field) && one.start < end && one.end > start,
      )
    )
      return [];
    const behind = text
      .slice(end, end + reach)
      .replace(/^\.(?=[\s,;)|]|$)/, "")
      .replace(/^ {2,}/, " ");
    if (isKin && (otherDead.test(text) || (lives.test(behind) && !/\b(?:died|passed|expired|gone)\b/i.test(behind))))
      return [];
    const isSigned = signOfDead.test(behind) || (isKin ? bornBelow : nextItem).test(behind) || behindName.test(behind);
    return isSigned ? [{ name, slot }] : [];
  });
  const [one, other] = found;
  if (!one || (other && other.name.value !== one.name.value)) return;
  addReading(
    sheet,
    "deceasedName",
    { ...one.name, confidence: one.slot.role === null ? 0.84 : 0.8 },
    one.slot.value.start,
    {
      depth: one.slot.depth,
    },
  );
}

/** A label that no table knows, or that asks for nothing of a person known. */
const mayName = ({ role, value }: Slot) =>
  value.end > value.start &&
  (role === null ||
    (role.owner === null &&
      role.kinds.every((kind) =>
        /^(?:ignored|when|at|function|relationship|birth|deathDate|deathTime|deathDateTime)$/.test(kind),
      )));
