// Finds houses whose names tell no kind by how they end, by whose they are, or by what is said beside them: "at Cedar Manor", "got one at Kindred".
import { nameOf, type FacilityReading } from "./parse-house-words";
import { leanPattern } from "./parse-pattern";
import { findFacilities } from "./parse-places";
import { foldOf, properCase } from "./parse-words";
import { givenNames } from "./words/given-names";
import { careNames, hospitalNames, maybeEndings, plainEndings, plainNames } from "./words/house-names";
import { genericWords } from "./words/facilities";
import { plainWords, wordsOfHouses } from "./words/not-names";
import { streetEndings } from "./words/streets";

const cased = (words: string) => words.split("|").flatMap((word) => [word, word.toUpperCase()]);
const first = String.raw`(?:(?:The|THE|St\.?|ST\.?|Mt\.?|MT\.?|Villa|VILLA|Casa|CASA|Rancho) )?\p{Lu}[\p{L}'’]+`;
const ending = (words: string) => `(?:${cased(words).join("|")})`;
const kinds = String.raw`(?: (?:NH|AFH|ALF|SNF|LTC|RCF|MC|AL)(?=[\s,.;)/-]|$)(?! \d{5}))?`;
const branch = String.raw`(?: (?:at|of|on) (?:the )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)?`;
/** What goes on is a street, a town or another sort of house. */
const goesOn = String.raw`(?![\p{L}'’-]|[ ](?:\p{Lu}|\d{5})|[ ](?:apartments?|condos?|mobile|trailer|subdivision|church|cemetery|chapel|st|rd|road|street|dr|drive|ave|ln|lane|blvd|cir|ct|way|county|exit|golf|camp ?grounds?|rv|mall|restaurant|marina|stadium|high school|elementary|middle school|bar|grill|caf[eé])(?![\wà-ÿ])|,? (?:[A-Z]{2},? )?\d{5})`;
const titled = String.raw`((?:${first} ){1,3}${ending(`${plainEndings}|${maybeEndings}`)}|(?:The|THE) (?:\p{Lu}[\p{L}'’]+s|\p{Lu}[\p{L}'’]+)|(?:Villa|VILLA|Casa|CASA|Rancho|RANCHO)(?: \p{Lu}[\p{L}'’]+){1,3}|(?:${first} ){1,3}(?=(?:NH|AFH|ALF|SNF|LTC|RCF)(?:[\s,.;)/-]|$)))`;
/** "Died at Cedar Manor", "this is Kim at Aspen Ridge", "removal from Magnolia Trace". */
const behindCue = leanPattern(
  String.raw`(?:\b(?:[Aa]t|AT|[Ff]rom|FROM|[Oo]f|[Ii]n|IN|[Rr]eached|[Cc]ome to)|@)[ ](?:the )?(?!\d)${titled}${branch}${kinds}${goesOn}`,
  "gu",
);
/** "Harmony Gardens rm 14", "Maple Grove Lodge - Rm 4B". */
const beforeRoom = leanPattern(
  String.raw`(?<=^|[\n|;:–(-][ ]{0,3}|[,.][ ])${titled}${branch}${kinds}(?=[ ,(/–-]{1,4}(?:in )?(?:[Rr]oom|[Rr]m|RM|ROOM|[Bb]ed|BED|[Aa]pt|APT|[Ss]uite|[Ss]te)\b[ .#:]{0,3}[\dA-Z]|[ ](?:just )?(?:called|calling|phoned|rang|reports|reported|has (?:a|an|one|had)|have (?:a|an|one|had)|had (?:a|an|one)|wants us|needs us|is (?:calling|asking|ready|reporting))\b)`,
  "gu",
);
const isPlain = new RegExp(
  String.raw`(?:^| )${ending(plainEndings)}(?:$| (?:at|of|on|NH|AFH|ALF|SNF|LTC|RCF|MC|AL)\b)`,
  "u",
);
/** "The Arbors at Tamarack Hill" is one name. */
const endsName = new RegExp(String.raw`(?:^|[^\p{L}])${ending(`${plainEndings}|${maybeEndings}`)} $`, "u");
const withKind = / (?:NH|AFH|ALF|SNF|LTC|RCF|MC|AL)$/;
/** Who is nursed lies there, and who nurses rings from there. */
const ofCare =
  /\b(?:died|passed|expired|deceased|death|gone|pronounced|removal|remove|pick(?:ed|ing)?[ -]?(?:\p{L}+ )?up|p\/u|pickup|resident|patient|pt|body|room|rm|bed|nurse|rn|lpn|lvn|cna|aide|caregiver|med ?tech|don|adon|supervisor|administrator|director|staff|call(?:ing|ed|s)?|(?:this|it) is|it['’]s|i['’]m|we['’]re|we are|is|was|one|lady|gentleman|woman|man|come|go|over|out|here|transfer|facility|location|loc|place|memory care|hospice)\b[^.;\n]{0,40}$/iu;
/** What is said before a house of somebody else, or of another day. */
const others =
  /\b(?:husband|wife|spouse|partner|sons?|daughters?|dtr|sister|brother|mother|mom|father|dad|niece|nephew|cousin|friend|kin|nok|poa|she|he|they) (?:also )?(?:lives?|lived|resides?|stays?|works?|worked|is a resident|used to (?:live|be|work))\b[^.;\n]{0,24}$|\b(?:husband|wife|spouse|sons?|daughters?|dtr|sister|brother|niece|nephew|cousin|friend|nok|poa)\b (?:is|was|are) (?:also )?(?:over |out )?(?:at|in|from) (?:the )?$|\b(?:husband|wife|spouse|sons?|daughters?|dtr|sister|brother|niece|nephew|cousin|friend|nok|poa) (?:\p{L}[\p{L}'’-]+ ){1,2}(?:is|was|are) (?:also )?(?:over |out )?(?:at|in|from) (?:the )?$|\bhospice (?:nurse|rn|lpn|aide|cna|chaplain|social worker)(?: \p{L}[\p{L}'’-]+){0,2},? (?:from|with|of) (?:the )?$|\bdr\.? [\p{L}'’-]+ (?:is|was|works?|practices)\b[^.;\n]{0,24}$|\b(?:services?|viewing|visitation|reception|luncheon|buried|burial|interment|scatter\w*|ashes|inurn\w*|entomb\w*|graveside|plot|golf|restaurant|kitchen|store|mall|gym|parking lot|campground|wedding|meet(?:ing)?|corner|turn|exit|near|past|behind|across from|next to|before|instead of|not|never|worked?|works|volunteer\w*|retired|born|raised|used to live|formerly|previously|originally|admitted|discharged|transferred|moved|mail|bill|invoice|casket|vault|church|cemetery|live[sd]?|resid(?:es?|ed)|grew up|native|family|friends|out of|member|south|north|east|west)\b[^.;\n]{0,24}$/iu;
/** Nobody lies outdoors in a house. */
const outdoors =
  /\b(?:found|collapsed|drown\w*|crash\w*|accident|jogg\w*|hik(?:ed|ing)|swimm\w*|fish\w*|shot|heart attack)\b[^.;\n]{0,40}$/i;
/** "Wife died at Oak Manor. Decedent Ed Fox": another death, or one of another year. */
const kinDied =
  /(?:^|[.;]\s{0,2}|\n\s{0,4})(?:(?:his|her|their|the) )?(?:late )?(?:husband|wife|spouse|mother|father|mom|dad|parents?|brother|sister|son|daughter)(?: \p{Lu}[\p{L}'’-]+)?,? (?:also |who )?(?:died|passed|expired|was a resident)\b[^.;\n]{0,60}$/iu;
const theDead = /\b(?:decedent|deceased|patient|pt|resident)\b/i;
const longAgo =
  /^,? ?(?:back )?(?:in (?:19|20)\d\d\b|last (?:year|spring|summer|fall|winter)|(?:an?|two|three|four|five|six|\d{1,2}) (?:years?|yrs?|months?) (?:ago|back|before))/i;
/** "Brought from Cedar Manor to Mercy ER where she died". */
const wentOn =
  /^,? ?(?:by (?:ems|ambulance|medics|squad) )?to (?:the )?[^.;\n]{0,40}?\b(?:er|ed|icu|emergency|hosp(?:ital)?|medical center)\b(?! morgue)/i;
const noHouse =
  /^(?:the )?(?:white|waffle|steak|huddle|coffee|opera|court|full|open|fire|school|guest|pool|dog|carriage|motor|elks|moose|masonic|family|rose|central|state|city|county|national|memorial|trailer|rv|ball|industrial|office|business|mobile|front|back|side|funeral|parents?|own|private) (?:\p{L}+)$|\b(?:university|bank|church|college|department|office|isle|knights|sons|daughters|order|funeral|chapel|mortuary|cremation|cemetery|memorial gardens|memorial park|hospice|hospital)\b/iu;

/** A name with words of a house in it, and none of a sentence. */
const isName = (value: string, lead: string): boolean => {
  const words = value
    .replace(/^(?:The|THE) /, "")
    .replace(withKind, "")
    .split(" ");
  const [one = ""] = words;
  if (value.length > 48 || noHouse.test(value)) return false;
  if (words.length === 1 && !/s$/i.test(one) && !withKind.test(value)) return false;
  if (words.length === 1 && (plainWords.has(foldOf(one)) || !ofCare.test(lead))) return false;
  return words.every((word) => {
    const plain = foldOf(word);
    return !/^\p{Lu}/u.test(word) || !plainWords.has(plain) || wordsOfHouses.has(plain) || /^(?:st|mt)\.?$/.test(plain);
  });
};

/** "Kim Day at Aspen Ridge": what is said before belongs to a person. */
const speaker = /^(\p{Lu}\p{L}+) (?:\p{Lu}[\p{L}.]* ){0,2}(?:at|of|with|from) (?:the )?/u;

const diedAtHome =
  /\b(?:died|passed(?: away)?|expired|death|found|decedent|deceased|body|pt|patient|currently)\b[^.;\n]{0,40}\bat (?:the |his |her |their )?(?:own )?(?:home|residence|house)\b/i;

/** "You took care of my mom back in 2019, she passed at …". */
const onceBefore = /\b(?:in|of) (?:19|20)\d\d,? (?:when |and |as )?(?:s?he|they|we)\b[^.;\n]{0,40}$/i;

/** Whether what stands around a house says that it is somebody else's, or of another time. */
const isAnothers = (left: string, right: string, page: string): boolean =>
  others.test(left) ||
  onceBefore.test(left) ||
  longAgo.test(right) ||
  wentOn.test(right) ||
  (kinDied.test(left) && theDead.test(page));

const sentenceBefore = (text: string, at: number, end: number): string =>
  text.slice(Math.max(0, at - 60), end).replace(/[\s\S]*(?:[.!?]\s|\n)/, "");

/** Names that end as houses' names do, behind a small word or before a room. */
function ended(text: string, page: string, match: RegExpExecArray, isCued: boolean): FacilityReading[] {
  const said = match[0];
  const from = isCued ? said.indexOf(match[1] as string) : 0;
  const whole = said.slice(from);
  const lead = speaker.exec(whole);
  const skipped = lead?.[1] && givenNames.has(foldOf(lead[1])) ? lead[0].length : 0;
  const value = whole.slice(skipped).trim();
  const start = match.index + from + skipped;
  const left = sentenceBefore(text, match.index, start);
  const right = text.slice(start + value.length, start + value.length + 80);
  const isSure = isPlain.test(value) || withKind.test(value);
  const cue = said.slice(0, from).trim().toLowerCase();
  if (
    !isName(value, left) ||
    isAnothers(left, right, page) ||
    (!isSure && outdoors.test(left)) ||
    (/^\p{L}+['’]s House$/iu.test(value) && givenNames.has(foldOf(value.split(/['’]/)[0] ?? ""))) ||
    endsName.test(text.slice(Math.max(0, match.index - 24), match.index))
  )
    return [];
  if (
    isCued &&
    !isSure &&
    !(/^(?:at|@|reached)/.test(cue) || ofCare.test(text.slice(Math.max(0, match.index - 50), match.index)))
  )
    return [];
  if (isCued && cue.startsWith("in") && !isSure) return [];
  if (isCued && cue.startsWith("of") && !ofCare.test(left)) return [];
  if (givenNames.has(foldOf(value.split(" ")[0] ?? "")) && !isSure) return [];
  return [{ value: nameOf(value), start, end: start + value.length, kind: "Other", confidence: 0.8 }];
}

const capitals = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:of|at|on|the) (?:the )?\p{Lu}[\p{L}'’-]+| (?:&|and) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+){0,3}`;
const ends = String.raw`(?=[,.;)\n/]|\s(?:in|on|at|room|rm|and|for|to|with|is|has|needs|calling|called|who|we|this|tonight|has)\b|\s[-–(]|\s?$)`;
/** "Room 22 at Golden Years", "bed 4, Alder Court". */
const behindRoom = leanPattern(
  String.raw`\b(?:[Rr]oom|[Rr]m|ROOM|RM|[Bb]ed|[Uu]nit|[Aa]pt) ?\.? ?#?\d{1,4}[A-Z]?(?: bed \w)?,? (?:at|of|in|@|over at|down at|here at) (?:the )?(?<house>${capitals})${ends}`,
  "gu",
);
/** "Nurse at Pine Ridge Care": a house that cares, and no hospice's or agency's care. */
const carers = leanPattern(
  String.raw`(?:\b(?:at|from|with|w/|@) (?:the )?|,\s)(?<house>(?:\p{Lu}[\p{L}'’]+ ){1,3}(?<!\b(?:Hospice|Home|Health|Healthcare|Urgent|Palliative|Primary|Comfort|Intensive|Term|Day|Family|Pet|Animal|Eye|Wound|Critical|Acute|Emergency|Elder|In-Home|Death|Funeral|Patient|After|Cremation) )Care)(?=[,.;)\n]|\s(?:in|on|room|rm|calling|called|and|here)\b|\s?$)`,
  "gu",
);
/** "At St. Luke's": called by its saint alone. */
const saints = leanPattern(
  String.raw`\b(?:at|from|with|w/|@) (?<house>(?:St\.?|Saint) \p{Lu}\p{Ll}+(?:['’]s|s['’]))(?=[,.;)\n/]|\s(?:in|on|[Rr]oom|[Rr]m|calling|and|here|ER|ICU|morgue)\b|\s?$)`,
  "gu",
);
/** "Evergreen has a resident ready", "Kindred called with a release": the house speaks. */
const speaks = leanPattern(
  String.raw`(?<=^|\n|[.!?:] )(?:the )?(?<house>\p{Lu}[\p{L}'’-]{3,}(?: \p{Lu}[\p{L}'’-]+){0,2})(?= (?:just )?(?:(?:called|calling|phoned|rang)(?: (?:me|us|in|back|again|just now))? (?:with|about|to report|re|for)|has|have|is holding|reports?|reporting) (?:an? |another |one |the )?(?:death|removal|release|pick[ -]?up|resident|expiration|passing|body|one (?:ready|for (?:us|you)|to go)))`,
  "gmu",
);
const behindBare = String.raw`(?=[,;)\n/]|\.(?![\p{L}\d])|\s(?:[Rr]oom|[Rr]m|[Bb]ed|[Uu]nit|[Aa]pt|in (?:the|room|rm|bed|icu|her|his)|on (?:the|\d)|this|today|tonight|last|yesterday|around|about|at (?:about |around )?\d|@ ?\d|\d{4}\b|\d{1,2}:\d|and|with|she|he|who|for|needs?|ready|calling|called|is|has|was|just|ER|ED|ICU|morgue)\b|\s[-–(]|\s*$)`;
/** "Died at Elk Grove", "got one at Kindred", "resident at Alder Ponds passed": so nobody speaks of a town. */
const lain = leanPattern(
  String.raw`\b(?:[Dd]ied|[Pp]assed(?: away)?|[Ee]xpired|[Pp]ronounced(?: dead)?|[Dd]eath|[Pp]assing|[Rr]emoval|[Pp]ick[ -]?up|[Pp]/[Uu]|[Rr]elease|[Bb]ody|[Rr]esident|[Pp]atient|[Pp]t|[Ll]ady|[Gg]entleman|[Oo]ne)(?: (?:ready|waiting|for (?:you|us)))?,? (?:(?:over|out|up|down|here|back|peacefully|just now|this morning|this afternoon|this evening|today|tonight|last night|yesterday|early|(?:at|around|about|@) ?\d{1,2}(?::?\d\d)?(?: ?[ap]\.?m\.?)?) ){0,3}(?:at|@) (?:the )?(?<house>\p{Lu}[\p{L}'’-]{3,}(?: (?:of|at|on|the|de|del|la) (?:the )?\p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+){0,3})${behindBare}`,
  "gu",
);
const nurse = String.raw`(?:\b(?:RN|LPN|LVN|CNA|DON|NP|[Nn]urse|[Aa]ide|[Ss]upervisor),? )`;
const known = (names: string) =>
  leanPattern(
    String.raw`(?:(?:\b(?:at|AT|from|FROM|with|[Rr]esident of)|@)[ ](?:the )?|${nurse})(?<house>(?:${names})(?<!VA(?! \p{Lu}\p{Ll}))(?: (?:St\.? )?\p{Lu}\p{Ll}[\p{L}'’-]*){0,2})(?![\p{L}'’&-])(?! (?:hospice|home (?:health|care)|health|clinic|funeral|pharmacy|insurance|church|school|college|\p{Lu}|&))`,
    "gu",
  );
const [ofHospitals, ofHomes] = [known(hospitalNames), known(careNames)];
const typedSmall = leanPattern(
  String.raw`(?:\b(?:at|from)|@)[ ](?<house>${plainNames})(?![\p{L}'’-])(?! (?:hospice|home|clinic))`,
  "gu",
);
/** "Amy RN from Swedish Edmonds", "this is Kay with Avamere": who rings works there. */
const rings =
  /\b(?:rn|lpn|lvn|cna|don|np|nurse|aide|supervisor|caregiver|med ?tech|administrator|(?:this|it) is|it['’]s|i['’]m|calling|call|called|removal|pick[ -]?up|resident|patient|pt|release|body)\b[^.;\n]{0,40}$/iu;
/** "On hospice with Gentle Care". */
const agency = /\bhospice\b[^.;\n]{0,40}$/i;
const clergy =
  /\b(?:father|fr|pastor|rev|reverend|rabbi|sister|deacon|monsignor|msgr|priest|bishop|minister|vicar|parish)\b[^;\n]{0,40}$/i;
const stateBehind = /^,? (?:[A-Z]{2}\b|(?:New|North|South|West|Rhode) \p{Lu}\p{Ll}+\b)/u;
const notHouses =
  /^(?:ER|ED|ICU|CCU|PACU|OR|Morgue|The|Her|His|Our|My|This|That|Home|House|Hospice|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/i;
const short = /^(?:uc|oh|up|bi|mu|ua)/;

/** The reading of a pattern's house, where neither the words around it nor its own speak against it. */
function cued(text: string, page: string, pattern: RegExp, kind: FacilityReading["kind"]): FacilityReading[] {
  return [...text.matchAll(pattern)].flatMap((match): FacilityReading[] => {
    const value = match.groups?.house ?? "";
    const end = match.index + match[0].length;
    const start = end - value.length;
    const left = sentenceBefore(text, match.index, start);
    if (value === "" || findFacilities(value).length > 0 || notHouses.test(value)) return [];
    // "Tammy here at Mercy Hospital: …": what looks like a label behind it belongs to the name.
    const [whole] = findFacilities(page.slice(start, end + 30));
    if (whole?.start === 0 && whole.end > value.length) return [];
    if (agency.test(pattern === carers ? left.slice(-20) : left)) return [];
    // "This is Father Dominguez at Saint Anne's": a church.
    if (pattern === saints && clergy.test(left)) return [];
    if (pattern === behindRoom || pattern === carers || pattern === saints)
      return [{ value, start, end, kind, confidence: 0.8 }];
    const right = text.slice(end, end + 80);
    if (isAnothers(left, right, page) || stateBehind.test(right)) return [];
    const isBare = pattern === lain || pattern === speaks;
    if (isBare && !isBareName(value, left)) return [];
    if (!isBare && /^(?:from|with)/i.test(match[0]) && !rings.test(left)) return [];
    const written =
      pattern !== typedSmall ? nameOf(value) : short.test(value) ? value.toUpperCase() : properCase(value);
    return [{ value: written, start, end, kind, confidence: 0.8 }];
  });
}

/** Words with capitals that are no person's, no street's and no sentence's. */
function isBareName(value: string, left: string): boolean {
  const words = value.split(" ").filter((word) => /^\p{Lu}/u.test(word));
  const plain = words.map((word) => foldOf(word).replace(/['’]s$/, ""));
  return (
    value.length <= 48 &&
    !noHouse.test(value) &&
    !outdoors.test(left) &&
    !/['’]s$/.test(words[0] ?? "") &&
    !givenNames.has(plain[0] ?? "") &&
    !streetEndings.has(plain.at(-1) ?? "") &&
    plain.some((word) => !genericWords.has(word)) &&
    plain.every((word) => !plainWords.has(word) || (words.length > 1 && wordsOfHouses.has(word)))
  );
}

/** The houses of running text of the page in order; their kind is told by what else the page says. */
export function findUnworded(text: string, page: string): FacilityReading[] {
  const beside = [
    ...cued(text, page, behindRoom, "Other"),
    ...cued(text, page, carers, "Nursing facility"),
    ...cued(text, page, saints, "Other"),
  ];
  if (diedAtHome.test(page)) return beside;
  const found = [
    ...beside,
    ...[...text.matchAll(behindCue)].flatMap((match) => ended(text, page, match, true)),
    ...[...text.matchAll(beforeRoom)].flatMap((match) => ended(text, page, match, false)),
    ...cued(text, page, ofHospitals, "Hospital"),
    ...cued(text, page, ofHomes, "Nursing facility"),
    ...cued(text, page, typedSmall, "Other"),
    ...cued(text, page, lain, "Other"),
    ...cued(text, page, speaks, "Other"),
  ];
  return found.filter((one, at) => !found.slice(0, at).some(({ start, end }) => start < one.end && one.start < end));
}
