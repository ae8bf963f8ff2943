#!/usr/bin/env node
// Scores a parser of first calls against a corpus of JSON Lines; CONVENTIONS.md says what is right.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { score } from "./judge.mjs";
import { printScore } from "./print-score.mjs";

/*
 * node score.mjs --corpus FILE --url URL [--cookie COOKIE] [--json]
 * node score.mjs --corpus FILE --module FILE#export [--json]
 * node score.mjs --corpus FILE --self [--json]      feeds the records' own fields back: f1 must be 1, leaks 0
 * --from A --to B      only these records, by id or by place in the file (1 is the first)
 * --url       an address without a path is completed with /api/parse-text
 * --module    a function (text, { receivedAt }) that answers the flat object or a promise of it; of TypeScript with
 *             `node --conditions=react-server --import tsx score.mjs`
 */
const usage = (msg) => {
  console.error(
    `${msg}\nusage: node score.mjs --corpus FILE (--url URL [--cookie COOKIE] | --module FILE#export | --self) [--json] [--from A] [--to B]`,
  );
  process.exit(2);
};

function readArgs(argv) {
  const args = {};
  const flags = new Set(["json", "self", "help"]);
  const named = new Set(["corpus", "url", "cookie", "module", "from", "to"]);
  for (let i = 0; i < argv.length; i++) {
    const m = /^--([a-z]+)(?:=(.*))?$/s.exec(argv[i]);
    if (!m) usage(`not understood: ${argv[i]}`);
    const [, name, inline] = m;
    if (flags.has(name)) args[name] = true;
    else if (!named.has(name)) usage(`unknown option: --${name}`);
    else {
      const value = inline ?? argv[++i];
      if (value === undefined) usage(`--${name} needs a value`);
      args[name] = value;
    }
  }
  if (args.help) usage("First-call parser score");
  if (!args.corpus) usage("--corpus is missing");
  if ([args.url, args.module, args.self].filter(Boolean).length !== 1)
    usage("exactly one of --url, --module and --self is needed");
  return args;
}

function readCorpus(file) {
  let raw;
  try {
    raw = readFileSync(file, "utf8");
  } catch (e) {
    usage(`cannot read the corpus: ${e.message}`);
  }
  const records = [];
  raw.split("\n").forEach((line, i) => {
    if (!line.trim()) return;
    let r;
    try {
      r = JSON.parse(line);
    } catch (e) {
      usage(`line ${i + 1} of the corpus is not JSON: ${e.message}`);
    }
    if (typeof r.id !== "string" || typeof r.text !== "string" || typeof r.fields !== "object" || !r.fields)
      usage(`line ${i + 1} of the corpus lacks id, text or fields`);
    records.push({ layout: "", optional: {}, forbidden: [], notesKeep: [], ...r });
  });
  return records;
}

function cut(records, from, to) {
  const place = (v, fallback) => {
    if (v === undefined) return fallback;
    const byId = records.findIndex((r) => r.id === v);
    if (byId >= 0) return byId;
    if (/^\d+$/.test(v)) return Number(v) - 1;
    return usage(`no record ${v}`);
  };
  return records.slice(place(from, 0), place(to, records.length - 1) + 1);
}

async function makeAsk(args) {
  if (args.self) return async (r) => r.fields;
  if (args.module) {
    const cutAt = args.module.lastIndexOf("#");
    const file = cutAt > 0 ? args.module.slice(0, cutAt) : args.module;
    const name = cutAt > 0 ? args.module.slice(cutAt + 1) : "default";
    let mod;
    try {
      mod = await import(pathToFileURL(resolve(file)).href);
    } catch (e) {
      usage(`cannot load ${file}: ${e.message}`);
    }
    if (typeof mod[name] !== "function") usage(`${file} exports no function ${name}`);
    return async (r) => mod[name](r.text, { receivedAt: r.receivedAt });
  }
  let url;
  try {
    url = new URL(args.url);
  } catch {
    usage(`not an address: ${args.url}`);
  }
  if (url.pathname === "/") url.pathname = "/api/parse-text";
  const headers = { "content-type": "application/json", accept: "application/json", origin: url.origin };
  if (args.cookie) headers.cookie = args.cookie;
  return async (r) => {
    const res = await fetch(url, {
      method: "POST",
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(20000),
      body: JSON.stringify({ text: r.text, receivedAt: r.receivedAt }),
    });
    const body = await res.text();
    if (res.status !== 200) throw new Error(`status ${res.status}: ${body.slice(0, 120)}`);
    return JSON.parse(body);
  };
}

async function main() {
  const args = readArgs(process.argv.slice(2));
  const records = cut(readCorpus(args.corpus), args.from, args.to);
  const report = await score(records, await makeAsk(args));
  if (args.json) process.stdout.write(`${JSON.stringify(report)}\n`);
  else printScore(report);
}

await main();
