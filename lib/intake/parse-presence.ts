// Finds out from running text whether kin is with the dead: "wife Irma w/ him now", "daughter on her way, not here yet".
import { addPronounPresence } from "./parse-presence-pronouns";
import { quick } from "./parse-quick-pattern";
import type { Person } from "./parse-roles";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const kin = quick(
  /(?<![\p{L}\p{N}])(?:family|families|fam|fmly|wife|wf|husband|husb|hus|spouse|daughters?|dtrs?|dau|sons?|sisters?|sis|(?:step)?brothers?|mother|father|mom|dad|mam+a|momma|mommy|daddy|papa|nieces?|nephews?|granddaughters?|grandsons?|grandkids|grandchildren|grandsons|granddaughters|siblings|loved ones|(?<=\b(?:his|her|their|two|three|four|both|the|my) )(?:boys|girls)|(?<=\b(?:his|her|their) )people|children|kids|parents|partner|fianc[eé]e?|cousins?|aunts?|uncles?|step(?:sons?|daughters?|mother|father|mom|dad|kids)|(?:boy|girl)friend|gf|bf|grand(?:m(?:other|a+|ama)|p(?:a|apa)|dad(?:dy)?|father)|next of kin|nok|in-laws|familia|esposa|esposo|hij[oa]s?|herman[oa]s?|niet[oa]s?|sobrin[oa]s?)(?:[- ]in[- ]law)?(?:['’]s(?=\s+(?:still|here|there|with|at|gone|left|not|on|in the|right|already|been|both|all|just|waiting|sitting)\b))?(?![\p{L}\p{N}'’]|-in|\s+(?:room|doctor|dr|physician|practice|medicine|care|entrance|clinic|car|bible|plot|friends?)\b)/giu,
);
const atHome =
  /\b(?:died|passed(?: away)?|expired|gone|death) at (?:home|the house|his house|her house|our house|(?:his|her|our) residence)\b/i;
