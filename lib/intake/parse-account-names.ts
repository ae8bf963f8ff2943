// Finds the names of accounts that stand without a label of their own: before a password, or in a pair with one.
import { quick } from "./parse-quick-pattern";
import type { Span } from "./parse-span";

/** A run without blanks that is longer than initials. */
const run = String.raw`[\p{L}\p{N}][^\s,;|<>"()]{2,39}`;
const password = String.raw`(?:pass(?:word|code|wd)?|pwd?|pin|clave|contraseña)`;

/** "Account user for e-permit   lbaez.adm  (pw …)", "account nystromhale / pin …": who opens what the password opens. */
const beforePassword = quick(
  new RegExp(
    String.raw`(?<![^\s(:=>"|])(${run})(?: {0,3}[(/,;|] {0,3}|[ \t]{2,6}| (?:and|with|y|con) )(?:(?:the|its|temp|la|su) )?${password}(?: is)?[\s:=#]{1,3}(?=\S)`,
    "giu",
  ),
);
const accountBefore =
  /(?<!\p{L})(?:account|acct|user(?: ?(?:name|id))?|usr|log ?(?:in|on)|sign ?(?:in|on)|portal|usuario|cuenta)(?!\p{L})[^\n]{0,48}$/iu;
/** "lbaez.adm", "j_doe", "mvega2", "kOrtiz": no word of a language, and no address of the web. */
const isMade = /^(?!www\.)(?:\p{L}+[._]\p{L}[\p{L}\p{N}._]*|\p{L}+\d+|\p{Ll}+\p{Lu}\p{L}*)$/u;
const isNoName =
  /^(?:rm|room|apt|unit|ste|suite|bldg|bed|lot|fl|hwy|rt|rte|gate|door|dock)\d|^(?:the|and|with|user|account|login|temp(?:orary)?|new|old|same|his|her|my|our|your|reset)$/i;

/** "username, okirkland" as a line or a cell of its own. */
const listed = quick(
  new RegExp(
    String.raw`(?<=^|\n|[|;\t])[ \t"'*•-]{0,4}(?:user ?(?:name|id)|log ?in(?: name| id)?)["']?[ \t]*,[ \t"']*(${run})["']?[ \t]*(?=\n|$|[|;\t])`,
    "giu",
  ),
);

/** Talk of an account, and what may stand between the question for it and the answer: the next speaker's name or a tag. */
const talk = quick(
  /(?<![\p{L}\p{N}])(?:log ?[- ]?ins?|log ?on|sign ?in|user ?names?|passwords?|passwd|credentials?|creds|contraseñas?|usuario)(?![\p{L}\p{N}])/giu,
);
const pair = new RegExp(String.raw`(?<![^\s(:=>"'|,])(${run}) ?(?:\/|\\|\|) ?([^\s,;|<>"()]{5,40})`, "gu");
const longestTalk = 170;
/** A password of a pair mixes letters with figures or marks; a date, a dose or a web address does not. */
const isPassword = (said: string) =>
  /\p{L}{3}/u.test(said) &&
  /[\d!@#$%^&*_+=]/.test(said) &&
  !/^(?:https?|www|(?:room|rm|unit|apt|bldg|suite|ste|bed|floor|ext|gate|door|dock|badge)\W?\d|\d+\W?(?:yrs?|years?|y\W?o|lbs?|kg|hrs?|am|pm|min|mins|ft|st|nd|rd|th)\b)/i.test(
    said,
  );

/** Names of accounts and the passwords paired with them, unsorted. */
export function findAccountNames(text: string): Span[] {
  const found: Span[] = [];
  const add = (start: number, said: string) => found.push({ start, end: start + said.length });
  for (const match of text.matchAll(beforePassword)) {
    const [, name = ""] = match;
    const isNamed = isMade.test(name) || accountBefore.test(text.slice(Math.max(0, match.index - 64), match.index));
    if (isNamed && !isNoName.test(name)) add(match.index, name);
  }
  for (const match of text.matchAll(listed)) add(match.index + match[0].lastIndexOf(match[1] ?? ""), match[1] ?? "");
  let read = 0;
  for (const { index } of text.matchAll(talk)) {
    if (index < read) continue;
    const said = text.slice(index, index + longestTalk);
    read = index + longestTalk;
    for (const { index: at, 0: both, 2: secret = "" } of said.matchAll(pair))
      if (isPassword(secret)) add(index + at, both);
  }
  return found;
}
