// Labels that are said in a whole phrase, "Person meeting the crew", "Number that came up": whose item they ask for.
import type { Kind, Owner } from "./labels";

/** The sort of words that must stand behind such a label. */
export type Sort = "name" | "phone" | "kin" | "function" | "address";

export interface RoleLabel {
  pattern: RegExp;
  sort: Sort;
  owner: Owner;
  kinds: readonly Kind[];
}

const role = (pattern: RegExp, sort: Sort, owner: Owner, ...kinds: Kind[]): RoleLabel => ({
  pattern,
  sort,
  owner,
  kinds,
});

const crew =
  "(?:crew|driver|drivers|team|staff|transport|removal (?:team|crew|staff)|attendants?|techs?|van|you|us|our (?:crew|driver|team))";
const person =
  "(?:person|party|individual|someone|somebody|staff(?: member)?|employee|nurse|rn|aide|lady|man|woman|gentleman|relative|family member|contact|one|name)";
const reports =
  "(?:calling|phoning|ringing|reporting|notifying|requesting|making (?:the |this )?(?:call|report|request|notification)|giving (?:the |this |us )?(?:report|information|info)|on the (?:phone|line)|placing (?:the )?(?:call|order))";
/** "Person requested" and "Nurse notified" are others: only who did it. */
const reported = `(?:${reports}|called|calls|phoned|rang|reported|notified us|requested)`;
const spot =
  "(?:site|scene|location|facility|residence|house|home|pick ?-?up|removal|arrival|arriving|door|gate|entry|access)";
const dead = "(?:person|party|individual|one|lady|man|woman|gentleman|loved one|patient|pt|resident|remains|body)";
const moved = "(?:moved|removed|transferred|transported|picked up|collected|brought in|taken|fetched|carried|conveyed)";
const moving =
  "(?:moving|removing|transferring|transporting|picking up|collecting|bringing in|fetching|carrying|conveying|fetch|collect)";
const number = "(?:number|no|num|nbr|phone|telephone|tel|ph|cell|mobile|line|#)";

