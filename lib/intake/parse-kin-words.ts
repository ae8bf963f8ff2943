// Writes the short and homely words for kin out in full, "hubby is Royce", and their names without a doctor's title.
import { withEdits } from "./parse-edits";
import { quick } from "./parse-quick-pattern";
import type { Rule } from "./parse-rewrite";
import { kinSpellings } from "./words/spellings";

const short = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’@./_-])(?:${Object.keys(kinSpellings).join("|")})(?![\p{L}\p{N}'@_-]|\.\p{L})`,
  "giu",
);

/** "His daughter Dr. Anya Perelman (she is a dentist)": a title that kin bears in another life. */
const titled = quick(
  /\b(?:wife|husband|spouse|widow(?:er)?|(?:step|grand)?(?:son|daughter)|sister|brother|mother|father|niece|nephew|cousin|aunt|uncle|(?<!\b(?:his|her) )partner)(?:[ -]in[ -]law)?(?:,? (?=dra?\b)| \()(?:dr|dra|doctor)\b\.? (?=\p{Lu}\p{Ll}+)(?![^.;\n]{0,70}\b(?:sign|signs|signing|certif\w*|attend\w*|pcp|primary|pronounc\w*|treat\w*|will do|physician of|(?:his|her|their) (?:own |family |primary )?(?:doctor|physician))\b)/giu,
);
const ofKin = /(?:\b(?:his|her|their|my|our|the|is|nok|kin|but)\b[\s:=,-]{1,3}(?:\p{Ll}+ )?)$/iu;

/** Every such word written out, in capitals where it stood in capitals; kin without the title of a doctor. */
export const writeKinWords: Rule = (text) =>
  withEdits(text, [
    ...[...text.matchAll(short)].map(({ 0: word, index }) => {
      const meant = kinSpellings[word.toLowerCase()] as string;
      return {
        start: index,
        end: index + word.length,
        text: word === word.toUpperCase() ? meant.toUpperCase() : meant,
      };
    }),
    ...[...text.matchAll(titled)]
      .filter(({ index }) => ofKin.test(text.slice(Math.max(0, index - 30), index)))
      .map(({ 0: words, index }) => {
        const title = words.search(/\b(?:dra?|doctor)\b/i);
        return { start: index + title, end: index + words.length, text: "" };
      }),
  ]);
