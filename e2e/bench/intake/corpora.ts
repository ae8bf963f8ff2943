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

const blank = { layout: "", optional: {}, forbidden: [], notesKeep: [] };

/** File, and whether its mistakes may be looked at; nobody tunes on what is held back. */
export const corpora = [
  { file: "dev.jsonl", isOpen: true },
  { file: "own-tuned.jsonl", isOpen: true },
  { file: "own-held-back.jsonl", isOpen: false },
] as const;

/** Short passages, each for some fields of one area: `none` names those that must stay empty, `open` what is known to fail. */
export const phraseBooks = ["callers", "family", "labels", "medical", "places", "prose", "sheets", "talks"].map(
  (area) => ({
    area,
    file: `phrases/${area}.jsonl`,
  }),
);

interface Passage {
  id: string;
  text: string;
  receivedAt: string;
  fields: Record<string, string>;
  none?: string[];
  open?: boolean;
}

/** How many passages of a book are read as it says, in its own fields; `lost` are those that are not and should be. */
export async function scorePassages(file: string): Promise<{ right: number; all: number; lost: string[] }> {
  const passages = readCorpus(file) as unknown as Passage[];
  const { records } = await scoreRecords(passages.map((passage) => ({ ...blank, ...passage })));
  const reports = new Map(records.map((record) => [record.id, record]));
  const failed = passages.filter(({ id, fields, none = [] }) => {
    const own = new Set([...Object.keys(fields), ...none]);
    const report = reports.get(id);
    return report?.missed.some((field) => own.has(field)) || report?.wrong.some(({ field }) => own.has(field));
  });
  const lost = failed.filter(({ open = false }) => !open).map(({ id }) => id);
  return { right: passages.length - failed.length, all: passages.length, lost };
}

/** Calls that let a secret slip beside what a driver needs; `open` marks those that are known to repeat it. */
const slips = "slips.jsonl";

/** The calls of which a secret came back; `lost` are those that are not known to. Of those held back nothing is looked at. */
export async function findSlips(isHeldBack: boolean): Promise<{ leaky: string[]; all: number; lost: string[] }> {
  const all = readCorpus(slips) as (CorpusRecord & { open?: boolean; isHeldBack?: boolean })[];
  const calls = all.filter((call) => (call.isHeldBack ?? false) === isHeldBack);
  const { records } = await scoreRecords(calls);
  const leaky = records.filter(({ leaks }) => leaks.length > 0).map(({ id }) => id);
  const known = new Set(calls.filter(({ open = false }) => open).map(({ id }) => id));
  return { leaky, all: calls.length, lost: leaky.filter((id) => !known.has(id)) };
}

/** What comes in beside first calls, and first calls that look like it; `open` marks those that are known to be mistaken. */
const purposes = "purposes.jsonl";

interface PurposeRecord {
  id: string;
  isFirstCall: boolean;
  receivedAt: string;
  text: string;
  isHeldBack?: boolean;
  open?: boolean;
}

/** How many of the texts that are no call are read as one (`filled`), and how many calls are refused; `lost` are those not known to be. */
export function judgePurposes(isHeldBack: boolean): {
  filled: number;
  others: number;
  refused: number;
  calls: number;
  lost: string[];
} {
  const records = (readCorpus(purposes) as unknown as PurposeRecord[]).filter(
    (record) => (record.isHeldBack ?? false) === isHeldBack,
  );
  const mistaken = records.filter(
    ({ text, receivedAt, isFirstCall }) => Object.keys(readFields(text, { receivedAt })).length > 0 !== isFirstCall,
  );
  const calls = records.filter(({ isFirstCall }) => isFirstCall).length;
  const refused = mistaken.filter(({ isFirstCall }) => isFirstCall).length;
  return {
    filled: mistaken.length - refused,
    others: records.length - calls,
    refused,
    calls,
    lost: mistaken.filter(({ open = false }) => !open).map(({ id }) => id),
  };
}

const pathOf = (file: string) => inRoot("e2e/bench/intake", file);

/** Whether the file is there. */
export const hasCorpus = (file: string) => existsSync(pathOf(file));

/** The records of a file of JSON Lines, what they leave out filled in. */
export function readCorpus(file: string): CorpusRecord[] {
  const lines = readFileSync(pathOf(file), "utf8").split("\n");
  return lines.flatMap((line) => (line.trim() === "" ? [] : [{ ...blank, ...(JSON.parse(line) as CorpusRecord) }]));
}

/** How good the parser is on the records. */
export function scoreRecords(records: CorpusRecord[]) {
  return score(records, ({ text, receivedAt }: CorpusRecord) => Promise.resolve(readFields(text, { receivedAt })));
}
