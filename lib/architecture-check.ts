// Holds files against the house rules and says, in a sentence each, what breaks them.
import {
  emptyNames,
  mayAdmit,
  mostLines,
  type Place,
  places,
  singleImports,
  testOnly,
  upstream,
} from "./architecture-rules";
import { oldestVersions } from "./architecture-versions";
import { partsOfVerbs, severalFunctions, verbCases, waivedCases } from "./architecture-exceptions";
import { type Import, plain, readSource, resolveImport, type Source, type SourceFile } from "./architecture-source";

export interface Offence {
  path: string;
  rule: string;
  sentence: string;
}

type Check = (
  source: Source,
  place: Place | undefined,
  all: ReadonlyMap<string, Source>,
) => [rule: string, sentence: string][];

/** Every offence against the rules, in the order of the files. */
export function checkArchitecture(given: readonly SourceFile[]): Offence[] {
  const all = new Map(given.map((file) => [file.path, readSource(file)]));
  return [...all.values()].flatMap((source) => {
    const place = isTest(source.path) ? undefined : placeOf(plain(source.path));
    return checks
      .flatMap((check) => check(source, place, all))
      .map(([rule, sentence]) => ({ path: source.path, rule, sentence }));
  });
}

/** The first place of the table that a path without ending fits. */
export function placeOf(path: string): Place | undefined {
  return places.find(({ files }) => files.test(path));
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isStyle = (path: string) => path.endsWith(".css");
const featureOf = (place: Place, path: string) => place.files.exec(path)?.groups?.["feature"];

const checkName: Check = ({ path }, place) => {
  const name =
    path
      .split("/")
      .at(-1)
      ?.replace(/(?:\.db)?(?:\.test|\.spec)?\.[a-z]+$/, "") ?? "";
  if (emptyNames.test(name)) return [["name", `"${name}" says nothing; name the file by what it knows or does.`]];
  if (place || isStyle(path)) return [];
  const tested = path.replace(/(?:\.db)?\.test\.tsx?$/, "");
  if (isTest(path) && (placeOf(tested) || /^(?:scripts|prisma)\/[a-z/-]+$/.test(tested))) return [];
  if (isTest(path) && tested.startsWith("app/")) return [];
  return [["name", "This name is outside the vocabulary; a new kind of file is a line in lib/architecture-rules.ts."]];
};

const checkImports: Check = (source, place) => {
  if (!place) return [];
  return source.imports.flatMap((found): [string, string][] => {
    const sentence = refuseImport(source.path, place, found);
    return sentence ? [["import", sentence]] : [];
  });
};

function refuseImport(path: string, place: Place, { specifier, isTypeOnly }: Import): string | null {
  const target = resolveImport(path, specifier);
  if (target === null) {
    const refused = place.only ? !place.only.test(specifier) : place.never?.test(specifier);
    return refused ? `A file of "${place.name}" may not import ${specifier}.` : null;
  }
  if (/\.(?:css|json|webp)$/.test(target) || place.may.includes("*")) return null;
  if (testOnly.test(target) && place.name !== "config") return `${target} is for tests and commands only.`;
  const reached = placeOf(target);
  if (singleImports[place.name]?.includes(target)) return null;
  const allowed = reached && place.may.includes(reached.name);
  if (!allowed && !(isTypeOnly && reached && place.mayTypesOf?.includes(reached.name))) {
    const types = reached && place.mayTypesOf?.includes(reached.name) ? " (its types it may)" : "";
    return `A file of "${place.name}" may not import ${target}, of "${reached?.name ?? "no place"}"${types}.`;
  }
  return refuseDirection(place, plain(path), reached, target);
}

function refuseDirection(place: Place, path: string, reached: Place | undefined, target: string): string | null {
  const [from, to] = [featureOf(place, path), reached && featureOf(reached, target)];
  if (!from || !to || from === to) return null;
  // In which language somebody reads is no verb of anybody's.
  if (place.name === "actions" && reached?.name !== "language")
    return `Actions carry their own feature's verbs, not ${target}.`;
  const rest = target.replace(/^(?:lib|components)\//, "");
  const allowed = upstream[from] ?? [];
  return allowed.includes(to) || allowed.includes(rest) ? null : `${from} may not look at ${rest}.`;
}

const checkLength: Check = ({ path, text }, place) => {
  const lines = text.replace(/\n$/, "").split("\n").length;
  const isShort =
    place?.name === "page" && `/${path}`.endsWith("/page.tsx")
      ? "page"
      : place?.name === "endpoint"
        ? "endpoint"
        : "any";
  const most = mostLines[isShort];
  return lines > most ? [["length", `${lines} lines; at most ${most}.`]] : [];
};

const checkOpening: Check = ({ path, text }) => {
  const [first = "", second = ""] = text.replace(/^#![^\n]*\n/, "").split("\n");
  const opens = isStyle(path) ? /^\/\* [^\n]*[.!?](?: \*\/)?$/ : /^\/\/ .*[.!?]$/;
  if (opens.test(first) && !second.startsWith("//")) return [];
  return [["opening", "A file opens with one sentence, in one comment line, that says what it is."]];
};

const anyType =
  /(?:[:<|&]\s*|\bas\s+|\bextends\s+|\btype\s+\w+(?:<[^>]*>)?\s*=\s*)any\b(?!\s*[:(?.])|,\s*any\s*(?:\[\]\s*)*>/;

const checkWords: Check = ({ path, code, comments }) => {
  const offences: [string, string][] = [];
  if (anyType.test(code)) offences.push(["any", "`any` is not a type."]);
  if (/@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable|biome-ignore|@vitest-ignore/.test(comments)) {
    offences.push(["suppression", "Nothing is silenced here."]);
  }
  if (/\b(?:it|test|describe)\.(?:only|skip|todo)\b/.test(code)) offences.push(["suppression", "No test is left out."]);
  if (/\badmit\s*\(/.test(code) && !mayAdmit.test(path) && !isTest(path)) {
    offences.push(["admit", "Only the gates in lib/auth let anybody in."]);
  }
  return offences;
};

const checkDirectives: Check = ({ path, text, imports }, place) => {
  const offences: [string, string][] = [];
  const hasDirective = /^\s*["']use server["'];?\s*$/m.test(text);
  if (hasDirective && place?.name !== "actions" && !isTest(path))
    offences.push(["use server", '"use server" stands in actions.ts only.']);
  if (place?.name === "actions" && !hasDirective) offences.push(["use server", 'actions.ts says "use server".']);
  const isServer = imports.some(({ specifier }) => specifier === "server-only");
  if (place?.isServer && !isServer) offences.push(["server-only", 'A server file imports "server-only".']);
  return offences;
};

// Only `transact` writes: the plain client reads, a unit's own client may do both.
const checkWrites: Check = ({ code, imports, path }, place) => {
  if (!place || place.name === "testing" || place.name === "database" || place.name === "end-to-end") return [];
  const hasClient = imports.some(({ specifier }) => resolveImport(path, specifier) === "lib/platform/db");
  if (!hasClient || place.name === "audit") return [];
  const writes = /(?<![.\w])db\s*\.(?:\w+\s*\.(?:create|update|delete|upsert)\w*|\$executeRaw|\$transaction)/.test(
    code,
  );
  return writes ? [["write", "Only transact writes: use the client of its unit."]] : [];
};

const checkVerb: Check = ({ path, code }, place, all) => {
  const name = plain(path);
  const verb = name.split("/").at(-1) ?? "";
  const isVerb =
    place?.name === "verb" || (place?.name === "auth" && verb.includes("-") && !/^case-(?:session|visit)$/.test(verb));
  if (!isVerb) return [];
  const offences: [string, string][] = [];
  const functions = [
    ...code.matchAll(/^export (?:async )?function (\w+)|^export const (\w+)[^=]*= (?:cache\()?(?:async )?\(/gm),
  ];
  const exported = functions.map(([, declared, held]) => declared ?? held);
  const own = verb.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (!severalFunctions[name] && (exported.length !== 1 || exported[0] !== own)) {
    offences.push([
      "verb",
      `It exports ${exported.join(", ") || "no function"}; it should export ${own} and no other function.`,
    ]);
  }
  if (partsOfVerbs[name]) return offences;
  if (!/\btransact\s*[(<]/.test(code))
    return [
      ...offences,
      ["verb", "A verb writes through transact; a part of verbs is named in the rules, with a reason."],
    ];
  const tests = all.get(path.replace(/\.ts$/, ".db.test.ts"))?.text ?? "";
  const missing = verbCases.filter((each) => !waivedCases[name]?.[each] && !hasCase(tests, each));
  if (missing.length > 0) offences.push(["verb tests", `Its .db.test.ts lacks: ${missing.join("; ")}.`]);
  return offences;
};

function hasCase(tests: string, name: string): boolean {
  return new RegExp(`\\b(?:it|test)\\(\\s*["'\`]${name}(?=["'\`:, ])`).test(tests);
}

const checks = [
  checkName,
  checkImports,
  checkLength,
  checkOpening,
  checkWords,
  checkDirectives,
  checkWrites,
  checkVerb,
];

/** What is installed below the oldest version that will do. */
export function checkVersions(installed: Readonly<Record<string, string>>): string[] {
  return Object.entries(oldestVersions).flatMap(([name, oldest]) => {
    const found = installed[name];
    return found && !isBelow(found, oldest) ? [] : [`${name} is ${found ?? "missing"}; it must be ${oldest} or newer.`];
  });
}

function isBelow(version: string, oldest: string): boolean {
  const numbers = (text: string) => (text.split("-")[0] ?? "").split(".").map(Number);
  const [left, right] = [numbers(version), numbers(oldest)];
  for (const [index, least] of right.entries()) {
    const part = left[index] ?? 0;
    if (part !== least) return part < least;
  }
  return version.includes("-");
}
