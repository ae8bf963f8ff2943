// The portal's door: how often one may try, over all processes and restarts; and that what is closed stays closed everywhere.
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { FamilyPage } from "./pages/family-page";
import { expectNotice } from "./pages/notice";
import { localServer } from "./servers";
import type { Caller } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

const pin = "482193";
const closed = "The page was closed. You can open it again here.";
const refused = "We could not open this. Check the ID, or call your funeral home.";

async function aCase(creator: Caller, owner: Caller) {
  const name = aName();
  const { id } = await createRequest(creator, name);
  const route = await acceptRequest(owner, id);
  return { id, name, routeId: route.id, caseId: await issueAccess(owner, id, pin) };
}

interface Knock {
  body: unknown;
  /** Behind a trusted proxy: whom the server takes it for. */
  from?: string;
  headers?: Record<string, string>;
}

/** A try as a program makes it; a text is sent as it is. */
function knock(address: string, { body, from, headers }: Knock): Promise<Response> {
  return fetch(`${address}/api/family/login`, {
    method: "POST",
    headers: {
      Origin: address,
      "Content-Type": "application/json",
      ...(from && { "X-Forwarded-For": from }),
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** The `Cookie` header of a new visit. */
async function visit(caseId: string): Promise<string> {
  const answer = await knock(localServer(), { body: { caseId, pin } });
  expect(answer.status).toBe(200);
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/; Max-Age=43200; HttpOnly; SameSite=lax$/i);
  return cookie.split(";")[0] ?? "";
}

const ask = (path: string, Cookie = "") =>
  fetch(localServer() + path, { redirect: "manual", headers: { Cookie, Accept: "text/html" } });

test.afterEach(async ({ database }) => {
  await database.query("DELETE FROM rate_limit");
});

test("the limits hold over two processes and a restart, keep nobody else out, and no log names the case", async ({
  caller,
}) => {
  test.setTimeout(300_000);
  const { caseId } = await aCase(await caller("teresa"), await caller("marisol"));
  const start = () => startProduct({ TRUSTED_PROXY: "127.0.0.1", LOG_LEVEL: "trace" });
  const servers = [await start(), await start()];
  const outputs = () => servers.map((server) => server.output()).join("");
  const knockAt = (index: number, given: Knock) => knock(servers[index % 2]?.address ?? "", given);
  try {
    const guesses = Array.from({ length: 100 }, (_, index) => {
      const guess = { body: { caseId, pin: String(100_000 + index) }, from: "203.0.113.7" };
      return new Promise<Response>((done) => setTimeout(() => done(knockAt(index, guess)), index * 10));
    });
    const answers = await Promise.all(guesses);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
    const [first, second] = servers;
    if (!first || !second) throw new Error("There are two servers.");
    let told = outputs();
    await first.stop("SIGKILL");
    servers[0] = await start();
    for (const index of [0, 1]) {
      const held = await knockAt(index, { body: { caseId, pin }, from: "203.0.113.7" });
      expect(held.status).toBe(429);
      expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(12 * 60);
      expect(await held.text()).toContain("There were several tries. Please wait 1");
    }
    for (const index of [0, 1]) {
      const family = { body: { caseId: caseId.toLowerCase(), pin }, from: `198.51.100.${index}` };
      expect((await knockAt(index, family)).status).toBe(200);
    }
    expect((await knockAt(0, { body: "\u0000", from: "198.51.100.9" })).status).toBe(400);
    await fetch(`${servers[0]?.address}/family/dashboard/${caseId}`);
    told += outputs();
    expect(told).not.toContain(caseId);
    expect(told.toUpperCase()).not.toContain(caseId.slice(-11));
  } finally {
    for (const server of servers) await server.stop();
  }
});

test("the coordinator sees the failed tries and replaces the PIN, and the family gets in at once", async ({
  as,
  caller,
  visitor,
}) => {
  const { name, caseId } = await aCase(await caller("teresa"), await caller("marisol"));
  for (let tries = 0; tries < 6; tries += 1) {
    await knock(localServer(), { body: { caseId, pin: "000000" } });
  }
  const family = new FamilyPage(await visitor());
  await family.openLogin();
  await family.signIn(caseId, pin);
  await expect(family.page.getByText(/^There were several tries\./)).toBeVisible();

  const desk = new DashboardPage(await as("marisol"));
  await desk.open("Active");
  await desk.unfold(name);
  await desk.card(name).getByRole("button", { name: "Family Access" }).click();
  const dialog = desk.page.getByRole("dialog");
  await expect(dialog).toContainText(/Failed tries5 since it was issued, the last [A-Z][a-z]{2} \d/);
  await expect(dialog).toContainText("If that was not the family, replace the PIN.");
  await dialog.getByRole("button", { name: "Replace PIN" }).click();
  await dialog.getByLabel("New PIN", { exact: true }).fill("735512");
  await dialog.getByRole("button", { name: "Replace PIN" }).click();
  await expectNotice(desk.page, "PIN Set");
  await expect(dialog).toContainText("735512");
  await expect(dialog).not.toContainText("Failed tries");

  await family.signIn(caseId, "735512");
  await expect(family.headline).toContainText("Agnes");
});

test("a cookie that was stolen opens nothing once the access is revoked, nor does a stream that is open", async ({
  caller,
}) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id, caseId } = await aCase(creator, owner);
  const cookie = await visit(caseId);
  const doors = [
    `/api/family/case/${caseId}`,
    `/api/family/case/${caseId.toLowerCase()}`,
    `/api/routes/${caseId}`,
    "/api/family/live",
  ];
  expect((await ask(doors[0] ?? "", cookie)).status).toBe(200);
  expect((await ask(`/family/dashboard/${caseId}`, cookie)).status).toBe(200);
  const stream = await ask("/api/family/live", cookie);
  const ended = stream.text();
  expect((await owner.send("DELETE", `/api/requests/${id}/access`)).status).toBe(200);
  // It ends by itself; what it said until then is that something changed, and nothing else.
  expect(await ended).not.toContain("Agnes");
  for (const path of doors) {
    const answer = await ask(path, cookie);
    expect(answer.status, path).toBe(401);
    expect(await answer.text(), path).toContain("Please enter your case ID again to continue.");
  }
  const page = await ask(`/family/dashboard/${caseId}`, cookie);
  expect([page.status, page.headers.get("location")]).toEqual([307, "/family/login?closed=1"]);
  await issueAccess(owner, id, pin);
  expect((await ask(doors[0] ?? "", cookie)).status).toBe(401);
  expect((await ask(doors[0] ?? "", await visit(caseId))).status).toBe(200);
});

test("thirty days after the delivery an open page, a bookmark and the sign-in all close, gently", async ({
  caller,
  visitor,
  database,
}) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id, caseId, routeId } = await aCase(creator, owner);
  await completeDelivery(owner, routeId);
  const family = new FamilyPage(await visitor());
  await family.openLogin();
  await family.signIn(caseId, pin);
  await expect(family.headline).toContainText("Agnes was delivered safely");
  const cookie = await visit(caseId);
  const deliveredAgo = (days: number) =>
    database.query(`UPDATE "ServiceRequest" SET "archivedAt" = now() - $2 * interval '1 day' WHERE id = $1`, [
      id,
      days,
    ]);

  await deliveredAgo(29.9);
  expect((await ask(`/family/dashboard/${caseId}`, cookie)).status).toBe(200);
  await deliveredAgo(30.1);
  expect((await ask(`/api/family/case/${caseId}`, cookie)).status).toBe(401);
  // The open page hears of it with the next news at the latest.
  await owner.send("PUT", `/api/requests/${id}/family-note`, { familyNote: "Thank you." });
  await expect(family.page).toHaveURL(/\/family\/login$/);
  await expect(family.page.getByText(closed)).toBeVisible();
  await family.signIn(caseId, pin);
  await expect(family.page.getByRole("alert").filter({ hasText: "Login Failed" })).toContainText(refused);
  expect(await (await knock(localServer(), { body: { caseId, pin } })).text()).toContain(refused);

  for (const options of [{}, { javaScriptEnabled: false }]) {
    const bookmark = await visitor(options);
    await bookmark.goto(`/family/dashboard/${caseId}`);
    await expect(bookmark.getByRole("heading", { level: 1 })).toHaveText("We are sorry for your loss.");
    await expect(bookmark.getByText(closed)).toBeVisible();
  }
});

