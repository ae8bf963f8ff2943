// Finds in running text the steps and stairs that the crew will meet: "6 icy steps", "3rd fl walkup", "narrow stairs".
import { quick } from "./parse-quick-pattern";
import { leanPattern } from "./parse-pattern";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const count =
  "(?:a few|(?:about |half )?a dozen|(?:a )?couple(?: of)?|several|\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty)";
const manner =
  "(?:narrow|l[- ]shaped|steep|spiral|winding|outside|exterior|outdoor|icy|curved|straight|concrete|wood(?:en)?|metal|stone|brick|cement|granite|marble|iron|steel|carpeted|wet|mossy|rickety|rotten|rotted|deck|attic|cellar|entry|tall|shallow|low|high|short|small|tight|front|back|porch|basement|inside|interior|uneven|broken|slippery)";
const hard =
  "(?:narrow|l[- ]shaped|u[- ]shaped|split|carpeted|basement|attic|cellar|rickety|steep|spiral|winding|outside|exterior|outdoor|icy|curved|circular|tight|uneven|broken|slippery)";
const step = "(?:steps?|stairs?|strs|staircases?|stairways?|stairwells?|flights?(?: of (?:stairs|steps))?)";
const where = String.raw`(?:\s(?:up|down|from|at|off|in|on|into|inside|outside|leading|going|coming|by|beside|near|behind|w\/|with|to)\s(?:(?!\b(?:and|so|but|we|he|she|they|it|come|please|pls|call|send|need|(?:his|her)(?! (?:room|bedroom|bdrm|bed|apt|apartment|door|unit|place|porch)\b)|hope|i|you|no|if|when|where|which|family(?! room)|fam|wife|husband|nok|dr|doctor|weighs|wants|goes)\b)[^,.;:()/→|\n]){2,34}?(?=\s*(?:[,.;:()/→|\n]|->|$|\s(?:and|so|but|we|he|she|they|it|come|please|pls|call|send|need|his(?! (?:room|bedroom|bdrm|bed|apt|apartment|door|unit|place|porch)\b)|hope|i|you|no|if|when|where|which|family(?! room)|fam|wife|husband|nok|dr|doctor|weighs|wants|goes)\b)))?`;
const turn = String.raw`(?:\sand an? (?:tight|sharp|narrow|steep|low)\s[^,.;:()/→|\n]{3,40})?`;
const patterns: readonly RegExp[] = [
  leanPattern(
    String.raw`(?<![\p{L}\p{N}/.-])(?:${manner}\s(?:flight|stairs?|staircase|steps?),?\s)?(?:(?:about|around|maybe|roughly|approx\.?)\s)?${count}(?:,?\s${manner}){0,2}\s${step}(?![\p{L}\p{N}-])(?:\s(?:(?:out|in|up|down) )?(?:up|down|in|out|front|back|outside|inside|(?:front|back|side|rear|main|garage|entry|church|lobby) (?:porch|door|dr|entry|entrance|stoop|walk|deck|side))(?=\s*[.,;:()/\n|]|\s(?:and|so|but)\b|\sno rails?\b|$))?${where}${turn}`,
    "iu",
  ),
  leanPattern(
    String.raw`(?<![\p{L}\p{N}])(?:one |(?<=\ban? ))(?:(?:long|short|full|steep|narrow|outside|inside|straight) )?flight(?: of (?:stairs|steps))(?![\p{L}\p{N}])(?:\s(?:up|down)(?=\s*[.,;:()/\n|]|$))?${where}`,
    "iu",
  ),
  leanPattern(String.raw`(?<![\p{L}\p{N}])(?:${manner}\s){0,2}steps? ?x ?\d{1,2}(?![\p{L}\p{N}])`, "iu"),
  /(?<![\p{L}\p{N}])(?:\d(?:st|nd|rd|th)|second|third|fourth|fifth)[ -]?(?:fl|flr|floor)\.?,? walk[ -]?up(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}-]|\b(?:fl|flr|floor)\.?,? )walk[ -]?up,? no (?:elevator|elev|lift)(?![\p{L}\p{N}])/iu,
  leanPattern(
    String.raw`(?<![\p{L}\p{N}]|(?:elevator|elev|lift)(?: is|'s|s)? )(?:(?:very|really)\s)?${hard}(?:,?\s(?:and\s)?${manner}){0,3}\s(?:stairs?|strs|staircase|stairway|stairwell|steps)(?![\p{L}\p{N}])(?:\sw\/\s?[^,.;:()/→|\n]{3,24}(?=[,.;\n]|$)|${where})`,
    "iu",
  ),
];
const hardWay = quick(
  /(?:(?<=\b(?:steps|stairs) ?[-–] ?)\d{1,2} (?:at|in|on|up|down|to|from|inside|outside|front|back)\b[^.;\n]{2,40}|\b(?:no (?:stairs|steps),? but (?=[^.;\n]{0,60}\b(?:narrow|tight|steep|halls?|hallways?|doors?|doorways?|ramps?|turns?|corners?|elevators?|lift|landing|thresholds?|slopes?|hill|steps?|porch|clutter\w*|boxes|bed|furniture|icy|ice)\b)[^.;\n]{4,60}|(?:(?:about |around |roughly |maybe |up |down )?(?:an? |the )?(?:\d{1,2}[- ]?(?:ft|foot|feet) (?:of )?)ladder|(?:up|down|by) (?:an? |the )(?:\p{L}+ )?ladder)(?: (?:up |down )?(?:to|into|from|off) (?:the |an? |his |her )?\p{L}+(?: \p{L}+)?(?=\s*(?:[.,;\n]|$)))?|(?:hoarder|hoarding|hoarded|cluttered)(?: (?:house|home|place|apartment|trailer|situation|conditions)),? (?:there['’]?s|there is|with|just|only) (?:just |only )?(?:an? )?(?:\p{L}+ )?(?:path|aisle|trail|goat path)\b[^.;,\n]{0,40}|split[- ]level|(?:up|down)stairs (?:bdrm|bedroom|br|apt|apartment|unit|flat|room)|(?:bdrm|bedroom|bed)(?: is|'s|s)? (?:up|down)stairs|(?:(?:\d(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|top) (?:fl|flr|floor)\.?,? (?:and |with )?(?:there['’]?s |there is )?(?:no|without(?: an?)?|w\/o) (?:elevator|elev|lift))|(?:second|third|fourth|fifth|sixth|top|\d(?:st|nd|rd|th)) (?:fl|flr|floor)\.?,? (?:and |but )?(?:the )?(?:elevator|elev|lift)(?:'s| is)? (?:out(?: of (?:order|service))?|broken|down|not working)|(?:primer|segundo|tercer|cuarto|quinto|sexto|[uú]ltimo|\d{1,2}[º°o.]{0,2}) piso,? (?:y )?(?:no hay|sin|no tiene) (?:elevador|ascensor)|(?:elevator|elev|lift)(?:'s| is)? (?:out(?: of (?:order|service))?|broken|down|not working|too small[^,.;\n]{0,30})|(?:(?:primer|segundo|tercer|cuarto|quinto|sexto|último) piso,? (?:y |pero |,? )?)?(?:no hay|sin|no tiene|no sirve el|no funciona el) (?:elevador|ascensor)|(?:chair|stair) ?(?:lift|glide|chair)\b[^.,;\n]{0,24}\bin the way\b(?: (?:on|of|at) (?:(?!\band\b)[^.,;\n]){3,24}(?=[.,;\n]|\sand\b|$))?|(?:bed|bedroom|he|she|pt|body)(?: is|'s) (?:up )?in the (?:loft|attic)\b[^.,;\n]{0,40}|bad (?:steps|stairs)(?: (?:on|in|at) (?:the )?\w+)?|(?:un|una|dos|tres|cuatro|cinco|seis|\d{1,2}) (?:escal[oó]n|escalones|gradas?|escaleras)(?: nada m[aá]s)?(?: (?:en|a|hasta|al) [^,.;\n]{3,30})?))(?!\p{L})/iu,
);
/** What a clause beside it says of the way: "upstairs bdrm, narrow turn", "3 flights, elevator broken". */
const alsoHard =
  /^(?:with |w\/ ?|and |very |a |an )?(?:(?:[lus]|90|\d{2,3}|dog ?leg|switchback|hairpin|blind)[- ]?(?:degree |deg )?(?:turn|bend|corner)s?\b.{0,20}|(?:no|small|tiny) (?:elevator|elev|lift|ramp|(?:hand)?rails?|railings?|banister|landing)|(?:[\p{L}'’-]+ ){1,2}style|(?:kind|sort) of \p{L}+|(?:a bit|a little|pretty|real(?:ly)?) (?:narrow|tight|steep|icy|slick|twisty|rickety)|(?:halls?|hallways?|doors?|doorways?|corners?|turns?|landings?) (?:is |are |all |very )?(?:narrow|tight|sharp|small|low)\b.{0,16}|(?:elevator|elev|lift)\b.{0,24}|(?:chair|stair) ?(?:lift|chair)\b.{0,16}|(?:narrow|tight|steep|spiral|sharp|winding|low|icy|wet|slick|slippery|uneven|rotten|crooked)\b.{0,34}|.{0,16}\b(?:steps?|stairs?|stairwell|stairway|landing|walk-?up|flights?|split[- ]level|(?:basement|upstairs|downstairs) (?:bdrm|bedroom|br|apt|apartment|flat|unit))\b.{0,24}|(?:(?:the )?(?:front|back|top|bottom|last|first|middle) )?(?:one|step) (?:of them )?(?:is )?(?:rotten|rotted|loose|broken|missing|cracked)\b.{0,24}|.{0,16}\b(?:(?:not|un) ?(?:shovel+ed|plowed|salted|lit)|snow(?:y|ed)?|ice)\b.{0,20}|(?:[\p{L}]+ ){0,2}(?:door|doorway|hall|hallway|gate|porch|landing|entry|ramp) (?:is |are |gets )?(?:very |really |pretty |too )?(?:narrow|tight|small|low|steep|rotten|icy|slick)\b.{0,16}|(?:a )?straight run|otherwise level|(?:then |and then )?(?:all )?(?:on )?(?:one|1|single) (?:level|floor)|(?:(?:wheelchair )?ramp|use (?:the )?ramp)\b.{0,34}|(?:\d{1,2} (?:up|down)(?:,? ?(?:and|\/|then)? ?\d{1,2} (?:up|down))?)|(?:she|he)(?:['’]s| is) up top|(?:first|second|third|fourth|top|\d(?:st|nd|rd|th)) (?:floor|fl) (?:of|in) an? .{3,24}|basement|wet|icy|wet leaves|loose \w+|best way in|level|(?:(?:and|about) )?\d{1,2} of them\b.{0,24}|(?:bedroom|bdrm|bed|room) (?:is )?(?:up|down)(?:stairs)?\b.{0,24}|(?:the )?(?:stretcher|cot|gurney)\b.{2,40}|(?:screen |storm |narrow )?door (?:swings|opens|sticks|is|won['’]?t)\b.{0,20}|use (?:back|side|rear) \w+)$/iu;
const denied = /\b(?:no|not|without|avoid|few|used to|than|next|other|these|following)\s+(?:\w+\s+)?$/i;
const climb = /\b(?:stairs?|steps?|stairwell|flights?|floor|flr|fl|walk-?up|upstairs)\b/i;
const otherSteps =
  /^[^\n]{0,40}\bsteps?\s+(?:away|ahead|from(?! (?:the )?(?:street|curb|sidewalk|drive\w*|road|garage|yard|walk\w*|parking))|program|process|forward|further)/i;

/** "He fell on the steep stairs last week". */
const fellOn =
  /\b(?:fell|fallen|falls?|tripped|slipped|tumbled|found|lying|(?:at|near) the (?:foot|top|bottom|base) of)\b[^.;\n]{0,30}$/i;

/** "walk up no elevator", "upstairs and the stairs are narrow": the same clause goes on. */
const goesOn =
  /^ (?:(?:at|in|on) (?:the )?(?:front|back|side|rear) no rails?\b|no rails?\b|and (?:they|those) are (?:very |pretty |real |really )?\p{L}+(?= ?(?:[,.;\n]|$))|and an? (?:\p{L}+ )?turn (?:in|at|on|to) (?:the )?\p{L}+|at the end of (?:a|the) (?:\p{L}+ ){0,2}hall(?:way)?\b|\+ (?:(?:no|a|an|\d) )?(?:lift|elevator|ramp|landing|rail\w*|turn|steps?|porch)\b|and an? (?:(?:narrow|tight|heavy|screen|storm|low) ){1,2}(?:door|gate|hall|landing|turn)\b|(?:and |with |w\/ ?)?(?:no|without(?: an?)?|w\/o) (?:elevator|elev|lift)\b|(?:and (?:there(?:'?s| is) )?|with |w\/ ?)?(?:no|without|w\/o)(?: an?)? (?:(?:hand)?rail(?:s|ing)?|railings?|banister)\b(?: and (?:icy|steep|wet|slick|narrow))?|(?:,| so|;) (?:you(?:['’]ll)? (?:have to|need to|must) |please |pls )?(?:use|take) the (?:\p{L}+ )?(?:stairs?|stairwell|steps|elevator)(?: (?:on|at|by|in) [^,.;\n]{3,24})?|(?:with|w\/) ?(?:an? |the |one )?(?:\p{L}+ )?(?:landing|turn|bend|stair ?lift|chair ?lift)\b|and (?:the |it'?s )?(?:stairs?|steps?|staircase|hall(?:way)?|turn|landing)\b[^,.;:()/→|\n]{3,40}?(?=\s(?:so|but|please|pls|bring|send|we|you)\b|[,.;:()/\n]|$))/iu;

/** "steep driveway and 9 steps", "upstairs bedroom with a spiral staircase". */
const joinedBefore =
  /(?:(?<=^|[.;:(|\n]\s{0,3}|\s--?\s)((?:up|down)stairs, )|(?:^|[\s,.;:(])((?:(?<=\b(?:is|are|it's|he's|she's|lies|bed|bedroom|room)\s)(?:up|down) |(?:very )?(?:long|steep|narrow|icy|tight|gravel|uneven) [^,.;:()/|\n]{3,24} and |(?:up|down)stairs [a-z]{3,9}(?: with an?|,| &| and| -)? )))$/i;

/** "She is in the upstairs bedroom, …": who lies there is no obstacle. */
const whoLies =
  /^(?:(?:the |nurse |officer |deputy )?\p{L}+ (?:says?|said|states?|reports?|advise[sd]?|tells? us|told us)(?: that)? )?(?:(?:s?he|they|it|pt|patient|mom|dad|body|decedent|deceased)(?:['’]s| is| are|['’]re| was)?|there(?:['’]s| is| are)?) (?:(?:up|down|lying|still) )?(?:(?:in|on|at) )?(?:the |an? )?|^(?:the |nurse |officer |deputy )?\p{L}+ (?:says?|said|states?|reports?|advise[sd]?|tells? us|told us)(?: that| it['’]?s| there['’]?s)? (?:an? |the )?/iu;

const upperRoom =
  /\b(?:second|third|fourth|2nd|3rd|4th|upper|top) (?:fl|flr|floor) (?:bedroom|bdrm|room|apt|apartment|unit|flat)$/i;

/** The words with the clauses on both sides that speak of the way too; a hard clause belongs to the room it leads to. */
function widened(text: string, from: number, to: number, isHardClause = false): { start: number; end: number } {
  let [start, end] = [from, to];
  end += goesOn.exec(text.slice(end, end + 60))?.[0].length ?? 0;
  for (let count = 0; count < 3; count += 1) {
    const next =
      /^(?:, ?| -{1,2} )([^,.;:()/→|!\n](?:w\/|[^,.;:()/→|!\n]){2,44}?)(?= --? | ?[|→]| ->|[,.;:()/!\n]|$)/.exec(
        text.slice(end, end + 60),
      );
    if (!next?.[1] || !alsoHard.test(next[1].trim())) break;
    end += next[0].length;
  }
  const joined = joinedBefore.exec(text.slice(Math.max(0, start - 50), start));
  const led = joined?.[1] ?? joined?.[2];
  if (led) return { start: start - led.length, end };
  const before = /(?:^|[,.;()/|\n]|:(?!\d\d\b)|:\d\d\s|\s--?\s)\s*([^,.;:()/|\n]{4,40} [^,.;:()/|\n]{2,30}), ?$/.exec(
    text.slice(Math.max(0, start - 60), start),
  );
  if (before?.[1] && (alsoHard.test(before[1]) || (isHardClause && upperRoom.test(before[1]))))
    start = start - before[0].length + before[0].indexOf(before[1]) + (whoLies.exec(before[1])?.[0].length ?? 0);
  return { start, end };
}

const wayNoun =
  "(?:stairs?|staircases?|stairways?|stairwells?|steps?|flights?(?: of (?:stairs|steps))?|halls?|hallways?|corridors?|doorways?|turns?|corners?|landings?|passage(?:way)?)";
const badWay =
  "(?:narrow|tight|sharp|steep|winding|curv(?:ed|ing|y)|spiral|cramped|crooked|rickety|icy|slippery|slick|uneven|broken|rotten|rotted|loose|cluttered|awkward|tricky)";
const rather =
  "(?:very |pretty |real |really |quite |kind of |a bit |a little |too |so |rather |super |extremely |fairly )?";
/** Clauses that speak of a hard way without a number of steps: "the hallway is narrow", "a tight turn at the top". */
const hardClause = leanPattern(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${rather}(?:long |short |little )?${badWay}(?:,? (?:and )?${rather}${badWay})?,? (?:\p{L}+ ){0,2}?${wayNoun}|${wayNoun}(?: (?!(?:and|but|so|is|are|was)\b)[\p{L}'’]+){0,5} (?:is|are|was|gets|has) ${rather}(?:${badWay}|small|low|blocked|full of))(?![\p{L}\p{N}]))`,
  "iu",
);
/** What only leads to the way: "watch the", "you'll have", "there's a". */
const leadsTo =
  /^(?:(?:but|and|so|just|also|please|fyi|note|heads up|be aware|careful|warning)[\s,:-]+)*(?:(?:there(?:['’]?s| is| are| will be)|it['’]?s|it is|(?:you|we|they|crew)(?:['’]ll| will)? (?:have|be going|find|hit|run into|need to go|have to (?:go|come|get))(?: (?:up|down|through|around|past))?|you['’]ve got|we['’]ve got|(?:the |our |their |his |her )?(?:house|home|place|building|apartment|unit) has|expect|watch(?: out)?(?: for)?|mind|beware(?: of)?|careful (?:of|on|with)) (?:only )?(?:an? |the |some )?)?/iu;
const notTheWay =
  /\b(?:fell|fall(?:s|en|ing)?|tripped|slipped|found|collapsed|last (?:week|month|year)|yesterday|broke his|broke her|(?<!(?:narrow|tight|sharp|steep|awkward|tricky|hard|bad) )turn (?:him|her|it|them|in|left|right|onto|around|off|on|up)|parking|park|truck|van|driveway|road|hospital|sign(?:ed|s)?)\b/i;

/** The first clause that speaks of a hard way, without what leads to it. */
function findHardClause(text: string): { start: number; end: number } | null {
  const match = hardClause.exec(text);
  if (!match) return null;
  const from =
    Math.max(...[".", ",", ";", ":", "\n", "(", "|", "!", "?"].map((mark) => text.lastIndexOf(mark, match.index))) + 1;
  const rest = text.slice(match.index);
  const behind =
    /(?:[.,;:)|!?\n]|\s(?:[-–—]\s|(?:so|but|and) (?:please|you|we|bring|send|i|he|she|they|be|call|come|use)\b))/i.exec(
      rest.slice(match[0].length),
    );
  const end = match.index + match[0].length + (behind?.index ?? rest.length - match[0].length);
  const lead = /^\s*/.exec(text.slice(from))?.[0].length ?? 0;
  const start = from + lead + (leadsTo.exec(text.slice(from + lead, end))?.[0].length ?? 0);
  const said = text.slice(start, end).trimEnd();
  const isWay = said.length < 80 && text[end] !== "?" && !notTheWay.test(text.slice(from, end)) && /\p{L}/u.test(said);
  return isWay && start <= match.index + match[0].length - 4 ? { start, end: start + said.length } : null;
}

/** Adds the stairs that the words tell of, where no label does. */
export function addStairs(sheet: Sheet, text: string): void {
  const known = bestOf(sheet, "stairsOrObstacles");
  if (known && known.confidence > 0.86) return;
  for (const pattern of [...patterns, hardWay]) {
    const match = pattern.exec(text);
    if (!match || denied.test(text.slice(Math.max(0, match.index - 20), match.index))) continue;
    if (
      otherSteps.test(text.slice(match.index, match.index + 60)) ||
      fellOn.test(text.slice(Math.max(0, match.index - 50), match.index)) ||
      (/^(?:elev|lift)/i.test(match[0]) && !climb.test(text.slice(Math.max(0, match.index - 60), match.index + 90))) ||
      /\?/.test(text.slice(match.index, match.index + match[0].length + 2))
    )
      continue;
    const { start: from, end } = widened(text, match.index, match.index + match[0].trimEnd().length);
    const start = from + (/^(?:so|and|but|then|also|plus|only) /i.exec(text.slice(from, from + 8))?.[0].length ?? 0);
    const value = text.slice(start, end);
    // A label's own words tell all of it.
    if (known && known.value.length > value.length && known.value.includes(value)) return;
    addReading(sheet, "stairsOrObstacles", { value, start: 0, end: value.length, confidence: 0.93 }, start, {});
    return;
  }
  const clause = known ? null : findHardClause(text);
  if (!clause) return;
  const { start, end } = widened(text, clause.start, clause.end, true);
  const value = text.slice(start, end);
  addReading(sheet, "stairsOrObstacles", { value, start: 0, end: value.length, confidence: 0.8 }, start, {});
}
