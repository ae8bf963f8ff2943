// Finds who served and who did not where no phrase of words can tell it: "Navy, WW2.", "USMC 1951-53", "husband was a vet, she was not".
import type { Reading } from "./parse-span";

interface SaidService extends Reading {
  field: "isVeteran";
  /** How many words of a statement it counts for. */
  length: number;
}

/** "Husband was vet, pt was not", "her husband was Navy but she was not in the service": not the dead. */
const servedNot =
  /\b(?:vet|veteran|military|army|navy|marines?|air force|the service|served)\b[^.;\n]{0,16}?[,;]? ?(?:but |and |though |tho )?(?:s?he|pt|patient|decedent|deceased|resident|mom|mother|herself|himself)(?: (?:was|is|did|were|had)(?: not|n['’]?t)\b|['’]s not\b| never\b)(?=\s*(?:[.,;)\n]|$|(?:in|a|ever|she|he)\b))/gi;
const ofKin =
  /\b(?:husb(?:and|\.)?|hubby|wife|spouse|sons?|daughters?|dad|father|brothers?|sisters?|widower|family)\b[^.;\n]*$/i;
const namesTheDead = /\b(?:pt|patient|decedent|deceased|resident)\b/i;

/** A branch with its war, its years or a yes behind it, and nothing else: "Army, yes", "Navy WW2", "USMC 1951-53". */
const branchAlone =
  /(?<=^|[.;\n|]\s{0,3}|\s--?\s)(?:(?:US|U\.S\.|retired|ret\.?|ex-?|former) )?(?:army(?: air corps)?|navy|air force|usaf|marines?(?: corps)?|usmc|usn|coast guard|uscg|national guard|merchant marines?|seabees|air corps)(?: vet(?:eran)?)?,? ?(?:(?:[-–(] ?)?(?:yes|ww ?(?:2|ii)|world war (?:2|ii|two)|korean?(?: war)?|(?:viet)?nam(?: era| war)?|desert storm|gulf war|cold war|iraq|afghanistan|(?:19|20)\d\d(?: ?(?:-|–|to) ?(?:19|20)?\d\d)?|\d{1,2} (?:yrs?|years))\)?)(?=\s*(?:[.,;|\n)]|--?\s|$))/gimu;

export function saidService(text: string): SaidService[] {
  const denied = [...text.matchAll(servedNot)]
    .filter(({ index, 0: said }) => namesTheDead.test(said) || ofKin.test(text.slice(Math.max(0, index - 60), index)))
    .map((match) => ({ match, value: "NO" }));
  const told = [...text.matchAll(branchAlone)].map((match) => ({ match, value: "YES" }));
  return [...denied, ...told].map(({ match, value }) => ({
    field: "isVeteran",
    value,
    start: match.index,
    end: match.index + match[0].length,
    confidence: 0.86,
    length: 9,
  }));
}
