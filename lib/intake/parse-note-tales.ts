// Takes out of a note what is told of the dead between what the driver is told: a sentence's clauses are judged one by one.
import { isForDriver } from "./parse-note-clauses";

/** Behind "and" these begin something else; "and has the key" belongs to what stands before. */
const begins = String.raw`(?:s?he|they|it|we|you|please|pls|the|his|her|their|there|then|bring|use|take|leave|come|mind|watch|park|ring|keep|ask|call|do|don['’]?t) `;
const joins = String.raw`but|so|because|cuz|cause|bc|since|after|from when|from where|where|while|till|until|unless|on account of|due to|seeing as|that['’]?s (?:where|how|why|what)|which is|y|pero|porque|ya que|así que|asi que|donde|que`;
/** Where another thing is told in the same sentence. */
const joint = new RegExp(
  String.raw`(?<=[,;:)])\s+(?!and (?!${begins}))|\s+(?=\()|\s+[-–—]{1,2}\s+|\s+\/+\s+|(?<=[.!?])\s+|\s(?=and ${begins}|(?:${joins}) )`,
  "giu",
);

/** Of whom it is told; "his son" and "her key" are not the dead. */
const dead = String.raw`(?:he|she|(?:his|her) (?!(?:son|daughter|dtr|wife|husband|brother|sister|mother|father|mom|dad|niece|nephew|neighbou?r|friend|key|keys|dog|cat|car|van|truck)\b)|dad|mom|mama|papa|daddy|momma|grandma|grandpa|mr|mrs|ms|miss|él|ella|papá|mamá|se)`;
const past = String.raw`(?:\p{L}{2,}ed|was|were|had|been|['’]d|took|taken|fell|fallen|went|gone|got|gotten|found|came|lost|gave|given|quit|ate|drank|drunk|broke|broken|threw|thrown|shot|cut|hit|hurt|bled|burst|caught|blew|blown|ran|run|sank|slid|swung|hung|stuck|choked|forgot|stopped|couldn['’]?t|could|wouldn['’]?t|would|used to|\p{L}{2,}(?:ó|aron|ieron)|había|fue|era|estaba|tuvo|quedó)`;
/** Somebody did or had something, or was found or taken so. */
const tale = new RegExp(
  String.raw`(?<!\p{L})(?:${dead}(?:['’](?:s|d))?(?:\s*\p{L}+){0,2}?\s*(?<!\p{L})${past}(?!\p{L})|(?:found|lost|pulled|cut|fished|dragged|it got|it took|it had) (?:him|her|them)(?!\p{L}))`,
  "iu",
);
/** Why something is so. */
const reason =
  /^\W*(?:because(?! of)|cuz|cause|bc|since|from (?:when|where)|on account of|due to|seeing as|that['’]?s (?:where|how|why|what)|which is (?:how|why|what)|porque|ya que)\b/iu;
/** Who wants what, who said so, how big the dead are and where they lie: for the driver. */
const wanted =
  /\b(?:moved (?:him|her|them)|wants?|wanted|asks?|asked|says?|said|requests?|requested|likes?|liked|needs?|prefers?|insists?|promised|told (?:us|me|him|her|them|you)|big|tall|large|heavy|heavyset|foot|feet|pounds|\d+ ?(?:lbs?|#|kg|ft|in)|quiere|pide|pidió|dice|dijo)(?!\p{L})/iu;
/** An animal is he and she as well. */
const animal = /\b(?:dogs?|cats?|bulls?|horses?|goats?|roosters?|geese|llamas?|donkey|parrot|puppy|perros?|gatos?)\b/iu;
/** "She had a claddagh on, make sure it's on the inventory": what is to be done with what was told of. */
const orders =
  /^\W*(?:(?:please|pls|so|and|but|just|y)\s+)*(?:make sure|be sure|leave|take|bring|keep|put|pull|give|don['’]?t|do not|send|return|remove|check|mind|watch|let|que no|no|déjen|dejen|traigan)\b[^.;]*\b(?:it|its|it['’]s|them|those|these|that|one|las?|los?)\b/iu;

/** The note without the clauses that only tell what became of somebody; a clause with a word for the driver stays. */
export function withoutTales(text: string): string {
  const parts = text.split(joint);
  if (parts.length < 2) return text;
  const isTold = (part: string, at: number) =>
    (reason.test(part) || (tale.test(part) && !wanted.test(part))) &&
    !isForDriver(part, { start: 0, end: part.length }, [], true) &&
    !orders.test(parts[at + 1] ?? "") &&
    !animal.test(parts[at - 1] ?? "");
  const told = parts.map(isTold);
  if (!told.includes(true)) return text;
  // A part that ends its sentence ends it for those before it, too.
  return parts
    .reduce((said, part, at) => {
      if (!told[at]) return said === "" ? part : `${said} ${part}`;
      return /[.!?]$/.test(part) && /[^.!?]$/.test(said) ? `${said.replace(/[\s,;:(–—-]{1,9}$/u, "")}.` : said;
    }, "")
    .replace(/[\s,;:(–—-]{1,9}$/u, "");
}
