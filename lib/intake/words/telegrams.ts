// Items that are a fact by themselves where nothing else stands between two commas or line ends.

type TelegramField =
  | "isVeteran"
  | "isDeceasedReady"
  | "isFamilyThere"
  | "crewNeeded"
  | "isCoronerCase"
  | "isDonor"
  | "covidStatus"
  | "isPrearranged";

export interface Telegram {
  field: TelegramField;
  /** The value, or "number" for the number that the item tells. */
  value: string;
  /** The whole item, as a pattern. */
  words: string;
}

const kin = "wife|husband|spouse|son|daughter|dtr|dau|sister|brother|mother|father|mom|dad|niece|nephew|kids|children";
const there = String.raw`(?:is |are |still )?(?:there|here|present|on ?scene|on ?site|at (?:the )?(?:bedside|bs|house|home)|bedside|in (?:the )?room|with (?:him|her|pt|dec\w*|body)|w\/? ?(?:him|her|pt|dec\w*|body))(?: now)?(?: ?(?:&|and) (?:staying|waiting|present))?`;
const office = String.raw`(?:the )?(?:me|m\.?e\.?|cor|coroner|med(?:ical)? examiner)(?:['’]?s)?(?: office)?`;
const service = "army|navy|marines?|marine corps|air ?force|usaf|usmc|usn|uscg|coast guard|national guard";

export const telegrams: readonly Telegram[] = [
  {
    field: "isVeteran",
    value: "NO",
    words: String.raw`(?:non|no|not a)[- ]?(?:vet|veteran|military)|no (?:military|service)(?: service| hx| history)?`,
  },
  {
    field: "isVeteran",
    value: "YES",
    words: String.raw`(?:(?:us |u\.?s\.? )?(?:${service}) ?-? ?)?(?:wwii |ww2 |korean?(?: war)? |vietnam(?: era)? )?(?:vet|veteran)(?: ?[-(:]? ?(?:us )?(?:${service})\)?)?|(?:us |u\.?s\.? |ret(?:ired|d)? |former )(?:${service})`,
  },
  {
    field: "isDeceasedReady",
    value: "NO",
    words: String.raw`not (?:yet )?(?:ready|rdy|released)(?: yet)?|(?:body )?on hold|release pending|pending release`,
  },
  {
    field: "isDeceasedReady",
    value: "YES",
    words: String.raw`(?:body |pt |dec |all |is )?(?:rdy|ready)(?: (?:now|to go|for (?:you|u|pu|p\/u|pick ?up|removal|release|transport)|any ?time|when(?:ever)? (?:you|u) are))?|rel(?:ease)?(?: form)? (?:is |was |been )?(?:signed|ok|on chart|done|in hand|on file|obtained|complete)(?: and .{1,24})?|(?:body |pt |ok to |ok['’]?d for )?released(?: to (?:fh|us|you|mortuary))?|clear(?:ed)? (?:for|to) (?:release|removal|go|pick ?up)`,
  },
  {
    field: "isFamilyThere",
    value: "NO",
    words: String.raw`(?:no|0) (?:fam(?:ily)?)(?: ${there})?|fam(?:ily)? (?:has |have |is |already )?(?:gone|left|went)(?: home)?|fam(?:ily)? (?:is |are )?not (?:coming|there|here|present|on ?scene|on ?site)|fam(?:ily)? (?:is |are )?(?:en ?route|on (?:the|their) way|otw)`,
  },
  {
    field: "isFamilyThere",
    value: "YES",
    words: String.raw`(?:fam(?:ily)?|(?:(?:the|his|her|their) )?(?:${kin})(?:(?: ?[+&]| and) (?:\d |two |three )?(?:${kin}|grand\p{L}+|others))?) ${there}`,
  },
  {
    field: "crewNeeded",
    value: "number",
    words: String.raw`(?:need |needs |send |bring |min(?:imum)? |req(?:uires)? |w\/? ?)?(?:[1-5]|one|two|three|four)[- ]?(?:man|men|person|persons|people|ppl|techs?|guys|crew|attendants?|staff)(?: (?:crew|team|job|lift|removal|needed|min|minimum|please|pls|carry|req|at least))*`,
  },
  {
    field: "isCoronerCase",
    value: "NO",
    words: String.raw`${office} (?:was |has |been |notified |called |and |& |- ?)*(?:released|declined|waived|cleared|ok['’]?d|no case|nji|no jurisdiction|no|n)(?: (?:jurisdiction|case|it|body|her|him))?|no ${office}(?: case| involvement)?|not (?:an? )?${office} case|(?:notified|called)[ -]*(?:released|declined|waived|no case)|no case|nji`,
  },
  { field: "isCoronerCase", value: "YES", words: String.raw`${office} (?:case|hold|accepted|jurisdiction)` },
  {
    field: "isDonor",
    value: "NO",
    words: String.raw`(?:donor|donation|tissue|organ)s? ?[-:]? ?(?:no|neg|declined|ruled out|r\/o|deferred)|non[- ]?donor|not (?:an? )?(?:organ|tissue|eye)(?:(?: or| and|\/|,) ?(?:organ|tissue|eye))? donor`,
  },
  { field: "isDonor", value: "YES", words: String.raw`(?:organ|tissue|eye|cornea) donor` },
  {
    field: "covidStatus",
    value: "Negative",
    words: String.raw`(?:covid|c19|cv19|covid ?19)(?:-19)? ?(?:neg|negative|-)`,
  },
  {
    field: "covidStatus",
    value: "Positive",
    words: String.raw`(?:covid|c19|cv19|covid ?19)(?:-19)? ?(?:pos|positive|\+)`,
  },
  {
    field: "isPrearranged",
    value: "NO",
    words: String.raw`at[- ]need|no (?:pre-?need|prearr(?:angements?)?)`,
  },
  {
    field: "isPrearranged",
    value: "YES",
    words: String.raw`pre-?need|pre-?arr(?:anged)?|pre-?paid|pre-?planned`,
  },
];
