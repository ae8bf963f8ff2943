// Tells the letters of police and fire departments from names.
import type { Word } from "./parse-words";

/** "Nolan CPD", "Aurora PD": the letters of a police or fire department. */
export const isAgency = ({ text }: Word) =>
  /^(?:[A-Z]{1,3}[PF]D|[PFSM]D|[B-DF-HJ-NP-TV-Z]{0,3}SO|EMS|ISP|CHP|DPS)$/.test(text) && text !== "MD";

/** Letters that nobody is called by, in a text of capitals too. */
export const isForce = ({ text }: Word) =>
  /^(?:[B-DF-HJ-NP-TV-Z]{0,3}(?:PD|SO)|[B-DF-HJ-NP-TV-Z]{2}FD|EMS|CHP|DPS)$/.test(text);

/** "NADINE OKAFOR BLOOMFIELD PD": the word before them is the town of its police. */
export const isTownOf = (behind: Word | undefined) => behind?.gap === " " && isForce(behind);
