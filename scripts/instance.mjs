// Lets one process at a time own the data folder, and tells a second one who the first is.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { processStart, Refusal } from "./process.mjs";

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

const isAlive = (holder) => holder !== null && processStart(holder.pid) === holder.start;

/** The living process that holds the lock file, or null. */
export function findHolder(file) {
  const holder = read(file);
  return isAlive(holder) ? holder : null;
}

function replace(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  renameSync(draft, file);
}

// link() fails when the file is there, so of two processes that begin together one owns it.
function tryCreate(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeDead(file) {
  const aside = `${file}.dead.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  // Between reading and renaming another process may have taken the lock: it gets it back.
  if (isAlive(read(aside))) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/**
 * Takes the lock file for this process.
 * @param {string} file
 * @param {string} purpose what this process does, in words
 * @returns {{ publish: (facts: object) => void, release: () => void } | null} null when a living process holds it
 */
export function claim(file, purpose) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const self = { pid: process.pid, start: processStart(process.pid), purpose };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (tryCreate(file, self)) {
      return {
        publish: (facts) => replace(file, Object.assign(self, facts)),
        release: () => {
          if (read(file)?.pid === process.pid) rmSync(file, { force: true });
        },
      };
    }
    if (findHolder(file)) return null;
    removeDead(file);
  }
  return null;
}

/** The sentence for a second instance beside the first. */
export function refuseSecond(file) {
  const holder = findHolder(file);
  if (holder?.address) {
    return new Refusal(
      `The product is already running at ${holder.address} (process ${holder.pid}). Open that address, or stop it first.`,
    );
  }
  return new Refusal(
    `Another command is using the embedded database (${holder ? `${holder.purpose}, process ${holder.pid}` : "just now"}). Wait until it has finished, or stop it.`,
  );
}
