// Loads one page of what a business looks for: the newest are looked through first, then the index of words is asked.
import "server-only";
import type { BusinessActor } from "@/lib/auth/actor";
import { type Connection, readOnly } from "@/lib/platform/db";
import {
  kindOf,
  type ListedRow,
  newest,
  type PageFilter,
  type RequestPage,
  select,
  toPage,
  Values,
  within,
} from "./load-request-page";
import { isNearWord, parseSearch, parseSearchWords } from "./parse-search";

export interface Search extends PageFilter {
  q: string;
  /** Every page will be read, so all are looked through in their order and the index is left alone. */
  isWhole?: boolean;
}

/** Stands among a request's viewers while it is an open call. */
const everyProvider = "00000000-0000-0000-0000-000000000000";
/** Enough of the newest to fill a page with any common word; a rarer one the index answers as fast. */
const newestLookedThrough = 500;
const everything = 2 ** 31 - 1;
/** Words that the index is asked for; the others are compared with what it finds. */
const mostIndexed = 5;
/** To read more than these costs more than to ask the index a month at a time. */
const mostSorted = 500;

/** What holds all words of `q`, newest first; names nearly written so only where nothing else is found. */
export async function loadFoundPage(actor: BusinessActor, search: Search): Promise<RequestPage> {
  return readOnly(plansOfSearches, (connection) => find(connection, actor, search));
}

/** How much a pattern finds cannot be guessed: a plan that reads a whole table must not even be thought of. */
const plansOfSearches =
  "SET LOCAL enable_seqscan = off; SET LOCAL jit = off; SET LOCAL pg_trgm.similarity_threshold = 0.2";

async function find(connection: Connection, actor: BusinessActor, search: Search): Promise<RequestPage> {
  const words = await readWords(connection, search.q);
  const patterns = parseSearchWords(words);
  if (patterns.length === 0) return { rows: [], next: null };
  let rows = await walk(connection, actor, search, patterns);
  if (rows.length <= search.limit && !search.isWhole && (await reachesFurther(connection, actor, search)))
    rows = await askIndex(connection, actor, search, "LIKE", patterns);
  if (rows.length > 0 || search.after) return toPage(rows, search.limit);
  return { rows: (await findNear(connection, actor, search, words)).slice(0, search.limit), next: null };
}

async function readWords(connection: Connection, q: string): Promise<string> {
  const { rows } = await connection.query<{ words: string }>({
    name: "search-words",
    text: "SELECT search_words($1) AS words",
    values: [parseSearch(q)],
  });
  return rows[0]?.words ?? "";
}

/** Whether `s` holds all that is asked, where this business may read it: everywhere, or in what an open call shows. */
const holds = (me: string, operator: "LIKE" | "~", asked: string) =>
  `s.text ${operator} ALL (${asked}::text[])
        AND (s.viewers @> ARRAY[${me}::uuid] OR split_part(s.text, '|', 1) ${operator} ALL (${asked}::text[]))`;

async function walk(connection: Connection, { businessId }: BusinessActor, search: Search, patterns: string[]) {
  const values = new Values();
  const [me, most] = [values.bind(businessId), values.bind(search.isWhole ? everything : newestLookedThrough)];
  const [asked, limit] = [values.bind(patterns), values.bind(search.limit + 1)];
  // A look-up a row, never a join, so that a full page ends the walk.
  const text = select(`SELECT w.id, w.status, w."createdAt" FROM (${newest(search, me, most, values)}) w
      WHERE (SELECT ${holds(me, "LIKE", asked)} FROM "RequestSearch" s WHERE s."requestId" = w.id)
      ORDER BY w."createdAt" DESC, w.id DESC LIMIT ${limit}`);
  return (await connection.query<ListedRow>({ name: `walk-${kindOf(search)}`, text, values: values.all })).rows;
}

/** Whether there is more than the newest that were looked through: a list of one state or of few days is often all of it. */
async function reachesFurther(connection: Connection, { businessId }: BusinessActor, search: Search) {
  const values = new Values();
  const [me, most] = [values.bind(businessId), values.bind(newestLookedThrough)];
  const text = `SELECT count(*)::int AS count FROM (${newest(search, me, most, values)}) w`;
  const name = `looked-through-${kindOf(search)}`;
  const { rows } = await connection.query<{ count: number }>({ name, text, values: values.all });
  return rows[0]?.count === newestLookedThrough;
}

