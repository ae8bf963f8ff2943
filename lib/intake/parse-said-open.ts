// Tells what a statement is worth where the words around leave it open: "not known if a veteran", "no embalming decision yet".
/** "It is not known if he", "he may have been": what follows is left open. */
const ifSaid = /\b(?:if|whether)\s(?:[\w'’]+\s){0,4}$/i;
const openBefore =
  /(?:\b(?:not|never|nobody|no ?one|none|no|dont|didnt|doesnt|couldnt|cant|isnt)|n['’]t)\s(?:[\w'’]+\s){0,4}?(?:know[ns]?|sure|certain|tell|say|said|mention(?:ed)?|recall|remember|idea|clue|word|clear)\b|\b(?:unsure|unclear|unknown|uncertain|wonder\w*)\b/i;
const maybeBefore = /\b(?:may|might|could|possibly|maybe|perhaps)\s(?:(?:have|has|be|been|was|is|an?|he|she)\s){0,3}$/i;
/** "I had thought he was a Marine". */
const thoughtBefore =
  /\b(?:thought|assumed|figured|supposed)\s(?:(?:that|he|she|they|it|dad|mom|was|is|were|had|been|an?|the|also|in|with)\s){0,5}$/i;
/** "No embalming decision yet" denies nothing. */
const decisionBehind =
  /^\s(?:decisions?|choice|answer|instructions?|talk|discussion|(?:to be |be )?(?:talked (?:about|over)|discussed|brought up|mentioned|explained))\b/i;

const mayBeOpen = new Set(["isVeteran", "isCoronerCase", "isDonor", "isPrearranged"]);

/** The value that stands: as said, Unknown where it is told to be open, none where nothing is told. */
export function leftOpen(field: string, value: string, before: string, behind: string): string | null {
  if (field === "embalmingPermission" && decisionBehind.test(behind)) return null;
  if (!mayBeOpen.has(field) || value !== "YES") return value;
  const clause = /[^.;\n]*$/.exec(before)?.[0] ?? "";
  if (ifSaid.test(clause)) return openBefore.test(clause) ? "Unknown" : null;
  if (field !== "isVeteran") return value;
  if (thoughtBefore.test(clause)) return null;
  return maybeBefore.test(clause) ? "Unknown" : value;
}
