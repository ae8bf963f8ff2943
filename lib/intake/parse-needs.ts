// Finds in running text how many people a removal takes, and the number of a coroner's case.
import type { RequestField } from "@/lib/transports/schema";
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const numbers: Readonly<Record<string, string>> = {
  one: "1",
  single: "1",
  solo: "1",
  "couple of": "2",
  couple: "2",
  two: "2",
  double: "2",
  three: "3",
  four: "4",
  five: "5",
  dos: "2",
  tres: "3",
  cuatro: "4",
};
const number = "(one|single|couple of|couple|two|three|four|five|dos|tres|cuatro|[1-6])";
const hands =
  "(?:man|men|persons?|people|ppl|guys?|fellas?|fellows?|fellers|boys|pers|staff|(?:removal|transport|funeral) (?:techs?|staff|attendants?|people)|attendants?|handlers?|lifters?|techs?|bodies|drivers?|crew(?: ?members?)?|movers?|of (?:you|us|ya|u|y'?all|them|your (?:guys|people|men|staff))|(?:strong|big|able|good|husky|extra|sturdy) (?:ones|men|guys|people|backs|fellas|fellows|techs|attendants|staff)|personas|hombres)";
const fewHands = leanPattern(String.raw`${number} (?:guys|techs|men|fellas|ppl|people|attendants|hands)`, "i");
const fewHandsAlone = leanPattern(
  String.raw`(?:^|[.,;|\n:(]\s*|\s{2,}|\s--?\s|\d:\d\d\s)${number} (?:guys|techs|men|fellas|ppl|people(?= (?:if|please|pls|minimum|would|at least))|attendants|hands(?= (?:if|please|pls|minimum|would|at least)))(?=\s*(?:[.,;|\n)]|$|-\s|,? s?he'?s|if (?:you|u|y'all) (?:can|have)[^.;\n]{0,16}|if possible|please|pls|minimum|would help|at least))`,
  "i",
);
const crewPatterns: readonly RegExp[] = [
  leanPattern(
    String.raw`\b(?:needs?|send|bring|ask(?:s|ed|ing)? for|takes?|tak(?:e|ing)|use|requires?|required|sending|wants?|recommend|plan (?:on|for)|have|come with|at least|minimum(?: of)?|requests?|requesting|means?|calls? for|traigan|manden|necesitan?)\s+(?:[a-z']{1,9}[, ]+){0,4}?(?!(?:one|single) of )${number}[- ]${hands}\b`,
    "i",
  ),
  leanPattern(
    String.raw`\b(?:needs?|req(?:uest(?:s|ing)?)?|send(?:ing)?|bring(?! one\b)|come with|i'd take|i'd send|i'd bring|it'?ll take|takes?|will take|plan (?:on|for)|figure on|count on|please send|pls send|min|minimum(?: of)?|at least|crew(?: of| size| x|:)?|team of|crew\/)\s+(?:a |at least |minimum |min )?${number}(?=\s*(?:[.,;:)&!\n]|$|-> |- |please\b|pls\b|if\b|and\b|ok(?:ay)?\b|is (?:ok(?:ay)?|fine|enough|plenty)\b|on account of\b|because\b|due to\b|since\b|as (?:he|she|it)\b|for the (?:stairs|steps|weight|size)\b|w\/ (?:the|a) |with (?:the|a) (?:stair|cot|lift)|to\b(?! (?:\d|h))|at (?:the )?(?:cargo|dock|door|scene|house)\b|for (?:this|(?:the )?lift|him|her|lifting|transfer)|at least))`,
    "im",
  ),
  leanPattern(
    String.raw`\b${number}[- ]?(?:man|men|persons?|pers|people|attendants?|transporters?|ppl|staff|drivers?|techs?|guys?|fellas?|fellows?|handlers?|movers?|crew members?|hands|of you)[- ](?:crew|team|lift|job|call|removal|transfer|carry|(?:can|could|should be able to) (?:manage|handle|do|lift|get|move)(?! not)|(?:is |are |will be |should be |would be )?(?:all you(?:['’]ll)? need|ok|okay|fine|needed|required|adequate|enough|sufficient|plenty|minimum|min|please|pls|recommended|necessary|will do))\b`,
    "i",
  ),
  leanPattern(String.raw`(?:^|[/|;]|\s-)\s*${number}[- ]?(?:man|men|person|ppl)(?=\s*(?:[/|;.,\n]|-\s|$))`, "i"),
  leanPattern(String.raw`\b(?:crew|team) of ${number}\b`, "i"),
  leanPattern(
    String.raw`(?<=\b(?:needs?|send|bring|tak(?:e|ing)|wants?|use|with)\s[^.,;:\n]{2,32}\s(?:\+|&|and|plus|n)\s(?:at least |about )?)${number} (?:men|guys|people|ppl|techs|attendants|persons|staff|hands|fellas|drivers|lifters|helpers|of (?:you|us))(?=\s*(?:[.,;)!\n]|$|-|please|pls|if|to (?:lift|carry)))`,
    "i",
  ),
  leanPattern(String.raw`(?:^|[.;\n]\s*)(?!one )${number} of (?:you|y['’]?all)(?=\s*(?:[.;)!\n]|$))`, "i"),
  leanPattern(
    String.raw`\b(?:hence|so|thus|get help so) (?:at least )?${number} (?:men|guys|people|ppl|techs|attendants)(?=\s*(?:[.,;)\n]|$))`,
    "i",
  ),
  leanPattern(
    String.raw`\b(?:help|backup|a hand|hands)[.,;!–-]{1,2} (?:at least )?${number}(?= (?:plus|and (?:the|his|her)|of (?:you|us)|should|would|will|can|ought)\b)`,
    "i",
  ),
  leanPattern(
    String.raw`\b(?:extra|more|additional|enough|some) (?:help|hands|people|men|staff|crew|muscle)(?: (?:needed|required|wanted|advised|requested|please))?\b[,;:]?[ (-]{1,3}(?:at least |minimum |min |about |total |so )?${number}\b(?=\s?(?:people|persons?|men|guys|total|in all|min\b|minimum|at least|\)|[.;\n]|$))`,
    "i",
  ),
  /\b(?:better|let['’]?s|i['’]d|you(?:['’]d| should| better)) make (?:it|that) (two|three|four)(?=\s*(?:[.;)\n]|$|men\b|people\b|of\b))/i,
  leanPattern(String.raw`\b${number} (?:to|for the|for) (?:lift|carry)(?=\s*(?:[.,;)\n]|$|him\b|her\b|please\b))`, "i"),
  leanPattern(String.raw`\blifts? (?:\p{L}+ )?(?:with|w\/) ?${number}(?=\s*(?:[.,;)\n]|$))`, "iu"),
  leanPattern(
    String.raw`\b${number} (?:removal |transport )?(?:attendants?|techs?|people|persons?|men|drivers?|staff|crew members?|fellows?) (?:(?:at|as) (?:an? |the |very )?)?(?:minimum|min|least)\b`,
    "i",
  ),
  leanPattern(String.raw`\b(?:a |need |send )?(double|two)[- ](?:crew|team)\b`, "i"),
  /\b(?:going|rolling|coming|run(?:ning)?|do(?:ing)? (?:it|this one)) (solo)\b/i,
  leanPattern(
    String.raw`\b(?:bring|send)\b[^.;\n]{3,40}, (?:i['’]d say|i would say|say|maybe|probably|at least) ${number}(?=\s*(?:[.;,\n"”]|$))`,
    "i",
  ),
  /\b(solo) (?:removal|call|job|pick-?up|transfer|transport|driver|crew|(?:is )?(?:ok(?:ay)?|fine)(?![:?]? ?(?:no|n)\b)|can (?:do|manage|handle))\b/i,
  leanPattern(
    String.raw`(?<![\p{L}\d/.-])${number}[- ](?:man|person)\b(?! ?(?:s\b|['’]|rooms?|suite|house\w*|home|family|families|beds?|bedroom|apartments?|apt|tent|elevator|show|facility|units?|wards?|board|panel|committee|limit|max|at a time|in|at|on|with|from|who|is|was|can (?:not|be)|table|seat|car|office|operation|business|shop|here|there|called|waiting))(?=[\s.,;:!)]|$)`,
    "iu",
  ),
  leanPattern(
    String.raw`\b${number}[- ](?:man|men|persons?|people|attendants?|ppl|guys?|techs?|personas)(?: \+ (?:a )?cot)? (?:(?:can|should|could|must|to) (?:do it|come|handle it|lift)|needed|req'?d|reqd|required|minimum|min|please|pls|ok|okay|fine|will do|enough)\b`,
    "i",
  ),
  fewHandsAlone,
  leanPattern(
    String.raw`\b(?:so|that'?s|yep|yes|yeah|ok|makes|means|figure|figur(?:ing|in['’]?)|think(?:ing|in['’]?)?|guess|say|probably|better be) (?:at least )?(?!one )${number} of (?:you|us|u|y'?all)\b(?! (?:are|were|here|there|at|who|have|(?:can|will|would|could|might|may|plan to) be))`,
    "i",
  ),
  leanPattern(String.raw`\b${number}-(?:man|person) (?:hosp|res|nh|removal|house|call|job|home)\b`, "i"),
  leanPattern(String.raw`\b(?:se )?(?:necesitan?|ocupan?|manden|traigan) (?:a )?${number} personas\b`, "i"),
];
/** "You can't do it alone", "come with a partner": two in all. */
const notAlone =
  /\b(?:(?:can['’]?t|cannot|won['’]?t|couldn['’]?t|not|don['’]?t) (?:be able to )?(?:be(?= (?:done|lifted|moved|handled|carried) )|do|lift|move|carry|manage|handle|come|send|get|try|want to do)(?:(?: it| him| her| this| that| one| anyone| to do| be done| done| lifted| moved| handled| carried| a job for one)){0,2} ?(?:alone|by (?:yourself|himself|themselves|one person)|solo|single-?handed)|(?:one|1) (?:man|person|guy|driver|tech|attendant) (?:can['’]?t|cannot|won['’]?t|isn['’]?t|is not|alone|will not)\b|not a (?:one|1)[- ](?:man|person) (?:job|call|removal|lift)|(?:come|bring|arrive|show up|send him|send them|have|need|want|take)(?: along| over)? (?:with )?(?:a |an extra |some |another |an additional )(?:partner|helper|buddy|pair of hands|set of hands|second set of hands|hand with you|man with you|assistant|person with (?:you|him|her|them))|send (?:some )?(?:an extra |extra |another )(?:hand|hands|man|guy|person|help|helper|body|tech|set of hands|pair of hands)\b|(?:send|bring) (?:partner|helper|backup|back-up|help to lift)|two[- ]hander|2[- ]hander)\b/i;
/** "You will want a second man": two in all. */
const second = quick(
  /\b(?:want|need|needs|bring|send|with|w\/|plus|take|have) (?:you )?(?:an? |one |1 )?(?:second|2nd|extra|additional|helper|1 helper|one helper)\s?(?:man|person|pair of hands|tech|guy|attendant|helper|hand)?\b(?! ?(?:leg|stop|trip|run|call|opinion|cot|vehicle|van|car|trip|copy|set|sheet|bag|pouch))/i,
);

const officeWords =
  /\b(?:jurisdiction|JURISDICTION|[Ii]nquest|[Cc]oroner'?s?|CORONER'?S?|MED(?:ICAL)? (?:EXAM(?:INER)?|INVESTIGATOR)|[Mm]ed(?:ical)? (?:[Ee]xam(?:iner)?|[Ii]nvestigator)'?s?|ME|M\.E\.|M E|OCME|MEO|MEI|OME|MDI|OMI|me(?= (?:has|took|is|was|inv|case|office|called|notified|declined|released|accepted|number)\b)|forense|FORENSE|forensic|pathology)\b/;
const caseNumber = quick(
  /\b(?:(?:case|file|log|ref(?:erence)?|inquest|n[uú]mero|caso|ME(?!\d)|MEO|MEI|OME|MDI|OCME|OMI|M\.E\.|coroner'?s?)\s*(?:(?:case|report|file|log|ref)\s*)?(?:no\.?|number|num|#|nr)?\s*(?:is\s+|:\s*|=\s*)?(?:(?:on|for) (?:it|him|her|this(?: one)?) (?:is |was )?)?#?_?|(?:released|declined|waived|accepted|dec|rel)\s*(?:,|[-–/(])?\s*(?:\(?\s*(?:case|ref(?:erence)?|no\.?|number|#)\s*(?:no\.?|#|number)?\s*)?|(?:number|no\.?|#) (?:that )?(?:he|she|they|the (?:coroner|investigator|office)) gave(?: (?:us|me|out))?,? (?:is|was)? ?|gave (?:us|me|them|him|her|out) (?:(?:a |the |their )?(?:case |file |reference )?(?:number|no\.?|#) (?:of )?)?|(?:jurisdiction|taking (?:it|him|her)|(?:took|has) it|let (?:it|him|her) go),? (?:under )?(?:number|no\.?|#) ?|(?:their|our|(?<=(?:coroner|examiner|ME|me|office|county)['’]s )) ?(?:case |file |log |reference )?(?:number|no\.?|#) (?:(?:for|on) (?:it|him|her|this(?: one)?|the case) )?(?:is|was)\s+|(?:taking|took|taken|has|have|opened) (?:the |this )?case,? (?:under |and (?:the |our |their )?)?(?:case )?(?:number|no\.?|#) (?:is )?|(?:released|taken|took|accepted|logged|declined|jurisdiction)[^.;\n\d]{0,24} under (?:their )?(?:(?:case|file|number|no\.?|#) ?){0,2}|jurisdiction,? (?:our )?(?:case )?number (?:is )?)((?:[A-Z]{1,4}-?)?\d{2,4}(?:-?[A-Z]{1,4})?(?:-| dash )\d{2,6}(?:-[A-Z]{1,2}\b|-\d\d\b)?)(?![\d-]|\s?[/:])/gi,
);
const othersCase =
  /\b(?:another|opo|tissue|donor|eye bank|lifelink|lifenet|office use|our|order|invoice|fh|funeral|firm|pre-?need|pre-?arrang\w*|policy|trust)\b[^.;]{0,40}$/i;
/** "25-0703... no that was yesterday's, tonight's is 25-0706". */
const corrected =
  /^[\s.,;-]{0,6}(?:no|sorry|wait|correction|scratch that|actually|i mean)\b[^\n\d]{0,50}((?:[A-Z]{1,4}-?)?\d{2,4}(?:-?[A-Z]{1,4})?-\d{2,6})(?![\d-])/i;
const otherNumbers =
  /\b(?:nja|permit|police|incident|report|badge|sheriff'?s?|deputy|oda|opo|organ|donor|tissue|eye bank|lifelink|fire|event|dispatch|control|file cabinet|pd)\b[^\n.;]{0,16}$/i;

/** "… waived it, waiver no. 26-5511", "coroner case, ref 26-3390": a number right behind what the office did. */
const behindOffice = quick(
  /(?<=\b(?:[Cc]oroner'?s?|CORONER'?S?|MEDICAL EXAMINER|[Mm]edical [Ee]xaminer'?s?|ME|M\.E\.|OCME|MEO|OMI|OME|JP|[Ii]nvestigator)\b(?:[^.;\n]|\.(?=\S)){0,90}?[\s,;(.:✓✗☑☒\])-]{1,12}(?:(?:[Tt]heir|[Tt]he|[Ii]ts|[Ww]aiver|[Rr]elease|[Cc]ase|CASE|[Rr]eference) )?(?:no\.?|No\.?|NO\.?|n[ou]mber|Number|num|ref\.?|Ref\.?|REF|#)(?: (?:is|was|on (?:him|her|it)))?[ :#,]{0,3})((?:[A-Z]{1,4}-?)?(?:\d\d|20\d\d)(?:-[A-Z]{1,4})?-\d{2,6}(?:-[A-Z\d]{1,2})?|(?:20)?\d\d[A-Z]{1,4}-?\d{3,6})(?![\d-]|\s?[/:])/,
);

/** The number a coroner's or examiner's office gave, told in passing: "ME released 26-0618". */
function addCaseNumber(sheet: Sheet, text: string): void {
  if (bestOf(sheet, "coronerCaseNumber") || !officeWords.test(text)) return;
  for (const match of text.matchAll(caseNumber)) {
    const again = corrected.exec(text.slice(match.index + match[0].length, match.index + match[0].length + 80));
    const written = again?.[1] ?? match[1];
    if (!written || otherNumbers.test(text.slice(Math.max(0, match.index - 24), match.index))) continue;
    const end = match.index + match[0].length;
    if (
      !/^(?:jurisdiction|our|tak(?:ing|en)|took|has|have|opened)\b/i.test(match[0]) &&
      !officeWords.test(text.slice(Math.max(0, match.index - 320), end + 60))
    )
      continue;
    const line = text.slice(text.lastIndexOf("\n", match.index) + 1, match.index);
    // Who speaks in a chat is no owner of the number.
    if (othersCase.test(line.replace(/^\[?[\d/.-]+,? \d{1,2}:\d\d[^:\n]{0,50}: /, ""))) continue;
    const start = match.index + match[0].length + (again ? again[0].length : 0) - written.length;
    addReading(
      sheet,
      "coronerCaseNumber",
      { value: written.replace(/ dash /gi, "-"), start: 0, end: written.length, confidence: 0.8 },
      start,
      {},
    );
    return;
  }
  const near = /\d-\d{2,6}|[A-Z]-\d{2,6}|\d[A-Z]{1,4}-?\d{3}/.test(text) ? behindOffice.exec(text) : null;
  const [value = ""] = near ?? [];
  const lead = near ? text.slice(Math.max(0, near.index - 28), near.index).replace(/\./g, " ") : "";
  if (near && !otherNumbers.test(lead) && !/\b(?:our|my)\s[\p{L} ]{0,16}[\s:#]*$/iu.test(lead))
    addReading(sheet, "coronerCaseNumber", { value, start: 0, end: value.length, confidence: 0.8 }, near.index, {});
}

/** Adds the crew and the coroner's number that the text speaks of. */
export function addNeeds(sheet: Sheet, text: string, whole = text): void {
  const add = (field: RequestField, value: string, start: number, end: number, confidence: number) =>
    addReading(sheet, field, { value, start: 0, end: end - start, confidence }, start, {});
  addCaseNumber(sheet, whole);
  if (!bestOf(sheet, "crewNeeded")) {
    for (const pattern of crewPatterns) {
      // Its beginning fits every blank of a text.
      if (pattern === fewHandsAlone && !fewHands.test(text)) continue;
      const match = pattern.exec(text);
      if (
        !match ||
        /\b(?:not|don'?t|no) (?:need|send|require)/i.test(text.slice(Math.max(0, match.index - 8), match.index + 10)) ||
        // "Family on site | yes, 4 people".
        /\b(?:family|fam|kin|relatives|nok|present|on site|bedside)\b[^\n.;]{0,24}$/i.test(
          text.slice(Math.max(0, match.index - 40), match.index),
        )
      )
        continue;
      const word = (match[1] as string).toLowerCase();
      add("crewNeeded", numbers[word] ?? word, match.index, match.index + match[0].length, 0.82);
      return;
    }
    const alone = notAlone.exec(text);
    if (alone) return void add("crewNeeded", "2", alone.index, alone.index + alone[0].length, 0.75);
    const more = second.exec(text);
    if (
      more &&
      !/\bif (?:you|u|they|we)\s+$/i.test(text.slice(Math.max(0, more.index - 10), more.index)) &&
      /second|2nd|helper|man|person|tech|guy|attendant/i.test(more[0])
    )
      add("crewNeeded", "2", more.index, more.index + more[0].length, 0.7);
  }
}
