// Words of labels nobody listed that tell which fact they ask for: the hour of a death, whether the crew may come, whose case it is.
import type { Kind, Owner } from "./labels";

/** What must stand behind such a label. */
export type FactSort = "moment" | "hour" | "state" | "stateOnly" | "office" | "officeNamed";

interface FactLabel {
  owner: Owner | null;
  kinds: readonly Kind[];
  sort: FactSort;
  /** One of these stands in the label. */
  says: RegExp;
  /** None of these does. */
  never: RegExp;
}

/** Whoever was told, who rang, what else has its hour. */
const otherDeeds =
  /\b(?:notif\w*|inform\w*|report\w*|calls?|calling|called(?! (?:it|tod|by|at|death|time))|told|advis\w+|aware|contact\w*|rec(?:ei?v\w*|['’]?d)|taken|found|discover\w*|seen|alive|arriv\w*|place|locat\w*|where|age|cause|manner|cert\w*|dc|brain|before|prior|kin|nok|pick\w*|remov\w*|releas\w*|transp\w*|transfer\w*|moved|cooler|want\w*|need\w*|request\w*|ready|admi\w*|birth|born|injur\w*|onset|incident|accident|visit\w*|view\w*|service|funeral|(?<!vital |life )sign\w*|filed?|autopsy|embalm\w*|donor|recovery|fax\w*|print\w*|comfort|care|hospice|interval|eta|due|license|policy|card|hold|permit|ticket|check\w*|next|last (?:pulse|vitals?|vs|dose|seen|known)|notes?)\b/i;

export const factLabels: readonly FactLabel[] = [
  {
    owner: null,
    kinds: ["deathDateTime"],
    sort: "moment",
    says: /\b(?:death|died|dead|deceased (?:at|on|since|date|time|when)|demise|pass(?:ed|ing)|expir(?:ed|y|ation)|exitus|c?tod|asystol\w*|apno?ea|pulseless\w*|flat ?lined?|extinct|lifeless|(?:last|final) (?:breaths?|respirations?|resps?|heart ?beat)|(?:breath\w*|respirations?|resps?|heart(?: ?beat)?|pulse|life|signs|vitals?|vs|circulation) (?:stopp?\w*|ceased?|ended|lost|absent|gone|left|quit)|(?:no|absent|absence of|loss of|without|zero) (?:breath\w*|respirations?|resps?|heart ?\w*|pulse|life|signs|vitals?|vs|circulation)|cessation|ceased|transition(?:ed)?|went home|called home|home ?going|left (?:us|this)|eol|end of life|pronounc\w*|declared|(?:date|hour|time|moment) of departure)\b/i,
    never: otherDeeds,
  },
  {
    owner: null,
    kinds: ["ready"],
    sort: "state",
    says: /\b(?:ready|releas(?:e|ed|able)|clear(?:ed|ance)?|available|good to go|go for|go ahead|ok(?:ay)? (?:to|for) (?:come|go|leave|remov\w+|release|move|take|pick|transport|transfer)|come now|(?:body|bodies|remains|decedent|deceased|pt|patient|resident|pick-? ?up|removal|disposition|transport) (?:status|condition|state)|status of (?:the )?(?:body|remains|decedent|deceased|pt|patient|resident)|(?:can|may|able to|free to) (?:leave|go|be (?:moved|removed|released|picked up|taken)))\b/i,
    never:
      /\b(?:rooms?|beds?|by|info\w*|forms?|paper\w*|property|belongings|valuables|effects|meds|medications?|auth\w*|signed|signature|family|number|no|num|time|date|when|at|until|after|coroner|m\.?e|me|examiner|cert\w*|copies|records?|hipaa|funeral|fh|who|whom|name|police|scene|donor|tissue|eye|dc|death|rec\w*|contact|phone|ext|code|location|place|from|reason|history|note|view\w*|visit\w*|see|decide|arrange\w*|portal|link|log-?in|user|account|access|system|website|site|cloth\w*|outfit|suit|dress|door\w*|hall\w*|path\w*|drive\w*|gate|dock|parking|elevator|lift|stair\w*|ceiling|height|width|obit\w*|photo\w*|pictures?|program|music|flowers|casket|urn|jewel\w*|glasses|dentures|crew|van|cot|driver|staff|help|escort|keys?|payment|chaplain|interpreter)\b|#/i,
  },
  {
    owner: null,
    kinds: ["requestedDateTime"],
    sort: "hour",
    says: /\b(?:slot|booked|appointment|appt|(?:pick-?up|removal|collection|transfer|transport) (?:slot|booked|booking|set|agreed|arranged|confirmed|promised|expected|target|goal|wish|ask)|(?:desired|expected|requested|target|agreed|promised|preferred|ideal|latest|earliest) (?:arrival|pick-?up|removal|collection|transfer|transport|time))\b/i,
    never:
      /\b(?:family|kin|nok|visit\w*|view\w*|service|embalm\w*|doctor|call\w*|ems|dispatch\w*|received|taken|cremat\w*|flight|autopsy|death|arrangement\w*|conference|by|delivery|drop-?off|no|number|phone|name|with family|office)\b|#/i,
  },
  {
    owner: null,
    kinds: ["ready"],
    sort: "stateOnly",
    says: /^\W*(?:current |present |overall )?status\W*$/i,
    never: /[#]/,
  },
  {
    owner: "coroner",
    kinds: [],
    sort: "officeNamed",
    says: /^\W*(?:case|disposition|jurisdiction|status|legal|authority)\W*$/i,
    never: /[#]/,
  },
  {
    owner: "coroner",
    kinds: [],
    sort: "office",
    says: /\b(?:coroner['’]?s?|m\.?e\.?|medical examiner['’]?s?|examiner['’]?s?|ocme|omi|ome|j\.?p\.?)\b.{0,24}\b(?:disposition|decision|determination|status|outcome|ruling|result|says|said|response|action|answer|position|finding|declined|released|waived)\b/i,
    never: /\b(?:name|phone|number|no|by|fax|address|contact|time|date|report|family)\b|#/i,
  },
];
