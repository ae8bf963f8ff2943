// Provides the database tests with a server and a migrated template: DATABASE_URL's server, else one that lives for the run.
import type { TestProject } from "vitest/node";
import { openTestServer } from "@/scripts/test-server.mjs";

// Both projects of database tests ask for it, each with a copy of this module; one server does for both.
const kept = globalThis as { mortuaryTestServer?: ReturnType<typeof openTestServer> };

/** Runs before the database tests of a project; what it returns runs after all of them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  kept.mortuaryTestServer ??= openTestServer();
  const server = await kept.mortuaryTestServer;
  project.provide("testServer", { adminUrl: server.adminUrl, template: server.template });
  return async () => {
    if (!kept.mortuaryTestServer) return;
    delete kept.mortuaryTestServer;
    await server.close();
  };
}
