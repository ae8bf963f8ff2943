// Tells a first call from the calls about animals, the offers, the fraud and the questions that come in beside it.
import {
  animalType,
  asksOfDeath,
  asksRemoval,
  bornThen,
  countLabels,
  diedOn,
  diedThen,
  fetchesAshes,
  fewestLabels,
  givenNames,
  inRoom,
  mailFoot,
  namedDeath,
  oldAge,
  petSaid,
  saysNoDeath,
  stillAlive,
  tellsHour,
  titled,
  wrongNumber,
} from "./parse-purpose-signs";
import { jointAfter, matchPhrase, phraseBook, splitWords, type Words } from "./parse-phrases";
import {
  animalWords,
  billingWords,
  callFacts,
  inquiryWords,
  jobWords,
  noticeWords,
  kinWords,
  noDeathWords,
  notFirstWords,
  notYetWords,
  ownVisitWords,
  otherTypes,
  owners,
  petDeaths,
  petForms,
  petLosses,
  petWords,
  pitchWords,
  salesWords,
  shoppingWords,
  spamWords,
  typeLabels,
  circularWords,
  petHouseWords,
  vehicleWords,
  visitWords,
  wrongHouseWords,
  wrongNumberWords,
} from "./words/purposes";

type OtherPurpose = "pet" | "sales" | "spam" | "inquiry" | "wrong-number" | "empty";

/** Whether a text reports a death that asks for a removal; `why` says what else it is. */
export interface Purpose {
  isFirstCall: boolean;
  why?: OtherPurpose;
}

const facts = phraseBook(callFacts);
const pets = phraseBook({ pet: petWords });
const petEnds = phraseBook({ death: petDeaths });
const petStarts = phraseBook({ loss: petLosses });
const owning = new Set(owners.split(", "));
const notYet = phraseBook({ hit: notYetWords });
const noDeath = phraseBook({ hit: noDeathWords });
const notFirst = phraseBook({ hit: notFirstWords });
const billing = phraseBook({ hit: billingWords });
const shopping = phraseBook({ hit: shoppingWords });
const vehicles = phraseBook({ hit: vehicleWords });
const circulars = phraseBook({ hit: circularWords });
const notices = phraseBook({ hit: noticeWords });
const visits = phraseBook({ hit: visitWords });
const ownVisit = phraseBook({ hit: ownVisitWords });
const pitch = phraseBook({ hit: pitchWords });
const petHouses = phraseBook({ hit: petHouseWords });
const animals = phraseBook({ hit: animalWords });
const jobs = phraseBook({ hit: jobWords });
const wrongHouses = phraseBook({ hit: wrongHouseWords });
const kin = phraseBook({ kin: kinWords });
const others = {
  pet: phraseBook({ hit: petForms }),
  sales: phraseBook({ hit: salesWords }),
  spam: phraseBook({ hit: spamWords }),
  inquiry: phraseBook({ hit: inquiryWords }),
  "wrong-number": phraseBook({ hit: wrongNumberWords }),
};
const types = phraseBook({ type: typeLabels });
const typed = phraseBook(otherTypes);

/** Nothing that decides stands further behind. */
const mostRead = 20_000;

function countPhrases(words: Words, book: (typeof others)["sales"]): number {
  const found = new Set<string>();
  let at = 0;
  while (at < words.folded.length) {
    const hit = matchPhrase(book, words, at);
    if (hit) found.add(words.folded.slice(at, at + hit.length).join(" "));
    at += hit?.length ?? 1;
  }
  return found.size;
}

/** The kinds of facts of a reported death that the text holds. */
function findFacts(words: Words): Set<string> {
  const found = new Set<string>();
  let at = 0;
  while (at < words.folded.length) {
    const fact = matchPhrase(facts, words, at);
    if (fact) found.add(fact.tag);
    at += fact?.length ?? 1;
  }
  return found;
}

