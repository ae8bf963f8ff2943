// Every door of the product as its files have it: the methods of each call, and the screens.
import { readdirSync, readFileSync } from "node:fs";
import { inRoot } from "@/scripts/paths.mjs";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** What a route file may export besides; all of it is Next's. */
const settings = /^(?:dynamic|dynamicParams|revalidate|fetchCache|runtime|preferredRegion|maxDuration)$/;

/**
 * Which methods a route file exports by name. Raises where one could come in unseen: with an export that does not tell
 * its names, with a method that the table has no word for, or with none at all.
 */
export function exportedMethods(text: string): string[] {
  const told = [...text.matchAll(/^export (?:const (\w+)\b(?! *,)|(?:async )?function (\w+)|\{([^}]*)\})/gm)];
  const all = text.match(/\bexport\b(?=\s*[\w{*])/g) ?? [];
  if (all.length !== told.length) throw new Error("A route exports its methods by name, each on a line of its own.");
  const names = told.flatMap(([, constant, callable, list = ""]) => constant ?? callable ?? list.split(","));
  const exported = names.map((name) => name.replace(/^[\s\S]*\sas\s/, "").trim()).filter((name) => name !== "");
  const found = methods.filter((method) => exported.includes(method));
  const unknown = exported.filter((name) => !methods.includes(name) && !settings.test(name));
  if (unknown.length > 0) throw new Error(`A route exports ${unknown.join(", ")}, which is no method of the table.`);
  if (found.length === 0) throw new Error("A route without a method is no door.");
  return found;
}

/** 'GET /api/requests/[id]' for each method of each call, '/dashboard' for each screen. */
export function listDoors(): string[] {
  const files = readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" }).toSorted();
  return files.flatMap((file) => {
    const [, kind, ending] = /(?:^|\/)(route|page)\.(tsx?|jsx?)$/.exec(file) ?? [];
    if (!kind) return [];
    if (ending !== (kind === "page" ? "tsx" : "ts")) throw new Error(`app/${file} is a door under an unusual name.`);
    const path = `/${file.replace(/\/?(?:route\.ts|page\.tsx)$/, "").replaceAll(/\([a-z]+\)\/?/g, "")}`;
    if (kind === "page") return [path];
    return exportedMethods(readFileSync(inRoot("app", file), "utf8")).map((method) => `${method} ${path}`);
  });
}
