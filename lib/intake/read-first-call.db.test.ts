// Reading a text for whoever asks: its clock, its companies and its limits.
import { expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { database } from "@/lib/platform/db";
import { refusal } from "@/lib/testing/outcomes";
import { aBusiness, anActor } from "@/prisma/factories";
import { readFirstCall } from "./read-first-call";
import { mostReadCharacters, mostTextBytes } from "./schema";

// Half past one at night in Chicago, half past eleven the evening before in Los Angeles.
const night = new Date("2026-11-22T07:30:00.000Z");
const died = { text: "Deceased: Mary Smith\nDate of death: today" };
const dayIn = async (timeZone: string, receivedAt?: string) => {
  const actor = await anActor({ business: { timeZone } });
  const { fields } = await at(night, () => readFirstCall(actor, { ...died, ...(receivedAt && { receivedAt }) }));
  return fields.dateOfDeath;
};

it("takes the clock of the asker's business for the time of the call", async () => {
  expect(await dayIn("America/Chicago")).toBe("11-22-2026");
  expect(await dayIn("America/Los_Angeles")).toBe("11-21-2026");
});

it("believes the time of the call that it is told", async () => {
  expect(await dayIn("America/Chicago", "2026-03-14T06:55")).toBe("03-14-2026");
});

it("chooses a transport company and no other business", async () => {
  const actor = await anActor();
  const company = await aBusiness({ name: "Bluestem Transport", kind: "transport_company" });
  await aBusiness({ name: "Prairie Removal", kind: "funeral_home" });
  const chosen = async (name: string) =>
    (await readFirstCall(actor, { text: `Deceased: Mary Smith\nRemoval company: ${name}` })).fields.businessId;
  expect(await chosen("Bluestem Transport")).toBe(company.id);
  expect(await chosen("Prairie Removal")).toBeUndefined();
});

it("reads what its asker says is a call, whatever it seems to be", async () => {
  const actor = await anActor();
  const text = "Case Type: Pet\nName: Duke Barker\nWeight: 165 lbs";
  expect((await readFirstCall(actor, { text })).fields).toEqual({});
  expect((await readFirstCall(actor, { text, isCall: true })).fields).toMatchObject({ weight: "165lbs" });
});

it("counts the bytes of the text, however few its characters are", async () => {
  const actor = await anActor();
  const read = (text: string) => readFirstCall(actor, { text });
  expect((await read("x".repeat(mostTextBytes))).fields).toEqual({});
  for (const text of [
    "x".repeat(mostTextBytes + 1),
    "é".repeat(mostTextBytes / 2 + 1),
    "\uD800".repeat(mostTextBytes / 3 + 1),
  ]) {
    expect(await refusal(read(text))).toBe("too_large: The text of a call may have at most 200 kB.");
  }
});

it("reads as much of a text as the form says", async () => {
  const actor = await anActor();
  const tail = `${died.text}${"\n".repeat(mostReadCharacters)}Weight: 180 lbs`;
  expect((await readFirstCall(actor, { text: tail })).fields).toMatchObject({ deceasedName: "Mary Smith" });
  expect((await readFirstCall(actor, { text: tail })).fields.weight).toBeUndefined();
});

it("reads 600 texts a minute for one user, and counts each user alone", async () => {
  const actor = await anActor();
  const colleague = await anActor({ businessId: actor.businessId });
  await readFirstCall(actor, died);
  const { rowCount } = await database().pool.query("UPDATE rate_limit SET points = 599 WHERE key LIKE 'parse-text:%'");
  expect(rowCount).toBeGreaterThan(0);
  await readFirstCall(actor, died);
  expect(await refusal(readFirstCall(actor, died))).toBe(
    "rate_limited: Too many tries. Please wait 1 minute and try again.",
  );
  await readFirstCall(colleague, died);
});

it("writes nothing", async () => {
  const actor = await anActor();
  const count = async () => {
    const { rows } = await database().pool.query<{ sum: string }>(
      `SELECT sum((xpath('/row/count/text()', query_to_xml(format('SELECT count(*) FROM %I', tablename), false, true, '')))[1]::text::int)
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'rate_limit'`,
    );
    return rows[0]?.sum;
  };
  const before = await count();
  await readFirstCall(actor, died);
  expect(await count()).toBe(before);
});
