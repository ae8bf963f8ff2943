// What a label or a question asks to be answered with yes, no or a word, told by the words it is put together from.
import type { Kind } from "./labels";

export interface AnswerTopic {
  kind: Kind;
  asks: RegExp;
  /** Words that turn the same question into another one: when, who, a phone. */
  unless?: RegExp;
}

const kin = String.raw`(?:fam\w{0,5}|kin|nok|n\.o\.k\.?|relatives?|parents?|spouse|wife|husband|any ?(?:one|body)|kids|children|some ?(?:one|body)|loved ones?)`;
const here = String.raw`(?:here|there|pres\w{0,4}|on[- ]?site|on[- ]?scene|on (?:the )?premises|at (?:the )?(?:site|scene)|@ ?(?:loc\w*|scene|bedside|bs)|at (?:the )?(?:loc\w*|bedside|bs|home|house|facility|hospital|nursing home|nh|hospice|place of \w+|removal site|pickup site|res\w*)|bedside|in[- ]?house|in (?:the )?(?:bldg|building|house|room|home|facility|unit)|with (?:him|her|them|(?:the )?(?:body|deceased|decedent|patient|pt|resident)))`;
const other =
  /\b(?:when|time|date|phone|ph|tel|number|no|num|#|name|names|address|addr|who (?:was|will|gave|authorized)|why|explain|if (?:yes|no|not)|e-?mail|eta|called|notified|contacted|ref(?:erral)?|relation\w*|room)\b|#/i;

/** In order: the first that fits holds. */
export const answerTopics: readonly AnswerTopic[] = [
  {
    kind: "familyThere",
    asks: new RegExp(
      String.raw`\b${kin}\b[^?:]{0,24}(?:(?<!\p{L})|(?=@))${here}|^\W*(?:still |anyone |who(?: is|['’]?s)? |is anyone )?(?:(?:in the )?(?:here|there|present|home|house|(?:at|on)[ -]?(?:site|scene|premises))|with (?:him|her|them|(?:the )?(?:body|deceased|decedent|patient|resident)))(?: (?:now|yet|still))?\W*$|^\W*(?:present|here|there) (?:now|yet)\W*$`,
      "iu",
    ),
    unless:
      /\b(?:hospice|nurse|viewing|before|lives?|appointment|keys?|hospital now)\b|\b(?:fam\w*|kin|nok|relatives?|they|any ?one|wife|husband) (?:wants?|wish(?:es)?|wanting|plan\w*|would like|is coming|coming|expected)\b|\bto be (?:there|present|here)\b/i,
  },
  {
    kind: "familyThere",
    asks: new RegExp(
      String.raw`^\W*${kin}\b[^?:]{0,12}\b(?:attending|around|waiting|staying|on hand)\b|^\W*bedside ${kin}\b|^\W*(?:son|daughter|dtr|mother|father|sister|brother)s? (?:is )?${here}`,
      "iu",
    ),
    unless: /\b(?:services?|funeral|viewing|visitation|arrangements|conference|lives?|appointment|keys?)\b/i,
  },
  {
    kind: "prearranged",
    asks: /\bpre[- ]?(?:arr\w*|paid|need\w*|plan\w*|fund\w*|pay)\b|\b(?:funeral|services?|everything) (?:already |been ){0,2}(?:planned|arranged|paid)\b|\barrangements? (?:already |been )?(?:made|in place|on file|with us)\b|\b(?:any|an?) (?:funeral |burial |cremation )?(?:plans?|policy|arrangements?) (?:with (?:us|any\w*|you|a funeral)|anywhere|in place|set|made)\b|\b(?:set|planned|worked|lined|picked) (?:anything|everything|it|this) (?:all )?(?:up|out|ahead|with)\b|\bpaid (?:up|ahead|for (?:already|ahead))\b/i,
  },
  {
    kind: "veteran",
    asks: /\b(?:vet|vets|veteran|military|armed (?:forces|services)|served|honou?rabl[ey] discharged?|(?<=^|is |was |an? )discharged?(?= from the (?:service|army|navy))|va eligib\w*)\b/i,
    unless:
      /\b(?:home|benefits?|hospital|clinic|office|flag|honou?rs|papers?|spouse|wife|husband|widow|informant|caller|nok|dd-?214)\b/i,
  },
  {
    kind: "embalm",
    asks: /\bembalm(?!ers?\b)\w*|\bemb (?:auth|perm|ok|consent)\w*/i,
    unless: /\b(?:fee|price|cost|charge|chemicals?|room)\b/i,
  },
  {
    kind: "covid",
    asks: /\b(?:covid|corona ?virus|corona|sars-cov-?2?)(?![a-z])/i,
    unless: /\b(?:vac\w*|vax\w*|shots?|boosters?|unit|exposure|exposed|symptoms?)\b/i,
  },
  {
    kind: "ready",
    asks: /\b(?:ready|rdy|ok(?:ay)? to (?:go|release|come|remove|move|transport|pick ?up|p\/u)|clear(?:ed)? to (?:go|release|remove|move)|release (?:ok|okay|form (?:complete|signed|done)|complete|cleared)|ok for (?:release|removal|pick ?up|transport)|(?:ok(?:ay)?|al(?:l )?right|fine|good time|can|may|could)\b[^?:]{0,24}\b(?:come|head over|coming|pick ?up|remove|send|dispatch|proceed)|(?:post[- ]?mortem|pm) care (?:is )?(?:finished|done|complete[d]?)|all (?:set|clear)|(?:been )?prepared(?= for\b|\W*$)|immediate (?:removal|pick ?up)|(?:removal|pick ?up) (?:be (?:made|done)|can be made)|(?:nurse|staff|they) (?:finished|done) with|(?:come|go|send (?:the )?(?:driver|van|crew|team|us|someone)) (?:right )?(?:now|away)(?: or (?:wait|later|hold))?)(?!\p{L})/iu,
    unless:
      /\b(?:not|if|paperwork|papers?|certificate|van|vehicle|crew ready|cot|room ready|casket|cremains|ashes|clothing|clothes|obituary|police|deputy|coroner|invoice|bill|meds?|medications?|ready to view|(?:family|relatives|wife|husband|son|daughter) (?:to )?(?:come|view|visit))\b/i,
  },
  {
    kind: "donor",
    asks: /\b(?:donors?|donations?|donat(?:e|ed|ing)(?! to)|anatomical gift)\b|^\W*(?:(?:organ|tissue|eye|cornea|bone)[ /&,]*(?:and |or )?){1,3}(?:recovery|procurement)\W*$|^\W*(?:organ|tissue|organ ?[/&] ?tissue)\W*$/i,
    unless: /\b(?:name|lieu|flowers|charity|memorial|call(?:ed)?|notified|agency|network)\b/i,
  },
  {
    kind: "coronerCase",
    asks: /^(?=[^\n]*(?<![\p{L}]|\b(?:with|to|for|by|of|from|let|tell|told|call|text|give|gave|send|show|ask|join|help|behind|after|beside|like|than|and) )(?:coroner['’]?s?|m\.?e\.?(?:['’]s)?|meo|medical examiner['’]?s?|jp|justice of the peace|forensic|medico-?legal)(?![\p{L}]))[^\n]*(?<!\p{L})(?:case|accept\w*|tak(?:e|es|ing)|took|jurisdiction|involve\w*|reportable|inquest|hold|investigat\w*|under|needed|required|necessary|need(?:s)? to)(?!\p{L})|^\W*(?:is (?:this|it) an? )?(?:reportable|forensic|medico-?legal) (?:death|case)\W*$/iu,
    unless: /\b(?:waive\w*|declin\w*|refus\w*|releas\w*|clear\w*|investigator|report|reported|log|file|info)\b/i,
  },
  {
    kind: "stairs",
    asks: /\b(?:stairs?|steps|staircases?|stairwells?|upstairs|obstacles?|obstructions?|barriers?|tight (?:spaces?|spots?|corners?|turns?|hall\w*)|narrow (?:halls?|hallways?|doors?|doorways?)|(?:difficult|hard|tricky) removal|removal difficult\w*|(?:anything|something) in the way|(?:difficulty|trouble|problems?) (?:getting|removing|with access)|access(?:ibility)? (?:problems?|issues?|concerns?|difficult\w*|limitations?))\b/i,
    unless: /\b(?:next|further|taken|completed|language|step[- ]?(?:son|daughter|mother|father|child\w*))\b/i,
  },
  {
    kind: "precautions",
    asks: /\b(?:infectio(?:us|ns?)|contagious|contagion|communicable|isolation|precautions?|bio-?hazards?|blood ?-?borne)\b/i,
    unless: /\b(?:cause|primary|diagnos\w*|covid)\b/i,
  },
  { kind: "crew", asks: /^\W*(?:we )?needs?\W*$/i },
  {
    kind: "sex",
    asks: /^\W*(?:(?:sex|gender)(?: (?:code|id|of \w+(?: \w+)?))?|male ?(?:\/|or) ?female|m ?\/ ?f|man or woman)\W*$/i,
  },
  {
    kind: "weight",
    asks: /^\W*(?:how heavy|(?:rough|on chart)\W*$|about how (?:much|heavy)|(?:approx\w*|est\w*|about|last|body) (?:wt|weight|lbs)|weight|pounds)\b/i,
  },
];

/** Asks whether the family is there no more: "Has the family left?". */
export const askedGone =
  /^\W*(?:(?:has|have|did|is|are) )?(?:(?:the |all |his |her )?(?:fam(?:ily)?(?: members?)?|kin|nok|relatives?|every(?:one|body)|they|visitors)) (?:all |already |been and )*(?:left|gone|leave|departed|go|went)(?: (?:home|yet|already|the (?:building|facility|house|hospital|room|bedside)))*\W*$/i;

/** Turns a question on what is answered with yes or no into another. */
export const otherQuestion = other;

const living = String.raw`spouse|wife|husband|widow|informant|nurse|son|daughter|mother|father`;

/** Words, without case and apostrophes, that turn a label of the kind into one of another matter. */
export const turnedLabels: Partial<Record<Kind, RegExp>> = {
  age: new RegExp(String.raw`\b(?:${living}|married|facility|address|pacemaker|service|education|school|retired)\b`),
  sex: new RegExp(String.raw`\b(?:${living})\b`),
  weight:
    /\b(?:limits?|capacity|elevator|stretcher|cot|casket|gurney|ice|rating|max|maximum|nok|caller|spouse|belongings|luggage|property|clothing)\b/,
  deathDate: /\b(?:wife|husband|spouse|father|mother|certificate|dc)\b/,
  county: /\b(?:residence|birth|married|marriage|burial|cemetery|registrar|permit|home|filing)\b/,
  room: /\b(?:parking|arrangement|viewing|rate|conference|chapel)\b/,
  ready:
    /\b(?:certificates?|clothing|clothes|permits?|flowers|paperwork ready|casket|meal|obituary)\b|^(?:is |are )?(?:the |our )?(?:drivers?|crew|team|van|room|vehicle|chapel)\b|^(?:is |are )?(?:the |our |their )?(?:charts?|papers|bill|estimate|contract|records?|cremains|ashes|urn|programs?|photos?|slideshow|church|grave|plot|dc|form)s? (?:is |are )?ready\b/,
  veteran:
    /\b(?:honou?rs|flag|benefits|cemetery|informant|spouse|husband|wife|father|requested|papers?|paperwork|church|service (?:at|time|date|type))\b/,
  prearranged: /\b(?:transport\w*|certificates?|interpreter|flight|insurance|appointment|conference)\b/,
  donor: /\b(?:lieu|flowers|blood|memorial|charit\w*|clothing|support|music|liaison|organist)\b/,
  embalm: /\b(?:room|previously|explained|fee|report|disclosed|disclosure|price|cost|chemicals)\b/,
  covid:
    /\b(?:vac\w*|vax\w*|boosters?|shots?|required|lockdown|outbreak|unit|policy|masks?|staff|restrictions?|visitors?|protocol)\b/,
  stairs: /\b(?:chair|explained|taken|next|following)\b/,
};
