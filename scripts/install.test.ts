// When packages count as installed, and that the lock file serves every machine.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { isComplete } from "./install.mjs";

interface LockEntry {
  version?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

describe("installed packages", () => {
  const wanted = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
  };

  test("are complete with every required version; optional ones may be missing", () => {
    expect(isComplete(wanted, { "node_modules/a": { version: "1.0.0" } })).toBe(true);
  });

  test("are incomplete when one is missing, another version, or there are none", () => {
    expect(isComplete(wanted, { "node_modules/b": { version: "2.0.0" } })).toBe(false);
    expect(isComplete(wanted, { "node_modules/a": { version: "1.0.1" } })).toBe(false);
    expect(isComplete(wanted, null)).toBe(false);
  });

  test("may lack what only building and testing need, where the product is only run", () => {
    const more = { ...wanted, "node_modules/c": { version: "3.0.0", dev: true } };
    const found = { "node_modules/a": { version: "1.0.0" } };
    expect(isComplete(more, found)).toBe(false);
    expect(isComplete(more, found, { forRunning: true })).toBe(true);
    expect(isComplete(more, {}, { forRunning: true })).toBe(false);
  });
});

describe("the lock file", () => {
  const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
  const packages = (JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, LockEntry> }).packages;

  function isLocked(from: string, name: string): boolean {
    const folders = from.split("/node_modules/").map((_, i, all) => all.slice(0, i + 1).join("/node_modules/"));
    return [`node_modules/${name}`, ...folders.map((folder) => `${folder}/node_modules/${name}`)].some(
      (path) => path in packages,
    );
  }

  // A registry that lacks a platform's package leaves it out of the lock file, and `npm ci` then refuses everywhere.
  test("has an entry for every package that another one names, for whatever platform", () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });
});