/** The first that fits holds. */
export const roleLabels: readonly RoleLabel[] = [
  // The line's own number.
  role(
    new RegExp(
      String.raw`\b${number}\b[^:]{0,24}\b(?:came up|comes up|popped up|coming up|show(?:s|ed|n|ing)?(?: up)?|appear(?:s|ed|ing)|display(?:s|ed|ing)?|on (?:the |our )?(?:screen|display|id)|(?:the )?(?:line|screen|display|switchboard|system) (?:shows|showed|captured|logged)|captured|detected)\b|\b(?:line|screen|display|switchboard|caller id|i\.?d\.?) (?:shows?|showed|reads?|said|says|displayed)\b|^(?:incoming|inbound|ani|clid|cid|originating|display(?:ed)?|line)(?: (?:call|caller|line|phone|from))?(?: ${number})?\W*$|^call(?:er)?(?: was| came)? in on\b|^(?:incoming|inbound) from|^(?:showing|shows|cli|displayed|seen)$|\bn[uú]mero (?:que (?:marc[oó]|aparec\w+|sali[oó])|en pantalla)\b|\b${number}\.? on (?:the |our )?(?:screen|display)`,
      "i",
    ),
    "phone",
    "callerId",
  ),
  // Who is to be rung or seen on site.
  role(
    new RegExp(
      String.raw`\b(?:meet(?:s|ing)? (?:the |with )?${crew}|(?:let(?:s|ting)?|buzz(?:es|ing)?|show(?:s|ing)?) (?:the )?${crew} in|greet(?:s|ing)?\b|ask(?:ing)? for|to see\b|check(?:ing)? in with|report(?:ing)? to (?:on|upon|at|when)|(?:who|person|name|contact|staff|whom?)\b[^:]{0,20}\b(?:at|on|upon|for|to) (?:the )?${spot}|(?:on|at|for)[- ]?(?:the )?(?:site|scene|pick ?-?up|removal|door|gate|entry|location) (?:contact|person|poc|name|rep))\b|^(?:person|name|contact|staff|who(?:'?s| is)?)(?: that is)? (?:there|waiting|present|on duty)\b|^(?:crew|driver|team)(?: to| should| will| can| must| please)? (?:see|meet|ask|find|look for|contact|call|report to)\b|\b(?:officer|deputy|trooper|nurse|staff|person|aide|someone|who|guard)(?: is)? (?:staying|waiting|remaining|sitting|standing by|on scene|posted|(?:holding|securing|guarding|watching)(?: the)? (?:scene|house|body))\b|^(?:(?:is )?(?:on (?:the )?scene|on ?site|there|at the scene|staying|waiting|standing by|(?:holding|securing)(?: the)? scene) (?:until|till?|for) (?:you|we|us|${crew})\b[^:]{0,16})|^(?:report to|ask|see her|see him)$|\bwho to (?:see|find|ask|meet|call)\b|^(?:poc|p\.o\.c|point of contact|see|meet with|ask for|find)\b`,
      "i",
    ),
    "name",
    "contact",
  ),
  role(
    new RegExp(
      String.raw`^${crew}(?: to| should| will| can| must| please| may)? (?:call|text|phone|ring|dial|contact|reach)\b|^(?:please )?(?:call|text|phone|ring|dial)(?: ahead| first)?(?: this ${number})? (?:on|upon|at|when|before|prior to|for|from) (?:arriv|the (?:door|gate|lobby)|entry|pick|access|com|you)|\bcontact(?:'s)?(?: ${number}| info)\b[^:]{0,12}\b(?:at|on|upon|for) (?:the )?${spot}|^(?:on|at|for)[- ]?(?:the )?(?:site|scene|pick ?-?up|removal|door|gate|location) (?:contact )?(?:contact'?s? )?${number}|\bnumber (?:to call |to text )?(?:on|upon) arrival`,
      "i",
    ),
    "phone",
    "contact",
    "phone",
  ),
  // Who has died.
  role(
    new RegExp(
      String.raw`^(?:this )?(?:is |call is |order is |removal is |request is |run is )?for whom$|^(?:who|whom) (?:is |are )?(?:it|this|the call|the order|the removal|we) (?:is )?(?:for|getting|moving|fetching|collecting)$|^(?:${dead} |name )?(?:to be|being|that is|who is) ${moved}$|^${moving}(?: whom| who| for)?$|^(?:transfer|transport|removal|move|conveyance|carriage) (?:of|for) (?:remains|body)?$|^passenger(?: name)?$|^name of (?:passenger|the one|person being ${moved}|${dead} to be ${moved})$|^(?:we|you) (?:are )?${moving}$`,
      "i",
    ),
    "name",
    "deceased",
  ),
  // Who rings.
  role(
    new RegExp(
      String.raw`\b${person}(?: is)? ${reports}\b|\b${person} (?:that|who)(?: is| was| has)? ${reported}\b|^who(?: is|'?s| has| was)? (?:it )?${reported}|^(?:caller|callers?'?s?)(?: full)?(?: first and last)? name\b|\b(?:source|giver|provider) of (?:the )?(?:report|information|info|call)\b|^(?:reported|called|phoned|rang)(?: to us| in)? (?:by|from)\b|^(?:phone |telephone )?(?:call|notification|order|request)\b[^:]{0,24}\b(?:(?:made|placed|given) (?:by|from)|(?:taken|received|came) from)$|^placed ?by$|^(?:telephoned|phoned|called)\b[^:]{0,30}\bby$|^(?:sender|rep|representative)$|^(?:rang|phoned|who rang|who[ /-]{1,3}from)$|^(?:spoke|speaking|spoken|talked|talking)(?: to| with| w)?\b`,
      "i",
    ),
    "name",
    "caller",
  ),
  role(
    new RegExp(
      String.raw`\b(?:call|reach|ring|phone|get|get back to|get hold of|contact|text) (?:you|him|her|them|me|the caller|caller|informant)(?: back)?(?: on| at| by)?\W*$|\b(?:call|reach|ring|phone) (?:you|him|her|them|me|caller) (?:back )?(?:on|at)\b|\bcall ?-?backs?(?: ${number})?\b|\b${number}\b[^:]{0,20}\b(?:call(?:ing)? (?:you |them |her |him )?back|return(?:ing)? (?:the |your )?call|(?:be )?reached (?:at|on)?|in case we(?:'re| are| get)? (?:cut off|disconnected)|case of disconnect)\b|^(?:reach|ring|phone|dial) ?back(?: ${number})?\W*$|^return (?:call|the call)(?: to)?(?: ${number})?\W*$`,
      "i",
    ),
    "phone",
    "caller",
    "phone",
  ),
];

/** "Her job", "Caller's position": what the person named before does. */
export const calling =
  /^(?:her|his|their|caller['’]?s?|your) (?:own )?(?:job|job title|position|role|title|function|capacity|post)\W*$|^(?:s?he|they|caller) (?:works|serves|is working|acts|is employed) as\W*$/i;

/** "Her extension", "His direct": a number of the person named before. */
export const theirs =
  /^(?:her|his|their|caller['’]?s?) (?:own |best )?(?:extension|ext|direct|line|number|phone|cell|mobile|desk|tel|call ?back)(?: (?:no|number|line|phone|#))?\W*$/i;

/** "She is", "Who is", "Caller is": how somebody stands to the dead. */
export const standing =
  /^(?:is|was) (?:(?:the )?(?:decedent|deceased|patient|resident)(?:['’]?s)?|his|her|their)\W*$|^(?:and )?(?:s?he|they|you|kin|nok|next of kin|(?:the )?(?:caller|informant|reporter|reporting party|requestor|requester|rp)|who|person|that)(?:['’]?s| is| are| was)(?: (?:the|an?|his|her|their))?(?: (?:of|to) (?:the )?(?:deceased|decedent|patient))?\W*$|^(?:is )?(?:calling|acting|speaking|signing)(?: (?:in (?:the |his |her )?capacity))? (?:as|of)(?: (?:the|an?))?\W*$|^(?:how|what)(?: is| are|['’]?s)?\b[^:]{0,30}\b(?:relat(?:ed|ion)|to (?:the )?(?:deceased|decedent|patient|pt|dec|him|her|them)|know (?:the|him|her|them))\b|^(?:is )?(?:the )?(?:deceased|decedent|patient|dec)(?:['’]s)? (?:what|who) to (?:caller|you)/i;
