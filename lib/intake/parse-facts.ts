// Reads what stands behind the label of a single fact: yes or no, a number, a short text.
import { filler } from "./parse-page";
import type { RequestField } from "@/lib/transports/schema";
import { findAges, readAge } from "./parse-ages";
import { readAnswer, readCovid, readSex, readTickedAnswer } from "./parse-answers";
import { readFormHeight, readHeight, readWeight } from "./parse-measures";
import { readCaseNumber, readCoroner } from "./parse-coroner";
import { readName } from "./parse-names";
import { readTicks } from "./parse-ticks";
import { readCounty } from "./parse-counties";
import { readCrew } from "./parse-crew";
import { findFloors, readFloor, withFloor } from "./parse-floors";
import { isOfOther } from "./parse-rooms-of-others";
import { findRooms, readRoom } from "./parse-rooms";
import { roomCalled } from "./parse-rooms-told";
import { addReading, type Sheet } from "./parse-sheet";
import type { Reading, Span } from "./parse-span";
import { blankText, denied, readStairs, tellsNoWay, withoutOthers } from "./parse-told-stairs";
import type { Kind } from "./words/labels";
import { answerFields, readReleaser, readWhetherGone, readYesNo, trimmed } from "./parse-yes-no";

/** "9T-22-1", "Willow 9": what stands behind the label of a room is the room as it is written. */
const roomCode =
  /^\s*(?:(?=[\w-]*\d)[A-Z\d]{1,4}(?:-[A-Z\d]{1,4}){2}|(?!(?:bed|room|rm|unit|floor|fl|wing|hall|apt|ste|suite|bay|dept|ward)\b)[A-Z][a-z]{2,12} \d{1,3}[A-Z]?)\s*$/;

function roomOf(segment: string): Reading | undefined {
  const room = readRoom(segment) ?? findRooms(segment)[0];
  return room && /^(?:[A-Z]{1,2}-?)?\d/.test(room.value) && !/^(?:ER|ED|OR)/.test(room.value)
    ? { ...room, confidence: Math.max(room.confidence, 0.75) }
    : room;
}

/** "Medium build, 180". */
const build =
  /^\W*(?:c(?:a|irca)?\. ?|(?:avg|average|med(?:ium)?|slim|thin|slender|large|big|heavy|small|tall|stocky|petite|normal|frail)\.?(?: (?:build|man|woman|lady|guy|frame|size))?[\s,;:/–-]{1,3})(?=[\d~])/i;
