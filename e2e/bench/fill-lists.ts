// Makes any number of requests in a database: one business owns a tenth, the rest is shared by nineteen others.
import type { Client } from "pg";
import { closeDatabase, database } from "@/lib/platform/db";
import { aBusiness, aUser } from "@/prisma/factories";
import { withClient } from "@/scripts/postgres.mjs";
import {
  firstNames,
  formerPlace,
  lastNames,
  nameBeginnings,
  nameEnds,
  nameMiddles,
  rare,
  streets,
  towns,
} from "./names";

const companies = 20;
const hospitals = 20;
export interface FilledLists {
  /** A coordinator of the business that owns a tenth. */
  userId: string;
  /** Seconds. */
  took: number;
}

/** Fills the migrated database of DATABASE_URL; its user must be a superuser, for the keys are trusted, not checked. */
export async function fillLists(count: number): Promise<FilledLists> {
  const began = performance.now();
  const people: Person[] = [];
  for (let index = 0; index < companies + hospitals; index += 1) people.push(await aPerson(index));
  await closeDatabase();
  const url = process.env.DATABASE_URL ?? "";
  await withClient(url, async (one) => {
    await withClient(url, async (two) => {
      for (const client of [one, two]) await client.query(session);
      const indexes = await dropIndexes(one);
      const half = Math.floor(count / 2);
      await Promise.all([
        addRequests(one, people, count, [1, half]),
        addRequests(two, people, count, [half + 1, count]),
      ]);
      // The long part first, on both connections; then the other tables while its index is made.
      await Promise.all([addSearch(one, 0), addSearch(two, 1)]);
      await Promise.all([createIndexes(one, indexes, ["RequestSearch"]), addParties(two, indexes)]);
      await one.query("VACUUM ANALYZE");
    });
  });
  return { userId: people[0]?.userId ?? "", took: (performance.now() - began) / 1000 };
}

interface Person {
  userId: string;
  businessId: string;
}

async function aPerson(index: number): Promise<Person> {
  const kind = index < companies ? "transport_company" : "hospital";
  const { id: businessId } = await aBusiness({ kind });
  return { businessId, userId: (await aUser({ businessId })).id };
}

/** Neither triggers nor foreign keys run; what the triggers would write is written with their own functions. */
const session =
  "SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '1GB'; SET work_mem = '128MB'";

interface Index {
  table: string;
  definition: string;
}

