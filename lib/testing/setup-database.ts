// Points a file of database tests at its own database before anything of the product is loaded.
import { afterAll, inject } from "vitest";
import { createTestDatabase, dropTestDatabase } from "./database";

const server = inject("testServer");
// The files that one process runs after each other share what has read the address: the next database bears the same name.
const url = await createTestDatabase(server, `p${process.pid}`);
process.env.DATABASE_URL = url;
delete process.env.DATABASE_DIRECT_URL;

afterAll(async () => {
  const { closeDatabase } = await import("@/lib/platform/db");
  await closeDatabase();
  // Who does which jobs is a file's own matter.
  delete (globalThis as { mortuaryJobs?: unknown }).mortuaryJobs;
  await dropTestDatabase(server, url);
});
