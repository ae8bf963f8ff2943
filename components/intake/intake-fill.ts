// What a text fills into the form, what the person decides about it, and how all of it is taken back.
import {
  type Conflict,
  type CorrectionKind,
  type Dropped,
  doubtful,
  type Evidence,
  type ExplainedIntake,
  type IntakeFields,
  type MissingField,
  mostReadCharacters,
  type Span,
} from "@/lib/intake/schema";
import { type RequestField, requestFields } from "@/lib/transports/schema";
import { isFilled, type RequestValues } from "./request-values";
import { tellsAllOf } from "./same-person";
import { readPart } from "./text-segments";

/** The answer for one text, with the fingerprint of the text's layout. */
export interface Reading extends ExplainedIntake {
  text: string;
  layout: string;
}

/** A fill that stands in the form. */
export interface Fill {
  /** As much of the text as was read, what was withheld replaced by dots: places in it stay the same. */
  text: string;
  /** Whether the text went on behind the part that was read. */
  isCut: boolean;
  layout: string;
  /** What the reader found, never changed: corrections are told against it. */
  found: IntakeFields;
  /** What the text says as the person has decided so far. A field that holds it is marked. */
  said: IntakeFields;
  evidence: Partial<Record<RequestField, Evidence>>;
  conflicts: Conflict[];
  missing: MissingField[];
  dropped: Dropped[];
  /** Fields that took what was found. */
  filled: RequestField[];
  /** What stood in the changed fields before. */
  before: Partial<RequestValues>;
  /** Fields that hold something else, typed by the person, who has not decided yet. */
  offers: RequestField[];
  /** Fields with several values in the text, not decided yet. */
  choices: RequestField[];
  /** Values of the text that the person has turned down. */
  refused: IntakeFields;
  /** Doubtful values of the text that the person has found right. */
  checked: IntakeFields;
  /** Fields that were filled before another person of the text was chosen, until it is said what to do with them. */
  mixed: RequestField[];
  /** Whether the next request begins with this text. */
  isForMore: boolean;
  /** What stood there about somebody else; one undo goes back to it. */
  replaced: Replaced | null;
}

/** The form before it was asked whom it is about. */
interface Replaced {
  /** Values that were cleared away, beyond those in `before`. */
  values: Partial<RequestValues>;
  fill: Fill | null;
  /** Whether that was about somebody else, and is cleared away. */
  isAnother?: boolean;
  openedAt: string;
  creationKey: string;
}

/** New values for the form, and the fill that made them. */
export interface Change {
  fill: Fill;
  values: Partial<RequestValues>;
}

export interface FillInput {
  reading: Reading;
  values: RequestValues;
  /** What "Call received at" filled itself with; while it stands, a text may replace it. */
  openedAt: string;
  /** The fill that stands so far. */
  previous: Fill | null;
}

/** Of these a whole name stays where the text tells a part of it. */
const namesOfPersons = new Set<RequestField>(["deceasedName", "nokName", "callerName", "contactName"]);

const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
const isSame = (one: string, other: string) => plain(one) === plain(other);
const without = (list: readonly RequestField[], name: RequestField) => list.filter((each) => each !== name);

/** What was found, blank and unknown fields aside. */
export function foundFields(fields: IntakeFields): IntakeFields {
  return Object.fromEntries(
    requestFields.flatMap((name) => {
      const value = fields[name];
      return typeof value === "string" && isFilled(value) ? [[name, value]] : [];
    }),
  );
}

/** Whether the field holds what the text says. */
export function isMarked(fill: Fill | null, name: RequestField, value: string | undefined): boolean {
  return fill !== null && isFilled(value) && fill.said[name] === value;
}

/** The values as they would be without the fill; a field changed since keeps what it holds. */
export function valuesBefore(fill: Fill | null, values: RequestValues): RequestValues {
  if (fill === null) return values;
  const untouched = requestFields.filter((name) => fill.before[name] !== undefined && fill.said[name] === values[name]);
  return { ...values, ...Object.fromEntries(untouched.map((name) => [name, fill.before[name]])) };
}

/** Fills what is empty. What the person typed stays: if the text says otherwise, it is offered. */
export function planFill({ reading, values, openedAt, previous }: FillInput): Change {
  const fill = startFill(reading, previous);
  const base = valuesBefore(previous, values);
  const next = { ...base };
  for (const name of requestFields) {
    if (previous !== null && isSameQuestion(fill, previous, name)) {
      next[name] = values[name] ?? "";
      keepDecision(fill, previous, name, values[name]);
      continue;
    }
    const own = base[name] ?? "";
    const isFree = !isFilled(own) || (name === "callReceivedAt" && own === openedAt);
    const value = fill.found[name];
    const conflict = conflictOf(fill, name);
    const agreed = isFree ? undefined : conflict?.values.find((choice) => isSame(choice.value, own));
    if (agreed !== undefined) settle(fill, name, own, agreed);
    else if (!isFree && isTurnedDown(fill, previous, name)) fill.refused[name] = value ?? "";
    else if (conflict !== undefined) fill.choices.push(name);
    if (value === undefined || agreed !== undefined) continue;
    if (isFree) {
      next[name] = value;
      fill.before[name] = own;
      fill.filled.push(name);
    } else if (isSame(own, value) || (namesOfPersons.has(name) && tellsAllOf(own, value))) fill.said[name] = own;
    else if (conflict === undefined && fill.refused[name] === undefined) fill.offers.push(name);
  }
  return { fill, values: changed(values, next) };
}

