// Takes out of a note what a printed form says of itself: its title, boxes that nobody ticked, questions left open.

/** What a printed form says of itself. */
const formMarks =
  /^(?:first call|removal|transfer|death call|call|transport|intake)(?: (?:sheet|report|form|record|slip|ticket|worksheet|request|order)){1,2}(?=\W*$)|\b(?:page|pg\.?) \d{1,2} ?(?:of|\/) ?\d{1,2}\b|\bform (?:no\.? ?|# ?)?[A-Z]{1,4}-?\d{1,4}\b|\brev\.? ?\d[\d/.-]*|\b(?:for )?office use only\b:?/gi;

/** Boxes to tick, each with the space behind it. */
const boxes = /([[(][\sxX✓✔_]{0,3}[\])])\s?/;
const isTicked = (box: string) => /[xX✓✔]/.test(box);
/** "Dress [ ]  Casket [x]": boxes behind their words. */
const boxLast = /[[(][\sxX✓✔_]{0,3}[\])]\W{0,4}$/;
/** "Coming to view?": nobody answered. */
const openQuestion =
  /(?:^|(?<=[.!?] ))[^.!?]{1,40}\?(?=$|\s+(?!\d|(?:yes|yeah|no|y|n|none|unk|there|it|he|she|they|a|one|two)\b))/gi;
const isWord = /\p{L}{2}/u;
const answer = /^(?:yes|no|y|n|not sure|unsure|none|other)\b\W*$/i;
/** "HOSPITAL DECEDENT RELEASE WORKSHEET", "New submission from the page …", "driver slip no. 26-0255". */
const title =
  /\b(?:work ?sheet|check ?list|(?<!boat )slip(?=\W*$| ?(?:no\b|#|\())|notice of|work order|order form|on[- ]call log|submission|release form|transfer request|cover sheet)\b/i;

const mostTitleWords = 14;
/** Whoever asks for something writes no title. */
const asks =
  /\b(?:bring|sign|use|park|call|take|gate|code|ring|watch|mind|come|ask|meet|hazard|dog|door)\b|[.!?;]\s+\p{L}/iu;
const isTitle = (text: string) => title.test(text) && !asks.test(text) && text.split(" ").length <= mostTitleWords;

/** What a form says beside its marks; blank where nothing is left. `isHead`: it stands in the page's first lines. */
export function beyondForm(text: string, isHead: boolean): string {
  if (isHead && isTitle(text)) return "";
  const plain = text.replace(formMarks, "");
  const said = tidied((boxLast.test(plain) ? plain : chosenOf(plain)).replace(openQuestion, ""));
  if (said === text) return text;
  return isWord.test(said) && !answer.test(said) && !said.endsWith(":.") ? said : "";
}

/** "Remove [x] at once [ ] later" → "Remove at once"; several that are ticked are parted by commas. */
function chosenOf(text: string): string {
  const [head = "", ...options] = text.split(boxes);
  if (options.length === 0) return text;
  const chosen = options.flatMap((words, at) => {
    if (at % 2 === 0) return [];
    const end = isTicked(options[at - 1] ?? "") ? 0 : words.search(/[.;!?]/);
    return end < 0 ? [] : [words.slice(end).trim()];
  });
  return `${head} ${chosen.join(", ").replace(/,? (?=[.;!?])/g, "")}`;
}

function tidied(text: string): string {
  const plain = text
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;!?](?:\s|$))/g, "")
    .trim();
  return plain.charAt(0).toLocaleUpperCase("en-US") + plain.slice(1);
}
