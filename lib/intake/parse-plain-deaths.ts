// Writes who pronounced and when somebody died in plain words where they are told roundabout: "a man named Glenn who pronounced", "a little after nine, the aide says 9:08".
import { type Edit, withEdits } from "./parse-edits";
import { readNumberInWords } from "./parse-numbers";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const given = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}`;
/** "Sent a man named Glenn who pronounced", "a nurse, Ruth Ayers, who came out and pronounced". */
const sent = quick(
  new RegExp(
    String.raw`\b((?:man|woman|guy|lady|girl|gal|fellow|fella|person|nurse|one))(?: (?:named|called|by the name of)|,) (${given})(?: (?:from|with|of) [^.,;\n]{3,36}?)?,? (?:who|that|(?:and )?(?:he|she)) (?:came(?: out| over| by)? and |then |has |had |also )?pronounced\b(?! by)`,
    "gu",
  ),
);
const worker =
  "(?:[Pp]ara)?[Mm]edic|EMT|[Nn]urse|RN|[Dd]octor|[Dd]oc|[Pp]hysician|[Dd]eputy [Cc]oroner|[Cc]oroner|MEDIC|NURSE";
/** "EMS pronounced at 02:46 this morning. Medic was a K. Dufrene". */
const thenNamed = quick(
  new RegExp(
    String.raw`(?<=(?<!\b(?:[Nn]obody|[Nn]o one|not|been|to be|n['’]t) )\b[Pp]ronounced\b(?! by (?!the )|[^.;\n]{0,20}\byet\b)[^.;\n]{0,40})(?: by (?:the )?(?:medics|paramedics|hospice|nurse|ems))?[.,;] (?:and )?(?:(?:[Tt]he|[Hh]er|[Hh]is) )?(${worker})(?:['’]s name)? (?:was|is) (?:an? |named )?(?=(?!(?:In|On|At|Still|Here|There|Not|The|Gone|Coming|Aware)\b)\p{Lu})`,
    "gu",
  ),
);
/** "RN on scene pronounced, Kelly Ott". */
const thenComma = quick(
  /(?<=\b(?:RN|LPN|[Nn]urse|[Mm]edics?|[Pp]aramedics?|[Hh]ospice|[Cc]oroner)(?: on (?:scene|site|duty|call))? pronounced(?: (?:him|her))?), (?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,? (?:RN|LPN)|[.,;]|\n|$))/gu,
);
/** "Pronouncing doc is Halloran". */
const pronouncing = quick(
  /(?<!\p{L})[Pp]ronouncing ([Dd]oc(?:tor)?|[Dd][Rr]|[Pp]hysician|MD|[Pp]rovider|[Nn]urse|RN|[Mm]edic|[Pp]aramedic)\b\.?(?:['’]s| is| was| would be) (?:an? )?(?:(?:[Dd]r|[Dd]octor)\b\.? )?(?=\p{Lu}[\p{L}'’-])/gu,
);
/** "The coroner has him as dying on the 29th", "is calling it the 19th for date of death". */
const placed = quick(
  /(?<!\p{L})(?:(?:the|our|county) ){0,2}(?:coroner|m\.?e\.?|medical examiner|deputy|investigator|they|she|he|doctor)(?:['’]s)? (?:(?:has|have|had|puts?|lists?|listed|is putting|is calling|calls?|called|recorded) (?:him|her|it|(?:his|her|the) (?:death|passing|date of death)) (?:(?:down )?as )?(?:dying |having died |died |passing |on |to )?(?:on )?)(?=(?:the )?(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}\/\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|last night|yesterday))/giu,
);
/** "3:20ish", "3:20-ish this morning". */
const ish = /(?<=\d:[0-5]\d ?(?:[ap]m)?)[ -]?ish\b/gi;
const hourWord = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
/** "A little after nine tonight, the caregiver says 9:08": the second hour is the exact one. */
const rough = quick(
  new RegExp(
    String.raw`(?<!\p{L})((?:(?:a|just|right|shortly|little|bit|hair|few|minutes|sometime|somewhere) ){0,4}(?:after|before|past|around|about|near|nearly|almost|close to|at about|at around) (?:a(?:bout)? )?(${hourWord}|\d{1,2})(?: o['’]?clock)?)(?= ?(?:[ap]\.?m\b\.?|tonight|tonite|this|last|in the|yesterday|today|[,;.(-]))([^.;\n\d]{0,32}?)[,;.(–-]{1,2} ?(?:(?:but|and|though) )?(?:(?:the|our|her|his|my) )?(?:[\p{L}'’]+ ){1,3}(?:(?:says|said|has|had|wrote|put|puts|recorded|charted|noted|marked|called|shows|reads|is|was)(?: (?:it|down|him|her|at|as|time|the time|tod|of death)){0,3}|time) (\d{1,2}:[0-5]\d)(?!\d)(?: ?([ap]\.?m\b\.?))?\)?`,
    "giu",
  ),
);
const dies =
  /\b(?:died|passed(?: away| on)?|expired|gone|went|death|passing|slipped away|stopped breathing)\b[^.;\n]{0,40}$/i;

const minutesOf = (hour: number, minute = 0) => (hour % 12) * 60 + minute;

/** Whether both hours lie next to each other on the clock's face. */
function isNear(about: string, exact: string): boolean {
  const [hour = 0, minute = 0] = exact.split(":").map(Number);
  const apart = Math.abs(minutesOf(Number(about) || (readNumberInWords(about)?.value ?? 99)) - minutesOf(hour, minute));
  return Math.min(apart, 720 - apart) <= 45;
}

const clock = String.raw`\d{1,2}:?\d\d(?: ?[ap](?:\.m\.|m\b))?(?: ?h(?:ou)?rs\b)?`;
/** "Found deceased at home on 10/25; time of death is recorded as 11:20 AM": of that day. */
const foundOn = new RegExp(
  String.raw`\bfound (?:dead|deceased|expired)\b[^;\n]{0,90}?\bon (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\p{L}{3,9}\.? \d{1,2}(?:, \d{4})?)[;.,] (?:and |with |(?:the|his|her) |(?:(?:the |county )?(?:coroner|m\.?e\.?|medics|ems|deputy|they) (?:puts?|set|has|have|calls|called|pronounced) )){0,3}(?:time of death|tod|death|pronounced)[^.;\n\d]{0,30}${clock}(?! ?(?:on|this|today|yesterday|last)\b)`,
  "giu",
);

/** Every such telling in plain words; null where there is none. */
export const writePlainDeaths: Rule = (text) => {
  const edits: Edit[] = [];
  if (/pronounc/i.test(text)) {
    for (const { index, 0: said, 1: who = "", 2: name = "" } of text.matchAll(sent)) {
      const start = index + who.length;
      const end = index + said.length;
      if (/\b(?:son|daughter|husband|wife)\b/i.test(said)) continue;
      edits.push({ start, end, text: `; pronounced by ${/nurse/i.test(who) ? "nurse " : ""}${name}` });
    }
    for (const { index, 0: said, 1: who = "" } of text.matchAll(thenNamed))
      edits.push({ start: index, end: index + said.length, text: ` by ${who.toLowerCase()} ` });
    for (const { index, 0: said } of text.matchAll(thenComma))
      edits.push({ start: index, end: index + said.length, text: " by " });
    for (const { index, 0: said, 1: who = "" } of text.matchAll(pronouncing))
      edits.push({
        start: index,
        end: index + said.length,
        text: `Pronounced by ${/^(?:nurse|rn|medic|paramedic)$/i.test(who) ? who.toLowerCase() : "Dr."} `,
      });
  }
  if (/\bfound\b/i.test(text))
    for (const { index, 0: said, 1: day = "" } of text.matchAll(foundOn))
      edits.push({ start: index + said.length, end: index + said.length, text: ` on ${day}` });
  for (const { index, 0: said } of text.matchAll(ish)) edits.push({ start: index, end: index + said.length, text: "" });
  for (const { index, 0: said } of text.matchAll(placed))
    if (/dying|died|passing|death|calling it/i.test(text.slice(index, index + said.length + 50)))
      edits.push({ start: index, end: index + said.length, text: "died on " });
  for (const { index, 0: said, 1: about = "", 2: hour = "", 3: half = "", 4: exact = "", 5: own } of text.matchAll(
    rough,
  ))
    if (isNear(hour, exact) && dies.test(text.slice(Math.max(0, index - 60), index)))
      edits.push(
        { start: index, end: index + about.length, text: `at ${exact}${own ? ` ${own}` : ""}` },
        { start: index + about.length + half.length, end: index + said.length, text: "" },
      );
  return withEdits(text, edits);
};