const withheldBefore = new RegExp(`[:?=] ?${filler}{5,}\\s*$`, "u");
const denial = /^\W*(?:no(?! ?[.#:])|not|do not|don['’]?t|never)(?= \p{L})/iu;
const ofOffice = /\b(?:coroner|m\.?e\.?|medical examiner)(?!\p{L})/iu;
const calledOnly = /\b(?:called|notified|contacted|referr\w*|ref|reported|notification)\b/i;

const infection =
  /^\W*(?:no(?:ne)?\b|n\b|nka\b|unk|c\.? ?-?diff|mrsa|vre|tb\b|hep|hiv|flu|covid|contact|droplet|airborne|standard|universal|enteric|esbl|scabies|shingles|lice|bed ?bugs|noro)/i;

/** Behind a label of one of these kinds; false when the words say nothing. */
export function readFact(sheet: Sheet, kind: Kind, span: Span, depth: number, label = ""): boolean {
  const { start } = span;
  const segment = sheet.page.text.slice(start, span.end);
  const add = (field: RequestField, reading: Reading | null | undefined, confidence = 0.95) =>
    addReading(sheet, field, reading, start, { confidence, depth });
  const answerField = answerFields[kind];
  // "Do not embalm: yes", "No stairs: correct": the label denies.
  const denies = (answerField || kind === "stairs" || kind === "precautions") && denial.test(label);
  const confirmed = denies
    ? (readTickedAnswer(segment) ??
      readAnswer(segment) ??
      (/^\W*x\W*$/i.test(segment) ? { value: "YES", ...trimmed(segment), confidence: 0.9 } : null))
    : null;
  if (confirmed) {
    const value = kind === "stairs" ? "No" : kind === "precautions" ? "None" : "NO";
    const field = answerField ?? (kind === "stairs" ? "stairsOrObstacles" : "infectionPrecautions");
    return confirmed.value !== "YES" || add(field, { ...confirmed, value }, 0.9);
  }
  if (kind === "ready" && ofOffice.test(label) && /\b(?:required|needed|waived)\b/i.test(segment))
    return readCoroner(sheet, "coroner", span, depth);
  if (kind === "familyThere" && readWhetherGone(sheet, label, span, depth)) return true;
  if (answerField) {
    // That a donor network was called says nothing of a gift.
    const isCalled = kind === "donor" && calledOnly.test(label) && segment.length < 24;
    if (isCalled && /^\W*(?:\W*x\W*)?(?:y(?:es)?|no?)\b/i.test(segment)) return false;
    const isRead = readYesNo(sheet, answerField, span, depth);
    if (kind === "ready" && isRead) readReleaser(sheet, segment, start, depth);
    // "Released: V. Cho   6/27/26": who did it.
    const isAsked = kind === "ready" && !isRead && /(?:releas|cleared)(?!.*\bto\W*$)/i.test(label);
    const releaser = isAsked ? readName(segment) : null;
    if (releaser && releaser.start < 3 && releaser.isFull) return add("releaseAuthorizedBy", releaser, 0.85);
    return isRead;
  }
  const asked: string = kind;
  switch (asked) {
    case "age": {
      const age = readAge(segment);
      // "Age 84 Sex M Race W".
      const sex =
        /^\D{0,3}\d{2,3}(?:\W{1,4}(?:sex|gender)\W{1,3}(?=[mf])|\W{1,8}(?=(?:fe)?male))(m|f|male|female)\b/i.exec(
          segment,
        );
      if (sex?.[1])
        add("sex", { value: /^m/i.test(sex[1]) ? "Male" : "Female", start: 0, end: sex[0].length, confidence: 0.9 });
      return add("age", age);
    }
    case "sex":
      return add("sex", readTickedSex(segment) ?? readSex(segment));
    case "ageSex": {
      const age = readAge(segment) ?? findAges(segment)[0];
      const sex = readSex(segment.slice(age?.end ?? 0).replace(/^[\s/,-]+/, (lead) => " ".repeat(lead.length)));
      const before = sex ? null : readSex(segment);
      if (sex && age) add("sex", { ...sex, start: sex.start + age.end, end: sex.end + age.end });
      else add("sex", sex ?? before);
      return add("age", age) || sex !== null;
    }
    case "weight": {
      const kilos = /kg|kilo/i.test(label) ? /^\W*(\d{2,3}(?:\.\d)?)\W*$/.exec(segment)?.[1] : undefined;
      if (kilos)
        return add("weight", {
          value: `${Math.round(Number(kilos) * 2.20462)}lbs`,
          start: 0,
          end: segment.trimEnd().length,
          confidence: 0.95,
        });
      // "82 kg (180 lbs)": the pounds that are written.
      const both = /^\W*\d{2,3}(?:\.\d)? ?kgs?\W{1,4}(?=\d{2,3} ?(?:lbs?|pounds|#))/i.exec(segment)?.[0];
      const built = both ?? build.exec(segment)?.[0] ?? "";
      const told = built && readWeight(segment.slice(built.length));
      if (told) return add("weight", { ...told, start: told.start + built.length, end: told.end + built.length });
      const height = readHeight(segment);
      // "He was 210 but lost a lot, nurse said 148": the later one.
      const lost =
        /^[^.;\n]{0,30}\b(?:was|used to be|before)\b[^.;\n]{0,20}\d{2,3}\b[^.;\n]{0,40}\bbut\b[^\d.;\n]{0,50}(?=\d{2,3}\b)/i.exec(
          segment,
        );
      const now = lost && readWeight(segment.slice(lost[0].length));
      if (lost && now)
        return add("weight", { ...now, start: now.start + lost[0].length, end: now.end + lost[0].length });
      const weight =
        readWeight(segment) ??
        readWeight(
          segment.replace(/^\W*(?:last |current |approx\.? |est\.? )?(?:wt|weight)\b[\s:.]{1,3}/i, (lead) =>
            " ".repeat(lead.length),
          ),
        ) ??
        readWeight(height ? segment.slice(height.end).replace(/^[\s/,;-]+/, (lead) => " ".repeat(lead.length)) : "");
      const isPair = height && weight && /^\W*[4-7]-\d/.test(segment) && readWeight(segment) === null;
      if (height && (isPair || /['"]|ft|in\b|cm/i.test(segment.slice(height.start, height.end)))) add("height", height);
      // "wt 190ish  5'11"": the height behind it.
      const said = weight && !height ? segment.slice(weight.end) : "";
      const rest = said.replace(/^\s*(?:lbs?|#|pounds)?[\s,;/]*(?:ht|hgt|height)[\s:.]/i, (lead) =>
        " ".repeat(lead.length),
      );
      const tall = readHeight(rest.replace(/^[\s/,;|-]+|^(?:ish|lbs?|#)[\s,;/]+/i, (lead) => " ".repeat(lead.length)));
      if (weight && tall && (rest !== said || /['"]|ft/.test(rest.slice(tall.start, tall.end))))
        add("height", { ...tall, start: tall.start + weight.end, end: tall.end + weight.end }, 0.9);
      // Of a child, where the unit shows that it is no slip.
      const small = weight ? null : /^\W*(\d{1,2}(?:\.\d)?)\s?(?:lbs?|pounds)\b/i.exec(segment);
      if (small?.[1])
        return add("weight", {
          value: `${Math.round(Number(small[1]))}lbs`,
          start: 0,
          end: small[0].length,
          confidence: 0.9,
        });
      return add(
        "weight",
        weight && height && weight.start < height.end && readWeight(segment) === null
          ? { ...weight, start: weight.start + height.end, end: weight.end + height.end }
          : weight,
      );
    }
    case "height":
      return add("height", readCentimetres(label, segment) ?? readHeight(segment) ?? readAboutHeight(segment));
    case "county":
      return add("locationCounty", readCounty(segment));
    case "floor":
      return add("locationFloor", readFloor(segment));
    case "room":
      // "Her daughter is at the Hilton, room 310".
      if (isOfOther(sheet.page.text, start, start + segment.length)) return true;
      if (/room|rm|bed|apt|cuarto|hab|cama/i.test(label) && roomCode.test(segment))
        return add("locationRoom", { value: segment.trim(), ...trimmed(segment), confidence: 0.97 });
      add("locationFloor", findFloors(withFloor(segment))[0], 0.85);
      return add(
        "locationRoom",
        roomOf(segment) ?? roomCalled(segment, sheet.page.text),
        /room|rm|bed|cuarto|hab|cama/i.test(label) || label === "" ? 0.95 : 0.85,
      );
    case "floorRoom": {
      const [first, second] = splitPair(segment);
      const floor = findFloors(segment)[0] ?? (second ? readFloor(first.text) : null);
      add("locationFloor", floor);
      const room = second ? readRoom(second.text) : (findRooms(segment)[0] ?? (floor ? null : readRoom(segment)));
      return (
        add(
          "locationRoom",
          room && second ? { ...room, start: room.start + second.start, end: room.end + second.start } : room,
        ) || floor !== null
      );
    }
    case "covid": {
      // "COVID test done? Y, result neg": a test that was made tells nothing yet.
      const said = /\btest/i.test(label) ? segment.replace(/^\W*(?:y|yes|s[ií])(?![\wà-ÿ])[\s,;:.-]*/i, "") : segment;
      const covid =
        /tested\W*$/i.test(label) && /^\W*no?\b/i.test(segment) ? "Unknown" : readCovid(tickedText(said) || said);
      return add("covidStatus", covid && { value: covid, ...trimmed(segment), confidence: 1 });
    }
    case "precautions":
      if (/^\W*inf\W*$/i.test(label) && !infection.test(segment)) return false;
      return add("infectionPrecautions", readPrecautions(segment));
    case "stairs":
      if (tellsNoWay(label.trim(), segment)) return false;
      // What is left behind a withheld cause of death is none of the way.
      if (withheldBefore.test(sheet.page.text.slice(Math.max(0, start - 60), start))) return false;
      return add("stairsOrObstacles", readStairs(withoutOthers(segment)));
    case "crew":
      return add("crewNeeded", readCrew(segment, tickedText(segment) ?? segment));
    case "extraTech": {
      const answer = readTickedAnswer(segment) ?? readAnswer(segment);
      // "Extra help needed? Yes, 3 people".
      const crew = readCrew(
        segment.replace(/^\W*(?:y|yes|s[ií])(?![\wà-ÿ])[\s,:-]{1,4}/i, (said) => " ".repeat(said.length)),
      );
      if (crew && /\d|[a-z] (?:people|men|techs?|persons?)/i.test(segment)) return add("crewNeeded", crew, 0.85);
      return answer?.value === "YES" ? add("crewNeeded", { ...answer, value: "2" }, 0.75) : answer !== null;
    }
    case "coronerCaseNumber":
      return add("coronerCaseNumber", readCaseNumber(segment));
    default:
      return false;
  }
}

/** "5-9", "about 5-9" behind its label. */
function readAboutHeight(segment: string): Reading | null {
  const lead = /^\W*(?:about|approx\.?|around|maybe|est\.?)\s+/i.exec(segment)?.[0].length ?? 0;
  const height = readFormHeight(segment.slice(lead));
  return height && { ...height, start: height.start + lead, end: height.end + lead };
}

/** "Height (cm): 173". */
function readCentimetres(label: string, segment: string): Reading | null {
  const bare = /cm|centim/i.test(label) ? /^\W*1\d\d(?:\.\d)?(?=\W*$)/.exec(segment)?.[0] : undefined;
  const height = bare ? readHeight(`${bare} cm`) : null;
  return height && bare ? { ...height, end: bare.length } : null;
}

/** The words of the boxes that are ticked, or null where there are no boxes. */
function tickedText(segment: string): string | null {
  const ticks = readTicks(segment);
  return ticks
    ? ticks.options
        .filter(({ isTicked }) => isTicked)
        .map(({ text }) => text)
        .join(", ")
    : null;
}

function readTickedSex(segment: string): Reading | null {
  // In Spanish M stands for a woman where H is the other choice.
  const options = readTicks(segment)?.options ?? [];
  if (options.length === 2 && options.some(({ text }) => /^H(?:ombre)?$/i.test(text))) {
    const [chosen, other] = options.filter(({ isTicked }) => isTicked);
    if (!chosen || other) return null;
    return { value: /^H/i.test(chosen.text) ? "Male" : "Female", ...trimmed(segment), confidence: 0.95 };
  }
  const ticked = tickedText(segment);
  const sex = ticked ? readSex(ticked) : null;
  return sex && { ...sex, ...trimmed(segment) };
}

function splitPair(segment: string): [{ text: string; start: number }, { text: string; start: number } | null] {
  const slash = /\s*[/,;]\s*/.exec(segment);
  if (!slash) return [{ text: segment, start: 0 }, null];
  const start = slash.index + slash[0].length;
  return [
    { text: segment.slice(0, slash.index), start: 0 },
    { text: segment.slice(start), start },
  ];
}

/** "droplet + contact precautions" without that word; `None` when denied. */
function readPrecautions(segment: string): Reading | null {
  const ticked = tickedText(segment);
  const said = (ticked ?? segment)
    .replace(/\b(?:precautions?|isolation|precauciones|aislamiento)\b/gi, "")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s,;:(-]+|[\s.,;:(-]+$/g, "");
  if (said === "" && ticked === null) return null;
  const span = trimmed(segment);
  // "No, nothing, he tested negative".
  if (/^(?:no(?:pe)?|none|nah)(?:[,.;]| -)(?![^\n]*\b(?:but|except|just|only|wait|actually|though)\b)/i.test(said))
    return { value: "None", ...span, confidence: 0.9 };
  if (denied.test(said) || /^(?:none?|ninguna|nil|false|not in|nothing|no infections?)\b/i.test(said))
    return { value: "None", ...span, confidence: 0.95 };
  if (blankText.test(said) || said.length > 80) return null;
  if (/^(?:y|yes|s[ií])\W*$/i.test(said)) return null;
  const told = said.replace(/^(?:y|yes|s[ií])(?![\wà-ÿ])[\s,:;/-]+/i, "").replace(/^\(([^()]+)\)?$/, "$1");
  return { value: told, ...span, confidence: 0.9 };
}
