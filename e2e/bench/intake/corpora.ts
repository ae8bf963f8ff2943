// The texts that the parser is scored on, and how it is scored.
import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "@/scripts/paths.mjs";
import { score } from "./judge.mjs";
import { readFields } from "./read-fields";

export interface CorpusRecord {
  id: string;
  layout: string;
  text: string;
  receivedAt: string;
  fields: Record<string, string>;
  optional: Record<string, string>;
  forbidden: string[];
  notesKeep: string[];
}

/** File, and whether its mistakes may be looked at; nobody tunes on what is held back. */
export const corpora = [
  { file: "dev.jsonl", isOpen: true },
  { file: "own-tuned.jsonl", isOpen: true },
  { file: "own-held-back.jsonl", isOpen: false },
] as const;

const pathOf = (file: string) => inRoot("e2e/bench/intake", file);

/** Whether the file is there. */
export const hasCorpus = (file: string) => existsSync(pathOf(file));

/** The records of a file of JSON Lines, what they leave out filled in. */
export function readCorpus(file: string): CorpusRecord[] {
  const lines = readFileSync(pathOf(file), "utf8").split("\n");
  const blank = { layout: "", optional: {}, forbidden: [], notesKeep: [] };
  return lines.flatMap((line) => (line.trim() === "" ? [] : [{ ...blank, ...(JSON.parse(line) as CorpusRecord) }]));
}

/** How good the parser is on the records. */
export function scoreRecords(records: CorpusRecord[]) {
  return score(records, ({ text, receivedAt }: CorpusRecord) => Promise.resolve(readFields(text, { receivedAt })));
}
