// Writes a comma behind the surname of a name in capitals that stands before the given names: "PT KOWALCZYK BERNADETTE ANN".
import { withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import { relationAt } from "./parse-relations";
import type { Rule } from "./parse-rewrite";
import { readWords } from "./parse-words";
import { givenNames, wordLikeNames } from "./words/given-names";
import { houseWords, plainWords } from "./words/not-names";
import { townOpenings } from "./words/streets";
import { credentials, particles, titles } from "./words/titles";

/** Two to four words in capitals at the head of a line or behind what announces a person. */
const listed = quick(
  /(?<=(?:^|\n)[ \t]{0,12}|\b(?:PT|PATIENT|RESIDENT|RES|DECEASED|DECEDENT|DECD|DEC['’]D|DEC|NAME|NOK|NEXT OF KIN|BODY OF|REMAINS OF|DEATH OF|PASSING OF|(?:[Nn]ame|[Dd]eceased|[Dd]ecedent|[Pp]atient|[Rr]esident|[Pp]t|[Kk]in|[Rr]emains|[Bb]ody)(?: of| is|['’]s name)?)[ \t]{0,4}(?:[:=.–-]{1,3}[ \t]{0,12}| ))(\p{Lu}[\p{Lu}'’-]{1,18})((?: \p{Lu}[\p{Lu}'’-]{1,16})(?: (?:\p{Lu}[\p{Lu}'’-]{1,16}|\p{Lu}\.?(?!\p{L})))?)(?=[ \t]*(?:$|\n|[,;|/(–.]| {2}|\t|-|\d|(?:M|F|DOB|D\.O\.B|AGE[D]?|MALE|FEMALE|W\/|B\/|H\/|EXP|EXPIRED|DIED|PASSED|DECEASED|TOD|RM|ROOM|SEX|IS|HAS|WAS)(?!\p{L})))/gu,
);
/** What stands behind a name in a line of its own where it is a person's who died. */
const ofPerson =
  /^[ \t]*(?:[\n,;|/(–-][ \t]*){0,3}(?:[MF](?!\p{L})|(?:fe)?male\b|\d{2,3}(?![\d:.-])|[WBH]\/|d\.?o\.?b|age|b\. ?\d|born|exp|tod\b|rm\b|room|died|passed)/iu;
/** Given names that are common surnames too: "ODALYS MARTIN" may be either way round. */
const surnamesToo = new Set(
  "james thomas martin lewis scott allen lee kelly ross jordan nelson jackson davis howard henry george marshall morris mitchell wallace ray warren carter cooper brooks tyler parker taylor logan mason morgan graham grant gordon hunter jesse kim long young rose cruz santos vernon russell douglas francis lawrence marion stewart ellis perry webb tucker curtis murray hayes owen reed reid wade ward joseph stanley oliver lucas alexander anthony arnold arthur austin benjamin bennett bernard bradley brady bruce byron calvin cameron charles clark clayton clifford clyde cole conrad craig dale daniel dean dennis dixon donald drew duncan dwight earl edward edwards elliott emerson ernest evan felix ferris floyd franklin frederick garrett gene gerald gilbert glenn harold harris harrison harvey herbert herman hugh hudson irvin isaac ivan jack jacob jay jerome joel john jonas joshua julian julius keith kenneth kent kevin kirk lane leon leonard leroy leslie lester levi lloyd louis luke luther lyle lynn mark marvin matthew maurice max maxwell melvin michael miles milton moses nathan neal neil nicholas noel norman oscar otis patrick paul peter philip phillip pierce pierre quentin quinn ralph randall raymond regis rex richard riley robert rodney roger roland roman roy rudolph samuel saul sherman sidney simon solomon stephen steven sterling terry theodore tracy travis troy vance victor vincent virgil walter wayne wesley wiley wilfred william willis winston".split(
    " ",
  ),
);
const short = /^(?:LE|VO|NG|YU|LI|WU|HO|DO|XU|MA|HA)$/;

const isGiven = (word: string) => givenNames.has(word.toLowerCase()) && !wordLikeNames.has(word.toLowerCase());

/** A word that no given name and no word of another sense is. */
function isSurname(word: string): boolean {
  const plain = word.toLowerCase();
  if (word.length < 3 && !short.test(word)) return false;
  if (givenNames.has(plain) || plainWords.has(plain) || houseWords.has(plain) || townOpenings.has(plain)) return false;
  if (titles.has(plain) || credentials.has(plain) || particles.has(plain)) return false;
  return relationAt(readWords(word), 0) === null;
}

/** The text with "KOWALCZYK, BERNADETTE ANN"; null where no name stands so. */
export const writeSurnameFirst: Rule = (text) =>
  withEdits(
    text,
    [...text.matchAll(listed)].flatMap((match) => {
      const [, surname = "", behind = ""] = match;
      const [given = "", middle] = behind.trim().split(" ");
      const last = middle ?? given;
      const isMiddle = middle === undefined || /^\p{Lu}\.?$/u.test(middle) || isGiven(middle);
      if (!isSurname(surname) || !isGiven(given) || !isMiddle || surnamesToo.has(last.toLowerCase())) return [];
      const end = match.index + surname.length + behind.length;
      const isAlone = /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, match.index - 14), match.index));
      if (isAlone && !ofPerson.test(text.slice(end, end + 60))) return [];
      const at = match.index + surname.length;
      return [{ start: at, end: at, text: "," }];
    }),
  );
