// Writes the ways in which a caller is introduced as one: "CALLER: Wendell Spires, I am the charge nurse" as "This is Wendell Spires, the charge nurse".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const tie = String.raw`(?:(?:ex-?|step-?|half-?)?(?:wife|husband|spouse|widow|widower|son|daughter|brother|sister|mother|father|niece|nephew|cousin|aunt|uncle|partner|fianc[eé]e?)(?:[- ]in[- ]law)?|grand(?:son|daughter|mother|father)|(?:oldest|eldest|youngest|older|younger) (?:son|daughter|brother|sister)|neighbor|friend|landlord|(?:(?:charge|floor|night|day|shift|hospice|home health|case|unit|on[- ]call|triage|visiting|house|nursing|weekend|evening|infirmary|shift) )*(?:nurse|supervisor|sup|manager|aide|director of nursing|administrator|social worker|chaplain|coordinator|nurse manager|med tech|caregiver)|(?:deputy|coroner|dispatcher|detective|sergeant|officer)(?! (?:case|of))|DON|ADON)`;
const fullName = String.raw`(?:(?:mr|mrs|ms|miss|dr|sgt|deputy|officer|nurse|sister|pastor|rev|det|detective|trooper|chaplain)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.?)?(?: \p{Lu}[\p{L}'’-]+){1,2}`;
const opener = new RegExp(
  String.raw`^(?:\[[^\]\n]{1,24}\] ?)?(?:caller|clr|nurse|officer|family|them|other|rp|resp|c\d?|b|speaker (?:2|b)|voice 2)(?: \([^()\n]{1,24}\))?[:>] +((?:(?:hi|hello|hey|yes|yeah|yep|sure|ok(?:ay)?|uh|good (?:morning|evening|afternoon)|thank you|thanks)\b(?:,? (?:ma['’]?am|sir|there|please))?(?:,? \p{Lu}\p{Ll}+(?=[.!,] ))?[.,!]* +){0,3})(?=${fullName}(?:, (?:i['’]?m|i am|with|from|at|calling|(?:the |a )?(?:[\p{L}&'’-]+ ){0,4}?(?:nurse|supervisor|sup|supv|manager|coordinator|aide|clerk|deputy|sergeant|dispatcher|registrar|investigator|rn|lpn|police|sheriff(?:['’]s)?(?: (?:office|department))?|hospice|hospital|medical center|manor|home|coroner(?:['’]s office)?|fire|ems|social worker|administrator|director|chaplain|daughter|son|wife|husband)\b)| (?:with|from|at|over at|here at|rn\b|lpn\b|calling)))`,
  "imu",
);
const asksForTheDead = /\b(?:deceased|decedent|passed|patient|resident|died|his name|her name|their name)\b[^\n]*\n?$/i;
const selfRole = quick(
  new RegExp(
    String.raw`(?<=\p{L}),? (?:and )?i(?:['’]?m| am) (the |a |an |his |her |their )?(?=${tie}(?![\p{L}-]))`,
    "giu",
  ),
);
const selfName = new RegExp(
  String.raw`\b(?:this is|(?<!(?:\b(?:her|his|their)|['’]s|s['’]|\b(?:first|last|full|patient|resident|decedent)) )name is|it['’]s|habla) ${fullName}$`,
  "iu",
);
const transfer = new RegExp(
  String.raw`(?:\bi(?: have|['’]ve got| got)|\bholding(?: for you)?(?: is|:)?(?! +(?:at|in|on|with|him|her|them|until|till)\b)|\bon the line(?: now)?(?: (?:for|with) [^:.\n]{3,44})?(?: is|:)|\bcaller on (?:the line|hold)(?: is|:)?|\btransferring(?: you)?|\bconnecting(?: you (?:to|with))?) +(${fullName})((?:,? (?:RN|LPN|LVN|MSW))?)(?: +(?:on (?:the |my )?(?:line|phone|hold)(?: for you)?(?: now)?|holding(?: for you)?|waiting))?`,
  "giu",
);
const lateRelative = quick(
  new RegExp(
    String.raw`\b(?:mother|father|mom|dad|husband|wife|son|daughter|brother|sister|aunt|uncle|grandmother|grandfather|grandma|grandpa|cousin|friend|partner|resident|patient),? (?:mrs?\.? |ms\.? |miss )?(?=\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,3},? (?:(?:age |aged )?\d{1,3}(?: ?y\/?o| years old)?,? )?(?:d\.?o\.?b\.?|born)(?: on)? [^\n;]{4,24}?\d,? (?:has |just |has just )?(?:passed|died|expired)\b)`,
    "giu",
  ),
);
/** "I'm the night aide at Fern Hollow, name's Coretta Bines": her own name. */
const workThenName = quick(
  /\b(?:i['’]m|i am|this is) (?:the|an?|one of the) [^.;\n]{3,70}?, (?:and )?name(?:['’]?s| is) (?=\p{Lu}\p{Ll})/giu,
);
/** "Dad (Weldon Strickland) died": the name in brackets is the dead person's. */
const bracketedDead = quick(
  new RegExp(
    String.raw`\b(?:mother|father|mom|dad|daddy|mama|husband|wife|son|daughter|brother|sister|aunt|uncle|grandmother|grandfather|grandma|grandpa|cousin|friend|partner|neighbor|resident|patient),? \((${fullName})\),?(?= (?:(?:has|have|just|was|is|who) ){0,2}(?:passed|died|expired|pronounced|dead|gone)\b)`,
    "giu",
  ),
);
const endsInName = new RegExp(`${fullName}$`, "u");
const saidTie = new RegExp(String.raw`^(${fullName}),? i(?:['’]?m| am) (?:the |a |an )?(?=${tie}(?![\p{L}-]))`, "iu");

