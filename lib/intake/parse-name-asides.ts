// Writes names without what is said in passing amid them, and drops who only relayed the call: "Oluwaseun (goes by Seun) Bakare", "Mr. Nguyen (Dinh Van Nguyen)".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

/** "(goes by Seun)" between a given name and its surname. */
const nickname = quick(
  /(?<=\p{Lu}\p{Ll}[\p{L}'’-]{0,18}) \((?:(?:s?he |who )?(?:goes|went) by|aka|a\.k\.a\.|(?:also )?(?:called|known as)|(?:every(?:body|one)|we|they|family|friends) calls? (?:him|her)|nick ?named?:?|they say) ["'“]?\p{Lu}[\p{L}'’-]+["'”]?\)(?= \p{Lu}\p{Ll})/gu,
);
/** "Mr. Nguyen (Dinh Van Nguyen)": the whole name behind the surname. */
const wholeBehind = quick(/\b(?:Mr|Mrs|Ms|Miss)\.? (\p{Lu}[\p{L}'’-]+) \(((?:\p{Lu}[\p{L}'’.-]* ){1,3}\1)\)/gu);
/** "Lady named Francine at the answering service read me this:": whoever relays has not rung and is not dead. */
const relay =
  /(?<=^|[.;,\n] ?)(?:(?:[Aa] |[Tt]he |[Ss]ome )?(?:[Ll]ady|[Gg]irl|[Gg]al|[Ww]oman|[Gg]uy|[Mm]an|[Ff]ellow|[Oo]perator|[Ss]omeone|[Pp]erson|[Aa]gent) (?:named |called |by the name of )?|)(?:\p{Lu}\p{Ll}+ )(?:over )?(?:at|from|with) (?:the |our |your )?(?:answering service|ans\.? svc|call center|service(?= (?:read|gave|told|relayed|passed|sent|texted)))(?: (?:just )?(?:read|gave|told|relayed|passed|sent|texted|took)(?: (?:me|us|it|this|that|the|one|call|along|on|down|to)){0,4}[:,.]?)/gu;

/** "DELACROIX, ANTOINETTE (goes by "Toni"), b. 6/3/44". */
const nicknameBehind = quick(
  /(?<=\p{L}{2}) \((?:(?:s?he |who )?(?:goes|went) by|aka|a\.k\.a\.|(?:also |better )?(?:called|known as)|prefers?|preferred(?: name)?:?|nick ?named?:?|like to be called) ["'“]?\p{Lu}[\p{L}'’-]+["'”]?\)(?=[,.;\n]|$)/gu,
);
/** "Rev. Dr. Otis Blackmon Jr. passed at home": whoever bears a title dies too. */
const honored = quick(
  /(?<=^|[.;:\n] ?|\b(?:that|our|of|for|with) )(?:(?:Rev|Reverend|Pastor|Dr|Doctor|Hon|Judge|Prof|Professor|Bishop|Elder|Deacon|Sheriff|Chief|Coach|Bro|Sis|Brother|Mother|Apostle|Evangelist|Rabbi|Msgr|Fr|Father)\b\.? ){1,2}(?=\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3},?(?: (?:has|just|sadly|peacefully|quietly))* (?:died|expired|passed(?: away)?(?=$|[.,;\n]| (?:away|at|on|this|that|tonight|today|last|yesterday|peacefully|in|around|about|from|early|just|earlier|here|\d))))/gu,
);

/** The text with plain names; null where it has none to mend. */
export const dropNameAsides: Rule = (text) => {
  const edits: Edit[] = [];
  for (const { index, 0: said } of text.matchAll(nickname))
    edits.push({ start: index, end: index + said.length, text: "" });
  for (const pattern of [nicknameBehind, honored])
    for (const { index, 0: said } of text.matchAll(pattern))
      edits.push({ start: index, end: index + said.length, text: "" });
  for (const { index, 0: said, 2: name = "" } of text.matchAll(wholeBehind)) {
    const title = said.slice(0, said.indexOf(" ") + 1);
    edits.push({ start: index, end: index + said.length, text: title + name });
  }
  for (const { index, 0: said } of text.matchAll(relay))
    edits.push({ start: index, end: index + said.length, text: "" });
  return withEdits(text, edits);
};
