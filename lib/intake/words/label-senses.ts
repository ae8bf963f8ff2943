// The words that labels nobody listed are put together from, by what they say, and what those senses ask for together.
import type { Kind, Owner } from "./labels";

/** The sort of words that must stand behind such a label. */
export type SenseSort = "name" | "phone" | "address" | "kin" | "function" | "time" | "hour" | "callerKind" | "doctor";

export const senseWords = {
  // Whose or what kind of item.
  person:
    "wholl|whod|whos|contacted us|called us|notified us|phoned us|rang us|alerted us|informed us|told us|left message|left the message|left a message|who|whom|whose|person|people|party|individual|someone|somebody|contact|poc|rep|representative|one|point person|go to person|lady|man|woman|gentleman|individual name|member",
  named: "name of|name|names|first and last name|first name|last name|full name",
  worker:
    "staff|staffer|staff member|team member|nurse|nursing|rn|lpn|cna|employee|family member|relative|officer|deputy|investigator|paramedic|medic|emt|clinician|aide|official|supervisor|worker|neighbor|guard|security",
  number:
    "number|no|num|nbr|phone|phones|telephone|tel|ph|cell|cellphone|mobile|line|landline|digits|extension|ext|direct|home phone|phone number",
  address:
    "address|addr|addresses|live|lives|lived|living|residence|resides|reside|street|mailing|mail|home address|home|where",
  tie: "relation|relationship|relationships|rel|related|relate|tie|kinship|connection|parentesco",
  function:
    "what do you do|what do they do|title|position|role|job|job title|capacity|occupation|post|designation|rank|credential|credentials|works as|work as",
  time: "time|times|when|hour|hours|clock|hrs|hr|date|day|moment|tm|dt",
  // What is done.
  ringing:
    "initiating|initiating call|making contact|making call|making the call|placing call|placing the call|who initiated call|contacted us|called us|notified us|phoned us|rang us|alerted us|informed us|told us|left message|left the message|left a message|calling|caller|callers|phoning|ringing|reporting|reporter|writing|writer|notifying|notifier|informing|informant|messaging|texting|submitting|submitter|requestor|requester|telephoning|contacting us|on phone|on the phone|on line|on the line|speaking|calling us|calling it in|phoning it in|calling this in|filling out|filling in|filling this out|filling this in|filling out this form|completing this form|complainant|referring|referrer",
  you: "your|yr|yours|you|my",
  rung: "did we speak with|did you speak with|did we speak to|did you speak to|did we talk to|did you talk to|i spoke with|we spoke with|im speaking with|she left|he left|they left|caller left|reached out|called|calls|phoned|phones|rang|rings|rung|reported|reports|notified|informed|told|wrote|messaged|texted|submitted|telephoned|placed|gave|given|alerted|made|initiated|originated|spoke|spoken|talked|referred|announced|sent|made contact|got in touch|left message|contacted|contacted us|let us know|radioed|called in|phoned in|phoned it in|called it in|called this in",
  kinded: "type|kind|category|class|classification|group|sort",
  call: "night line|after hours line|on call line|phone line|first notified|notified of death|toc|call arrived|first contact|initial contact|of contact|call|calls|first call|1st call|death call|removal call|message|msg|intake|ticket|notice|notification|report|request|order|referral|case|death notice|transport request|first notice|initial notice|voicemail|vm|phone call|job|record|entry|form",
  rec: "rec d|received|receive|recd|rcvd|recvd|rcd|rec|taken|took|answered|opened|logged|inbound|incoming|phoned|phoned in|called in|rang|rang in|time stamp|timestamp|stamped|recorded|call arrived|first contact|initial contact|of contact|service recd|service took call|service took|ans svc|svc recd|svc took|first notice|initial notice|first call|initial call|toc",
  inward: "in",
  reachedUs:
    "we were first notified|we were first called|we were first contacted|we were told|we were alerted|we first heard|we heard|we got word|we were called|we were notified|we were contacted|we were phoned|we got called|called us|notified us|phoned us|contacted us|rang us|she called|he called|they called|she phoned|they phoned|he phoned|she rang|they rang|talked to caller|spoke with caller|spoke to caller",
  begin:
    "first notified|notified of death|take|came|came in|came through|start|started|begun|began|begin|noted|entered|created|made|placed|picked up|got|first|initial|1st|submitted|reported|called|notified|initiated|registered|filed|open|answer|log",
  back: "said to use|says to use|asked us to use|asks us to use|wants us to use|prefers calls on|prefers calls at|lose you|lose connection|lose the connection|call drops|call is dropped|return call|rtn|rtn call|cut off|get cut off|disconnected|get disconnected|we get cut off|follow up with|back|call back|callback|callbacks|callbk|cb|cbk|return|reach|reached|reaching|reachable|get hold of|get back|ring back|best",
  screen:
    "captured|caught|came in from|came from|came in on|call came in from|automatic|id|screen|display|displayed|displays|showed|shows|shown|showing|caller id|callerid|cid|ani|clid|came up|appeared|appears|registered",
  meet: "notify|notified en route|liaison on|handing over|hands over|handoff to|hand off to|on duty|receiving crew|receiving the crew|receiving driver|receiving team|report in to|opened by|meet up|meet|meets|meeting|met|greet|greets|greeting|see|ask for|asking for|asked for|look for|looking for|check in with|check in|check with|report to|let in|lets in|letting in|let us in|let you in|lets us in|lets you in|letting us in|letting you in|let crew in|let driver in|buzz in|buzzes in|escort|escorts|escorting|receive|receives|receiving us|expecting|expects|waiting|waits|awaiting|waiting for|staying|remaining|standing by|open|opens|opening|unlock|unlocks|unlocking|with keys|has keys|has key|with key|key holder|keyholder|guide|guiding|find|speak to|speak with|talk to|point person|go to person|point of contact|present|host|show in|shows in|liaison|coordinate with",
  dial: "reached|text|call|ring|dial|contact|reach",
  spot: "when en route|when enroute|when on the way|when on our way|before arrival|prior to arrival|for crew|for driver|for drivers|for transport|for the crew|for team|for van|for removal|for pickup|site|on site|onsite|at site|scene|on scene|arrival|arriving|arrive|arrives|there|door|gate|entrance|lobby|desk|location|facility|hospital|premises|pickup|pick up|p u|pu|removal|place|spot|building|house|home|residence|bedside|floor|unit|ward|station|dock|loading dock|here|when we arrive|when you arrive|when we get there|when you get there",
  onSite:
    "on site|onsite|at site|at scene|on scene|at the scene|at house|at the house|at door|at the door|at bedside|there now",
  arrive:
    "en route|enroute|on the way|on our way|when leaving|on site|onsite|on scene|arrival|arriving|arrive|when you arrive|when we arrive|when we get there|when you get there|outside|door|gate|entrance|5 min away|10 min out|10 min away|when close",
  crew: "you|crew|crews|driver|drivers|team|us|transport|van|removal team|transporters|transporter|attendants|our people|our guys|our driver|our team|our crew",
  kin: "relative|relatives|survivor|kin|nok|next of kin|family|familys|families|nxt of kin|closest|nearest|decision maker|responsible",
  alternate: "alternate|alternative|alt|backup|back up|another|other|second|2nd|spare|additional|secondary",
  release:
    "release|released|releases|releasing|discharge|removal|remove|removing|transfer|pickup|pick up|let go|leave|body|remains|take body|move|moving",
  permit:
    "let the body go|let body go|let him go|let her go|clearance|verbal ok|verbal okay|gave the ok|gave ok|gave okay|gave the okay|authd|auth|gave the go ahead|permission|consent|authorize|authorized|authorizes|authorizing|authorization|approve|approved|approves|approving|approval|go ahead|green light|permitted|permitting",
  grant:
    "confirmed|confirms|confirming|go ahead|green light|verbal|verbally|authorize|authorized|authorizes|authorizing|authorization|auth|authority|authorised|authorising|authorisation|approve|approved|approves|approving|approval|ok|okd|okay|okayed|oked|clear|cleared|clears|clearing|clearance|permission|permit|permitted|permits|permitting|consent|consented|consenting|allow|allowed|allows|allowing|sign off|signed off|signing off|signoff|signed|sign|signs|signing|gave|given|giving|granted|grants|granting|grant|releasing|releases",
  pronounce:
    "called tod|dead on scene|dead at scene|pronounce|pronounced|pronounces|pronouncing|pronouncer|pronouncement|pron|declared|declaring|declares|declaration|called time of death|called death|called the death|called it|verified death|verifying death|confirmed death|confirming death|declared dead|verified dead|certified dead|death called|death declared|death confirmed|death verified|confirmed dead",
  certify:
    "death certificate|death cert|dc|d c|certificate|cert|certify|certifies|certified|certifying|certifier|certification|sign|signs|signing|signed|signer|signature|signatory|sign off|signing off|medical certification|edrs",
  doctor:
    "doctor|doctors|dr|drs|md|physician|physicians|provider|practitioner|gp|pcp|internist|np|nurse practitioner|specialist|oncologist|cardiologist|hospitalist|family doctor|family physician|family dr|family md|house doctor|medical director",
  treat:
    "attending|attended|attends|treating|treated|treats|primary|primary care|family|regular|usual|own|personal|care|cared|cares|caring|seen|saw|sees|seeing|follow|follows|following|followed|managing|managed|manages|looked after|looking after|looks after|patient|under care|current|normal|hospice|medical|med|general|main|last seen|of record|on record|on file|on chart|on case|in charge|family doctor|family physician|family dr|family md|house doctor|gp|pcp",
  want: "dont come before|do not come before|dont arrive before|do not arrive before|not come before|be here|can be picked up|be picked up|family requests|hold until|hold till|hold off until|wait until|wait till|earlier|sooner|be there|want|wants|wanted|requested|requesting|need|needs|needed|like|likes|prefer|prefers|preferred|desired|desires|hoping|hope|hoped|expect|expected|expecting|ready|available|earliest|after|no earlier|no sooner|not before|no later|collect|collection|removal|pick up|pickup|p u|pu|appointment|appt|slot|window|schedule|scheduled|scheduling|arrive|arrival|arriving|eta|due|needed by|come|coming|coming for|come by|come for|come get|send|aim|target|planned|set|agreed|booked|booking|desire|transport|transfer|asked|asks|asking",
  by: "came from|comes from|by|from|per|with|on behalf of|behalf",
  asked: "what|which|whats|how",
  // Between those, and without meaning of their own.
  small:
    "funeral home|fh|mortuary|answering service|the home|in case|the|a|an|is|are|was|be|been|to|for|we|they|it|that|this|these|and|or|if|so|has|have|had|get|do|does|did|should|will|would|can|could|must|please|our|their|his|her|she|he|them|him|s|re|d|then|now|info|information|details|today|w|of|at|in|on|as|out|up|down|through|good|deceased|decedent|patient|pt|person who died|any|upon|full|actual|exact|responsibility|responsible|completion|completed|completes|handled|handles|assigned|goes|medical|approx|about|also|new|oh|than|around|by phone|by telephone|name of",
  death: "death|dead|died|dying|expired|passed",
  lead: "spokesman|spokeswoman|making arrangements|making the arrangements|handling arrangements|making decisions|makes decisions|legally responsible|lead|head|main|primary|first|spokesperson|in charge|responsible",
} as const satisfies Record<string, string>;

