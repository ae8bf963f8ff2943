// Tells what a label asks for by the words behind it, where the label alone says something else: "STATUS: DECEASED 11/21/26 0404", "Body: ready".
import { readAnswer } from "./parse-answers";
import { readCallerKind } from "./parse-caller-kind";
import type { Role } from "./parse-labels";
import { readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { bestOf, type Sheet } from "./parse-sheet";
import type { Slot } from "./parse-slots";
import type { Kind, Owner } from "./words/labels";

const ofKind = (kind: Kind): Role => ({ owner: null, kinds: [kind] });
const ofOwner = (owner: Owner): Role => ({ owner, kinds: [] });

/** Who is named in a line whose next item speaks of a person by a pronoun. */
export const kinNamed =
  /\b(?:wife|husband|spouse|son|daughter|dtr|family|sister|brother|mother|father)\b[^\n]{0,40}\s*$/i;

interface Told {
  /** Whether the label's own role is one that such words may change. */
  asks: (role: Role, last: Owner | null) => boolean;
  label: RegExp;
  said: (words: string) => boolean;
  is: Role;
}

const only =
  (...kinds: readonly Kind[]) =>
  (role: Role) =>
    role.owner === null && role.kinds.length === 1 && kinds.includes(role.kinds[0] as Kind);
const of =
  (...owners: readonly Owner[]) =>
  (role: Role) =>
    role.owner !== null && role.kinds.length === 0 && owners.includes(role.owner);

const turnedName = /^\W*\p{Lu}[\p{L}'’-]+, \p{Lu}[\p{L}'’-]+(?: \p{Lu}\p{L}*\.?)?\W*$/u;
/** "Veteran: US Army, Korea": the service, and nobody's name. */
const branch =
  /\b(?:army|navy|marines?|air|coast|guard|force|corps|usaf|usmc|usn|uscg|korea|vietnam|ww ?(?:ii|2|i)|war|gulf|served|service|reserves?|unknown|unk|none|branch|military|discharge\w*|retired|usa)\b/i;
const isWholeName = (words: string) => !/\d/.test(words) && (readName(words)?.isFull ?? false);

const told: readonly Told[] = [
  // "STATUS: DECEASED 11/21/2026 04:04".
  {
    asks: only("ignored", "placeKind"),
    label: /^(?:(?:pt |patient )?status|disch(?:arge)? ?disp\w*|dispo(?:sition)?)$/i,
    said: (words) => /^\W*(?:deceased|expired|exp'?d?|died)\b[ ,:@-]{1,4}(?:on |at )?\d/i.test(words),
    is: ofKind("deathDateTime"),
  },
  // "Body: ready".
  {
    asks: of("deceased"),
    label: /^(?:body|remains|pt|patient|decedent|deceased|resident)$/i,
    said: (words) => /^\W*(?:is )?(?:not )?(?:ready|rdy|prepped|cleared)\b/i.test(words),
    is: ofKind("ready"),
  },
  // "Client name: Kershaw, Lois": whom a hospice cared for.
  {
    asks: of("funeralHome"),
    label: /^client(?: name)?$/i,
    said: (words) => turnedName.test(words),
    is: ofOwner("deceased"),
  },
  // "Contact info: unit sec Faye 770-555-0100": whom to ring.
  {
    asks: only("phone"),
    label: /^contact(?: (?:info|person|details|name))?$/i,
    said: (words) => /^\W*\p{L}{2}/u.test(words) && readName(words) !== null,
    is: ofOwner("contact"),
  },
  // "Caller: Alma Dietz | Type: Family".
  {
    asks: (role, last) => last === "caller" && only("placeKind")(role),
    label: /^(?:type|kind|category|class)$/i,
    said: (words) => words.length < 28 && readCallerKind(words) !== null,
    is: ofKind("callerType"),
  },
  // "VETERAN: PRESNELL, ROY DALE": whom the office of veterans writes about.
  {
    asks: only("veteran"),
    label: /^(?:veteran|vet)(?:['’]?s? name)?$/i,
    said: (words) =>
      readAnswer(words) === null && !branch.test(words) && (turnedName.test(words) || isWholeName(words)),
    is: ofOwner("deceased"),
  },
  // "HR: Oren Whitley": human remains.
  { asks: only("deathTime"), label: /^H\.?R\.?$/, said: isWholeName, is: ofOwner("deceased") },
  // "Of: Mercy Ridge Hospital   At: (330) 555-0118".
  {
    asks: only("at"),
    label: /^at$/i,
    said: (words) =>
      /^\W{0,3}\d[\d() .-]{8,16}(?: ?(?:x|ext)\.? ?\d+)?\W*$/i.test(words) && findPhones(words).length === 1,
    is: ofKind("phone"),
  },
  // "Unit: Medic 7" is who was sent.
  {
    asks: only("room"),
    label: /^unit$/i,
    said: (words) =>
      /^\W*(?:medic|engine|ladder|squad|rescue|truck|ambulance|amb|car|patrol|ems)\W?\d+\W*$/i.test(words),
    is: ofKind("ignored"),
  },
  // "Res: Azalea Gardens #8": a residence, and no resident.
  {
    asks: of("deceased"),
    label: /^res$/i,
    said: (words) =>
      /#\s?\d|\b(?:apt|unit|gardens?|manor|terrace|village|towers?)\b/i.test(words) &&
      !/,\s?\p{Lu}\p{Ll}+\W*$/u.test(words),
    is: ofKind("home"),
  },
  // "LIFT: 2 person".
  {
    asks: only("keptNote"),
    label: /^lift(?: team)?$/i,
    said: (words) => /^\W*(?:[1-6]|one|two|three|four)[ -]?(?:persons?|man|men|people|techs?)\b/i.test(words),
    is: ofKind("crew"),
  },
  // "Release: House Sup M. Darrow", "RELEASE: signed by N. Kagan RN".
  {
    asks: only("ready"),
    label: /^(?:release|rel|rls|released?)$/i,
    said: (words) =>
      readAnswer(words) === null &&
      !/\d{2}|\b(?:to|at|after|when|once|form|pending|time)\b/i.test(words) &&
      (/^\W*(?:signed|okd|ok'd|approved|authorized|given) by\b/i.test(words) ||
        /^\W*(?:(?:house|nsg|nursing|night|charge|bed) )?(?:sup(?:ervisor|v)?|aod|rn|nurse|coordinator|dr)\b\.? /i.test(
          words,
        )) &&
      readName(words) !== null,
    is: ofOwner("release"),
  },
];

/** The role that the words behind the label tell; null where they tell nothing of their own. */
export function roleTold(role: Role, label: string, said: string, last: Owner | null): Role | null {
  return told.find((one) => one.label.test(label) && one.asks(role, last) && one.said(said))?.is ?? null;
}

const toldBefore: readonly (readonly [RegExp, Owner, "nokPhone" | "certifyingDoctorPhone" | "doctorPhone"])[] = [
  [/\b(?:nok|next of kin|kin|responsible party|informant)\b[^\n]{3,60}$/i, "nok", "nokPhone"],
  [/\b(?:sign(?:er|ing|s|ed)?|certif\w+)\b[^\n]{3,60}$/i, "certifier", "certifyingDoctorPhone"],
  [/\b(?:attending|physician|doctor|pcp)\b[^\n]{3,60}$/i, "attending", "doctorPhone"],
];

/** "Legal NOK: Rosalind McAllister, spouse   Contact: 812-555-0126": the number of the one named before it in the line. */
export function ofOneBefore(sheet: Sheet, role: Role, { label, value }: Slot): Role | null {
  if (role.owner !== "contact" || role.kinds.length > 0) return null;
  const { text } = sheet.page;
  const line = text.slice(text.lastIndexOf("\n", label.start - 1) + 1, label.start);
  const [phone] = findPhones(text.slice(value.start, value.end));
  if (phone?.start !== 0) return null;
  const found = toldBefore.find(([named, , field]) => named.test(line) && !bestOf(sheet, field));
  return found ? { owner: found[1], kinds: ["phone"] } : null;
}
