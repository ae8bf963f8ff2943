// Finds the caller's own number among those that nobody else owns: said of the caller by name, by a pronoun, in the first person or in the line below.
import { isOne } from "./parse-caller-agrees";
import { findPhones } from "./parse-phones";
import { findFacilities } from "./parse-places";
import { findRelations } from "./parse-relations";
import { addReading, bestOf, type Candidate, type Sheet } from "./parse-sheet";
import { isSure } from "./parse-sift";
import type { Reading } from "./parse-span";
import { peopleIn } from "./parse-people-in";
import { clauseStart } from "./parse-sentences";
import { findUnnamed } from "./parse-unnamed-rings";

/** A number of a house or of somebody else. */
const notOwn =
  /\b(?:fax|main|front|desk|station|switchboard|reception|lobby|operator|floor|unit|landline|house|home|facility|hospital|office|fh|chapel|mortuary|dispatch|morgue|security|gate|door|intercom|showing|showed|caller ?id|cid|ani|came in (?:on|from)|toll|pager|dr|doctor|md|clinic|driver|vendor|not)\b(?:['’]s)?[\s.:#]*(?:(?:is|number|no|phone|ph|tel|line|#|at)\b[\s.:#]*){0,2}$/i;
const mine =
  /\b(?:my|me|mine|i['’]?m (?:at|on)|i['’]?m on my|i am (?:at|on)|i (?:live|work|can)|if you need anything|reach us|call us|text us|this is my)\b[^.;\n\d]{0,60}$/i;
const theirs =
  /\b(?:(?:her|his|their|caller['’]?s?) (?:own |work |personal |best |direct |home )?(?:#|ph\w*|cell\w*|number|direct|mobile|tel\w*|no|line|call ?back|contact)\b|(?:number|no|phone|line|cell) (?:that )?(?:s?he|they)(?:['’]?s| is| was| are| were)? (?:on|at|gave|left|using|calling from|ringing from|rang from|called from)|(?:s?he|they|caller)(?:['’]?s| is| are| was)? (?:at|on|reachable|can be (?:reached|called)|gave|left|will be (?:at|on)|said to call|says? to (?:call|use)|wants? (?:us to call|calls? (?:on|at)|a call(?: back)?))|(?:call|reach|ring|phone|text) (?:her|him|them|caller)(?: back)?|can be reached|to reach (?:her|him|them)|back to (?:her|him|them)|(?:number|no|way|line|place)(?: to (?:reach|get|call|ring|use))? for (?:her|him|them)|for (?:her|him|them) (?:use|call|ring|dial|try)|(?:wants|asks|asked) (?:to be called|a call|us to call)(?: back)?(?: at| on)?)\b[^.;\n\d]{0,24}$/i;
const labelled =
  /^\W*(?:(?:contact|call ?back|return|direct|best|their|his|her|caller['’]?s?|good|reply) )?(?:no|number|#|ph|phone|tel|telephone|cell|mobile|call ?back|cb|c\/b|cb#|tel #|direct|direct line|contact|contact #)\b[^\p{L}\d\n]{0,20}$/iu;
const back = /\b(?:call ?-?back|c\/?b|cb#?|call bk|return (?:call|number|#)|reach back|ring back)\b[^.;\n\d]{0,22}$/i;
const longest = 4000;

/** Adds the number that belongs to the one who rang. */
export function addCallerNumber(sheet: Sheet): void {
  const caller = bestOf(sheet, "callerName");
  const { text } = sheet.page;
  if (text.length > longest || preferOwnCell(sheet) || bestOf(sheet, "callerPhone") || addShownNumber(sheet)) return;
  if (!caller || !isSure(caller)) return addBackNumber(sheet);
  const found = findPhones(text).filter(({ hint }) => hint !== "fax");
  if (found.length === 0 || found.length > 9) return;
  const own = found
    .map((phone) => ({ phone, weight: calledSo(sheet, phone, caller) }))
    .map(({ phone, weight }) => ({
      phone,
      weight:
        weight ||
        (isTaken(sheet, phone, caller) ? 0 : weightOf(text, phone, caller, bestOf(sheet, "deceasedName")?.value)),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const [best, next] = own;
  if (!best || (next && next.weight === best.weight && next.phone.value !== best.phone.value && best.weight < 0.76))
    return addHeadNumber(sheet);
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      !(best.weight === bySaying
        ? field.endsWith("Phone")
        : field === "contactPhone" && !bestOf(sheet, "contactName")) ||
      end <= best.phone.start ||
      start >= best.phone.end,
  );
  addReading(sheet, "callerPhone", { ...best.phone, confidence: best.weight }, 0, { depth: caller.depth });
}

const ofBuilding =
  /^[\s,]{0,2}[(–-]?\s?(?:(?:that|this|which)(?:['’]?s| is) )?(?:the |its? |their )?(?:main|building|facility|switchboard|front desk|desk|house|operator|nurses?['’]? station|unit|floor|office|general|place)\b(?: (?:line|phone|number|#))?\s?(?:[),;]|$)/i;
const thenOwn =
  /^[^.;\n\d]{0,40}\b(?:(?:her|his|my)(?: own)? (?:cell|mobile|direct|phone|number|line)|cell|mobile|direct(?: line)?)\b\W{0,3}(?:is )?\(?$/i;

const cellBehind = /^\s?\((?:my |her |his )?(?:cell|mobile|direct)\b/i;

/** "Nan @ Birch Haven ALF, 231-… (that's the building), her cell 231-…": the caller's own number, and the house's. */
function preferOwnCell(sheet: Sheet): boolean {
  const told = bestOf(sheet, "callerPhone");
  const { text } = sheet.page;
  if (!told || !ofBuilding.test(text.slice(told.end, told.end + 40))) return false;
  const [own] = findPhones(text.slice(told.end, told.end + 100));
  if (
    !own ||
    own.hint === "fax" ||
    !(
      thenOwn.test(text.slice(told.end, told.end + own.start)) ||
      cellBehind.test(text.slice(told.end + own.end, told.end + own.end + 12))
    )
  )
    return false;
  if (!bestOf(sheet, "locationPhone")) sheet.candidates.push({ ...told, field: "locationPhone", confidence: 0.8 });
  sheet.candidates = sheet.candidates.filter(({ field }) => field !== "callerPhone");
  return addReading(sheet, "callerPhone", { ...own, confidence: 0.84 }, told.end, { depth: told.depth });
}

/** The number alone above a thread of messages is its writer's, the one on a funeral home's letter that of the director who signs. */
function addHeadNumber(sheet: Sheet): void {
  const { text } = sheet.page;
  const head = text.split("\n").slice(0, 4).join("\n").slice(0, 260);
  const [phone, second] = findPhones(head).filter(
    ({ hint, start }) => hint !== "fax" && !/\bfax\W*$/i.test(head.slice(0, start)),
  );
  if (!phone || second || bestOf(sheet, "callerIdPhone")) return;
  const isThread =
    phone.start < 12 &&
    /^[^\p{L}\d]*(?:(?:text |sms |msg )?from:? )?(?:\+?1[ .-]?)?\(?$/iu.test(head.slice(0, phone.start)) &&
    /^\s*\n/.test(text.slice(phone.end));
  const isTitled =
    /^\W*(?:texts?|sms|i?messages?|chat|conversation|text (?:thread|conversation)|thread|whatsapp)\b[^\n]{0,70}$/i.test(
      head.split("\n")[0] ?? "",
    ) && !head.slice(0, phone.start).includes("\n");
  const isLetter = isSigned.test(text) && findFacilities(head.split("\n")[0] ?? "")[0]?.kind === "Funeral home";
  if (isThread || isTitled || isLetter)
    addReading(sheet, "callerPhone", { ...phone, confidence: isLetter ? 0.7 : 0.74 }, 0, {});
}

const isSigned =
  /\n\s*(?:(?:very|yours) (?:truly|sincerely|faithfully)|(?:yours )?(?:truly|sincerely)(?: yours)?|respectfully|cordially|(?:kind |best |warm )?regards)\b[^\n]{0,12}\n/i;

/** How sure a number is that is said of what the caller does or is. */
const bySaying = 0.79;
const ownWords = String.raw`(?:own |direct |personal |work )?(?:(?:cell|phone|number|ph|direct|line|mobile|tel|no|desk)\b\.?|#)`;

/** "The Reverend's own phone is …", "you can get the deputy on …", "the neighbor can be reached at …": what the caller is stands for the name. */
function calledSo(sheet: Sheet, { start }: Reading, caller: Candidate): number {
  const { text } = sheet.page;
  const title = /(\p{L}{3,})\.? $/u.exec(text.slice(Math.max(0, caller.start - 24), caller.start))?.[1];
  const tie = bestOf(sheet, "callerRelationship")?.value.split(" ").at(-1);
  const words = [title, tie, "caller", "informant"].filter((word) => word !== undefined && callings.test(word));
  // "TINAS CELL": in capitals, and by tired hands, without an apostrophe.
  const first = /^\p{L}{3,14}(?= |$)/u.exec(caller.value)?.[0];
  const own = `(?:the )?(?:${[...words, ...(first ? [first, `${first}s`] : [])].join("|")})`;
  const left = text.slice(Math.max(0, start - 70), start);
  const isSaid = new RegExp(
    String.raw`(?<!\b(?:her|his|their|my|an?|of|dr|doctor) )\b${own}(?:(?:['’]s)? ${ownWords}|,? (?:himself |herself )?(?:can be|is|may be|will be) (?:reached|called|reachable|at|on)\b|,? (?:gave|left)\b|,? will (?:wait|meet|stay|stand by|be (?:there|waiting|on scene|on site))\b)[^.;\n\d]{0,24}$|\b(?:get|reach|call|ring|text|phone) (?:back )?${own}\b[^.;\n\d]{0,16}$`,
    "i",
  ).test(left);
  const said = text.slice(Math.max(clauseStart(text, start), start - 40), start);
  const isOf = new RegExp(
    String.raw`\b(?:tel(?:[eé]f(?:ono)?)?|n[uú]m(?:ero)?|cel(?:ular)?|m[oó]vil|phone|number|cell|ph|no)\.?(?: (?:number|no\.?))? (?:del?|for|of) (?:la |el |l )?(?:(?:sra?|srta|mrs?|ms|miss)\.? )?${own}[^.;\n\d]{0,10}$`,
    "i",
  ).test(left);
  if (isOf) return bySaying;
  return isSaid && peopleIn(said).every(({ value }) => isOne(value, caller.value)) ? bySaying : 0;
}

const callings =
  /^(?:rev(?:erend)?|pastor|father|deacon|chaplain|rabbi|imam|minister|priest|deputy|officer|trooper|sergeant|sgt|detective|investigator|coroner|nurse|aide|supervisor|manager|director|administrator|neighbou?r|landlord|landlady|friend|roommate|caregiver|caller|informant|worker|coordinator|son|daughter|wife|husband|sister|brother|niece|nephew|cousin|grandson|granddaughter)$/i;

const fromShown =
  /\b(?:call|reach|ring|get|text|phone|contact)\b[^.;\n]{0,24}\b(?:at|on) (?:the |this )(?:same )?(?:number|phone|line|one)(?: (?:that )?(?:i['’]?m|i am|s?he['’]?s|s?he (?:is|was)|i|s?he|they) (?:calling|called|phoning|rang|ringing)(?: you)? from|,? (?:is (?:fine|good|ok)|works))?|\bthis (?:number|phone|line) (?:is (?:fine|good|ok(?:ay)?|the best)|works)/i;

/** "You can reach me at the number I'm calling from": the one that was shown. */
function addShownNumber(sheet: Sheet): boolean {
  const shown = bestOf(sheet, "callerIdPhone");
  const match = shown && fromShown.exec(sheet.page.text);
  if (!shown || !match || /\bthe (?:same )?(?:number|phone|line|one)$/i.test(match[0])) return false;
  if (
    /\b(?:not|n['’]t|never|no)\b[^.;\n]{0,24}$/i.test(sheet.page.text.slice(Math.max(0, match.index - 40), match.index))
  )
    return false;
  return addReading(sheet, "callerPhone", { ...shown, confidence: 0.8 }, 0, { depth: shown.depth });
}

const callBack =
  /\b(?:(?:call|ring|phone) (?:her|him|them|back)(?: back)?|(?:get|reach) (?:her|him|them)|(?:her|his) (?:cell|number|mobile|direct)|left (?:her|his) number|(?:called|rang|phoned|calling) (?:us )?(?:from|on))\b[^.;\n\d]{0,16}$/i;

/** "Call her back on 641-…" where nobody but the dead is named: hers who rang. */
function addBackNumber(sheet: Sheet): void {
  const { text } = sheet.page;
  const found = findPhones(text).filter(({ hint }) => hint !== "fax");
  const [only] = found;
  if (!only || found.length > 1 || !callBack.test(text.slice(Math.max(0, only.start - 60), only.start))) return;
  if (sheet.candidates.some((one) => one.field.endsWith("Phone") && isSure(one))) return;
  const isNamed = peopleIn(text.slice(Math.max(0, only.start - 400), only.start)).some(
    ({ value }) => !isOne(value, bestOf(sheet, "deceasedName")?.value ?? ""),
  );
  const isTold = findUnnamed(text).some(({ end }) => end < only.start);
  if (!isNamed && isTold) addReading(sheet, "callerPhone", { ...only, confidence: 0.72 }, 0, {});
}

/** Whether another's number stands there; one that is to be rung on site by nobody's name is free. */
function isTaken(sheet: Sheet, { start, end }: Reading, caller: Candidate): boolean {
  const contact = bestOf(sheet, "contactName");
  return sheet.candidates.some(
    (one) =>
      one.field.endsWith("Phone") &&
      one.start < end &&
      one.end > start &&
      isSure(one) &&
      !(one.field === "contactPhone" && (!contact || isOne(contact.value, caller.value))) &&
      !(one.field === "locationPhone" && one.confidence < 0.84),
  );
}

function weightOf(text: string, { start, end }: Reading, caller: Candidate, dead: string | undefined): number {
  const from = clauseStart(text, start);
  const left = text.slice(Math.max(from, start - 160), start);
  const near = left.slice(-80);
  if (/\b(?:don['’]?t|do not|never|no need to) (?:bother|call|use|ring|try|text)\b/i.test(near)) return 0;
  if (notOwn.test(near) && !theirs.test(near) && !mine.test(near)) return 0;
  if (back.test(near)) return 0.78;
  const head = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  // "cell 919-555-0185 call me when enroute".
  if (labelled.test(head) && callMeBehind.test(text.slice(end, end + 30))) return 0.78;
  // The number alone in the last line of who has written "this is …".
  if (/^\W*$/.test(head) && /^\W*$/.test(text.slice(end)) && !leadsOn.test(text.slice(0, start)))
    return introduced.test(text.slice(Math.max(0, caller.start - 24), caller.start)) && !namesKin(text, start)
      ? 0.7
      : 0;
  const people = peopleIn(left);
  const last = people.at(-1);
  if (last) {
    if (!isOne(last.value, caller.value)) return 0;
    const between = left.slice(last.end);
    // "Carla's mother Ann, 555-…".
    if (/^['’]s (?!(?:cell|number|#|ph|direct|line|mobile|tel|call))/iu.test(between)) return 0;
    return isAside(between) ? 0.78 : 0;
  }
  if (mine.test(near))
    return isFirstPerson(text) &&
      (!/\bmy (?:wife|husband|mother|father|mom|dad|son|daughter|sister|brother|boss|director|supervisor)\b/i.test(
        left,
      ) ||
        /\b(?:use|try|call|reach me|call me)\b[^.;\n]{0,30}\bmy \p{L}+['’]s\b[^.;\n]{0,12}$/iu.test(left))
      ? 0.76
      : 0;
  const before = peopleIn(text.slice(Math.max(0, from - 260), from)).at(-1);
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (findFacilities(line).length > 0) return 0;
  if (theirs.test(near) && /\bcaller\b[^.;\n]{0,40}$/i.test(near)) return 0.76;
  if (theirs.test(near)) return before && isOne(before.value, caller.value) ? 0.76 : before ? 0 : 0.72;
  // A number alone in the line or clause below the caller's own.
  if (/^\W*$/.test(left) || labelled.test(left)) {
    const gap = text.slice(caller.end, from);
    const isBelow = from > caller.end && gap.length < 150 && (gap.match(/\n/g)?.length ?? 0) < 3;
    // The dead have no number of their own.
    return isBelow &&
      peopleIn(gap).every(({ value }) => dead !== undefined && isOne(value, dead)) &&
      findRelations(gap).every(({ kind }) => kind !== "kin") &&
      findPhones(gap).length === 0
      ? 0.72
      : 0;
  }
  return 0;
}

/** Whether the line above tells of kin, whose number it may be. */
const namesKin = (text: string, at: number): boolean =>
  findRelations(text.slice(0, at).trimEnd().split("\n").at(-1) ?? "").some(({ kind }) => kind === "kin");

const leadsOn = /(?:[:,(–-]|\b(?:number|at|is|on|call|phone|cell|reach|ph|tel|text|ring|desk|him|her))\s*$/i;
const introduced = /\b(?:this is|it['’]?s|i['’]?m|i am|my name is)\W*(?:(?:mrs?|ms|nurse)\.? )?$/i;
const callMeBehind = /^[\s,.;(–-]{0,3}(?:please |pls )?(?:(?:call|text|txt|ring|phone|reach) me\b|is my\b|is mine\b)/i;

/** Between the name and the number stand no more than what the person is and where. */
function isAside(between: string): boolean {
  if (between.length > 100 || notOwn.test(between)) return false;
  if (/^[\s,:(–—/|-]*$/.test(between)) return true;
  if (
    /\b(?:died|passed|expired|dob|born|y\/?o|room|rm|husband|wife's|contact|nok|next of kin|ask for|see|meet|dr)\b/i.test(
      between,
    )
  )
    return false;
  const kin = findRelations(between).filter(({ kind }) => kind === "kin");
  return kin.length < 2;
}

const isFirstPerson = (text: string) => /\b(?:I|I['’]m|my|we|our|us|me|im|i)\b/.test(text);
