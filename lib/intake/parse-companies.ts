// Reads names of transport companies of a list: shortened, misspelt, written together or apart.
import Fuse from "fuse.js";
import { splitWords, type Words } from "./parse-phrases";
import { isMisspelling } from "./parse-spelling";
import * as table from "./words/carriers";
import { givenNames } from "./words/given-names";

export interface ListedBusiness {
  id: string;
  name: string;
}

/** More names than this are looked for by likeness in no text. */
const mostSearches = 12;

/** A company of the list: "Lakeshore Removal Service" is `lakeshore`, and removes. */
interface Company extends ListedBusiness {
  lead: string;
  hasOneWord: boolean;
  trades: readonly string[];
}

export interface Directory {
  byLead: ReadonlyMap<string, readonly Company[]>;
  byLetter: ReadonlyMap<string, readonly Company[]>;
  searches: number;
}

export interface Mention {
  company: Company;
  /** Word behind the name. */
  end: number;
  confidence: number;
  /** Told without what the company does. */
  isBare: boolean;
}

const isJoint = (word: string) => word === "and" || word === "the" || word === "y";

/** What the word says of a company's trade; null when it says something else. */
function tradeOf(word: string): string | null {
  const single = word.replace(/s$/, "");
  if (table.tradeWords.has(single)) return single;
  for (const trade of table.tradeWords) if (isMisspelling(single, trade)) return trade;
  return null;
}

const isTail = (word: string) => table.neutralWords.has(word) || isJoint(word) || tradeOf(word) !== null;

function readCompany({ id, name }: ListedBusiness): Company {
  const words = splitWords(name).folded.filter((word) => word !== "");
  let lead = words.length;
  while (lead > 0 && isTail(words[lead - 1] ?? "")) lead -= 1;
  // A name of nothing but such words must be told whole.
  if (lead === 0) lead = words.length;
  const own = words.slice(0, lead).filter((word) => !isJoint(word));
  const trades = words.slice(lead).flatMap((word) => tradeOf(word) ?? []);
  return { id, name, lead: own.join(""), hasOneWord: own.length === 1, trades: [...new Set(trades)] };
}

const known = new Map<string, Company>();

/** Reading two thousand names takes longer than reading the text, and names seldom change. */
function companyOf(business: ListedBusiness): Company {
  const kept = known.get(business.id);
  if (kept?.name === business.name) return kept;
  if (known.size > 20_000) known.clear();
  const company = readCompany(business);
  known.set(business.id, company);
  return company;
}

let opened: { businesses: readonly ListedBusiness[]; directory: Directory } | null = null;

/** The list by name. It seldom changes from one text to the next, and is then not sorted anew. */
export function openDirectory(businesses: readonly ListedBusiness[]): Directory {
  if (!opened || !isSame(opened.businesses, businesses))
    opened = { businesses: businesses.map(({ id, name }) => ({ id, name })), directory: sortCompanies(businesses) };
  return { ...opened.directory, searches: 0 };
}

const isSame = (one: readonly ListedBusiness[], other: readonly ListedBusiness[]) =>
  one.length === other.length && one.every(({ id, name }, at) => id === other[at]?.id && name === other[at]?.name);

function sortCompanies(businesses: readonly ListedBusiness[]): Directory {
  const byLead = new Map<string, Company[]>();
  const byLetter = new Map<string, Company[]>();
  const put = (map: Map<string, Company[]>, key: string, company: Company) => {
    const list = map.get(key);
    if (list) list.push(company);
    else map.set(key, [company]);
  };
  for (const business of businesses) {
    const company = companyOf(business);
    if (company.lead === "") continue;
    put(byLead, company.lead, company);
    put(byLetter, company.lead.charAt(0), company);
  }
  return { byLead, byLetter, searches: 0 };
}

/** What stands between two words. */
export const gap = ({ text, starts, ends }: Words, index: number) =>
  text.slice(ends[index] ?? 0, starts[index + 1] ?? text.length);

