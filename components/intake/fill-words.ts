// What is said of a fill: its count, what is left, and what was left out.
import { type Dropped, type DroppedKind, mostReadCharacters } from "@/lib/intake/schema";
import { type RequestField, requestFields } from "@/lib/transports/schema";
import { formFieldLabels } from "./field-labels";
import { conflictOf, type Fill, isMarked } from "./intake-fill";
import type { Lost } from "./intake-memory";
import { isFilled, type RequestValues } from "./request-values";
import { valuesOf } from "./two-people";

export const nothingFound = "0 fields filled. No first call was found in this text, and nothing was changed.";

/** '1 field', '28 fields' */
export const countFields = (count: number) => `${count} ${count === 1 ? "field" : "fields"}`;

/** '28 fields filled. 4 left to ask, 1 to choose.', and whose place it took. */
export function describeFill(fill: Fill, values: RequestValues): string {
  const found = Object.keys(fill.found).length;
  const marked = requestFields.filter((name) => isMarked(fill, name, values[name])).length;
  const counted = marked === found ? `${countFields(found)} filled.` : `${countFields(found)} found, ${marked} filled.`;
  const left = [
    [fill.missing.filter(({ field }) => !isFilled(values[field])).length, "left to ask"],
    [fill.choices.length, "to choose"],
    [fill.offers.length, "not as you typed it"],
  ] as const;
  const rest = left.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  const open = rest.length === 0 ? "" : ` ${rest.join(", ")}.`;
  return `${counted}${open}${describeReplaced(fill)}`;
}

/** ' This took the place of Harold Stebbins.' Blank where the form was about nobody else. */
function describeReplaced({ replaced }: Fill): string {
  const name = replaced?.isAnother === true ? replaced.values.deceasedName : undefined;
  return isFilled(name) ? ` This took the place of ${name}; “Undo fill” goes back.` : "";
}

/** '1 value to choose: Room. Choose it, or submit as it stands.' Blank when nothing is open. */
export function describeOpen(names: readonly RequestField[]): string {
  const labels = names.map((name) => formFieldLabels[name]);
  if (labels.length === 0) return "";
  if (labels.length === 1) return `1 value to choose: ${labels.join("")}. Choose it, or submit as it stands.`;
  return `${labels.length} values to choose: ${listOf(labels)}. Choose them, or submit as they stand.`;
}

/** Stands at the foot of the form where an earlier try has arrived. */
export const arrivedWords =
  "An earlier try has arrived, without your last changes: look under Pending. Submit again makes a second request.";

/** What did not come back with the text after a reload. */
export const lostWords: Record<Lost, string> = {
  edit: "Your last changes to this text were not kept: they had not been read yet.",
  rest: "Only the part of this text that was read was kept.",
};

/** 'The text says “at bedside”.' */
export const says = (words: string) => `The text says “${words}”${/[.!?…]$/.test(words) ? "" : "."}`;

/** Says so when the text is about several people; null when it is about one. */
export function describePeople(fill: Fill): string | null {
  const conflict = conflictOf(fill, "deceasedName");
  if (conflict === undefined || conflict.values.length < 2) return null;
  const names = valuesOf(conflict).map(({ value }) => value);
  if (names.length < 2)
    return "This text speaks of several people. A request is for one person: each needs one of their own.";
  const rest = names.length === 2 ? "the other needs one of their own" : "the others need requests of their own";
  return `This text speaks of ${listOf(names)}. A request is for one person: ${rest}.`;
}

/** 'Weight and Veteran were filled before Carmen Luna was chosen. They may tell of somebody else in this text.' */
export function describeMixed(names: readonly RequestField[], person: string): string {
  const labels = names.map((name) => formFieldLabels[name]);
  const [list, were, they] = labels.length === 1 ? [labels.join(""), "was", "It"] : [listOf(labels), "were", "They"];
  return `${list} ${were} filled before ${person} was chosen. ${they} may tell of somebody else in this text.`;
}

const listOf = (words: readonly string[]) => `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

const droppedWords: Record<DroppedKind, string> = {
  "social-security-number": "a social security number",
  password: "a password or an account name",
  "payment-card": "a payment card number",
  "cause-of-death": "a cause of death",
};

/** A question about the dead as the form tells of them by now: 'Is she ready?' once the sex is set right. */
export function askedOf(question: string, sex: string | undefined): string {
  if (sex !== "Male" && sex !== "Female") return question;
  const [he, him] = sex === "Male" ? ["he", "him"] : ["she", "her"];
  const asked = question.replace(/\b(?:(is|are|does|do) )?(?:he|she|they)\b/gi, (_, verb: string | undefined) => {
    if (verb === undefined) return he;
    const own = /^(?:is|are)$/i.test(verb) ? "is" : "does";
    return `${/^\p{Lu}/u.test(verb) ? own.charAt(0).toUpperCase() + own.slice(1) : own} ${he}`;
  });
  return asked.replace(/\b(?:him|her|them)\b/g, him);
}

/** 'A social security number was in the text. It was left out and is not stored.' Null when nothing was. */
export function describeDropped(dropped: readonly Dropped[]): string | null {
  const kinds = [...new Set(dropped.map(({ kind }) => kind))].map((kind) => droppedWords[kind]);
  const last = kinds.at(-1);
  if (last === undefined) return null;
  const list = kinds.length === 1 ? last : listOf(kinds);
  const [were, they, are] = kinds.length === 1 ? ["was", "It was", "is"] : ["were", "They were", "are"];
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${were} in the text. ${they} left out and ${are} not stored.`;
}

/** Says so when the end of a text was too far away to be read; null when all of it was. */
export function describeUnread({ isCut }: Pick<Fill, "isCut">): string | null {
  if (!isCut) return null;
  const read = mostReadCharacters.toLocaleString("en-US");
  return `Only the first ${read} characters were read. If the call goes on behind them, read that part by itself.`;
}
