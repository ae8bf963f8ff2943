// Tells what the questions of a conversation ask for.
import { isGeneral, readLabel, type Role, splitWords } from "./parse-labels";
import { askedQuestions } from "./words/asked";
import type { Kind } from "./words/labels";

/** "His name please", "and her date of birth, please". */
const asksNicely =
  /^\W*(?:(?:and|ok(?:ay)?|so|now)\W+){0,2}(?:(?:the|his|her|their|your|patient['’]?s|resident['’]?s|deceased['’]?s|decedent['’]?s) )?(?:(?:full|legal|first|last|best|phone|contact|call-?back) )*(?:name|d\.?o\.?b\.?|date of birth|birth ?day|birth ?date|age|number|phone|address|weight|room|relationship|callback)(?: (?:of|for|to) [^?\n]{3,30})?,? (?:please|pls|plz)[.!]?\s*$/i;

/** A question, or a word or two that ask: "size", "fam?", "who called". */
export const isQuestion = (text: string) =>
  /\?\s*(?:\([^()]*\)\s*)?$/.test(text) ||
  asksNicely.test(text) ||
  (text.trim().length < 40 &&
    !/\d/.test(text) &&
    (listed(text.replace(/[.!]+$/, "")).every(
      (part) => isNamed(part) && part.length < 28 && !/\b(?:is|are|was|the|we|i|im|its|ok|yes|no)\b/i.test(part),
    ) ||
      readLabel(splitWords(text)) !== null ||
      /^(?:who|where|when|what|which|how)\b/i.test(text.trim())));

