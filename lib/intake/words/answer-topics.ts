// What a label or a question asks to be answered with yes, no or a word, told by the words it is put together from.
import type { Kind } from "./labels";

export interface AnswerTopic {
  kind: Kind;
  asks: RegExp;
  /** Words that turn the same question into another one: when, who, a phone. */
  unless?: RegExp;
}

const kin = String.raw`(?:fam\w{0,5}|kin|nok|n\.o\.k\.?|relatives?|parents?|spouse|wife|husband|any ?(?:one|body)|some ?(?:one|body)|loved ones?)`;
const here = String.raw`(?:here|there|pres\w{0,4}|on[- ]?site|on[- ]?scene|on (?:the )?premises|at (?:the )?(?:site|scene)|@ ?(?:loc\w*|scene|bedside|bs)|at (?:the )?(?:loc\w*|bedside|bs|home|house|facility|hospital|res\w*)|bedside|in[- ]?house|in (?:the )?(?:bldg|building|house|room|home|facility|unit)|with (?:him|her|them|(?:the )?(?:body|deceased|decedent|patient|pt|resident)))`;
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
    unless: /\b(?:hospice|nurse|viewing|before|lives?|appointment|keys?|hospital now)\b/i,
  },
  {
    kind: "prearranged",
    asks: /\bpre[- ]?(?:arr\w*|paid|need|plan\w*|fund\w*|pay)\b|\barrangements? (?:already |been )?(?:made|in place|on file|with us)\b/i,
  },
  {
    kind: "veteran",
    asks: /\b(?:vet|vets|veteran|military|armed forces|served)\b/i,
    unless: /\b(?:home|benefits?|hospital|clinic|office)\b/i,
  },
  { kind: "embalm", asks: /\bembalm\w*/i },
  { kind: "covid", asks: /\bcovid\b/i, unless: /\b(?:vaccin\w*|shot|unit|exposure|symptoms?)\b/i },
  {
    kind: "ready",
    asks: /\b(?:ready|rdy|ok(?:ay)? to (?:go|release|come|remove|move|transport|pick ?up|p\/u)|clear(?:ed)? to (?:go|release|remove|move)|release (?:ok|okay|form (?:complete|signed|done)|complete|cleared)|ok for (?:release|removal|pick ?up|transport))(?!\p{L})/iu,
    unless: /\b(?:not|if)\b/i,
  },
  { kind: "donor", asks: /\b(?:donor|donation)\b|^\W*(?:organ|tissue|organ ?[/&] ?tissue)\W*$/i, unless: /\bname\b/i },
  { kind: "sex", asks: /^\W*(?:sex|gender|male ?(?:\/|or) ?female|m ?\/ ?f|man or woman)\W*$/i },
  {
    kind: "weight",
    asks: /^\W*(?:how heavy|about how (?:much|heavy)|(?:approx\w*|est\w*|about|last|body) (?:wt|weight|lbs)|weight|pounds)\b/i,
  },
];

/** Turns a question on what is answered with yes or no into another. */
export const otherQuestion = other;