/** Whether the next word goes on with the same name: "Smith & Sons", "A-1", "St. Clair". */
const goesOn = (words: Words, index: number) =>
  index + 1 < words.starts.length && /^[ .,&'’+/-]{1,4}$/.test(gap(words, index));

/** The companies that word `at` may name, or that several of them share; [] for none. */
export function mentionsAt(words: Words, at: number, directory: Directory): Mention[] {
  const leads = leadsAt(words, at);
  for (const { lead, end } of leads.toReversed()) {
    const companies = directory.byLead.get(lead);
    const mentions = companies ? settle(words, end, companies, 0.95) : [];
    if (mentions.length > 0) return mentions;
  }
  for (const { lead, end } of leads.toReversed()) {
    const mentions = searchMisspelt(words, lead, end, directory);
    if (mentions.length > 0) return mentions;
  }
  return [];
}

/** The first words from `at` on, one, two, three …, written together as leads are. */
function leadsAt(words: Words, at: number): { lead: string; end: number }[] {
  const leads: { lead: string; end: number }[] = [];
  let lead = "";
  for (let index = at; index < at + 7 && index < words.folded.length; index += 1) {
    const word = words.folded[index] ?? "";
    if (word === "" || (index > at && !goesOn(words, index - 1))) break;
    if (isJoint(word)) continue;
    lead += word;
    leads.push({ lead, end: index + 1 });
  }
  return leads;
}

/** Of companies with the same lead, those whose trade is told behind it; the ones told whole before others. */
function settle(words: Words, from: number, companies: readonly Company[], confidence: number): Mention[] {
  const told = new Set<string>();
  let end = from;
  for (let index = from; goesOn(words, index - 1) && isTail(words.folded[index] ?? ""); index += 1) {
    const word = words.folded[index] ?? "";
    const trade = tradeOf(word);
    if (trade) told.add(trade);
    // "and" belongs to the name only if the name goes on behind it.
    if (!isJoint(word) && !/,/.test(gap(words, index - 1))) end = index + 1;
  }
  const fitting = companies.filter(({ trades }) => [...told].every((trade) => trades.includes(trade)));
  const whole = fitting.filter(({ trades }) => trades.length === told.size);
  const isBare = ![...told].some((trade) => table.carryingWords.has(trade));
  const sure = confidence - (whole.length > 0 ? 0 : isBare ? 0.13 : 0.03);
  return (whole.length > 0 ? whole : fitting).map((company) => ({
    company,
    end,
    confidence: sure,
    isBare: isBare && company.trades.length > 0,
  }));
}

/** Companies whose lead was written with a slip. What they do must stand behind it, for many names are one letter apart. */
function searchMisspelt(words: Words, lead: string, end: number, directory: Directory): Mention[] {
  const isTold = tradeOf(words.folded[end] ?? "") !== null && goesOn(words, end - 1);
  if (!isTold || lead.length < 5 || givenNames.has(lead) || table.commonWords.has(lead)) return [];
  if (directory.searches >= mostSearches) return [];
  directory.searches += 1;
  const near = (directory.byLetter.get(lead.charAt(0)) ?? []).filter(
    (one) => Math.abs(one.lead.length - lead.length) <= 2,
  );
  const search = new Fuse(near, { keys: ["lead"], threshold: 0.4, ignoreLocation: true });
  const meant = search.search(lead).flatMap(({ item }) => (isMisspelling(lead, item.lead) ? [item] : []));
  return settle(words, end, meant, 0.8).filter(({ isBare }) => !isBare);
}

/** Whether the name ends where it ends: another house's may begin alike. */
export function isWhole(words: Words, mention: Mention, isHeard: boolean): boolean {
  const { end, isBare, company } = mention;
  const [after, next] = [gap(words, end - 1), words.folded[end] ?? ""];
  const isOwned = /['’]s$/i.test(words.text.slice(words.starts[end - 1], words.ends[end - 1]));
  const isNear = end < words.folded.length && /^[ ]{1,2}$/.test(after);
  if (/^ ?[-,]? ?$/.test(after) && table.selfWords.has(next)) return false;
  if (isNear && table.otherHouses.has(next)) return false;
  if (isOwned && !table.followers.has(next)) return false;
  if (!isBare) return true;
  if (
    company.hasOneWord &&
    (company.lead.length < 6 || table.commonWords.has(company.lead) || givenNames.has(company.lead))
  )
    return false;
  return isHeard && (!isNear || table.followers.has(next)) && !isOtherHouse(words, company.lead);
}

/** Whether the text knows a hospital, a street or a county of that name. */
function isOtherHouse({ folded }: Words, lead: string): boolean {
  return folded.some((word, index) => word === lead && table.otherHouses.has(folded[index + 1] ?? ""));
}