const opening =
  /^\s*(?:(?:ok(?:ay)?|k|kk|and|so|also|thanks|thx|ty|got it|alright|right|great|perfect|copy|yes|i see|im so sorry|i'm so sorry|sorry)\b[\s,.!-]*){1,3}(?=\S)/i;

/** "What's his full name and birthday", "Can I get her name and where she is?", "What time, and who is the hospice?": two things of their own. */
const askedTogether =
  /^(?:(?:can|could|may|do) (?:i|we|you) (?:get|have|give (?:me|us)|tell (?:me|us))|i(?:['’]ll| will)? need|give me|tell me)?\s*((?:what(?:['’]?s| is| was)? |when |who(?:['’]?s| is)? )?(?:(?:his|her|their|your|the|dad['’]s|mom['’]s) )?[\p{L}' ]{3,24}?),? (?:and|&|plus) ((?:(?:his|her|their|your|the) )?(?:(?:who|what|when|where|how)\b[\p{L}'’ ]{3,24}|(?:d\.?o\.?b\.?|birth ?(?:day|date)|date of birth|age|phone|weight|address|number|doctor|height|where (?:he|she) is)))\W*$/iu;

/** "weight n steps", "dob, age and time": a short list of names of what is wanted, taken apart. */
function listed(part: string): string[] {
  const text = part.replace(opening, "");
  const asked = askedTogether.exec(text)?.slice(1);
  if (asked?.every((item) => item && isNamed(item))) return asked;
  if (
    text.length > 60 ||
    /\bdate (?:and|&|n) time\b/i.test(text) ||
    /^(?:who|what|where|when|is|are|was|did|do|does|has|have|can|how)\b/i.test(text)
  )
    return [text];
  const items = text
    .replace(/,? (?:or |and )?anything(?: else)?\W*$/i, "")
    .split(/\s*[,/]\s*(?:and\s+)?|\s+(?:n|&|and|or|\+)\s+/)
    .filter((item) => item.trim() !== "");
  return items.length > 1 && items.every((item) => isNamed(item)) ? items : [text];
}

/** "Call back number for you" asks for nothing of ours. */
const courtesy = /\s+(?:for you|please|sir|ma'?am|then|again|por favor)(?=\W*$)/i;

/** "To our place?", "coming to us": asks for the house that the person goes to. */
const toHouse =
  /^\W*(?:(?:and|so|is (?:he|she|it)|(?:he|she)(?:['’]?s)?|going|coming|back|taking (?:him|her)|bring(?:ing)? (?:him|her)) ){0,3}(?:to (?:our|your|the) (?:place|house|shop|chapel|prep room|funeral home|own place)|to (?:us|you)(?: guys| all)?|back here)\b/i;

/** What is asked in so many words, whatever label the words may also be. */
const plainly: readonly { asks: RegExp; role: Role }[] = [
  {
    asks: /\b(?:wife|husband|spouse|son|daughter|sister|brother|mother|father|mom|dad|niece|nephew|partner)['’]?s (?:full )?name\b[^?]{0,24}\b(?:next of kin|nok)\b/i,
    role: { owner: "nok", kinds: [] },
  },
  { asks: toHouse, role: { owner: "funeralHome", kinds: [] } },
  {
    asks: /^\W*(?:and |so |ok,? )*(?:about )?(?:what time|when) (?:did|was) (?:he|she|they|it|this|that)\b(?![^?]*\b(?:born|birth|arrive|admit|found|seen|want|leave|come)\w*)/i,
    role: { owner: null, kinds: ["deathDateTime"] },
  },
  {
    asks: /^\W*(?:and |ok,? |so )*(?:what(?:['’]?s| is) )?(?:the |your )?address (?:there|where (?:you|he|she|they|we)\b|you(?:['’]re| are) (?:at|calling from)|for (?:the|our) (?:driver|crew|van|guy)s?)\b/i,
    role: { owner: "location", kinds: ["address"] },
  },
  {
    asks: /^\W*(?:and |ok,? |so )*(?:(?:is there|do they have|does it have|any|an|a|the|working)\s)*elevators?\b(?![^?]*\b(?:stair|step)s?\b)/i,
    role: { owner: null, kinds: ["keptNote"] },
  },
  {
    asks: /^\W*(?:and |ok,? |so )*(?:what(?:['’]?s| is) )?(?:an? |the |your )?(?:good |best |phone |call-?back )*(?:phone )?number (?:for you|there)\b/i,
    role: { owner: "caller", kinds: ["phone"] },
  },
];

const isNamed = (item: string) =>
  readLabel(splitWords(item)) !== null ||
  (item.length < 28 && askedQuestions.some(({ pattern }) => pattern.test(item)));

const ownNumber =
  /\b(?:number|phone|cell|telephone|call ?back|extension)\b[^?]{0,12}\b(?:for|from) you\b|\byour (?:own |direct |best |cell |phone |telephone |contact |call ?back )*(?:number|phone|cell|telephone|call ?back|extension|line)\b|\b(?:reach|call|ring|phone) you(?: back)?(?: at| on)?\b/i;
const othersNumber =
  /\b(?:name|funeral|mortuary|doctor|next of kin|nok|family|facility|hospital|when|want|relat\w*|title)\b/i;
const whoSpeaks =
  /^\W*(?:(?:and|ok(?:ay)?|so)\W+){0,2}(?:you are|who are you|whos? (?:is )?this|who am i (?:speaking|talking) (?:to|with))\W*$|\bwho(?:m)? (?:do|am|are|have|is)\b[^?]{0,30}\b(?:speaking|talking) (?:to|with)\b/i;

/** "So you're his daughter-in-law.": said, and not asked. */
const statesTie = /\byou(?:['’]?re| are) (?:his|her|their|the) [\p{L} -]{3,30}\.$/iu;

/** "Ok. See you then." before a question asks for nobody to see. */
const closesTalk = /\b(?:see you(?: (?:then|soon|there|in [^.?]{1,20}))?|talk soon|we['’]?ll see you(?: then)?)[.!,] /i;

/** What a question asks for; several things may be asked at once: "dob / time?", "family there? vet?". */
export function rolesOfQuestion(text: string, offset: number): Role[] {
  const parts = text
    .replace(closesTalk, "")
    .split(/(?<=\?)\s+(?=\S)|\s\/\s|(?<=\.)\s+(?=\S)/)
    .flatMap((part) => (plainly.some(({ asks }) => asks.test(part)) ? [part] : listed(part.replace(courtesy, ""))))
    .filter((part) => part.trim() !== "");
  const roles = parts.flatMap((part) => {
    // "A good number for you, sir?", "and your number there": asks the one who speaks, whatever its words label elsewhere.
    if (statesTie.test(part)) return [];
    if (ownNumber.test(part) && !othersNumber.test(part))
      return [{ owner: "caller" as const, kinds: ["phone"] as const }];
    if (
      /\byour (?:own |full )?name (?:and|&|\+) (?:your )?(?:best )?(?:phone|telephone|number|cell|callback|contact)/i.test(
        part,
      )
    )
      return [
        { owner: "caller" as const, kinds: [] },
        { owner: "caller" as const, kinds: ["phone"] as const },
      ];
    if (whoSpeaks.test(part)) return [{ owner: "caller" as const, kinds: [] }];
    if (toHouse.test(part)) return [{ owner: "funeralHome" as const, kinds: [] }];
    const plain = plainly.find(({ asks }) => asks.test(part));
    if (plain) return [plain.role];
    const words = splitWords(part, offset);
    const label = words.length <= 7 ? readLabel(words) : null;
    const isPlain =
      label &&
      label.kinds.length > 0 &&
      !label.kinds.includes("ignored") &&
      !(label.kinds.length === 1 && isGeneral(label.kinds[0] as Kind) && label.owner === null);
    // Asked for in a talk, a bare time is the death's.
    if (isPlain && label.owner === null && label.kinds.join() === "callTime")
      return [{ owner: null, kinds: ["deathDateTime"] as const }];
    if (isPlain && label.kinds.includes("relationship") && label.owner !== "nok")
      return [{ owner: "caller" as const, kinds: ["relationship"] as const }];
    // "¿Su nombre y teléfono?" asks the one who writes.
    if (
      isPlain &&
      label.owner === null &&
      label.kinds.join() === "name,phone" &&
      /^\W*(?:su|sus|tu|your|ur)\b/i.test(part)
    )
      return [
        { owner: "caller" as const, kinds: [] },
        { owner: "caller" as const, kinds: ["phone"] as const },
      ];
    if (isPlain) return [label];
    const asked = askedQuestions.filter(({ pattern }) => pattern.test(part));
    // "Was anything arranged with a funeral home?" asks for two things; else the first meaning holds.
    if (asked.some(({ kinds }) => kinds.includes("prearranged")))
      return asked.filter(({ owner, kinds }) => owner === "funeralHome" || kinds.includes("prearranged"));
    if (asked[0]) return [asked[0]];
    return label?.owner ? [label] : [];
  });
  return roles
    .map(({ owner, kinds }) => ({ owner, kinds }))
    .filter(
      (role, index) =>
        roles.findIndex((other) => other.owner === role.owner && other.kinds.join() === role.kinds.join()) === index,
    );
}
