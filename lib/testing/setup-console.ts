// Fails a test that writes an error to the console without expecting it; one that does expect it spies on console.error.
import { afterEach, beforeEach } from "vitest";

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...parts: unknown[]) => {
    complaints.push(
      parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(" "),
    );
  };
});

afterEach(() => {
  if (complaints.length === 0) return;
  throw new Error(`Unexpected console.error:\n${complaints.join("\n")}`);
});
