// Finds doctors who are named by their role alone, "attending Wehrman, certifying Mueller", and whether the attending one signs.
import { isTheirs } from "./parse-doctor-words";
import { readName } from "./parse-names";
import { leanPattern } from "./parse-pattern";
import { findPhones } from "./parse-phones";
import { depthAt } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const attends = "att(?:ending|endg|end|ndg|nd|g|n|d)?|atnd|treating|pcp|pmd|gp|primary(?: care)?|hospitalist";
const signing = "cert(?:ifying|ifier|if)?|signing|signer";
const kind = String.raw`(?:\.?[ ](?:md|m\.d\.|dr|phys(?:ician)?|doc(?:tor)?|provider)\b)?`;
const sign = String.raw`(?:[ ]{1,3}(?:is|was|are)[ ](?:one and the same,? |both )?|[ ]both[ ](?:is[ ])?|[ ]?[:=/][ ]?|\.?[ ]{1,3})`;
const roleThenName = leanPattern(
  String.raw`(?<![\p{L}\d-])(?:(?<both>(?:${attends})(?:[ ]?[/&+][ ]?| and )(?:${signing}))|(?<attending>${attends})|(?<signing>${signing}))${kind}(?:[ ]on[ ](?:the[ ])?(?:chart|record|file|case)|[ ]of[ ]record)?${sign}(?<title>(?:dra?|doctora?)\b\.?[ ]?)?(?=\p{L})`,
  "giu",
);
/** Words behind a role that go on with it and begin no name. */
const noName =
  /^(?:phys\w*|doctor|dra?|md|provider|will|to|is|was|are|has|have|agree\w*|as|while|since|because|but|so|instead|also|too|notif\w*|aware|ph|phone|tel|number|sign\w*|same|none|unk\w*|of|no|not|yes|by|nurse|rn|np|on|the|a|an|he|she|who|pending|tbd|dc|d\/c|death|cert\w*|physician|and|or|at|in|for|this|with|from|staff|hospital\w*|coroner|me|m\.?e|deputy|team|care|yet|if|unit|funeral|hospice|resident|list|party|per|via|does|did|can|family|copies?|information|info|name|n\/a)\b/i;

