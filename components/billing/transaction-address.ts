// What the list of payments keeps in its address: the filter, by the names that its call has.
import { createParser, createSerializer } from "nuqs/server";
import { parseAmount, plainAmount } from "@/lib/billing/parse-amount";
import { isDay } from "@/lib/transports/parse-day";

/** A filter as it stands in the address; blank is none. */
export interface TransactionFilter {
  minAmount: string;
  maxAmount: string;
  startDate: string;
  endDate: string;
  searchTerm: string;
}

export const noFilter: TransactionFilter = { minAmount: "", maxAmount: "", startDate: "", endDate: "", searchTerm: "" };

/** A day there is, of this century; a date field holds 0020 while 2026 is typed. */
export const readDay = (text: string): string | null => (text.startsWith("20") && isDay(text) ? text : null);

export function readAmount(text: string): string | null {
  const amount = plainAmount(text);
  return parseAmount(amount) === null ? null : amount;
}

/** What no call takes: control characters and halves of characters. */
const unsearchable = /[\u0000-\u001F\u007F]|\p{Surrogate}/gu;

export const readTerm = (text: string): string | null =>
  text.slice(0, 100).replaceAll(unsearchable, " ").trim() || null;

const serialize = (text: string) => text;
const part = (parse: (text: string) => string | null) => createParser({ parse, serialize }).withDefault("");

export const transactionAddress = {
  minAmount: part(readAmount),
  maxAmount: part(readAmount),
  startDate: part(readDay).withOptions({ history: "push" }),
  endDate: part(readDay).withOptions({ history: "push" }),
  searchTerm: part(readTerm),
};

type Query = Record<string, string | string[] | undefined>;

/** The filter in the query that the page was asked for with. */
export function filterInAddress(query: Query): TransactionFilter {
  const read = (name: keyof TransactionFilter) => transactionAddress[name].parseServerSide(query[name]);
  return {
    minAmount: read("minAmount"),
    maxAmount: read("maxAmount"),
    startDate: read("startDate"),
    endDate: read("endDate"),
    searchTerm: read("searchTerm"),
  };
}

const serializeFilter = createSerializer(transactionAddress);

/** The screen's path with its filter, to come back to after a sign-in. */
export const transactionsAddress = (filter: TransactionFilter): string => serializeFilter("/transactions", filter);

/** What contradicts itself: an end that lies before its beginning counts for nothing. */
export function contradictions({ minAmount, maxAmount, startDate, endDate }: TransactionFilter) {
  const [min, max] = [parseAmount(minAmount), parseAmount(maxAmount)];
  return {
    maxAmount: min !== null && max !== null && max < min,
    endDate: startDate !== "" && endDate !== "" && endDate < startDate,
  };
}

/** How many payments come at a time. */
export const PAGE_SIZE = 25;

/** The query of the calls, without what is blank or counts for nothing. */
function queryOf(filter: TransactionFilter): URLSearchParams {
  const wrong = contradictions(filter);
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== "" && !(name in wrong && wrong[name as keyof typeof wrong])) params.set(name, value);
  return params;
}

const path = (base: string, params: URLSearchParams) => (params.size === 0 ? base : `${base}?${params.toString()}`);

export function transactionsKey(filter: TransactionFilter): [path: string] {
  const params = queryOf(filter);
  params.set("limit", String(PAGE_SIZE));
  return [path("/api/transactions", params)];
}

export const totalsKey = (filter: TransactionFilter): [path: string] => [
  path("/api/transactions/totals", queryOf(filter)),
];

/** Where the whole list comes from as a CSV file. */
export const exportPath = (filter: TransactionFilter) => path("/api/transactions/export", queryOf(filter));

/** The query as the server's reading of the list takes it. */
export const plainQuery = (filter: TransactionFilter): Record<string, string> => Object.fromEntries(queryOf(filter));
