// Finds the address of the dead person's own home where it is told in passing: "died at her home, 44 Possum Trot Rd".
import { findAddresses } from "./parse-addresses";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const ownHome = quick(
  /\b(?:died|passed(?: away)?|expired|found|where|death|location|loc|at|in|lives? (?:with [a-z]+ )?in|remove from|pick-?up)[\s:,.-]{1,12}(?:at |in |from )?(?:his|her|their|own|pt['’]?s)(?: own)? (?:home|house|residence|farm|farmhouse|condo|apartment)(?: at| is| located at)?[\s,:(-]{1,3}(?=\d)/gi,
);
const homeBehind =
  /^\s*[-–—,(.]\s*(?:(?:that|this|it|which)(?: is|['’]s) )?(?:his|her|their|(?:the )?(?:pt|patient|decedent|deceased|resident)(?:['’]?s)) (?:own )?(?:home|residence|house)\b(?! (?:health|phone))/i;

const diedThere =
  /^[\s,.;]{0,3}(?:(?:and|s?he|they|where|that['’]?s where|which is where) ){1,3}(?:died|passed(?: away)?|expired|was found|is still|remains)(?: \p{L}+){0,3}? (?:there|here)\b|^[\s,.;]{0,3}(?:(?:and|that['’]?s|which is) )?where (?:s?he|they) (?:died|passed|expired)\b/iu;

/** Adds it where no label tells the home address. */
export function addOwnHome(sheet: Sheet, text: string): void {
  const known = bestOf(sheet, "homeAddress");
  if (known) {
    if (!bestOf(sheet, "deceasedLocation") && diedThere.test(text.slice(known.end, known.end + 60)))
      addReading(sheet, "deceasedLocation", { ...known, value: "Residence", confidence: 0.7 }, 0, {});
    return;
  }
  const add = (address: ReturnType<typeof findAddresses>[number], offset: number) =>
    addReading(sheet, "homeAddress", { ...address, confidence: 0.82 }, offset, {});
  for (const match of text.matchAll(ownHome)) {
    const at = match.index + match[0].length;
    const [address] = findAddresses(text.slice(at, at + 110));
    if (address && address.start === 0) return void add(address, at);
  }
  if (!/\b(?:home|residence|house)\b/i.test(text)) return;
  const address = findAddresses(text).find(({ end }) => homeBehind.test(text.slice(end, end + 40)));
  if (!address) return;
  add(address, 0);
  if (!bestOf(sheet, "deceasedLocation"))
    addReading(sheet, "deceasedLocation", { ...address, value: "Residence", confidence: 0.7 }, 0, {});
}
