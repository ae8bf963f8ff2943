// How the platform stands, in words.
import { expect, it } from "vitest";
import type { HealthDto } from "@/lib/admin/dto";
import { healthParts } from "./health-parts";

const check = {
  endedAt: "2026-11-22T09:00:00.000Z",
  tookMs: 2_345,
  chains: 12,
  links: 3_456,
  erased: 0,
  fault: null,
};

const well: HealthDto = {
  at: "2026-11-22T12:00:00.000Z",
  database: { version: "18.4", answeredInMs: 1.2, sizeBytes: 13_002_342, connections: 3, waiting: 0 },
  migrations: { applied: 21, newest: "20261127000300_admin", unfinished: [] },
  mail: { isSetUp: true, waiting: 0, failed: 0, lastSentAt: "2026-11-22T11:00:00.000Z" },
  live: { streams: 2, isListening: true, processes: 1 },
  jobs: { due: 1, later: 4, failed: 0, oldestDueAt: "2026-11-22T11:59:59.000Z" },
  check,
  isChecking: false,
};

const words = (health: Partial<HealthDto>) =>
  healthParts({ ...well, ...health }, (iso) => iso.slice(11, 16)).map(({ name, state, word }) => [name, state, word]);
const wordOf = (name: string, health: Partial<HealthDto>) =>
  words(health)
    .find(([each]) => each === name)
    ?.slice(1);

it("says of each part that is well that it is", () => {
  expect(words({}).map(([name, state]) => [name, state])).toEqual(
    ["Database", "Migrations", "Mail", "Live streams", "Jobs", "The record"].map((name) => [name, "completed"]),
  );
  const facts = healthParts(well, (iso) => iso.slice(11, 16)).flatMap((part) => part.facts);
  expect(facts).toContain("PostgreSQL 18.4, 12.4 MB.");
  expect(facts).toContain("3,456 links in 12 chains.");
  expect(facts).toContain("Checked 09:00, in 2.3 s.");
  expect(facts).toContain("1 job due, 4 for later, 0 given up.");
});

it("says what wants care, and what is broken", () => {
  expect(wordOf("Database", { database: { ...well.database, waiting: 3 } })).toEqual(["pending", "Slow"]);
  const unfinished = ["20261127000300_admin"];
  expect(wordOf("Migrations", { migrations: { ...well.migrations, unfinished } })).toEqual(["declined", "Unfinished"]);
  expect(wordOf("Mail", { mail: { ...well.mail, failed: 2 } })).toEqual(["pending", "Some failed"]);
  expect(wordOf("Mail", { mail: { ...well.mail, isSetUp: false } })).toEqual(["stale", "Kept in a folder"]);
  expect(wordOf("Live streams", { live: { ...well.live, isListening: false } })).toEqual(["declined", "Deaf"]);
  expect(wordOf("Live streams", { live: { streams: 0, isListening: false, processes: 0 } })).toEqual([
    "completed",
    "Open",
  ]);
  const late = { ...well.jobs, oldestDueAt: "2026-11-22T11:50:00.000Z" };
  expect(wordOf("Jobs", { jobs: late })).toEqual(["pending", "Behind"]);
  expect(wordOf("Jobs", { jobs: { ...well.jobs, failed: 1 } })).toEqual(["pending", "Some failed"]);
});

it("says of the record what the last check found", () => {
  expect(wordOf("The record", { check: null })).toEqual(["stale", "Not checked yet"]);
  const fault = "Chain platform, link 3: its payload was changed.";
  const broken = healthParts({ ...well, check: { ...check, fault } }, () => "").at(-1);
  expect(broken).toMatchObject({ state: "declined", word: "Broken" });
  expect(broken?.facts).toContain(fault);
});
