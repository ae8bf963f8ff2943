// Tells which statements speak of somebody or something else, of a later hour or of a condition, by what stands around.
import { anyCoroner } from "./parse-unsaid";
import type { Statement } from "./words/statements";

const kin = String.raw`(?:husband|wife|spouse|fathers?|mothers?|mom|dad|sons?|daughters?|brothers?|sisters?|grandson|granddaughter|grandfather|grandpa|uncle|aunt|nephew|niece|cousin|friend|neighbou?r|roommate|volunteer|nurse|aide|caregiver|driver|chaplain|pastor|deputy|officer|caller|companion)`;
const kinsService = new RegExp(
  String.raw`\b(?:her|his|their|my|our|the)\s+(?:\w+\s+)?${kin}(?:-in-law)?(?:['’]s)?(?:\s+(?:who|also|is|was|got|gave|has|had|spent|did|an?|earned|received))*\s*$`,
  "i",
);
const theDead = /\b(?:my|our|the) (?:\w+ )?(?:mom|dad|mothers?|fathers?|husband|wife|uncle|grandpa|grandfather)\b/i;
/** "Please don't come before 9" asks for an hour; the body may be ready. */
const untilHour =
  /^(?:please )?do(?:n['’]?t| not) (?:come|send|dispatch|head|roll|start|leave)\b[^.;,\n]{0,20}?\b(?:before|till?|until) (?:about |around |at least )?(?:(?:\d{1,2}(?::\d\d)?|six|seven|eight|nine|ten|eleven|twelve)(?! ?(?:hours?|hrs?|min\w*|am? of)\b)\b|noon\b)/i;
const notYet = /^(?: [\w'’]+){0,3}? (?:yet|until|till|til|before)\b/i;
const street = /^ (?:rd|road|st|street|ave|avenue|dr|drive|hwy|highway|blvd|ln|lane|pike|trail)\b/i;
const funerals =
  /\b(?:funerals?|burials?|cremations?|pre\w*|mortuary|chapel|memorial|you|yall|us|them|fh|home|services?)\b/i;
const otherHouse =
  /^ (?:\w+ )?with (?:the |his |her |my |our )?(?:landlord|bank|lawyer|attorney|security|insurance|medicare|medicaid|hospital|facility|church|county|movers)\b/i;
/** "Arranged last year for hospice care": no funeral was. */
const otherPlan =
  /^ for (?:\w+ )?(?:hospice|home (?:care|health)|care\b|(?:her|him|them) to (?:move|go|live|stay)|a (?:nurse|caregiver|move))/i;
const embalming = /^[^.;\n]{0,24}\bembalm/i;
/** "Remains available after 3 pm". */
const atHour =
  /^ (?:(?:only )?(?:after|from|starting|beginning|around|about|by|at|in|@|as of) (?:about )?(?:\d|noon|midnight|an hour|half an|tomorrow|morning|tonight|the morning)|tomorrow|later|in the morning|once|when|if|upon|pending|soon)/i;
const onceThen =
  /^ (?:up )?(?:after|once|until|till|til|when (?:the |his |her )?(?:family|coroner|nurse|doctor|son|daughter|wife|husband|police|release|paperwork))\b(?! you\b)/i;
/** "Until 10, then body is ready". */
const thenReady = /\b(?:until|till?|after|once|when|at) [^.;\n]{1,32}?,? (?:and )?then (?:the )?(?:\w+ ){0,2}$/i;
/** "Ready at 10:00", "okay to go in an hour". */
const atClock =
  /^,? (?:only )?(?:(?:at|around|about|abt|by|@|from|approx\.?|approximately) )?(?:(?:about|around) )?(?:\d{1,2}:\d\d|\d{1,2} ?[ap]\.?m?\b|(?<=(?:at|around|about|abt|by|@|from) )(?:noon|midnight|\d{1,2}(?=\s*(?:[.,;\n]|$))))|^ in (?:about |approx\.? |another )?(?:\d{1,3}|an?|half|one|two) (?:an )?(?:hours?|hrs?|minutes|mins?)\b|^,? (?:tomorrow|in the morning|later|this (?:afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;
/** "After the bath she can go". */
const firstThen = /\b(?:after|once|when|as soon as|if|until|till?|before|unless|whether) [^.;\n]{2,40}$/i;
/** "His own house is 402 Main, nobody is there": another house than where the dead lie. */
const ownHouse = /\b(?:own|other|old|former) (?:house|home|place|apartment|apt)\b[^.;)\n]*$/i;
/** "Wife is at home with the flu", "… at home in Tulsa". */
const isIll =
  /^ (?:with (?:covid|the (?:flu|kids|baby|children)|a |an )|sick|ill\b|recovering|resting|asleep|because|alone|in \p{Lu}|and (?:can|could|will|is|does|has|should) ?n[o’'])/u;
const numbered = /\b(?:coroner|coroner['’]s|me|m\.e\.) case (?:no\.? ?|number ?|# ?)?\d{2}-\d/i;

/** Statements of other people's service, of a team that comes later, of arrangements for a pickup, of what waits for another. */
export function speaksOfAnother(
  field: Statement["field"],
  value: string,
  text: string,
  { start, end }: { start: number; end: number },
): boolean {
  const before = text.slice(Math.max(0, start - 48), start);
  const said = text.slice(start, end);
  const behind = text.slice(end, end + 70);
  switch (field) {
    case "isVeteran":
      if (value === "NO") return /^ (?:funeral|honors?|rites|flag|burial|ceremony|insignia)\b/i.test(behind);
      return (
        value === "YES" &&
        (/^ (?:effort|bonds?|church|plant|office)\b/i.test(behind) ||
          (kinsService.test(before) && !theDead.test(before)) ||
          street.test(behind) ||
          /\b(?:years?|yrs?) (?:in|of|with) service$/i.test(said))
      );
    case "isCoronerCase":
      // "She is taking the case": an attorney does so too.
      if (value === "YES")
        return (
          (/\bhome$/i.test(said) && isIll.test(behind)) ||
          (/^(?:(?:s?he|they|we|i)\b|hes|shes|theyre|is|are|were|im)\b.*\bthe case$/i.test(said.replace(/['’]/g, "")) &&
            !anyCoroner.test(text.slice(Math.max(0, start - 400), start)))
        );
      if (value !== "NO") return false;
      // "Call Becky, not me".
      if (/^(?:not|no) me$/.test(said)) return true;
      return (
        /\b(?:come|coming|going|out|anyone|anybody)(?: [\w'’]+){0,3}? (?:yet|until|till|til|before)\b/i.test(
          said + behind.slice(0, 40),
        ) ||
        (/\bg[ai]ve[ns]?\b/i.test(said) && numbered.test(text))
      );
    case "isDonor":
      if (
        /\bbody donation\b/i.test(said) &&
        /^[^.;\n]{0,40}\b(?:but|considered|declined|said no|not|fell through)\b/i.test(behind)
      )
        return true;
      if (value === "YES") return new RegExp(String.raw`\b${kin} (?:is|was|are) (?:also )?$`, "i").test(before);
      return value === "NO" && /\b(?:coming|able|going)$/i.test(said) && notYet.test(behind);
    case "isPrearranged":
      if (value === "NO")
        return (
          /\barrangements$/i.test(said) &&
          /^ (?:for (?!(?:his|her|the|a) (?:funeral|burial|cremation|services?)|him\b|her\b|mom\b|dad\b)|with (?!you\b|us\b)|to\b)/i.test(
            behind,
          )
        );
      return (
        value === "YES" &&
        (otherHouse.test(behind) ||
          otherPlan.test(behind) ||
          /\banother (?:funeral )?(?:home|fh|mortuary)\b/i.test(said + behind.slice(0, 24)) ||
          (/\b(?:picked|chose|bought|opened|signed up for)\b[^.]*\b(?:plan|package|policy)\b/i.test(said) &&
            !funerals.test(said + behind.slice(0, 24))))
      );
    case "isFamilyThere":
      // "My brother is holding a vigil at church".
      if (value === "YES")
        return (
          (/\bhome$/i.test(said) && isIll.test(behind)) ||
          (/\b(?:vigil|prayers?|service|rosary|goodbyes|wake)$/i.test(said) &&
            /^ (?:later|tomorrow|on \w+day|at (?:the |his |her |their )?(?:church|parish|hall|temple|mosque|own|home in|\p{Lu}))/u.test(
              behind,
            ))
        );
      if (value !== "NO") return false;
      // "My aunt is driving up": who tells it is kin too, and may be there.
      if (/\b(?:my|our) $/i.test(before) && /\b(?:driv|fly|travel|com)ing\b|\bway\b/i.test(said)) return true;
      if (ownHouse.test(text.slice(Math.max(0, start - 90), start))) return true;
      // "They ask that you not come before noon".
      if (/\bcome$/i.test(said) && /^ (?:before|until|till?|any (?:earlier|sooner))\b/i.test(behind)) return true;
      return (
        (/\bleft$/i.test(said) && /^ (?:the |for the |from the )?(?:\w+ )?shift\b/i.test(behind)) ||
        (/\bcome in$/i.test(said) && /^ (?:by |through |at )?the (?:\w+ )?(?:gate|door|entrance)\b/i.test(behind))
      );
    case "isDeceasedReady":
      if (value !== "YES") return embalming.test(behind) || untilHour.test(said + behind);
      if (/\bavail(?:able)?$/i.test(said) && atHour.test(behind)) return true;
      // "You can come" is all that is said, and no word of a door, an hour or a condition.
      if (/\b(?:can|may) come$/i.test(said))
        return (
          !/^\s*(?:[.!;,\n)]|$|and (?:get|pick|take)\b|to (?:get|pick|take)\b|(?:get|for) (?:him|her|them)\b)/i.test(
            behind,
          ) ||
          /\b(?:when|if|until|till|before|after|so|how|where|once|time|whether|unless)\b[^.;\n]{0,16}$/i.test(before)
        );
      if (/\b(?:any ?time|whenever)$/i.test(said)) return false;
      if (thenReady.test(text.slice(Math.max(0, start - 60), start)) || atClock.test(behind)) return true;
      if (/^\w+ (?:can|may) /i.test(said) && firstThen.test(before)) return true;
      // "Okay to go after bath", "you may come once her son has left".
      return onceThen.test(behind) && !/^ until\b/i.test(behind.replace(/^ (?:up|till?|til)\b/i, " until"));
    case "covidStatus":
    case "embalmingPermission":
    case "infectionPrecautions":
    case "stairsOrObstacles":
    default:
      return false;
  }
}
