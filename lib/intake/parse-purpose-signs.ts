// Signs that tell a report of a death from talk about something else: its hour, the work asked for, and words of other trades.
import { readMisspelt } from "./parse-label-spelling";
import { readLabel, splitWords as splitLabel } from "./parse-labels";
import { jointAfter, matchPhrase, type PhraseBook, phraseBook, type Words } from "./parse-phrases";
import { kinWords, owners, petDeaths, petLosses, petTrades, petWords } from "./words/purposes";
import { quick } from "./parse-quick-pattern";

export const bornThen = /\b(?:d\.?o\.?b|born|birth)\W{0,12}\d|\bb\.? ?\d{1,2}[/-]\d{1,2}[/-](?:19)?\d\d\b/i;

/** "Born ... 2012": a person's birth is told with its day, a young animal's with the year alone. */
export const bornInYear = /\b(?:d\.?o\.?b|born|birth)\b[^\d\n]{0,24}(?:199[6-9]|20\d\d)(?=[ \t]*(?:[,;.|\n]|$))/i;

/** "Passed 2 am", "exp 0120". */
export const diedThen = quick(
  /\b(?:passed|expired|died|exp'?d?|pron(?:'?d|ounced)?)\W{1,3}(?:at |@ ?|around )?\d{1,2}(?::\d\d|\d\d(?:[ap]m?)?\b| ?[ap]\.?m?\b)|\bgone \d{4}\b/i,
);

/** "Mrs. Tuttle of room 9 died." */
export const namedDeath =
  /\b(?:Mrs?|Ms|Miss|Sra?)\.? \p{Lu}\p{Ll}+[^.?\n]{0,60}\b(?:died|expired|passed away|has passed)\b/u;

export const diedOn =
  /\b(?:passed(?: away)?|expired|died|death|d\.?o\.?d|t\.?o\.?d|pronounced|exp)\b\W{0,12}(?:(?:at|on|this|about|around|is|was|time|date|today|tonight|yesterday)\W{1,3}){0,4}\d|\b(?:passed|expired|died|death|pronounced)\b[^\n]{0,60}?\b(?:\d{1,2}:\d\d|\d{3,4} ?h(?:ou)?rs|\d{1,2} ?[ap]\.?m\b|\d{1,2}\/\d{1,2}\b)|\b(?:nok|next of kin)\b[^\n]{0,40}\d{3}/i;

/** "Died at home about 2", "gone at 4:15", "time of death": a death with its hour or day. */
export const tellsHour =
  /\b(?:passed(?: away)?|died|expired|pronounced|tod|time of death|dod|date of death)\b(?! (?:it|on|your|its|only|the|us|you|to)\b)[^.\n?]{0,40}?(?:\d{1,2}:\d\d|\b\d{1,2} ?[ap]\.?m|\b\d{4}\b|\b(?:today|tonight|yesterday|this (?:morning|afternoon|evening)|last night|just now|\d{1,2}\/\d{1,2})\b)/i;

/** "Jim passed.", "he passed like 10 mins ago": the word is a death's wherever nothing is handed on by it. */
const passedAlone =
  /\bpassed(?=\s*(?:[.,;!)]|\n|$|\d)|,? (?:like|just|about|away|last|early|earlier|late|peacefully|suddenly|quietly|sometime|within|while|right|before|after|a (?:little|few|couple|bit)|an|maybe|not|and|so|two|ten|twenty|half|now|already|with (?:her|his|the|their|us|family)|n(?:ear|ow)|@|w\/)(?![\p{L}]))/iu;

/** "Dr. Whitlock the vet died last night", not "Dr. Hall said that the cat died". */
const titledDeath =
  /\b(?:Dr|Mrs?|Ms|Miss|Sra?|Prof|Rev|Fr|Sgt|Officer)\.? \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?([^.?\n]{0,60}?)\b(?:died|expired|passed)\b(?! (?:me|us|the|it|on|along|your)\b)/gu;
