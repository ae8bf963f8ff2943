// Tells the kind of house or office for which whoever rings says to speak: "Coroner's office calling", "I'm calling from Oak Hill Hospice".
import { houseKinds } from "./parse-caller-kind";
import { findHousesByCue } from "./parse-cued-houses";
import { findUnworded } from "./parse-unworded-houses";
import { findFacilities } from "./parse-places";
import type { Sheet } from "./parse-sheet";

const opening = 320;
const speaks = String.raw`(?:here|calling|on the line|reporting)`;
const offices: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<!\b(?:no|not the|for the|not|is the) )\b(?:coroner|medical examiner|m\.?e)(?:['’]?s)?(?: office)?,? ${speaks}\b|\b(?:coroner|examiner|m\.?e)(?:['’]?s)? office (?:called|phoned|rang)\b|\bthis is (?:the )?(?:[\p{L}]+ )?(?:county )?(?:coroner|medical examiner|m\.?e\.?['’]s office)`,
      "iu",
    ),
    "Coroner",
  ],
  [
    new RegExp(
      String.raw`\b(?:sheriff(?:['’]?s)?(?: (?:office|department|dept))?|police(?: department| dept)?|highway patrol|state (?:police|patrol)|p\.?d\.?),? ${speaks}\b|\bthis is (?:the )?(?:[\p{L}]+ )?(?:county |city )?(?:sheriff(?:['’]?s)? (?:office|department|dept)|police|highway patrol)`,
      "iu",
    ),
    "Law enforcement",
  ],
];
const named =
  /\b(?:this is|calling (?:you )?from|(?:i['’]?m|i am|we['’]?re|we are|it['’]?s)(?: calling| the [\p{L} ]{3,30})? (?:with|from|at|over at|here at|out at)|this is the [\p{L} ]{3,30} (?:at|from|with|for))\s+(?:the )?(?=\p{Lu})/giu;

/** The kind of caller of which the first words tell; null where they name no house or office of their own. */
export function ownOffice(text: string): string | null {
  const head = text.slice(0, opening);
  const office = offices.find(([pattern]) => pattern.test(head));
  if (office) return office[1];
  for (const { index, 0: lead } of head.matchAll(named)) {
    const at = index + lead.length;
    const house =
      findFacilities(text.slice(at, at + 60)).find(({ start }) => start === 0) ??
      findHousesByCue(text.slice(0, at + 60)).find(({ start }) => start === at) ??
      findUnworded(text.slice(0, at + 60), text).find(({ start }) => start === at);
    if (house && houseKinds[house.kind]) return houseKinds[house.kind] as string;
  }
  return null;
}

/** "Jefferson Parish coroner's desk to night desk, Chief Investigator Odell Batiste". */
export const officeHead =
  /\b(?:coroner|medical examiner|ocme|m\.?e\.?)(?:['’]?s)?[ ,-]{1,2}(?:desk|office|morgue|dept|department|bureau|investigations?|to)\b|\bcoroner['’]?s deputy\b|\b(?:county|cnty|cty|co\.?|parish|district(?: \d+)?) (?:coroner|medical examiner|m\.?e\b(?!,? \d{5}))\b/i;

const notice = /\b(?:notice|notification|release|report(?:ing)?|authorization|transfer of custody|request)\b/i;

/** "FROM: Nursing Administration, Kanawha Bend Medical Center". */
const fromLine = /(?:^|\n)[^\p{L}\n]{0,6}(?:from|sent by|sender)\b[^\p{L}\n@]{1,8}([^\n@<]{4,90})(?=\n|$)/iu;

/** The kind of the office or house whose own notice the page is, where nobody is named who rings. */
export function writerOf(sheet: Sheet): readonly [string, number] | null {
  const text = sheet.page.text.trimStart();
  const head = text.split("\n").slice(0, 4).join("\n").slice(0, 300);
  const sender = findFacilities(fromLine.exec(text.slice(0, 500))?.[1] ?? "")[0]?.kind;
  if (sender && sender !== "Funeral home" && houseKinds[sender]) return [houseKinds[sender], 0.76];
  if (!notice.test(head)) return null;
  const [first] = findFacilities(head);
  const isHead = first !== undefined && first.start < 60;
  if ((isHead && first.kind === "Coroner") || officeHead.test(head.split("\n")[0] ?? "")) return ["Coroner", 0.74];
  return isHead && first.kind === "Hospice agency" ? ["Hospice", 0.74] : null;
}