/** Puts all that is found in order; where that is too much, asks month by month, newest first, until a page is full. */
async function askIndex(
  connection: Connection,
  { businessId }: BusinessActor,
  search: Search,
  operator: "LIKE" | "~",
  patterns: string[],
): Promise<ListedRow[]> {
  const values = new Values();
  const [me, asked, limit] = [values.bind(businessId), values.bind(patterns), values.bind(search.limit + 1)];
  const longest = patterns.toSorted((a, b) => b.length - a.length).slice(0, mostIndexed);
  const conditions = [
    `s.viewers && ARRAY[${me}, '${everyProvider}']::uuid[]`,
    ...longest.map((pattern) => `s.text ${operator} ${values.bind(pattern)}`),
    holds(me, operator, asked),
    ...within(search, `s."createdAt"`, `s."requestId"`, values),
  ];
  const where = conditions.join(" AND ");
  const found = `SELECT s."requestId" AS id, s."createdAt" FROM "RequestSearch" s WHERE ${where}`;
  const standing = `LEFT JOIN "RequestParty" p ON p."businessId" = ${me} AND p."requestId" = found.id`;
  const status = `COALESCE(p.status, 'pending')`;
  const inState = search.status ? `${standing} WHERE ${status} = ${values.bind(search.status)}` : "";
  const newestOf = (rows: string) => `(SELECT found.id, found."createdAt" FROM (${rows}) found ${inState}
        ORDER BY found."createdAt" DESC, found.id DESC LIMIT ${limit})`;
  // Either half is left out by the count before it begins. How a request stands is asked of the page alone, but for lists of one state.
  const text = select(`SELECT found.id, ${status} AS status, found."createdAt" FROM (
        WITH few AS MATERIALIZED (${found} LIMIT ${mostSorted + 1}), counted AS MATERIALIZED (SELECT count(*) AS count FROM few)
        ${newestOf(`SELECT * FROM few WHERE (SELECT count FROM counted) <= ${mostSorted}`)}
        UNION ALL
        (SELECT inside.* FROM (${months(search, me, values)}) span, generate_series(newest, oldest, -1) AS month,
          LATERAL ${newestOf(`${found} AND s.months @> ARRAY[month] OFFSET 0`)} inside
          WHERE (SELECT count FROM counted) > ${mostSorted} LIMIT ${limit})
      ) found ${standing}`);
  const name = `index-${operator === "~" ? "near" : "parts"}-${longest.length}-${kindOf(search)}`;
  return (await connection.query<ListedRow>({ name, text, values: values.all })).rows;
}

/** From the ends of the lists' own indexes: the months between which all lies that the business may see and asks for. */
function months({ from, to, after }: Search, me: string, values: Values): string {
  const of = (end: "min" | "max") => `(SELECT ${end}("createdAt") FROM "RequestParty" WHERE "businessId" = ${me}),
        (SELECT ${end}("createdAt") FROM "ServiceRequest" WHERE status = 'pending' AND "businessId" IS NULL)`;
  const given = (instants: (Date | undefined)[]) =>
    instants.map((instant) => (instant ? `, ${values.bind(instant)}::timestamptz` : "")).join("");
  return `SELECT search_month(LEAST(GREATEST(${of("max")})${given([to, after?.createdAt])})) AS newest,
        search_month(GREATEST(LEAST(${of("min")})${given([from])})) AS oldest`;
}

/** With the names that are nearly written as the words; one page, for these are guesses. */
async function findNear(connection: Connection, actor: BusinessActor, search: Search, words: string) {
  const patterns: string[] = [];
  let hasNames = false;
  for (const word of new Set(words.split(" ").filter((each) => each !== ""))) {
    const names = await readNearNames(connection, word);
    const own = word.length < 3 ? ` ${word}` : word;
    patterns.push(names.length === 0 ? own : `${own}| (${names.join("|")}) `);
    hasNames ||= names.length > 0;
  }
  return hasNames ? askIndex(connection, actor, search, "~", patterns) : [];
}

const shortestMisspelled = 4;
const mostNames = 12;

async function readNearNames(connection: Connection, word: string): Promise<string[]> {
  if (word.length < shortestMisspelled || !/^\p{L}+$/u.test(word)) return [];
  const { rows } = await connection.query<{ word: string }>({
    name: "near-names",
    text: `SELECT word FROM "NameWord" WHERE word % $1 ORDER BY similarity(word, $1) DESC, word LIMIT 300`,
    values: [word],
  });
  return rows
    .map((row) => row.word)
    .filter((name) => /^[\p{L}\p{N}]+$/u.test(name) && isNearWord(word, name))
    .slice(0, mostNames);
}