const ofOthers =
  /['’]s\b|\b(?:said|says|told|called|calls|reports?|reported|that|whose|her|his|our|my|dogs?|cats?|horses?|pets?|puppy|foundation|fund)\b/i;

export const tellsPassing = (text: string): boolean => passedAlone.test(text);

export function namesTitled(text: string): boolean {
  return (
    /\b(?:died|expired|passed)\b/.test(text) &&
    [...text.matchAll(titledDeath)].some(([, between = ""]) => !ofOthers.test(between))
  );
}

/** What dies, passes, expires or is ready and is no person: an engine, an exam, a policy, a van in the shop. */
const things = quick(
  /\b(?:(?:freezer|fridge|refrigerator|battery|phone|cell|laptop|computer|printer|fax|server|furnace|heater|boiler|generator|engine|motor|car|truck|van|hearse|suv|tractor|mower|line|signal|power|internet|wifi|tv|radio|plant|tree|polic(?:y|ies)|domain|licen[cs]e|subscription|coverage|registration|tags|lease|card|contract|warranty|permit|passport|password|certificate|certification|membership|coupon|offer|trial|insurance|agreement|link|code|token|quote|order|prescription|pizza|food|results)(?: (?:has|have|had|is|are|was|were|just|will|about|to|be|already|now|all)){0,4} (?:died|dead|expired?|expires?|expiring|gone|passed|ready(?: (?:for|to) (?:pick ?-?up|be picked up|go))?)|(?:time|years?|months?|days?|weeks?|bill|law|deadline|storm|moment|danger)(?: (?:has|have|had))? passed(?!\W{0,3}(?:at |on |about |around |approx\w* )?\d)|(?:i|we|you)(?: (?:just|finally|already|have|had))? passed(?! away)|passed (?:the|my|his|her|our|your|a|an|all) (?:\w+ )?(?:boards?|exams?|tests?|bar|inspection|class|course|stones?|gas|threshold|audit))\b/gi,
);

/** The text without what is said of things. */
export const withoutThings = (text: string): string => text.replace(things, (said) => " ".repeat(said.length));

/** "Left 4.2 million USD in a security company": letters that promise a fortune name a sum and what is to be done with it. */
const sum =
  /[$€£] ?[\d.,]+ ?(?:mm?|million|billion)\b|\b[\d.,]+ ?(?:million|billion)\b|\b(?:usd|us\$) ?[\d.,]{4,}|[$€£]\d{1,3}(?:,\d{3}){2}/i;
export const promisesFortune = (text: string): boolean => sum.test(text);

/** "Has the death certificate for Harold Finch been filed yet?" */
export const asksOfPapers =
  /\b(?:ha(?:s|ve)|is|are|when (?:will|can|do|does)|any (?:word|news|update) on)\b[^.?\n]{0,50}\b(?:death certificates?|certified copies|ashes|cremains|urn)\b[^.?\n]{0,60}\b(?:filed|signed|ready|registered|back|available|come in|yet|get|pick(?:ed)? up)\b[^.?\n]{0,24}\?|\b(?:death certificates?|certified copies|ashes|cremains)\b[^.?\n]{0,50}\b(?:came in|(?:are|is) (?:ready\b|in(?=\s*(?:[.,;?!)]|yet\b|$)))|ha(?:s|ve) (?:come|arrived)|(?:has been |was |is )(?:rejected|returned|amended))/i;

