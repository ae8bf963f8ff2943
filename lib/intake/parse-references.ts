// Writes out what an item says by another's number or short name: "7. PLACE OF DEATH  [X] SAME AS 6", "6) NOK  same as #1", "NOK = RP".
import { type Edit, withEdits } from "./parse-edits";
import { readLabel, splitWords } from "./parse-labels";
import type { Piece } from "./parse-rewrite";

const numbered =
  /^[ \t]{0,6}\(?(?:Q|item |line )?(\d{1,2})[a-z]?[.):]{1,2}[ \t]{1,3}(\p{L}[^\n:]{1,60}?)(?=[ \t]{2}|[:?]|\n|$)/gimu;
const referred =
  /(?:[[(][xX✓][\])] ?|☒ ?|☑ ?)?\b(?:same as|see|as in|ditto|like)(?: in| at)? (?:#|no\.? ?|item ?#? ?|line ?#? ?|question ?#? ?|q|box ?#? ?)?(\d{1,2})(?:[a-z]\b)?(?: above)?(?=[ \t]*(?:$|[.;,)]|[ \t]{2}|[[(☐]))(?:[ \t]+(?:[[(][ \t]?[\])]|☐) ?(?:other|different)\b[:_ \t]*)?/gim;
/** The one who rang, as dispatchers call him. */
const short =
  /(?<=^[ \t]{0,4}(?:[-*•] )?(?:\d{1,2}[.)] )?(?:NOK|N\.O\.K\.|next of kin|kin)[ \t]*[:=-]{1,2}[ \t]*)(?:RP|R\/P|CLR|CLLR)(?=[ \t]*(?:$|\(|,|\/))/gim;
/** Whose the items of a numbered list are, as others refer to them. */
const calledSo: Readonly<Record<string, string>> = {
  caller: "caller",
  nok: "next of kin",
  contact: "contact",
  attending: "attending",
  certifier: "certifier",
};
const fewestNumbered = 4;

/** The references in words; null where there are none that is understood. */
export function writeReferences(text: string): Piece[] | null {
  const edits: Edit[] = [];
  if (/\bR\/?P\b|\bCLL?R\b/i.test(text))
    for (const { index, 0: said } of text.matchAll(short))
      edits.push({ start: index, end: index + said.length, text: "same as caller" });
  if (/\b(?:same as|see|as in|ditto|like)\b[^\n]{0,12}\d/i.test(text)) edits.push(...byNumber(text));
  return withEdits(text, edits);
}

function byNumber(text: string): Edit[] {
  const items = new Map([...text.matchAll(numbered)].map(([, number = "", label = ""]) => [number, label]));
  if (items.size < fewestNumbered) return [];
  return [...text.matchAll(referred)].flatMap(({ index, 0: said, 1: number = "" }): Edit[] => {
    const label = items.get(number);
    const role = label ? readLabel(splitWords(label.replace(/\([^()]*\)/g, " ")), 1) : null;
    // "7) Certifier  same as 6", "8. Reported by  same as 6": whoever pronounced or was there has no label that others refer to.
    const named =
      /^(?:pronouncer|release)$/.test(role?.owner ?? "") ||
      /\b(?:attendant|witness|found by|nurse|attended by)\b/i.test(label ?? "");
    const whom = named ? saidBehind(text, label ?? "") : null;
    if (whom) return [{ start: index, end: index + said.length, text: whom }];
    const called =
      role?.kinds.includes("home") || /\bresidence\b|\bhome address\b/i.test(label ?? "")
        ? "residence"
        : /^(?:called in|ordered)\b/i.test(label ?? "")
          ? "caller"
          : calledSo[role?.owner ?? ""];
    return called ? [{ start: index, end: index + said.length, text: `same as ${called}` }] : [];
  });
}

/** The name that stands behind a numbered label. */
function saidBehind(text: string, label: string): string | null {
  const at = text.indexOf(label);
  const said =
    at < 0
      ? ""
      : ((text.slice(at + label.length).split("\n", 1)[0] ?? "").replace(/^[\s.:_-]+/, "").split(/ {2}/, 1)[0] ?? "");
  return /^(?:dr\.? )?\p{Lu}[\p{L}.'’-]*,? \p{Lu}/iu.test(said) && said.length < 40 ? said.trim() : null;
}

const charted =
  /(?<=^[ \t]{0,6}(?:\([^()\n]{3,24}\)[ \t]{1,4})?)(\p{Lu}[\p{L}'’-]+(?: (?:Jr|Sr|II|III|IV)\.?)?, ?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})(?=[ \t]{2,}(?:MRN|MR ?#|MR No|FIN|CSN|HAR|Acct|Account|Med ?Rec|Visit|Enc)\b)/mu;
const named =
  /\b(?:patient|decedent|deceased|expired|resident|name|pt)(?:['’]?s)?(?: (?:full |legal )?name)?[ \t]*[:.=][ \t]*\p{L}/iu;

/** "Rosenquist, Albert T    MRN: 0031": the head of a chart names its patient. */
export function writeChartHeads(text: string): Piece[] | null {
  if (!/\b(?:MRN|MR ?#|FIN|CSN|HAR|Acct|Account|Med ?Rec)\b/i.test(text) || named.test(text)) return null;
  const found = charted.exec(text);
  // "Roe, Lisa MD    MRN: 0031": who wrote it.
  return found && !/[ ,](?:M\.?D|D\.?O|R\.?N|LPN|LVN|NP|PA|APRN|CNA)\.?$/.test(found[1] ?? "")
    ? withEdits(text, [{ start: found.index, end: found.index, text: "Patient: " }])
    : null;
}

const calls =
  /^[^\n]{0,14}\b(?:reported|called(?: in)?|notified|phoned(?: in)?|ordered) by[ \t:.]{1,30}\p{L}|^\W{0,6}caller(?:['’]s)?(?: name)?(?:[ \t]*[:.]+[ \t.]*|[ \t]{2,20})\p{L}/imu;
const informs =
  /(?<=^[ \t>#*=-]{0,8}|[ \t]{3})informant(?:['’]s)?(?=[ \t]*$|[ \t]*[:.]|[ \t]{2,}\p{L}|[ \t](?:name|phone|tel|address|relation)\b)/gimu;

/** "Informant phone" alone belongs to who rang. */
const namesInformant = /\binformant(?:['’]s)?(?: name\b|[ \t]*$|[ \t]*[:.]|[ \t]{2,}\p{L})/imu;

/** Who informs for the certificate is another than who rang, where a page asks for both. */
export function setInformantAside(text: string): Piece[] | null {
  if (!namesInformant.test(text) || !calls.test(text)) return null;
  return withEdits(
    text,
    [...text.matchAll(informs)].map(({ index, 0: said }) => ({
      start: index,
      end: index + said.length,
      text: "Second contact",
    })),
  );
}

const asOne = /^(?:[=][ \t]*)?(?:same(?: (?:as )?above| person| dr| doctor| md)?|ditto|idem|as above|")\.?$/i;
const labelled = /^([ \t]{0,6}(?:[-*•] )?)([\p{L}\d][^:\n]{0,40}?)[ \t]*:[ \t]*([^\n]*)$/gmu;
const doctors = /^(?:pronouncer|attending|certifier)$/;
/** Who decides for somebody, as labels call them that do not say next of kin. */
const decides =
  /^(?:(?:durable|medical|health ?care|hc|legal|financial) )*(?:d?h?c?m?poa(?:[ -]?hc)?|power of attorney|(?:health ?care )?(?:proxy|agent|surrogate)|guardian|conservator|executor|executrix|emergency contact|emerg contact|ec|responsible party|resp party|rp|guarantor|decision maker)\b/i;

/** Whom the line before names, where a line says the same; null where none does. */
export function writeSameAsAbove(text: string): Piece[] | null {
  return /:[ \t]*(?:=[ \t]*)?(?:same|ditto|idem|as above)\b/i.test(text) ? withEdits(text, asAbove(text)) : null;
}

/** "Pronounced: Castellano DO / Attending: same", "DPOA: Kent Wilmoth, nephew / NOK: same": whom the line before names. */
function asAbove(text: string): Edit[] {
  const edits: Edit[] = [];
  let before = { label: "", said: "" };
  for (const { index, 0: whole, 2: label = "", 3: value = "" } of text.matchAll(labelled)) {
    const said = value.trim();
    const [role, above] = [readLabel(splitWords(label)), readLabel(splitWords(before.label))];
    const isDoctors =
      doctors.test(role?.owner ?? "") &&
      doctors.test(above?.owner ?? "") &&
      above?.owner !== "attending" &&
      above?.kinds.length === 0;
    const isKins = role?.owner === "nok" && decides.test(before.label);
    if (asOne.test(said) && before.said !== "" && role?.kinds.length === 0 && (isDoctors || isKins)) {
      const end = index + whole.trimEnd().length;
      edits.push({ start: end - said.length, end, text: before.said });
      before = { label, said: before.said };
    } else before = { label, said: /\p{L}{2}/u.test(said) && !asOne.test(said) ? said : "" };
  }
  return edits;
}
