// Keeps the driver's page for a phone without signal: as it was last loaded, and the files it is made of.
const pageCache = "mortuary-drive-pages";
const fileCache = "mortuary-drive-files";
/** A page older than this is not shown any more, milliseconds. */
const lifetime = 24 * 3_600_000;
/** When a page was kept, by the phone's clock, which may be off: the server's Date says nothing of its age here. */
const keptAt = "X-Kept-At";
/** With hardly any signal the kept page is better than a long wait, milliseconds. */
const patience = 4_000;
/** The address decides, whatever headers the page was asked with. */
const byAddress = { ignoreVary: true, ignoreSearch: true };

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && pathname.startsWith("/drive/")) event.respondWith(answerPage(request));
  else if (pathname.startsWith("/_next/static/")) event.respondWith(answerFile(request));
});

/** The page as it is now, else as it was kept. */
async function answerPage(request) {
  const kept = await findPage(request.url);
  try {
    const signal = kept ? AbortSignal.timeout(patience) : undefined;
    const answer = await fetch(request, { signal });
    await keepPage(request.url, answer);
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function findPage(url) {
  const pages = await caches.open(pageCache);
  const kept = await pages.match(url, byAddress);
  if (!kept) return undefined;
  if (Date.now() - Number(kept.headers.get(keptAt) ?? Number.NaN) < lifetime) return kept;
  await pages.delete(url, byAddress);
  return undefined;
}

/** A drive that is not to be seen any more, or a session that has ended, takes the kept page along. */
async function keepPage(url, answer) {
  const pages = await caches.open(pageCache);
  // A phone whose memory is full shows the page all the same.
  if (answer.ok) await pages.put(new URL(url).pathname, stamped(answer.clone())).catch(() => undefined);
  else if (answer.status < 500) await pages.delete(url, byAddress);
}

function stamped({ body, headers: told }) {
  const headers = new Headers(told);
  headers.set(keptAt, String(Date.now()));
  // What was packed for the way is unpacked by now.
  for (const name of ["Content-Encoding", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  return new Response(body, { headers });
}

/** Files are named after their content, so a kept one is never old. */
async function answerFile(request) {
  const files = await caches.open(fileCache);
  const kept = await files.match(request, byAddress);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Keeps the page at `path` with its files: those it names, and those it has loaded. */
async function keep({ path, loaded }) {
  const answer = await fetch(path, { redirect: "manual" });
  await keepPage(new URL(path, self.location.origin).href, answer);
  const [pages, files] = [await caches.open(pageCache), await caches.open(fileCache)];
  for (const { url } of await pages.keys()) await findPage(url);
  const kept = await Promise.all((await pages.keys()).map(async (key) => (await pages.match(key, byAddress))?.text()));
  const named = kept.flatMap((text) => (text ?? "").match(/\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)/g) ?? []);
  // Within the page's data the files stand without the first part of their path.
  const short = kept.flatMap((text) => (text ?? "").match(/static\/chunks\/[\w./~@%-]+\.(?:js|css)/g) ?? []);
  const needed = new Set([...named, ...loaded, ...short.map((file) => `/_next/${file}`)]);
  for (const { url } of await files.keys()) if (!needed.has(new URL(url).pathname)) await files.delete(url, byAddress);
  await Promise.all([...needed].map((file) => answerFile(new Request(file)).catch(() => undefined)));
}
