// Words by which a cue of a day or an hour speaks of something else than it seems to: a test that was passed, a vendor who comes.
import type { Span } from "./parse-span";

/** "Passed swallow eval 9/1", "she passed the test", "died on me". */
export const otherPassing =
  /^pass(?:ed|ing)?\s+(?:(?:a|the|her|his|all|out|some|bedside|last)\s+){0,2}(?:swallow|eval|evaluation|test|exam|screen|trial|inspection|stool|gas|flatus|stone|kidney|blood|urine|out\b|clots?|meds?|turn|school|house|driveway|gate)/i;
/** "Daughter flies in tonight at 10:40 pm": whoever else comes then. */
export const comesThen =
  /\b(?:daughters?|sons?|wife|husband|family|sisters?|brothers?|kids|nephew|niece|he|she|they|flight|plane)\b[^.;,]{0,30}\b(?:fl(?:y|ies|ying)|lands?|arriv\w+|drives?|driving|gets?|returns?|leaves?|comes?|due)\b[^.;,]{0,30}$/i;
/** "DME pickup Thursday": what the vendor fetches. */
export const equipment =
  /\b(?:dme|equipment|oxygen|o2|concentrator|(?:hospital )?beds?|meds?|medications?|supply|supplies|belongings|vendor|lab|specimen)(?: (?:for|is|will|to|be|company|co)){0,3} $/i;
/** "The next med pass is 6 am". */
export const rounds = /\b(?:med|meds|medication|water|snack|tray|bus|gate|parking) $/i;
/** "The daughter's birthday is 3/15/62". */
export const kinsBirth =
  /\b(?:daughter|dtr|son|wife|husband|spouse|sister|brother|niece|nephew|nok|caller)(?:['’]?s|s['’])\s+(?:birthday|birthdate|birth date|date of birth|dob|d\.o\.b\.?)\b[^.;\n]{0,16}$/i;
/** "The aide found him deceased at 2 am": nobody knows since when. */
export const foundSo = /\bfound\b(?![^.;]*\b(?:and|who)\b)[^.;]{0,34}\s(?:deceased|gone|expired)$/i;
export const diedJust =
  /\b(?:passed|died|expired|gone|went|pronounced|declared|deceased|death|passing|left us|slipped away|breathing|breath)(?: away| on| peacefully| quietly| dead)?(?: (?:was|came|occurred|happened|just|shortly|right|soon|a|little|few|bit|while|some|time|well|sometime|minutes|somewhere))*\s$/i;
/** What a body no longer does, or who noticed: an hour that somebody pronounced is surer. */
const bodySign =
  /^(?:hr|rr|bp|pulse|resp|heart|breath|flat|line|monitor|tracing|strip|e[kc]g|passing (?:was )?noted|death (?:was )?noted|stopped breathing|(?:last|final) breath|asystol|apn|vitals?|no |absen|without|loss|pulseless|cessation)/i;

/** "Passed a little after 4:10": the words lead the hour of the death, and ask for nothing. */
export const leadsHour = /^(?:after|before|by)$/i;

/** "June 30th, not July 1st". */
export const denied = /\b(?:not|isn'?t|wasn'?t|instead of|rather than)\s+(?:on\s+|at\s+|the\s+)?$/i;

/** "… at 3:15 PM was moved to room 4": who still lived. */
export const movedThen =
  /^ (?:at|around|about) \S+(?: ?[ap]\.?m\.?)? (?:and )?(?:was |were |is |got |had |been )*(?:moved|admitted|transferred|taken|sent|seen|brought|diagnosed|treated|intubated)\b/i;

export const asTime =
  /^,? ?(?:as|is|was|for|being|=|\() ?(?:the |his |her |our )?(?:official |recorded |charted )?(?:time|tod|pronouncement|t\.o\.d)/i;

/** "Just before noon", "no pulse at 2:10": an hour that is told more exactly elsewhere gives way. */
const isRough = (part: string, cue: Span, { start }: Span): boolean =>
  bodySign.test(part.slice(cue.start, cue.end)) ||
  (/^(?:passed|gone|deceased|expired|dead|died)/i.test(part.slice(cue.start, cue.end)) &&
    /\b(?:noticed|found|discovered|noted|realized)\b[^.;]{0,30}$/i.test(part.slice(0, cue.start))) ||
  /\b(?:before|after|around|about|nearly|almost|close to|somewhere near) $/i.test(
    part.slice(Math.max(0, start - 16), start),
  );

/** "At 8:45 pm tonight my father, Louis Frederick Hemauer, 86, died": who died stands between the hour and the word. */
export const whoDied =
  /^(?: ?(?:[ap]\.?m\.?))?,? (?:(?:today|tonight|tonite|yesterday|(?:this|last) (?:morning|afternoon|evening|night)|(?:on )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:my|our|his|her|your|the)(?: (?:dear|late|own))?|residents?|patient|pt|client|husband|wife|father|mother|dad|mom|brother|sister|son|daughter|aunt|uncle|grand\p{L}+|m(?:rs?|s|iss)\.?|dr\.?|rev\.?),? ){0,4}(?:["“(]?\p{Lu}(?:\.|\p{Ll}[\p{L}'’-]*|['’]\p{Lu}\p{Ll}+)?["”)]?,? ){1,5}(?:\(?(?:aged? )?\d{2,3}\)?,? )?(?:(?:has|had|just|peacefully|sadly|quietly|was) )*$/u;

