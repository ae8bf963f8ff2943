// What the commands know about processes, ports and the programs they call.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";

/** A failure that is told to the person at the terminal in one sentence, without a stack. */
export class Refusal extends Error {}

const running = new Set();

/** Waits this many milliseconds. */
export const pause = (ms) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

function fromProc(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [state, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (state === "Z" || state === "X") return null;
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${rest[18]}`;
}

function fromPs(pid) {
  const line = execFileSync("ps", ["-o", "stat=,lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  return line === "" || line.startsWith("Z") ? null : line.replace(/^\S+\s+/, "");
}

/** When a process began, as a text that no later process with the same number shares; null when it is gone. */
export function processStart(pid) {
  try {
    return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
  } catch {
    return null;
  }
}

/** Waits until a process is gone, at most `ms` milliseconds; says whether it is. */
export async function waitUntilGone(pid, ms) {
  const end = Date.now() + ms;
  while (processStart(pid) !== null) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
}

/** Tries to listen on a port; answers the port (a free one for 0), or null when it is taken. Raises other errors. */
export function probePort(port, host) {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", (error) => (error.code === "EADDRINUSE" ? done(null) : fail(error)));
    server.listen({ port, host, exclusive: true }, () => {
      const found = server.address().port;
      server.close(() => done(found));
    });
  });
}

/**
 * Runs a program in the project's folder and collects what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean }} [options] `isShown` passes the output on as well
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, isShown = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    let output = "";
    const collect = (chunk) => {
      output += chunk;
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.once("error", fail);
    child.once("close", (code, signal) => {
      running.delete(child);
      done({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/** Ends the programs that `run` is still waiting for. */
export async function stopRunning() {
  const ended = [...running].map((child) => {
    child.kill("SIGTERM");
    return waitUntilGone(child.pid, 5000).then((isGone) => isGone || child.kill("SIGKILL"));
  });
  await Promise.all(ended);
}

/** Whether a module (its `import.meta.url`) is the file Node was started with. */
export const isMain = (url) => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);

/** Runs a command's main function: a refusal becomes its sentence, any other failure its stack; both exit 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
