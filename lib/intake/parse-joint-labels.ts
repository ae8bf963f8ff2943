// Parts a label that asks for several things, and the words behind it: "NOK/Rel/Phone: Greg Colby/son/503-555-0120".
import { readSex } from "./parse-answers";
import { readLabel, type Role, splitWords } from "./parse-labels";
import { readName } from "./parse-names";
import { isPerson } from "./parse-people";
import { findPhones } from "./parse-phones";
import { readRelation } from "./parse-relations";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";

/** What parts the labels of one label. */
const between = /\s*[/&+]\s*|\s+and\s+/gi;
/** What parts the words behind it: each sign that makes as many of them as there are labels may be meant. */
const signs = [
  /(?<= )\/(?= )/g,
  /(?<!\d)\/|\/(?!\d)/g,
  /[ \t]{2,}|\|/g,
  /(?<!\b[A-Z][a-z]{2,8}\.? \d{1,2}),(?= )|;/g,
  /(?<= )[-–](?= )/g,
  /\//g,
];
const mostLabels = 4;
/** "Date he/she was born" asks for one thing. */
const oneThing = /\b(?:s?he ?\/ ?s?he|his ?\/ ?hers?|him ?\/ ?her|her ?\/ ?hi[ms]|and ?\/ ?or|y ?\/ ?n|yes ?\/ ?no)\b/i;

function partsOf(text: string, { start, end }: Span, sign: RegExp): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of text.slice(start, end).matchAll(sign)) {
    parts.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  return [...parts, { start: from, end }].map((part) => trimmed(text, part));
}

function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /[\s,;:]/.test(text.charAt(from))) from += 1;
  while (to > from && /[\s,;:]/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

/** As many values as labels, each of its own kind; null where they are one. */
export function partJoint(text: string, slot: Slot): Slot[] | null {
  const { label, value, role } = slot;
  const said = text.slice(label.start, label.end);
  if (value.end === value.start || !/[/&+]| and /i.test(said) || oneThing.test(said)) return null;
  const labels = partsOf(text, label, between);
  if (labels.length < 2 || labels.length > mostLabels || labels.some(({ start, end }) => start === end)) return null;
  const all = rolesOf(text, labels);
  // "Rm/Bed" asks twice for one thing.
  if (all.every((one) => one?.kinds.join() === "room")) return null;
  const roles = all.map((one, index) => (isAgain(all, index) ? null : one));
  const known = roles.filter((one) => one !== null);
  if (known.length < 2 || (role === null && roles[0] === null)) return null;
  // "Time / date" asks for one moment, whosever it is; a hint in brackets tells how to write.
  const isMoment = roles.every((one) => one?.owner === null && /^call(?:Date|Time)$/.test(one.kinds.join()));
  const isDay = /\d{1,2}\/\d{1,2}\/\d{2}/.test(text.slice(value.start, value.end));
  for (const sign of signs) {
    // "Date & time of death: 9/9/2026 5:20 PM".
    if (isDay && sign === signs.at(-1)) continue;
    // "Date & hour of death: 10/01/2025  2140" is read as one moment.
    if (sign !== signs[0] && String(role?.kinds).endsWith("DateTime") && /\s/.test(text.slice(value.start, value.end)))
      continue;
    if (sign !== signs[0] && (isMoment || said.includes("("))) continue;
    const values = joinNames(text, partsOf(text, value, sign), roles);
    if (values.length !== labels.length) continue;
    const isOld = sign === signs[0] && role !== null && known.length === roles.length;
    if (!isOld && !values.every((one, index) => fits(roles[index] ?? null, text.slice(one.start, one.end)))) continue;
    return labels.map((part, index) => ({
      ...slot,
      role: roles[index] ?? null,
      label: part,
      value: values[index] ?? value,
    }));
  }
  return null;
}

const keyOf = (role: Role | null) => (role ? `${role.owner ?? ""}/${role.kinds.join()}` : "");
const isAgain = (roles: readonly (Role | null)[], at: number) =>
  roles.findIndex((one) => keyOf(one) === keyOf(roles[at] ?? null)) < at;

function rolesOf(text: string, labels: readonly Span[]): (Role | null)[] {
  const roles = labels.map(({ start, end }) => readLabel(splitWords(text.slice(start, end), start)));
  // "Time / date of death: 0210 / 9-14-26": the hour is that of the day beside it.
  const bareTime = roles.findIndex((one) => one?.owner === null && one.kinds.join() === "callTime");
  if (bareTime >= 0 && roles.some((one) => one?.kinds.join() === "deathDate"))
    roles[bareTime] = { owner: null, kinds: ["deathTime"] };
  const bareDay = roles.findIndex((one) => one?.owner === null && one.kinds.join() === "callDate");
  if (bareDay >= 0 && roles.some((one) => one?.kinds.join() === "deathTime"))
    roles[bareDay] = { owner: null, kinds: ["deathDate"] };
  // "From/Room": from where, and no letter's head. "Facility & Phone": the number is the facility's.
  const whose = roles[0]?.owner ?? null;
  return roles.map((one, index) => {
    if (one?.owner === "sender" && one.kinds.length === 0) return { owner: "location", kinds: [] };
    return index > 0 && one?.owner === null && one.kinds.join() === "phone" ? { ...one, owner: whose } : one;
  });
}

/** Whether somebody's name is asked for. */
export const asksName = (role: Role | null) =>
  role !== null && (role.kinds.length === 0 ? isPerson(role.owner) : role.kinds.join() === "name");

/** "Deceased/Age: Roe, Anna, 84": the comma of a name parts nothing. */
function joinNames(text: string, values: readonly Span[], roles: readonly (Role | null)[]): Span[] {
  const [first, second, ...rest] = values;
  if (!first || !second || !asksName(roles[0] ?? null)) return [...values];
  const both = { start: first.start, end: second.end };
  return /^\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}.'’ -]+$/u.test(text.slice(both.start, both.end))
    ? [both, ...rest]
    : [...values];
}

/** Whether the words are of the sort that is asked for; nothing at all always is. */
function fits(role: Role | null, said: string): boolean {
  if (/^\W*(?:n\/?a|none|unk(?:nown)?|same)?\W*$/i.test(said)) return said.length < 8;
  if (!role) return /^\p{L}[\p{L} .'-]{0,24}$/u.test(said);
  const [kind] = role.kinds;
  const asked: string = kind ?? "";
  switch (asked) {
    case "":
    case "name":
      if (isPerson(role.owner) || role.owner === null) return !/\d{3}/.test(said) && readName(said) !== null;
      return /^\W{0,2}\p{L}{2}/u.test(said) && findPhones(said).length === 0;
    case "phone":
    case "altPhone":
      return (findPhones(said)[0]?.start ?? 9) < 6;
    case "relationship":
      return (readRelation(said)?.start ?? 9) < 4;
    case "function":
      return /^\p{L}[\p{L} .'/-]{1,30}$/u.test(said);
    case "sex":
      return said.length < 10 && readSex(said) !== null;
    case "age":
      return /^\W?\d{1,3}\b/.test(said) && said.length < 14;
    case "weight":
    case "height":
      return /^\W?\d/.test(said) && said.length < 16;
    case "birth":
    case "deathDate":
    case "deathTime":
    case "deathDateTime":
    case "callDate":
    case "callTime":
      return /\d|noon|midnight/i.test(said) && said.length < 28;
    case "ignored":
      return /^\p{L}[\p{L} /-]{0,14}$/u.test(said);
    case "room":
    case "floor":
      return /^#?[\p{L}\d][\p{L}\d .-]{0,11}$/u.test(said);
    default:
      return false;
  }
}
