// Puts a name together that somebody tells in parts: "Last name Hebert, that's H-E-B-E-R-T, first name Clyde, middle Joseph".
import { withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";

const name = String.raw`\p{Lu}[\p{L}'’-]{1,24}(?:[ ]\p{Lu}[\p{L}'’-]{1,24})?`;
/** Its letters behind it: "that's H-E-B-E-R-T", "(H E B E R T)". */
const letters = String.raw`(?:[,;(]{0,2}[ ](?:that['’]?s |spelled |spelt |it['’]?s )?\(?\p{L}(?:[ .-]\p{L}\b){2,20}\)?)?`;
const asIn = String.raw`(?:,?[ ](?:as in|like|for)[ ]\p{L}+)?`;
const is = String.raw`(?:['’]?s| is| was| of|:)?[ ]{1,2}`;
const joint = String.raw`[,.;]{0,2}[ ]{1,2}(?:and )?(?:the |his |her |their )?`;
const middle = String.raw`(?:${joint}middle(?: name| initial)?${is}(?<middle>${name}|\p{Lu}(?=\.?(?![\p{L}'’-])))(?:(?<=[ ]\p{Lu})\.)?${letters}${asIn})?`;
/** "Hebert, H-E-B-E-R-T, first name Clyde": what is spelled first is the surname. */
const spelledFirst = `(?<bare>${name})${letters.slice(0, -1)}${joint}first(?: name)?${is}(?<own>${name})${letters}`;
const lastFirst = `(?<last>${name})${letters}${joint}first(?: name)?${is}(?<first>${name})${letters}${middle}`;
const firstLast = `(?<given>${name})${letters}${middle.replace("middle>", "second>")}${joint}last(?: name)?${is}(?<family>${name})${letters}`;
/** "The patient is Joan, J-O-A-N, middle name Elspeth, last name Kowalkowski": the given name opens without a label. */
const leads = String.raw`(?<=\b(?:[Pp]atient|[Dd]eceased|[Dd]ecedent|[Rr]esident|[Nn]ame)(?:['’]s name)?(?: is|['’]s| was|:) )`;
const plainFirst = `${leads}(?<plain>${name})${letters}${middle.replace("middle>", "third>")}${joint}last(?: name)?${is}(?<house>${name})${letters}`;
const parts = quick(
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Tt]he |[Hh]is |[Hh]er |[Tt]heir )?(?:(?:[Ll]ast|[Ss]ur|[Ff]amily)[ -]?name${is}${lastFirst}|[Ff]irst name${is}${firstLast}|${plainFirst}|${spelledFirst})`,
    "gu",
  ),
);

/** The name as it is written; where it opens a sentence, as the name that it is. */
export const writeSaidNames: Rule = (text) =>
  withEdits(
    text,
    [...text.matchAll(parts)].flatMap(({ index, 0: said, groups = {} }) => {
      const whole = [
        groups.first ?? groups.given ?? groups.own ?? groups.plain,
        groups.middle ?? groups.second ?? groups.third,
        groups.last ?? groups.family ?? groups.bare ?? groups.house,
      ].filter((part) => part !== undefined);
      const left = text.slice(Math.max(0, index - 3), index);
      const opening = /(?:^|[.!?:\n][ \t]*)$/.test(left) ? "The name is " : /[,;(–-] ?$/.test(left) ? "name is " : "";
      return [
        { start: index, end: index, text: opening },
        { start: index, end: index + said.length, text: whole.join(" ") },
      ];
    }),
  );
