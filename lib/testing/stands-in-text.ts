// Whether a value that was read from a text stands there, or is derived from words that do.
import type { IntakeFields } from "@/lib/intake/schema";
import { kin } from "@/lib/intake/words/relations";
import { stateNames } from "@/lib/intake/words/states";
import type { RequestField } from "@/lib/transports/schema";

/** The fields whose values do not stand in the text, as 'field: value'. `receivedAt` is what it was read with. */
export function unsupportedValues(text: string, fields: IntakeFields, receivedAt: string): string[] {
  const page = openText(text);
  const entries = (Object.entries(fields) as [RequestField, string][]).filter(
    ([field, value]) => !(anyTime.test(text) && isDayOfTime(field, value, fields.callReceivedAt ?? receivedAt)),
  );
  return entries.flatMap(([field, value]) =>
    stands(page, field, value) || (field === "callReceivedAt" && isHourBefore(page, value, receivedAt))
      ? []
      : [`${field}: ${value}`],
  );
}

/** An hour of a ring without a day is that of the same night: no more than eight hours before it was taken down. */
function isHourBefore(text: Text, value: string, receivedAt: string): boolean {
  const minutes = (Date.parse(`${receivedAt}Z`) - Date.parse(`${value}Z`)) / 60_000;
  return minutes > -5 && minutes <= 480 && standsTime(text, Number(value.slice(11, 13)), Number(value.slice(14)));
}

const anyTime = /\d:[0-5]\d|(?<!\d)[0-2]\d[0-5]\d(?!\d)|\d\s?[ap]\.?m?\b|\bnoon\b|\bmidnight\b|\bmedi[oa]/i;

/** A time of death alone means the last such time before the call: on its day, or the day before. */
function isDayOfTime(field: RequestField, value: string, receivedAt: string): boolean {
  if (field !== "dateOfDeath" && field !== "dateOfPassing") return false;
  const [month = 0, day = 0, year = 0] = value.split("-").map(Number);
  const [calledYear = 0, calledMonth = 0, calledDay = 0] = receivedAt.slice(0, 10).split("-").map(Number);
  const apart = Date.UTC(calledYear, calledMonth - 1, calledDay) - Date.UTC(year, month - 1, day);
  return apart === 0 || apart === 86_400_000;
}