const stops = /\n\s*\n|\n\s*[-*•]|[!?]\s|(?<!\.)\.\s+(?=[A-Z"“])|;\s|\n(?=[A-Za-z /]{2,24}[:=])/;
const away =
  /\b(?:(?:will not|won['’]?t) be (?:in(?! (?:until|till|touch))|at the|up|out|by)|(?:is |are |was |were )?not (?:yet )?(?:now|arrived|there|here|present|on scene|on ?site|coming|at (?:the )?(?:bedside|facility|fac|hospital|hosp|house|home|residence|scene|building|bldg|unit|nursing home|snf|alf)\b|with (?:him|her)|w\/ ?(?:him|her)|in (?:the )?(?:building|house|room)|(?:re)?turning|coming back|back(?! (?:door|entrance|gate|porch|yard))|attending|going to be)|isn['’]?t (?:now|here|there|coming|present)|aren['’]?t (?:now|here|there|coming|present)|(?:not |un)able to (?:be (?:here|there|present|with)|come|make it|get (?:here|there)|attend|travel|stay)|no longer (?:here|there|present|with)|(?:will not|won['’]?t) be (?:back|returning)|(?:hasn['’]?t|haven['’]?t|has not|have not) (?:arrived|come|made it|gotten)|(?:will not|won['’]?t|cannot|can['’]?t|couldn['’]?t|could not|doesn['’]?t (?:want|plan|intend) to|(?:does|do|did)(?: not|n['’]?t) (?:want|plan|intend) to) (?:be )?(?:coming|come|make it|t?here|present|attend|get (?:t?here|in|away|out)|travel|in the (?:house|room|building))|(?:isn['’]?t|aren['’]?t|not) (?:planning|expecting|expected|going) (?:on |to )(?:com(?:e|ing)|be|get|mak(?:e|ing)|attend)\w*|(?:stopped|popped|dropped|looked|came|been) (?:in|by|up)\b[^.;\n]{0,30}\bgone(?: now| home)?(?= ?(?:[.,;\n]|$))|(?:prefers?|prefer(?:red)?|chose|elected|opted|decided) not to (?:be|come|stay|view|attend|see)\b|on (?:his|her|their|the) way|on (?:an? |the |his |her |their )(?:plane|flight|airplane|bus|train)\b|(?:is|are|both|all|now|be) (?:driving|flying|traveling|travelling|riding|heading|headed) (?:up|down|in|over|out|back|here)\b|departed(?! (?:soul|loved))|(?:is|are|staying|both) at (?:her|his|their|an?|the) (?:(?:sister|brother|mother|father|daughter|son|friend|neighbou?r|cousin|aunt|niece|parent)['’]s|hotel|motel)\b|gone to (?:her|his|their|an?|the) (?:sister|brother|mother|father|daughter|son|friend|neighbou?r|cousin|aunt|parents?)['’]?s?\b|(?:en|in) ?route\b|in transit|(?:is|are) (?:staying|waiting at|stuck) (?:at )?home|(?:has|have|had|already|and|they|she|he|since|just)(?: all| both| just| since| already)* (?:left|gone)(?! (?:a|the|his|her|message|word|instructions|it|him|behind))|(?:gone|went|headed) home|no (?:est[aá]|viene|vendr[aá])|ya se fue(?:ron)?|(?:flew|drove|went|headed|returned|traveled|travelled) (?:back|home)|(?:drove|took|sent) (?:him|her|them) home|(?:sat|stayed|was|were) with (?:him|her) (?:till?|until) (?!you)\w+ (?:and|then|but)|(?:was|were|been) (?:here|there|in)[,;]? (?:(?:and|but|then|now|since|has|have|just) )*left|left (?:at|around|about|abt|just|before|earlier|already|an? (?:hour|while|bit|few)|half an|some time|shortly|\d|(?:with|w\/) ?(?:his|her|their|a|the)|for (?:home|work|the (?:night|day|evening))|the (?:hospital(?! bed)|facility|house|building|unit)))\b/i;
const here =
  /(?<!\b(?:shom(?:er|rim)|nurse|rn|lpn|aide|chaplain|priest|pastor|deacon|deputy|officer|neighbou?r|caregiver|sitter|staff|hospice|i|someone|somebody) )\b(?:will|['’]ll|plans? to|wants? to|would like to) (?:be )?(?:stay|wait|remain|sit)(?:ing)?(?: t?here)? (?:(?:with|w\/) ?(?:him|her|them)|until|till?)\b|\b(?<!\bno )(?:est[aá]n?|siguen?) (?:todos )?(?:(?:aqu|ah|all)[ií]|con (?:él|el|ella|ellos))(?!\p{L})|\b(?:(?:has|have|just) )?arrived(?= (?:at \d|around \d|about \d|and|earlier|already|now)|[.;,\n]|$)|(?:(?:(?:^|\b)[’'](?:s|re)|\b(?:is|are|am|still|also|now|all|both|and|&|be|sitting|waiting|staying|gathered|gathering|standing by|right|remain(?:s|ing)?))\s+|[,(/-]\s*|\d\s+|(?<=\p{Lu}\p{Ll}{1,12})\s+(?=(?:there|on scene|on ?site|onsite|at scene)\s*(?:[\d(,.;)+&]|w\/|with\b|and\b|plus\b|$))|(?<=^|\p{L})\s+(?=w\/|PRESENT|present|(?:at|@) bs|(?:at|@) (?:the )?bedside))(?:right |still )?(?:here|there|present|with (?:him|her|me|us|the body|mom|dad)|w\/ ?(?:him|her)|(?:at|@) bs|(?:at|@) (?:(?:the|his|her|their) )?(?:bedside|side(?! (?:door|entrance|gate)))|(?:beside|next to|near|by) (?:him|her|me|us)|by (?:his|her) side|(?:on|at) (?:the )?scene|out (?:front|back)|on ?site|in the room|in (?:the )?(?:family|waiting|quiet|consult\w*|visitors?['’]?s?|day|sitting) (?:room|rm|lounge|area)|(?:w\/|with) (?:the )?(?:chaplain|pastor|priest|rabbi|deacon|imam) (?:in|at) [^.;\n]{0,24}(?:room|rm|bedside)|(?:in the|at(?: the)?) (?:house|home|residence)|(?:in (?:the|his|her|their|our) |on (?:the|his|her|their|our) (?:front |back )?)(?:living ?room|front room|den|bedroom|dining room|house|apartment|trailer|porch|driveway|yard|deck|patio|steps|stoop)|(?:a?round|beside|by) (?:the|his|her) bed(?:side)?|in (?:the )?(?:room|rm) (?:w\/|with) (?:pt|him|her|the patient)|(?:downstairs|upstairs|outside|down the hall|in (?:the )?(?:lobby|lounge|hall(?:way)?|chapel|kitchen|building)))(?![\p{L}\p{N}])(?!['’]s\b)(?!,? (?:and|but) not (?:with|here|there|at|present)\b)(?! (?:earlier|previously|before(?! you)|at (?:the )?time of|when (?:he|she|it|pt|mom|dad) (?:died|passed|expired|happened)|in (?!the )|within|shortly|later|tomorrow|around \d|about \d|for|until|till|by|when|at \d|is|are|was|were|sick|recovering|with (?:covid|a (?:cold|fever|broken|bad|newborn|baby)|the (?:flu|kids|baby|children))|to (?:sign|get))\b)/iu;
const otherTime =
  /\b(?:will(?! (?:all |both |still )?be (?:right )?(?:here|there|waiting|present))|should|would|when|if|once|after|before|until|till?|lives?|died|dead|pron|pronounced|passed|late|works?|used to|was|were|in (?:19|20)\d\d|ask|see|call|asks?|reach|please|pls|gonna|going to)\b/i;
/** "At bedside until 0530 and gone home". */
const stayedTill = /\b(?:until|till?) (?!you\b|we\b|they\b|the (?:crew|van|driver|removal)\b)/i;
const widest = 110;
/** "(  ) present (x) not present": what is not chosen is not said. */
const unticked = /(?:\[ {0,3}\]|\( {0,3}\)|[☐□○◯])[^[(☐□○◯☑☒●\n.;]{0,40}/g;
/** "Family: present", "Fam - not here", "Family: wife and 3 kids at house", "Fam: notified, not coming". */
const labelledFamily =
  /\bfam(?:ily)?(?:\s?[:=]|\.{2,}:?|\s-)\s{0,3}(?:(?!\b(?:will|was|were|if|when|until|till|once|call|sign|meet|wants?|phone|not|none?|nobody)\b)[^.;:?\n]){0,40}?(not |none )?(?:(?<![\p{L}\p{N}])(?:is |are |still |all |both )*(?:(?:present|t?here|at (?:the )?(?:bedside|house|home|residence|hospital|facility|scene)|at bs|on ?site|on scene|with (?:him|her))|(coming|gone(?: home)?|left|en ?route|on (?:the|their|his|her) way|went home)))\b(?!\s?[:?]| earlier\b| (?:till?|until)\b[^.;\n]{0,16}\b(?:left|gone|went)\b)/iu;
/** "Family coming? No", "dtr in law there? No", "Fam no|Rdy yes": whoever is asked for as coming is not there. */
const awaited =
  /(?:^|[|;\n]\s{0,2})fam(?:ily)?\.? (?:no|n|yes|y)(?=\s*(?:[|;\n]|$))|\b(?:wife|husband|spouse|son|daughter|dtr|dau|sister|brother|niece|nephew)(?:[ -]in[ -]law)? (?:is )?(?:t?here|present|on ?site|at bedside)\? {0,3}(?:yes|y|no|n)\b(?! ?[/|])|\b(?:family|fam|kin|relatives|nok|loved ones|anyone)(?: is| are)? (?:en ?route|coming(?: in| over| to (?:the )?\p{L}+)?|on (?:the|their|his|her) way|traveling|travelling)(?: in| now| tonight)?\s?[?:|=]{1,2}\s{0,3}(?:yes|y|no|n)\b(?! ?[/|])/iu;
/** "dtr, 406-555-0182. Present with 4 others", "no family." */
const clauses = quick(
  /(?<=[.;]\s|[\d)],\s|\)\s|\s--?\s|\b(?:earlier|viewed|visited|notified|aware),\s)((?:(?:at )?home(?: now)?(?:,| and| but) )?not (?:here|there|present|coming(?: in)?|on ?site|at (?:the )?(?:bedside|hospital|hosp|facility|fac|house|scene))(?=,)|(?:at )?home(?: now)?(?:,| and| but) not (?:here|there|present|at (?:the )?(?:bedside|hospital|hosp|facility|fac|scene))|(?:notified,? )?not coming(?: in| over| tonight| today| now){0,2}|(?:was (?:t?here|in|present|at (?:the )?bedside|with (?:him|her))[^.;\n]{0,30}?[\s,](?:(?:and|but|now|has|since|already) )*)?(?:gone(?: home| now| for the night)?|went home|left(?: already| (?:at|around|about) [^.;,\n]{1,12}| earlier| for home| for the night| an hour ago)?)|lives? (?:in|out of) [^.;\n]{2,30},? (?:and |so |but |)(?:not coming|can['’]?t (?:come|make it|get here|be there)|won['’]?t (?:come|be (?:there|here|coming|able to come)))|(?:on (?:his|her|the|their) way|en ?route|driving (?:in|up|down|over)|flying (?:in|up|down))(?: from [^.;,\n]{2,24})?|(?:won['’]?t|will not|can['’]?t|cannot) (?:be )?(?:here|there|present|coming|come(?: in)?|make it|attend)(?: tonight)?|(?:(?:she|he|they)(?:['’]ll| will| should)|will|should) be (?:here|there) (?:in (?!the\b)|within )[^.;,\n]{1,24}|(?:s?he|they)(?:['’]s|['’]re| is| are) (?:about |still |at least )?(?:\d{1,3}|an?|two|three|four|half an) (?:hours?|hrs?|min(?:ute)?s?) (?:out|away)|with (?:him|her) (?:now|still)|not (?:here|there|present)(?: (?:yet|now|at (?:this|the) (?:time|moment)|right now|tonight))?|(?:she|he|they) (?:visited|came(?: by| in)?|was (?:here|in)|were (?:here|in)|stopped (?:by|in)|sat)\b[^.;\n]{0,40}?(?:isn['’]?t|aren['’]?t|not|won['’]?t be|will not be) (?:coming|returning|back)(?: back| in| tonight| today| now){0,2}|(?:is |are |now |still )*(?:present|here|there|on scene|at (?:the )?bedside|at (?:the )?house|in (?:the |his |her )?room)(?: now)?(?:,? (?:with|w\/)[^.;\n]{1,30})?)(?=\s*(?:[.;\n,]|$))/giu,
);
const noKin = quick(
  /(?<=^|[.;,|\n]\s*)no (?:fam|family|kin|relatives)(?: in (?:the )?(?:bldg|building|house))?(?: for (?:either|both))?(?=\s*(?:[.;,|\n]|$))/giu,
);
const anyRole =
  /\b(?:next of kin|nok|familiar m[aá]s cercan[oa])\b|\b(?:nurse|rn|aide|supervisor|deputy|officer|coroner|doctor|dr|caller|neighbou?r|manager|chaplain|rabbi|enfermer[oa])\b/giu;

/** A clause of its own that says who was named before it is here, or that nobody is. */
function addClauses(sheet: Sheet, text: string): void {
  const add = (value: string, { index, 0: said }: RegExpMatchArray & { index: number }) =>
    addReading(sheet, "isFamilyThere", { value, start: 0, end: said.length, confidence: 0.76 }, index, {});
  for (const match of text.matchAll(noKin)) add("NO", match);
  for (const match of text.matchAll(clauses)) {
    const before = text.slice(Math.max(0, match.index - 140), match.index);
    const [role, tie] = [[...before.matchAll(anyRole)].at(-1), [...before.matchAll(kin)].at(-1)];
    if (!tie || (role && role.index > tie.index && !/^(?:next|nok|familiar)/i.test(role[0]))) continue;
    add(
      /^(?:(?:is|are|now|still) )*(?:with|present|here|there|on scene|at (?:the )?(?:bedside|house)|in )/i.test(
        match[0],
      )
        ? "YES"
        : "NO",
      match,
    );
  }
}

/** "Call his daughter Missy at the house": hers is the number of the house where the dead lie. */
const rungThere =
  /\b(?:call|ring|phone|text|reach|try|ask for|see)(?: for)? (?:the |his |her )?(?:wife|husband|spouse|partner|daughter|dtr|dau|son|sister|brother|niece|nephew|mother|mom|father|dad|grand(?:son|daughter))(?:[- ]in[- ]law)?(?: \p{Lu}\p{L}+){0,2},? (?:at|@) the (?:house|home|residence)\b(?! of)/iu;

const ownHome = /\b(?:house call|at home|(?:his|her|own|private) (?:home|house|residence))\b/i;

const selfHere =
  /\bwe(?: are|['’]re)(?: all| both| still| here| over| just)* at (?:the )?(?!\p{L}+ (?:funeral|mortuary|chapel))\p{Lu}[\p{L}.'’]+(?: \p{Lu}[\p{L}.'’]+){0,3} ?(?=[,.;\n]|in |on )|\b(?:died|passed(?: away| on)?|is gone|expired|went)\b[^.;\n]{0,24} (?:here )?(?:(?<=here )at (?:the|my|our|his|her) (?:house|home|apartment|apt|trailer|place|farm|ranch|cabin)|(?<=here )(?:with (?:me|us)|in (?:the|our|his|her|my) (?:house|bed(?:room)?|living room|front room|back room|den|chair|recliner|sleep))|in our (?:bed|bedroom|house|living room))\b|\b(?:we['’]?re|we are|i['’]?m|i am)(?: all| both| still| out| over| up| down| here)* at \d{1,5} \p{Lu}|\bwe(?: are|['’]re)?(?: all| both| still)* at (?:the|our|my|his|her|(?:my |our )?(?:mom|dad|daddy|mama|momma)['’]?s) (?:house|home|place|apartment|apt|trailer)\b|\b(?:I['’]?m|I am|we['’]?re|we are|(?:it['’]?s )?just me(?: and \p{L}+(?: \p{L}+)?)?)(?: all| both| still| right| just)* (?:alone |here |sitting |at home |at the house |in the room )+(?:alone |now )?(?:with|beside|by) (?:him|her|them|mom|dad|mother|father|grandma|grandpa)\b/iu;
export const selfKin =
  /\b(?:I['’]?m|I am) (?:his|her|the) (?:wife|husband|son|daughter|sister|brother|mother|father|niece|nephew|partner|spouse|grand(?:son|daughter))\b|\b(?:my|our) (?:mom|dad|daddy|mama|momma|papa|mommy|mother|father|husband|wife|grandmother|grandfather|grandma|grandpa|granny|brother|sister|son|daughter|aunt|uncle|nana|nephew|niece)(?:[ ,]{1,2}\p{L}+){0,3}? (?:has |just |has just )?(?:passed|died|is gone)/iu;
const knownAs =
  /^(?:['’]s|,? (?:is|and (?:\p{Lu}\p{L}+|(?:the|his|her|their) \p{L}+) are|who is|will be)) (?:all |both |still |right |now |also )*(?:here|there|with (?:him|her)|in (?:the )?(?:room|rm)\b(?: with (?:him|her|pt))?|present|at (?:the )?(?:bedside|house)|sitting with (?:him|her)|waiting|on site|in the room)(?![\p{L}\p{N}])(?! (?:for|until|till|by|when|at \d|to (?:sign|get)|on (?:mon|tue|wed|thu|fri|sat|sun)|tomorrow|next)\b)/iu;
const knownGone =
  /^ (?:has |had |already |just |since |have )*(?:left|gone home|went home|headed home|is on (?:his|her) way|is en ?route|is not (?:here|there|present)|isn['’]?t (?:here|there))\b(?! (?:a|the|his|her|word|message)\b)/i;

/** "Mrs. Pruitt is here", "Glenn and Fay are both there", "I'm his wife … I'm here with him": kin by name or by word. */
function addNamedPresence(sheet: Sheet, text: string, persons: readonly Person[]): void {
  const add = (value: string, start: number, end: number) =>
    addReading(sheet, "isFamilyThere", { value, start: 0, end: end - start, confidence: 0.76 }, start, {});
  const kind = bestOf(sheet, "deceasedLocation")?.value ?? (ownHome.test(text) ? "Residence" : "");
  const rung = kind === "Residence" ? rungThere.exec(text) : null;
  if (rung) add("YES", rung.index, rung.index + rung[0].length);
  const self = selfHere.exec(text);
  if (self && selfKin.test(text)) add("YES", self.index, self.index + self[0].length);
  const kinfolk = persons.filter(
    ({ name, tie, roles }) => !name.isDoctor && !roles.has("deceased") && (tie?.kind === "kin" || roles.has("nok")),
  );
  const told = bestOf(sheet, "nokName");
  const named = new Set([...kinfolk.map(({ name }) => name.value), ...(told ? [told.value] : [])]);
  const last = bestOf(sheet, "deceasedName")?.value.split(" ").at(-1);
  // "Mrs. Betty Hall passed. Mrs. Hall is still here": she is the one who died.
  const isWife =
    bestOf(sheet, "sex")?.value !== "Female" && !new RegExp(String.raw`\bMrs\.? (?!${last}\b)`, "u").test(text);
  for (const value of [...named, ...(last && isWife ? [`Mrs. ${last}`, `Mrs ${last}`] : [])].slice(0, 12)) {
    const given = value.startsWith("Mrs") ? value : (value.split(" ")[0] ?? "");
    for (let at = text.indexOf(given), count = 0; at >= 0 && count < 8; at = text.indexOf(given, at + 1), count += 1) {
      // "Next of kin is his son Bill Pruitt. Bill is here."
      const from = at + (text.startsWith(value, at) ? value.length : given.length);
      if (given.length < 2 || /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) continue;
      const behind = text.slice(from, from + 70);
      const here = knownAs.exec(behind);
      const said = here ?? knownGone.exec(behind);
      if (said) add(here ? "YES" : "NO", at, from + said[0].length);
    }
  }
}

const diedOf = (word: string) =>
  new RegExp(
    String.raw`\b(?:about|lost|for) (?:my|our|his|her|the) ${word}\b|\b${word}\b[^.;\n]{0,30}\b(?:passed|died|gone|expired)\b`,
    "i",
  );

/** Adds whether kin is there, as it is said beside the word for the kin. */
export function addPresence(sheet: Sheet, text: string, persons: readonly Person[] = []): void {
  addPronounPresence(sheet, text);
  addNamedPresence(sheet, text, persons);
  addClauses(sheet, text);
  const told = labelledFamily.exec(sheet.page.text.replace(unticked, (words) => " ".repeat(words.length)));
  if (told)
    addReading(
      sheet,
      "isFamilyThere",
      { value: told[1] || told[2] ? "NO" : "YES", start: 0, end: told[0].length, confidence: 0.88 },
      told.index,
      {},
    );
  const asked = awaited.exec(sheet.page.text);
  if (asked)
    addReading(
      sheet,
      "isFamilyThere",
      {
        value: /^(?!.*\b(?:coming|route|way|travel\w*)\b).*\by(?:es)?$/is.test(asked[0]) ? "YES" : "NO",
        start: 0,
        end: asked[0].length,
        confidence: 0.84,
      },
      asked.index,
      {},
    );
  let last = -1;
  for (const match of text.matchAll(kin)) {
    if (match.index < last) continue;
    // "Family's with her": the verb hangs on the word.
    const from = match.index + match[0].replace(/['’]s$/, "").length;
    const window = text
      .slice(from, from + widest)
      .replace(unticked, (words) => " ".repeat(words.length))
      .replace(/\([^()\n]*\)/g, (words) =>
        /\b(?:with|here|there|present|bedside|w\/)/i.test(words) ? words : " ".repeat(words.length),
      );
    const part = window.slice(0, window.search(stops) < 0 ? widest : window.search(stops));
    const [gone, present] = [away.exec(part), here.exec(part)];
    if (
      present &&
      /\b(?:nobody|no ?one|none(?: of them)?|no (?:fam(?:ily)?|kin|relatives))(?:['’]?s| is| are| was)?\s+(?:\w+\s+)?$/i.test(
        part.slice(0, present.index + present[0].search(/here|there|present|with|w\/|at|on|in/i)),
      )
    )
      continue;
    // "Lives in the same apartment and is present": the last verb tells of now.
    const beforeHere = part.slice(0, present?.index ?? 0);
    const isNow =
      present !== null &&
      /^(?:is|are|['’]s)\b/.test(present[0]) &&
      !/\b(?:if|when|once|until|till?|ask|call)\b/i.test(beforeHere) &&
      /\band (?:(?:he|she|they) )?$/i.test(beforeHere);
    const wasHere =
      present !== null &&
      ((!isNow && otherTime.test(beforeHere)) ||
        (gone !== null && stayedTill.test(part.slice(present.index + present[0].length, gone.index))));
    // "Was here when he died but isn't now": gone, whatever was before.
    const first = gone && (!present || wasHere || gone.index <= present.index + present[0].length) ? gone : present;
    if (!first || (first === present && wasHere)) continue;
    // "Her husband died at home … the girls are driving up": others of the family are in the house.
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const isOnWay = first === gone && /\b(?:driving|flying|travel\w*|riding) /i.test(gone[0]);
    if (isOnWay && (atHome.test(text) || /\b(?:my|our) $/i.test(before))) continue;
    // "Carrizo & Daughters".
    if (/\p{Lu}\p{L}+ (?:&|and) $/u.test(before) && /^\p{Lu}/u.test(match[0])) continue;
    if (/(?:\[ {0,3}\]|\( {0,3}\)|[☐□○◯])\s*$/.test(before)) continue;
    // "Mother passed at 4:40, the nurse just left": somebody else went.
    if (
      first === gone &&
      /\b(?:nurse|hospice|rn|doctor|dr|chaplain|priest|aide|police|deputy|medics?|ems|coroner)\b/i.test(
        part.slice(0, gone.index),
      )
    )
      continue;
    // "My grandma passed, she is with me": the word names the dead.
    if (/^grand[mpfd]/i.test(match[0]) && diedOf(match[0].replace(/['’]s$/, "")).test(text)) continue;
    if (/\b(?:nobody|no ?one|none)\s+(?:from|of|in)\s+(?:the |his |her |their )?$/i.test(before)) continue;
    if (/\b(?:no|not|late|without|neither|than)\s+(?:\w+\s+)?$/i.test(before)) continue;
    if (
      /^[\s\w/]{0,14}\s*(?::(?!\d\d)|[=|?]|_{2})|^ ?[-–] ?(?:n\/?a|unk\w*|tbd|not sure|no answer)\b|^(?: {2,}|\t)(?=\S)/.test(
        text.slice(from + first.index + first[0].length),
      ) ||
      /^_| {3}/.test(text.slice(from, from + first.index + first[0].length))
    )
      continue;
    last = from + first.index + first[0].length;
    addReading(
      sheet,
      "isFamilyThere",
      { value: first === gone ? "NO" : "YES", start: 0, end: last - match.index, confidence: 0.8 },
      match.index,
      {},
    );
  }
}
