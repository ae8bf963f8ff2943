// Where the product's own folders are.
import { fileURLToPath } from "node:url";
import { join, resolve } from "node:path";

/** The project's folder, absolute. */
export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/** The folder that keeps what the product writes beside the sources: `DATA_DIR`, else `.data`; absolute. */
export function dataDirectory() {
  return resolve(root, process.env.DATA_DIR || ".data");
}

/** Joins a path inside the project's folder. */
export const inRoot = (...parts) => join(root, ...parts);
