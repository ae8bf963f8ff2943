// The words beside the name of a firm that carries no word of its trade, as parts of patterns in small letters.

const trade = String.raw`fh|f\.[ ]?h\.?|funeral[ ]home|funeral[ ]hm|f\.?[ ]?home|mortuary|crematory|funeraria`;
const joint = String.raw`(?:[ ](?:of[ ](?:choice|record)|for[ ]both|is(?:[ ]going[ ]to[ ]be)?|will[ ]be|would[ ]be|chosen|selected)|[ ]?[:=-])`;
const arranged = String.raw`(?:pre-?arranged|pre-?planned|pre[ ]?-?need|pre-?paid|prearrangements?|arrangements?|pre-?need[ ]contract)`;

const chooser = String.raw`(?:family|fam|kin|nok|poa|they|she|he|wife|husband|spouse|daughters?|dtr|sons?|sisters?|brothers?|niece|nephew|grandsons?|granddaughters?|kids|children|grandkids|grandchildren|parents|mom|dad|mother|father|relatives|folks|we)`;
const chosen = String.raw`(?:chose|chosen|choosing|picked|selected|using|going[ ]with|go[ ]with|went[ ]with|decided[ ]on|settled[ ]on|retained|designated)`;
const wished = String.raw`(?:requests?|requested|requesting|prefers?|preferred|wants?(?:[ ]to[ ](?:use|go[ ]with))?|wanted|wanting|like(?:[ ]to[ ]use)?|uses?|pick)`;
const said = String.raw`(?:[ ]\p{L}+)?(?:[ ]\p{Lu}\p{L}+)?(?:,?[ ][(]?[\d ().-]{6,18}[),]{0,2})?(?:[ ](?:has|have|had|is|are|will|would|already|also|said|says|told[ ](?:me|us)|that|they|she|he|be|like|to|just)|['’](?:s|re|ve|d|ll)){0,7}`;
const served = String.raw`(?:[ ](?:will|to|are|is|were|was|have|has|been|be|being|made|handled|provided|entrusted|done|set[ ]up|in[ ]place|under|all|already|also)){0,5}[ ](?:by|to|with|w\/|thru|through|via)`;

/** How far a name behind such words is to be believed: a single word counts ("chosen": a person's name too), two words do, only one that is joined (`Moss-Feaster`; "told": and is no given name), or one that is said again as the goal. */
export type Belief = "single" | "chosen" | "two" | "joined" | "told" | "twice";

/** What stands before such a name; behind a sure one a single word counts. */
export const firmCues: readonly { words: string; kind: "Funeral home" | "Hospice agency"; belief: Belief }[] = [
  {
    words: String.raw`(?:which|what|whose)[ ](?:funeral[ ](?:home|provider|director)|mortuary|fh)\b[^?\n]{0,60}\?[\s"]{0,3}(?:(?:a|ans|answer)[.:)][ ]?)?`,
    kind: "Funeral home",
    belief: "single",
  },
  {
    words: String.raw`(?:funeral|services?|arrangements?|disposition|cremation|care)${served}`,
    kind: "Funeral home",
    belief: "two",
  },
  {
    words: String.raw`to[ ]our[ ](?:[\w.]+[ ]){0,4}(?:place|location|house|building|chapel|branch)[:,]`,
    kind: "Funeral home",
    belief: "two",
  },
  {
    words: String.raw`(?:in[ ](?:the[ ])?care[ ]of|under[ ](?:the[ ])?direction[ ]of|entrusted[ ]to)`,
    kind: "Funeral home",
    belief: "two",
  },
  { words: String.raw`${chooser}${said}[ ]${chosen}`, kind: "Funeral home", belief: "chosen" },
  { words: String.raw`(?:going|went|go|gone)[ ]with`, kind: "Funeral home", belief: "joined" },
  { words: String.raw`${chooser}${said}[ ]${wished}`, kind: "Funeral home", belief: "joined" },
  {
    words: String.raw`${chooser}(?:[ ](?:there|here|on[ ]the[ ]phone|just|has|have)){0,2}[ ](?:said|says|asks?[ ]for|asked[ ]for|asking[ ]for|named|is[ ]calling|called)`,
    kind: "Funeral home",
    belief: "told",
  },
  {
    words: String.raw`(?:release|released|releasing|release[ ](?:the[ ])?(?:body|remains|him|her|decedent)|releasing[ ](?:him|her|the[ ]body)|released[ ](?:him|her)|relinquish(?:ed)?|entrust(?:ed)?)[ ]to`,
    kind: "Funeral home",
    belief: "two",
  },
  { words: String.raw`(?:${trade})${joint}{1,2}`, kind: "Funeral home", belief: "single" },
  {
    words: String.raw`(?:${arranged})(?:[ ](?:is|are|was|made|already|on[ ]file|in[ ]place|being[ ](?:made|handled))){0,3}[ ](?:with|w\/|thru|through|by|at)`,
    kind: "Funeral home",
    belief: "single",
  },
  {
    words: String.raw`(?:paid|pre-?paid|bought|purchased)(?:[ ](?:for|up|everything|it|all|off|already|in[ ](?:advance|full)|ahead|years[ ]ago|(?:an?|the|his|her|their)[ ](?:own[ ])?(?:pre-?need[ ]|burial[ ]|funeral[ ]|cremation[ ])?(?:plan|contract|policy|funeral|burial|cremation|arrangements|services?))){0,4}[ ](?:at|through)`,
    kind: "Funeral home",
    belief: "single",
  },
  {
    words: String.raw`(?:pre-?need|burial|funeral|cremation|pre-?paid|funded|the|a|her|his)[ ](?:plan|contract|trust|policy)(?:[ ](?:is|was|already|on[ ]file|set[ ]up|in[ ]place)){0,2}[ ](?:at|through|with)`,
    kind: "Funeral home",
    belief: "told",
  },
  {
    words: String.raw`(?:deliver(?:[ ](?:him|her|them|both))?(?:[ ]to)?|going[ ]to|goes[ ]to|go[ ]to|(?:take|taken|taking|bring|bringing|brought|transfer|transport|convey|drop|leave|move|return|remove|removal)(?:[ ](?:him|her|them|both|it))?(?:[ ](?:off|over|back|back[ ]over))?[ ](?:to|at)|yes[ ]w\/|yes[ ]with)`,
    kind: "Funeral home",
    belief: "joined",
  },
  {
    words: String.raw`(?:one|call|removal|case|job|pick-?[ ]?up|transfer|trip|run|order|request)[ ]for`,
    kind: "Funeral home",
    belief: "twice",
  },
  {
    words: String.raw`hospice(?:[ ](?:is[ ](?:called|named)|is|was|agency|co)|[ ]?[:=-]){0,2}`,
    kind: "Hospice agency",
    belief: "single",
  },
];

