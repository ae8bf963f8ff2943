// Takes out of a note what is told of the dead between what the driver is told: a sentence's clauses are judged one by one.
import { isForDriver } from "./parse-note-clauses";

/** Where another thing is told in the same sentence. */
const joint =
  /(?<=[,;:)])\s+|\s+(?=\()|\s+[-–—]{1,2}\s+|\s+\/+\s+|(?<=[.!?])\s+|\s(?=(?:and|but|so|because|cuz|cause|bc|since|after|from when|from where|where|while|who|till|until|unless|on account of|due to|seeing as|that['’]?s (?:where|how|why|what)|which is|y|pero|porque|ya que|así que|asi que|donde|que) )/giu;

const dead = String.raw`(?:he|she|they|him|her|his|hers|them|their|dad|mom|mama|papa|daddy|momma|husband|wife|son|daughter|brother|sister|uncle|aunt|grandma|grandpa|mr|mrs|ms|miss|el|él|ella|lo|la|le|se|su|esposo|marido|papá|mamá)`;
const past = String.raw`(?:\p{L}{2,}ed|was|were|had|been|['’]d|took|taken|fell|fallen|went|gone|got|gotten|found|came|lost|gave|given|quit|ate|drank|drunk|broke|broken|left|threw|thrown|shot|cut|hit|hurt|bled|burst|caught|blew|blown|ran|run|sank|slid|swung|hung|stuck|choked|forgot|stopped|kept|let|put|said|told|thought|knew|saw|did|done|couldn['’]?t|could|wouldn['’]?t|would|used to|\p{L}{2,}(?:ó|aron|ieron)|había|fue|era|estaba|tuvo|quedó)`;
/** Somebody did or had something; "she said the ring stays" tells what is wanted. */
const tale = new RegExp(
  String.raw`(?<!\p{L})it (?:had|got|took|went|ate|spread)(?!\p{L})|(?<!\p{L})${dead}(?:['’](?:s|d))?(?:\s+\p{L}+){0,3}?\s*(?<!\p{L})${past}(?!\p{L})`,
  "iu",
);
/** Why something is so. */
const reason =
  /^\W*(?:because(?! of)|cuz|cause|bc|since|from (?:when|where)|on account of|due to|seeing as|that['’]?s (?:where|how|why|what)|which is (?:how|why|what)|porque|ya que)\b/iu;
/** Who wants what, and who said so: not of the dead. */
const wanted =
  /\b(?:moved (?:him|her|them)|wants?|wanted|asks?|asked|says?|said|requests?|requested|likes?|liked|needs?|prefers?|insists?|promised|told (?:us|me|him|her|them|you)|quiere|pide|pidió|dice|dijo)\b/iu;
/** "She had a claddagh on, make sure it's on the inventory": what is to be done with what was told of. */
const orders =
  /^\W*(?:(?:please|pls|so|and|but|just|y)\s+)*(?:make sure|be sure|leave|take|bring|keep|put|pull|give|don['’]?t|do not|send|return|remove|check|mind|watch|let|que no|no|déjen|dejen|traigan)\b[^.;]*\b(?:it|its|it['’]s|them|those|these|that|one|las?|los?)\b/iu;
const isTold = (text: string) => reason.test(text) || (tale.test(text) && !wanted.test(text));

/** The note without the clauses that only tell what became of somebody; a clause with a word for the driver stays. */
export function withoutTales(text: string): string {
  const parts = text.split(joint);
  if (parts.length < 2) return text;
  const kept = parts.filter(
    (part, at) =>
      !isTold(part) || isForDriver(part, { start: 0, end: part.length }, [], true) || orders.test(parts[at + 1] ?? ""),
  );
  if (kept.length === parts.length) return text;
  // A part that ends its sentence ends it for those before it, too.
  return parts
    .reduce((said, part) => {
      if (kept.includes(part)) return said === "" ? part : `${said} ${part}`;
      return /[.!?]$/.test(part) && /[^.!?]$/.test(said) ? `${said.replace(/[\s,;:(–—-]+$/u, "")}.` : said;
    }, "")
    .replace(/[\s,;:(–—-]+$/u, "");
}
