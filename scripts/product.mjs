// Starts the product's web server as a process of its own, for tests and measurements.
import { spawn } from "node:child_process";
import { engineArguments } from "./engine.mjs";
import { inRoot, root } from "./paths.mjs";
import { Refusal } from "./process.mjs";

const READY_MS = 60_000;

/** Empty, these keep an installation's own settings out, those in its `.env` files too. */
const NEUTRAL = {
  OIDC_ISSUER: "",
  OIDC_CLIENT_ID: "",
  OIDC_CLIENT_SECRET: "",
  PUBLIC_URL: "",
  NEXTAUTH_URL: "",
  TRUSTED_PROXY: "",
  DATABASE_DIRECT_URL: "",
  EMBEDDED_DATABASE: "",
  SMTP_URL: "",
  MAIL_FROM: "",
  STRIPE_SECRET_KEY: "",
  STRIPE_PUBLISHABLE_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  STRIPE_PRICE_ID: "",
  STRIPE_API_URL: "",
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: "",
};

/**
 * Starts one server process on a migrated database and waits until it serves the build that is there.
 * @param {Record<string, string>} env what this server's environment has beside the present one, DATABASE_URL among it
 * @returns {Promise<{ address: string, pid: number, output: () => string, stop: (signal?: NodeJS.Signals) => Promise<number | null> }>} `stop` answers the exit code
 */
export async function startProduct(env) {
  const child = spawn(process.execPath, [...engineArguments, inRoot("scripts", "server.mjs")], {
    cwd: root,
    env: { ...process.env, ...NEUTRAL, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise((done) => {
    child.once("exit", (code) => done(code));
  });
  const address = await new Promise((done, fail) => {
    const overdue = setTimeout(() => fail(new Refusal(`The server did not become ready:\n${output}`)), READY_MS);
    const read = (chunk) => {
      output += chunk;
      const ready = /^Ready on (\S+)$/m.exec(output);
      if (!ready) return;
      clearTimeout(overdue);
      done(ready[1]);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.once("error", fail);
    void ended.then((code) => {
      clearTimeout(overdue);
      fail(new Refusal(`The server ended with code ${code}:\n${output}`));
    });
  }).catch((error) => {
    child.kill("SIGKILL");
    throw error;
  });
  return {
    address,
    pid: child.pid,
    output: () => output,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}
