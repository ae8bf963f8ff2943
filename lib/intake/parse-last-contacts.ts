// Finds whom the crew sees, asks for or rings on site where no label or sentence reader told it: "check in w/ Melvin @ front desk".
import { findRelations } from "./parse-relations";
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import { type NameReading, readName } from "./parse-names";
import type { Person } from "./parse-roles";
import { addReading, bestOf, isSameText as same, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import { givenNames } from "./words/given-names";
import { plainWords } from "./words/not-names";

/** Who comes for the dead, as the people on site say it. */
const comers = String.raw`(?:(?:the |your |our |my )?(?:(?:removal|transport|transfer|mortuary|funeral(?: home)?|pick-?up) )?(?:crew|drivers?|team|people|guys|men|folks|staff|van|car|hearse|techs?|service|company)|you|u|ya|y['’]?all|them|us)(?!\p{L})`;
const host =
  "(?:nurse|rn|supervisor|aide|clerk|guard|officer|deputy|manager|administrator|receptionist|attendant|super|doorman|person|contact|one|man|woman|lady|guy|gentleman)";
/** Whoever stands behind these is to be seen, whatever else the sentence says. */
const strong =
  String.raw`who(?:['’]s| is|['’]ll| will)(?: be)? (?:meet|lett|expect|wait|show|greet|there)[^.?\n]{0,36}\?|who (?:do|does|should|will|can|would|to)(?: [\w'’]+){0,4}? (?:see|ask for|meet|call|contact|look for|talk to|check in with)[^.?\n]{0,40}\?|(?:contact|poc|point of contact)(?: person)? (?:for(?! (?:the |his |her )?(?:family|funeral|arrangements|billing|questions|kin))|on|at|in|when|once|upon)(?: [\p{L}'’]+){1,6} (?:is|will be)|${host}(?: [\p{L}'’]+){0,4}? (?:(?:to (?:see|ask for|receive|meet|let|call|find|greet)|expecting|waiting (?:for|on)|meeting|receiving|letting|who(?: will|['’]ll)? (?:meets?|lets?|receives?|is expecting))(?: ${comers})?(?: (?:in|him|her|on arrival|at the door|there|here|tonight|today))?) (?:is|will be)|(?:nurse|supervisor|aide|clerk|guard|officer|deputy|manager|receptionist|attendant|contact)['’]?s name is|(?:get|have) (?:a ?hold of|hold of)|deal(?:ing)? with|be (?:seen|received|greeted|helped|shown in|walked (?:in|down|back)) by|identify (?:yourself|themselves) to|give your (?:name|id) to|(?:attendants?|drivers?|crew|team|techs?|whoever (?:comes|drives)|your (?:people|folks|guys|man|men|driver|crew|staff)|they|you) (?:should|must|will|['’]ll|can|may|needs? to|ha(?:s|ve) to|(?:is|are) to|will need to|want to|is going to)(?: (?:please|just|first|also))? (?:be \w+(?: (?:in|up|through|back|down|out|at the \w+))? by|(?:check|sign|speak|talk|register|meet|deal|connect|coordinate)(?: in| up)? (?:with|to)|report to|go see|see|find)|person to (?:see|ask for|contact)(?: is|:)|you(?:['’]ll)? want(?: to (?:see|ask for|talk to|find))?|(?:holler|ring|yell) for|keys? (?:to \p{L}[\p{L} ]{2,24} )?(?:is|are) with|${host} (?:on (?:duty|tonight|shift|now|the floor)|in charge|there|here)(?: tonight| now| there| here)?(?: is|:)|(?:nurse|aide|clerk|guard|officer|supervisor) on duty(?: is)?|go (?:in|up|down|back) without|` +
  "ask(?:ing)? for|ask 4|asks? to see|check(?:s|ing)? in (?:with|w\\/|at the (?:front )?desk with)|check with|report to|look(?:ing)? for|hook up with|connect with|coordinate with|meet(?:ing)? (?:up )?(?:with|w\\/)|be met by|let in by|escorted by|(?:on[- ]?site|onsite|site|door|gate|pick ?-?up|scene) (?:contact|poc)(?: person)?(?: is| will be|:| -)?|point of contact(?: on site| there)?(?: is| will be|:| -)?|contact (?:there|on site|onsite|at (?:the )?(?:site|scene|door|pickup|house|facility|location))(?: is| will be|:| -)?|the one to (?:see|ask for|call) (?:there )?is|(?:nurse|facility|desk|floor|unit|staff) contact(?: is|:)?|(?:lady|man|guy|gal|girl|person|one|clerk|officer|guard) (?:at|on|in) the (?:window|desk|front desk|door|gate|dock|lobby|office) (?:there )?is|(?:nurse|aide|med aide|med tech|clerk|rn|guard|officer|supervisor) (?:there|on site|on duty|on tonight|on now|releasing) is|pregunt(?:e|en|ar) por|busque(?:n)? a|present(?:e|en)se con";
/** Behind these only one who is spoken of with the crew's coming. */
const weak =
  "see|meet|find|ask|let|call(?: up)?|text|txt|phone|ring|page|buzz|contact|reach|notify|alert|knock for|go see|speak (?:to|with|w\\/)|talk (?:to|with|w\\/)|llam(?:e|en|ar) a";
const callings =
  "nurse|rn|lpn|lvn|cna|aide|charge|house|night|day|evening|shift|floor|unit|ward|duty|front|desk|clerk|secretary|security|guard|officer|ofc|deputy|dep|sgt|sergeant|lt|capt|captain|detective|det|supervisor|sup|supv|super|manager|mgr|administrator|admin|director|coordinator|receptionist|concierge|doorman|caregiver|attendant|morgue|decedent|affairs|tech|technician|medic|chaplain|maintenance|custodian|caretaker|watchman|porter|sexton|groundskeeper|gatekeeper|volunteer|orderly|secretary|sitter|companion|landlady|assistant|handyman|engineer|janitor|valet|landlord|neighbou?r|friend|owner|host|housekeeper|lead|head|on|call|hospice|med|medical|facility|building|property|apartment|ranch|hand|enfermer[ao]|encargad[ao]|guardia|recepcionista|supervisora?";
const kin =
  "wife|husband|spouse|son|daughter|dtr|dau|sister|brother|mother|father|mom|dad|niece|nephew|cousin|partner|granddaughter|grandson|aunt|uncle|sister[- ]in[- ]law|brother[- ]in[- ]law|daughter[- ]in[- ]law|son[- ]in[- ]law|stepson|stepdaughter|fianc[eé]e?|hij[ao]|espos[ao]|herman[ao]|sobrin[ao]|niet[ao]";
const between = String.raw`(?:[ ,:(–-]{1,3}(?:the|a|an|our|your|my|his|her|their|for|of|la|el|su|mi|compañer[oa]|colega|mrs?|ms|miss|mister|sra?|señora?|${callings}|${kin})\b\.?){0,6}[ ,:(–-]{1,3}`;
const cue = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:(?<strong>${strong})|(?<weak>${weak}))(?=${between}\p{L})${between}(?=\p{L})`,
  "giu",
);
/** "Precious will take you up", "Granddaughter Joy will let you in". */
const meets = leanPattern(
  String.raw`^[\s,)]*(?:\([^()\n]{1,40}\)\s*,?\s*|,\s*[^,.;\n]{2,40},\s*|(?:from|in|at|of|with|on) (?:the |our )?[\p{L} ]{2,24}?\s)?(?:(?:is|was|['’]s) [^,.;\n]{2,30}?\s)?(?:,?\s*(?:and|who|s?he|they))*\s*(?:(?:will|['’]ll|is going to|going to|gonna|can|must|has to|needs to|should|knows the way and will|to|is there to|is waiting to|is here to|is on hand to|knows to|has been told to|said (?:s?he['’]ll|to)|se encargará de|va a)\s+(?:also\s+|just\s+)?(?:(?:hear|see|spot) you and )?(?:sign (?:for|off)|be (?:standing |out )*(?:out|there|here|waiting|outside|downstairs|in the (?:lobby|driveway|yard|lot|office)|at (?:the )?(?:door|gate|desk|dock|entrance|front|back|end of)|on (?:the )?(?:porch|dock|lookout)|meeting|expecting|your (?:contact|person))|meet (?:${comers}|at)|let ${comers}|(?:show|take|walk|lead|guide|escort|bring|direct|help|greet|receive|buzz|send|sign|wait (?:for|on|with)|wave|watch for|look for) (?:${comers}|(?:him|her) out)|come (?:down|out|up|to (?:the )?(?:door|gate|lobby|meet|get|let|open)|let|get|open|meet)|open (?:the|up|it|for)|answer the (?:door|bell|gate)|get the (?:door|gate)|have the (?:key|keys)|wait (?:at|by|on|in|outside|out front)|stand by|flag you|flag ya|go (?:with|down|up|back) (?:with )?(?:${comers})|sign (?:${comers})|sign (?:him|her) (?:out|over)|abrir|recibir)|is (?:the one |waiting |posted |stationed )?(?:at|by|on) the (?:door|gate|dock|front desk|desk|porch|entrance)(?! phone)|(?:is|['’]s|are|will be)(?: there| here)?(?: and)? (?:expecting|waiting (?:for|on)|watching for|ready for|looking for|meeting|there for|receiving) ${comers}|(?:knows|is aware)(?: that)? (?:you|${comers}) (?:are|is|will be) (?:coming|on (?:the|your|their) way|en route)|(?:is|will be) (?:your|the) (?:on[- ]?site |site |main )?(?:contact(?! for)|point of contact|person to (?:see|ask for))|is on duty and|has (?:(?:all )?(?:the |your )|all )?(?!spare|signed)(?:\p{L}+ )?(?:keys?|door code)|has (?:all )?(?:your |(?:the )(?=(?:papers|paperwork|release) for (?:${comers})))(?:papers?|paperwork|release|forms?)|(?:will|['’]ll|is going to|can) (?!call|phone|ring|e-?mail|fax|text|pay|bill|invoice|owe|thank|send|notify|contact|update|let|reach|tell|give|see|advise|inform|want|need|ask|get back)\p{L}+(?: (?:for|on|with|up))? (?:${comers})(?! (?:know|tomorrow|later|about|when|once|at the (?:funeral|office)|on (?:mon|tue|wed|thu|fri|sat|sun)))|(?:meets|greets|lets in|walks|escorts) ${comers}|(?:comes|goes) (?:down|to the (?:door|gate)))`,
  "iu",
);
const arrival =
  /\b(?:arriv\w*|when your|rolls? up|pulls? (?:up|in)|shows? up|gets? (?:here|there|in)|when (?:you|u|ur|we|they|the (?:crew|driver|team|van)|crew|driver|here|there|close|near|in)\b|once (?:you|there|here)|(?:min|mins|minutes?)\b|\d+ ?m?(?:in)? out|en ?route|on (?:the|your|our) way|before (?:you|coming|heading|leaving|arrival|going|driving|dispatch)|prior to|ahead|first|whoever comes|guys|attendants?|techs?|(?:when|once) the (?:hearse|van|car)|from the (?:street|car|sidewalk|driveway)|(?:door|gate) code|to (?:be let|get|let you|gain|come) in|(?:at|by|from) the (?:back |front |side |main |rear )?(?:door|gate|desk|dock|entrance|lobby|ramp|ambulance)|crew|driver|drivers|team|upon|eta|from the (?:gate|lobby|ramp|lot)|for (?:access|entry|escort|the key|keys|directions)|al llegar|cuando llegue\w*)\b/i;
/** "Have driver call …", "crew should see …". */
const sent =
  /\b(?:crew|drivers?|team|guys|them|van|attendants?|whoever comes|who comes|techs?|you|u|pls|please|just)(?:\s+(?:to|should|will|can|must|may|needs? to|are to|is to|please))?\s+$/i;
/** "Deputy Armijo on scene till we come", "RN Bev pronounced and is there till you guys come". */
const stays = leanPattern(
  String.raw`^[\s,)]*(?:RN|LPN|LVN|CNA|EMT)?[\s,)]*(?:\d{3}\D{1,3}\d{3}\D\d{4}[\s,)]*)?(?:pronounced and )?(?:,? ?(?:who|s?he))?(?:['’]?s| is| are| will be| will| stays| staying| plans to)?(?: still| also)?\s*(?:there|here|on scene|on site|standing by|sitting|waiting|stay(?:s|ing)?|guarding|securing|watching over|remain(?:s|ing)?|with (?:him|her|the body|the family)|at the (?:house|home|bedside|scene))\b(?: and (?:will |['’]ll )?(?:wait|stay|be there|remain|stand by))?(?: (?:with|w\/) (?:him|her|the (?:body|decedent|deceased|family)))?[^.;\n\d]{0,30}\b(?:(?:till?|until|for) (?:${comers}|we|pick ?up|removal|transport)(?! (?:him|her|days|weeks|years))|to (?:meet|receive|let|help) ${comers})`,
  "iu",
);
/** Those who are rung for another reason. */
const otherwise =
  /\b(?:call(?:ed)?|spoke|talk(?:ed)?|told|notified|contacted|reached|tried|left|has|have|had|was|were|did|will|would|could|should family|family (?:to|will|wants? to)|wants? to|asked to|first|death|removal|trade|service|did not|didn'?t|don'?t|do not|not|never|no need to|to say|need to tell|to tell|if|cannot|can'?t|unable to)\s+(?:\p{L}+\s+){0,1}$/iu;
/** "Have the nurse call Marcy when you get here". */
const sendsAnother =
  /\b(?:have|get|let|ask|tell) (?:the |an? |our |his |her )?(?:nurse|family|doctor|aide|wife|husband|son|daughter|staff|facility|hospice|coroner)\s+(?:to )?$/i;
const notOnSite =
  /\b(?:funeral home|fh|mortuary|f\/h|office|billing|church|cemetery|coroner|me office|doctor|dr|physician|clergy|opo|eye bank|donor|on[- ]call|dispatch|answering service|me|us|back)\b/i;
const nobody =
  /^(?:me|us|him|her|them|you|back|family|security|reception|admitting|admissions|nursing|registration|charge|police|dispatch|anyone|someone|somebody|whoever)$/i;
const places =
  /^(?:receiving|shipping|information|info|dispatch|pathology|autopsy|lab|laboratory|house|staff|visitor\w*|guest|patient|main|emergency)$/i;
const doctor = /^(?:dr|dra|doctor|doctora)$/i;

interface Found {
  name: NameReading;
  start: number;
  end: number;
  confidence: number;
}

/** Adds the contact and the number, where the text tells exactly one. */
export function addLastContact(sheet: Sheet, text: string, persons: readonly Person[]): void {
  const told = bestOf(sheet, "contactName");
  if (told && isSure(told)) return addNumber(sheet, text, told);
  const found = [...findAsked(text), ...findMeeting(text), ...findPointed(text, persons)].filter(
    ({ name }) => !isOther(sheet, name.value),
  );
  const [first] = found;
  if (!first || found.some(({ name }) => !isSame(name.value, first.name.value))) return;
  const best = found.reduce((one, other) =>
    other.name.value.length > one.name.value.length || other.confidence > one.confidence + 0.1 ? other : one,
  );
  addReading(
    sheet,
    "contactName",
    { ...best.name, start: 0, end: best.end - best.start, confidence: best.confidence },
    best.start,
    {},
  );
  for (const one of found) addNumber(sheet, text, one);
}

/** "See Marlon at the loading dock": where or what somebody is stands behind a name alone. */
const isSeen = /^(?:see|find|meet|go see|speak|talk)/i;
const seenAt = leanPattern(
  String.raw`^,? (?:(?:at|in|by|from|inside|on) (?:the |our |a )?\p{L}|(?:when|once|upon|on arrival|as soon)(?!\p{L})|(?:the|our|my|a) (?:${callings})(?!\p{L}))`,
  "iu",
);
const hasNumber = /^[\s,)]*(?:at|on|@|\()?[\s(]{0,2}\d{3}\D{0,2}\d{3}/i;
const isPerson = ({ value, title, credentials }: NameReading) =>
  title !== undefined || credentials !== undefined || givenNames.has((value.split(" ")[0] ?? "").toLowerCase());

const isSame = (one: string, other: string) => one.split(" ")[0] === other.split(" ")[0];

/** The dead are asked for by nobody, and doctors sign elsewhere. */
function isOther(sheet: Sheet, value: string): boolean {
  const dead = bestOf(sheet, "deceasedName")?.value;
  if (dead && (same(dead, value) || (value.includes(" ") && dead.split(" ")[0] === value.split(" ")[0]))) return true;
  return (["attendingDoctor", "certifyingDoctor"] as const).some((field) => {
    const doctors = bestOf(sheet, field);
    return doctors !== undefined && same(doctors.value, value);
  });
}

/** Whom the text tells the crew to see or ring. */
export function findAsked(text: string): Found[] {
  const isSmall = !/\p{Lu}\p{Ll}/u.test(text);
  return [...text.matchAll(cue)].flatMap((match) => {
    const at = match.index + match[0].length;
    const clause = text.slice(at, at + 120).split(/[.!?](?:\s|$)|\n\s*\n/)[0] ?? "";
    const line = text.slice(Math.max(0, match.index - 90), match.index);
    const before = line.split(/[.!?;](?:\s|$)|\n/).at(-1) ?? "";
    if ((otherwise.test(before) && !sent.test(before)) || sendsAnother.test(before)) return [];
    const isWeak = match.groups?.["weak"] !== undefined;
    if (isWeak && !arrival.test(`${before} ${match[0]} ${clause.slice(0, 90)}`)) return [];
    if (
      isWeak &&
      /^(?:call|phone|ring|contact|reach|notify|tell)/i.test(match[0]) &&
      notOnSite.test(match[0] + clause.slice(0, 40))
    )
      return [];
    const isLoud = isSmall || !/\p{Ll}/u.test(`${before}${match[0]}${clause.split("\n")[0]}`);
    const isPlain = !/\p{Lu}\p{Ll}/u.test(`${before.split(/:\s/).at(-1)}${match[0]}${clause.split("\n")[0]}`);
    const name = nameAt(text, at, isLoud || isPlain);
    if (!name) return [];
    // "First call worksheet": one word that nobody is called is no name, unless it is asked for.
    const said = clause.slice(name.end);
    if (
      isWeak &&
      !name.isFull &&
      !isPerson(name) &&
      !hasNumber.test(said) &&
      !(isSeen.test(match[0]) && seenAt.test(said))
    )
      return [];
    const isCalled =
      findRelations(match[0]).length > 0 || findRelations(clause.slice(name.end, name.end + 40)).length > 0;
    return [{ name, start: at, end: at + name.end, confidence: isWeak && !isCalled ? 0.74 : 0.8 }];
  });
}

/** Said of the one named before: "the nurse is Keisha Lamb … and you ask for her", "he's who you see". */
const pointed =
  /\b(?:ask (?:for|4)|see|look for|find|buzz|check in (?:with|w\/)|report to|meet(?: up)? (?:with|w\/)?) ?(?:her|him)\b(?! (?:again|yet|body|family|at (?:the )?(?:funeral|service|viewing)|home|off))|\b(?:she|he)(?:['’]?s| is)(?: the (?:one|person))?(?: (?:who|that|whom))? (?:you|to) (?:see|ask for|meet|find|want)\b|\bpregunt(?:e|en|ar) por (?:ella|[eé]l)\b/gi;
const pointReach = 170;

function findPointed(text: string, persons: readonly Person[]): Found[] {
  if (!/\b(?:her|him|she|he|ella|[eé]l)\b/i.test(text)) return [];
  return [...text.matchAll(pointed)].flatMap(({ index, 0: said }) => {
    const left = text.slice(Math.max(0, index - 40), index);
    if (/\b(?:family|wants? to|come to|came to|like to|coming to|able to|to) $/i.test(left) && !sent.test(left))
      return [];
    const isMan = /\b(?:him|he|[eé]l)\b/i.test(said);
    const person = persons.findLast(({ end }) => end <= index);
    if (!person || index - person.end > pointReach || person.name.isDoctor || person.roles.has("deceased")) return [];
    if (text.slice(person.end, index).includes("\n\n")) return [];
    const tie = person.tie?.value ?? "";
    if (isMan ? women.test(tie) : men.test(tie)) return [];
    return [{ name: person.name, start: person.start, end: person.end, confidence: 0.82 }];
  });
}

const women = /wife|daughter|sister|mother|niece|widow$|aunt|hija|espos?a$|hermana|grandma/i;
const men = /husband|\bson\b|brother|father|nephew|widower|uncle|hijo|esposo|hermano|grandpa/i;

const opening = leanPattern(
  String.raw`(?<=^|[.!?;:,]\s|\n|\b(?:and|that|named|called|have|having|send|sending|${callings}|${kin}),?\s|\b(?:nurse|aide|supervisor|guard|clerk|caregiver|manager|deputy|officer)\s[^.,;:\n]{2,24},\s)(?=\p{L}{2})`,
  "giu",
);

/** Without one of these nobody meets the crew or stays for it. */
const awaits = quick(
  /\b(?:(?:will|['’]ll|can|going to) \p{L}+|is (?:the one |waiting |posted |stationed )?(?:at|by|on) the |(?:comes|answers|opens)\b|(?:expect|meet|receiv|wait|watch|look)(?:ing|s)? |be (?:there|here|waiting|out|outside|downstairs|at|in|on|your)|(?:meet|let)s? (?:you|u|ya|y'?all|us|your|our|them|the|crew|driver|at|in)|(?:show|take|walk|lead|guide|escort|bring|direct|help|greet|receive|buzz|send|sign|wave|hear|see|spot)s? (?:you|u|ya|y'?all|us|your|our|them|him|her|crew|the)|open (?:the|up|it|for)|(?:answer|get) the|ha(?:ve|s) (?:the|all|your|rel|key|paper)|(?:is|be) (?:your|the|on duty) |come to|comes? (?:down|out|up|let|get|open|meet)|knows|is aware|wait (?:at|by|on|in|outside|out front)|stand by|flag (?:you|ya)|abrir|recibir|to (?:meet|receive|let|help)|(?:till?|until|for) (?:you|u|ya|we|us|crew|your|our|them|the|mortuary|transport|removal|pick ?up))/giu,
);
/** As far as the name and what is looked at behind it reach. */
const meetReach = 60 + 110;

/** "Ring the bell, Curtis will answer": who does something once the crew is at the door. */
const access =
  /\b(?:upon|on|once|when|after|arriv\w*|bell|doorbell|ring|knock|buzz(?:er)?|intercom|gates?|doors?|dock|locked|elevator|honk|entrance|pull (?:up|in))\b/i;
const willDo =
  /^(?![^.;\n]{0,20} (?:prayers?|questions?)\b),? (?:will|['’]ll|can|is going to|comes?|answers?|opens?) ?(?!call|phone|ring|e-?mail|fax|text|pay|bill|sign the|arrange|contact|notify|decide|be (?:at|in) (?:the )?(?:funeral|office))/iu;

function findMeeting(text: string): Found[] {
  const places = [...text.matchAll(awaits)].map(({ index }) => index);
  if (places.length === 0) return [];
  const isLoud = !/\p{Lu}\p{Ll}/u.test(text);
  return [...text.matchAll(opening)].flatMap((match) => {
    const at = match.index;
    if (!places.some((place) => place > at && place < at + meetReach)) return [];
    const isCapital = /^\p{Lu}[\p{Ll}\p{Lu}]/u.test(text.slice(at, at + 2));
    // "fred will let u in", "FRED WILL MEET YOU": of a line that writes all letters alike.
    const said = text.slice(at, at + 40).split("\n")[0] ?? "";
    const isAlike = isLoud || (isCapital ? !/\p{Ll}/u.test(said) : !/\p{Lu}/u.test(said));
    const name = isCapital || isAlike ? nameAt(text, at, isAlike) : null;
    const behind = name ? text.slice(at + name.end, at + name.end + 110) : "";
    const isComing =
      name &&
      !name.isDoctor &&
      willDo.test(behind) &&
      access.test(
        text
          .slice(Math.max(0, at - 90), at)
          .split(/[.!?]\s|\n\n/)
          .at(-1) ?? "",
      );
    if (!name || !(meets.test(behind) || stays.test(behind) || isComing)) return [];
    return [{ name, start: at, end: at + name.end, confidence: 0.78 }];
  });
}

/** The name that begins here: in full, or one word that is no other. */
export function nameAt(text: string, at: number, isSmall: boolean): NameReading | null {
  const said = text.slice(at, at + 60);
  const word = /^[\p{L}'’-]+/u.exec(said)?.[0] ?? "";
  const plain = word.toLowerCase();
  const isInitial = /^\p{Lu}\. ?\p{Lu}\p{Ll}/u.test(said);
  if ((word.length < 2 && !isInitial) || nobody.test(word) || doctor.test(word)) return null;
  const isGiven = givenNames.has(plain);
  if (plainWords.has(plain) && !(isGiven && /^\p{Lu}\p{Ll}/u.test(word))) return null;
  const isTitle = isInitial || /^\p{Lu}\p{Ll}/u.test(word);
  if (!isTitle && !isGiven) return null;
  if ((!isTitle && !isSmall) || places.test(word)) return null;
  if (findFacilities(said).some(({ start }) => start < word.length)) return null;
  const name = readName(said);
  return name && name.start === 0 && !name.isDoctor ? name : null;
}

const reach = 150;
const nextPerson =
  /\b(?:nok|next of kin|dr|doctor|wife|husband|son|daughter|caller|called by|funeral|mortuary|coroner|hospice|attending|fax)\b/i;

/** The contact's number: behind the name, with nobody else between. */
function addNumber(sheet: Sheet, text: string, { start, end }: { start: number; end: number }): void {
  if (bestOf(sheet, "contactPhone")) return;
  const behind = text.slice(end, end + reach).split(/\n\s*\n/)[0] ?? "";
  const [phone] = findPhones(behind);
  if (!phone || phone.hint === "fax") return addNumberBefore(sheet, text, start);
  const said = behind.slice(0, phone.start);
  if (nextPerson.test(said) || (said.match(/\n/g)?.length ?? 0) > 1) return;
  if (
    /[.!?\n]\s*\S/.test(said) &&
    !/\b(?:her|his|their|number|cell|ext|extension|direct|reach|call|text|phone)\b[^.]{0,40}$/i.test(said)
  )
    return;
  if (!isTaken(sheet, end + phone.start, end + phone.end))
    addReading(sheet, "contactPhone", { ...phone, confidence: 0.76 }, end, {});
}

const isTaken = (sheet: Sheet, from: number, until: number) =>
  sheet.candidates.some((one) => one.field.endsWith("Phone") && one.start < until && one.end > from && isSure(one));

const askBehind =
  /^[\s,;.)-]{1,4}(?:and |then |please |pls |just )*(?:ask(?: for)?|see|buzz) (?:the |for )?(?:[\p{L}.]+ ){0,3}$/iu;
/** "Call up to 641-… and Joyce will come down". */
const rungBefore = /\b(?:call|ring|phone|text|buzz|dial)(?: up| ahead| down)?(?: to| at| on)? $/i;
const andThen = /^[\s,;)]{1,3}(?:and|so|then)?[\s,]{0,2}(?:then )?(?:the |my |our |his |her )?(?:[\p{L}-]+ )?$/iu;

/** "Release desk 504-555-0150, see attendant Tyrell". */
function addNumberBefore(sheet: Sheet, text: string, at: number): void {
  const from = Math.max(0, at - 70);
  const left = text.slice(from, at);
  const phone = findPhones(left).at(-1);
  if (!phone || phone.hint === "fax") return;
  const said = left.slice(phone.end);
  if (!askBehind.test(said) && !(rungBefore.test(left.slice(0, phone.start)) && andThen.test(said))) return;
  if (!isTaken(sheet, from + phone.start, from + phone.end))
    addReading(sheet, "contactPhone", { ...phone, confidence: 0.74 }, from, {});
}
