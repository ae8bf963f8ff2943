// The words beside the name of a firm that carries no word of its trade, as parts of patterns in small letters.

const trade = String.raw`fh|f\.[ ]?h\.?|funeral[ ]home|funeral[ ]hm|f\.?[ ]?home|mortuary|crematory|funeraria`;
const joint = String.raw`(?:[ ](?:of[ ](?:choice|record)|for[ ]both|is(?:[ ]going[ ]to[ ]be)?|will[ ]be|would[ ]be|chosen|selected)|[ ]?[:=-])`;
const arranged = String.raw`(?:pre-?arranged|pre-?planned|pre[ ]?-?need|pre-?paid|prearrangements?|arrangements?|pre-?need[ ]contract)`;

/** What stands before such a name; behind a sure one a single word counts. */
export const firmCues: readonly { words: string; kind: "Funeral home" | "Hospice agency"; isSure: boolean }[] = [
  { words: String.raw`(?:${trade})${joint}{1,2}`, kind: "Funeral home", isSure: true },
  {
    words: String.raw`(?:${arranged})(?:[ ](?:is|are|was|made|already|on[ ]file|in[ ]place|being[ ](?:made|handled))){0,3}[ ](?:with|w\/|thru|through|by|at)`,
    kind: "Funeral home",
    isSure: true,
  },
  {
    words: String.raw`(?:family|they|she|he|wife|husband|daughter|son|we)(?:[ ](?:has|have|had|is|are|will|would|already|like|to)|['’](?:s|re|ve|d)){0,3}[ ](?:chose|chosen|picked|selected|wants?(?:[ ]to[ ]use)?|using|use|going[ ]with|go[ ]with|decided[ ]on)`,
    kind: "Funeral home",
    isSure: false,
  },
  {
    words: String.raw`(?:deliver(?:[ ]to)?|going[ ]to|goes[ ]to|go[ ]to|take[ ](?:him|her|them)[ ]to|bring[ ](?:him|her|them)[ ]to|yes[ ]w\/|yes[ ]with)`,
    kind: "Funeral home",
    isSure: false,
  },
  { words: String.raw`hospice(?:[ ](?:is|was|agency|co)|[ ]?[:=-]){0,2}`, kind: "Hospice agency", isSure: true },
];

/** What stands behind such a name. */
export const firmTails =
  "(?:is|are|listed|named|down)[ ]?(?:as)?[ ]?(?:listed[ ]as[ ])?(?:the|their|our|her|his)[ ](?:funeral home|fh|mortuary|mortician|funeral director)|has (?:it|him|her|them)(?![ ]\\w)|has the (?:call|case|arrangements|pre-?need|preneed)|(?:is|are|will be) handling (?:the )?(?:arrangements|services|funeral|everything)|has been (?:called|notified) (?:and|to) (?:is|will|handle)";

/** Hospice agencies that are called by one word. */
export const knownAgencies: ReadonlySet<string> = new Set(
  "vitas amedisys compassus gentiva accentcare kindred enhabit brightspring suncrest bristol agrace hosparus seasons heartland crossroads traditions interim lhc".split(
    " ",
  ),
);

/** What behind a name shows it to be a house: its room, or a hospital's ward. */
export const roomsBehind = String.raw`,?[ ](?:room|rm|apt|apartment|unit|bed|suite)\.?[ ]?#?[A-Z]?-?\d`;
export const wardsBehind = String.raw`(?:['’]s)?,?[ ](?:ER|ED|ICU|MICU|SICU|CCU|CVICU|NICU|PACU|emergency[ ](?:room|dept|department)|hospice[ ]unit|morgue)(?![\p{L}\p{N}])`;
