// Finds what is said of infections in passing: "droplet precautions", "isolation: contact", "COVID +".
import type { Reading } from "./parse-span";
import { precautionWords } from "./words/statements-health";

interface SaidInfection extends Reading {
  field: "covidStatus" | "infectionPrecautions";
  /** How many words of a statement it counts for. */
  length: number;
}

const precaution = new RegExp(
  String.raw`\b((?:${precautionWords})(?: positive)?(?:(?:\s*(?:,|\/|\+|&|and)\s*)(?:${precautionWords}))*)\s+(?:precautions?|prec\b|isolation|iso\b)`,
  "gi",
);

const isolated =
  /\b(?:(?:(?:on|under|using|uses|follow(?:ing|s)?|observing|marked(?: for)?|needs?|requires?)\s(?!contact\s?[;,]))|(?:isolation|aislamiento|precautions|precauciones)\s?:\s{0,2})(contact plus|contacto?|droplet|gotas|airborne|a[eé]reo|enteric|standard|universal|enhanced barrier)\b(?=\s*(?:[.;\n]|$|(?:for|due to|because of|given|since)\b|,(?!\s*(?:mrsa|vre|c\.? ?diff|tb|esbl|droplet|contact|airborne|flu)\b)))/gi;
/** "COVID +", "Covid? no". */
const covidSign =
  /\bcovid(?:[- ]?19)?(?:\s?(\+|\(\+\)|\(-\))(?!\s?\/)|\s?\?\s{1,2}(no|neg(?:ative)?|n|yes|pos(?:itive)?|y|unk(?:nown)?)\b)/gi;

/** "Covid swab 11/19 - not detected". */
const covidResult =
  /\b(?:covid(?:[- ]?19)?|sars-?cov-?2|corona ?virus|c-?19)(?:[ :,(–-]{1,3}(?:test|swab|pcr|rapid|antigen|screen|result|status|on|dated?|\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|was|is|came back)){1,5}[ :,(–-]{1,3}(not detected|undetected|none detected|negative|neg|positive|pos|detected)\b/gi;

/** "A covid outbreak on the hall but she tested negative". */
const ownResult =
  /\bcovid\b[^.;\n]{0,50}\b(?:but|and|though),?(?: (?:s?he|they|pt|patient|resident|decedent)(?:['’]s| is| was| has)?)?(?: (?:been|just|last|also|always|has|since|then|tested|test|came back)){0,3} (neg(?:ative)?|pos(?:itive)?)\b/gi;

export function signedCovid(text: string): SaidInfection[] {
  const results = [...text.matchAll(covidResult), ...text.matchAll(ownResult)].map((match) => ({
    field: "covidStatus" as const,
    value: /^(?:pos|detected)/i.test(match[1] ?? "") ? "Positive" : "Negative",
    start: match.index,
    end: match.index + match[0].length,
    confidence: 0.82,
    length: 2,
  }));
  const signs = [...text.matchAll(covidSign)].map((match) => {
    const said = (match[1] ?? match[2] ?? "").toLowerCase();
    const value = said.startsWith("u") ? "Unknown" : /\+|^[yp]/.test(said) ? "Positive" : "Negative";
    return {
      field: "covidStatus" as const,
      value,
      start: match.index,
      end: match.index + match[0].length,
      confidence: 0.82,
      length: 2,
    };
  });
  return [...results, ...signs];
}

const lifted =
  /^[\s,]{0,2}(?:(?:was|were|has been|have been|had been|is|are|got|now|since|already) ){0,2}(?:lifted|discontinued|d\/?c['’]?d|removed|off\b|stopped|ended|cleared|over\b|cancell?ed|no longer)/i;

/** "Covid + on 1/4, still droplet". */
const stillOn = /\b(?:still|so|now) ((?:droplet|airborne)(?: ?[/+&] ?contact)?)\b(?=\s*(?:[.,;\n]|$))/gi;

/** "MRSA positive": the crew must know of it, whatever else is said. */
const germ =
  /\b((?:mrsa|vre|esbl|cre|c\.? ?diff|norovirus|rsv|influenza(?: [ab])?|scabies)(?: positive|\s?\+| pos\b)(?:(?: in (?:the |her |his )?| )(?:nares|nose|wound|sputum|urine|blood))?)(?!\s*(?:,|\/|&|and)\s*(?:contact|droplet|airborne))/gi;

/** "C diff tho so gown n gloves": a contagion for which the crew is told to dress. */
const dressed =
  /(?<![\p{L}\d])(c\.? ?-?diff(?:icile)?|mrsa|vre|esbl|cre|tb|scabies|noro(?:virus)?|shingles|rsv)(?![\p{L}\d])([^.;\n]{0,30}?)(?<!\p{L})(?:gowns?|gloves?|n-?95s?|masks?|ppe|suit up)(?:(?: ?(?:,|\/|&|\+|n|and) ?)(?:gowns?|gloves?|n-?95s?|masks?|eye ?wear|goggles|booties))*(?!\p{L})/giu;
const deniedBefore = /\b(?:no|not|without|neg(?:ative)?|denies|cleared|history of|hx)\b[^.;\n]{0,16}$/i;
const deniedBetween = /\b(?:no|not|neg(?:ative)?|cleared|ruled out|resolved)\b/i;

/** As written, with the dress where nothing but a sign stands between; less sure than what names the precautions. */
function dressedFor(text: string): SaidInfection[] {
  return [...text.matchAll(dressed)].flatMap(({ index, 0: said, 1: contagion = "", 2: between = "" }) => {
    if (deniedBefore.test(text.slice(Math.max(0, index - 30), index)) || deniedBetween.test(between)) return [];
    const value = /^[\s,/&+–-]{1,3}$/.test(between) ? said : contagion;
    const field = "infectionPrecautions" as const;
    return [{ field, value, start: index, end: index + value.length, confidence: 0.68, length: 1 }];
  });
}

export function namedPrecautions(text: string): SaidInfection[] {
  const found = dressedFor(text);
  for (const match of text.matchAll(precaution)) {
    // "Neutropenic isolation was lifted".
    if (lifted.test(text.slice(match.index + match[0].length, match.index + match[0].length + 30))) continue;
    if (/\b(?:no|not|without|never)\s+(?:\w+\s+)?$/i.test(text.slice(Math.max(0, match.index - 20), match.index)))
      continue;
    found.push({
      field: "infectionPrecautions" as const,
      value: match[1] as string,
      start: match.index,
      end: match.index + match[0].length,
      confidence: 0.85,
      length: 2,
    });
  }
  for (const match of [...text.matchAll(isolated), ...text.matchAll(stillOn), ...text.matchAll(germ)])
    found.push({
      field: "infectionPrecautions" as const,
      value: match[1] as string,
      start: match.index,
      end: match.index + match[0].length,
      confidence: 0.82,
      length: 2,
    });
  return found;
}