/** "(nurse's TOD 12:20 is the official one)", "5:50 am official". */
const isOfficial =
  /^[ ,)]{0,2}(?:(?:is|as|was|for|being) (?:the |our |his |her )?)?(?:official|legal)\b(?! (?:address|name|next|kin|guardian))/i;

/** What is to be done on a day that is told. */
export const orders =
  /\b(?:pick[- ]?(?:\w+ )?up|collect|transfer|transport|deliver|removal|remove|take|bring|come|go to|head to|attend|send|be there|need(?:ed)? by|schedule[d]?)\b/i;

/** Days of other matters. */
export const otherDays =
  /\b(?:visitation|viewing|funeral (?:is|will|mass|service|planned)|services? (?:is|are|will)|mass|burial|meet|conference|arrangement|appointment|flight|lands?|arriv\w+|until|til|till|hours|open|closes?|died|passed|expired|born|admitted|shift|off at|embalm\w*|invoice)\b/i;

/** Deaths and flowers of others. */
export const others =
  /\b(?:husband|wife|spouse|father|mother|mom|dad|brother|sister|son|neighbor|he|she)\b[^.]{0,30}\b(?:passed|died)\b[^.]{0,20}\b(?:in|back|last)\b|\b(?:flowers|card) (?:for|to|from)\b/i;

/** "They want him gone by 7:30 am". */
export const wantedGone = /\b(?:want|need|like|have|get)s? (?:him|her|them|the body) gone\b/i;

/** "Signed by 10 am tomorrow": another deed has that bound. */
export const otherDeed =
  /\b(?:sign\w*|certif\w*|filed?|fax\w*|cremat\w+|buried|burial|arrangements|call(?:ed|ing)?|back|decid\w*|meet\w*)\b[^.;,]{0,24}$/i;

/** "4:03a  pt Ada Cole. passed 0318": the hour at which a chat's line was written, on a page of such lines. */
const stampedLines = /(?:(?:^|\n)[ \t]*\d{1,2}:\d\d ?[ap]m?\b[^\n]*){4}/i;
const isStamp = (text: string, at: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 6), at)) && stampedLines.test(text);

/** "Passed away", "passed a little bit ago at home, 5:40". */
export const passedOn =
  /^ (?:(?:away|on|over)(?= )|(?:away )?(?:just |about )?(?:an? )?(?:little (?:bit|while)|while|bit|few minutes|short (?:time|while)) ago(?=[ ,]))/i;

/** An hour right behind the words of a death. */
export const halfless =
  /^[\s,:(-]{1,3}(?:(?:him|her|them|dead|deceased|away|on|peacefully|quietly|at home|there|it|(?:at|around|about) (?:supper|dinner|lunch|breakfast|bed)[ -]?time)[ ,]{1,2}){0,2}(?:(?:at|around|about|abt|@|approx\.?)\s?|~ ?)?\d{1,2}:[0-5]\d(?!\d|:|\s?[ap]\.?m?\b|\s?(?:in the|this|tonight|yesterday|last|hrs?|h)\b)/i;

/** "Died at Methodist Hospital, bed 12 in the ICU, at 2:44": only where stands between the death and its hour. */
export const afterPlace =
  /^,? (?:at|in|on|here|there|peacefully|quietly)\b(?:(?!\b(?:and|then|but|when|after|before|until|till?|by|nurse|come|call\w*|pick\w*|ready|arriv\w*|want\w*|need\w*|meet\w*|found|seen|left|since|from|service\w*|viewing|release\w*|notif\w*|told|admitted|family|pronounced|we|they)\b)[^.;:!?\n]){2,70}?[ ,](?:(?:at|around|about|abt) )?\d{1,2}:[0-5]\d(?!\d|:|\s?[ap]\.?m?\b|\s?(?:in the|this|tonight|yesterday|last|hrs?|h)\b)/i;

/** How surely an hour beside the words of a death is that of the death. */
export function sureness(text: string, offset: number, part: string, cue: Span, time: Span): number {
  if (isRough(part, cue, time)) return 0.8;
  if (isStamp(text, offset + time.start)) return 0.72;
  return isOfficial.test(part.slice(time.end, time.end + 40)) ? 0.88 : 0.84;
}
