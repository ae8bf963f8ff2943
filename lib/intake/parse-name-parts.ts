// Puts a name together that a form asks for in parts: first, middle, last, suffix.
import { readName } from "./parse-names";
import { personFields, isPerson } from "./parse-people";
import { addReading, type Sheet } from "./parse-sheet";
import type { Span } from "./parse-span";
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
  if (text === "" || !/^\p{L}/u.test(text) || /^(?:n\/?a|none|unknown|nmn|nmi)$/i.test(text)) return;
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
    if (name)
      addReading(sheet, field, { value: name.value, start: 0, end: end - start, confidence: 0.95 }, start, { depth });
  }
}
