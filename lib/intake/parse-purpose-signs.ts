// Signs that tell a report of a death from talk about something else: its hour, the work asked for, and words of other trades.
import { readMisspelt } from "./parse-label-spelling";
import { readLabel, splitWords as splitLabel } from "./parse-labels";

export const bornThen = /\b(?:d\.?o\.?b|born|birth)\W{0,12}\d/i;

/** "Passed 2 am", "exp 0120". */
export const diedThen =
  /\b(?:passed|expired|died|exp'?d?)\W{1,3}(?:at |@ ?|around )?\d{1,2}(?::\d\d|\d\d\b| ?[ap]\.?m?\b)|\bgone \d{4}\b/i;

/** "Mrs. Tuttle of room 9 died." */
export const namedDeath =
  /\b(?:Mrs?|Ms|Miss|Sra?)\.? \p{Lu}\p{Ll}+[^.?\n]{0,60}\b(?:died|expired|passed away|has passed)\b/u;

export const diedOn =
  /\b(?:passed(?: away)?|expired|died|death|d\.?o\.?d|t\.?o\.?d|pronounced|exp)\b\W{0,12}(?:(?:at|on|this|about|around|is|was|time|date|today|tonight|yesterday)\W{1,3}){0,4}\d|\b(?:passed|expired|died|death|pronounced)\b[^\n]{0,60}?\b(?:\d{1,2}:\d\d|\d{3,4} ?h(?:ou)?rs|\d{1,2} ?[ap]\.?m\b|\d{1,2}\/\d{1,2}\b)|\b(?:nok|next of kin)\b[^\n]{0,40}\d{3}/i;

/** "Died at home about 2", "gone at 4:15", "time of death": a death with its hour or day. */
export const tellsHour =
  /\b(?:passed(?: away)?|died|expired|pronounced|tod|time of death|dod|date of death)\b(?! (?:it|on|your|its|only|the|us|you|to)\b)[^.\n?]{0,40}?(?:\d{1,2}:\d\d|\b\d{1,2} ?[ap]\.?m|\b\d{4}\b|\b(?:today|tonight|yesterday|this (?:morning|afternoon|evening)|last night|just now|\d{1,2}\/\d{1,2})\b)/i;

/** "Are you calling to report a death?" "No, …" */
export const asksOfDeath =
  /\b(?:report(?:ing)? a (?:death|passing)|(?:has|did) (?:some(?:one|body)|any(?:one|body)|there)\b[^?\n]{0,24}\b(?:passed|died|pass|die|death)(?: away)?)\?[^\n]{0,20}\n[^\n:]{0,30}: *(?:oh,? ?)?(?:no|nope)\b/i;

export const saysNoDeath =
  /\b(?:no(?:body|[ -]one)(?:['’]?s| has)? (?:passed|died)|no(?:t a)? death|nobody (?:passed|died)|no first calls?\b|we only (?:take|care)|not calling about a death)/i;

/** "Mr. Teague": a person who is spoken of with respect. */
export const titled =
  /\b(?:[Mm](?:rs?|s)|MRS?|MS|Miss|MISS|[Ss](?:r|ra|eñor|eñora)|SRA?)\b\.? \p{Lu}|\b(?:mrs?|sra)\b\.? \p{Ll}/u;

/** "9:28a wrong number. Lady looking for the thrift store": said at once, it settles the call. */
export const wrongNumber = /^.{0,24}\bwrong (?:number|no\b|#)/i;

/** A line of a form that names the animal: "Type: horse, 26 yrs". */
export const animalType =
  /(?:^|\n)\W*(?:type|species|animal|breed)\W{1,4}(?:horse|pony|dog|cat|cow|goat|bird|rabbit|canine|feline)\b/i;

/** "Relationship: owner", "Vet is Dr. Sams", "her vet", "human companion": what is said of animals alone. */
export const petSaid =
  /\b(?:relation(?:ship)?|caller|reported by)\W{1,4}(?:pet )?(?:owner|pet parent)\b|\bvet(?:erinarian)?(?: is|:| was|,)? (?:is )?dr\b|\b(?:spayed|neutered|microchip(?:ped)?|leash|litter box|fur baby|paw print)\b|\b(?:emergency|on[- ]?call) vet\b|\b(?:is|was) (?:her|his|their|my|our|a|an) (?:\w+ ){0,2}(?:dog|cat|puppy|kitten|horse|pony|shepherd|retriever|labrador|lab|poodle|beagle|bulldog|terrier|collie|husky|dachshund|rottweiler|mastiff|chihuahua|pit ?bull|parrot|rabbit)\b/i;

/** "Just a quote for now, nothing has happened." */
export const stillAlive =
  /\bnothing has happened(?: yet)?\b|\b(?:is|are) still (?:alive|living|with us)\b|\bhas(?:n't| not) (?:died|passed)(?: away)? yet\b|\bjust (?:a|for a|want a|need a) (?:quote|price)\b/i;

/** "Removal please", "need a p/u", "please pick up Ed Bond": the work itself is asked for. */
export const asksRemoval =
  /\b[Rr]emoval,? (?:please|pls)\b|\b[Nn]eed(?:s|ed|ing)? (?:a |an |one )?(?:p\/u|pu|removal|transport)\b|\b[Pp](?:lease|ls) (?:pick ?up|remove|p\/u) (?:Mrs?\.? )?\p{Lu}\p{Ll}+ \p{Lu}(?![^.\n]{0,60}\b(?:list|mailing|e-?mails?|distribution)\b)/u;

/** "She was 91, …": no animal grows so old. */
export const oldAge =
  /(?:\bage[d:]? ?|\b(?:was|is) |, ?)(?:6[5-9]|[789]\d|10\d)(?:[,;.]|\s*$| ?y(?:\/?o|rs?|ears?)\b)/im;

export const inRoom = /\b(?:room|rm|bed|apt)\.? ?#?\d/i;

/** "Are her ashes ready for pickup?" */
export const fetchesAshes =
  /\b(?:ashes|cremains)\b[^.\n]{0,40}\b(?:ready|available)\b|\b(?:more|extra|additional) (?:certified )?(?:copies of )?(?:the )?death cert/i;

/** The foot of a mail: what the house's machine adds to each of them. */
export const mailFoot =
  /\n-- ?\r?\n|\n[^\n]{0,80}\b(?:unsubscribe|confidential(?:ity)?|privileged|intended recipient|do not reply)\b/i;

/** "Kitty Barker": people are called so, too. */
export const givenNames = /^(?:kitty|bunny|cat)$/;

/** A form has so many lines that begin with a label, however they are spelt. */
export const fewestLabels = 6;
const labelled = /(?:^[ \t]{0,8}|\| )(\p{L}[\p{L}.'’ ]{1,24}?)\s?[:=-]/gmu;

export function countLabels(text: string): number {
  const said = new Set([...text.slice(0, 4_000).matchAll(labelled)].map((match) => match[1] as string));
  return [...said].filter((label) => {
    const parts = splitLabel(label);
    return readLabel(parts) !== null || readMisspelt(parts) !== null;
  }).length;
}
