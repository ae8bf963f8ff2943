// Takes from the persons of running text the roles that other words rule out.
import { familyTold, isBesideSelf, isDeadOfKin, mourned, ofWorker, ringsNext, workersName } from "./parse-called";
import { leanPattern } from "./parse-pattern";
import type { Person } from "./parse-roles";

const othersDeath =
  /\b(?:back in|years? ago|last (?:month|year|week|spring|summer|fall|winter)|in (?:19|20)\d\d|in the same|long ago|months? ago|already passed|predeceased)\b/i;
/** "Please get Sue Moss to sign", "grab Dave Pike's cot": what somebody shall do or bring. */
const asksOther =
  /\b(?:get|grab)\s+(?:the |mr |mrs |ms )?(?:to (?!(?:the|our|us|you|a|your)\b)\p{Ll}|on (?:the )?(?:phone|line)|(?:his|her|a|the|some|back to|up from|in from|out of bed|over here|here by|home from)\b|(?:['’]s\s+)?(?:signatures?|consent|permission|number|clothes|keys?|cot|chart|papers)\b)/iu;
const kinBefore =
  /\b(?:her|his|whose|their)\s+(?:late\s+)?(?:husband|wife|spouse|son|daughter|brother|sister|mother|father|mom|dad|partner|neighbor|friend)\s*,?\s*$/i;
const diedBehind =
  /^[\s,]*(?:\([^()]{0,30}\)[\s,]*)?(?:(?:age[d]? )?\d{2,3}[ -]?(?:y\/?o[mf]?|yrs?|years?)?(?:[ -]old)?(?: [mf])?[\s,;]+)?(?:and s?he (?=(?:just |has )?(?:passed|died|expired)))?(?:has |have |had |just |sadly |peacefully |also |who |that |she |he ){0,3}(?:was )?(?:passed|died|expired|deceased|pronounced|fallec|muri)/i;
/** "Her mother, Mrs. Ida Espy, 90, born 2-20-36, passed 0340". */
const bornBehind = /^[\s,(]*(?:(?:age[d]? )?\d{2,3}\b[\s,]*)?(?:[mf][\s,]+)?(?:d\.?o\.?b\b|born\b|b\. ?\d)/i;
const diedLater = /^[^.;\n]{0,60}\b(?:passed|died|expired)\b/i;
/** "Mrs. Ida Cole, wife of the late Sam Cole": he died before. */
export const lateKin =
  /\b(?:wife|husband|spouse|widow(?:er)?|partner|son|daughter|child|children|brother|sister|mother|father|parents?|niece|nephew|cousin|friend|grand\w+|relict|viud[ao]|espos[ao]|hij[ao]) (?:of|to|from|de|del) (?:(?:the|her|his|their|el|la) )?(?:late|deceased|difunt[ao]|finad[ao]) (?:\w{2,6}\. )?$/i;
/** Said of her who died: "…, wife of the late Sam Cole, passed". */
const diedAsKin =
  /^\s*,?\s*\(?(?:the |a )?(?:wife|husband|spouse|widow(?:er)?|son|daughter|brother|sister|mother|father) of (?:the late )?(?:(?:mr|mrs|dr|rev)\. )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]*){0,3}\)?,?\s+(?:has |sadly |peacefully |just ){0,2}(?:passed|died|expired)\b/u;
/** Sex, age or birth right behind a name: only the dead are told so. */
const described =
  /^[\s,;(/-]{1,4}(?:\d{2,3}[\s,/]{0,2}(?:y\/?o|yo|yrs?)?[\s,/]{0,2}(?:[MF]|male|female)\b|\d{2,3}[\s,;]{1,3}(?:tod|dod|exp|expired|passed|died)\b|\d{2,3},? (?:&|and)\s[A-Z]|\d{1,2}[/-]\d{1,2}[/-]19\d\d\b|\d{2,3}\s?(?:y\/?o|yo|yr|year)|(?:(?:[WBHA]\/)?(?:m|f|male|female)\b[\s,;/-]{0,3})?(?:(?:aged?\s*)?\d{1,3}\b[\s,;/-]{0,3})?(?:(?:m|f|male|female)\b[\s,;/(-]{0,3})?(?:(?:is|was|his|her)\s+)?(?:d\.?o\.?b\b|date of birth|birth ?date|born\b|b\.\s?\d))/i;
const agedAlone = /^\.\s(?:aged?\s)?(?:1[01]|\d)\d\.(?=\s|$)/i;
/** Whether the words behind a name tell of the dead: "…, 83 yo", "… . 83. Died". */
export const isDescribed = (right: string, text: string, end: number): boolean =>
  described.test(right) || agedAlone.test(text.slice(end, end + 14));
/** "The passing of Sister Mary Agnes Dooley": a title of her order. */
const vowed = /(?:^|\b(?:of|for|our|late|is|on)\s|[/,:|-]\s)(?:Sister|Brother|Father|Mother|Sr\.|Bro\.)\s$/;
/** "Dr. Lakshmi is the doctor signing". */
const signerBehind =
  /^\W*(?:is|was|will be) (?:the )?(?:doctor|dr|md|physician|one) (?:(?:who|that) )?(?:(?:is|will|'ll) )?(?:be )?(?:sign|certif)/i;
/** "Signing physician: Dr. Benedict", "pronounced at 1220 by Dr. Stallworth": no attending doctor by that. */
const otherDoctor =
  /\b(?:signing|certifying|certify|pronouncing|cert)\.?[\s_]+(?:physician|doctor|dr|md|provider)\W*(?:(?:is|was|will be)\W*)?(?:dr\W*)?$|\b(?:pronounced|declared|called)\b[^.;\n]{0,40}\bby\W*(?:dr\.?\W*)?$|\b(?:retired|former|was an?)\s+(?:physician|doctor)\W*(?:dr\.?\W*)?$/i;
/** "Will Dr. Brandt sign? Don't know yet". */
const asksSigner = /^[^.;!\n]{0,30}\b(?:sign|certif)\w*[^.;!\n]{0,20}\?/i;
const asks = /\b(?:will|is|does|did|can|would|has) (?:the )?(?:dr\.? ?)?$/i;
/** "Pronounced by hospice. Ruth Alder": the next sentence names another. */
const nextSentence = /(?<!\b(?:dr|dra|lt|sgt|capt|dep|inv|det|cor|mrs?|ms|jr|med|supv?))\.\s+$/i;
const atWork =
  /\b(?:a?rnp|np|pa|rn|lpn|ems|emt|emt-p|paramedic|medic|nurse|deputy|coroner|captain|chief|lt|capt)\.?[\s*_]*$/i;
/** "Her regular doctor was Ophelia Brandt". */
const doctorIs =
  /\b(?:doctor|physician|pcp|hospitalist|attending)\s+(?:is|was)\s*$|\b(?:her|his|their|family|primary|regular)\s+(?:care )?(?:doctor|physician|pcp)[\s,:]*$/i;
/** "Dr. Walter Kerr, retired dentist, died at home". */
const doctorDied =
  /^(?:,[^,.;\n]{2,40},)?\s*(?:has |just |sadly |peacefully ){0,2}(?:died|passed away|expired|passed(?= (?:at|in|this|last|yesterday|today|peacefully)\b|[.,]))/i;
const honored = /^(?:mrs?|ms|miss|mister|sra?)$/i;

/** "Cert. doctor Lydia Barros". */
const certDoctor = /\b(?:cert|certifying|signing|certificate)\.? (?:doctor|dr|physician|md)\W*$/i;

/** "Embalm: OK per Dwight", "press release by Ann": another thing is released. */
const noRelease =
  /\b(?:emb|embalm(?:ing|ed)?|cremation)\b[.:?,=-]{0,2}\s+(?:(?!rel|clear)[\w'’]+[\s,]+){0,5}$|\b(?:press|news|media) release\b/i;
const inRoom = /^\s*,?\s*(?:at|@|from|in)\s[^.;,\n]{3,50}?,? (?:room|rm|bed|apt)\.? ?#?\d/i;

const otherThan =
  /\b(?:not|call|calling|contact|ask|reach|tell|told|with|from|by|ring|text)\s+(?:(?:her|him|me) and not\s+)?(?:my|our|his|her|the)\s+(?:\p{L}+\s+)?(?:mother|father|mom|dad|husband|wife|aunt|uncle|brother|sister|son|daughter|friend|neighbor|partner)\s*,?\s*$/iu;

const otherDied =
  /(?:\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]+|(?:Mrs?|Ms)\. \p{Lu}\p{L}+),? (?:has |just |sadly ){0,2}(?:died|passed|expired)\b/u;
const fetchedBehind =
  /^ (?:brought (?:in|into|over|to|from|back|here)|picked up|removed|moved|taken|transported|transferred|collected)\b/i;
const isToldDead = (left: string, right: string, isDoctor: boolean): boolean =>
  isDoctor
    ? doctorDied.test(right)
    : (/\b(?:need|want|have|get)\s(?:mrs?\. |ms\. )?$/i.test(left) &&
        fetchedBehind.test(right) &&
        !otherDied.test(right)) ||
      /\b(?:died|passed|expired|gone|dead)\b[^.;\n]*[,.;]\sname:?\s$/i.test(left);
const spokenOf = /\b(?:for|on|about|regarding|re)\s+(?:(?:mrs?|ms)\. )?$/i;
const onTheDead =
  /(?:^\s*|[.:;]\s+|\b(?:updates?|changes?|corrections?|addendum|news|paperwork|info|details)\s+)(?:for|on|about|regarding|re)\s+(?:(?:mrs?|ms)\. )?$/i;
const meetsFamily =
  /^\W*(?:will|can|is going to|is to|['’]ll) (?:be )?(?:meet|greet|help|see|assist|counsel)(?:ing)?(?: with)? (?:the |his |her |their )?(?:family|wife|husband|widow|sons?|daughters?|children|relatives)\b/i;
const letters = String.raw`[\s,]*(?:(?:RN|LPN|LVN|CNA|MD|NP|PA|EMT|MSW)\b[\s,]*)*`;
export const isCalled = leanPattern(
  String.raw`^${letters}(?:(?:was|were|has been|have been|had been|is being|is to be|can be|may be|should be|will be|must be|(?:wants|needs|asks|asked|likes|prefers|wishes) to be)(?: just| also| already)? (?:called|phoned|rung|notified|contacted|informed|told))\b`,
  "i",
);
export const callsAnother = leanPattern(
  String.raw`^${letters}(?:has |had |then |also |just |who )*(?:called|phoned|rang|notified|contacted|paged) (?:911|9-1-1|ems|(?:for )?an? ambulance|(?:(?:the|his|her|their|our|for) )?(?:county )?(?:ambulance|police|sheriff|paramedics|fire department|coroner|medical examiner|m\.?e\.?|hospice|doctor|dr|physician|family|kin|nok|next of kin|nurse|priest|pastor|chaplain|rabbi|security|supervisor|donor \w+|eye bank|opo|son|daughter|wife|husband|sister|brother|niece|nephew|mother|father|mom|dad|time of death|tod))\b(?! (?:home|and us|line))`,
  "i",
);
export const ofOthersTalk = leanPattern(
  String.raw`\b(?:doctor|physician|hospice|services|coroner|medical examiner|investigator|family|staff|facility|police|officer|deputy|medics|chaplain|priest|donor network|eye bank|opo|nurse|aide|they|he|she|dr\.? \p{L}+)(?: has| have| had| also| already| then)* (?:spoke|talked|spoken|met|been in touch|in touch) (?:with|to) (?:(?:the|his|her|their|a|mrs?\.?|ms\.?|nurse|deputy|hospice|son|daughter|wife|husband|sister|brother|niece|nephew|mother|father)[\s,]+){0,4}$`,
  "iu",
);

/** "Time of death called by RN Susan Poole"; "TOD 2206 tonight, called by Dr. Nordahl". */
const deathCalled =
  /\b(?:time of death|tod|time|code|death)(?: was| is)? (?:called|pronounced|declared)\b[^.;\n]{0,24}\bby\b[^.;\n]{0,24}$/i;
const doctorCalled =
  /\b(?:time of death|tod|time|code|death|died|expired|passed|pronounced)\b[^.;\n]{0,50}\b(?:called|pronounced|declared)\b[^.;\n]{0,24}\bby\b(?:[^.;\n]|(?<=\bdr)\.){0,24}$/i;

/** Roles that other words rule out. */
export function forbidRoles({ roles: given, name, tie }: Person, left: string, right: string, sentence: string): void {
  // "Director Ned Hill will meet the family Tuesday".
  if (given.has("contact") && meetsFamily.test(right)) given.delete("contact");
  // "Mr. Teague at St Anne's passed": who dies in the sentence does not ring.
  if (
    given.has("caller") &&
    name.title !== undefined &&
    honored.test(name.title) &&
    /^[^.;!?]{0,80}\b(?:passed|died|expired|falleci[oó]|muri[oó])(?![\wà-ÿ])/i.test(right) &&
    !/\b(?:is|spoke|from|by|caller|soy|habla)\b[\s\w.]{0,8}$/i.test(left.slice(-24))
  ) {
    given.delete("caller");
    given.set("deceased", 0.8);
  }
  if ((name.isDoctor ? doctorCalled : deathCalled).test(left) || familyTold.test(left) || isBesideSelf(left))
    given.delete("caller");
  // "Paramedic Joe Lind called it at 4:12".
  if (
    /^[\s,]*(?:(?:RN|LPN|MD|EMT)\b,? )?(?:has |had |who )?called (?:it(?! in\b| through\b| to us\b)|time|tod|the (?:time|death(?! in)|code)|him|her)\b/i.test(
      right,
    )
  )
    given.delete("caller");
  // "Dr. Leung's office", "Ann's sister".
  if (
    /^['’]s\s+\p{Ll}/u.test(right) &&
    !/^['’]s\s+(?:calling|phoning|on\b|here|the (?:one|caller)|ringing|with|at|been|just|got|from|a\b|an\b|our|his\b|her\b|cell|number|phone|direct|mobile|line)/i.test(
      right,
    )
  )
    given.delete("caller");
  // "Wife Ann Berg was called by the nurse", "Ann Berg, RN, can be called", "the doctor spoke with Ann", "Ann called hospice".
  if (isCalled.test(right) || ofOthersTalk.test(left) || callsAnother.test(right)) given.delete("caller");
  // "Says her name is Corazon Villaruz": who rings tells the own name.
  if (
    /\b(?:says?|said|gives?|gave|states?|stated) (?:that )?(?:her|his|their) name(?:['’]?s| is| was| as)?\s*$/i.test(
      left,
    )
  ) {
    given.delete("deceased");
    given.set("caller", 0.86);
  }
  // "Please call her and not my uncle Ray".
  if (given.has("deceased") && (otherThan.test(left) || asksOther.test(left.slice(-24) + right)))
    given.delete("deceased");
  // "Please remove Orson Peay from U Hospital".
  if (
    given.has("caller") &&
    (/\b(?:remove|pick ?up|transport|transfer|grab|collect|retrieve|fetch|come get|needs? to get|go get|removal of|removal for|death of|passing of|(?:we|they|i) need|we have|got|has an?|have an?)\s+(?:(?:mr|mrs|ms)\.? )?$/i.test(
      left,
    ) ||
      /\b(?:removal|pick ?up|transfer|transport)\b[^.;\n]{0,60}\bmorgue,\s$/i.test(left)) &&
    !/^[^.;\n]{0,40}\bon the (?:phone|line)\b/i.test(right)
  ) {
    given.delete("caller");
    given.set("deceased", 0.82);
  }
  // "… about my uncle Wendell Ferris, here's the rest": who writes of "my uncle" is another.
  if (
    given.has("caller") &&
    ((tie?.kind === "kin" && mourned.test(left.slice(-70))) || /^[\s,]*here['’]?s\b/i.test(right))
  )
    given.delete("caller");
  // "Opal Renner at Briarwood Care Center room 12" lies there.
  if (
    given.has("caller") &&
    name.title === undefined &&
    tie === null &&
    inRoom.test(right) &&
    !/\b(?:is|soy|habla|from|by|caller|with)\W*$/i.test(left)
  )
    given.delete("caller");
  // "Change on Stanley Boggs at Glen Oaks Nursing Home", "For Ida Blum at Grove Manor: …": of whom is spoken, and not who speaks.
  if (given.has("caller") && spokenOf.test(left)) {
    given.delete("caller");
    if (onTheDead.test(left)) given.set("deceased", 0.82);
  }
  // "We need Walter Kerr brought in from …", "her father died at 3 am, name Walter Kerr", "Dr. Walter Kerr, retired dentist, died".
  if (given.size === 0 && name.isFull && tie === null && isToldDead(left, right, name.isDoctor))
    given.set("deceased", 0.8);
  // "Walter Kerr's wife called", "daughter of Mildred Kasper called": it is he, and she, who died.
  const isTheirDead = !name.isDoctor && isDeadOfKin(left, right);
  if (isTheirDead) given.clear();
  if (isTheirDead) given.set("deceased", 0.8);
  // "Hospice nurse from Harbor Light pronounced", "the nurse's name is Fran".
  if (ofWorker.test(left)) given.delete("pronouncer");
  if (ofWorker.test(left) || workersName.test(left)) given.delete("deceased");
  // "my name is Tess Moreno im calling for …".
  if (
    given.has("caller") &&
    given.has("deceased") &&
    (/\b(?:my name(?:['’]?s| is)|this is|i['’]?m|i am|me llamo|mi nombre es)\s+$/i.test(left) || ringsNext.test(right))
  )
    given.delete("deceased");
  // "Mi comadre se llama Minerva": how somebody is called.
  if (given.has("caller") && /\bse llama(?:ba)?\s+(?:don |doña |la señora |el señor )?$/i.test(left))
    given.delete("caller");
  // "His nephew Brendan Keough signs for everything".
  if (given.has("certifier") && tie?.kind === "kin" && !name.isDoctor) given.delete("certifier");
  // "2ND CONTACT: MARK RENDON": not the one on site.
  if (
    given.has("contact") &&
    /\b(?:2nd|second|secondary|alt|alternate|backup|back-up) contact\W*(?:person\W*)?(?:[a-z-]+ )?$/i.test(left)
  )
    given.delete("contact");
  if (given.has("release") && noRelease.test(left)) given.delete("release");
  if (name.isDoctor) {
    // "Dr. on call (Dr. Ekström) phoned, order to pronounce": who was rung.
    if (
      /^[\s),]*(?:was |has been |is )?(?:phoned|called|notified|contacted|aware|paged|advised)\b(?! (?:us|in|to report))/i.test(
        right,
      )
    ) {
      given.delete("caller");
      given.delete("contact");
    }
    if (!doctorDied.test(right)) given.delete("deceased");
    given.delete("nok");
    // "Dr. Tafoya's partner Dr. Kimbrough signs".
    if (/^['’]s (?:partner|associate|colleague|office|nurse)\b/i.test(right)) given.delete("certifier");
    if (signerBehind.test(right)) {
      given.set("certifier", 0.84);
      given.delete("attending");
    }
    if (given.has("attending") && otherDoctor.test(left)) given.delete("attending");
    if (given.has("certifier") && asksSigner.test(right) && asks.test(left)) given.delete("certifier");
  } else {
    if (!(name.isFull && doctorIs.test(left)) || certDoctor.test(left)) given.delete("attending");
    if (name.isFull && certDoctor.test(left)) given.set("certifier", 0.82);
    // "… will sign the dc for Ruth Alder", "… y él firma. Fallecida: Rosa".
    if (given.has("certifier") && (given.has("deceased") || /\bfor\s+$|[.;\n]\s*(?:\p{L}+:?\s*){0,2}$/iu.test(left)))
      given.delete("certifier");
    if (
      name.title === undefined &&
      name.credentials === undefined &&
      !/m\.?d|doctor|dr\b/i.test(left.slice(-40) + right.slice(0, 20))
    ) {
      if (!/sign|certif|cert\b|dc\b/i.test(left + right)) given.delete("certifier");
    }
  }
  if (diedAsKin.test(right) && given.size === 0) given.set("deceased", 0.84);
  if (lateKin.test(left)) {
    given.clear();
    return;
  }
  if (given.has("deceased") && (othersDeath.test(right) || (kinBefore.test(left) && othersDeath.test(sentence))))
    given.delete("deceased");
  if (
    given.has("deceased") &&
    tie?.kind === "kin" &&
    !mourned.test(left.slice(-70)) &&
    !diedBehind.test(right) &&
    !(bornBehind.test(right) && diedLater.test(right)) &&
    !diedAsKin.test(right) &&
    !vowed.test(left) &&
    !isTheirDead
  )
    given.delete("deceased");
  if (
    given.has("deceased") &&
    (given.has("nok") || (tie?.kind === "function" && !diedBehind.test(right) && !described.test(right)))
  )
    given.delete("deceased");
  if (given.has("deceased") && /^\W*(?:pronounced)\b/i.test(right) && tie?.kind === "function")
    given.delete("deceased");
  if (given.has("pronouncer") && nextSentence.test(left)) given.delete("pronouncer");
  if (given.has("pronouncer") && given.has("deceased")) {
    // "Mrs Ames pronounced at 7:12" is the dead; "RN Vega pronounced" is not.
    const isAtWork = (name.title !== undefined && !honored.test(name.title)) || atWork.test(left);
    if (tie?.kind === "function" || name.isDoctor || name.credentials !== undefined || isAtWork)
      given.delete("deceased");
    else given.delete("pronouncer");
  }
  if (
    given.has("contact") &&
    given.has("caller") &&
    /\b(?:call|contact|reach|ring)\s+(?:me|us)\b/i.test(left.slice(-30))
  )
    given.delete("contact");
  if (given.has("contact") && given.has("nok")) given.delete("contact");
  if (
    given.has("contact") &&
    /\b(?:church|clergy|billing|media|cemetery|florist|emergency|insurance|organist)\s+contact\b[^;\n]{0,12}$/i.test(
      left,
    )
  )
    given.delete("contact");
  if (given.has("certifier") && /\b(?:next of kin|nok|kin|family|spouse) (?:is )?signing\W*$/i.test(left.slice(-40)))
    given.delete("certifier");
  // "Release signed by", "authorization signed by": another paper than the certificate.
  if (
    given.has("certifier") &&
    /\b(?:releas\w*|authoriz\w*|consent|permission|permit|form|inventory)\W{1,3}(?:(?:was|were|has been|have been|is|to be) )?signed by\W*$/i.test(
      left.slice(-50),
    )
  )
    given.delete("certifier");
}
