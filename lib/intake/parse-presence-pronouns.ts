// Reads whether kin is with the dead where a pronoun tells it of the relative named before: "her son Dale … He isn't coming in".
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

/** Those who may be the last one spoken of before a pronoun; of kin and next of kin the pronoun tells. */
const anyOne = quick(
  /(?<![\p{L}\p{N}])(?:(?:next of kin|nok|kin|family|familiar m[aá]s cercan[oa])|(?<woman>wife|daughter|dtr|dau|sister|mother|mom|mama|niece|granddaughter|aunt|widow|grandma|grandmother|stepdaughter|esposa|hija|hermana|sobrina|nieta)|(?<man>husband|son|brother|father|dad|daddy|nephew|grandson|uncle|widower|grandpa|grandfather|stepson|esposo|hijo|hermano|sobrino|nieto)|(?<many>sons|daughters|kids|children|sisters|brothers|parents|grandkids|grandchildren|siblings|nieces|nephews|relatives|hijos|hijas)|spouse|partner|cousin|fianc[eé]e?|(?<other>nurses?|rn|lpn|cna|aides?|supervisor|deputy|officers?|police|ems|medics?|coroner|investigator|examiner|doctor|dr|caller|neighbou?r|manager|chaplain|pastor|priest|rabbi|hospice|crew|driver|friend|caregiver|sitter|roommate|director|enfermer[oa]))(?:[- ]in[- ]law)?(?![\p{L}\p{N}]|['’]s (?:house|home|place|room|apartment))/giu,
);
const who = String.raw`(?<=[.;,:(]\s?|\n[ \t>*•-]{0,12}|\s[-–—]\s|\b(?:and|but|so|though|says|said)\s)(?<they>s?he|they|both|neither|all (?:of them|two|three|four|five|six)|él|ella|ellos|ellas)`;
const now =
  "(?:(?: also| both| all| still| just| already| since| right| now| be| probably| definitely| currently| actually| only){0,3})";
const far = String.raw`(?:(?:is |are |was |were )?not|(?:is|are|was|ai)n['’]?t)(?: be| going to be| going to| planning (?:on|to)| able to| expected to| in a position to){0,2}(?: (?:be|come|comin[g'’]?|making it|make it|get|getting|in|over|t?here|present|attend|attending|back|traveling|travelling|flying|driving|on the (?:grounds|premises|property|unit)|going (?:over|out|there)|at (?:the )?(?:hospital|facility|house|home|bedside|airport|scene|residence)|in (?:town|state|the (?:building|house|facility))))+`;
const refuses = String.raw`(?:won['’]?t|will not|can['’]?t|cannot|can not|couldn['’]?t|could not|didn['’]?t|did not|doesn['’]?t|does not|don['’]?t|do not|would rather not|chose not to|decided not to)(?: want to| wish to| plan to| plan on| intend to| expect to| think (?:s?he|they) can)?(?: be| able to| to)* (?:make it(?! (?:through|past))|come(?:(?! to (?:the )?(?:funeral|service|office))|coming)|coming|go(?:ing)? (?:over|out|down|up|there)|get (?:t?here|in|away|back)|attend(?! the (?:funeral|service))|t?here|present|in (?:tonight|today|until|till)|at the (?:house|facility|hospital|airport|home)|travel|stay|see (?:him|her))`;
const parted = String.raw`(?:(?:has|have|had|['’]s|['’]ve|['’]d)? ?(?:already |just |since |now )*(?:left|departed|(?<=ha(?:s|ve|d) (?:already |just |since )?)gone)(?= (?:at|around|about|abt|already|before|earlier|after|again|now|home|by|to|(?:with|w\/) ?(?:his|her|their|a|the)|for (?:home|work|the (?:night|day|evening|airport))|the (?:hospital|facility|house|building|unit|room|bedside)|an hour|a (?:little )?while|a few|\d|and\b|when|once|just)|\s?[.,;)\n]|$)|(?:is |are |has |have )?(?:gone|went|headed|drove|driven|returned|been taken) (?:back )?(?:home|to (?:his|her|their|the|a) (?:house|hotel|motel|place|own))|(?:was|were|had been|has been|have been) (?:t?here|in|up|by|present|with (?:him|her)|at (?:the )?bedside)[^.;\n]{0,40}?(?:\b(?:and|but|then|has|have|since|now)\b[^.;\n]{0,12})?(?:\bleft\b|\bgone\b|\bwent home\b|,? not now\b)|stayed [^.;\n]{0,40}?\b(?:and|but|then) (?:has |have |is |are |then |now |since )*(?:gone|left|went)|(?:stayed|sat (?:with (?:him|her) )?|was (?:with (?:him|her)|t?here|in) )(?: ?all (?:day|night|evening),? )? ?(?:till?|until) (?!(?:you|we|they)\b))`;
const coming = String.raw`(?:(?:is|are|['’]s|['’]re|will be|['’]ll be)(?: still| both| all)? (?:on (?:his|her|their|the) way|flying (?:in|back|up|down|home)|driving (?:in|up|down|over|back|from)|en ?route|coming (?:in )?(?:from|tomorrow|later|in the morning)|out of (?:town|state|the country)|overseas|abroad|away)|fl(?:ies|y) in)`;
const lives = String.raw`(?:(?:live|lives|is|are|resides?)|(?<=['’]s ?))(?: way| far)?(?: over| out| up| down| back)* in (?!the\b)[^.;\n]{2,30}?(?:,? (?:and|but|so)) (?:s?he |they )?(?:${far}|${refuses}|nobody)`;
const gone = leanPattern(
  String.raw`${who}${now}(?:['’](?:s|re|ll|d|ve))?(?: (?:said|says|asked|knows?|told me|told us)(?: not to wait(?: for (?:him|her|them))?| that|,)*,? ?(?:s?he|they)?)?${now} ?(?:${far}|${refuses}|${parted}|${coming}|${lives}|no (?:viene|est[aá]n?|vendr[aá]n?|puede venir))(?![\p{L}\p{N}])`,
  "giu",
);
const withDead = String.raw`(?:(?:is|are|['’]?s|['’]?re)${now} (?:(?:with|w\/) ?(?:him|her|them|the body)(?! (?:when|at the time|in \d))|alone (?:with|w\/) ?(?:him|her)|sitting (?:t?here|with|w\/|by|beside|in)|waiting (?:t?here|at|in|for you|outside|out|with|on you)|staying (?:t?here|with|until|till?|in the house with)|at (?:the )?bedside|at (?:his|her) (?:side|bedside)|by (?:his|her) (?:side|bed)|holding (?:his|her) hand)|(?:['’]ll|will|is going to|are going to|plans? to|wants? to|would like to|intends? to|asked to)(?: be)? (?:stay(?:ing)?|wait(?:ing)?|remain(?:ing)?|sit(?:ting)?) (?:t?here|with (?:him|her|them)|until|till?|for (?:you|the (?:crew|removal|pickup))|at the (?:house|bedside|facility))|(?:['’]ll|will|is going to|are going to|wants? to|would like to) be (?:t?here|present|with (?:him|her)|at the (?:house|facility))(?: with (?:him|her))? (?:when|until|till?|for (?:you|the (?:removal|pickup|crew)))|(?:stays?|waits?|remains?) (?:until|till?|with (?:him|her))|(?:won['’]?t|will not|hasn['’]?t|has not|doesn['’]?t want to|refuses to) leave(?:d|ft)?(?: (?:his|her|their|the|until|till?|him)))`;
const bare = String.raw`(?:is|are|['’]?s|['’]?re)(?: still| right| both| all| also| now)* (?:t?here|present|on ?scene|on ?site|in the (?:room|lobby|lounge|hall(?:way)?|kitchen|living room|(?:waiting|family|quiet|day|visitors['’]?) (?:room|lounge|area)|chapel|cafeteria|parking lot|house|building)|at the (?:house|home|facility|hospital)|aqu[ií]|all[ií]|con (?:él|ella))(?=\s*(?:[.,;)\n]|$)|,? (?:now|too|with|w\/?|alone|by (?:him|her|them)sel(?:f|ves)|and|holding|sitting|saying|praying|visiting|waiting|already|at the moment|for now|still|tonight)\b)(?! (?:for|until|till|when|to sign)\b)`;
/** "He + girlfriend there": who is there with another is not the dead. */
const withAnother = String.raw`(?: ?(?:\+|&|and|n|w\/|with)(?: ?(?:his|her|their|a|the|two|three|\d))? ?\p{L}[\p{L}'’]{1,14}){1,3}(?: (?:is|are|both|all|still|now|right))* ?(?:t?here|present|with (?:him|her)|w\/ ?(?:him|her)|at (?:the )?(?:bedside|house))`;
const staying = leanPattern(String.raw`${who}${now} ?(?:${withDead}|${withAnother})(?![\p{L}\p{N}])`, "giu");
const present = leanPattern(
  String.raw`${who}(?: (?:were|was|have been|had been)(?: all| both)? (?:t?here|present|with (?:him|her))[^.;,\n]{0,30}? and)?${now} ?(?:est[aá]n? )?(?:${bare}|(?:aqu[ií]|all[ií]|con (?:él|ella)))(?![\p{L}\p{N}])`,
  "giu",
);
const reach = 220;

interface LastOne {
  isNextOfKin: boolean;
  /** Two of the family were spoken of last. */
  isPair: boolean;
  sex: "woman" | "man" | "many" | null;
  /** Whose relative, as the words "his wife", "her son", "my brother" tell it. */
  of: string | null;
}

/** The relative of whom the text before spoke last; null where it was somebody else. */
function lastOne(before: string): LastOne | null {
  const part = before.slice(Math.max(0, before.lastIndexOf("\n\n") + 1));
  const all = [...part.matchAll(anyOne)];
  const last = all.at(-1);
  if (!last || last.groups?.["other"] !== undefined) return null;
  const isNextOfKin = /^(?:next|nok|kin|familiar)/i.test(last[0]);
  // "Her husband Glenn is next of kin": the word before tells the sex.
  const tied = isNextOfKin ? all.findLast(({ 0: word }) => !/^(?:next|nok|kin|familiar)/i.test(word)) : last;
  const tie = tied && last.index - tied.index < 60 ? tied : last;
  const groups = tie.groups ?? {};
  // "Her son Craig … his wife Meg … They're both here."
  const isPair = all.length > 1 && !all.slice(-2).some(({ groups: who }) => who?.["other"] !== undefined);
  const sex = groups["woman"] ? "woman" : groups["man"] ? "man" : groups["many"] ? "many" : null;
  const of = /\b(his|her|my|our)\s+(?:\w+\s+)?$/i.exec(part.slice(Math.max(0, tie.index - 24), tie.index))?.[1] ?? null;
  return { isNextOfKin, isPair, sex, of: of?.toLowerCase() ?? null };
}

const fits = (pronoun: string, { sex, isPair }: LastOne) => {
  if (/^(?:they|both|neither|all .*|ell[oa]s)$/i.test(pronoun)) return sex === "many" || sex === null || isPair;
  const isWoman = /^(?:she|ella)$/i.test(pronoun);
  return sex === null || sex === (isWoman ? "woman" : "man");
};

/** Adds what a pronoun tells of the relative named before it. Who "is here" may be the dead as well, unless the pronoun is not theirs. */
export function addPronounPresence(sheet: Sheet, text: string): void {
  const add = (value: string, at: number, said: string) =>
    addReading(sheet, "isFamilyThere", { value, start: 0, end: said.length, confidence: 0.78 }, at, {});
  const sex = bestOf(sheet, "sex")?.value;
  const told = sex === "Male" ? "his" : sex === "Female" ? "her" : null;
  const forms = [
    [gone, "NO"],
    [staying, "YES"],
    [present, "YES"],
  ] as const;
  for (const [pattern, value] of forms)
    for (const match of text.matchAll(pattern)) {
      const pronoun = match.groups?.["they"] ?? "";
      const last = lastOne(text.slice(Math.max(0, match.index - reach), match.index));
      if (!last || !fits(pronoun, last)) continue;
      // "My brother is driving in": who tells it is kin too, and may be there.
      const isOwn = last.of === "my" || last.of === "our";
      if (isOwn && value === "NO") continue;
      const dead = told ?? (isOwn ? null : last.of);
      const isOfDead = dead === null || dead === (/^(?:she|ella)$/i.test(pronoun) ? "her" : "his");
      const isMany = /^(?:they|both|neither|all .*|ell[oa]s)$/i.test(pronoun);
      if (pattern === present && !last.isNextOfKin && isOfDead && !isMany) continue;
      add(value, match.index, match[0]);
    }
}
