// Reads whose nurse pronounced where her agency stands between: "hospice nurse Monique from Gentle Shores pronounced".
import { readName } from "./parse-names";
import type { Page } from "./parse-page";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const name = String.raw`(?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`;
const agency = String.raw`(?:the )?(?<agency>\p{Lu}[\p{L}'’-]+(?: (?:&|of|and|at) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+){0,4})`;
const nurse = String.raw`(?<nurse>(?:[Hh]ospice|[Tt]heir|[Hh]is|[Hh]er|[Tt]he|[Oo]ur|[Aa]) )?(?:[Nn]urse|RN|[Rr]n|LPN|girl|lady|aide|chaplain)`;
const told = String.raw`,? (?:(?:has |just )?(?:came|come|was|is) (?:out |by |here |over )?(?:and )?)?(?<deed>pronounced|declared|made the pronouncement|came|said)`;
const forms = [
  String.raw`${nurse},? ${name},? (?:from|with|of|at) ${agency}${told}`,
  String.raw`${nurse} (?:from|with|of|at) ${agency}, ${name},${told}`,
].map((form) => quick(new RegExp(String.raw`(?<!\p{L})${form}(?!\p{L})`, "gu")));
const deed = /pronounced|declared|pronouncement/;

/** Adds agency and pronouncer, where each is wanting. */
export function addLastNurse(sheet: Sheet, { text }: Page): void {
  const [found, ...more] = forms.flatMap((form) => [...text.matchAll(form)]);
  const { name: person = "", agency: house = "", nurse: whose = "", deed: done = "" } = found?.groups ?? {};
  if (!found || more.length > 0) return;
  const spanOf = (value: string) => {
    const at = found.index + found[0].indexOf(value);
    return { value, start: at, end: at + value.length, confidence: 0.68 };
  };
  const isHospice = /hospice/i.test(whose + house) || bestOf(sheet, "deceasedLocation")?.value === "Residence";
  if (isHospice && !bestOf(sheet, "hospiceName")) {
    addReading(sheet, "hospiceName", spanOf(house), 0, {});
    // The agency is no place where somebody lies.
    sheet.candidates = sheet.candidates.filter(({ field, value }) => field !== "locationName" || value !== house);
  }
  if (deed.test(done) && !bestOf(sheet, "pronouncedBy") && readName(person))
    addReading(sheet, "pronouncedBy", spanOf(person), 0, {});
}
