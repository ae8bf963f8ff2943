// A process is ready when its database answers and has its migrations.
import { afterEach, expect, it, vi } from "vitest";
import { database } from "./db";
import { findMissing, requireReady } from "./readiness";

afterEach(() => vi.useRealTimers());

it("lacks nothing on a migrated database", async () => {
  expect(await findMissing()).toBeNull();
  await expect(requireReady()).resolves.toBeUndefined();
});

it("counts the migrations that are missing, also one that failed half-way", async () => {
  const { rows } = await database().pool.query<{ id: string }>(
    `UPDATE _prisma_migrations SET finished_at = NULL
      WHERE id = (SELECT id FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1) RETURNING id`,
  );
  expect(await findMissing()).toBe("The database lacks 1 migration.");
  await database().pool.query("UPDATE _prisma_migrations SET finished_at = now() WHERE id = $1", [rows[0]?.id]);
  expect(await findMissing()).toBeNull();
});

it("says so when the database does not answer, or not in time", async () => {
  expect(await findMissing(() => Promise.reject(new Error("refused")))).toBe("The database does not answer.");
  vi.useFakeTimers();
  const waiting = findMissing(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe("The database does not answer.");
});
