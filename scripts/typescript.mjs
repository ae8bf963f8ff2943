// Runs a TypeScript file of the product outside Next: server-only modules load, and `@/` is the project's folder.
import { spawn } from "node:child_process";
import { engineArguments } from "./engine.mjs";
import { root } from "./paths.mjs";
import { run } from "./process.mjs";

/** The arguments with which Node runs a TypeScript file of the product. */
export const nodeArguments = (file, args = []) => [
  ...engineArguments,
  "--conditions=react-server",
  "--import",
  import.meta.resolve("tsx"),
  file,
  ...args,
];

/** Runs a file to its end and collects what it prints. */
export function runTypeScript(file, args, env) {
  return run(process.execPath, nodeArguments(file, args), { env: { ...process.env, ...env } });
}

/** Runs a file at the terminal; answers its exit code. Signals reach it as they reach this process. */
export function runTypeScriptAtTerminal(file, args, env) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, nodeArguments(file, args), {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: "inherit",
    });
    const pass = (signal) => child.kill(signal);
    process.on("SIGINT", () => {}).on("SIGTERM", pass);
    child.once("error", fail);
    child.once("exit", (code, signal) => {
      process.off("SIGTERM", pass);
      done(code ?? (signal ? 1 : 0));
    });
  });
}
