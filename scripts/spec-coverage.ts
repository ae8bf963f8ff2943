// Holds docs/spec-coverage.md against the tests and decisions that it names: each must be there, under the name given.
import { posix } from "node:path";
import { parseSync } from "vite";

/** The text of a file of the project, by its path from the root; null where there is none. */
export type ReadText = (path: string) => string | null;

interface CoverageRow {
  /** The line in the page, from 1. */
  line: number;
  /** The number of the specification's section. */
  section: number;
  /** As written: a test in a code span, or a link to a decision. */
  cells: string[];
}

const header = /^\|\s*Requirement\s*\|\s*Proof\s*\|$/;
const rule = /^\|[\s:|-]+\|$/;

/** The rows of every table below a heading `## N. …`; a bar within a cell is written `\|`. */
export function readRows(page: string): CoverageRow[] {
  let section = 0;
  return page.split("\n").flatMap((text, index) => {
    section = Number(/^## (?<number>\d+)\./.exec(text)?.groups?.["number"] ?? section);
    if (!text.startsWith("|") || header.test(text) || rule.test(text)) return [];
    const cells = text
      .replace(/^\||\|\s*$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll(String.raw`\|`, "|"));
    return [{ line: index + 1, section, cells }];
  });
}

/** What is wrong with the page, a sentence each. */
export function checkCoverage(page: string, read: ReadText): string[] {
  const outlines = new Map<string, Entry[] | null>();
  const outlineOf = (path: string) => {
    if (!outlines.has(path)) outlines.set(path, outline(path, read));
    return outlines.get(path) ?? null;
  };
  return readRows(page).flatMap(({ line, section, cells }) => {
    const [requirement = "", proof = ""] = cells;
    const wrong =
      section === 0
        ? ["stands below no section."]
        : cells.length !== 2 || requirement === "" || proof === ""
          ? ["has an empty cell, or not two."]
          : proof.split("<br>").flatMap((each) => checkProof(each.trim(), outlineOf, read));
    return wrong.map((sentence) => `Line ${line}: ${sentence}`);
  });
}

function checkProof(proof: string, outlineOf: (path: string) => Entry[] | null, read: ReadText): string[] {
  const decision = /^\[\d{4}\]\((?<path>decisions\/\d{4}-[a-z0-9-]+\.md)\)$/.exec(proof)?.groups?.["path"];
  if (decision) return read(`docs/${decision}`) === null ? [`there is no ${decision}.`] : [];
  const [path = "", ...names] = /^`(?<inside>[^`]+)`$/.exec(proof)?.groups?.["inside"]?.split(" › ") ?? [];
  if (names.length === 0) return [`${proof} is neither a test nor a decision.`];
  const entries = outlineOf(path);
  if (entries === null) return [`there is no ${path}.`];
  const count = entries.filter((entry) => isNamed(entry, names)).length;
  if (count === 0) return [`${path} has no test "${names.join(" › ")}".`];
  return count === 1 ? [] : [`${path} has ${count} tests "${names.join(" › ")}"; name what they stand in.`];
}

/** A test or one of its steps: what it is called, within what it stands. */
interface Entry {
  /** From the outside in, the entry itself last; each may be written in several ways. */
  names: ReadonlySet<string>[];
}

/** The last name is the entry's own; those before it are names around it, in order. */
function isNamed({ names }: Entry, wanted: readonly string[]): boolean {
  const around = [...names];
  const last = wanted.at(-1) ?? "";
  if (!around.pop()?.has(last)) return false;
  return wanted.slice(0, -1).every((name) => {
    const at = around.findIndex((each) => each.has(name));
    if (at < 0) return false;
    around.splice(0, at + 1);
    return true;
  });
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Every test of a file; null where there is no such file. */
function outline(path: string, read: ReadText): Entry[] | null {
  const text = read(path);
  if (text === null || !/\.(?:test|spec)\.tsx?$/.test(path)) return null;
  const entries: Entry[] = [];
  let known: ReadonlySet<string> | null = null;
  const walk = (node: Node, around: Entry["names"]) => {
    const call = callOf(node);
    if (call === null) {
      for (const part of partsOf(node)) walk(part, around);
      return;
    }
    // What is named by a table's row is found by the row's name.
    const names = [...around, namesOf(call.title, text) ?? (known ??= wordsOf(path, read))];
    if (call.kind !== "group") entries.push({ names });
    for (const part of call.rest) walk(part, names);
  };
  walk(parse(path, text), []);
  return entries;
}

interface Call {
  kind: "group" | "test" | "step";
  title: Node;
  rest: Node[];
}

/** `it("…", …)`, `test.each(…)("…", …)`, `describe(…)`, `test.step("…", …)`; null for every other code. */
function callOf(node: Node): Call | null {
  if (node.type !== "CallExpression") return null;
  const [title, ...rest] = (node["arguments"] as Node[]) ?? [];
  const words = isNode(node["callee"]) ? calleeWords(node["callee"]) : [];
  const isTest = words[0] === "it" || words[0] === "test" || words[0] === "describe";
  // Without a body it is a setting, such as a time, or the table of an `each`.
  const body = rest.find(({ type }) => type.includes("Function"));
  if (!isTest || title === undefined || body === undefined) return null;
  const kind = words.includes("describe") ? "group" : words.includes("step") ? "step" : "test";
  const isHook = words.some((word) => /^(?:before|after)(?:All|Each)$/.test(word) || word === "extend");
  return isHook ? null : { kind, title, rest };
}

/** `test.describe.each(…)` as its words. */
function calleeWords(callee: Node): string[] {
  const inner = [callee["callee"], callee["tag"], callee["object"], callee["expression"]].find(isNode);
  if (callee.type === "Identifier") return [String(callee["name"])];
  if (inner === undefined) return [];
  const property = callee["property"];
  return [...calleeWords(inner), ...(isNode(property) ? calleeWords(property) : [])];
}

/** The ways in which a title is written in the source; null where it is no text there. */
function namesOf(title: Node, text: string): ReadonlySet<string> | null {
  if (title.type === "ConditionalExpression") {
    const ways = [title["consequent"], title["alternate"]].filter(isNode).map((way) => namesOf(way, text));
    return new Set(ways.flatMap((way) => [...(way ?? [])]));
  }
  const isText = title.type === "TemplateLiteral" || (title.type === "Literal" && typeof title["value"] === "string");
  return isText ? new Set([text.slice(title.start + 1, title.end - 1)]) : null;
}

/** What stands in quotes in a file and in its neighbours that it takes its tables from. */
function wordsOf(path: string, read: ReadText, seen = new Set<string>()): Set<string> {
  const text = read(path);
  if (text === null || seen.has(path)) return new Set();
  seen.add(path);
  const words = new Set<string>();
  const walk = (node: Node) => {
    if (node.type === "Literal" && typeof node["value"] === "string") words.add(node["value"]);
    if (node.type === "TemplateLiteral") words.add(text.slice(node.start + 1, node.end - 1));
    const source = node.type === "ImportDeclaration" ? (node["source"] as Node)["value"] : null;
    if (typeof source === "string" && source.startsWith("./")) {
      const neighbour = posix.join(posix.dirname(path), `${source}.ts`);
      for (const word of wordsOf(neighbour, read, seen)) words.add(word);
    }
    for (const part of partsOf(node)) walk(part);
  };
  walk(parse(path, text));
  return words;
}
