// Tells which statements the words around them take back: denied, an unticked box, the head of a column, an answer of no.
import type { Statement } from "./words/statements";

const denied =
  /(?:\b|\\n)(?:no|not|neither|never|nor|none|denie[sd]|denying|isn'?t|wasn'?t|don'?t|doesn'?t|without)[^\S\n]+(?:to be[^\S\n]+|\w+[^\S\n]+)?$/i;
/** An office that takes a case is spoken of. */
export const anyCoroner = /\b(?:coroner|examiner|M\.?E\b|OCME|OMI|investigator)/i;
const emptyTick = /(?:\[ {0,3}\]|\( {0,3}\)|☐|○|◯)\s*$/;
const notKin =
  /\b(?:coroner|me|examiner|police|nurse|hospice|doctor|dr|chaplain|priest|pastor|driver|rabbi|shomer|deacon|deput(?:y|ies)|officers?|troopers?|sheriff|neighbou?r|owner|aide|cat|dog)\b[^.;/|\n]{0,24}$/i;

/** Statements that the words around take back: denied, an unticked box, said of somebody else, the head of a column. */
export function isUnsaid(
  field: Statement["field"],
  value: string,
  before: string,
  said: string,
  behind: string,
): boolean {
  const isAnswered = /\b(?:y|n|yes|no)$/i.test(said) && /^ {0,3}\|/.test(behind);
  if (!isAnswered && /^(?: {0,3}(?:[:=|?]|_{2})| ?\.{4}|\.{3})/.test(behind)) return true;
  // "PAID AHEAD   no", "preArranged": null.
  if (
    field === "isPrearranged" &&
    value === "YES" &&
    /^["']?(?:\s?[:=]|[ \t]|\.{2,6})[ \t]{0,12}(?:\[ ?\] ?yes|n|no|none|null|false|unk|not)\b/i.test(behind)
  )
    return true;
  // "Prepaid phone 513-…": no funeral is paid.
  if (
    field === "isPrearranged" &&
    value === "YES" &&
    /\b(?:pre-?paid|paid)$/i.test(said) &&
    /^ (?:phone|cell|mobile|card|debit|visa|minutes|line|number|envelope|postage|taxi|ride|rent|parking|meal|ticket|through the)\b/i.test(
      behind,
    )
  )
    return true;
  // "His ring does not come off", "NOT going to morgue": no word of the family.
  if (field === "isFamilyThere" && value === "NO") {
    if (/^\s(?:off|out|apart|loose|open|with (?:him|her|them|the body)|in the (?:van|bag)|along)\b/i.test(behind))
      return true;
    if (/\bmorgue$/i.test(said) && !/\b(?:fam\w*|wife|husband|sons?|daughters?|kin|relatives)\b[^.;\n]*$/i.test(before))
      return true;
  }
  if (field === "isFamilyThere") {
    if (value === "YES" && /\b(?:family|fam)$/i.test(said.split(/\s+/)[0] ?? "") && /^\S+ friend/i.test(said + behind))
      return true;
    // "Wife is at her daughter's".
    if (
      value === "YES" &&
      /\b(?:at|by) (?:her|him)$/i.test(said) &&
      /^ (?:\p{L}+['’]s\b|own\b|house|home|place|office|job|work|church|apartment)/iu.test(behind)
    )
      return true;
    // "The watch in the room is his brother's".
    if (value === "YES" && /^(?:present|in|at|with|here|there|also)\b.*['’]s$/i.test(said)) return true;
    // "His sister left him a blanket", "the family will be here Thursday", "with him in Korea": nothing of now.
    if (/\bleft$/i.test(said) && leftThing.test(behind)) return true;
    if (
      value === "YES" &&
      (laterThen.test(behind) ||
        backThen.test(behind) ||
        (/\b(?:was|were)\b/i.test(said + before.slice(-16)) && onceWith.test(behind)))
    )
      return true;
    if (
      value === "YES" &&
      /\b(?:nobody|no ?one|none of|neither of|no)\b[^.;,\n]{0,28}$/i.test(before) &&
      /^(?:on|at|in|with|is|sitting|staying|waiting)\b/i.test(said)
    )
      return true;
  }
  // "Veteran Y/N: N": the letter is one of the choices that the form prints.
  if (/\by(?:es)?$/i.test(said) && /^ ?\/ ?no?\b/i.test(behind)) return true;
  // "A coroner's case number was not given".
  if (
    field === "isCoronerCase" &&
    value === "YES" &&
    /\bnumber$/i.test(said) &&
    /^ (?:(?:is|was|has|yet|to) |been )*(?:not|n['’]t|pending|follow|unknown|needed|none)\b/i.test(behind)
  )
    return true;
  // "Coroner case no. 26-118" is a number, "Coroner's case No" an answer.
  if (
    field === "isCoronerCase" &&
    /\bno$/i.test(said) &&
    (value === "YES") !== /^[ \t.#:_]{0,16}[A-Z]{0,4}-?\d/.test(behind)
  )
    return true;
  // A cell of a heading: "Weight,Family There,Ready".
  if (/[^\s,;|\t][,;|\t]\s?$/.test(before) && /^\s?[,;|\t]\S/.test(behind) && before.split(/[,;|\t]/).length > 3)
    return true;
  // "May be embalmed: yes. Family permission still needed", "not to be embalmed until …".
  if (
    field === "embalmingPermission" &&
    value === "YES" &&
    (/^[^\n]{0,24}\b(?:permission|consent|authori[sz]ation|family) (?:is |was )?(?:still |yet )?(?:needed|required|pending|to follow)\b/i.test(
      behind,
    ) ||
      /\b(?:not|never|n['’]t|if|whether)\s$/i.test(before))
  )
    return true;
  // "May be embalmed, coroner has no objection".
  if (
    field === "isCoronerCase" &&
    /objections?$/i.test(said) &&
    (/embalm/i.test(before) || /^ to (?:the )?embalm/i.test(behind))
  )
    return true;
  // "Our donor services", "ask us about preneed".
  if (
    field === "isDonor" &&
    /donor$/i.test(said) &&
    /^ (?:services?|wall|card|list|registry|form|office|network|program|line|hotline|coordinators?|team|desk|center|family)\b/i.test(
      behind,
    )
  )
    return true;
  if (
    field === "isPrearranged" &&
    /\b(?:ask|inquire|learn|call|call us|talk to us|questions|information|info) (?:us |more )?about (?:our |\S+ )?$/i.test(
      before,
    )
  )
    return true;
  // "No coroner here yet".
  if (
    field === "isCoronerCase" &&
    /^no\b.* (?:here|it)$/i.test(said) &&
    /^[ ,]{1,2}(?:yet|so far|tonight to|to)\b/i.test(behind)
  )
    return true;
  // "No coroner has been called" leaves it open, "no me diga" is Spanish.
  if (
    field === "isCoronerCase" &&
    /^no \S+( ?[me]\.?)?$/i.test(said) &&
    ((/\bme$/i.test(said) && !/M\.?E/.test(said)) ||
      /^\.?[ -](?:has|have|had|was|were|is|are|yet|called|notified|contacted|came|coming|number|num|no|#|available|report|information|info|on|at|said|to|or|and)\b/i.test(
        behind,
      ))
  )
    return true;
  // "Please call my wife, not me", "my grandparents did not make it".
  if (field === "isCoronerCase" && /\b(?:not|no) me$/.test(said) && !/^\s*(?:case|\/|[,;.]|$)/i.test(behind))
    return true;
  if (field === "isDeceasedReady" && value === "YES" && /^\s(?:home|back|out|to (?:bed|rehab|surgery))\b/i.test(behind))
    return true;
  // "Niece is with her, won't leave till we come".
  if (
    field === "isDeceasedReady" &&
    /^wo?n['’]?t leave/i.test(said) &&
    /^ (?:we|you|u|they|the (?:crew|van))\b/i.test(behind)
  )
    return true;
  // "rdy 0730" says when, and "NJA # was not given" nothing.
  if (
    field === "isDeceasedReady" &&
    value === "YES" &&
    /^\s(?:@ ?|at |by )?(?:\d{4}\b|\d{1,2}(?::\d\d)? ?[ap]m?\b)/i.test(behind)
  )
    return true;
  if (
    field === "isCoronerCase" &&
    /\bnja$/i.test(said) &&
    /^\s*(?:#|no\.?|number)?\s*(?:was |is )?(?:not|pending|tbd|unk|never)\b/i.test(behind)
  )
    return true;
  if (
    field === "covidStatus" &&
    (aboutCovid.test(behind) || eitherSign.test(behind) || (value !== "Unknown" && othersTest.test(before)))
  )
    return true;
  if (field === "covidStatus" && /^no /i.test(said) && /^\s(?:test|swab)(?!\w* (?:is |was )?(?:neg|pos))/i.test(behind))
    return true;
  // An NJA number is none of a coroner's: "NJA-2261180", "permit no. NJA 26-004471".
  if (field === "isCoronerCase" && /\bnja$/i.test(said) && (/^-\d/.test(behind) || /\bpermit\b.{0,8}$/i.test(before)))
    return true;
  if (
    field === "isDonor" &&
    /^\s(?:kidneys?|heart|liver|lungs?|cornea|organ|recipient|transplant|egg|milk)\b/i.test(behind)
  )
    return true;
  if (/\bnot make it$/i.test(said) && /\bdid\s*$/i.test(before)) return true;
  if (
    field === "stairsOrObstacles" &&
    /^,? (?:except|but(?! (?:the |a |an |there['’]?s |watch |mind |long |his |her )*(?:gravel|dirt|dog|dogs|cat|road|drive|driveway|gate|muddy|parking|park|bring|call)\b)|other than|besides|apart from|if|unless|when you)\b/i.test(
      behind,
    )
  )
    return true;
  if (field === "stairsOrObstacles" && /^ (?:have|has|had|were|was|are being|taken|to take|yet)\b/i.test(behind))
    return true;
  // "Embalm   Yes [ ]  No [ ]  Ask [x]": the word's own box is open.
  if (/^ ?(?:\[ ?\]|\( ?\)|☐)/.test(behind) && !/[[(☐☑☒]/.test(said) && !/[\])☐☑☒]\s*$/.test(before)) return true;
  if (emptyTick.test(before) || /[☐☑☒]/.test(said)) return true;
  // "We have declined the case": so says a coroner's office, and an eye bank too.
  if (
    field === "isCoronerCase" &&
    /^(?:we|our office|this office|the office)\b/i.test(said) &&
    !/\b(?:coroner|examiner|M\.?E)\b/.test(before + behind)
  )
    return true;
  // "… and left it to the doctor", "they aren't taking him": of the coroner only where one is spoken of.
  if (
    field === "isCoronerCase" &&
    /^(?:le(?:ft|ave|aves|aving) it|isn['’]?t|aren['’]?t|won['’]?t be|(?:will|is|are) not|not going) /i.test(said) &&
    !anyCoroner.test(said + before)
  )
    return true;
  // "Permission for embalming has not been obtained".
  if (
    value === "YES" &&
    /^\s(?:has|have|was|is|were|had|hasn|wasn|isn)(?: not\b|['’]?t\b)/i.test(behind) &&
    /ermission|consent|authori/i.test(said)
  )
    return true;
  if ((value === "YES" || value === "Positive") && denied.test(before)) return true;
  if (
    field === "isFamilyThere" &&
    value === "YES" &&
    /\b(?:nobody|no ?one|none)(?: (?:from|of|in))?(?: (?:the|his|her|our|my))?\s+$/i.test(before)
  )
    return true;
  if (/\s{3}$/.test(before) && /^[A-Z ]+$/.test(said) && /^\s*(?:\n|\s{3})/.test(behind)) return true;
  if (
    field === "isFamilyThere" &&
    !/\b(?:w\/?|with) ?(?:the |his |her |their )?(?:fam|kin|wife|husb|spouse|sons?\b|daughter|dtr|dau\b|sister|brother|niece|nephew|grand|kids|children|relatives)|\band (?:most of |all of |some of )?(?:the |his |her )?(?:fam\w*|kin|wife|husband|sons?|daughters?|kids|children|relatives)\b|^(?:nobody|no ?one|none|no) [^.]*\b(?:fam\w*|kin|relatives)\b/i.test(
      said,
    ) &&
    notKin.test(before.replace(/\([^()]{0,30}\)/g, ""))
  )
    return true;
  return (
    /\bhome$/i.test(said) && /^\s+to (?:be with|the lord|glory|heaven|jesus|his maker|her maker|god)/i.test(behind)
  );
}

/** "COVID +/-:" asks. */
const eitherSign = /^\s?\/\s?-/;

const leftThing =
  /^ (?:him|her|me|us|them|his|a|an|it|word|instructions?|messages?|behind|notes?|nothing|everything|\d)\b(?! (?:side|bedside|room|behind|\d?\d:|at \d))/i;
/** "Family at bedside earlier", "with her when she died", "present at time of death": they were. */
const backThen =
  /^,? (?:and \w+ )?(?:earlier|before(?! (?:you|we|the (?:crew|van)))|previously|at (?:the )?(?:time|moment|end)\b|when (?:he|she|it|they|the|mom|dad|pt|patient|resident)? ?(?:\w+ )?(?:died|passed|expired|happened|went|stopped|took)\b|as (?:he|she) (?:died|passed)|(?:all|most of the) (?:day|night|evening|morning|afternoon)(?! and (?:is|are|still)\b| long and\b)|for (?:the|his|her) (?:death|passing|last))/i;
const laterThen =
  /^ (?:on )?(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\b|^ (?:tomorrow|next|later|for (?:his|her|the) (?:things|belongings|clothes|service)|every|each|most|at (?:all )?times)\b/i;
const onceWith =
  /^ (?:in (?!(?:the|his|her) (?:room|house|home|bed)\b)|on (?:mon|tues|wednes|thurs|fri|satur|sun)|last|all (?:day|week)|every|for (?:years|months)|through|during|yesterday|earlier)/i;
/** "His wife tested positive last month": no test of the dead. */
const othersTest =
  /\b(?:(?:(?:his|her|their|my|our|the) (?:\w+ )?(?:wife|husband|spouse|son|daughter|sister|brother|mother|father|roommate|aide|nurse|neighbou?r|caregiver|staff|kids?|family|caller|visitor|doctor|grandson|granddaughter|chaplain))|roommate|aide|nurse|staff|caregiver|(?:staff|family|crew) members?|(?:two|three|some|several|other|another) (?:residents?|staff|nurses|aides|people)|we|i|i['’]ve|i had|they) (?:(?:is|was|has|have|had|just|also|all|both|who|been|recently|did|tested|test|came|back|come) )*$/i;
/** "Staff with covid symptoms", "covid policy": nothing of the dead. */
const aboutCovid =
  /^\s(?:symptoms?|screen\w*|polic\w*|protocols?|vaccin\w*|shots?|rules?|mask\w*|restrict\w*|season|unit|wing|floor)\b/i;