/** "CALLER: Yes ma'am. Wendell Spires, I'm the charge nurse", "I have Loretta Guidry on the line", "her mother, Ann Lee, 90, born …, passed". */
export const writeIntroductions: Rule = (text) => {
  const edits: Edit[] = [];
  const opened = opener.exec(text);
  const before = opened ? text.slice(0, opened.index).trimEnd() : "";
  if (opened && before.split("\n").length < 6 && !asksForTheDead.test(before.slice(before.lastIndexOf("\n") + 1))) {
    const at = opened.index + opened[0].length;
    edits.push({ start: at, end: at, text: "This is " });
    const said = saidTie.exec(text.slice(at, at + 120));
    if (said) edits.push({ start: at + (said[1] as string).length, end: at + said[0].length, text: ", " });
  }
  for (const match of text.matchAll(selfRole)) {
    if (!selfName.test(text.slice(Math.max(0, match.index - 70), match.index))) continue;
    edits.push({
      start: match.index,
      end: match.index + match[0].length,
      text: `, ${/^(?:his|her|their|the)/i.test(match[1] ?? "") ? match[1] : ""}`,
    });
  }
  if (/\btransfer|\bon the line|\bholding\b|\bon hold\b/i.test(text.slice(0, 400)))
    for (const match of [...text.slice(0, 700).matchAll(transfer)].slice(0, 1)) {
      const name = match[1] ?? "";
      if (!/\p{Ll}/u.test(name) || !endsInName.test(name)) continue;
      edits.push({
        start: match.index,
        end: match.index + match[0].length,
        text: `Call from ${name}${match[2] ?? ""}`,
      });
    }
  for (const { index, 0: said } of text.matchAll(workThenName))
    edits.push({
      start: index + said.search(/(?:my )?name\S*(?: is)? $/i),
      end: index + said.length,
      text: "my name is ",
    });
  for (const match of text.matchAll(bracketedDead)) {
    const [said, name = ""] = match;
    if (!endsInName.test(name)) continue;
    edits.push({ start: match.index, end: match.index + said.length, text: `${/^\p{L}+/u.exec(said)?.[0]} ${name}` });
  }
  for (const match of text.matchAll(lateRelative))
    edits.push({ start: match.index + match[0].length, end: match.index + match[0].length, text: "decedent " });
  return withEdits(text, edits);
};