export type Sense = keyof typeof senseWords;

/** Whoever's or whatever's item these make it, it is none of ours. */
export const otherSenses =
  "present location|present place|present facility|present whereabouts|remains location|body location|hospital call|house call|home call|residence call|residential call|facility call|nursing home call|hospice call|trade call|appointment with|appointment with family|arrangement|conference|callback due|call back due|next call|follow up at|our eta|crew eta|driver eta|eta given|eta quoted|van eta|team eta|eta told|on call|not|non|never|former|formerly|prior|previous|previously|old|ex|retired|late|past|attorney|lawyer|church|clergy|pastor|priest|rabbi|minister|chaplain|billing|bill|invoice|insurance|vendor|media|cemetery|florist|fax|dispatch|dispatcher|dispatched|operator|op|agent|taker|taken by|typed|typist|prepared|printed|print|keyed|verified by|reviewed|reviewer|assigned|donor|donation|eye|tissue|organ|opo|bank|witness|witnesses|roommate|landlord|pharmacy|dme|employer|school|emergency|poa|executor|trustee|mother|father|email|pet|vehicle|truck|policy|claim|account|acct|supplier|fee|price|cost|license|lic|npi|copies|admit|admitted|admission|admitting|visit|visitation|viewing|service|services|funeral|burial|wake|mass|memorial|cremation|obituary|coroner|medical examiner|examiner|police|sheriff|911|ended|end|ends|completed|closed|close|done|left|departed|cleared at|arrived at|en route|enroute|delivered|delivery|found|born|birth|death at|expiration|shift|page|version|updated|update|modified|edited|revised|hospital arrival|arrival at hospital|arrival at er|arrived at hospital|ems|ambulance|cancelled|canceled|disconnected|transferred|relayed|relay|paged|recheck|hold|held|until|expires|embalming|embalm";

