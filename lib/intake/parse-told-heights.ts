// How tall somebody is told to be without the signs of feet and inches: "71 inches tall", "he's five eleven", "six foot even".

/** "71 inches tall". */
export const inchesTall = /(?<![\d/.-])(4[89]|[5-7]\d|8[0-4]) ?(?:in\.?|inch(?:es)?|["”″]) (?:tall|in height)\b/giu;

/** "He's five eleven". */
export const toldFeet =
  /\b(?:(?:s?he|dad|mom)(?:['’]s| is| was| stands| stood)|(?:tall|white|black|hispanic|asian|man|woman|guy|lady|gentleman|fella|fellow|male|female|thin|slim|stocky|heavyset|big|small),?)(?: about| around| maybe| like)? (four|five|six)[ -](one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?![\p{L}\d-]|[ ](?:hundred|lbs?|pounds|years?|foot|feet))|(?<![\p{L}\d-])(?<!\b(?:apartment|apt\.?|unit|room|rm\.?|suite|ste\.?|bed|building|bldg\.?|lot|space|trailer|floor|number|no\.?|code|#),? ?)(five|six)[ -](one|two|three|four|five|six|seven|eight|nine|ten|eleven),? (?:and |about |maybe |around ){0,2}(?=[12]\d\d(?!\d| (?:\p{L}+ ){1,2}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|ct|court|pl|place|pkwy|hwy)\b)|(?:one|two|three)[- ](?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))/giu;

/** "He's six foot, maybe two ten", "about six feet even": feet and no inches. */
export const evenFeet =
  /(?:(?<=(?:^|[.;:,(\n]|\blike|\babout)\s{0,3})(?:(?:maybe|about|around) )?(?=(?:five|six) (?:foot|feet) (?:even|flat)|(?:five|six) foot\b)|\b(?:s?he(?:['’]s| is| was| stands)|dad(?:['’]s| is| was)?|mom(?:['’]s| is| was)?|stands|tall|man|guy|fella|fellow|woman|lady|gentleman|male|female|height(?: is| was)?),?(?: (?:about|around|maybe|roughly|close to|nearly|almost|just|like|right at|an even|a good))* )(four|five|six|seven) (?:foot|feet|ft\.?)(?: (?:even|flat|tall|zero))?(?=\s*(?:[.,;)\n]|$|and\b(?! (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|\d{1,2}) ?(?:inch|in\b|["”]|half))|[1-5]\d\d\b|about [1-5]\d\d))/giu;
