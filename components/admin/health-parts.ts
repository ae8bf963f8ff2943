// The parts of the platform's health in words, each with what it means for the work.
import type { HealthDto } from "@/lib/admin/dto";

export interface HealthPart {
  name: string;
  state: "completed" | "pending" | "declined" | "stale";
  word: string;
  facts: string[];
}

/** What a database may take to answer before it counts as slow, and a job to be taken up; milliseconds. */
const slowMs = 250;
const lateMs = 60_000;

const good = (word: string) => ({ state: "completed", word }) as const;
const care = (word: string) => ({ state: "pending", word }) as const;
const bad = (word: string) => ({ state: "declined", word }) as const;

const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : more}`;

/** '12.4 MB' */
function formatSize(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${(bytes / 1024 ** power).toLocaleString("en-US", { maximumFractionDigits: 1 })} ${units[power]}`;
}

/** `when` writes an instant. */
export function healthParts(health: HealthDto, when: (iso: string) => string): HealthPart[] {
  const { database, migrations, mail, live, jobs } = health;
  return [
    {
      name: "Database",
      ...(database.answeredInMs > slowMs || database.waiting > 0 ? care("Slow") : good("Answers")),
      facts: [
        `Answered in ${database.answeredInMs} ms. ${many(database.connections, "connection")}, ${database.waiting} waiting.`,
        `PostgreSQL ${database.version}, ${formatSize(database.sizeBytes)}.`,
      ],
    },
    {
      name: "Migrations",
      ...(migrations.unfinished.length > 0 ? bad("Unfinished") : good("Applied")),
      facts: [
        `${many(migrations.applied, "migration")} applied. The newest: ${migrations.newest ?? "none"}.`,
        ...migrations.unfinished.map((name) => `Not finished: ${name}.`),
      ],
    },
    {
      name: "Mail",
      ...(mail.failed > 0
        ? care("Some failed")
        : mail.isSetUp
          ? good("Sends")
          : { state: "stale", word: "Kept in a folder" }),
      facts: [
        mail.isSetUp ? "A mail server is set up." : "No mail server is set up: mail lies in the outbox folder.",
        `${many(mail.waiting, "mail")} waiting, ${mail.failed} given up.`,
        mail.lastSentAt ? `The last one left ${when(mail.lastSentAt)}.` : "None has left yet.",
      ],
    },
    {
      name: "Live streams",
      ...(live.streams > 0 && !live.isListening ? bad("Deaf") : good("Open")),
      facts: [
        `${many(live.streams, "stream")} open here.`,
        live.processes === 0
          ? "No process listens, for nobody has a stream open."
          : `${many(live.processes, "process listens", "processes listen")} for what changes.`,
      ],
    },
    {
      name: "Jobs",
      ...jobState(health),
      facts: [
        `${many(jobs.due, "job")} due, ${jobs.later} for later, ${jobs.failed} given up.`,
        ...(jobs.oldestDueAt ? [`The oldest is due since ${when(jobs.oldestDueAt)}.`] : []),
      ],
    },
    { name: "The record", ...recordPart(health, when) },
  ];
}

function jobState({ at, jobs }: HealthDto) {
  const isLate = jobs.oldestDueAt !== null && Date.parse(at) - Date.parse(jobs.oldestDueAt) > lateMs;
  if (isLate) return care("Behind");
  return jobs.failed > 0 ? care("Some failed") : good("Done in time");
}

function recordPart({ check, isChecking }: HealthDto, when: (iso: string) => string): Omit<HealthPart, "name"> {
  const now = isChecking ? ["A check waits or is under way."] : [];
  if (check === null) {
    return { state: "stale", word: "Not checked yet", facts: [...now, "The chains are checked once a day."] };
  }
  const { chains, links, erased, fault, endedAt, tookMs } = check;
  const facts = [
    ...now,
    ...(fault ? [fault] : []),
    `${many(links, "link")} in ${many(chains, "chain")}${erased > 0 ? `, ${erased} with personal data erased` : ""}.`,
    `Checked ${when(endedAt)}, in ${(tookMs / 1000).toLocaleString("en-US", { maximumFractionDigits: 1 })} s.`,
  ];
  return { ...(fault ? bad("Broken") : good("Holds")), facts };
}
