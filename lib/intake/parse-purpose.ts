// Tells a first call from the calls about animals, the offers, the fraud and the questions that come in beside it.
import {
  animalType,
  asksAnything,
  asksComing,
  asksOfDeath,
  asksOfPapers,
  asksRemoval,
  bornInYear,
  bornThen,
  countLabels,
  countPhrases,
  diedOn,
  diedThen,
  fetchesAshes,
  fewestLabels,
  inRoom,
  isAboutPet,
  kin,
  mailFoot,
  namedDeath,
  namesNobody,
  namesTitled,
  oldAge,
  ordersDrive,
  petSaid,
  promisesFortune,
  saysNoDeath,
  stillAlive,
  tellsBody,
  tellsHour,
  tellsPassing,
  titled,
  withoutThings,
  wrongNumber,
} from "./parse-purpose-signs";
import { withoutBeasts } from "./parse-purpose-beasts";
import { jointAfter, matchPhrase, phraseBook, splitWords, type Words } from "./parse-phrases";
import {
  animalWords,
  billingWords,
  callFacts,
  formerWords,
  fortuneWords,
  inquiryWords,
  jobWords,
  noticeWords,
  noDeathWords,
  obituaryWords,
  notFirstWords,
  notYetWords,
  ownVisitWords,
  otherTypes,
  petForms,
  pitchWords,
  priceWords,
  rideWords,
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
const former = phraseBook({ hit: formerWords });
const fortunes = phraseBook({ hit: fortuneWords });
const obituaries = phraseBook({ hit: obituaryWords });
const rides = phraseBook({ hit: rideWords });
const jobs = phraseBook({ hit: jobWords });
const wrongHouses = phraseBook({ hit: wrongHouseWords });
const others = {
  pet: phraseBook({ hit: petForms }),
  sales: phraseBook({ hit: salesWords }),
  spam: phraseBook({ hit: spamWords }),
  inquiry: phraseBook({ hit: inquiryWords }),
  "wrong-number": phraseBook({ hit: wrongNumberWords }),
};
const prices = phraseBook({ hit: priceWords });
const types = phraseBook({ type: typeLabels });
const typed = phraseBook(otherTypes);

/** Nothing that decides stands further behind. */
const mostRead = 20_000;

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

/** "my father just passed": a relative's death stands in the words right behind. */
function reportsKin(words: Words): boolean {
  for (let at = 0; at < words.folded.length; at += 1) {
    const relative = matchPhrase(kin, words, at);
    if (!relative) continue;
    for (let near = at + relative.length; near <= at + relative.length + 5; near += 1) {
      if (matchPhrase(facts, words, near)?.tag === "death") return true;
      // "My uncle passed down his suit", "my aunt passed me the number".
      if (words.folded[near] === "passed")
        return !/^(?:down|around|along|over|me|us|it|by|through|out|up|her|his|its|your|our|their)$/.test(
          words.folded[near + 1] ?? "",
        );
      if (/^(?:gone|dead|cold)$/.test(words.folded[near] ?? ""))
        return !/^(?:to|out|for|off|now|on|into|shopping)$/.test(words.folded[near + 1] ?? "");
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
function judge(text: string, tellsCause: boolean): Purpose {
  const words = splitWords(withoutThings(text));
  if (words.folded.filter((word) => /\p{L}{2}/u.test(word)).length < 2) return { isFirstCall: false, why: "empty" };
  const kind = readType(words);
  const known = findFacts(words);
  if (diedThen.test(words.text)) known.add("death");
  if (tellsPassing(words.text)) known.add("death");
  if (asksRemoval.test(words.text)) known.add("removal");
  const isNamed = namesTitled(words.text);
  const isKin = isNamed || reportsKin(words);
  const isTimed = diedThen.test(words.text) || namedDeath.test(words.text);
  if (isKin && asksComing.test(words.text)) known.add("removal");
  if (namesNobody.test(words.text) && !isKin && !isTimed && !bornThen.test(words.text))
    return { isFirstCall: false, why: "inquiry" };
  if (wrongNumber.test(words.text) && !known.has("birth") && !isKin && !isTimed)
    return { isFirstCall: false, why: "wrong-number" };
  if (animalType.test(words.text) && !known.has("birth")) return { isFirstCall: false, why: "pet" };
  if (stillAlive.test(words.text) && !isKin && !isTimed) return { isFirstCall: false, why: "inquiry" };
  const isBody = tellsBody.test(words.text) && !asksOfPapers.test(words.text);
  if (isBody && countPhrases(words, notFirst) === 0 && countPhrases(words, fortunes) < 2 && !kind)
    return { isFirstCall: true };
  const strong = ["person", "death", "removal", "kin", "doctor", "birth"].filter((fact) => known.has(fact)).length;
  const fewFacts = !known.has("removal") && strong <= 2 && countLabels(words.text) < 4;
  if (countPhrases(words, fortunes) >= (promisesFortune(words.text) ? 2 : 3) && strong <= 3)
    return { isFirstCall: false, why: "spam" };
  if (fewFacts && (asksOfPapers.test(words.text) || countPhrases(words, obituaries) >= 2))
    return { isFirstCall: false, why: "inquiry" };
  if (!known.has("removal") && countPhrases(words, former) >= (strong <= 2 ? 2 : 4))
    return { isFirstCall: false, why: "inquiry" };
  if (fewFacts && !known.has("death") && !known.has("birth") && !known.has("kin") && countPhrases(words, rides) > 0)
    return { isFirstCall: false, why: "inquiry" };
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
  const isBornPerson = known.has("birth") && !bornInYear.test(words.text);
  if (!isKin && !known.has("kin") && !known.has("doctor") && !isBornPerson && isAnimals && beasts > 0)
    return not("pet");
  if (!isKin && !known.has("birth") && !known.has("kin") && countPhrases(words, jobs) >= 4) return not("inquiry");
  if (!isKin && !known.has("death") && countPhrases(words, wrongHouses) >= 1 && strong <= 2) return not("wrong-number");
  // "Asked dob, she said he was a rescue": no birth is told.
  const isBorn = bornThen.test(words.text);
  if (!isKin && !isBorn && !known.has("kin") && petSaid.test(words.text) && isPet) return not("pet");
  const isOrdered = known.has("person") && known.has("removal") && ordersDrive.test(words.text);
  if (countPhrases(words, notFirst) > 0 && !isBorn && !known.has("doctor") && !isOrdered) return not("inquiry");
  if (countPhrases(words, notices) >= 2 && !isBorn && !isKin && !known.has("kin")) return not("spam");
  if (countPhrases(words, billing) >= 3 && !isKin && !known.has("birth") && !known.has("kin")) return not("inquiry");
  if (countPhrases(words, shopping) >= 2 && !isKin && !known.has("birth") && !known.has("doctor"))
    return not("inquiry");
  if (isPet && !isKin && !known.has("birth") && !known.has("kin") && (forms > 0 || countPhrases(words, petHouses) > 0))
    return not("pet");
  const isTold = isBorn || isTimed || isKin;
  const early = isTold ? [0, 0] : [count("sales"), count("spam")];
  const [pitches = 0, tricks = 0] = early;
  const address = tricks > 0 && /https?:\/\//.test(words.text) ? 1 : 0;
  if (pitches + tricks + address >= 4) return not(tricks > pitches ? "spam" : "sales");
  const isVisit = countPhrases(words, ownVisit) > 0 && !known.has("removal");
  if (isVisit && countPhrases(words, visits) >= 3) return not("inquiry");
  if (countPhrases(words, circulars) >= 3 && !bornThen.test(words.text)) return not("inquiry");
  // A form's empty labels and a seller's phrases tell of nobody.
  if (!isKin && !isBorn && !isTimed && !diedOn.test(words.text) && count("sales") >= 2) return not("sales");
  if (strong >= 4) return { isFirstCall: true };

  if (!known.has("birth") && !known.has("doctor") && !isKin) {
    if (countPhrases(splitWords(text), vehicles) >= 2) return not("wrong-number");
    if (countPhrases(words, circulars) >= 2) return not("inquiry");
  }
  if (isVisit && !isKin && countPhrases(words, visits) >= 2) return not("inquiry");
  const offers = isTold ? count("sales") : pitches;
  const isDeath = isKin || known.has("birth") || known.has("kin") || (known.has("death") && strong >= 2);
  if (offers >= 3 && !isDeath) return not("sales");
  if (strong >= 3) return { isFirstCall: true };
  const links = (isTold ? count("spam") : tricks) + (/https?:\/\//.test(words.text) && strong === 0 ? 1 : 0);
  const most = isKin ? -1 : 1;
  if (links >= 2 && strong <= (links > 2 ? 2 * most : most)) return not("spam");
  if (offers >= 2 && strong <= most) return not("sales");
  const questions = count("inquiry");
  if (countPhrases(words, noDeath) > 0 && strong <= 2 && !isTimed) return not("inquiry");
  if (countPhrases(words, notYet) > 0 && !known.has("death")) return not("inquiry");
  const isReport = known.has("removal") || (known.has("death") && (inRoom.test(words.text) || oldAge.test(words.text)));
  if (fetchesAshes.test(words.text) && strong <= 1 && !isBorn && !isTimed && !inRoom.test(words.text))
    return not("inquiry");
  const asked = isKin ? questions - countPhrases(words, prices) : questions;
  if (asked >= 2 && strong <= 1 && !isReport && (!isKin || asksAnything.test(words.text))) return not("inquiry");
  if (strong > 0 || isKin || countLabels(words.text) >= fewestLabels) return { isFirstCall: true };
  if (words.text !== text && !isPerson) return not("wrong-number");
  if (links > 0) return not("spam");
  if (offers > 0) return not("sales");
  if (count("wrong-number") > 0) return not("wrong-number");
  // A text that knows neither a death nor a person's, a place's or a removal's word reports none.
  return questions > 0 || (known.size === 0 && !isPerson && !tellsCause) ? not("inquiry") : { isFirstCall: true };
}

/** Whether an animal is told to have died, and nothing in the rest of the text tells a person's death. */
function isBeasts(text: string): boolean {
  const rest = withoutBeasts(text);
  if (rest === text || tellsBody.test(rest) || oldAge.test(rest) || (bornThen.test(rest) && !bornInYear.test(rest)))
    return false;
  const words = splitWords(rest);
  const known = findFacts(words);
  const isToldOf = ["death", "kin", "doctor", "person"].some((fact) => known.has(fact));
  return !isToldOf && !reportsKin(words) && !diedThen.test(rest) && !tellsPassing(rest) && !inRoom.test(rest);
}

/** What a text is about; what stands at the foot of a mail speaks against no report above it. */
export function readPurpose(text: string, tellsCause = false): Purpose {
  const read = text.slice(0, mostRead);
  if (isBeasts(read)) return { isFirstCall: false, why: "pet" };
  const whole = judge(read, tellsCause);
  const above = whole.isFirstCall ? read : aboveFoot(read);
  return above === read ? whole : judge(above, tellsCause);
}
