// One process owns the data folder; a dead owner's claim is void.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claim, findHolder, refuseSecond } from "./instance.mjs";
import { processStart } from "./process.mjs";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "instance-"));
  file = join(folder, "below", "instance.json");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the first claim holds, the second is refused with the first one's address", () => {
  const first = claim(file, "npm start");
  first?.publish({ address: "http://127.0.0.1:3000" });
  expect(claim(file, "npm start")).toBeNull();
  expect(refuseSecond(file).message).toContain("already running at http://127.0.0.1:3000");
});

test("a claim without an address names the command that holds it", () => {
  claim(file, "npm run seed");
  expect(refuseSecond(file).message).toContain("npm run seed");
});

test("after a release anyone may claim", () => {
  claim(file, "npm start")?.release();
  expect(existsSync(file)).toBe(false);
  expect(claim(file, "npm start")).not.toBeNull();
});

test("a killed owner's claim is taken over, even when its number lives on in another process", () => {
  claim(file, "npm start");
  writeFileSync(file, JSON.stringify({ pid: process.ppid, start: "another time", purpose: "npm start" }));
  expect(findHolder(file)).toBeNull();
  expect(claim(file, "npm start")).not.toBeNull();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid, start: processStart(process.pid) });
});

test("a half-written claim does not block", () => {
  claim(file, "npm start")?.release();
  writeFileSync(file, '{"pid":');
  expect(claim(file, "npm start")).not.toBeNull();
});
