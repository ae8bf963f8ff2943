// Finds who pronounced where only a title or the writer is told to have done it, and the name stands elsewhere: "JP pronounced 1611", "pronounced by this writer".
import { readName } from "./parse-names";
import { quick } from "./parse-quick-pattern";
import { depthAt } from "./parse-sentences";
import { addReading, type Sheet } from "./parse-sheet";

/** "E-signed: Bettina Corso RN", "Electronically signed by …": who wrote the note. */
const signedBy = quick(
  /\b(?:e-?signed|electronically signed|signed|signature|charted|documented|written|entered|completed|authored|author)(?: by)?[:,\s–—-]{1,4}(?:\/s\/ ?)?(?=\p{Lu})/giu,
);

/** Adds whoever signed the note below, where its writer pronounced and nobody is told to have rung. */
export function addSigner(sheet: Sheet, text: string, from: number): boolean {
  for (const { index, 0: said } of text.slice(from).matchAll(signedBy)) {
    const at = from + index + said.length;
    const name = readName(text.slice(at, at + 50));
    if (name?.isFull && name.start < 3)
      return addReading(sheet, "pronouncedBy", { ...name, confidence: 0.78 }, at, { depth: depthAt(sheet.page, at) });
  }
  return false;
}

const titles =
  "(?:JP|judge|justice of the peace|(?:chief |senior )?(?:deputy|dep\\.?|asst\\.?|assistant) (?:coroner|medical examiner|me)|coroner|medical examiner|(?:me|m\\.e\\.|coroner'?s?|medicolegal|death) inv(?:estigator)?|(?:para)?medic|hospice (?:nurse|rn)|(?:er|ed|icu|on-call|ems) (?:doctor|physician|doc|md)|hospitalist|warden|magistrate)";
/** "JP PRONOUNCED 1611 HRS", "the paramedic did the pronouncement". */
const titleDid = quick(
  new RegExp(
    String.raw`(?:^|[\n.;,|:(–—-]\s{0,3}|\d ?(?:hrs?)?[ -]{1,3}|\b(?:the|our|their|and|then|when|after) )(?<title>${titles}) (?:has |had |then |also |already |just |came (?:out )?and |arrived and )*(?:pronounced\b(?! by| name)|declared (?:him|her|them|death|dead)|did the pronounc\w+|called (?:it|the death|tod|time of death)(?= (?:at )?\d))`,
    "giu",
  ),
);

/** Adds the only person whom the text names with the title of whoever pronounced. */
export function addByTitle(sheet: Sheet, text: string): void {
  for (const match of text.matchAll(titleDid)) {
    const title = match.groups?.["title"] ?? "";
    const named = new RegExp(
      String.raw`(?<![\p{L}\p{N}])${title.replace(/\./g, "\\.?").replace(/^(?:para)?medic$/i, "(?:para)?medic")}\b\.?(?: (?:pct|precinct|place|unit) ?\d{0,3})?(?: (?:judge|justice))?[,:(\s]{1,3}(?=\p{Lu})`,
      "giu",
    );
    const found = [...text.matchAll(named)].flatMap(({ index, 0: said }) => {
      const at = index + said.length;
      const name =
        index >= match.index && index < match.index + match[0].length ? null : readName(text.slice(at, at + 50));
      return name && name.start < 2 && name.isFull && !/^(?:notified|pronounced|called|declined)\b/i.test(name.value)
        ? [{ name, at }]
        : [];
    });
    const [one] = found;
    if (!one || found.some(({ name }) => name.value !== one.name.value)) continue;
    return void addReading(sheet, "pronouncedBy", { ...one.name, confidence: 0.74 }, one.at, {
      depth: depthAt(sheet.page, one.at),
    });
  }
}
