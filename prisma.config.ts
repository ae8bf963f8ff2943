// Tells Prisma's command line where schema, migrations and database are, and to use our schema engine.
import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(new URL("./prisma/schema-engine.mjs", import.meta.url));

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_DIRECT_URL ?? process.env.DATABASE_URL ?? "" },
});