export interface SenseRule {
  sort: SenseSort;
  /** Each of these must be said, by one sense of those it lists. */
  asks: readonly string[];
  /** None of these may be said. */
  never?: string;
  owner: Owner | null;
  kinds: readonly Kind[];
}

/** The first that fits holds. */
export const senseRules: readonly SenseRule[] = [
  { sort: "phone", asks: ["screen", "number|screen"], owner: "callerId", kinds: [] },
  { sort: "phone", asks: ["kin", "alternate", "number"], owner: "nok", kinds: ["altPhone"] },
  { sort: "phone", asks: ["kin", "number|back|dial"], never: "ringing|doctor", owner: "nok", kinds: ["phone"] },
  { sort: "phone", asks: ["certify", "number|back"], owner: "certifier", kinds: ["phone"] },
  { sort: "phone", asks: ["doctor", "number|back"], owner: "attending", kinds: ["phone"] },
  {
    sort: "phone",
    asks: ["ringing|rung|back|you", "back|number"],
    never: "arrive|spot",
    owner: "caller",
    kinds: ["phone"],
  },
  { sort: "phone", asks: ["call", "inward", "number"], never: "spot|doctor|kin", owner: "caller", kinds: ["phone"] },
  { sort: "phone", asks: ["meet|dial|person", "spot"], never: "back|ringing|rung", owner: "contact", kinds: ["phone"] },
  { sort: "phone", asks: ["arrive", "number"], never: "back|ringing|rung", owner: "contact", kinds: ["phone"] },
  {
    sort: "phone",
    asks: ["person", "worker", "number"],
    never: "arrive|spot|meet|doctor|kin|certify|pronounce|release",
    owner: null,
    kinds: ["phone"],
  },
  { sort: "kin", asks: ["kin", "tie"], owner: "nok", kinds: ["relationship"] },
  { sort: "kin", asks: ["ringing|rung", "tie"], never: "doctor", owner: "caller", kinds: ["relationship"] },
  { sort: "kin", asks: ["tie"], never: "doctor", owner: null, kinds: ["relationship"] },
  { sort: "function", asks: ["ringing|rung", "function"], owner: "caller", kinds: ["function"] },
  { sort: "function", asks: ["function"], never: "doctor|kin|pronounce", owner: null, kinds: ["function"] },
  { sort: "name", asks: ["pronounce", "person|named|worker|by|doctor"], owner: "pronouncer", kinds: [] },
  { sort: "name", asks: ["certify", "doctor"], owner: "certifier", kinds: [] },
  { sort: "doctor", asks: ["certify"], never: "rung|ringing|call", owner: "certifier", kinds: [] },
  { sort: "name", asks: ["release", "grant"], owner: "release", kinds: [] },
  { sort: "name", asks: ["permit", "person|named|worker|by"], owner: "release", kinds: [] },
  { sort: "name", asks: ["doctor", "treat"], never: "rung", owner: "attending", kinds: [] },
  { sort: "doctor", asks: ["treat", "by|person"], never: "rung", owner: "attending", kinds: [] },
  { sort: "name", asks: ["kin", "person|named|asked|lead"], never: "ringing|rung|meet", owner: "nok", kinds: [] },
  {
    sort: "name",
    asks: ["meet", "spot|crew|person|worker|release|by"],
    never: "ringing|doctor|grant|rung|death",
    owner: "contact",
    kinds: [],
  },
  {
    sort: "name",
    asks: ["dial|person", "spot"],
    never: "ringing|rung|doctor|grant|by|death",
    owner: "contact",
    kinds: [],
  },
  {
    sort: "name",
    asks: ["worker", "spot"],
    never: "ringing|rung|doctor|grant|by|kin|death",
    owner: "contact",
    kinds: [],
  },
  {
    sort: "name",
    asks: ["back", "person|named|worker"],
    never: "doctor|kin|spot|arrive|release|alternate|meet",
    owner: "caller",
    kinds: [],
  },
  {
    sort: "name",
    asks: ["onSite"],
    never: "doctor|kin|death|pronounce|release|ringing|rung",
    owner: "contact",
    kinds: [],
  },
  { sort: "name", asks: ["ringing|you", "person|named|worker|by"], never: "doctor", owner: "caller", kinds: [] },
  {
    sort: "name",
    asks: ["rung", "call|person|worker", "by|person"],
    never: "doctor|kin|grant",
    owner: "caller",
    kinds: [],
  },
  {
    sort: "name",
    asks: ["call", "by"],
    never: "rec|begin|doctor|kin|grant|spot|crew|release|pronounce|certify|death",
    owner: "caller",
    kinds: [],
  },
  { sort: "callerKind", asks: ["ringing|rung|call", "kinded|by|person"], owner: null, kinds: ["callerType"] },
  { sort: "callerKind", asks: ["ringing"], never: "function|number|tie", owner: null, kinds: ["callerType"] },
  { sort: "address", asks: ["kin", "address"], owner: "nok", kinds: ["address"] },
  {
    sort: "time",
    asks: ["want", "time|want|spot|crew|release"],
    never: "rec|begin|death|pronounce|inward",
    owner: null,
    kinds: ["requestedDateTime"],
  },
  {
    sort: "time",
    asks: ["call|time", "rec|begin|call|inward"],
    never: "spot|crew|release|doctor|kin|death|pronounce|want",
    owner: null,
    kinds: ["callDateTime"],
  },
  {
    sort: "time",
    asks: ["rec"],
    never: "spot|crew|release|doctor|kin|death|pronounce|want|grant|person",
    owner: null,
    kinds: ["callDateTime"],
  },
  { sort: "time", asks: ["reachedUs"], never: "death|pronounce|release|want", owner: null, kinds: ["callDateTime"] },
  {
    sort: "hour",
    asks: ["inward"],
    never: "spot|crew|release|doctor|kin|death|pronounce|want|grant|person|by|begin",
    owner: null,
    kinds: ["callDateTime"],
  },
];