/** "Decedent: nobody yet", "Who passed? no one": the line for the dead says that there is none. */
export const namesNobody =
  /\b(?:decedent|deceased|who (?:has )?(?:passed|died)|loved one|difunto)\b[^\n\p{L}]{1,20}(?:nobody|no[ -]one|no death|nadie)\b(?! (?:\w+ )?(?:knows?|is|was|with|there|there['’]?s|told|could|can|has|else|claimed|at|on|in)\b)/iu;

/** "Body of Carl Ames", "ME released", "Mr. Fry, cleared by police", "morgue, released": a body lies ready somewhere. */
export const tellsBody =
  /\b(?:[Bb]ody of|[Rr]emoval (?:for|of)) (?:Mrs?\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?=,| at\b| from\b| is\b)|\b(?:M\.?E\.?|[Cc]oroner|[Pp]olice|JP) (?:has |have )?(?:released|cleared)\b|\b(?:released|cleared) by (?:the )?(?:M\.?E|[Cc]oroner|[Pp]olice|JP)\b|\b(?:[Ee]xpired|EXPIRED|[Dd]ied|[Rr]eleased?|RELEASED?)\b[^\n]{0,60}\b(?:[Mm]orgue|MORGUE)\b|\b[Mm]orgue\b[^\n]{0,30}\b(?:ready|released)\b|\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}'’]+[^.\n]{0,50}\b(?:[Ee]xp|[Ee]xpired|[Pp]ron)\.? (?:at )?\d{3,4}\b/u;

/** "Please come", "we're at the house", "he's at home": somebody waits where the dead is. */
export const asksComing =
  /\b(?:please|pls|can|could|will|need(?: you)? to|have) (?:you |y['’]?all |someone |somebody |them )?(?:please )?come\b|\bcome (?:now|asap|right away|tonight|to the house|as soon as)\b|\bsend (?:someone|somebody|a van|your (?:van|people|team|driver)|the (?:van|team|driver))\b|\b(?:he|she|we)(?:['’]s| is| are|['’]re) (?:still )?(?:at (?:home|the (?:house|hospital|nursing home|hospice))|(?:in|here in) (?:his|her|the) (?:bed|room|chair))/i;

/** Who asks: "what time", "wants to know", "thank you". */
export const asksAnything =
  /\?|\b(?:ask(?:s|ing|ed)|want(?:s|ed|ing)? to (?:know|send|order|see)|wonder|question|inquir|thank)/i;

/** "Are you calling to report a death?" "No, …" */
export const asksOfDeath =
  /\b(?:report(?:ing)? a (?:death|passing)|(?:has|did) (?:some(?:one|body)|any(?:one|body)|there)\b[^?\n]{0,24}\b(?:passed|died|pass|die|death)(?: away)?)\?[^\n]{0,20}\n[^\n:]{0,30}: *(?:oh,? ?)?(?:no|nope)\b/i;

export const saysNoDeath =
  /\b(?:no(?:body|[ -]one)(?:['’]?s| has)? (?:passed|died)|no(?:t a)? death|nobody (?:passed|died)|no first calls?\b|we only (?:take|care)|not calling about a death)/i;

/** "Mr. Teague": a person who is spoken of with respect. */
export const titled =
  /\b(?:[Mm](?:rs?|s)|MRS?|MS|Miss|MISS|[Ss](?:r|ra|eñor|eñora)|SRA?)\b\.? \p{Lu}|\b(?:mrs?|sra)\b\.? \p{Ll}/u;

/** "9:28a wrong number. Lady looking for the thrift store": said at once, it settles the call. */
export const wrongNumber = /^[^\n]{0,60}?\bwrong (?:number|nbr|num|no\b|#)/i;

/** A line of a form that names the animal: "Type: horse, 26 yrs". */
export const animalType =
  /(?:^|\n)\W*(?:type|species|animal|breed)\W{1,4}(?:horse|pony|dog|cat|cow|goat|bird|rabbit|canine|feline)\b|\b(?:dog|cat|horse|pony|bird|rabbit)\b[^.\n]{0,24}\bnot (?:a|one of (?:our|the)) (?:resident|patient|person|human)/i;

/** "Relationship: owner", "Vet is Dr. Sams", "her vet", "human companion": what is said of animals alone. */
export const petSaid = quick(
  /\b(?:relation(?:ship)?|caller|reported by)\W{1,4}(?:pet )?(?:owner|pet parent)\b|\bvet(?:erinarian)?(?: is|:| was|,)? (?:is )?dr\b|\b(?:spayed|neutered|microchip(?:ped)?|leash|litter box|fur baby|paw print)\b|\b(?:emergency|on[- ]?call) vet\b|(?<!\bthere )\b(?:is|was|it['’]s|it is about|it['’]s about|it was) (?:her|his|their|my|our|a|an) (?:\w+ ){0,2}(?:dog|cat|puppy|kitten|horse|pony|shepherd|retriever|labrador|lab|poodle|beagle|bulldog|terrier|collie|husky|dachshund|rottweiler|mastiff|chihuahua|pit ?bull|parrot|rabbit)\b/i,
);

/** "Just a quote for now, nothing has happened." */
export const stillAlive =
  /\bnothing has happened(?: yet)?\b|\b(?:is|are) still (?:alive|living|with us)\b|\b(?:pric(?:es?|ing)|quotes?|costs?|how much|plan(?:ning)? ahead|pre-?plan\w*)\b[^\n]{0,160}\bstill (?:alive|with us|hanging on|living)\b|\bhas(?:n't| not) (?:died|passed)(?: away)? yet\b|\bjust (?:a|for a|want a|need a) (?:quote|price)\b/i;

/** "Removal please", "need a p/u", "please pick up Ed Bond": the work itself is asked for. */
export const asksRemoval =
  /\b[Rr]emoval,? (?:please|pls)\b|\b[Rr]elease of (?:Mrs?\.? )?(?!Info|Liab|Lien|Rec|Med|Claim|Mort)\p{Lu}\p{Ll}+ \p{Lu}|\b[Nn]eed(?:s|ed|ing)? (?:a |an |one )?(?:p\/u|pu|removal|transport)\b|\b[Pp](?:lease|ls) (?:pick ?up|remove|p\/u) (?:Mrs?\.? )?\p{Lu}\p{Ll}+ \p{Lu}(?![^.\n]{0,60}\b(?:list|mailing|e-?mails?|distribution)\b)|\b(?:need|needs|have|has|going) to (?:get|pick up|fetch|collect) (?:Mrs?\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,| from| at)|\b[Pp](?:lease|ls) come (?:out )?to [^\n;]{4,90} for (?:Mrs?\.? |Ms\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

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
const givenNames = /^(?:kitty|bunny|cat)$/;

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

const nextLabel = /\n[^\n:]{2,40}[:?]/y;

/** "Family present: No" above "Removal needed: 8:30 AM": the words end one line's value and begin the next line's label. */
function isTornByLabel({ text, starts, ends }: Words, at: number, length: number): boolean {
  const line = text.slice(starts[at], ends[at + length - 1]).indexOf("\n");
  nextLabel.lastIndex = (starts[at] ?? 0) + line;
  return line >= 0 && nextLabel.test(text);
}

/** How many different phrases of a list stand in the text. */
export function countPhrases(words: Words, book: PhraseBook<string>): number {
  const found = new Set<string>();
  let at = 0;
  while (at < words.folded.length) {
    const hit = matchPhrase(book, words, at);
    if (hit && !isTornByLabel(words, at, hit.length)) found.add(words.folded.slice(at, at + hit.length).join(" "));
    at += hit?.length ?? 1;
  }
  return found.size;
}

const pets = phraseBook({ pet: petWords });
const petEnds = phraseBook({ death: petDeaths });
const petStarts = phraseBook({ loss: petLosses });
const owning = new Set(owners.split(", "));
const trades = new Set(petTrades.split(", "));
export const kin = phraseBook({ kin: kinWords });

/** "Gato, Luis", "Sam Cat", "Kitty Barker": an animal's name that a person bears. */
function isSurname(words: Words, at: number): boolean {
  const isTitle = (index: number) =>
    /^\p{Lu}\p{Ll}/u.test(words.text.slice(words.starts[index], (words.starts[index] ?? 0) + 2));
  if (!isTitle(at)) return false;
  const before = words.text.slice(words.ends[at - 1] ?? 0, words.starts[at]);
  const behind = words.text.slice(words.ends[at], words.starts[at + 1]);
  return (
    (isTitle(at + 1) && behind === ", ") ||
    (givenNames.test(words.folded[at] ?? "") && isTitle(at + 1) && behind === " ") ||
    (at > 0 && before === " " && isTitle(at - 1) && !owning.has(words.folded[at - 1] ?? ""))
  );
}

/** Whether an animal is the one that died: "our cat Mittens passed away", "lost her dog". */
export function isAboutPet(words: Words): boolean {
  for (let at = 0; at < words.folded.length; at += 1) {
    const pet = matchPhrase(pets, words, at);
    if (!pet || isSurname(words, at) || trades.has(words.folded[at + pet.length] ?? "")) continue;
    if (words.text[(words.starts[at] ?? 0) - 1] === "(" && words.text[words.ends[at + pet.length - 1] ?? 0] === ")")
      return true;
    let before = at - 1;
    while (
      before >= at - 4 &&
      (owning.has(words.folded[before] ?? "") ||
        /^(?:\d+|lbs?|pounds?|yrs?|years?|old|sweet|little|big)$/.test(words.folded[before] ?? ""))
    )
      before -= 1;
    const losses = [before, before - 1].filter((start) => start >= 0);
    if (
      jointAfter(words, before) !== "break" &&
      losses.some((start) => matchPhrase(petStarts, words, start)?.length === before - start + 1)
    )
      return true;
    // A name or two may stand between: "my golden retriever Max had to be put down".
    for (let near = at + pet.length; near <= at + pet.length + 5; near += 1) {
      if (near > at + pet.length - 1 && jointAfter(words, near - 1) === "break") break;
      if (matchPhrase(petEnds, words, near)) return true;
      if (
        matchPhrase(kin, words, near) ||
        /^(?:and|who|when|because|with|in|is|found|beside|him|them)$/.test(words.folded[near] ?? "")
      )
        break;
    }
  }
  return false;
}

/** "A transfer, not a removal from the place of death … Take to": another drive is ordered all the same. */
export const ordersDrive =
  /\b(?:transfer|transport|livery|ship[- ]?out|one[- ]way|conveyance)\b[^]*(?:^|[\n.;]\s*)(?:take|bring|deliver|drop|going|goes|to go|ship)(?: (?:him|her|them|remains|body))? to\b/im;
