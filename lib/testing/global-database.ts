// Provides the database tests with a server and a migrated template: DATABASE_URL's server, else one that lives for the run.
import type { TestProject } from "vitest/node";
import { openTestServer } from "@/scripts/test-server.mjs";

/** Runs once before the database tests; what it returns runs once after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  project.provide("testServer", { adminUrl: server.adminUrl, template: server.template });
  return server.close;
}