const notRole = /\b(?:family|families|relatives|kin|anyone|who|not|be|is|was|are|were|will|mass|service|church)\s+$/i;
const besidePhone =
  /^[\s,;:(#/-]*(?:(?:R?N|MD|DO|NP)\b[\s,.]*)?(?:(?:ph|phone|tel|office|ofc|off|at|no|cell)\b[\s.:#(-]*){0,2}$/i;

const refused =
  /\b(?:refus\w*|declin\w*|won['’]?t|will not|not|never|unwilling|unable|can['’]?t|cannot|isn['’]?t|until|unless|if|whether|who)\b/i;
/** What says that the doctor named before signs too. */
const signsToo =
  /\b(?:(?:he|she|they|dr|doctor|(?:the |her |his )?(?:attending|pcp|physician|doctor))(?:['’]ll|['’]s| (?:will|is|can|agreed to|agrees to|is going to|said (?:he|she)(?:['’]d| would| will)))? (?:also |be |be the one )?(?:sign(?:s|ing)?|certif(?:y|ies|ying))|(?:will|and|who) also (?:sign|certify)s?|also (?:signs|signing|certifies)|y (?:[eé]l|ella)(?: mism[oa])? (?:firma|firmar[aá])|(?:[eé]l|ella) mism[oa] (?:firma|firmar[aá])|signs too)\b/gi;
const anyRole = /^(?:the |her |his )?(?:attending|pcp)/i;
const another = /\b(?:dra?|doctora?)\b\.? \p{Lu}|\b(?:medical )?director\b|\bcoroner\b|\bexaminer\b/u;
/** "Dr. Brandt won't sign, Dr. Pike will". */
const instead =
  /\b(?:won['’]?t|will not|not|refus\w+ to|declin\w+ to|can['’]?t) (?:be )?sign\w*[^.\n]{0,20}?[,;.] ?(?:but |so |and )?(?=(?:[Dd]r|DR)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)? (?:will|is|does|can|agreed)\b)/u;

/** Adds the doctors whom a role names, and the attending one as certifier where the words say so. */
export function addDoctors(sheet: Sheet, text: string): void {
  addByRole(sheet, text);
  addInstead(sheet, text);
  if (!bestOf(sheet, "certifyingDoctor")) addSignsToo(sheet, text);
}

function addByRole(sheet: Sheet, text: string): void {
  const attending = bestOf(sheet, "attendingDoctor");
  const isFree = {
    attendingDoctor: !attending || specialistFront.test(text.slice(Math.max(0, attending.start - 40), attending.start)),
    certifyingDoctor: !bestOf(sheet, "certifyingDoctor"),
  };
  if (!isFree.attendingDoctor && !isFree.certifyingDoctor) return;
  for (const match of text.matchAll(roleThenName)) {
    const from = match.index + match[0].length;
    const rest = /^[^\n;|]{0,70}/.exec(text.slice(from))?.[0] ?? "";
    const title = match.groups?.["title"];
    // "ATTN: JOAN VALE" is a desk; "Family attending: Rosa and Pete".
    if (!title && /^attn\W*$/i.test(match[0])) continue;
    if (!title && notRole.test(text.slice(Math.max(0, match.index - 16), match.index))) continue;
    if (
      noName.test(rest) ||
      (!title && !/^\p{Lu}(?:[\p{L}'’-]{2}|\. ?\p{Lu})/u.test(rest)) ||
      (!title && /^\p{Lu}{2,}$/u.test(rest))
    )
      continue;
    const name = readName(`Dr ${rest}`);
    if (!name || name.start > 3) continue;
    const fields = (["attendingDoctor", "certifyingDoctor"] as const).filter(
      (field) =>
        isFree[field] &&
        (match.groups?.["both"] || match.groups?.[field === "attendingDoctor" ? "attending" : "signing"]),
    );
    const end = name.end - 3;
    for (const field of fields) {
      isFree[field] = false;
      addReading(sheet, field, { ...name, start: 0, end, confidence: 0.76 }, from, {
        depth: depthAt(sheet.page, from),
      });
    }
    const [phone] = findPhones(rest.slice(end, end + 36));
    const phoneField = fields[0] === "attendingDoctor" ? "doctorPhone" : "certifyingDoctorPhone";
    const isBeside = phone && besidePhone.test(rest.slice(end, end + phone.start));
    if (isBeside && phone.hint !== "fax" && fields.length > 0 && !bestOf(sheet, phoneField))
      addReading(sheet, phoneField, { ...phone, confidence: 0.76 }, from + end, {});
  }
}

const refusesBehind =
  /^[\s,.]{0,3}(?:(?:M\.?D|D\.?O|NP)\b\.?[\s,]*)?(?:has |is |was |he |she |who |but |says? (?:he|she) |said (?:he|she) ){0,3}(?:declin\w*|refus\w*|won['’]?t|will not|can['’]?t|cannot|isn['’]?t|not|unwilling|unable|doesn['’]?t|does not|would not|wouldn['’]?t|didn['’]?t|did not|might|(?:being|been) asked|(?:the )?(?:me|m\.e\.|medical examiner|coroner) (?:should|must|has to|would|needs? to))\b[^.;,\n]{0,24}\b(?:sign|certif|dc\b)/i;
/** "Dr. Lee asked who will sign". */
const asksBehind =
  /^[\s,]{0,2}(?:asks?|asked|is asking|wants to know|wanted to know|wonders|wondered)\b[^.;\n]{0,20}\bwho\b/i;
/** "The doctor, Dr. Vance, came and declared her": no attending one by that. */
const pronouncesBehind =
  /^[\s,]{0,2}(?:who |he |she |came |came out |and |has |in (?:the )?\p{L}+ ){0,4}(?:pronounced|declared (?:him|her|death|dead))\b/iu;
/** "Pronounced via telehealth with Dr. Lo", "time pronounced 4:15a by MD on call (Dr. Estes)": who did that, and no attending one by it. */
const pronouncedFront =
  /\b(?:pronounc\w+|declared (?:dead|deceased)|declared(?= (?:at )?\d)|called (?:it|tod|time of death))\b(?:(?!\b(?:attending|pcp|sign\w*|cert\w*|notified|called|aware|will|treat\w*|primary|family|patient of|care of)\b).){0,48}(?:\b(?:by|w\/|with|via|per|through)\b|\($)(?:(?!\b(?:attending|pcp|sign\w*|cert\w*)\b).){0,30}$/i;
const ownBehind = /^[^.;\n]{0,40}\b(?:attending|attended|his|her|their|pcp|primary|treat\w*|own|sees|saw)\b/i;
const titleDot = /\b(Drs?|Dra|Mrs?|Ms|St)\.(?= )/gi;
/** "Our daughter is Dr. Roe", "Dr. Roe came by to visit", "Dr. Roe is my own doctor": none of the dead's. */
const kinFront =
  /\b(?:my|our|his|her|their)(?: own)? (?:\w+ )?(?:daughter|son|wife|husband|sister|brother|mother|father|niece|nephew|cousin|aunt|uncle|friend|neighbou?r|boss|grandson|granddaughter|partner)(?:[ -]in[ -]law)?(?:,? who)?(?: is|['’]s(?: name is)?|,)? (?:a )?(?:dr\.? |doctor )?$|\b(?:my|our|her) own (?:doctor|physician) (?:is|was) (?:dr\.? |doctor )?$|\b(?:coroner|medical examiner|m\.e\.|pathologist)\s?:\s{0,20}(?:dr\.?\s+|doctor\s+)?$/i;
const othersBehind =
  /^[\s,]{0,2}(?:who )?(?:(?:came|stopped|dropped)(?: by| in)?\b[^.;\n]{0,30}\bvisit|(?:is |was )?visit(?:ed|ing)\b|(?:is|was) (?:my|our|the roommate['’]?s|the neighbou?r['’]?s|my (?:mother|father|husband|wife)['’]?s) (?:own )?(?:doctor|physician|dentist|vet)\b|lives\b|(?:is |was )?(?:an?|the|our|my) (?:retired |former )?(?:dentist|vet|veterinarian|chiropractor|pastor|professor|neighbou?r|friend)\b|(?:(?:assoc(?:iate)?|asst|assistant|deputy|chief|acting|district)\.? ){0,2}(?:m\.e\.|medical examiner|coroner|forensic pathologist|pathologist|medical investigator)(?=\s*(?:$|[.;)\n]|,(?! ?(?:has|is|was|will|not|no|notified|called|aware|waived|declined|released|cleared))|(?:of|for|from|with|who|pronounced|on call|took)\b))|\(?s?he['’]?s? (?:is |was )?an? (?:retired |former )?(?:dentist|vet|veterinarian|professor|chiropractor)\b)/iu;
/** "Dr. Marchetti, Assoc. ME". */
const examinerBehind =
  /^,? (?:(?:[Aa]ssoc(?:iate)?|[Aa]sst|[Dd]eputy|[Cc]hief|ASSOC(?:IATE)?|DEPUTY|CHIEF)\.? ){0,2}ME\b(?=\s*(?:$|[.;,)\n]|(?:of|for|from|with|who|on call)\b))(?!, (?:has|is|not|no|notified|called|declined|released|waived))/;
/** "Certifier: Coroner: Dr. Strickhouser", "our medical examiner is Dr. Yoder". */
const examinerFront = /\b(?:medical examiner|m\.e\.|coroner|pathologist)(?:\s?[:/,-]| is)\s{1,3}(?:dr|doctor)\b\.? ?$/i;
/** "Her stepson, Dr. Alan Boyd": none of the dead's. */
const kinTitle =
  /\b(?:step|half-?)?(?:daughter|son|wife|husband|spouse|sister|brother|mother|father|niece|nephew|cousin|aunt|uncle|grandson|granddaughter|(?<!\b(?:his|her) )partner)(?:[ -]in[ -]law)?(?:\s?[,:(-]|,? is| named)?\s+(?:dr\.?|doctor) ?$/i;
/** "Her brother Dr. Boyd was his doctor". */
const ownDoctor =
  /^[^.;\n]{2,40}\b(?:is|was) (?:also )?(?:his|her|their|the) (?:own |family |primary |attending )?(?:care )?(?:doctor|physician|pcp|attending)\b/i;
const attendingFront = /\b(?:att|attend|pcp|primary|family|regular|own|hospitalist|care)\w*\W[^.\n]{0,24}$/i;
const doubtBefore =
  /\b(?:if|whether|unless|until)\s+(?:(?:the|his|her|their|our) )?(?:(?:attending|pcp|primary|doctor|physician)\s+)?(?:dr\.?\s*|doctor\s*)?$/i;

/** "Physician: Dr. Neil Abernathy to sign": the paper's doctor alone. */
const signsAlone =
  /^[\s,]{0,2}(?:(?:M\.?D|D\.?O|NP)\b\.?[\s,]*)?(?:(?:from|with|of|at|in) (?:our|the|this|their) [^.;,\n]{2,24}? )?(?:is (?:the )?(?:hospice |covering |on[- ]call )?(?:doctor|physician|md|one) who )?(?:(?:to|will|is going to|agreed to|can|is) )?(?:sign(?:s|ing)?|certif(?:y|ies|ying)|(?:(?:va a |quien |que )?firmar?|firmar[aá])(?![\p{L}]))(?![\p{L}])(?! (?:too|also|as well|tambi[eé]n))/iu;
const plainFront =
  /(?:^|[\n|;:>]|(?<!\bdra?)\.)[\s*•>-]*(?:(?:the |hospice |cert\.? |certifying )*(?:doctora?|doc|physician|phys|provider|m[eé]dic[oa]|md|dra?)\.?\s?[:=?]?\s{0,4})?(?:dra?\.?\s|doctora?\s)?$/i;

/** "Cert is Dr. Osei", "his doctor will sign, Doctor Gill": what stands before names the one who signs. */
const signerFront =
  /\b(?:(?:death )?cert(?:ificate|ifier)?|d\.?c\.?|signer|sign(?:ed|ing)?(?: (?:it|off))?) (?:is|will be|to be|goes to|by|to)\s+(?:(?:the|our|his|her|their) [\p{L}.' -]{2,28}, )?(?:dra?\.?\s?|doctor\s)?$|\b(?:doctor|dr|physician|md|pcp) (?:will|is going to|['’]?s going to|can) (?:be )?(?:sign|certify)(?:ing)?(?: (?:it|the|death|dc|certificate|cert))*,\s(?:that['’]?s |it['’]?s |it is )?(?:dra?\.?\s?|doctor\s)?$/iu;
const certifyingFront =
  /(?<!(?:\band|[/&+,])\s?)\bcert(?:ifying|if)?\.?\s+(?:physician|phys|md|doctor)\.?\s{0,2}[:.]?\s{0,3}(?:dra?\.?\s?)?$/i;
/** A label of the one who signs stands behind, with somebody else's name or none. */
const signLabelBehind =
  /^[.,]?(?:[ \t]{2,}|[ \t]*\n[ \t]*)[*•-]?\s?(?:signs?|signing|signer|will sign|certifier|certif\w*|dc)\b[^\n:=]{0,14}[:=](?![ \t]*(?:same|as above|attending|him|her|yes|y\b))/i;

/** "Cardiologist: Dr. Bell": one of several doctors where the page names the attending one too. */
const specialistFront =
  /(?:^|[\n|;,.])[\s*•>-]*(?:(?:but|and|so|though) )?(?:the )?(?:internist|oncologist|cardiologist|hospitalist|patient of|sees)\s?[:=,]?\s{0,4}(?:dra?\.?\s|doctor\s)?$/i;

const isNamedOnce = (text: string, name: string) =>
  text.toLowerCase().split(name.split(" ").at(-1)?.toLowerCase() ?? name).length === 2;

/** "By telephone order Dr. Lark": how, and not who. */
const noPerson = /^(?:telephone|verbal|phone|standing|written|protocol)\b/i;
const ofCare = new Set(["attendingDoctor", "certifyingDoctor", "pronouncedBy", "releaseAuthorizedBy"]);

/** "Olga Marchetti, nursing supervisor - 4:21 AM" heads every message of hers: no answer to "who signs" above it. */
function isSpeaker(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const head = text.slice(from, end);
  if (from !== start || !/^[^\n\d]{0,44}[ -](?:\d{1,2}:\d\d|\d{4})\b/.test(text.slice(end, end + 60))) return false;
  return text.split(`\n${head}`).length > 3;
}

/** "The doctor handling the paperwork", "the nurse hasn't": a word of the sentence, and no name. */
const verbBehind =
  /\b(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir|[Nn]o) (?:[a-z-]+ )?(?:doctor|physician|nurse|medic|doc) [a-z]+(?:['’](?:t|ll|s|d|re|ve)|ing|ed)$|\b[a-z]+n['’]t$/;

/** Takes back who would sign where the words say that this doctor refuses, or that nobody knows: "Dr. Roe declined to sign". */
export function dropRefused(sheet: Sheet): void {
  const { text } = sheet.page;
  for (const one of sheet.candidates) {
    if (one.field !== "attendingDoctor") continue;
    const front =
      /[^.;\n]{0,70}$/.exec(text.slice(Math.max(0, one.start - 70), one.start).replace(titleDot, "$1 "))?.[0] ?? "";
    if (
      pronouncedFront.test(front) &&
      !attendingFront.test(front) &&
      !ownBehind.test(text.slice(one.end, one.end + 50))
    )
      one.field = "pronouncedBy";
  }
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end, value }) =>
      !ofCare.has(field) ||
      !(
        noPerson.test(value) ||
        isSpeaker(text, start, end) ||
        verbBehind.test(text.slice(Math.max(0, start - 24), end))
      ),
  );
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end, confidence }) =>
      field !== "attendingDoctor" ||
      confidence > 0.9 ||
      !pronouncesBehind.test(text.slice(end, end + 40)) ||
      attendingFront.test(text.slice(Math.max(0, start - 40), start)),
  );
  const isKins = ({ field, start }: { field: string; start: number }) =>
    field === "attendingDoctor" &&
    !ownDoctor.test(text.slice(start, start + 80)) &&
    kinTitle.test(text.slice(Math.max(0, start - 50), start));
  const kin = sheet.candidates.filter(isKins);
  // "Her husband, Dr. Boyd (a retired dentist), same address, 505-…".
  sheet.candidates = sheet.candidates.filter(
    ({ field, start }) =>
      field !== "doctorPhone" ||
      !kin.some((one) => one.end < start && start - one.end < 90 && !/\n|\bdr\b/i.test(text.slice(one.end, start))),
  );
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      field !== "attendingDoctor" ||
      !(
        othersBehind.test(text.slice(end, end + 60)) ||
        examinerBehind.test(text.slice(end, end + 24)) ||
        examinerFront.test(text.slice(Math.max(0, start - 40), start)) ||
        kinFront.test(text.slice(Math.max(0, start - 50), start)) ||
        isKins({ field, start })
      ),
  );
  sheet.candidates = sheet.candidates
    .filter(
      ({ field, start, end, value }) =>
        field !== "certifyingDoctor" ||
        !signLabelBehind.test(text.slice(end, end + 60)) ||
        !sheet.candidates.some((one) => one.field === "attendingDoctor" && one.value === value && one.start === start),
    )
    .filter(
      ({ field, value, start }) =>
        field !== "attendingDoctor" ||
        !isNamedOnce(text, value) ||
        !certifyingFront.test(text.slice(Math.max(0, start - 40), start)),
    )
    .map((one) => {
      const front = text.slice(Math.max(0, one.start - 60), one.start);
      if (one.field === "attendingDoctor" && signerFront.test(front)) return { ...one, field: "certifyingDoctor" };
      return one;
    });
  const isSpecialist = ({ start }: { start: number }) =>
    specialistFront.test(text.slice(Math.max(0, start - 40), start));
  const attending = sheet.candidates.filter(({ field }) => field === "attendingDoctor");
  if (attending.some((one) => !isSpecialist(one)))
    sheet.candidates = sheet.candidates.filter((one) => !attending.includes(one) || !isSpecialist(one));
  const signers = new Set(
    sheet.candidates.filter(({ field }) => field === "certifyingDoctor").map(({ value }) => value),
  );
  sheet.candidates = sheet.candidates.filter(
    ({ field, value, start, end }) =>
      field !== "attendingDoctor" ||
      !signers.has(value) ||
      !isNamedOnce(text, value) ||
      !signsAlone.test(text.slice(end, end + 60)) ||
      /\bsame\b/i.test(text.slice(end, end + 60)) ||
      isTheirs.test(text.slice(end, end + 170)) ||
      !plainFront.test(text.slice(Math.max(0, start - 40), start)),
  );
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      field !== "certifyingDoctor" ||
      !(
        refusesBehind.test(text.slice(end, end + 80)) ||
        asksBehind.test(text.slice(end, end + 50)) ||
        (doubtBefore.test(text.slice(Math.max(0, start - 48), start)) &&
          /^[^.;\n]{0,40}\b(?:sign|certif)/i.test(text.slice(end, end + 60)))
      ),
  );
}

function addInstead(sheet: Sheet, text: string): void {
  if (!/\bsign/i.test(text)) return;
  const match = instead.exec(text);
  if (!match) return;
  const from = match.index + match[0].length;
  const name = readName(text.slice(from, from + 60));
  if (name) addReading(sheet, "certifyingDoctor", { ...name, confidence: 0.86 }, from, {});
}

/** "Attending will certify: ( ) Yes (X) No". */
const tickedNo = /^[^.;:?\n]{0,24}[:?][^\n]{0,24}[[(] ?[xX✓] ?[\])] ?no?\b/i;

function addSignsToo(sheet: Sheet, text: string): void {
  const doctor = bestOf(sheet, "attendingDoctor");
  if (!doctor || !/sign|certif|firma/i.test(text)) return;
  for (const match of text.matchAll(signsToo)) {
    const end = match.index + match[0].length;
    const isNamed = anyRole.test(match[0]);
    if (
      refused.test(text.slice(Math.max(0, match.index - 14), match.index)) ||
      /^[^.;\n]{0,30}\?/.test(text.slice(end, end + 32)) ||
      tickedNo.test(text.slice(end, end + 60))
    )
      continue;
    const between = text.slice(doctor.end, match.index);
    if (!isNamed && (match.index < doctor.end || between.length > 90 || /\n/.test(between) || another.test(between)))
      continue;
    sheet.candidates.push({ ...doctor, field: "certifyingDoctor", confidence: Math.min(0.8, doctor.confidence) });
    return;
  }
}
