// Tells by the words beside a name that its bearer is the next of kin: "dtr Ade 978-555-0155 is nok", "(NOK) wife Ann".

/** "HOLLIS 843-555-0149 NOK HUSB TREVOR": the words label who follows. */
const kinBehind =
  /^\W{1,3}(?:is |= ?)?(?:(?:the|her|his|their) )?(?:wife|husb\w*|spouse|son|dtr|dau\w*|sister|brother|bro|sis|mother|father|niece|nephew|partner|grand\w+|cousin|friend|mom|dad)\b(?!'s)/i;

const denied = /\b(?:not|no|isn['’]?t)\s+(?:(?:the|his|her|a|really|legal|legally|actual|official|primary)\s+){0,3}$/i;
const saysNok =
  /\b(?:next[ -]of[ -]kin|nok|n\.o\.k|(?:pariente|familiar) m[aá]s cercan[oa]|(?:nearest|closest) (?:living |surviving )?relative)\b/i;
/** "dtr Ade 978-555-0155 is nok", "(NOK) wife Ann": no other name may stand between. */
export function isNextOfKin(left: string, right: string): boolean {
  const behind = saysNok.exec(right.slice(0, 70));
  if (
    behind &&
    !(
      /\n[^\n]{0,16}$/.test(right.slice(0, behind.index)) &&
      /^(?:\s*[:=?]| {2,}\S|\t)/.test(right.slice(behind.index + behind[0].length))
    ) &&
    !denied.test(right.slice(0, behind.index)) &&
    !kinBehind.test(right.slice(behind.index + behind[0].length)) &&
    !/\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|[.;]\s|\b(?:not|isn't|no)\s+(?:the\s+|his\s+|her\s+)?$|\b(?:(?:talked|spoke) (?:to|with)|called|told|reached|notified|rang|phoned|met) (?:him|her)\b|\b(?:but|and his|and her|and the|while|their|says|said|wife|husband|son|daughter|sister|brother|niece|nephew|mother|father|mom|dad|aunt|uncle|cousin)\b/u.test(
      right
        .slice(0, behind.index)
        .replace(
          /^\W*(?:(?:who )?(?:is\s+)?(?:also\s+)?(?:the|her|his|their|our)?\s*(?:(?:only|oldest|eldest|youngest)\s+)?(?:wife|husband|spouse|son|daughter|sister|brother|niece|nephew|mother|father|oldest|eldest|youngest|health ?care (?:agent|proxy|surrogate|poa)|(?:medical |durable )?(?:poa|power of attorney)|executor|executrix)\b\s*(?:(?:and|&|,)\s*)?){1,3}(?:is\s+)?(?:also\s+)?(?:the|her|his|their)?/i,
          "",
        ),
    )
  )
    return true;
  return /\b(?:next[ -]of[ -]kin|nok|(?:nearest|closest) (?:living |surviving )?relative)\b[\s,:=/()-]*(?:(?:for|of) (?:both|the two|all)\b[\s,:=/()-]*)?(?:(?:has|have|was|were|is|are)\s+(?:already\s+)?(?:been\s+)?(?:notified|called|informed|contacted|aware|reached|advised|listed (?:[a-z]+ ){0,4}as)[\s,:;-]+(?:(?:that|it|she|he)(?:['’]?s| is| was| would be)[\s,]+)?)?(?:(?:is|are|will be|would be|the|her|his|their|a|an|my|our|only|oldest|eldest|youngest|legal|primary|named)\s+){0,4}(?:[a-z-]{3,15}(?: though| tho)?,? (?:his|her|their|(?:my|our|[a-z]+['’]s) [a-z-]{3,15},)\s+)?(?:(?!and\b|but\b|while\b|whose\b|with\b|says\b)[a-z-]{3,15}(?:[ -]in[ -]law)?\b[\s,:=/()-]*){0,2}(?:,?\s*(?:out |over |up |down |back )?(?:in|from|of)\s+[a-z][a-z ]{2,18},\s*)?(?:(?:mr|mrs|ms|miss|rev|msgr|monsignor|fr|father|sister|sis|bro|brother|sr|deacon|pastor|mother superior)\b[.\s]*)?$/i.test(
    left.slice(-90),
  );
}