test("what cannot be read is answered in the portal's own voice, in the family's language", async ({
  caller,
  database,
}) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { caseId } = await aCase(creator, owner);
  const missing = "Please enter your case ID";
  const card = "Please enter the case ID and the PIN as they stand on your card.";
  const wrongPin = "Please enter the PIN as it stands on your card.";
  const tooLong = "This is longer than a case ID. Please type it as it stands on your card.";
  const unreadable = "We could not read this. Please open the page again and enter the case ID from your card.";
  const cases: [unknown, number, string, Record<string, string>?][] = [
    [{}, 400, missing],
    [null, 400, card],
    [[caseId], 400, card],
    ["{", 400, unreadable],
    [{ caseId: { contains: "" } }, 400, missing],
    [{ caseId: [caseId] }, 400, missing],
    [{ caseId: 7 }, 400, missing],
    [{ caseId: " " }, 400, missing],
    [{ caseId, pin: { gt: "" } }, 400, wrongPin],
    [{ caseId, pin: 482193 }, 400, wrongPin],
    [{ caseId, pin: "4".repeat(100) }, 400, wrongPin],
    [{ caseId, admin: true }, 400, card],
    [{ caseId: "x".repeat(10_240) }, 400, tooLong],
    ["x".repeat(70_000), 413, unreadable],
    [{ caseId }, 415, unreadable, { "Content-Type": "text/plain" }],
    [{ caseId, pin }, 403, unreadable, { Origin: "https://elsewhere.test" }],
    [{ caseId: `${caseId}\u0000` }, 401, refused],
    [{ caseId: "\u0000", pin: "\u0000" }, 401, refused],
    [{ caseId: "' OR 1=1 --", pin: "%" }, 401, refused],
    [{ caseId: caseId.slice(0, -1), pin }, 401, refused],
  ];
  for (const [body, status, sentence, headers = {}] of cases) {
    const answer = await knock(localServer(), { body, headers });
    const { error } = (await answer.json()) as { error: string };
    expect([answer.status, error], JSON.stringify(body).slice(0, 60)).toEqual([status, sentence]);
  }
  const spanish = { "Accept-Language": "es-MX,es;q=0.9" };
  for (const [body, sentence] of [
    [{ caseId: {} }, "Escriba el código de su caso"],
    [{ caseId, pin: [] }, "Escriba el PIN como está en su tarjeta."],
    ["[", "No pudimos leer esto. Abra la página otra vez y escriba el código de su tarjeta."],
    [{ caseId, pin: "000000" }, "No pudimos abrirlo. Revise el código o llame a la funeraria."],
  ] as const) {
    expect(await (await knock(localServer(), { body, headers: spanish })).json()).toMatchObject({ error: sentence });
  }

  const gone = await createRequest(creator, aName());
  const goneId = await issueAccess(creator, gone.id, pin);
  const [cookie, goneCookie] = [await visit(caseId), await visit(goneId)];
  await database.query('DELETE FROM "ServiceRequest" WHERE id = $1', [gone.id]);
  const again = "Please enter your case ID again to continue.";
  for (const [path, with_, status, sentence] of [
    [`/api/family/case/${goneId}`, cookie, 404, "Case not found"],
    [`/api/family/case/${caseId.slice(0, -1)}`, cookie, 404, "Case not found"],
    ["/api/family/case/%00", cookie, 404, "Case not found"],
    [`/api/family/case/${"x".repeat(10_240)}`, cookie, 404, "Case not found"],
    [`/api/family/case/${goneId}`, goneCookie, 401, again],
    ["/api/family/live", goneCookie, 401, again],
    [`/api/family/case/${caseId}`, "family_session=%00; family_session=x", 401, again],
    [`/api/family/case/${caseId}`, "", 401, again],
  ] as const) {
    const answer = await ask(path, with_);
    const { error } = (await answer.json()) as { error: string };
    expect([answer.status, error], path.slice(0, 60)).toEqual([status, sentence]);
  }
  expect(await (await ask(`/family/dashboard/${goneId}`, cookie)).text()).toContain("Case not found");
  expect((await ask(`/family/dashboard/${goneId}`, goneCookie)).headers.get("location")).toBe("/family/login?closed=1");
  expect((await knock(localServer(), { body: { caseId: goneId, pin } })).status).toBe(401);
});

test("nothing of the portal is kept, found by a search engine, or told to the next page", async ({ caller }) => {
  const { caseId } = await aCase(await caller("teresa"), await caller("marisol"));
  const cookie = await visit(caseId);
  const answers: [string, Promise<Response>][] = [
    ["sign-in", ask("/family/login")],
    ["page", ask(`/family/dashboard/${caseId}`, cookie)],
    ["page without a visit", ask(`/family/dashboard/${caseId}`)],
    ["no page", ask("/family/nowhere")],
    ["case", ask(`/api/family/case/${caseId}`, cookie)],
    ["case without a visit", ask(`/api/family/case/${caseId}`)],
    ["stream without a visit", ask("/api/family/live")],
    ["try", knock(localServer(), { body: { caseId, pin: "0" } })],
    ["unreadable try", knock(localServer(), { body: "{" })],
    ["way out", ask("/api/family/logout", cookie)],
  ];
  for (const [name, asked] of answers) {
    const { headers } = await asked;
    expect(headers.get("x-robots-tag"), name).toContain("noindex");
    expect(headers.get("referrer-policy"), name).toBe("no-referrer");
    expect(headers.get("cache-control"), name).toContain("no-store");
  }
});
