// Finds the hour for which a removal is asked in a sentence: "set it for 12:15 am and not sooner", "3pm is when the family asked for".
import { addDays, formatISO } from "date-fns";
import { findDates } from "./parse-dates";
import { comesThen } from "./parse-moment-guards";
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import { depthAt } from "./parse-sentences";
import type { Span } from "./parse-span";
import { findTimes } from "./parse-times";

const day =
  "(?:(?:today|tonight|tomorrow|tmrw|this (?:morning|afternoon|evening)|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|the (?:morning|afternoon|evening)|morning|in the morning)\\b[ ,]{0,2}){0,2}";
const asked = leanPattern(
  String.raw`(?:\b(?:set|schedul(?:e|ed|ing)|book(?:ed)?|plan(?:ned|ning)?|slot(?:ted)?|arrang(?:e|ed)|aim(?:ing)? for|shoot(?:ing)? for)(?: (?:it|this|that|us|him|her|them|you|the|a|pick ?-?up|removal|time|down|crew))+(?: (?:for|at))?|\bplan (?:on|for)|\b(?:want|need|like|have|get|prefer|wanted|asked to have)s? (?:him|her|them|the body|mom|dad|it) (?:moved|gone|picked up|collected|removed|taken|out|transferred|fetched)|\b(?:not|no|nobody|no ?one|don['’]?t come|do not come|never)(?: (?:any|come|coming|here|there|to come|to be there))?(?: (?:sooner|earlier|later|before)(?: than)?)|\b(?:set|on|slated|down) for|\b(?:gone|out(?: of here)?|off the (?:floor|unit))(?= by| before)|\brequest(?:s|ed|ing)?(?= until| till?| after)|\b(?:expected|due|wanted)(?= at| by| for| after| around)|\b(?:how|what) about|\bhoping(?= for)|\b(?:can|could|may) (?:it|we|you|u|they|somebody|someone|the crew)(?: (?:be|come|do|make it|get here|get there|pick (?:him|her) up))*|\b(?:any|some) ?time|\b(?:pu|p\/u|removal)(?= at| by| for| around| after)|\bmake it(?= at| by| for| around)|\b(?:time|removal|pick ?-?up)(?: is| was)? (?:requested|wanted|desired|asked for|needed)(?: for| at| is| by)?|\b(?:would|could|does)|\bpick ?-?up (?:time|window|hour)(?: is| of)?|\b(?:give|gives|allow) (?:us|them|me|him|her|it|the (?:family|nurses?|staff|aides?)) (?:until|till?)|(?:\bnot|n['’]?t)(?: be| going to be)? (?:ready|done|released|available|free|finished|here)(?: for (?:you|us|pick-?up))? (?:until|till?|before)|\b(?:target(?:ing|ed)?|agreed (?:on|to)|promised(?: (?:to )?(?:them|her|him|you|(?:the |his |her )?(?:family|kin|nok|wife|husband|son|daughter|nurse|facility)))?|committed to|confirmed|settled on|see you(?: guys| there| then)?|told (?:them|her|him) (?:we['’]?d|we would) (?:come|be there))|\b(?:p\/u|pu|pick-?up)(?= (?:~ ?)?\d)|\bbe at [^.;,:\n]{2,30}(?= (?:at|by|around))|\bwait (?:until|till?|for)|\bhold (?:off )?(?:until|till?)|\b(?:like|want|wants|need|needs|asked|asks|asking|prefer|prefers|expect|expects|expecting|love|appreciate)(?: (?:for|that|if|it|you|us|y['’]?all|the|a|crew|somebody|someone|pick ?-?up|removal|removed|picked up|him|her|them|to|could|would|can|come|be|get|here|there|arrive|out|over|by|done|gone|time|have|taken))*|\b(?:come|arrive|be (?:here|there)|get (?:here|there)|pick ?-?up|picked up|removal|collect(?:ed)?|crew|van|driver|appointment|appt|window)(?: (?:him|her|them|is|to be|time|out|over|will be|should be|for|set|opens|starts))*|\b(?:ready|available|free|(?<=\b(?:be|being|get) )released|open)(?: (?:for (?:you|pick ?-?up|us|release)))?(?= (?:at|after|by|from)))[ ,:]{1,2}(?:(?:at|by|around|about|abt|after|from|for|until|till?|before|@|or|like|say|exactly|right|no)\b[ ~]{1,2}){0,2}${day}(?:(?:at|by|around|about|after|@|for)\b ?){0,2}$`,
  "iu",
);
const askedBehind =
  /^[ ,]{0,2}(?:(?:today|this (?:morning|afternoon|evening)|tonight|tomorrow|tmrw|please|sharp|on the dot|or (?:so|after|later)|[ap]\.?m\.?)[ ,]{0,2}){0,2}(?:is (?:when|what|the time)\b[^.;\n]{0,24}\b(?:ask|want|like|request|need|said|agreed|set|prefer)|(?:pick ?-?up|removal)\b|(?:and )?(?:not|no) (?:a minute |any )?(?:sooner|earlier|before)\b|if (?:you|y['’]?all|ya|u|possible|that works|they|the crew)\b|(?:would )?(?:works?|suits?|do)\b(?= for| best| better| well| (?:them|us|her|him|me|everyone|everybody|the family|the (?:wife|son|daughter))\b|[.,;?!]|$)|please(?=\s*(?:[.;!\n]|$))|(?:ok(?:ay)?|good|alright|all right|fine|work|doable)(?: for you| with you| for y['’]?all)? ?\?|(?:would be|is|be|['’]s) (?:all right|alright|good|fine|best|great|ok(?:ay)?|ideal|perfect|early enough|soon enough|preferred)\b|for (?:the |a )?(?:pick ?-?up|removal)\b|only\b|at the (?:earliest|soonest)\b)/i;
/** "7am ok?" "No, too early", "We can be there by noon." "That is too early, make it 2". */
const refusedNext =
  /^[^?\n]{0,24}[.!]?[^\n]{0,4}\n[^\n]{0,40}?\b(?:too (?:early|late|soon)|can['’]?t (?:do|make|be)|make it|rather|not (?:that|so) (?:early|late|soon))\b|^[^?\n]{0,16}\?[^\n]{0,4}\n[^\n]{0,30}?\b(?:no|nope|too (?:early|late|soon)|can['’]?t|cannot|rather|make it|better)\b/i;
const notThat =
  /\b(?:sign(?:ed|s|ing)?|certificate|filed|faxed|cremat\w+|leaves|off duty|died|passed|expired|pronounced|tod|called|call back|arrangements|appointment with|meeting|service|viewing|visitation|mass|funeral|flight|delivery|deliver|open|opens|office hours|visiting hours|until then|shift|office|doctor|dr|off at|back at|lands|departs|court|school|born|retort|cremation|booked|embalmer)\b[^.;\n]{0,40}$/i;

const comers =
  /\b(?:daughters?|dtr|sons?|wife|husband|spouse|sisters?|brothers?|niece|nephew|mother|father|mom|dad|cousin|kids|children|family|priest|pastor|chaplain|rabbi|relatives|(?:grand|step)\w+|in-laws?)(?: \p{Lu}\p{Ll}+){0,2}(?: (?:comes|arrives|gets (?:here|there|in))(?= |$)|(?:['’]ll| will| is| are| should| would| is going| are going| plans?| hopes?| expects?| cannot| can['’]t| won['’]t)(?: not)?(?: to)?(?: also| all| both)? (?:arriv\w+|com(?:e|ing)|be (?:t?here|in|back)|get (?:t?here|in))\b)[^.;,\n]{0,24}$/iu;
/** "The eye bank will be here until noon". */
const staysTill =
  /\b(?:bank|team|coroner|examiner|police|deputy|officer|detective|nurse|aide|staff|doctor|dr|desk|security|i|they|he|she)(?:['’]ll| will| is| are| should| am)(?: still)?(?: be)? (?:t?here|present|on (?:site|duty|shift)|in|at [^.;,\d]{3,20}) (?:until|till?)[^.;,\d]{0,8}$/i;
/** "Bring her to us in Lander by 2", "deliver by 3 pm": the hour at which the dead shall have come. */
const brought =
  /\b(?:deliver(?:y|ed)?|drop(?:ped)?[- ]?off|(?:bring|have|get|need|want)s? (?:him|her|them|(?:mr|mrs|ms|miss)\.? \p{L}+) (?:(?:back|over|down|up) )?(?:here|(?:in)?to (?:us|our)))\b[^.;\n]{0,60}?\b(?:by|before|no later than)\s[^.;\d]{0,12}$/iu;
/** "My brother Tom will arrive about noon": whoever else comes at an hour asks for no removal then. */
export const othersCome = (left: string): boolean => comers.test(left) || staysTill.test(left) || brought.test(left);

export const othersComeThen = (left: string): boolean => comesThen.test(left) || othersCome(left);

/** "Agreed on 10 am for his sister's removal last year": another's, of long ago. */
export const earlierCall =
  /\b(?:(?:last|a|the other|some|two|three|few|several|many) (?:week|weeks|month|months|year|years|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?: ago)?|years ago|back in (?:19|20)\d\d|in (?:19|20)[01]\d|for (?:his|her|their|my|our) (?:late )?(?:sister|brother|wife|husband|mother|father|mom|dad|son|daughter|aunt|uncle|grand\w+)['’]s (?:removal|funeral|pick-? ?up|call|service)|when (?:you|we) (?:did|had|came for|got|buried|took) (?:his|her|my|our|their))\b/i;

/** Adds the hour wanted, of the day that is told beside it or else the next such hour after the call. */
export function addWantedHour(sheet: Sheet, sentences: readonly Span[]): void {
  if ((bestOf(sheet, "requestedTime")?.confidence ?? 0) > 0.6) return;
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const whole = sheet.page.text;
  for (const { start, end } of sentences) {
    if (end - start > 400) continue;
    const part = whole.slice(start, end);
    if (!/\d|noon|midnight/i.test(part)) continue;
    for (const time of findTimes(part, options)) {
      const left = part.slice(Math.max(0, time.start - 110), time.start);
      const behind = whole.slice(start + time.end, start + time.end + 60);
      // "Come before 10" is no hour to come, "not before 10" is one.
      const isBound =
        /\b(?:before|prior to)\s+$/i.test(left) && !/\bno(?:t|body|thing| one)?\b[^.;,]{0,30}$/i.test(left);
      const isAsked =
        (asked.test(left) || askedBehind.test(behind)) && !isBound && !notThat.test(left) && !othersCome(left);
      if (
        !isAsked ||
        earlierCall.test(part) ||
        refusedNext.test(behind) ||
        /\bago\b/i.test(part.slice(time.end, time.end + 8))
      )
        continue;
      const [from, to] = [start + time.start, start + time.end];
      if (sheet.candidates.some((one) => one.start < to && one.end > from && /^(?:time|call|date)/.test(one.field)))
        continue;
      const dates = findDates(part, { ...options, aim: "near" }).filter(
        (date) =>
          !/\bnot $/i.test(part.slice(Math.max(0, date.start - 4), date.start)) &&
          (Math.abs(date.start - time.end) < 24 || Math.abs(time.start - date.end) < 24),
      );
      if (new Set(dates.map(({ value }) => value)).size > 1) continue;
      const today = sheet.received.slice(0, 10);
      const next = formatISO(addDays(new Date(`${today}T12:00`), 1), { representation: "date" });
      const value = dates[0]?.value ?? (time.value > sheet.received.slice(11, 16) ? today : next);
      if (`${value}T${time.value}` < sheet.received) continue;
      const how = { depth: depthAt(sheet.page, start) };
      addReading(sheet, "requestedDate", { ...time, value, confidence: 0.74 }, start, how);
      addReading(sheet, "requestedTime", { ...time, confidence: 0.74 }, start, how);
      return;
    }
  }
}

const dayWords = String.raw`(?:(?:any ?time|sometime|early|late|first thing|again|on|for|by|until|till?|no later than|out|back|maybe|then|him|her|them|both)\s){0,3}$`;
const askedDay = leanPattern(
  String.raw`\b(?:(?:please |pls |you (?:can|may|could) |can you |could you |if you (?:can|could) |able to |to |and |would )(?:come|collect|get|fetch|remove|transfer|move|pick)(?: (?:him|her|them|both|mr\.? \p{L}+|mrs\.? \p{L}+|the (?:body|remains)))?(?: up)?|(?:pick-? ?up|removal|transfer|transport)(?: (?:is|be|time|day|date|requested|wanted|needed|scheduled|set))*|(?:picked up|collected|removed|transferred)|(?:can|could) (?:you|y['’]?all|we) do(?: it| this)?|(?:want|need|like) (?:him|her|them|it|you|us|a (?:pick-? ?up|removal|transfer))(?: (?:here|there|out|gone|picked up|to come|done|moved))*|(?:ready|available)(?: (?:for (?:you|us|pick-? ?up|release|removal|transfer)|to (?:go|release|be picked up)))?|(?:not|n['’]?t) (?:be )?(?:releas\w+|let (?:him|her) go)(?: (?:him|her|the body))? (?:until|till?)),?\s${dayWords}`,
  "iu",
);
const askedDayBehind =
  /^(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th))?(?: (?:morning|afternoon|evening|night))?(?:['’]s| is| would be| will be| works| will do| would do| suits)(?: (?:fine|ok(?:ay)?|good|best|great|perfect|all right|alright|soon enough|early enough|preferred|convenient))?(?: (?:with|for) (?:them|us|me|him|her|you|the family|everyone|staff))?(?=\s*(?:[.,;!?)\n]|$|-|and\b|but\b))/i;
const bareIs = /^[^.;,!?\n]{0,30}?(?:['’]s| is| will be| would be)\s*(?:[.,;!?)\n]|$)/i;
const otherDeed =
  /\b(?:dme|equipment|vendor|concentrator|tahara|taharah|janazah?|rosary|wake|service|services|funeral (?:is|on)|viewing|visitation|mass|burial|cremat\w+|sign\w*|certificate|meet\w*|arrange\w*|appointment|office|flight|embalm\w*|paperwork|clothes|call(?:ed|s)?|autopsy|post|exam\w*|school|doctor|dr|son|daughter|wife|husband|family (?:will|is|are|wants?|would)|died|passed|expired|found|seen|admitted|open\w*|hours)\b/i;
const otherGoods =
  /\b(?:certified|cop(?:y|ies)|cost|price|prices|invoice|urns?|ashes|obituary|headstone|no removal)\b/i;
const between = /\bbetween (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)[^.;\n]{0,24}$/i;

/** Adds the day wanted where no hour is told with it: "Monday is fine", "you can come anytime tomorrow", "between 1 and 2 this afternoon". */
export function addWantedDay(sheet: Sheet, sentences: readonly Span[]): void {
  if (bestOf(sheet, "requestedDate") || bestOf(sheet, "requestedTime")) return;
  const options = { received: sheet.received, dayFirst: sheet.dayFirst };
  const today = sheet.received.slice(0, 10);
  const latest = formatISO(addDays(new Date(`${today}T12:00`), 8), { representation: "date" });
  for (const { start, end } of sentences) {
    if (end - start > 300) continue;
    const part = sheet.page.text.slice(start, end);
    const days = findDates(part, { ...options, aim: "near" });
    const [date] = days;
    if (!date || days.some(({ value }) => value !== date.value) || date.value > latest) continue;
    const [left, right] = [part.slice(Math.max(0, date.start - 90), date.start), part.slice(date.end)];
    const told = sheet.page.text.slice(Math.max(0, start + date.start - 160), start + date.start);
    // "Saturday night" of a pickup truck, "the certified copy … tomorrow is fine".
    if (/^ night\b/i.test(right) || otherGoods.test(told)) continue;
    const isBetween = between.test(left) && orders.test(left);
    if (date.value < today || (date.value === today && !isBetween)) continue;
    const isAsked = isBetween || askedDay.test(left) || (askedDayBehind.test(right) && !bareIs.test(right));
    if (!isAsked || otherDeed.test(left) || (!isBetween && otherDeed.test(right.slice(0, 40)))) continue;
    addReading(sheet, "requestedDate", { ...date, confidence: 0.78 }, start, { depth: depthAt(sheet.page, start) });
    return;
  }
}

const orders = /\b(?:come|be (?:here|there)|pick-? ?up|removal|remove|collect|get (?:him|her|them)|arrive)\b/i;
