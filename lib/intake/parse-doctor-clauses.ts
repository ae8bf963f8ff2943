// Tells two doctors of one text apart by the words right beside each: "Dr. Mouton attends. Dr. Landry will sign, 337-555-0161".
import { isTheirs, theirSigns } from "./parse-doctor-words";
import { readName } from "./parse-names";
import { findPhones } from "./parse-phones";
import { depthAt } from "./parse-sentences";
import { addReading, bestOf, type Sheet } from "./parse-sheet";
import type { Reading } from "./parse-span";

type Role = "attending" | "certifier";
const fields = { attending: "attendingDoctor", certifier: "certifyingDoctor" } as const;
const phones = { attending: "doctorPhone", certifier: "certifyingDoctorPhone" } as const;

const titled =
  /(?<![\p{L}\d])(?:dra?|doctora?(?:['’]s name)?|doc|(?<=(?:^|\n)[ ]{0,3})md|(?<=\bmed(?:ical|\.)? )director|(?:NP|APRN|ARNP|CRNP)(?=\s)|(?<=\bthe (?:county )?)coroner(?=,? (?:mrs?|ms)\b),?(?: mrs?| ms)|(?:pcp|physician)(?=,|\sof\s|\s(?:is|was)\s))\b\.?(?: of record)?(?:,(?=\s)|\s(?:is|was)(?=\s))?\s{1,2}\(?(?=\p{L})/giu;
/** "His doctor is Weiss": whose doctor it is stands before the word. */
const whose =
  /\b(?:his|her|their|own|regular|family|primary|(?:mom|dad|mother|father|husband|wife|patient|resident)['’]?s)(?: care)?\s$/i;
/** "Dr. is Weiss", "the doctor is Ann Weiss": the only one there is. */
const theOne = /(?:^|[.;:(\n]\s{0,2}|\b(?:the|and|name of the)\s)$/i;
const theDoctorIs = /(?:^|[.;:(\n]\s{0,2}|\bthe\s)(?:md|m\.d\.|physician|provider|doctor|dr\.?) (?:is|was)\s$/i;
/** "doc is bannister, he'll do the dc": a surname in small letters, with what it signs behind it. */
const lowSurname =
  /^\p{Ll}[\p{Ll}'’-]{3,15}(?:,| and| -) ?(?:(?:s?he|who)(?:['’]ll|['’]s| will| is)? )?(?:will |to |can )?(?:sign|certif|do (?:the )?(?:dc|cert|death))/iu;
const closed = /\b(?:doctor|physician|provider|pcp|attending|certificate|signs|signing)\.\s+$/i;
/** Where what is said of a doctor ends: with the sentence, unless a number of theirs follows at once. */
const ends =
  /(?<!\b(?:dr|ph|tel|no|ext|m|d|md|do|np|med))[.;](?=\s+(?!\(?\d{3}\W|(?:he|she)(?:['’]ll| will| is| can| has)(?: also| agreed to| be| going to)* (?:sign|certif|(?:do|complete|handle|fill out) (?:the |it|her |his )?(?:death |dc|cert))))|\n(?!\s*(?:will|is|signs?|attend(?:ing)?)\b(?![^\n:=]{0,50}[:=?|_]))|[;]|[ \u00A0]{3}(?=[ ]*\p{L}[^\n:]{0,30}:)/iu;
const letters = String.raw`[\s,(–—-]{0,4}(?:(?:M\.?D|D\.?O|NP)\b\.?[\s,)]*)?`;
const isAttending = new RegExp(
  String.raw`^${letters}(?:['’]s\s(?=(?:his|her|their)\s))?(?:\d[\d() .-]{8,14}[\s,(]*)?(?:(?:in|at|over at|down at|from|with|of|here|there)\s(?:[\p{L}'’.-]+\s){0,3}?(?=is\b|was\b|has\b))?(?:(?:who|he|she|is|was|as|has|had|been|both|the|one|that|her|his|their|our|pt['’]?s|patient['’]?s|resident['’]?s|as|always|also|only|just|usually|actually|really|pronounced(?: (?:him|her|them))? (?:and|&))\s+){0,6}(?:att(?:end(?:s|ed|ing)?|g|n|nd|ndg)?\b(?!\.? ?[:=])|pcp\b|primary\b|treat(?:s|ed|ing)\b|follow(?:s|ed|ing)\b|doctored\b|(?:took|tak(?:es|ing|en)) (?:good |great |wonderful |such good )?care of(?! (?:the|it|that|this|all|every)\b)|car(?:ed|es|ing) for|look(?:ed|s|ing) after|manag(?:ed|es|ing) (?:him|her|his|their)|(?:saw|sees|seen|seeing) (?:him|her|them|dad|mom|mother|father|the (?:patient|resident))\b|(?:had|has) (?:him|her|them|dad|mom) as (?:a |her |his )?patient|(?:in charge of|over|oversees|handles|directs|directed) (?:him|her|his care|her care|the case)\b|(?:on|of) (?:the|his|her) (?:chart|case|face ?sheet)\b(?! (?:on|for) )|(?:who|the one who|the one that) sees\b|(?<=\b(?:his|her|their|own|['’]s)\s(?:own |long-?time |old )?)(?!pathol|radiol|anesthes)(?:\p{L}{3,14}(?:ologist|iatrist|iatrician)|internist|surgeon|neurosurgeon)\b|regular(?=[.,;]|$)|lo atend[ií]a|la atend[ií]a|(?:own |family |regular |usual |primary care |long-?time )?(?:doctor|physician|dr)\b(?! (?:(?:on|for) the (?:cert|dc|death)|(?:who |that |will |is |to )*(?:be )?(?:sign|certif))))|^['’]s (?:own |long-?time )?(?:patient|care)\b`,
  "iu",
);
/** The paper that is signed, as it is called. */
const paper = String.raw`(?:death )?(?:certificate|cert|dc|d\.c\.|papers?|paperwork|form)`;
const signs = new RegExp(
  String.raw`\b(?:sign(?:s|ing)?|certif(?:y|ies|ying)|(?:do|does|doing|complet(?:e|es|ing)|handl(?:e|es|ing)|issu(?:e|es|ing)|execut(?:e|es|ing)|fil(?:e|es|ing)|provid(?:e|es|ing)|prepar(?:e|es|ing)|writ(?:e|es|ing)|tak(?:e|es|ing)(?: care of| on)?|see(?:s|ing)? to|fill(?:s|ing)? (?:out|in)|be (?:on|named on|listed on)|put(?:ting|s)? (?:his|her|their) name (?:down )?(?:on|to|for)|(?:is|goes|go) on) (?:the |her |his |their |all |our )?(?:death )?(?:certificates?|certs?|dcs?|edrs|edr|papers?|paperwork)(?! (?:for|to|with) (?:the |his |her |their )?(?:release|transfer|burial|cremation|family|wife|husband|son|daughter|insurance|cemetery))|certifica|firma(?:r[aá])?)(?![\p{L}])(?!\s+(?:the )?(?:release|off on))|\b${paper} (?:was |is |to be |will be |being )?(?:signed|completed|certified|done) by (?:the )?(?:same|him|her|them)\b|\b(?:attending|pcp|treating)(?: physician| doctor| md)? (?:and|&|as well as) (?:the )?(?:certif\w+|signer|signing)\b|\b(?:same|he|she) (?:also )?(?:for|on) (?:the )?${paper}\b|\b${paper} (?:is )?by (?:the )?same\b|^['’]s signature|^[\s,(=–-]{1,3}(?:certs?|cert['’]?r|certifier|d\.?c\.?|signer)(?=\s*[.,;)\n]|$)|^[\s,]{0,2}(?:on|for|about|regarding|re) (?:the|his|her|a) (?:signature|${paper})\b|^[\s,]{0,2}(?:is |as |being |will be |to be )+the (?:certifier|signer|signing (?:doctor|physician)|one (?:on|for) the ${paper})`,
  "iu",
);
const denies =
  /\b(?:refus\w*|declin\w*|won['’]?t|will not|not|never|unwilling|unable|can['’]?t|cannot|isn['’]?t|doesn['’]?t|until|unless|if|whether|who|no|might|maybe|perhaps|possibly|(?:being|been|be) asked|asked to|to ask|(?:me|m\.e\.?|examiner|coroner|other|another|someone|somebody|partner|colleague) (?:should|must|has to|will|would|needs? to|to))\b|\?/i;
/** "… won't be signing, it's the hospitalist, Dr. Roe": who signs in another's place. */
const insteadBefore =
  /(?:\b(?:not|declin\w+ to|refus\w+ to|unable to)|n['’]t) (?:be )?(?:sign|certif)\w*[^.\n]{0,24}?[,;.] ?(?:but |so |and )?(?:it['’]?s|it is|it will be|it['’]ll be|that['’]?s|that would be|that will be|instead) (?:going to be )?(?:(?:the|our|his|her|their|a) [\p{L}-]+(?: [\p{L}-]+)?,? )?$/iu;
/** "Who signs?", asked in the line before. */
const askedBefore =
  /\b(?:the|his|her|el|la|su) (?:doctora?|dr|md|physician|m[eé]dico) (?:signs|will sign|is signing|is going to sign|firma|va a firmar)\.\s+$|(?:^|\n|[:>\]] ?)\W{0,3}(?:(?:and|ok(?:ay)?|so)\W{1,2})?(?:who(?:['’]?s| is| will| wi?ll)? ?(?:be )?(?:sign|certif)\w*|sign(?:s|ing)? (?:md|dr|doc|doctor|physician)|(?:md|dr|doctor|physician) (?:sign|certif)\w*)\b[^\n\d]{0,20}\n[^\n]{0,40}$/i;
/** What may stand between such words and the name: "his doctor was, I think, a Dr. Roe". */
const called = String.raw`(?:,? (?:i think|i believe|i guess|as far as (?:i|we) know),? (?:it was|was|is)?)?(?:,? ?(?:a|one|that['’]?s|that is|that was|that would be|it['’]?s|it was|by the name of|named|called|who is|who was)\s)?`;
/** "Came in October. Doctor: Dr. Roe": a label within a line. */
const plainLabel =
  /(?:^|(?<!\b(?:cert|certif|sign|dc|pron|med|att))[.;]\s{1,2})(?:doctor|physician|md)\s?[:=]\s{0,2}$/i;
const attendingBefore = [
  /(?:^|[^\p{L}])(?:att(?:ending|endg|nd|g|n|d)?|pcp|pmd|gp|primary(?: care)?|treating|family|regular|(?:his|her|their|patient'?s) (?:own )?(?:doctor|physician|dr|md))\.?(?:\s+(?:md|phys(?:ician)?|doctor|dr|provider))?(?:\s(?:in|on|at|for)(?: the| our)?(?: \p{L}{2,12}){1,2}(?=\s(?:is|was)\s))?\W{0,3}(?:(?:is|was|of record)\W{1,3}){0,2}$/iu,
  new RegExp(
    String.raw`\b(?:(?:attended|treated|seen|followed|managed|doctored|cared for|looked after|taken care of)(?: (?:(?:up )?at|in|through) (?:the |our |their )?(?:[\p{L}'’-]+ ){0,3}(?:clinic|office|hospital|va|cent(?:er|re)|practice|group|home))?(?: for (?:years|decades|(?:his|her|a|the) \p{L}+))? by|(?:in|under) (?:the )?care of|(?:a |the )?patients? (?:of|with)|(?:he|she|they|we all|both of us|both|(?:my |our |his |her |the )?(?:mom|dad|mother|father|mama|daddy|husband|wife|patient|resident|grandma|grandpa|grandmother|grandfather|aunt|uncle|pt|decedent|deceased)) (?:only |always |usually |mostly |just |had |has |have |was |been |would |did |used to )*(?:saw|sees?|seen|seeing|(?:went|goes|going) to see|goes to|go to|went to|going to|used|uses|doctored with|doctors with|treats with|followed with|follows with|has|had)|(?:doctor|physician|one|provider) (?:who|that) (?:sees|saw|treat\w+|follow\w+|knows|knew|look\w+ after|took care of|cared for|has been \w+ing)[^.;,\n]{0,24} (?:is|was)|(?:dad|mom|father|mother|husband|wife|grandpa|grandma|patient|resident)['’]s (?:is|was)|now (?:it['’]?s|it is|he has|she has|sees)|(?:doctor|physician|provider|md|dr)(?:['’]s)? (?:name|(?:on|of|in) (?:the |his |her )?(?:chart|record|case|file|face ?sheet))(?: is| was|:)?|(?:his|her|their|mom['’]?s|dad['’]?s|(?:the )?(?:va|clinic|home|house|nursing home|staff|hospice|hospital)) (?:doctor|physician|provider|specialist|internist|cardiologist|oncologist|geriatrician)(?: (?:is|was|has been))?,?)\s${called}$`,
    "iu",
  ),
] as const;
const certifierBefore = [
  /(?:^|[^\p{L}])(?:cert(?:ifying|ifier|if|ificate)?|sign(?:ing|er|s)|(?<=(?:will|['’]ll|to) )sign(?= (?:is|will be) )|d\.?c\.?|d\/c|firma|certifica)\.?(?:\s+(?:md|phys(?:ician)?|doctor|dr|provider))?\W{0,3}(?:(?:is|will be|by|to)\W{1,3}){0,2}(?:el |la |(?:and |so |, )?(?:it['’]?s|that['’]?s|it is|that is|it will be|it['’]ll be|that will be|that['’]d be|that['’]ll be|that would be) (?:going to be )?|(?:his|her|their|our|the|an?) [\p{L}-]+(?: [\p{L}-]+)?,? )?$/iu,
  new RegExp(
    String.raw`\b(?:${paper}|signature|signing|certification)\s(?:(?:should|shall|will|would|can|must|needs?|has|had|is|was|are|be|being|been|to|go|goes|going|falls?|belongs|get|gets|sent|send|routed|forwarded|faxed|assigned|over|out|signed|completed?|certified|certifi\w+|done|handled?|filled|filed|issued|executed|taken|care|of|up|off|come|comes|for|signature|electronically|in|edrs|already|just|since|now|then|yesterday|today)\s){0,6}(?:by|to|from|through|thru|with)\s(?:the )?(?:(?:attending|pcp|hospice|family|his|her|their|our|doctor|med(?:ical|\.)? director|physician|supervising|collaborating|covering|on-call|partner|(?:\p{Lu}\p{Ll}+ )?resident|intern|hospitalist|fellow|coroner|specialist|\p{L}+ologist)\s?,?\s?){0,4}$|\b(?:doctor|physician|one|md|provider)(?:['’]ll)? (?:(?:who|that)(?:['’]?s|['’]ll| is| will| would)? )?(?:be )?(?:going to )?(?:sign|certif|handl|complet|do(?:es|ing)? )[^.;,\n]{0,24} (?:is|will be|would be)\s$|\b(?:who['’]?(?:s|ll| is| will| would)?(?: be)? sign(?:s|ing)?|signature of|signed by|certified by|get(?:ting)? it signed by)\W{0,3}(?:is |it['’]?s |will be |that['’]?s )?$`,
    "iu",
  ),
] as const;

/** "The hospice doctor who will sign", ", our medical director, who agreed to sign": no question who. */
const whoSigns =
  /(?:\b(?:is|doctor|physician|md|one|director|provider|\p{L}+ologist|\p{L}+ist)|^),? who(?=['’]ll\b|\s(?:will|is|has|agreed|said (?:he|she)|would|can|signs|treat(?:s|ed)|saw|sees|follow(?:s|ed)|took|takes|car(?:es|ed)|look(?:s|ed)|was|had|knew|knows|attend(?:s|ed)|manage[sd]|do(?:es)?|did|handle[sd]|complete[sd])\b)/iu;
/** "… will not sign; Dr. Roe has agreed to": to what stands before. */
const agreesTo =
  /^[^.;\n]{0,60}?\b(?:agree[sd]|offered|is willing|is going|said (?:he|she)(?:['’]d| would| will)|will|can) ?(?:to)?(?=\s*(?:[.;,\n]|$| instead\b))/i;

/** "… will sign; Roe is at 555", "… signs. His office is 555". */
const numberBehind =
  /^[.;,]\s{1,2}(?:(?:he|she|who) (?:will|is|can|has|['’]ll)[^.;\n\d]{0,40}[.;]\s{1,2})?(?:(?:(?:dr\.? )?([\p{L}'’-]+?)(?:['’]s)?|his|her|their|the)(?:\s(?:doctor['’]?s|office|direct|cell|number|line|phone|clinic|practice|pager|answering|service|nurse|desk|can|be|reached|is|at|on|there|for him|for her)\b){1,6}|(?:the |md |m\.d\. |dr\.? |doctor |doctor['’]s )?(?:phone|number|office|line|cell|clinic|practice|ph|tel)(?: (?:number|there|for (?:him|her|them|the doctor|the office|dr\.? [\p{L}'’-]+)))*(?: is)?|(?:please )?(?:have|ask|let|get) [^.;\n\d]{2,30}?(?:call|ring|phone|reach) (?:him|her)(?: [^.;,\n\d]{1,24})?,?|(?:you can |please |or )?(?:call|reach|get|ring) (?:him|her|them|(?:his|her|their|the) (?:office|clinic))(?: (?:at|on))?)[\s:]{1,2}(?=\(?\d{3})/iu;

/** "Dr. Roe was his doctor until March": no longer. */
const former =
  /^[^.;\n]{0,30}\b(?:doctor|pcp|physician|saw|seeing|sees|treat\w*|follow\w*|attend\w*|primary|patient)\b[^.;\n]{0,24}\b(?:until|till|before (?:that|he|she|we|moving)|no longer|any ?more|years ago|in the past)\b|^[\s,]{0,3}(?:who )?(?:has |is |was )?(?:now |since )?(?:retired|used to (?:be|see|treat))\b/i;

/** "… is signing as Dr. Roe is off": somebody signs for this one. */
const away =
  /^[\s,]{0,2}(?:is|was|will be|['’]s) (?:now |currently |still )?(?:off|out|away|gone|on (?:leave|vacation|holiday|pto|call elsewhere)|not (?:available|in|here|on|around)|unavailable|traveling|travelling)\b|^[^.;\n]{0,36}\b(?:but|and|though) (?:he|she)(?:['’]s| is| has) (?:now )?(?:gone|off|out|away|left|on (?:leave|vacation|holiday))\b/i;
const standsIn = /\b(?:covers|covering|cover|filling in|standing in|on call|on-call|stepping in|partner) for\s$/i;

/** "Dr. Maddox, our county medical examiner", "external exam, Dr. Lindgren": who examines the dead has not treated them. */
const examines =
  /^[\s,(]{0,3}(?:(?:who )?(?:is|was) )?(?:(?:our|the|a|an|with|from|county|state|deputy|chief|assistant|district|regional|acting|forensic) ?){0,4}(?:medical examiner|coroner|pathologist|m\.?e\.?\b(?!\w))(?!['’]?s? (?:(?:was|is|has|been|already|also|office|will|not) ){0,3}(?:notif|releas|aware|call|declin|contact|waiv|case|accept|took|inform|advis|sa(?:id|ys)|clear|refus|investigat))/i;
const examinedBy = /\b(?:autops\w+|external|ext|(?:external|post-?mortem|forensic) exam\w*|post)\b[^\n;]{0,34}$/i;

/** "Who's his doctor, and will they sign?" "Dr. Roe. Yes he will." */
const saysYes =
  /^\.?,?\s+(?:yes|yeah|yep)?,? ?(?:and )?(?:he|she|they)(?:['’]ll| will)(?: (?:sign|certify|do it))?[.,;\n]/i;
const asksBoth =
  /\b(?:will|would|can|does|do) (?:he|she|they) (?:be )?(?:sign|certif)\w*[^\n]{0,12}\?[^\n]{0,4}\n[^\n]{0,40}$/i;

const isCertifierBefore = (words: string) => [...certifierBefore, theirSigns].some((pattern) => pattern.test(words));

interface Mention {
  name: Reading;
  start: number;
  end: number;
  roles: Set<Role>;
  /** Treated the dead once, and no longer. */
  isFormer: boolean;
  /** A word before the name says that this one treated the dead, whatever else is told. */
  isTreating: boolean;
  /** Another one signs for the doctor. */
  isAway: boolean;
  phone: (Reading & { at: number }) | null;
}

/** "Doctor Saltzman attending, Doctor Ibe certifies": the word is of the one named before it. */
function isOfOneBefore(text: string, last: RegExpMatchArray | undefined, head: RegExpMatchArray): boolean {
  if (!last) return false;
  const between = text.slice((last.index ?? 0) + last[0].length, head.index);
  return /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2} (?:is |was |as |[-–(] ?)?(?:the |his |her )?(?:hospice )?(?:attending|att[gnd]?|treating|primary|pcp)\)?(?: (?:md|doctor|physician|dr))?[.,;/&]? ?(?:and )?$/iu.test(
    between,
  );
}

function mentionsIn(text: string): Mention[] {
  // "His doctor and": a word, and nobody's title.
  const heads = [...text.matchAll(titled)]
    .filter(
      ({ 0: head, index }) =>
        /^(?:dra?|coroner)\b/i.test(head) ||
        (/^(?:NP|A[PR][RN]N|CRNP)\s/.test(head) && /\p{Lu}/u.test(text[index + head.length] ?? "")) ||
        (/\s(?:is|was)\s/.test(head) && lowSurname.test(text.slice(index + head.length, index + head.length + 40))) ||
        (!/\./.test(head) && /\p{Lu}/u.test(text[index + head.length] ?? "")),
    )
    .slice(0, 12);
  return heads.flatMap((head, index) => {
    const from = head.index + head[0].length;
    // "Dr. Roe's patient": the name alone.
    const line = (/^[^\n;|]{0,60}/.exec(text.slice(from))?.[0] ?? "").replace(/(?<=^[\p{L} .-]{2,30})['’]s\s.*$/iu, "");
    const name = readName(`Dr ${line}`);
    if (!name || name.start > 3) return [];
    if (/\s(?:is|was)\s/i.test(head[0]) && !/^\p{Lu}\p{Ll}/u.test(line) && !lowSurname.test(line)) return [];
    const end = from + name.end - 3;
    const next = heads[index + 1]?.index ?? text.length;
    const rest = text.slice(end, Math.min(next, end + 100));
    const stop = rest.search(ends);
    const own = stop < 0 ? rest : rest.slice(0, stop);
    const said = text.slice(Math.max(0, head.index - 70, text.lastIndexOf("\n", head.index - 1) + 1), head.index);
    // "… is her doctor. Dr. Roe will sign": the words before end their own sentence.
    const before = closed.test(said) ? "" : said;
    const roles = new Set<Role>();
    const isForPaper = /\b(?:cert|dc\b|d\.c|sign)/i.test(before.slice(-34));
    const isWhose =
      (/\s(?:is|was)\s|,/i.test(head[0]) && whose.test(before)) ||
      (((/\s(?:is|was)\s/.test(head[0]) && theOne.test(before)) ||
        theDoctorIs.test(before) ||
        plainLabel.test(before)) &&
        (!signs.test(own) || /\b(?:too|also|as well|both)\b/.test(own))) ||
      / of record/i.test(head[0]);
    const isFormer = former.test(own);
    // "My own doctor is Dr. Roe": the caller's.
    if (isFormer || /\b(?:my|our) own (?:(?:doctor|physician|pcp) (?:is|was) )?$/i.test(before)) roles.clear();
    else if (insteadBefore.test(before)) roles.clear();
    else if (
      isWhose ||
      isAttending.test(own) ||
      (attendingBefore.some((words) => words.test(before)) &&
        !isForPaper &&
        !isOfOneBefore(text, heads[index - 1], head))
    )
      roles.add("attending");
    const told = own.replace(whoSigns, (who) => " ".repeat(who.length));
    const sign = signs.exec(told);
    // "Dr. Roe attending, signing is Dr. Poe": the last words lead to the next.
    const leads = sign && heads[index + 1] && next < end + 100 && isCertifierBefore(own.slice(0, next - end));
    if (
      (sign && !leads && !denies.test(told.slice(0, sign.index)) && !/^[^.\n]{0,16}\?/.test(own.slice(sign.index))) ||
      isCertifierBefore(before) ||
      insteadBefore.test(before) ||
      (askedBefore.test(text.slice(Math.max(0, head.index - 90), head.index)) &&
        !/\b(?:ask|not|call|check|unsure|n['’]t)\b[^\n]{0,16}$/i.test(before) &&
        !/^(?:['’]s\b| (?:is|will|would|said)(?: not|n['’]t)\b| won['’]t\b)/i.test(text.slice(end, end + 14))) ||
      (agreesTo.test(own) &&
        /\b(?:not|n['’]t|declin\w+ to|refus\w+ to|unable to|wont|refus\w+ to) (?:be )?(?:sign|certif)[^\n]{0,36}$/i.test(
          said,
        ))
    )
      roles.add("certifier");
    const isExaminer = examines.test(own) || examinedBy.test(said);
    // A nurse practitioner may sign, and is no doctor who attends.
    if (isExaminer || /^(?:NP|A[PR][RN]N|CRNP)\s/.test(head[0])) roles.delete("attending");
    if (saysYes.test(rest) && asksBoth.test(text.slice(Math.max(0, head.index - 120), head.index)))
      roles.add("attending").add("certifier");
    if (isTheirs.test(text.slice(end, end + 170))) roles.add("attending");
    const [phone] = findPhones(`${ownPart(own)}${numberAfter(rest.slice(own.length), name.value)}`);
    return [
      {
        name: { ...name, start: 0, end: end - from },
        start: from,
        end,
        roles,
        isFormer: isFormer || isExaminer,
        isTreating:
          attendingBefore.some((words) => words.test(before)) &&
          !isOfOneBefore(text, heads[index - 1], head) &&
          !certifierBefore.some((words) => words.test(before)),
        isAway: away.test(own) || standsIn.test(before),
        phone: phone && phone.hint !== "fax" ? { ...phone, at: end } : null,
      },
    ];
  });
}

/** "… attended her, and nurse Heidi Sorum is the one to ask for, 507-…": the next person's number. */
const nextPerson =
  /[\s,;(](?:and |but )?(?:the |his |her |their |our )?(?:(?:nurse|rn|lpn|aide|supervisor|caregiver) \p{Lu}|(?:[Dd]aughter|[Ss]on|[Ww]ife|[Hh]usband|[Ss]ister|[Bb]rother|[Nn]iece|[Nn]ephew|[Ff]amily(?! (?:doctor|physician|dr|practice|med))|nok|NOK|next of kin|caller)\b|(?:ask for|see) \p{Lu}|(?:RN|LPN|[Nn]urse|[Cc]harge|[Cc]aller)(?:['’]s)? (?:cell|phone|ph|tel|direct|line|number|#)[\s.:#]{0,3}\d)/u;

/** What is said of the doctor alone; it keeps its length. */
function ownPart(own: string): string {
  const at = own.search(nextPerson);
  const mine = at < 0 ? own : own.slice(0, at) + " ".repeat(own.length - at);
  // "… she'll do the cert. 505-…": a telephone, and no certificate's number.
  return mine.replace(/\bcert(?:ificate)?s?\b\.?/gi, (word) => " ".repeat(word.length));
}

const surname = (name: string) => name.split(" ").at(-1)?.toLowerCase();

/** The words up to a number that stands behind the sentence as the doctor's own. */
function numberAfter(rest: string, name: string): string {
  const first =
    /^[.;,]\s{1,2}\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4} (?:is |reaches |for |goes to |gets ){1,2}(?:the )?(?:dr\.? )?([\p{L}'’-]+)/iu.exec(
      rest,
    );
  if (first && ["him", "her", "doctor", surname(name)].includes(first[1]?.toLowerCase() ?? "")) return first[0];
  const match = numberBehind.exec(rest);
  const named = match?.[1]?.toLowerCase();
  if (!match || (named && !["he", "she", surname(name)].includes(named))) return "";
  return rest.slice(0, match[0].length + 16);
}

/** What was read of either doctor in the other's place. */
function dropOthers(sheet: Sheet, attending: Mention, certifier: Mention): void {
  if (surname(attending.name.value) === surname(certifier.name.value)) return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value }) =>
      !(field === fields.attending && surname(value) === surname(certifier.name.value)) &&
      !(field === fields.certifier && surname(value) === surname(attending.name.value)),
  );
}

/** Adds who attends and who signs where the words beside two doctors tell one from the other. */
export function addDoctorClauses(sheet: Sheet): void {
  const mentions = mentionsIn(sheet.page.text);
  mentions.forEach((mention, index) => {
    // "Dr. Poe covers for Dr. Roe and will sign": the one who covers signs.
    if (mention.isAway && mention.roles.delete("certifier")) mentions[index - 1]?.roles.add("certifier");
  });
  const elsewhere = mentions.filter(({ isAway }) => isAway);
  const past = mentions.filter(({ isFormer }) => isFormer);
  sheet.candidates = sheet.candidates.filter(
    ({ field, start, end }) =>
      (field !== fields.attending || !past.some((one) => one.start < end && one.end > start)) &&
      (field !== fields.certifier || !elsewhere.some((one) => one.start < end && one.end > start)),
  );
  const told = new Map<string, Mention>();
  for (const mention of mentions) {
    const key = surname(mention.name.value) ?? "";
    const known = told.get(key);
    if (!known) told.set(key, mention);
    else {
      for (const role of mention.roles) known.roles.add(role);
      known.phone ??= mention.phone;
    }
  }
  const doctors = [...told.values()].filter(({ roles }) => roles.size > 0);
  const of = (role: Role) => doctors.filter(({ roles }) => roles.has(role));
  const isApart = doctors.length === 2 && of("attending").length === 1 && of("certifier").length === 1;
  if (isApart) dropOthers(sheet, of("attending")[0] as Mention, of("certifier")[0] as Mention);
  for (const doctor of doctors)
    for (const role of doctor.roles) {
      if (of(role).length > 1) continue;
      const best = bestOf(sheet, fields[role])?.value;
      if (!isApart && (best ? best !== doctor.name.value : doctors.length > 2)) continue;
      addReading(sheet, fields[role], { ...doctor.name, confidence: isApart ? 0.94 : 0.8 }, doctor.start, {
        depth: depthAt(sheet.page, doctor.start),
      });
      const phone = doctor.phone;
      if (!phone || (role === "certifier" && (doctor.roles.size > 1 || doctor.isTreating))) continue;
      const [start, end] = [phone.at + phone.start, phone.at + phone.end];
      const other = phones[role === "certifier" ? "attending" : "certifier"];
      if (isApart || doctor.roles.size > 1)
        sheet.candidates = sheet.candidates.filter(
          (one) => one.field !== other || one.end <= start || one.start >= end,
        );
      if (isApart || !bestOf(sheet, phones[role]))
        addReading(sheet, phones[role], { ...phone, confidence: 0.93 }, phone.at);
    }
}
