// What serves the product is started with the engine's settings, and nothing switches them while it runs.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { engineArguments } from "./engine.mjs";
import { inRoot } from "./paths.mjs";
import { nodeArguments } from "./typescript.mjs";

const read = (file: string) => readFileSync(inRoot(file), "utf8");

describe("the engine's settings", () => {
  it("are ones that this engine takes on its command line", () => {
    expect(execFileSync(process.execPath, [...engineArguments, "-p", "1 + 1"], { encoding: "utf8" })).toBe("2\n");
  });

  it("come with `npm start`, `npm run dev`, the image and the commands", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const started = engineArguments.join(" ");
    expect(scripts.start).toBe(`exec node ${started} scripts/start.mjs`);
    expect(scripts.dev).toBe(`exec node ${started} scripts/start.mjs --dev`);
    expect(read("Dockerfile")).toContain(
      `CMD ${JSON.stringify(["node", ...engineArguments, "scripts/server.mjs"]).replaceAll(",", ", ")}`,
    );
    expect(nodeArguments("file.ts").slice(0, engineArguments.length)).toEqual(engineArguments);
  });

  it("are switched by nothing that runs", () => {
    const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: inRoot("."), encoding: "utf8" });
    const switching = files
      .split("\n")
      .filter((file) => file !== "" && file !== "scripts/engine.test.ts")
      .filter((file) => read(file).includes("setFlagsFromString"));
    expect(switching).toEqual([]);
  });
});
