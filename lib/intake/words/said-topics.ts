// The matters of which a clause says yes, no or that it is open, with the words that name and those that affirm them.

export interface Topic {
  field: "isDonor" | "isPrearranged" | "isVeteran" | "isCoronerCase" | "embalmingPermission" | "covidStatus";
  /** Stands wherever the matter is named: a cheap first test. */
  quick: RegExp;
  names: RegExp;
  yes: string;
  no: string;
  /** The value of a matter that is left open. */
  open?: string;
  affirmed: RegExp;
  /** Words that deny this matter alone: a test that was "clear". */
  negative?: RegExp;
  /** What a denial must speak of, where not every denial is one of the matter. */
  denied?: RegExp;
  /** Words with a denial in them that deny nothing. */
  plain?: RegExp;
  /** Words that turn the clause to another matter. */
  unless?: RegExp;
}

export const topics: readonly Topic[] = [
  {
    field: "isDonor",
    quick: /donor|donat/i,
    names: /\b(?:donors?|donations?|donat(?:e|es|ed|ing))\b/gi,
    yes: "YES",
    no: "NO",
    open: "Unknown",
    affirmed:
      /\b(?:(?:is|was|he['’]s|she['’]s|as) an? (?:registered |listed )?(?:organ |tissue |eye |cornea |skin |bone |organ and tissue )?donor|registered|licen[sc]e|donor card|consent(?:ed|s|ing)?|accepted|approved|wanted to|wishes to|wants to|signed up|agreed)\b/i,
    unless:
      /\b(?:blood|plasma|platelets?|money|church|charity|clothes|clothing|college|school|kidney to|to (?:him|her)|lieu|coordinators?|team|bed|oxygen|wheelchair|walker|(?:wife|husband|son|daughter|caller) is on|flowers|memorials?|fund|big|major|generous|years ago|called|notified|referr?ed to \w+ \w+$)\b/i,
  },
  {
    field: "isDonor",
    quick:
      /\b(?:gift of|life ?\p{L}{3,6}|opo|procurement|eye bank|tissue bank|lopa|neds|one ?legacy|versiti|honor ?bridge|infinite legacy|eversight|sightlife|donor alliance|transplant|recovery (?:agency|coordinator))\b/iu,
    names:
      /\b(?:lopa|neds|one ?legacy|versiti|honor ?bridge|infinite legacy|eversight|sightlife|(?:mid-america|new england) (?:transplant|donor services)|(?:organ|tissue|eye) (?:agency|recovery agency|people)|gift of (?:life|hope)|life ?(?:link|share|net|source|gift|quest|center|line|banc|connection)|legacy of hope|donor (?:network|services|line|alliance)|opo|organ procurement|eye bank|tissue bank)\b/gi,
    yes: "YES",
    no: "NO",
    affirmed: /$^/,
    denied:
      /\b(?:not an? (?:\w+ )?(?:candidate|donor)|(?:not|isn['’]t|wasn['’]t) (?:suitable|eligible)|no (?:candidate|interest)|un(?:suitable|fit)|ineligible|ruled? (?:\w+ )?out|rule[- ]?out|deferred|declined|turned (?:\w+ )?down|passed(?! (?:away|at))|refused)\b/i,
  },
  {
    field: "isPrearranged",
    quick: /pre-?\s?(?:arr|need|paid|plan|fund)|\bset\b|paid|arrange|policy|plans?\b/i,
    names:
      /\b(?:pre[- ]?(?:arrang\w*|needs?|paid|plan\w*|fund\w*)|paid (?:up|ahead|off|in full|for (?:everything|it all|his funeral|her funeral|the funeral))|(?:funeral|burial|cremation) (?:plans?|policy|contract|trust|arrangements?)|no plan|(?:set|worked|planned|took care of) (?:it|everything|this|that) (?:all )?(?:up |out )?with (?:you|the funeral home)|(?:set it all up|set up everything|set everything up))\b/gi,
    yes: "YES",
    no: "NO",
    open: "Unknown",
    affirmed:
      /\b(?:has|have|had|is|was|were|are|been|with|did|made|set|paid|there['’]?s|on file|he['’]s|she['’]s|it['’]s|all)\b/i,
    unless:
      /\b(?:rent|bill|nurse|staff|parking|flowers|headstone|plot|care plan|discharge|will be|with another|another funeral home|plan to|plans to|health plan|insurance plan|plan b|pick ?-?up|flight)\b/i,
  },
  {
    field: "isVeteran",
    quick:
      /\bvet|militar|army|navy|marine|air force|coast guard|served|the service|\bwar\b|uniform|enlist|armed forces/i,
    names:
      /\b(?:vets?|veterans?|(?:the |our )?military|armed forces|(?:the |us |u\.s\. |ex-?)?(?:army|navy|marines?|marine corps|air force|coast guard)|served|in the (?:service|war|forces)|enlisted)\b(?!['’]?s? (?:home|hospital|clinic|hall|center|cemetery|affairs|administration|drive|road|rd|st|street|ave|blvd|parkway|pkwy|memorial|benefits (?:office|officer)|day|blue|lodge|post|pier|base|time))/gi,
    yes: "YES",
    no: "NO",
    open: "Unknown",
    affirmed:
      /^\W*(?:(?:he|she|dad|daddy|mom|father|mother|grandpa|grandfather|patient|resident|decedent|deceased|pt|mr\.? \w+)(?:['’]s| is| was| has been| had been)?\b|ex-?|(?:also |a |an |yes )(?:\w+ )?(?:vet|veteran)$|served|yes|retired|former|proud|(?:us |u\.s\. )?(?:army|navy|marines?|marine corps|air force|coast guard)$)/i,
    unless:
      /\b(?:old military|(?:his|her|my|our|their) (?:\w+ )?(?:brother|son|daughter|father|husband|wife|grandson|granddaughter|nephew|sister|uncle|friend|neighbou?r|cousin|mother|dad|kids?|boys?)|the vet (?:is|said|will|has|came|clinic)|vet (?:clinic|appointment|bill|tech)|(?:dog|cat|pet|horse)s?|driver|nurse|peace corps|served (?:as|on|by|papers|with|time|(?:his|her|the|our) (?:\w+ )?(?:parish|church|community|town|city|congregation|customers)|dinner|lunch|the (?:church|school|county|community|town|city|parish|lord))|taught|teach\w*|academy|budd(?:y|ies)|surplus|museum|next to|contractor|base|salvation army|old navy|navy (?:blue|suit|blazer|dress|shirt|robe|blanket)|married)\b/i,
  },
  {
    field: "isCoronerCase",
    quick: /coroner|examiner|\bM\.?E\b|\bme\b|\b(?:OCME|OM[EI]|JP)\b|justice of the peace/i,
    names:
      /\b(?:[Cc]oroner(?:['’]?s)?|CORONER(?:['’]?S)?|[Mm]edical [Ee]xaminer(?:['’]?s)?|MEDICAL EXAMINER|M\.E\.|OCME|OM[EI]|JP(?! \p{Lu}\p{Ll}| (?:is |was |will be |will )?(?:tak\w+|took|bring\w*|brought|driv\w+) \w+ (?:back )?home\b)|[Jj]ustice of the [Pp]eace|ME(?:['’]s)?(?!-?\d)(?= (?:is|was|has|had|will|took|take|does|did|do|case|wants|declin|said|says|not|no|wo|office|investigator|ha)))(?!\p{L})/gu,
    yes: "YES",
    no: "NO",
    open: "Unknown",
    affirmed:
      /\b(?:(?:is |are |will be |be )?(?:taking|take) (?:him|her|it|the (?:case|body)|jurisdiction|over)|took (?:him|her|it|the (?:case|body)|jurisdiction)|accept(?:ed|s|ing)|jurisdiction|autopsy|an exam|holding|has (?:it|him|her)\b|has to go (?:through|to)|must go (?:through|to)|going through)\b/i,
    denied:
      /\b(?:case|jurisdiction|custody|assum\w*|need\w*|require\w*|interest\w*|involve\w*|want\w*|tak(?:e|ing|en)|declin\w*|waiv\w*|refus\w*|turn\w* (?:\w+ )?down|pass\w*|reportable|accept\w*|necessary|called|matter|com(?:e|ing)|autopsy|hold|concern\w*|action)\b/i,
    unless:
      /\b(?:used to|works? (?:for|at|with)|number|phone|address|permit|released? (?:by|from)|pronounced|ready|released|sign|certificate|notified (?:at|by|per)|yet|ask|contact|call (?:me|us)|can(?: ?not|['’]t) release|(?:not|n['’]t) (?:come|done|arrived|finished)|sending (?:\w+ )?(?:till?|until|before)|(?:nobody|no one) (?:has|have)|has(?: not|n['’]t) been (?:called|notified|told))\b/i,
  },
  {
    field: "embalmingPermission",
    quick: /embalm/i,
    names: /\bembalm(?:ed|ing|ment)?\b/gi,
    yes: "YES",
    no: "NO",
    open: "Unknown",
    affirmed:
      /\b(?:ok|okays?|ok['’]d|oks|okayed|fine|permission|authori[sz]\w+|go ahead|yes|please|approv\w+|consent\w*|wants?|would like|agree[sd]?|all right|alright|no (?:objections?|problems?))\b/i,
    plain: /\bno (?:objections?|problems?)\b/gi,
    unless:
      /\b(?:embalmer|room|table|fluid|fee|charge|license|later|tomorrow|let you know|discuss\w*|talked (?:about|over)|brought up|mention\w*|ask|hold off|wait|yet)\b/i,
  },
  {
    field: "covidStatus",
    quick: /covid|corona(?!ry|do|tion| del)|sars-?cov/i,
    names: /\b(?:covid(?:[- ]?19)?|corona(?: ?virus)?|sars-?cov-?2)\b/gi,
    yes: "Positive",
    no: "Negative",
    open: "Unknown",
    negative: /\b(?:negative|neg|(?:came|come) (?:back|up) (?:clear|clean)|tested (?:clear|clean))\b/i,
    affirmed:
      /\b(?:positive|pos\b|has (?:active |had )?covid|had covid|covid patient|(?:came|come) (?:back|up) pos)\b/i,
    denied:
      /\b(?:no|not|never|without|denie[sd]|denying)\b (?:(?:have|had|has|having|got|any|known|active|current|signs?|evidence|history|suspected|confirmed|of|for|test(?:ed)?|positive|due|related|to|a|the) ){0,4}covid\b|n['’]t (?:have|had|got) (?:any )?covid\b|\bcovid (?:(?:was|is|has been|were) )?ruled out\b|\bruled out (?:for )?covid\b|\bnegative\b/i,
    plain: /\b(?:not (?:yet )?vaccinated|no (?:mask|visitors?)\w*)\b/gi,
    unless:
      /\b(?:isolation|surviv\w*|recover\w*|beat|beaten|got over|get over|(?:not|never|n['’]t) (?:been )?ruled (?:covid )?out|ruled in|vaccin\w*|shots?|boosters?|unit|wing|hall|protocols?|polic\w*|rules?|masks?|symptoms?|exposure|exposed|roommate|staff|visitors?|outbreak|building|facility|floor|years?|last|during|since|screen\w*|must|season|wife|husband|son|daughter|caller|nurse|aide)\b/i,
  },
];
