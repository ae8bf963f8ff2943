// How much JavaScript a page makes the browser load before it is ready, gzip.
import { gzipSync } from "node:zlib";

/** Bytes of all scripts that the page's HTML loads, gzip. Raises when the page does not answer 200. */
export async function measureFirstLoad(url: string, cookie = ""): Promise<number> {
  const response = await fetch(url, { headers: { cookie }, redirect: "manual" });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  const scripts = findScripts(await response.text());
  if (scripts.length === 0) throw new Error(`${url} loads no script at all.`);
  let bytes = 0;
  for (const script of scripts) {
    const file = await fetch(new URL(script, url));
    if (file.status !== 200) throw new Error(`${script} answered ${file.status}.`);
    bytes += gzipSync(Buffer.from(await file.arrayBuffer())).byteLength;
  }
  return bytes;
}

/** Addresses of the scripts a present-day browser runs: none that is only for old ones. */
function findScripts(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const loading = tags.filter(
    (tag) => !/\bnomodule\b/i.test(tag) && (tag.startsWith("<script") || /\bas="script"/.test(tag)),
  );
  const addresses = loading.map((tag) => /\b(?:src|href)="([^"]+\.js[^"]*)"/.exec(tag)?.[1]);
  return [...new Set(addresses.filter((address) => address !== undefined))];
}