/** What stands behind such a name. */
export const firmTails =
  "(?:gets?|is[ ]getting|will[ ](?:have|get|take|be[ ](?:having|getting)))[ ](?:him|her|them|the[ ]body)(?=[ ]?[.,;\\n]|[ ](?:after|from|for|and|so|this|when|in|tomorrow|today)\\b)|(?:is|are|listed|named|down)[ ]?(?:as)?[ ]?(?:listed[ ]as[ ])?(?:the|their|our|her|his)[ ](?:funeral home|fh|mortuary|mortician|funeral director)|(?:is |are )?(?:doing|handling) (?:it|everything|this one|this|him|her|them|(?:all )?(?:the )?(?:arrangements?|services?|funeral|cremation))(?![ ](?:\\p{L}+[ ])?(?:papers?|paperwork|calls?))|to[ ](?:have|get|handle|take|do|come[ ]get|pick[ ]up|receive)[ ](?:him|her|them|it|the[ ](?:body|call|services?|arrangements?)|everything)(?=[ ]?[.,;!\\n]|$|[ ](?:please|pls|and|since|when|today|tonight|as|because)\\b)|take[ ]care[ ]of[ ](?:everything|him|her|them|it|the[ ]arrangements)|has (?:it|him|her|them)(?![ ]\\w)|has (?:the |an? |his |her )?(?:call|case|arrangements|pre-?need|pre-?paid|pre-?arrangement|contract)(?: (?:on|for|with) (?:him|her|them))?|(?:is|are|will be) handling (?:the )?(?:arrangements|services|funeral|everything)|has been (?:called|notified) (?:and|to) (?:is|will|handle)|(?:is|are|was|were|has been)[ ](?:the[ ])?(?:family['’]?s?[ ]choice|chosen|selected|requested)|(?:and[ ]they[ ])?(?:will|are|is|to|has[ ]agreed[ ]to|['’]ll)(?:[ ]going[ ]to)?(?:[ ]be)?[ ](?:handl(?:e|ing)|tak(?:e|ing)[ ]care[ ]of|serv(?:e|ing)[ ]the[ ]family|doing[ ]the[ ](?:services?|funeral|cremation))";

/** Hospice agencies that are called by one word. */
export const knownAgencies: ReadonlySet<string> = new Set(
  "vitas amedisys compassus gentiva accentcare kindred enhabit brightspring suncrest bristol agrace hosparus seasons heartland crossroads traditions interim lhc".split(
    " ",
  ),
);

/** What behind a name shows it to be a house: its room, or a hospital's ward. */
export const roomsBehind = String.raw`,?[ ](?:room|rm|apt|apartment|unit|bed|suite)\.?[ ]?#?[A-Z]?-?\d`;
export const wardsBehind = String.raw`(?:['’]s)?,?[ ](?:ER|ED|ICU|MICU|SICU|CCU|CVICU|NICU|PACU|emergency[ ](?:room|dept|department)|hospice[ ]unit|morgue)(?![\p{L}\p{N}])`;
/** The street behind a house: `at Harvest Glen, 415 Tucker Rd`. */
export const streetBehind = String.raw`,?[ ]\(?(?:at[ ]|on[ ])?\d{1,5}[ ](?:[NSEW]\.?[ ])?\p{Lu}[\p{L}'’]+[ ]`;