/** What a form says of the call: "Case Type: Pet". */
function readType(words: Words): OtherPurpose | null {
  for (let at = 0; at < words.folded.length; at += 1) {
    const label = matchPhrase(types, words, at);
    if (!label) continue;
    const end = words.ends[at + label.length - 1] ?? 0;
    const next = at + label.length;
    if (!/^[ \t]*(?:[:=\t]|-\s|\n)[ \t]*$/.test(words.text.slice(end, words.starts[next]))) continue;
    const kind = matchPhrase(typed, words, next);
    if (!kind) continue;
    const last = next + kind.length - 1;
    const rest = words.text.slice(words.ends[last], (words.ends[last] ?? 0) + 3);
    // "General Hospital removal" is no general question.
    if (jointAfter(words, last) !== "close" || /^\s*(?:\n|$|[|\t(;,/.]|-(?!\p{L})| {2})/u.test(rest)) return kind.tag;
  }
  return null;
}

/** "Gato, Luis", "Sam Cat", "Kitty Barker": an animal's name that a person bears. */
function isSurname(words: Words, at: number): boolean {
  const isTitle = (index: number) =>
    /^\p{Lu}\p{Ll}/u.test(words.text.slice(words.starts[index], (words.starts[index] ?? 0) + 2));
  if (!isTitle(at)) return false;
  const before = words.text.slice(words.ends[at - 1] ?? 0, words.starts[at]);
  const behind = words.text.slice(words.ends[at], words.starts[at + 1]);
  return (
    (isTitle(at + 1) && behind === ", ") ||
    (givenNames.test(words.folded[at] ?? "") && isTitle(at + 1) && behind === " ") ||
    (at > 0 && before === " " && isTitle(at - 1) && !owning.has(words.folded[at - 1] ?? ""))
  );
}

/** Whether an animal is the one that died: "our cat Mittens passed away", "lost her dog". */
function isAboutPet(words: Words): boolean {
  for (let at = 0; at < words.folded.length; at += 1) {
    const pet = matchPhrase(pets, words, at);
    if (!pet || isSurname(words, at)) continue;
    if (words.text[(words.starts[at] ?? 0) - 1] === "(" && words.text[words.ends[at + pet.length - 1] ?? 0] === ")")
      return true;
    let before = at - 1;
    while (before >= at - 3 && (owning.has(words.folded[before] ?? "") || /^\d+$/.test(words.folded[before] ?? "")))
      before -= 1;
    const losses = [before, before - 1].filter((start) => start >= 0);
    if (losses.some((start) => matchPhrase(petStarts, words, start)?.length === before - start + 1)) return true;
    // A name or two may stand between: "my golden retriever Max had to be put down".
    for (let near = at + pet.length; near <= at + pet.length + 5; near += 1) {
      if (near > at + pet.length - 1 && jointAfter(words, near - 1) === "break") break;
      if (matchPhrase(petEnds, words, near)) return true;
      if (matchPhrase(kin, words, near) || /^(?:and|who|when|because|with|in|is)$/.test(words.folded[near] ?? ""))
        break;
    }
  }
  return false;
}

/** "my father just passed": a relative's death stands in the words right behind. */
function reportsKin(words: Words): boolean {
  for (let at = 0; at < words.folded.length; at += 1) {
    const relative = matchPhrase(kin, words, at);
    if (!relative) continue;
    for (let near = at + relative.length; near <= at + relative.length + 5; near += 1) {
      if (matchPhrase(facts, words, near)?.tag === "death") return true;
      // "My uncle passed down his suit", "my aunt passed me the number".
      if (words.folded[near] === "passed")
        return !/^(?:down|around|along|over|me|us|it|by|through|out|up|her|his)$/.test(words.folded[near + 1] ?? "");
      if (jointAfter(words, near) === "break") break;
    }
  }
  return false;
}

/** The text above a mail's foot, where that tells of a death or a removal. */
function aboveFoot(text: string): string {
  const above = text.slice(0, text.search(mailFoot) >>> 0);
  if (above.length === text.length) return text;
  const known = findFacts(splitWords(above));
  return known.has("death") || asksRemoval.test(above) ? above : text;
}

/**
 * A text that reports a death is never dropped for a dog, a price or a vendor it mentions: other purposes need
 * their own words and the lack of a death's facts.
 */
function judge(text: string): Purpose {
  const words = splitWords(text);
  if (words.folded.filter((word) => /\p{L}{2}/u.test(word)).length < 2) return { isFirstCall: false, why: "empty" };
  const kind = readType(words);
  const known = findFacts(words);
  if (diedThen.test(words.text)) known.add("death");
  if (asksRemoval.test(words.text)) known.add("removal");
  const isKin = reportsKin(words);
  const isTimed = diedThen.test(words.text) || namedDeath.test(words.text);
  if (wrongNumber.test(words.text) && !known.has("birth") && !isKin && !isTimed)
    return { isFirstCall: false, why: "wrong-number" };
  if (animalType.test(words.text) && !known.has("birth")) return { isFirstCall: false, why: "pet" };
  if (stillAlive.test(words.text) && !isKin && !isTimed) return { isFirstCall: false, why: "inquiry" };
  const strong = ["person", "death", "removal", "kin", "doctor", "birth"].filter((fact) => known.has(fact)).length;
  if (!isKin && !bornThen.test(words.text) && !isTimed && !tellsHour.test(words.text)) {
    const pitches = countPhrases(words, pitch);
    if (asksOfDeath.test(words.text)) return { isFirstCall: false, why: "inquiry" };
    if (pitches >= 2 || (pitches > 0 && saysNoDeath.test(words.text))) return { isFirstCall: false, why: "sales" };
  }
  const count = (purpose: keyof typeof others) => countPhrases(words, others[purpose]);
  const not = (why: OtherPurpose): Purpose => ({ isFirstCall: false, why });

  if (kind && strong <= (kind === "pet" ? 5 : 2)) return not(kind);
  const isPerson =
    isKin || known.has("kin") || known.has("doctor") || titled.test(words.text) || oldAge.test(words.text);
  const forms = count("pet");
  const isPet = isAboutPet(words);
  if (!isPerson && (forms > 1 || (forms > 0 && isPet)) && strong <= 4) return not("pet");
  if (!isPerson && isPet && !known.has("birth")) return not("pet");
  if (!isKin && !known.has("kin") && !known.has("doctor") && countPhrases(words, animals) >= 3) return not("pet");
  const beasts = countPhrases(words, animals) + (forms > 0 || isPet ? 1 : 0);
  const isAnimals = petSaid.test(words.text) || countPhrases(words, petHouses) > 0;
  // The owner may be a "Mrs."; nobody asks after an animal's next of kin.
  if (!isKin && !known.has("kin") && !known.has("doctor") && !known.has("birth") && isAnimals && beasts > 0)
    return not("pet");
  if (!isKin && !known.has("birth") && !known.has("kin") && countPhrases(words, jobs) >= 4) return not("inquiry");
  if (!isKin && !known.has("death") && countPhrases(words, wrongHouses) >= 1 && strong <= 2) return not("wrong-number");
  // "Asked dob, she said he was a rescue": no birth is told.
  const isBorn = bornThen.test(words.text);
  if (!isKin && !isBorn && !known.has("kin") && petSaid.test(words.text) && isPet) return not("pet");
  if (countPhrases(words, notFirst) > 0 && !isBorn && !known.has("doctor")) return not("inquiry");
  if (countPhrases(words, notices) >= 2 && !isBorn && !isKin && !known.has("kin")) return not("spam");
  if (countPhrases(words, billing) >= 3 && !isKin && !known.has("birth") && !known.has("kin")) return not("inquiry");
  if (countPhrases(words, shopping) >= 2 && !isKin && !known.has("birth") && !known.has("doctor"))
    return not("inquiry");
  if (isPet && !isKin && !known.has("birth") && !known.has("kin") && (forms > 0 || countPhrases(words, petHouses) > 0))
    return not("pet");
  const isTold = isBorn || isTimed || isKin;
  const early = isTold ? [0, 0] : [count("sales"), count("spam")];
  const [pitches = 0, tricks = 0] = early;
  if (pitches + tricks >= 4) return not(tricks > pitches ? "spam" : "sales");
  const isVisit = countPhrases(words, ownVisit) > 0 && !known.has("removal");
  if (isVisit && countPhrases(words, visits) >= 3) return not("inquiry");
  if (countPhrases(words, circulars) >= 3 && !bornThen.test(words.text)) return not("inquiry");
  // A form's empty labels and a seller's phrases tell of nobody.
  if (!isKin && !isBorn && !isTimed && !diedOn.test(words.text) && count("sales") >= 2) return not("sales");
  if (strong >= 4) return { isFirstCall: true };

  if (!known.has("birth") && !known.has("doctor") && !isKin) {
    if (countPhrases(words, vehicles) >= 2) return not("wrong-number");
    if (countPhrases(words, circulars) >= 2) return not("inquiry");
  }
  if (isVisit && !isKin && countPhrases(words, visits) >= 2) return not("inquiry");
  const offers = isTold ? count("sales") : pitches;
  const isDeath = isKin || known.has("birth") || known.has("kin") || (known.has("death") && strong >= 2);
  if (offers >= 3 && !isDeath) return not("sales");
  if (strong >= 3) return { isFirstCall: true };
  const links = (isTold ? count("spam") : tricks) + (/https?:\/\//.test(words.text) && strong === 0 ? 1 : 0);
  const most = isKin ? -1 : 1;
  if (links >= 2 && strong <= most) return not("spam");
  if (offers >= 2 && strong <= most) return not("sales");
  const questions = count("inquiry");
  if (countPhrases(words, noDeath) > 0 && strong <= 2 && !isTimed) return not("inquiry");
  if (countPhrases(words, notYet) > 0 && !known.has("death")) return not("inquiry");
  const isReport = known.has("removal") || (known.has("death") && (inRoom.test(words.text) || oldAge.test(words.text)));
  if (fetchesAshes.test(words.text) && strong <= 1 && !isBorn && !isTimed && !inRoom.test(words.text))
    return not("inquiry");
  if (questions >= 2 && strong <= 1 && !isReport) return not("inquiry");
  if (strong > 0 || isKin || countLabels(words.text) >= fewestLabels) return { isFirstCall: true };
  if (links > 0) return not("spam");
  if (offers > 0) return not("sales");
  if (count("wrong-number") > 0) return not("wrong-number");
  // A text that knows neither a death nor a person's, a place's or a removal's word reports none.
  return questions > 0 || (known.size === 0 && !isPerson) ? not("inquiry") : { isFirstCall: true };
}

/** What a text is about; what stands at the foot of a mail speaks against no report above it. */
export function readPurpose(text: string): Purpose {
  const read = text.slice(0, mostRead);
  const whole = judge(read);
  const above = whole.isFirstCall ? read : aboveFoot(read);
  return above === read ? whole : judge(above);
}
