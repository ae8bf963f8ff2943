// Remembers from which sources something was made, to make it again only when they have changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

const IS_TEST = /\.test\.tsx?$/;

function filesBelow(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)));
}

/** A digest of the named files and folders (their tests left out), of Node's version and of `facts`. */
function digest(sources, facts = []) {
  const hash = createHash("sha256").update(JSON.stringify([process.version, ...facts]));
  for (const file of sources.flatMap(filesBelow)) {
    if (!IS_TEST.test(file)) hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  }
  return hash.digest("hex");
}

const stampFile = (name) => inRoot("node_modules", ".mortuary-transport", name);

/** Whether what is called `name` was made from these sources as they are now. */
export function isCurrent(name, sources, facts) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), "utf8") === digest(sources, facts);
}

/** Notes that what is called `name` was made from these sources as they are now. */
export function remember(name, sources, facts) {
  mkdirSync(inRoot("node_modules", ".mortuary-transport"), { recursive: true });
  writeFileSync(stampFile(name), digest(sources, facts));
}
