// Takes out of a text what it says of an animal's death, so that what is left tells whether a person died as well.
import { petWords } from "./words/purposes";

/** Kinds that are no other word as well: "lab", "bird" and "kitty" are too often a room, a name or a person. */
const ambiguous = new Set(
  "lab, bird, kitty, bunny, pup, duck, fish, rat, mouse, boxer, python, persian, loro".split(", "),
);
const animal = `(?:${petWords
  .split(", ")
  .filter((word) => !ambiguous.has(word))
  .toSorted((one, other) => other.length - one.length)
  .join("|")})(?: (?:mix|dog|cat|puppy|mare|gelding))?`;
const trait =
  "(?:sweet|little|small|big|old|older|elderly|beloved|dear|poor|family|pet|show|service|rescue|german|english|french|australian|black|white|brown|yellow|golden|chocolate|tabby|\\d{1,2}[- ]?(?:years?|yrs?|yr|y\\/?o)[- ]?(?:old)?|\\d{1,4}[- ](?:lbs?|pounds?)|\\w{3,9}[- ]year[- ]old)[, ] ?";
const name = `(?:,? (?:named |called )?["“']?(?!(?:and|who|in|on|is|at|found|him|her|them)\\b)\\p{L}{2,12}["”']?){0,2}`;
const died =
  "(?:died|passed|dead|expired|put (?:down|to sleep)|euthani[sz]ed|hit by|run over|se muri[oó]|muri[oó]|falleci[oó]|needs? (?:cremation|to be cremated))";

/** "Her horse Juniper died", "a 12 yr old beagle had to be put down", "su gatito Milo se murió". */
const owned = new RegExp(
  `(?<!\\b(?:and|with|y) )(?:\\b(?:our|my|her|his|their|the|an?|mi|su|nuestr[oa])|['’]s) (?:${trait}){0,3}${animal}${name},? (?:(?:has|had|have|just|was|is|to|be|he|she|who|got|that) ){0,4}${died}(?![\\p{L}])(?! (?:me|us|him|her|by|from)\\b)`,
  "giu",
);

/** "Who died ....... Admiral, a beagle", "Patient: Biscuit (corgi mix)", "Animal: Boots". */
const onForm = new RegExp(
  `(?:^|[\\n|])[ \\t]*(?:(?:pet|animal)[ \\t]*[:=][ \\t]*\\p{L}[^\\n|]{1,30}|[^\\n:.|?]{0,20}\\b(?:died|deceased|decedent|dec|passed|patient|loved one|name|who)\\b[^\\n:|.?]{0,14}(?:[:?|=-]|\\.{2,30})[ \\t.|]*[^\\n|:]{0,24}?(?:\\ban? |[,(] ?)(?:${trait}){0,3}${animal}(?=\\s*(?:[.,;)|\\n\\d]|$)))`,
  "giu",
);

/** The text without the animals that it says have died. */
export const withoutBeasts = (text: string): string =>
  text.replace(owned, (said) => " ".repeat(said.length)).replace(onForm, (said) => " ".repeat(said.length));
