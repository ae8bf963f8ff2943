// Reads a source file for the architecture's rules: its code without words, its comments, and what it imports.

/** A file as the rules are given it; the path starts at the project's root. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Import {
  /** As written: a package, or a path. */
  specifier: string;
  /** Nothing of it is left once the types are gone. */
  isTypeOnly: boolean;
}

export interface Source extends SourceFile {
  /** The text with comments and the insides of strings blanked, so that a word found here is code. */
  code: string;
  comments: string;
  imports: Import[];
}

export function readSource({ path, text }: SourceFile): Source {
  const parts = split(text);
  const inCode = (from: number) => /\S/.test(parts.code[from] ?? "");
  return { path, text, code: parts.code, comments: parts.comments, imports: findImports(parts.uncommented, inCode) };
}

// One alternative a kind of token; a quote that does not close on its line is an apostrophe in a component's text.
const token =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<template>`(?:[^`\\]|\\[\s\S])*`)|(?<regex>(?<=(?:^|[=(,:[!&|?{;]|=>|\breturn)\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*)/gm;

function split(text: string) {
  let comments = "";
  let code = "";
  let uncommented = "";
  let last = 0;
  for (const match of text.matchAll(token)) {
    const between = text.slice(last, match.index);
    const [found] = match;
    const kept = match.groups?.["comment"] === undefined;
    if (!kept) comments += `${found}\n`;
    code += between + (kept ? blankInside(found) : blank(found));
    uncommented += between + (kept ? found : blank(found));
    last = match.index + found.length;
  }
  return { comments, code: code + text.slice(last), uncommented: uncommented + text.slice(last) };
}

const blank = (text: string) => text.replace(/[^\n]/g, " ");

// What stands between `${` and `}` is code again.
function blankInside(literal: string): string {
  if (!literal.startsWith("`")) return literal[0] + blank(literal.slice(1, -1)) + literal.slice(-1);
  return literal.replace(/(?<held>\$\{[^}]*\})|[^\n`]/g, (char, held: string | undefined) => held ?? (char ? " " : ""));
}

const fromClause = /\b(?:import|export)\b(?<names>[^"';]*?)\bfrom\s*["'](?<specifier>[^"']+)["']/g;
const bare = /\bimport\s*["'](?<specifier>[^"']+)["']/g;
const called = /\b(?:import|require)\s*\(\s*["'](?<specifier>[^"']+)["']/g;

function findImports(text: string, inCode: (index: number) => boolean): Import[] {
  const imports: Import[] = [];
  for (const pattern of [fromClause, bare, called]) {
    for (const { index, groups } of text.matchAll(pattern)) {
      if (!inCode(index) || !groups?.["specifier"]) continue;
      imports.push({ specifier: groups["specifier"], isTypeOnly: isTypeOnly(groups["names"] ?? "") });
    }
  }
  return imports;
}

function isTypeOnly(names: string): boolean {
  if (/^\s*type\b(?!\s*,)/.test(names)) return true;
  const listed = /^\s*\{(?<list>[^}]*)\}\s*$/.exec(names)?.groups?.["list"];
  const each = listed?.split(",").filter((name) => name.trim() !== "") ?? [];
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name));
}

/** The project path that an import reaches from `path`, without its ending; null for a package. */
export function resolveImport(path: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return plain(specifier.slice(2));
  if (!specifier.startsWith(".")) return null;
  const parts = path.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return plain(parts.join("/"));
}

/** A path without `.ts`, `.tsx` or `.mjs`. */
export function plain(path: string): string {
  return path.replace(/\.(tsx?|mjs)$/, "");
}
