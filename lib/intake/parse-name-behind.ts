// Tells whom "her name is …" names where the sentence before spoke of kin or of staff, and of nobody's death.
import { findRelations } from "./parse-relations";
import { clauseStart } from "./parse-sentences";
import type { Person } from "./parse-roles";

const names = /(?:^|[.!?\n]["'”]?\s+|,? and |, )(her|his) name(?:['’]s| is| was|:)\s+$/i;
const farthest = 24;
const women =
  /^(?:wife|widow|(?:step|grand|great[- ]grand|god)?(?:daughter|mother|mom)|(?:half[- ]|step)?sister|(?:great[- ])?aunt|niece|esposa|hija|hermana|madre|mam[aá]|nuera|sobrina|nieta|viuda|girlfriend|fianc[eé]e)/i;
const men =
  /^(?:husband|widower|(?:step|grand|great[- ]grand|god)?(?:son|father|dad)|(?:half[- ]|step)?brother|(?:great[- ])?uncle|nephew|esposo|hijo|hermano|padre|pap[aá]|yerno|sobrino|nieto|viudo|boyfriend|fianc[eé])(?!e)/i;
const tellsDeath =
  /\b(?:died|dead|dying|death|dies|pass(?:ed|ing)|expired|gone|deceased(?!['’]s)|lost|losing|remains|body|removal|pick(?:ed)?[- ]?up|transfer|pronounced|slipped away|slipped off|went home|left us|no longer|transitioned|departed|succumbed|last breath|fallec\w+|muri[oó])(?![\wà-ÿ])/i;
const ofTheDead =
  /\b(?:patient|pt|resident|decedent|deceased|client|gentleman|lady|man|woman|mrs?|ms)\b(?!['’]?s)[^.;!?\n]*$/i;
/** "…, she was 93": of the dead. */
const aged =
  /^[.;,]?\s+(?:and )?(?:who |s?he |they )?(?:is |was |['’]s )?(?:only |just )?(?:(?:\d{2}|1[01]\d)(?!\d|[ .)-]{1,2}\d)\b|died|passed|expired|born)/i;
/** "…, and she pronounced him": of one who works there. */
const works =
  /^,? (?:and |who |and (?:s?he|who) |s?he )(?:has |also |just )?(?:pronounced|declared|called (?:it|tod|time)|is (?:the|a|our|with|staying|waiting)|will (?:meet|be|stay|wait|let))\b/i;
const rang =
  /\b(?:call(?:ed|ing|s)?|caller|rang|phon(?:ed|ing)|telephoned|report(?:ed|ing|s)|on the (?:line|phone)|spoke (?:with|to))\b/i;

/** Takes the dead one's role from whom "his name is" names behind "the son called", and gives the tie, and the ring. */
export function giveNamedBehind(text: string, persons: readonly Person[]): void {
  for (const person of persons) {
    if (!person.roles.has("deceased") || person.name.isDoctor) continue;
    const pronoun = names.exec(text.slice(Math.max(0, person.start - farthest), person.start));
    if (!pronoun?.[1]) continue;
    const at = person.start - pronoun[0].length + pronoun[0].search(/\p{L}/u);
    let from = clauseStart(text, text.slice(0, at).trimEnd().length - 1);
    while (text[from - 1] === ";") from = clauseStart(text, from - 1);
    const told = text.slice(from, at);
    const tie = findRelations(told).at(-1);
    const isWorking = tie?.kind === "function" && works.test(text.slice(person.end, person.end + 40));
    const isPast = /\bwas\b/.test(pronoun[0]) && tie?.kind === "function";
    if (!tie) continue;
    if (
      !isWorking &&
      (isPast ||
        aged.test(text.slice(person.end, person.end + 30)) ||
        tellsDeath.test(told) ||
        ofTheDead.test(told.slice(tie.end)))
    )
      continue;
    if (tie.kind === "kin" && !(/^her$/i.test(pronoun[1]) ? women : men).test(tie.value)) continue;
    // "My dad just died. Dad was 79. His name is …": who died is called so again.
    const died = new RegExp(
      String.raw`\b${tie.value}(?: (?:has|have|had|just|sadly|peacefully|also|is|was))* (?:died|dead|pass(?:ed|ing)|expired|gone|deceased|slipped|left us|transitioned)\b`,
      "iu",
    );
    if (tie.kind === "kin" && died.test(text.slice(Math.max(0, from - 200), at))) continue;
    person.roles.delete("deceased");
    person.tie ??= { ...tie, start: from + tie.start, end: from + tie.end };
    if (rang.test(told)) person.roles.set("caller", Math.max(person.roles.get("caller") ?? 0, 0.88));
  }
}
