// Makes the first business and its administrator: `npm run admin:create`, asking at the terminal for what is not given.
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { admit } from "@/lib/auth/actor";
import { createUser } from "@/lib/auth/create-user";
import { newUserInput } from "@/lib/auth/schema";
import { createBusiness } from "@/lib/businesses/create-business";
import { newBusinessInput } from "@/lib/businesses/schema";
import { closeDatabase, db } from "@/lib/platform/db";
import { AppError, conflict, invalid } from "@/lib/platform/errors";
import { parseInput } from "@/lib/platform/parse-input";

const questions = {
  business: "Name of the business",
  kind: "Kind (funeral_home, hospital, transport_company, other)",
  city: "City code, three letters that begin its case ids, like CHI",
  zone: "Time zone, like America/Chicago",
  email: "Administrator's e-mail",
  first: "First name",
  last: "Last name",
} as const;

const reportsQuestion = "E-mail of branch management, where reports are mailed to (Enter for none)";

type Name = keyof typeof questions;
const names = Object.keys(questions) as Name[];

const text = { type: "string" } as const;
const options = {
  business: text,
  kind: text,
  city: text,
  zone: text,
  email: text,
  first: text,
  last: text,
  reports: text,
  another: { type: "boolean" },
} as const;

const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;

async function ask(question: string, isSecret = false): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  terminal.once("SIGINT", () => process.exit(130));
  try {
    const answer = terminal.question(`${question}: `);
    isMuted = isSecret;
    return await answer;
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write("\n");
  }
}

async function readPassword(): Promise<string> {
  if (process.env["ADMIN_PASSWORD"]) return process.env["ADMIN_PASSWORD"];
  if (!isTerminal) {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks)
      .toString("utf8")
      .replace(/\r?\n$/, "");
  }
  const password = await ask("Password, at least 12 characters", true);
  if (password !== (await ask("The same password again", true))) throw invalid("The two passwords differ.");
  return password;
}

async function readAnswers(given: Partial<Record<Name, string>>): Promise<Record<Name, string>> {
  const missing = names.filter((name) => !given[name]);
  if (missing.length > 0 && !isTerminal) {
    throw invalid(`Give ${missing.map((name) => `--${name}`).join(", ")}, for there is no terminal to ask at.`);
  }
  const answers = { ...given };
  for (const name of missing) answers[name] = await ask(questions[name]);
  return answers as Record<Name, string>;
}

async function createAdmin(): Promise<string> {
  const { another, reports, ...given } = parseArgs({ options }).values;
  if (!another && (await db.user.count({ where: { role: "admin" } })) > 0) {
    throw conflict("There is an administrator already. Add --another to make one more.");
  }
  const answers = await readAnswers(given);
  const reportEmail = reports ?? (isTerminal ? (await ask(reportsQuestion)).trim() : "");
  const business = parseInput(newBusinessInput, {
    name: answers.business,
    kind: answers.kind,
    cityCode: answers.city,
    timeZone: answers.zone,
    ...(reportEmail && { reportEmail }),
  });
  const user = parseInput(newUserInput, {
    email: answers.email,
    firstName: answers.first,
    lastName: answers.last,
    role: "admin",
    password: await readPassword(),
  });
  const actor = admit({ kind: "system", name: "admin:create" });
  const [present] = await db.business.findMany({ where: { name: business.name }, select: { id: true }, take: 1 });
  if (present) await createUser(actor, present.id, user);
  else await createBusiness(actor, business, user);
  return `${user.firstName} ${user.lastName} (${user.email}) can sign in now as an administrator of ${business.name}.`;
}

try {
  console.log(await createAdmin());
} catch (error) {
  const isOurs = error instanceof AppError || (error instanceof TypeError && "code" in error);
  if (!isOurs) throw error;
  const fields = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
  console.error(fields.length > 1 ? fields.join("\n") : error.message);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
