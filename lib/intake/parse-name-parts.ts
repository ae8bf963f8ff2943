// Puts a name together that a form asks for in parts: first, middle, last, suffix.
import { readName } from "./parse-names";
import { personFields, isPerson } from "./parse-people";
import { addReading, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Span } from "./parse-span";
import { properCase } from "./parse-words";
import type { Kind, Owner } from "./words/labels";

type Part = Extract<Kind, "firstName" | "middleName" | "lastName" | "suffix">;

const partKinds: ReadonlySet<Kind> = new Set(["firstName", "middleName", "lastName", "suffix"]);

export const isNamePart = (kind: Kind): kind is Part => partKinds.has(kind);

interface NameParts extends Span {
  depth: number;
  parts: Partial<Record<Part, string>>;
}

const open = new WeakMap<Sheet, Map<string, NameParts>>();

/** Keeps a part of the owner's name until all items are read. */
export function addNameParts(sheet: Sheet, owner: Owner | null, part: Part, { start, end }: Span, depth: number): void {
  const text = sheet.page.text.slice(start, end).replace(/\s+/g, " ").trim();
  if (text === "" || !/^\p{L}/u.test(text) || /^(?:n\/?a|none|unknown|nmn|nmi|sfx|suff|suffix|mi|jr sr)$/i.test(text))
    return;
  const names = open.get(sheet) ?? new Map<string, NameParts>();
  open.set(sheet, names);
  const key = owner && isPerson(owner) ? owner : "deceased";
  const name = names.get(key) ?? { start, end, depth, parts: {} };
  name.parts[part] ??= text;
  name.start = Math.min(name.start, start);
  name.end = Math.max(name.end, end);
  names.set(key, name);
  sheet.used.push({ start, end });
}

/** The names that were given in parts; a middle name may stand beside a whole name ("Stebbins, Harold" and "Eugene"). */
export function closeNameParts(sheet: Sheet): void {
  for (const [owner, { parts, start, end, depth }] of open.get(sheet) ?? []) {
    const field = isPerson(owner as Owner) ? personFields[owner as keyof typeof personFields].name : undefined;
    if (!field) continue;
    const whole = sheet.candidates.find((candidate) => candidate.field === field && candidate.value.includes(" "));
    if (whole && parts.middleName && !parts.firstName && !parts.lastName) {
      const middle = readName(parts.middleName)?.value ?? parts.middleName.replace(/\.$/, "");
      const words = whole.value.split(" ");
      if (words.length === 2 || (words.length === 3 && /^(?:Jr|Sr|I{2,3}|IV)$/.test(words[2] as string)))
        whole.value = [words[0], middle, ...words.slice(1)].join(" ");
      continue;
    }
    if (!parts.lastName || (whole && !parts.firstName)) continue;
    const text = [parts.firstName, parts.middleName, parts.lastName, parts.suffix]
      .filter((part) => part !== undefined)
      .join(" ");
    const name = readName(text);
    if (!name) continue;
    // "Arnold", "Per", "Lindgren": a part that is a word elsewhere is a name where it is asked for.
    const isWhole = name.value.toLowerCase().includes(parts.lastName.toLowerCase().split(/[\s,]/)[0] ?? "");
    const value = isWhole || !plainPart.test(text) ? name.value : text.split(" ").map(spelled).join(" ");
    addReading(sheet, field, { value, start: 0, end: end - start, confidence: 0.95 }, start, { depth });
  }
}

const plainPart = /^\p{L}[\p{L}'’-]+(?: [\p{L}'’-]+\.?){1,4}$/u;
const spelled = (word: string) =>
  word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 3)
    ? properCase(word)
    : word.replace(/\.$/, "");

/** "First Name … Last Name … Phone …" before the name of the dead: who filled in the form. */
export function nameFiller(slots: readonly Slot[]): void {
  if (slots.some(({ role }) => role?.owner === "caller")) return;
  const isName = ({ role }: Slot) => role?.kinds.some((kind) => kind === "name" || isNamePart(kind)) ?? false;
  const first = slots.findIndex(
    (slot) => slot.role?.owner === null && isName(slot) && !slot.role.kinds.includes("name"),
  );
  const dead = slots.findIndex(
    (slot, index) =>
      index > first &&
      slot.role?.owner === "deceased" &&
      (isName(slot) || (slot.role.kinds.length === 0 && slot.value.end > slot.value.start)),
  );
  if (first < 0 || dead < 0 || slots.slice(0, first).some(({ role }) => role?.owner)) return;
  for (const slot of slots.slice(first, dead)) {
    const { role } = slot;
    if (role?.owner) return;
    if (
      role &&
      role.kinds.every((kind) => isNamePart(kind) || /^(?:phone|altPhone|relationship|function|extension)$/.test(kind))
    )
      slot.role = { ...role, owner: "caller" };
  }
}

/** "given": …, "family": … and "Who … Who died …": labels that mean something else beside each other. */
export function nameBesides(slots: readonly Slot[], text: string): void {
  const labelOf = ({ label }: Slot) =>
    text
      .slice(label.start, label.end)
      .toLowerCase()
      .replace(/[^a-z ]/g, "")
      .trim();
  const asksWhoDied = slots.some((slot) => /^who (?:has )?(?:died|passed|is deceased)/.test(labelOf(slot)));
  slots.forEach((slot, index) => {
    const before = slots[index - 1]?.role;
    if (
      labelOf(slot) === "family" &&
      before &&
      before.kinds.some((kind) => kind === "firstName" || kind === "middleName")
    )
      slot.role = { owner: before.owner, kinds: ["lastName"] };
    if (labelOf(slot) === "who" && asksWhoDied) slot.role = { owner: "caller", kinds: [] };
  });
}
