// Every door of the product as its files have it: the methods of each call, and the screens.
import { readdirSync, readFileSync } from "node:fs";
import { inRoot } from "@/scripts/paths.mjs";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Which methods a route file exports, however it does so. */
function exportedMethods(text: string): string[] {
  const exports = [...text.matchAll(/^export (?:const|(?:async )?function) (\w+)|^export \{([^}]*)\}/gm)];
  const names = exports.flatMap(([, name, list = ""]) => (name ? [name] : list.split(",")));
  const exported = new Set(names.map((name) => name.replace(/^.*\sas\s/, "").trim()));
  return methods.filter((method) => exported.has(method));
}

/** 'GET /api/requests/[id]' for each method of each call, '/dashboard' for each screen. */
export function listDoors(): string[] {
  const files = readdirSync(inRoot("app"), { recursive: true, encoding: "utf8" }).toSorted();
  return files.flatMap((file) => {
    const path = `/${file.replace(/\/?(?:route\.ts|page\.tsx)$/, "").replaceAll(/\([a-z]+\)\/?/g, "")}`;
    if (/(?:^|\/)page\.tsx$/.test(file)) return [path];
    if (!file.endsWith("/route.ts")) return [];
    return exportedMethods(readFileSync(inRoot("app", file), "utf8")).map((method) => `${method} ${path}`);
  });
}
