// Writes plainly who is meant where a text tells it roundabout: "NOK her", "If no, who is?", "pill bottles say Dr. Munn", "called by the family of Mr. Ames, who died".
import { type Edit, withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

/** "Are you the next of kin?: No   If no, who is?: Rebecca". */
const otherKin = quick(
  /(?<=\b(?:next of kin|nok)\b[^\n]{0,20}\?[:\s_]{0,4}(?:\W{0,4}no?\b|\[ ?\] ?y\w*[\s,/]{1,4}\W{0,4}no?\b)[.,;]?\s{1,6})if (?:no|not|you are not|you're not)\b,? ?(?:(?:then )?(?:who(?:['’]s| is| are)?(?: (?:it|the next of kin|nok|kin|he or she))?|please (?:give|list|provide|state|enter|tell us)|(?:their|the|his or her|nok|next of kin) name|name)[^:?\n]{0,50})(?:\?:?|:)/giu,
);
/** "NOK her. cell 406-…", "NOK is herself": who rings. */
const sheIs = quick(
  /(?<![\p{L}])(nok|next of kin)(?: is|:| ?=)? (?:her|him|hers|herself|himself|(?:s?he|that) is|the one calling|who called)(?:[.,;]? {0,2}((?:(?:cell|phone|ph|number|tel)[:. ]{0,2}){0,2})(?=\(?\d{3}\)?[ .-]\d{3})|(?=[.,;]? {0,2}(?:\n|$|[.,;])))/giu,
);
/** "Doctor: pill bottles say Dr. Munn". */
const doctorLed = quick(
  /(?<=(?:^|\n)[ \t]{0,4}(?:(?:attending|family|primary|her|his|regular)[ ])?(?:doctor|dr|doc|md|physician|pcp)(?: name)?\.? ?: ?)(?!dra?\b|(?:(?:the|his|her|their) )?(?:son|daughter|wife|husband|brother|sister|niece|nephew|nurse|caller)(?:['’]s name)? (?:is|was) )(?:(?!\bdra?\b|\b(?:no|not|unknown|unk)\b)[^\n.;:,]){3,44} (?:says?|said|thinks?|believes|is|was|lists?|shows?|reads?|has|guess\w*)(?: (?:it['’]?s|it was|it is|that['’]?s|maybe|probably|the name(?: is)?)){0,2} (?=dra?\b\.? ?\p{L})/giu,
);
/** "… will not sign, PCP Dr. Stallworth will, 251-…": the second one signs, whatever else he is. */
const willToo = quick(
  /(?<=\b(?:won['’]?t|will not|not going to|not|refus\w+ to|declin\w+ to|can['’]?t|cannot) (?:be )?sign(?:ing)?\b[^.\n]{0,24}[,;.] (?:but |so |and )?)((?:(?:the |her |his )?(?:pcp|hospitalist|family doctor|cardiologist|oncologist|partner),? )?)(dr\.? [\p{L}'’-]+(?: [\p{L}'’-]+)? )(?:will|is|can|agreed to)(?=\s?(?:[.,;\n(]|$))/giu,
);
const familyOf = quick(
  /\b(?:we |i )?(?:(?:have been|were|was|has been) (?:called|contacted|engaged|retained|asked) by|(?:am|are|is)? ?(?:calling|writing|acting) (?:for|on behalf of)|(?:serve|represent|are serving|have)) the (?:family|relatives|daughters?|sons?|wife|widow|husband) of (?=(?:(?:mr|mrs|ms|miss)\.? )?\p{Lu}[\p{L}.'’ -]{4,50},? who (?:died|passed|expired|has died|has passed))/giu,
);
/** "MORIN - Gerard L." in a line of its own: the surname, and the given names behind. */
const dashed = quick(
  /(?<=^|\n)([ \t]{0,4}\p{Lu}[\p{Lu}'’-]{2,18}) - (?=\p{Lu}\p{Ll}{2,14}(?: \p{Lu}\.?)?(?:[ ]{0,3}\([^()\n]{3,24}\))?[ ]{0,2}(?:\n|$|,? ?(?:\d{2}\b|age|dob|[MF]\b)))/gu,
);
const besideDead = /\b(?:died|passed|expired|dob|born|d\.o\.b|tod|pronounced|age)\b/i;
/** A house and who rings may stand so where the dead are named by a label. */
const named = /\b(?:pt|patient|decedent|deceased|resident|name)\b/i;
const noHouse =
  /\b(?:PICKUP|DELIVERY|NOTE|NOTES|URGENT|CALLER|NOK|FAMILY|DOCTOR|HOSPICE|NURSE|DISPATCH|DRIVER|REMOVAL|ATTN|FROM|MORGUE|ROOM|CALL|FIRST|HOME|DEATH|CONTACT|DEPUTY|POLICE|CORONER|DIRECTOR)\b/;
/** Letters or how it is spelled behind a name: "(not Gerald)", "(ph not v)". */
const spelledSo = quick(
  /(?<=\p{Lu}\p{L}+(?: \p{Lu}\.?)?)[ ]{1,3}\((?:not \p{Lu}\p{Ll}+|\p{Ll}{1,2} not \p{Ll}{1,2}|with an? \p{L}{1,2})\)/gu,
);

/** Of a nurse who rings "NOK: her" says nothing. */
const kinRings =
  /\b(?:wife|husb(?:and)?|spouse|son|daughter|dtr|dau|mother|father|mom|dad|brother|sister|bro|sis|niece|nephew|cousin|aunt|uncle|grand\p{L}+|partner|fianc[eé]e?|friend|widow)\b/iu;
/** "NOK: Carla Imdieke, number same as caller". */
const sameNumber = quick(
  /(?<=\b(?:nok|next of kin)\b[^\n]{3,70}[,;.] )(?:(?:the|her|his) )?(?:phone|ph|cell|tel|telephone|contact)? ?(?:number|no|nbr|#|num|phone|ph)?\.?(?:['’]s|:| is| =)? (?:the )?same as (?:the )?caller(?:['’]s)?(?: number)?/giu,
);
/** "Caller's the son in law … NOK: his wife, Carla": hers or his to the dead is another tie. */
const inLaw =
  /\b(?:caller|cllr|called by|calling|rang|this is|i['’]?m|s?he['’]?s)\b[^\n]{0,60}\b(son|daughter)[- ]in[- ]law\b/i;
const theirSpouse = quick(/(?<=\b(?:nok|next of kin)\b(?: is|:)? {1,4})(?:his (wife)|her (husband))(?=\W)/giu);
/** "Will attending certify? (X) Yes". */
const asksSigner = quick(
  /\bwill (?:the )?(attending|pcp|primary)(?: (?:physician|doctor|md|provider))? (?:be )?(?:certify(?:ing)?|attest|complete (?:it|cert\w*)|do (?:the )?(?:dc|cert\w*))(?=\s?[?:])/giu,
);
/** "[x] Attending notified: Dr. Marchetti": a name behind a ticked box. */
const tickedDoctor = quick(
  /(?<=^|\n| {2})[[(] ?[xX✓] ?[\])] ?(?=(?:attending|pcp|primary|family (?:doctor|physician))[^:\n]{0,24}(?:notified|aware|called|informed): ?(?:dr\b|\p{Lu}))/giu,
);
/** "Spelling off her license: DOB 8-21-56". */
const offCard = quick(
  /(?<=\b(?:licen[sc]e|wallet|card|passport|i\.?d|wristband|paperwork)(?: says| reads)?):(?= ?(?:dob|d\.o\.b|born|birth)\b)/giu,
);

/** Every such telling in plain words; null where there is none. */
export const writePlainPeople: Rule = (text) => {
  const edits: Edit[] = [];
  const write = (pattern: RegExp, words: (match: RegExpMatchArray) => string | null) => {
    for (const match of text.matchAll(pattern)) {
      const start = match.index ?? 0;
      const written = words(match);
      if (written !== null) edits.push({ start, end: start + match[0].length, text: written });
    }
  };
  if (/\b(?:next of kin|nok)\b/i.test(text)) {
    write(otherKin, () => "Next of kin:");
    write(sheIs, ({ index = 0, 1: label = "", 2: number }) =>
      kinRings.test(text.slice(Math.max(0, index - 900), index))
        ? `${label}: same as caller${number !== undefined ? `\n${label} phone: ` : ""}`
        : null,
    );
    const [, married] = inLaw.exec(text) ?? [];
    if (married)
      write(theirSpouse, ([said]) =>
        /son/i.test(married) === /wife/i.test(said) ? (/wife/i.test(said) ? "daughter" : "son") : null,
      );
    write(sameNumber, () => "same number as caller");
  }
  write(doctorLed, () => "");
  write(asksSigner, ([, doctor = ""]) => `Will ${doctor} sign the death certificate`);
  write(tickedDoctor, () => "");
  write(offCard, () => ",");
  if (/\bsign/i.test(text))
    write(
      willToo,
      ([, part = "", doctor = ""]) => `${/\batt(?:ending|g|n|nd)?\b/i.test(text) ? "" : part}${doctor}will sign`,
    );
  write(familyOf, () => "The deceased is ");
  write(dashed, ({ 0: said, 1: surname = "", index = 0 }) =>
    noHouse.test(said) || named.test(text) || !besideDead.test(text.slice(index, index + 160)) ? null : `${surname}, `,
  );
  write(spelledSo, () => "");
  return withEdits(text, edits);
};