interface Text {
  plain: string;
  words: ReadonlySet<string>;
  /** Digits without what parts them. */
  digits: string;
  numbers: ReadonlySet<number>;
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’‘´`]/g, "")
    .toLowerCase();
const wordsOf = (text: string) => fold(text).match(/[\p{L}]+|\d+/gu) ?? [];

function openText(text: string): Text {
  const words = wordsOf(text);
  const numbers = words.filter((word) => /^\d{1,9}$/.test(word)).map(Number);
  return { plain: fold(text), words: new Set(words), digits: text.replace(/\D/g, ""), numbers: new Set(numbers) };
}

const choices: Partial<Record<RequestField, readonly string[]>> = {
  covidStatus: ["Positive", "Negative", "Unknown"],
  sex: ["Male", "Female"],
  callerType: [
    "Family",
    "Hospital",
    "Nursing facility",
    "Hospice",
    "Coroner",
    "Law enforcement",
    "Funeral home",
    "Other",
  ],
  deceasedLocation: [
    "Hospital",
    "Residence",
    "Nursing facility",
    "Hospice facility",
    "Coroner",
    "Funeral home",
    "Other",
  ],
};
for (const field of ["isDeceasedReady", "isFamilyThere"] as const) choices[field] = ["YES", "NO"];
for (const field of ["isVeteran", "isPrearranged", "isCoronerCase", "isDonor", "embalmingPermission"] as const)
  choices[field] = ["YES", "NO", "Unknown"];

/** Values that words such as "no stairs" and "in the cooler" stand for. */
const derived: Partial<Record<RequestField, readonly string[]>> = {
  stairsOrObstacles: ["No"],
  infectionPrecautions: ["None"],
  locationRoom: ["Morgue"],
};

const dates = new Set<RequestField>(["dateOfBirth", "dateOfDeath", "dateOfPassing", "requestedDate"]);

function stands(text: Text, field: RequestField, value: string): boolean {
  const choice = choices[field];
  if (choice) return choice.includes(value);
  if (derived[field]?.includes(value)) return true;
  if (field.endsWith("Phone")) return standsPhone(text, value);
  if (dates.has(field)) return standsDate(text, value, field === "dateOfBirth");
  if (field === "timeOfPassing") return standsTime(text, Number(value.slice(0, 2)), Number(value.slice(2)));
  if (field === "requestedTime") return standsTime(text, Number(value.slice(0, 2)), Number(value.slice(3)));
  if (field === "callReceivedAt")
    return (
      standsDate(text, value.slice(0, 10)) && standsTime(text, Number(value.slice(11, 13)), Number(value.slice(14)))
    );
  if (field === "crewNeeded" && value === "2" && /\b(?:extra|additional|second|another)\b/.test(text.plain))
    return true;
  if (field === "weight") return standsWeight(text, Number.parseInt(value, 10));
  if (field === "height") return standsHeight(text, value);
  if (field === "age" || field === "crewNeeded") return text.numbers.has(Number(value)) || hasNumberWord(text);
  if (field.endsWith("Relationship")) return standsRelation(text, value);
  const told = field === "notes" ? value.replace(/^Two persons in this call\.\s*/, "") : value;
  return wordsOf(told).every((word) => standsWord(text, word));
}

function standsPhone(text: Text, value: string): boolean {
  const [number = "", extension = ""] = value.split(" x");
  return text.digits.includes(number.replace(/\D/g, "")) && text.digits.includes(extension);
}

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const spanishMonths = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
const relative =
  /\b(?:to-?day|tonight|tonite|this|last|yesterday|tomorrow|tmrw|tom|before|ago|now|hoy|ayer|anoche|esta|manana|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|lunes|martes|miercoles|jueves|viernes|sabado|domingo|overnight|midnight|noon)\b/;

/** A number by itself, or in a run of digits such as 03142026. */
function standsNumber(text: Text, number: number): boolean {
  const two = String(number).padStart(2, "0");
  const isRun = [...text.words].some((word) => /^\d{6}(?:\d\d)?$/.test(word) && word.includes(two));
  return text.numbers.has(number) || isRun || new RegExp(`(?<!\\d)0?${number}(?:st|nd|rd|th)\\b`).test(text.plain);
}

function standsDate(text: Text, value: string, isBirth = false): boolean {
  const [one = 0, two = 0, three = 0] = value.split("-").map(Number);
  const [year, month, day] = one > 31 ? [one, two, three] : [three, one, two];
  if (!isBirth && relative.test(text.plain)) return true;
  const names = [monthNames[month - 1] ?? "", spanishMonths[month - 1] ?? ""];
  const hasMonth =
    standsNumber(text, month) || names.some((name) => [...text.words].some((word) => word.startsWith(name)));
  const hasYear = standsNumber(text, year) || standsNumber(text, year % 100);
  // A day without a year is told of the days before the call; nobody is born then.
  return standsNumber(text, day) && hasMonth && (hasYear || !isBirth);
}

const timeWords = /\b(?:noon|midnight|mediodia|medianoche|ago|hace|half|quarter|past|oclock|hour|minutes?|now)\b/;

const partsOfDay = /\b(?:morning|afternoon|evening|night|tonight|manana|madrugada|tarde|noche)\b/;

function standsTime(text: Text, hour: number, minute: number): boolean {
  if (timeWords.test(text.plain)) return true;
  if (minute === 0 && partsOfDay.test(text.plain) && text.numbers.has(hour % 12 || 12)) return true;
  const minutes = String(minute).padStart(2, "0");
  const hours = [hour, hour % 12 === 0 ? 12 : hour % 12];
  return hours.some((each) => {
    const whole = minute === 0 ? `|(?<!\\d)0?${each}\\s?(?:[ap]\\b|[ap]\\.?m|h|de la|in the|at night)` : "";
    return new RegExp(`(?<!\\d)0?${each}[:.h ]?${minutes}(?!\\d)${whole}`).test(text.plain) || text.words.has("oclock");
  });
}

const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|uno?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|couple|both|alone|pair|single)/;
const hasNumberWord = ({ plain }: Text) => numberWords.test(plain);

function standsWeight(text: Text, pounds: number): boolean {
  const near = [...text.plain.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(",", ".")));
  const inKilograms = near.some((number) => Math.round(number * 2.20462) === pounds);
  return near.some((number) => Math.round(number) === pounds) || inKilograms || hasNumberWord(text);
}

function standsHeight(text: Text, value: string): boolean {
  const [feet = 0, inches = 0] = (value.match(/\d+/g) ?? []).map(Number);
  const whole = feet * 12 + inches;
  const isMetric = [...text.numbers].some((number) => Math.round(number / 2.54) === whole) || text.numbers.has(whole);
  const isInMetres = /\b[12][.,]\d\d\s?m/.test(text.plain);
  const isRun = text.numbers.has(feet * 100 + inches) || text.numbers.has(feet * 10 + inches);
  return (
    isMetric ||
    isInMetres ||
    isRun ||
    hasNumberWord(text) ||
    (text.numbers.has(feet) && (inches === 0 || text.numbers.has(inches)))
  );
}

/** What somebody is to the dead → what the dead was to that one: "my husband died" is told by a wife. */
const toldOf: Readonly<Record<string, string>> = {
  wife: "husband hubby",
  husband: "wife",
  child: "mother father mom mum mommy dad daddy mama papa",
  parent: "son daughter",
  sibling: "brother sister",
  grandchild: "grandmother grandfather grandma grandpa granny nana",
  grandparent: "grandson granddaughter",
  nephew: "aunt auntie uncle",
  uncle: "niece nephew",
};
const sorts: Readonly<Record<string, string>> = {
  daughter: "child",
  son: "child",
  mother: "parent",
  father: "parent",
  sister: "sibling",
  brother: "sibling",
  granddaughter: "grandchild",
  grandson: "grandchild",
  grandmother: "grandparent",
  grandfather: "grandparent",
  niece: "nephew",
  aunt: "uncle",
};

function standsRelation(text: Text, value: string): boolean {
  const plain = value.toLowerCase();
  const spellings = [value, ...(kin[plain] ?? "").split("|")].filter((each) => each !== "");
  const theirs = (toldOf[sorts[plain] ?? plain] ?? "").split(" ");
  return (
    spellings.some((each) => wordsOf(each).every((word) => standsWord(text, word))) ||
    theirs.some((each) => text.words.has(each))
  );
}

const statesOf = (letters: string) =>
  Object.keys(stateNames).filter((name) => stateNames[name]?.toLowerCase() === letters);
const directions: Readonly<Record<string, string>> = {
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  ne: "northeast",
  nw: "northwest",
  se: "southeast",
  sw: "southwest",
};
/** What a label says in full and an address writes short: "Apartment Number: 114-B" under a street. */
const shortened: Readonly<Record<string, readonly string[]>> = {
  apt: ["apartment", "unit", "suite"],
};
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

function standsWord(text: Text, word: string): boolean {
  if (text.words.has(word)) return true;
  if (shortened[word]?.some((long) => text.words.has(long))) return true;
  const long = [...statesOf(word), directions[word] ?? ""].filter((each) => each !== "");
  if (long.some((name) => wordsOf(name).every((each) => text.words.has(each)))) return true;
  const number = /^\d+$/.test(word) ? Number(word) : null;
  return number !== null && (text.numbers.has(number) || text.words.has(ordinals[number - 1] ?? ""));
}
