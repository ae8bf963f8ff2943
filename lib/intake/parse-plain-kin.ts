// Writes the many ways in which a next of kin is told as the plain one: "closest relative's a cousin in Mobile by the name of Roscoe Bell".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const tie = String.raw`(?:(?:step|half|grand|great|foster|god|ex)[- ]?)?(?:(?:great|grand)[- ]?)?(?:wife|husband|spouse|son|daughter|brother|sister|mother|father|niece|nephew|cousin|aunt|uncle|partner|companion|fianc[eé]e?|friend|mom|dad)(?:[- ]in[- ]law)?`;

/** "NOK dau. Lorna Fitch": a short word for kin with its full stop. */
const shortened = quick(
  /(?<![\p{L}\p{N}.])(dau|dtr|daug|dght|gdau|gdtr|grdtr|grdau|hus|husb|neph|wf|bil|sil|mil|dil)\.(?= {0,2}(?:\(|\p{Lu}\p{Ll}))/giu,
);
/** Other words for the next of kin, where somebody is named or told to be one. */
const synonyms = quick(
  /(?<![\p{L}\p{N}]|\bof )(?:(?:nearest|closest)[ -](?:known |living |surviving |adult )?(?:relation|relative|kin|blood|family member|family|of kin)|legal kin|kin of record|next to kin|nxt of kin|next kin|closest next of kin)(?=(?:['’]s|['’]d be| is| was| would be| will be| we have(?: on file)? is| ?[:=–-]|,))/giu,
);
/** "The next of kin's my uncle", "the nok'd be her son". */
const contracted = quick(
  /\b((?:next[ -]of[ -]kin|nok|relative|relation|kin))(['’]s|['’]d be)(?= (?:an? |the |his |her |their |my |our |\p{Lu}\p{Ll}+ \p{Lu}))(?![^.;\n]{0,24}\b(?:no|wait|strike|scratch|sorry|rather)\b)/giu,
);
/** "Niece by the name of Charmaine", "a nephew who handles everything. His name is Rodney". */
const named = quick(
  new RegExp(
    String.raw`(?<![\p{L}'’-])(${tie})(?![\p{L}'’-])((?:(?!\b(?:${tie}|nurse|doctor|dr)\b|\d{3})[^\n;:?!]){0,70}?)([,.]?(?: ?[–-]{1,2})? +(?:by the name of|name of|named|called|goes by(?: the name)?|whose name(?:['’]s| is)|(?:the |his |her )?name(?:['’]?s| is| was)|(?:and |so )?(?:that|he|she|it)(?:['’]s| is)) +)(?=\p{Lu}[\p{L}'’-]+)`,
    "giu",
  ),
);
/** "NOK #1 Denny Pope", "Next of kin 2: Carla Pope". */
const numbered = quick(
  /(?<![\p{L}\p{N}])(nok|next of kin) ?(?:#|no\.? ?|number ?)?([12])(?:st|nd)?(?: ?[:.)–-]{1,2}| (?=\p{L}))(?! ?(?:phone|ph|cell|tel\w*|number|no|name|contact|alt\w*|home|work|rel\w*|mobile|address|e-?mail)\b)/giu,
);
/** "Next of kin: wife is deceased; son Erik Lindqvist": who died before is nobody's next of kin. */
const deadKin = quick(
  new RegExp(
    String.raw`(?<=\b(?:nok|next[ -]of[ -]kin)\b(?: ?[:=,(–-]{1,2}| is| was|[’\x27]s)? {0,2})(?<![\p{L}-])(?:(?:his|her|the) )?(?:${tie}|parents|both parents)(?![\p{L}-]),? (?:(?:is|was|are|has|have|already|both|who|long) ){0,3}(?:deceased|dead|died|passed(?: away)?|predeceased(?: (?:him|her))?|pre-deceased|gone(?! home\b| to\b| back\b| out\b))\b[^;,.\d\n]{0,20}[;,.] ?(?:so |then |and |but )?`,
    "giu",
  ),
);
/** "Her brother in Boise, Stan Kubiak", "daughter (next of kin) in London: Ruth Marks". */
const placed = quick(
  new RegExp(
    String.raw`(?<![\p{L}'’-])(${tie})( \((?:nok|next of kin)\))?,? (?:(?:who )?(?:lives? |living |out |down |over |up |back |way ){0,2}(?:in|from|near|of) (?:\p{L}+ )?\p{L}[\p{L}.]{2,14}(?:,? [A-Z]{2})?|out of (?:state|town)|overseas|abroad)(?:, | - |: )(?=(?:(?:mr|mrs|ms|miss)\.? )?\p{L}+ \p{L}{2})`,
    "giu",
  ),
);
const kinWords = /\b(?:next[ -]of[ -]kin|nok)\b/i;
const dies = /\b(?:died|dead|passed|expired|gone|deceased|lost|death)\b/i;
const women = /(?:wife|daughter|sister|mother|niece|aunt|mom|fianc[eé]e)/i;
const men = /(?:husband|son|brother|father|nephew|uncle|dad|fianc[eé])(?!e)/i;
const before = 90;
const behind = 110;

/** Whether "his" or "her" can mean who bears this tie. */
const agrees = (kin: string, words: string) =>
  /\b(?:his|he)\b/i.test(words) ? !women.test(kin) : /\b(?:her|she)\b/i.test(words) ? !men.test(kin) : true;

/** Whether a word with a capital stands there, maybe behind a bracket. */
const startsName = (text: string, at: number) => /^ {0,2}\(?\p{Lu}[\p{L}'’.-]/u.test(text.slice(at, at + 6));

/** Every such telling in plain words; null where there is none. */
export const writePlainKin: Rule = (text) => {
  const edits: Edit[] = [];
  for (const { index, 0: said, 1: word = "" } of text.matchAll(shortened))
    if (startsName(text, index + said.length))
      edits.push({ start: index + word.length, end: index + said.length, text: "" });
  for (const { index, 0: said } of text.matchAll(synonyms))
    edits.push({
      start: index,
      end: index + said.length,
      text: said === said.toUpperCase() ? "NEXT OF KIN" : "next of kin",
    });
  for (const { index, 0: said, 1: label = "", 2: count } of text.matchAll(numbered))
    if (
      startsName(text, index + said.length) ||
      /^\s*\p{Ll}/u.test(text.slice(index + said.length, index + said.length + 4))
    )
      edits.push({
        start: index + label.length,
        end: index + said.length,
        text: count === "1" ? ": " : " second contact: ",
      });
  for (const { index, 0: said } of text.matchAll(deadKin))
    edits.push({ start: index, end: index + said.length, text: "" });
  for (const { index, 0: said, 1: word = "", 2: mark = "" } of text.matchAll(contracted))
    edits.push({
      start: index + word.length,
      end: index + said.length,
      text: /^['’]s/.test(mark) ? " is" : " would be",
    });
  for (const { index, 0: said, 1: kin = "", 2: role = "" } of text.matchAll(placed)) {
    const near = text.slice(Math.max(0, index - before), index) + role;
    if (kinWords.test(near) && startsName(text, index + said.length))
      edits.push({ start: index + kin.length + role.length, end: index + said.length, text: ", " });
  }
  for (const { index, 0: said, 1: kin = "", 2: between = "", 3: joint = "" } of text.matchAll(named)) {
    const end = index + said.length;
    const around = text.slice(Math.max(0, index - before), index) + text.slice(end, end + behind);
    // Who is told to have died is no next of kin.
    if (!startsName(text, end) || !kinWords.test(around) || dies.test(between) || !agrees(kin, joint)) continue;
    // "My dad just died. Dad was 79. His name is Ben Hale".
    if (
      new RegExp(String.raw`\b${kin}\b[^.;\n]{0,40}${dies.source}`, "i").test(
        text.slice(Math.max(0, index - 200), index),
      )
    )
      continue;
    const at = end - joint.length;
    edits.push({ start: at, end, text: between.trim() === "" ? " " : `, ${kin} ` });
  }
  return withEdits(text, edits);
};