function startFill(reading: Reading, previous: Fill | null): Fill {
  const found = foundFields(reading.fields);
  return {
    text: readPart(reading.text, reading.dropped),
    isCut: reading.text.length > mostReadCharacters,
    layout: reading.layout,
    found,
    said: { ...found },
    evidence: { ...reading.evidence },
    conflicts: reading.conflicts,
    missing: reading.missing,
    dropped: reading.dropped,
    filled: [],
    before: {},
    offers: [],
    choices: [],
    refused: {},
    checked: previous?.checked ?? {},
    mixed: [],
    isForMore: false,
    replaced: previous?.replaced ?? null,
  };
}

/** The values among which the text leaves the choice for this field. */
export function conflictOf(fill: Fill, name: RequestField): Conflict | undefined {
  return fill.conflicts.find(({ field }) => field === name);
}

function settle(fill: Fill, name: RequestField, value: string, { start, end }: Span) {
  fill.said[name] = value;
  fill.evidence[name] = { start, end, confidence: 1 };
}

/** Whether the text says of a field what it said before, and the person has answered. */
function isSameQuestion(fill: Fill, previous: Fill, name: RequestField): boolean {
  if (previous.before[name] === undefined || previous.choices.includes(name)) return false;
  return fill.found[name] === previous.found[name] && choicesOf(fill, name) === choicesOf(previous, name);
}

/** Whether the person has kept their own against what the text says again. */
function isTurnedDown(fill: Fill, previous: Fill | null, name: RequestField): boolean {
  if (previous === null || previous.refused[name] !== (fill.found[name] ?? "")) return false;
  const choices = choicesOf(fill, name);
  return choices === undefined || choices === choicesOf(previous, name);
}

const choicesOf = (fill: Fill, name: RequestField) =>
  conflictOf(fill, name)
    ?.values.map(({ value }) => value)
    .join("\n");

function keepDecision(fill: Fill, previous: Fill, name: RequestField, value: string | undefined) {
  const before = previous.before[name];
  if (before !== undefined) fill.before[name] = before;
  if (previous.filled.includes(name)) fill.filled.push(name);
  if (value === undefined || value !== previous.said[name]) return;
  fill.said[name] = value;
  const chosen = conflictOf(fill, name)?.values.find((choice) => choice.value === value);
  if (chosen !== undefined) settle(fill, name, value, chosen);
}

function changed(from: RequestValues, to: RequestValues): Partial<RequestValues> {
  return Object.fromEntries(requestFields.filter((name) => from[name] !== to[name]).map((name) => [name, to[name]]));
}

/** One of the values that contradict each other, put into its field. */
export function chooseValue(
  fill: Fill,
  name: RequestField,
  choice: { value: string } & Span,
  own: string | undefined,
): Change {
  const { value, start, end } = choice;
  return {
    fill: {
      ...fill,
      said: { ...fill.said, [name]: value },
      evidence: { ...fill.evidence, [name]: { start, end, confidence: 1 } },
      before: { [name]: own ?? "", ...fill.before },
      choices: without(fill.choices, name),
    },
    values: { [name]: value },
  };
}

/** The text's value in place of the person's; with `isAdded` below it. */
export function takeTexts(fill: Fill, name: RequestField, own: string | undefined, isAdded: boolean): Change {
  const found = fill.found[name] ?? "";
  const value = isAdded ? `${(own ?? "").trimEnd()}\n${found}` : found;
  return {
    fill: {
      ...fill,
      said: { ...fill.said, [name]: value },
      before: { [name]: own ?? "", ...fill.before },
      filled: [...fill.filled, name],
      offers: without(fill.offers, name),
    },
    values: { [name]: value },
  };
}

/** The person's value stays, and is not asked about again. */
export function keepOwn(fill: Fill, name: RequestField): Fill {
  return {
    ...fill,
    offers: without(fill.offers, name),
    choices: without(fill.choices, name),
    refused: { ...fill.refused, [name]: fill.found[name] ?? "" },
  };
}

/** Whether the text's value asks for a look that nobody has given it yet. */
export function isUnsure({ evidence, said, checked }: Fill, name: RequestField): boolean {
  return (evidence[name]?.confidence ?? 1) < doubtful && (checked[name] === undefined || checked[name] !== said[name]);
}

/** The person has looked, and the value is right: its mark becomes that of a sure one. */
export function checkValue(fill: Fill, name: RequestField): Fill {
  return { ...fill, checked: { ...fill.checked, [name]: fill.said[name] ?? "" } };
}

export interface Correction {
  field: RequestField;
  kind: CorrectionKind;
}

/** Filled fields that hold something else by now, and what kind of change it was; never a value. */
export function listCorrections(fill: Fill, values: Partial<RequestValues>): Correction[] {
  return fill.filled.flatMap((field) => {
    const kind = correctionKind(fill.found[field] ?? "", values[field] ?? "");
    return kind === null ? [] : [{ field, kind }];
  });
}

function correctionKind(found: string, value: string): CorrectionKind | null {
  if (value.trim() === found.trim()) return null;
  if (!isFilled(value)) return "cleared";
  return plain(value) !== plain(found) && plain(value).includes(plain(found)) ? "completed" : "changed";
}