async function dropIndexes(client: Client): Promise<Index[]> {
  const { rows } = await client.query<Index & { name: string }>(
    `SELECT c.relname AS table, i.relname AS name, pg_get_indexdef(x.indexrelid) AS definition FROM pg_index x
      JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
      WHERE c.relname IN ('ServiceRequest', 'RequestParty', 'RequestSearch') AND NOT x.indisunique`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  return rows;
}

async function createIndexes(client: Client, indexes: Index[], tables: string[]): Promise<void> {
  for (const { table, definition } of indexes) if (tables.includes(table)) await client.query(definition);
}

/** A number below `below` that looks random and is the same each time. */
const dice = (seed: number, below: string | number) =>
  `((hashint8extended(n, ${seed}) & 1048575) * (${below}) / 1048576)::int`;
const pick = (words: string, seed: number) => `(${words})[1 + ${dice(seed, `array_length(${words}, 1)`)}]`;
/** The first words come most often. */
const pickSkewed = (words: string, seed: number) =>
  `(${words})[1 + (array_length(${words}, 1) * power((hashint8extended(n, ${seed}) & 1048575) / 1048576.0, 2))::int % array_length(${words}, 1)]`;
const telephone = (seed: number) =>
  `'(' || (200 + ${dice(seed, 800)}) || ') ' || (200 + ${dice(seed + 1, 800)}) || '-' || lpad(${dice(seed + 2, 10_000)}::text, 4, '0')`;
const address = (seed: number) =>
  `(1 + ${dice(seed, 9_900)}) || ' ' || (ARRAY['N', 'S', 'W', 'E'])[1 + ${dice(seed + 1, 4)}] || ' ' || ${pick("$5::text[]", seed + 2)}
    || ' St, ' || replace(${pick("$6::text[]", seed + 3)}, '-', ' ') || ', IL 60' || lpad(${dice(seed + 4, 1_000)}::text, 3, '0')`;
const surname = (seed: number) => `CASE WHEN ${dice(seed, 10)} < 7 THEN ${pickSkewed("$4::text[]", seed + 1)}
    ELSE ${pick("$7::text[]", seed + 2)} || ${pick("$8::text[]", seed + 3)} || ${pick("$9::text[]", seed + 4)} END`;

/** Request n of `$10` in all: when it was made, by whom and for whom, and how it stands. The last are pending, those before active. */
const plan = `SELECT n,
    overlay(overlay(md5('request ' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid AS id,
    date_trunc('milliseconds', now()) - ($10::bigint - n + 1) * (interval '1096 days' / $10::bigint) AS at,
    CASE WHEN n % 10 = 0 THEN 1 ELSE 2 + ${dice(1, companies - 1)} END AS owner,
    ${companies} + 1 + ${dice(2, hospitals)} AS creator,
    CASE WHEN n > $10::bigint - least($10::bigint * 3 / 100, 600) THEN 'pending'
      WHEN n > $10::bigint - least($10::bigint * 6 / 100, 1500) THEN 'active'
      WHEN ${dice(3, 100)} < 6 THEN 'declined' ELSE 'completed' END AS status
  FROM generate_series($1::bigint, $2::bigint) AS n`;

async function addRequests(
  client: Client,
  people: Person[],
  count: number,
  [first, last]: [number, number],
): Promise<void> {
  const own = "status IN ('active', 'completed')";
  await client.query(
    `INSERT INTO "ServiceRequest" (id, "caseId", status, "timeZone", "creatingBusinessId", "createdById", "businessId",
        "ownerId", "ownerBusinessId", "deceasedName", "pickupLocation", "deliveryLocation", "locationName", "contactName",
        "contactPhone", "callerName", "callerPhone", "nokName", "nokPhone", "requestedDate", "requestedTime",
        "destinationFuneralHome", "funeralHomeName", "acceptedAt", "declinedAt", "archivedAt", "createdAt", "updatedAt")
      SELECT id,
        CASE WHEN status = 'completed' THEN 'CHI-' || to_char(at, 'YYYYMM') || '-' || substr(code, 1, 5) || '-' || substr(code, 6, 5) END,
        status, 'America/Chicago', ($11::text[])[creator]::uuid, ($12::text[])[creator]::uuid,
        CASE WHEN status <> 'pending' OR n % 3 > 0 THEN ($11::text[])[owner]::uuid END,
        CASE WHEN ${own} THEN ($12::text[])[owner]::uuid END, CASE WHEN ${own} THEN ($11::text[])[owner]::uuid END,
        ${pick("$3::text[]", 10)} || ' ' || CASE WHEN n % ${rare.every} = ${rare.rest} THEN '${rare.name}' ELSE ${surname(11)} END,
        ${address(20)}, ${address(30)},
        'St. ' || ${pick("$3::text[]", 40)} || CASE WHEN n <= $10::bigint / 10 AND ${dice(41, 4)} = 0 THEN ' ${formerPlace}' ELSE ' Hospital' END,
        ${pick("$3::text[]", 42)} || ' ' || ${surname(43)}, ${telephone(50)},
        ${pick("$3::text[]", 53)} || ' ' || ${surname(54)}, ${telephone(60)},
        ${pick("$3::text[]", 63)} || ' ' || ${surname(64)}, ${telephone(70)},
        to_char(at, 'YYYY-MM-DD'), '21:30', home, home,
        CASE WHEN ${own} THEN at + interval '5 minutes' END, CASE WHEN status = 'declined' THEN at + interval '9 minutes' END,
        CASE WHEN status = 'completed' THEN at + interval '3 hours' END, at, at
      FROM (${plan}) planned,
        LATERAL (SELECT upper(lpad(to_hex((n * 982451653) % 1099511627776), 10, '0')) AS code,
          ${pick("$4::text[]", 80)} || ' Funeral Home' AS home) also`,
    [
      first,
      last,
      firstNames,
      lastNames,
      streets,
      towns,
      nameBeginnings,
      nameMiddles,
      nameEnds,
      count,
      people.map(({ businessId }) => businessId),
      people.map(({ userId }) => userId),
    ],
  );
}

/** One half of them. */
async function addSearch(client: Client, half: 0 | 1): Promise<void> {
  await client.query(`INSERT INTO "RequestSearch" ("requestId", viewers, text, "createdAt", months)
    SELECT r.id, request_viewers(r), request_search_text(r), r."createdAt", ARRAY[search_month(r."createdAt")]
    FROM "ServiceRequest" r WHERE r.id ${half === 0 ? "<" : ">="} '80000000-0000-4000-8000-000000000000'`);
}

async function addParties(client: Client, indexes: Index[]): Promise<void> {
  await client.query(`INSERT INTO "RequestParty" ("businessId", "requestId", status, "createdAt", "movedAt")
    SELECT party, id, status, "createdAt", COALESCE("archivedAt", "declinedAt", "acceptedAt", "createdAt")
    FROM "ServiceRequest", LATERAL (SELECT DISTINCT party FROM unnest(ARRAY["creatingBusinessId", "businessId"]) AS party) parties
    WHERE party IS NOT NULL ORDER BY 1, 4`);
  await createIndexes(client, indexes, ["RequestParty", "ServiceRequest"]);
  await client.query(`INSERT INTO "TransportRoute" (id, "requestId", "startedAt")
    SELECT gen_random_uuid(), id, "acceptedAt" FROM "ServiceRequest" WHERE status = 'active'`);
  await client.query(`INSERT INTO "NameWord" (word)
    SELECT DISTINCT name_words(part) FROM (SELECT DISTINCT unnest(string_to_array("deceasedName", ' ')) AS part FROM "ServiceRequest") parts
    ON CONFLICT DO NOTHING`);
}

/** Where half of what the big business owns lies behind, and what one of its own rare requests is called. */
export async function readMarks(businessId: string) {
  const { rows } = await database().pool.query<{ createdAt: Date; id: string; caseId: string | null; phone: string }>(
    `SELECT p."createdAt", p."requestId" AS id, r."caseId", r."contactPhone" AS phone FROM "RequestParty" p
      JOIN "ServiceRequest" r ON r.id = p."requestId" WHERE p."businessId" = $1 AND r."caseId" IS NOT NULL
      ORDER BY p."createdAt" DESC, p."requestId" DESC
      OFFSET (SELECT count(*) / 2 FROM "RequestParty" WHERE "businessId" = $1) LIMIT 1`,
    [businessId],
  );
  const [middle] = rows;
  if (!middle?.caseId) throw new Error("Nothing was filled in.");
  return { after: { createdAt: middle.createdAt, id: middle.id }, caseId: middle.caseId, phone: middle.phone };
}
