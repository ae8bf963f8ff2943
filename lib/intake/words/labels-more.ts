// Labels put together from a doer, a deed and what it is done to, as hands without a form write them.
import type { ComposedLabel } from "./labels-people";

const hands = "crew|drivers|driver|men|people|staff|techs|attendants|persons|removers|hands|workers";

const homeOf = "home|his home|her home|residence|residential|res|permanent|legal";

export const composedDeeds: readonly ComposedLabel[] = [
  {
    owner: "deceased",
    kinds: ["address"],
    parts: [homeOf, "street|st|address 1|addr 1|address line 1|address line1|street line 1"],
  },
  { owner: "deceased", kinds: ["unit"], parts: [homeOf, "unit|apt|apartment|address 2|addr 2|address line 2"] },
  { owner: "deceased", kinds: ["city"], parts: [homeOf, "city|town"] },
  { owner: "deceased", kinds: ["state"], parts: [homeOf, "state"] },
  { owner: "deceased", kinds: ["zip"], parts: [homeOf, "zip|zip code|zipcode|postal code"] },
  { owner: "caller", kinds: [], parts: ["who|whom", "am i|are we|were we|was i", "talking|speaking", "to|with"] },
  {
    owner: "nok",
    kinds: ["altPhone"],
    parts: ["nok|next of kin|kin|family", "night|evening|after hours", "phone|tel|number|cell|ph|no"],
  },
  {
    owner: null,
    kinds: ["ignored"],
    parts: [
      "call transferred to|call relayed to|call forwarded to|call passed to|message relayed to|message passed to|informant for dc|informant for death certificate|informant on dc|dc informant|appointment with family|appt with family|appointment with director|family appointment",
    ],
  },
  { owner: null, kinds: ["ignored"], parts: ["our|crew|driver|team|van|unit", "eta|estimated arrival|arrival"] },
  {
    owner: null,
    kinds: ["ignored"],
    parts: ["eta", "given|quoted|told|told family|promised|of crew|of driver|of van"],
  },
  {
    owner: "callerId",
    kinds: [],
    parts: [
      "number|no|phone|ph|line|phone number",
      "it came from|that called in|that called|seen|seen on display|seen on screen|came up as|read|that rang|call came from|call came in from",
    ],
  },
  {
    owner: "callerId",
    kinds: [],
    parts: ["incoming|inbound|displayed|shown|originating", "no|number|phone|ph|line|id|tel"],
  },
  {
    owner: "caller",
    kinds: [],
    parts: [
      "person|party|one|staff|nurse|individual|staff member",
      "on line|on phone|who called|who phoned|that called|making report|giving report|giving information|who notified us|who reported death|who reported it|who reported|giving notice",
    ],
  },
  {
    owner: "caller",
    kinds: [],
    parts: ["call|report|notice|news|word|death call", "came from|comes from|was from|made by|came in from|came by"],
  },
  {
    owner: "caller",
    kinds: [],
    parts: [
      "notified us of death|notified us|announced by|advised by|alerted by|contacted by|who notified us|who let us know",
    ],
  },
  {
    owner: "caller",
    kinds: ["phone"],
    parts: [
      "dial back|return phone|return tel|caller telephone|caller can be reached at|caller reached at|ring caller at|call caller at|number for call back|number for callback",
      "|no|number|at|on",
    ],
  },
  {
    owner: "release",
    kinds: [],
    parts: [
      "release|release of body|release of remains|removal|discharge|discharge of remains|body release",
      "granted|permission|permitted|ok|okay|signed off|authorized|approved|given|cleared",
      "by|from|per",
    ],
  },
  {
    owner: "release",
    kinds: [],
    parts: [
      "who",
      "okd|ok d|okayed|approved|signed|authorized|granted|gave|permitted|signed off on",
      "release|removal|release of body|release of remains",
    ],
  },
  { owner: "release", kinds: [], parts: ["okd by release|ok d by release|okd for release by|ok d for release by"] },
  { owner: null, kinds: ["ignored"], parts: ["not for release|do not release|not to be released"] },
  {
    owner: "nok",
    kinds: [],
    parts: [
      "person|relative|family member|one|party",
      "responsible for|in charge of|making|handling",
      "arrangements|disposition|funeral|funeral arrangements|final arrangements",
    ],
  },
  {
    owner: "nok",
    kinds: [],
    parts: [
      "main family contact|family main contact|family lead contact|family point of contact|next of kin on record|next of kin on chart|nok on chart|kin on record|kin on file|next of kin on file",
    ],
  },
  {
    owner: "contact",
    kinds: [],
    parts: ["release|morgue|decedent affairs|body release", "clerk|attendant|tech|technician|contact|person"],
  },
  {
    owner: "contact",
    kinds: [],
    parts: ["ask|look", "for|at door for|at desk for|at front desk for|on arrival for|inside for|there for"],
  },
  {
    owner: "contact",
    kinds: [],
    parts: [
      "staff|person|nurse|one|guard",
      "to see|to ask for|letting us in|letting you in|who lets us in|meeting you|meeting you there|meeting us|meeting crew|to look for|to meet",
    ],
  },
  {
    owner: null,
    kinds: ["ready"],
    parts: [
      "can|could|may",
      "you|we|they|crew|driver|team|drivers",
      "come now|go now|pick up now|remove now|leave now|come right away|come straight away|come at once|come any time",
    ],
  },
  {
    owner: null,
    kinds: ["ready"],
    parts: [
      "removal|pickup|pick up",
      "can begin|can proceed|may proceed|may begin|is ok|ok|okay|allowed|cleared|ok now",
    ],
  },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      "family|relatives|kin|loved ones|next of kin",
      "on hand|currently there|currently present|currently with deceased|currently with body|currently at bedside|there at this time|there right now|present at this time|with deceased now|with body now|still around|with patient now",
    ],
  },
  {
    owner: null,
    kinds: ["crew"],
    parts: [
      "how many|number of|no of|num of|count of",
      hands,
      "|needed|required|to send|to bring|do we need|should we send|should come|wanted|requested",
    ],
  },
  {
    owner: null,
    kinds: ["crew"],
    parts: [hands, "for removal|for pickup|for lift|to lift|to send|to bring|wanted|requested"],
  },
  {
    owner: null,
    kinds: ["requestedDateTime"],
    parts: [
      "come|come for him|come for her|come for them|come for body|come get her|come get him|collect|fetch",
      "at|by|on|after",
    ],
  },
  {
    owner: null,
    kinds: ["precautions"],
    parts: ["isolation|precaution|infection|ppe|iso", "order|orders|to wear|risk|ordered|sign|category|alert|in place"],
  },
  {
    owner: "certifier",
    kinds: [],
    parts: ["signature|signer|sign off|signs|name", "on|for|of", "dc|d c|death certificate|death cert|certificate"],
  },
  {
    owner: "location",
    kinds: ["phone"],
    parts: [
      "facility|site|unit|hospital|building|place|ward|floor",
      "line|land line|landline|main|main line|main no|desk|desk phone|desk line|desk no",
    ],
  },
  {
    owner: "pronouncer",
    kinds: [],
    parts: [
      "who",
      "pronounced|declared|called",
      "death|it|him|her|them|time of death|patient|deceased|decedent|resident",
    ],
  },
  {
    owner: "caller",
    kinds: [],
    parts: [
      "told us|who told us|told us by|told to us by|passed on by|phoned us|who phoned us|telephoned by|telephoned us",
    ],
  },
  { owner: "caller", kinds: ["phone"], parts: ["rptph|rpttel|clrph|clrtel|callerph|callertel"] },
  {
    owner: "nok",
    kinds: ["relationship"],
    parts: ["nokrel|nokrelation|nokrelationship|kinrel|what to her|what to him"],
  },
  { owner: "nok", kinds: ["phone"], parts: ["nokph|noktel|nokphone|nokcell|kinph|kintel|kinphone"] },
  { owner: "attending", kinds: ["phone"], parts: ["drph|drtel|drphone|mdph|mdphone"] },
  { owner: "location", kinds: ["phone"], parts: ["facph|factel|facphone|locph|locphone|podph"] },
  { owner: "nok", kinds: [], parts: ["claimed by|to be claimed by|body claimed by|claiming|person claiming"] },
  {
    owner: "attending",
    kinds: [],
    parts: ["dr|doctor|doc|physician|md", "following|treating|he saw|she saw|they saw|on record|of record|for care"],
  },
  {
    owner: "attending",
    kinds: [],
    parts: ["who looked after|following dr|following doctor|following physician|following md"],
  },
  {
    owner: "certifier",
    kinds: [],
    parts: ["death cert|dc|cert|certifying|death certificate", "prov|provider|certifier"],
  },
  { owner: "certifier", kinds: [], parts: ["expected certifier|certificate done by|cert done by|certificate from"] },
  { owner: "pronouncer", kinds: [], parts: ["pronouncing|pron", "prov|provider"] },
  {
    owner: null,
    kinds: ["veteran"],
    parts: ["us|u s|uniformed|armed forces|in the|was in the", "service|forces|military"],
  },
  {
    owner: null,
    kinds: ["prearranged"],
    parts: [
      "paid|arranged|planned|settled|svc paid|service paid|funeral paid|burial policy pre|paid policy|burial policy",
      "ahead|in advance|beforehand|need|",
    ],
  },
  { owner: null, kinds: ["prearranged"], parts: ["paid policy|burial policy|funeral policy|burial insurance"] },
  {
    owner: null,
    kinds: ["donor"],
    parts: ["tiss|tissue gift|gift of tissue|eye gift|donation of tissue|donation of eyes"],
  },
  { owner: null, kinds: ["ready"], parts: ["rtg|rtr|ok to go|okay to go|body can go|may go|free to go"] },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      "kin|relatives|people|who|family|visitors",
      "at place|there now|with body now|with the body|is with him|is with her|is there|in room now",
    ],
  },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: [
      "|stays |sits |stays now ",
      "with him|with her|with the deceased|with deceased|w him|w her|w pt|w decedent|w deceased",
    ],
  },
  {
    owner: null,
    kinds: ["precautions"],
    parts: ["inf|infect|infxn|infec", "prec|precs|precaution|precautions|control"],
  },
  { owner: null, kinds: ["deathDateTime"], parts: ["xp|exp|expd|gone at|gone on|stopped breathing at"] },
  { owner: "deceased", kinds: [], parts: ["nm|decd nm|dec nm|dcd nm|name decd"] },
  { owner: "destination", kinds: [], parts: ["d o|dlv|dlvr|chosen home|drop"] },
  { owner: null, kinds: ["crew"], parts: ["send|send people|send men|send crew of|bring people"] },
  { owner: null, kinds: ["notes"], parts: ["cmt|cmts|driver must know|careful"] },
  { owner: "caller", kinds: ["name"], parts: ["caller|clr|reporter", "nm"] },
  { owner: "location", kinds: ["name"], parts: ["loc|fac|facility|place|pod|pu", "nm"] },
  { owner: "nok", kinds: ["name"], parts: ["kin|nok|relative|family", "nm"] },
  { owner: "funeralHome", kinds: ["name"], parts: ["fh|dest|mortuary", "nm"] },
  { owner: "attending", kinds: [], parts: ["md|dr|doc", "attd|attend|attg|tx"] },
  { owner: "coroner", kinds: [], parts: ["me|coroner", "flag|yn|y n"] },
  { owner: null, kinds: ["ready"], parts: ["rel|release|body", "ok|okd|flag|cleared"] },
  {
    owner: null,
    kinds: ["familyThere"],
    parts: ["nok|next of kin|kin|family|relative", "on site|onsite|on premises|present|in building|with them"],
  },
  { owner: null, kinds: ["callDateTime"], parts: ["calledin|call in at|called in at|rang at|phoned at|call came"] },
  { owner: "caller", kinds: [], parts: ["told by|word from|news from|call was from"] },
];
