// Finds houses for the old whose names tell no kind, but end as such names do: "at Cedar Manor", "Harmony Gardens, rm 14".
import { nameOf, type FacilityReading } from "./parse-house-words";
import { leanPattern } from "./parse-pattern";
import { foldOf } from "./parse-words";
import { givenNames } from "./words/given-names";
import { plainWords, wordsOfHouses } from "./words/not-names";

const cased = (words: string) => words.split("|").flatMap((word) => [word, word.toUpperCase()]);
/** Such a house, whatever stands before it. */
const plainly = "Manor|Commons|Terrace|Arbors?|Haven|Lodge|Villa|Villas|Cottages?|House|Chateau|Acres|Rest|Residence";
/** These end the names of towns, streets and fields as well. */
const maybe =
  "Gardens?|Court|Courts|Place|Crossing|Landing|Pointe|Point|Trace|Estates|Meadows?|Ridge|Woods|Springs|Heights|Village|Glen|Oaks?|Pines?|Grove|Hollow|Willows?|Laurels?|Gables|Maples?|Elms?|Birches|Cedars?|Bridges|Hills?|Run|Brook|Square|Towers?|View|Vista|Shores?|Harbor|Cove|Park";
const first = String.raw`(?:(?:The|THE|St\.?|ST\.?|Mt\.?|MT\.?|Villa|VILLA|Casa|CASA|Rancho) )?\p{Lu}[\p{L}'’]+`;
const ending = (words: string) => `(?:${cased(words).join("|")})`;
const kinds = String.raw`(?: (?:NH|AFH|ALF|SNF|LTC|RCF|MC|AL)(?=[\s,.;)/-]|$)(?! \d{5}))?`;
const branch = String.raw`(?: (?:at|of|on) (?:the )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)?)?`;
/** What goes on is a street, a town or another sort of house. */
const goesOn = String.raw`(?![\p{L}'’-]|[ ](?:\p{Lu}|\d{5})|[ ](?:apartments?|condos?|mobile|trailer|subdivision|church|cemetery|chapel|st|rd|road|street|dr|drive|ave|ln|lane|blvd|cir|ct|way|county|exit|golf|camp ?grounds?|rv|mall|restaurant|marina|stadium|high school|elementary|middle school|bar|grill|caf[eé])\b|,? (?:[A-Z]{2},? )?\d{5})`;
const titled = String.raw`((?:${first} ){1,3}${ending(`${plainly}|${maybe}`)}|(?:The|THE) (?:\p{Lu}[\p{L}'’]+s|\p{Lu}[\p{L}'’]+)|(?:Villa|VILLA|Casa|CASA|Rancho|RANCHO)(?: \p{Lu}[\p{L}'’]+){1,3}|(?:${first} ){1,3}(?=(?:NH|AFH|ALF|SNF|LTC|RCF)(?:[\s,.;)/-]|$)))`;
/** "Died at Cedar Manor", "this is Kim at Aspen Ridge", "removal from Magnolia Trace". */
const behindCue = leanPattern(
  String.raw`(?:\b(?:[Aa]t|AT|[Ff]rom|FROM|[Oo]f|[Ii]n|IN|[Rr]eached|[Cc]ome to)|@)[ ](?:the )?(?!\d)${titled}${branch}${kinds}${goesOn}`,
  "gu",
);
/** "Harmony Gardens rm 14", "Maple Grove Lodge - Rm 4B". */
const beforeRoom = leanPattern(
  String.raw`(?<=^|[\n|;:–(-][ ]{0,3}|[,.][ ])${titled}${branch}${kinds}(?=[ ,(/–-]{1,4}(?:in )?(?:[Rr]oom|[Rr]m|RM|ROOM|[Bb]ed|BED|[Aa]pt|APT|[Ss]uite|[Ss]te)\b[ .#:]{0,3}[\dA-Z])`,
  "gu",
);
const isPlain = new RegExp(
  String.raw`(?:^| )${ending(plainly)}(?:$| (?:at|of|on|NH|AFH|ALF|SNF|LTC|RCF|MC|AL)\b)`,
  "u",
);
/** "The Arbors at Tamarack Hill" is one name. */
const endsName = new RegExp(String.raw`(?:^|[^\p{L}])${ending(`${plainly}|${maybe}`)} $`, "u");
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

/** The houses of running text of the page in order; their kind is told by what else the page says. */
export function findHomely(text: string, page: string): FacilityReading[] {
  const read = (match: RegExpExecArray, isCued: boolean): FacilityReading[] => {
    const said = match[0];
    const from = isCued ? said.indexOf(match[1] as string) : 0;
    const whole = said.slice(from);
    const lead = speaker.exec(whole);
    const skipped = lead?.[1] && givenNames.has(foldOf(lead[1])) ? lead[0].length : 0;
    const value = whole.slice(skipped).trim();
    const start = match.index + from + skipped;
    const left = text.slice(Math.max(0, match.index - 60), start).replace(/[\s\S]*(?:[.!?]\s|\n)/, "");
    const right = text.slice(start + value.length, start + value.length + 80);
    const isSure = isPlain.test(value) || withKind.test(value);
    const cue = said.slice(0, from).trim().toLowerCase();
    if (
      !isName(value, left) ||
      others.test(left) ||
      longAgo.test(right) ||
      wentOn.test(right) ||
      (kinDied.test(left) && theDead.test(page)) ||
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
  };
  if (diedAtHome.test(page)) return [];
  return [
    ...[...text.matchAll(behindCue)].flatMap((match) => read(match, true)),
    ...[...text.matchAll(beforeRoom)].flatMap((match) => read(match, false)),
  ];
}
