// Words before an address that make it the dead person's own home, the next of kin's, or that of the firm that drives.

/** "His addr 18 Heron Pt Rd", and "Residence 402 Bayou Vista Dr" of one who lies in a house of care. */
const ownAddress =
  /\b(?:his|her|(?:pt|patient|decedent|deceased|resident)['’]?s) (?:own |home |mailing |street |legal )?(?:addr|addy|address|place|pad)(?: is| was|:)? (?:at )?$/i;
const bareHome =
  /(?:^|[.,;(\n]\s?)(?:(?:legal|usual|permanent|own|normal|regular|primary|(?:pt|patient|decedent|deceased|resident)['’]?s) ){0,2}(?:residence|domicile|residential address|res\.? addr(?:ess)?|home addr(?:ess)?|home)(?: is| was| at|:)? (?:at )?$/i;
/** "Usual residence 8 Cove Rd": where somebody lived, wherever death came. */
const usualHome =
  /\b(?:(?:usual|legal|permanent|normal|regular) (?:place of )?(?:residence|residency|domicile|home|addr(?:ess)?|dwelling|abode)|(?:addr?|address|residence|home) of record)(?: is| was| at|:)?(?: in \p{L}+(?: \p{L}+)?,)? (?:at )?$/iu;

/** Whether the words before an address make it the dead person's own; `hasPlace` tells that a house of care is named. */
export const isOwnHome = (left: string, hasPlace: boolean): boolean =>
  ownAddress.test(left) || usualHome.test(left) || (hasPlace && bareHome.test(left));

/** "… is his next of kin of record: 1812 E Lanvale St". */
export const behindKin =
  /\b(?:next of kin|nok)\b(?:[^.;\n\d]{0,44}\bof |(?: of record| on (?:file|record|the chart)|\))?\s?[:,(–-]{1,2}\s*(?:of )?|(?:(?!\b(?:he|she|they|died|passed|expired|is at|are at|home)\b)[^.;\n]){0,60}\b(?:lives?|living|resides?|residing|(?:mail|send|ship)\b[^.;\n\d]{0,30}) (?:at|to|on|over at|in) )$/i;

const theirAddress =
  /\b(?:mail|send|ship)\b[^.;\n\d]{0,40}\bto (?:him|her|them) (?:at )?$|(?:^|[.,;]\s?)(?:and )?(?:his|her) (?:mailing |home |own )?(?:address|addr)\b[^.;\n\d]{0,44}$/i;
const isKinsSentence = /\b(?:nok|next of kin)\b/i;
const isDeads = /\b(?:deceased|decedent|died|passed|expired|patient|pt|resident|he|she)\b/i;

/** "Son (NOK) is Ray Bell. His address for the certificate copies: …": of the one whom the sentence before named. */
export function isOfKinBefore(text: string, start: number, left: string): boolean {
  if (!theirAddress.test(left)) return false;
  const own = text.slice(Math.max(0, start - left.length - 90), start - left.length);
  const last =
    own
      .trimEnd()
      .replace(/[.!?]$/, "")
      .split(/[.!?]\s|\n/)
      .at(-1) ?? "";
  return isKinsSentence.test(last) && !isDeads.test(last);
}

/** "I am his only child and his next of kin": the one who writes. */
export const isOwnKin = /\b(?:i['’]?m|i am|as) (?:[^.;\n]{0,60} )?(?:next of kin|nok)\b|\b(?:next of kin|nok) is me\b/i;
/** "My home is at", "my own address:": of one who writes about a death elsewhere. */
export const myHome =
  /\bmy (?:own )?(?:home|house|place|address|residence|mailing address|home address)(?: is|:)?(?: at| on)? $|\b(?:i|and) (?:live|reside|stay)(?: over| out| up| down)? (?:at|on|in \p{L}[\p{L} ]{2,20}),? (?:at )?$/iu;

/** "Patient of Kent Hospice, at home 10 Main St". */
export const atHome = /\b(?:at|in) (?:(?:his|her|their|the) (?:own )?)?(?:home|residence|house)\b/i;
/** "Joss | Coast Removal, 2600 Government St": the seat of the firm that drives. */
export const ofCarrier =
  /(?<!\b(?:Scene|Home|House|Residence|Decedent|First|Death|Body|Night|New|Hospital|Please|Need) )(?<=\p{Lu}[\p{L}'’]{2,14} )(?:Removals?|Transport(?:ation)?|Livery|Transfers?|Conveyance)(?: (?:Services?|Co|Company|Inc|LLC|Group))?\.?, $/u;
