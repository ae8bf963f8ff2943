// Tells who rang and who died where a note names both behind each other: "Lady called. Her name is Ann Moore and it's her husband Ed Moore".
import { leanPattern } from "./parse-pattern";
import { quick } from "./parse-quick-pattern";
import type { Person } from "./parse-roles";
import { kinWords } from "./words/introductions";

const whoever =
  "(?:lady|woman|man|gentleman|gent|guy|fellow|fella|gal|girl|caller|female|male|someone|somebody|person|widow|widower|wife|husband|son|daughter|sister|brother|niece|nephew|neighbou?r)";
const name = String.raw`(?:(?:her|his|the) name(?:['’]?s| is| was|:)?|name(?:['’]?s| is| of|:)|s?he (?:says|said|gave) (?:(?:her|his|the) name (?:is|as|was)|s?he['’]?s|s?he is)|(?:says|said|gave) (?:her|his|the) name (?:is|as|was)|named|by the name of|identified (?:her|him)self as|goes by|this is)`;
/** "Lady called crying, took a bit to get the story. Her name is". */
const namesWhoRang = leanPattern(
  String.raw`(?:\b${whoever}(?:['’]s)?\b[^.;:\n]{0,30}\b(?:called|calls|calling|rang|rings|phoned|phones|on (?:the )?(?:phone|line)|crying|sobbing|upset|in tears|hysterical)\b(?! (?:by|him|her|them|us)\b(?! name))[^;\n]{0,80}?[\s,.:]|\b(?:call|ring) from an? (?:very |\p{L}+ )?${whoever}\b[^.;:\n]{0,30}[\s,.:]|\bcaller['’]?s? )${name}\s+(?:mrs?\.? |ms\.? |miss )?$`,
  "iu",
);
const mayRing = quick(
  /\b(?:called|calls|calling|rang|rings|phoned|phones|on (?:the )?(?:phone|line)|call from|ring from|caller|crying|sobbing|upset|in tears|hysterical)\b/iu,
);
const weeps = /\b(?:crying|sobbing|upset|in tears|hysterical)\b/i;
/** "And it's about her late husband". */
const thenKin = leanPattern(
  String.raw`^[\s,.;–-]{1,3}(?:(?:and|but|so) )?(?:(?:it|this|that)(?:['’]?s| is| was)(?: all)?(?: about| for| regarding)? |(?:calling |called )?(?:about|for|re:?|regarding) )?(?:her|his|their) (?:late |dear |own |poor )?(?:${kinWords})(?:[- ]in[- ]law)?(?:,| is|['’]s name is| was|:)? (?:mrs?\.? |ms\.? )?$|^[\s,.;–-]{1,3}(?:(?:and|its|it['’]s) )?(?:(?:her|his|their) )?(?:late )?(?:${kinWords})(?:['’]s| is| was)? (?:(?:the one|the person|who|that) ){0,2}(?:has |just )?(?:died|passed(?: away)?|gone|deceased)\b[\s,:]{0,3}$`,
  "iu",
);
/** The kin does something else than to die. */
const livesOn =
  /^[\s,]*(?:(?:who|s?he) )?(?:is |was |will |has |also )?(?:with (?:her|him)|there|here|on the|called|calling|rang|said|says|told|at \(?\d|\(?\d{3}\)?[- .]\d{3}|nok\b|next of kin|coming|driving|handling|signed|wants|present|found)/i;

/** Gives the roles of the one who rang and of the dead; what the dead was to the caller is no tie of the caller's own. */
export function giveNamedCaller(text: string, persons: readonly Person[]): void {
  if (!mayRing.test(text)) return;
  persons.slice(0, 30).forEach((person, index) => {
    if (person.name.isDoctor) return;
    const said = namesWhoRang.exec(text.slice(Math.max(0, person.start - 190), person.start))?.[0];
    // "Man very upset, his mother just died … Her name is Rosa Reyes": hers who has died.
    const isRinger =
      said !== undefined &&
      !(weeps.test(said) && !/\bcall|\bphone|\brang|\bline\b/i.test(said) && /\b(?:died|passed)\b/i.test(said));
    if (!isRinger && !person.roles.has("caller")) return;
    const next = persons[index + 1];
    const between = next && next.start - person.end < 70 ? text.slice(person.end, next.start) : "";
    const isKinDead =
      next !== undefined &&
      !next.name.isDoctor &&
      next.name.value !== person.name.value &&
      thenKin.test(between) &&
      !livesOn.test(text.slice(next.end, next.end + 60));
    if (isRinger) {
      person.roles.delete("deceased");
      person.roles.delete("contact");
      person.roles.set("caller", 0.92);
    }
    if (!isKinDead || (next.roles.has("nok") && !isRinger)) return;
    for (const role of ["caller", "contact", "nok"] as const) next.roles.delete(role);
    next.roles.set("deceased", 0.88);
    next.tie = null;
    if (person.tie && person.tie.start >= person.end) person.tie = null;
  });
}
