// The reading of a first call over HTTP: what it refuses, and that nothing of a text is kept anywhere.
import { randomBytes } from "node:crypto";
import { mostTextBytes } from "@/lib/intake/schema";
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
import { transportCompany } from "./people";
import { databaseUrl } from "./servers";
import { Caller, signIn } from "./sessions";

const parse = "/api/parse-text";

/** A layout that no run before has told of; short words of letters alone make one. */
const aLayout = () =>
  `labels:${randomBytes(8)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)))}`;

/** A line of a call that nobody else writes. */
const aMarker = () => `Xq${randomBytes(6).toString("hex")}`;

test("a text becomes fields, and its layout stands in a header", async ({ caller }) => {
  const teresa = await caller("teresa");
  const text = `Removal company: ${transportCompany}\nDeceased: SMITH, MARY A.\nDOB: 3/5/41\nNOK: Ann Jones (daughter) 312-555-0142`;
  const answer = await teresa.send("POST", parse, { text, receivedAt: "2026-11-21T21:02" });
  expect(answer.headers.get("x-intake-layout")).toMatch(/^[a-z]+(?:[:+-][a-z]+)*$/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const businesses = await teresa.get<{ id: string; name: string }[]>("/api/businesses");
  expect(await answer.json()).toEqual({
    businessId: businesses.find(({ name }) => name === transportCompany)?.id,
    deceasedName: "Mary A Smith",
    dateOfBirth: "03-05-1941",
    nokName: "Ann Jones",
    nokRelationship: "daughter",
    nokPhone: "(312) 555-0142",
  });
});

test("the text's bytes count, not its characters nor the JSON around them", async ({ caller }) => {
  const teresa = await caller("teresa");
  const statusOf = async (text: string) => (await teresa.send("POST", parse, { text })).status;
  expect(await statusOf("x".repeat(mostTextBytes))).toBe(200);
  expect(await statusOf("x".repeat(mostTextBytes + 1))).toBe(413);
  expect(await statusOf("é".repeat(mostTextBytes / 2 + 1))).toBe(413);
  // Six bytes of JSON for each byte of text.
  expect(await statusOf("\u0001".repeat(mostTextBytes))).toBe(200);
  const far = await teresa.send("POST", parse, { text: "x".repeat(mostTextBytes * 7) });
  expect(far.status).toBe(413);
  expect(await far.json()).toMatchObject({ error: "The text of a call may have at most 200 kB." });
});

test("what is no text of a call does no harm", async ({ caller }) => {
  const teresa = await caller("teresa");
  const texts = ["\u0000\u0001\u0007", "👩‍⚕️🕊️".repeat(500), "\u202Eשלום\u202C مرحبا", "\uD800", "([{".repeat(30_000)];
  for (const text of texts) expect(await teresa.post(parse, { text })).toEqual({});
});

test("a text that seems to be no call is read when its asker says that it is one", async ({ caller }) => {
  const teresa = await caller("teresa");
  const text = "Case Type: Pet\nName: Duke Barker\nWeight: 165 lbs";
  expect(await teresa.post(parse, { text })).toEqual({});
  expect(await teresa.post(`${parse}?anyway=1`, { text })).toMatchObject({ weight: "165lbs" });
  expect((await teresa.send("POST", `${parse}?anyway=yes`, { text })).status).toBe(400);
});

test("who asks too often waits, and is told how long", async ({ caller, database }) => {
  const teresa = await caller("teresa");
  await database.query("DELETE FROM rate_limit WHERE key LIKE 'parse-text:%'");
  expect((await teresa.send("POST", parse, { text: "x" })).status).toBe(200);
  await database.query("UPDATE rate_limit SET points = 600 WHERE key LIKE 'parse-text:%'");
  const refused = await teresa.send("POST", parse, { text: "x" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect((await (await caller("marisol")).send("POST", parse, { text: "x" })).status).toBe(200);
  await database.query("DELETE FROM rate_limit WHERE key LIKE 'parse-text:%'");
});

test("nothing of a text is logged, nor kept in any table", async ({ database }) => {
  const server = await startProduct({ DATABASE_URL: databaseUrl(), EMBEDDED_DATABASE: "1", LOG_LEVEL: "trace" });
  try {
    const marker = aMarker();
    const teresa = new Caller(server.address, await signIn("teresa", server.address));
    const text = `Deceased: Mary ${marker}\nSSN: 987-65-4321\nNotes: gate code ${marker}`;
    const statuses = [
      await teresa.send("POST", parse, { text }),
      await teresa.send("POST", `${parse}?explain=1`, { text }),
      await teresa.send("POST", parse, { text: text.repeat(4_000) }),
      await teresa.send("POST", parse, { text: [text] }),
      await teresa.send("POST", parse, { text, receivedAt: marker }),
      await teresa.send("POST", `${parse}?explain=${marker}`, { text }),
      await teresa.send("POST", `${parse}/corrections`, { layout: marker, filled: [marker], corrections: [] }),
      await teresa.send("POST", parse, { text }, { "Content-Type": "text/plain" }),
      await teresa.send("POST", parse, { text }, { Origin: "https://evil.test" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 413, 400, 400, 400, 400, 415, 403]);
    expect(server.output()).not.toContain(marker);
    expect(server.output()).not.toContain("987-65-4321");
    const { rows } = await database.query<{ tablename: string }>(
      "SELECT quote_ident(tablename) AS tablename FROM pg_tables WHERE schemaname = 'public'",
    );
    for (const { tablename } of rows) {
      const found = await database.query(`SELECT 1 FROM ${tablename} AS kept WHERE kept::text LIKE $1`, [
        `%${marker}%`,
      ]);
      expect(found.rowCount, tablename).toBe(0);
    }
  } finally {
    await server.stop();
  }
});

test("corrections are counted by day, layout and field", async ({ caller, database }) => {
  const teresa = await caller("teresa");
  const layout = aLayout();
  const body = { layout, filled: ["weight", "age"], corrections: [{ field: "age", kind: "cleared" }] };
  const count = async () => {
    const { rows } = await database.query<{ field: string; kind: string; count: number }>(
      `SELECT field, kind, count FROM "IntakeCorrection" WHERE layout = $1 ORDER BY field`,
      [layout],
    );
    return rows.map(({ field, kind, count }) => `${field} ${kind} ${count}`);
  };
  expect(await teresa.post(`${parse}/corrections`, body)).toEqual({ counted: 2 });
  expect(await count()).toEqual(["age cleared 1", "weight kept 1"]);
  await teresa.post(`${parse}/corrections`, body);
  expect(await count()).toEqual(["age cleared 2", "weight kept 2"]);
});
