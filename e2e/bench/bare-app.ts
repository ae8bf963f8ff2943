// Builds and serves the smallest Next application there is, which the product is measured against.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inRoot, root } from "@/scripts/paths.mjs";
import { run } from "@/scripts/process.mjs";

const files = {
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };\n`,
  "app/layout.js":
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  "app/page.js":
    'export const dynamic = "force-dynamic";\nexport default function Page() {\n  return <p>Empty</p>;\n}\n',
  "app/bare/route.js":
    'export const dynamic = "force-dynamic";\nexport const GET = () => Response.json({ ok: true });\n',
};

// Node's own HTTP server around Next, as the product is served. It ends with the pipe from this process, however that ends.
const server = `
  const { createServer } = require("node:http");
  const app = require("next")({ dev: false, dir: process.argv[1] });
  app.prepare().then(() => {
    const handle = app.getRequestHandler();
    const server = createServer((request, response) => void handle(request, response));
    process.stdin.resume().once("end", () => process.exit());
    server.listen(0, "127.0.0.1", () => console.log("Ready on http://127.0.0.1:" + server.address().port));
  });`;

interface BareApp {
  address: string;
  stop(): Promise<void>;
}

/** Starts it on a free port of this machine. Its page is `/`, its handler `/bare`; nothing of it stays after `stop`. */
export async function startBareApp(): Promise<BareApp> {
  // Below the project, where the builder finds the packages.
  await mkdir(inRoot(".data"), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(inRoot(".data", "bare-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeApp(folder);
    const { address, end } = await serve(folder);
    return { address, stop: () => end().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function writeApp(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const next = inRoot("node_modules", "next", "dist", "bin", "next");
  const env = { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "", NEXT_TELEMETRY_DISABLED: "1" } as const;
  const { code, output } = await run(process.execPath, [next, "build", folder], { env });
  if (code !== 0) throw new Error(`The bare application could not be built:\n${output}`);
}

async function serve(folder: string): Promise<{ address: string; end: () => Promise<void> }> {
  const env = { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "" } as const;
  const child = spawn(process.execPath, ["-e", server, folder], { cwd: root, env, stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise<void>((done) => {
    child.once("exit", () => done());
  });
  const address = await new Promise<string>((done, fail) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      const ready = /Ready on (\S+)/.exec(output)?.[1];
      if (ready) done(ready);
    });
    void ended.then(() => fail(new Error(`The bare application ended:\n${output}`)));
  });
  const end = () => {
    child.stdin.end();
    return ended;
  };
  return { address, end };
}
