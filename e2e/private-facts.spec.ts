// What is clinical or official is known to the businesses of a request, and to no family, notice, mail's words or log.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import PostalMime from "postal-mime";
import type { RequestDto } from "@/lib/transports/dto";
import { neverForFamilies } from "@/lib/transports/policy";
import { type RequestField, requestFields } from "@/lib/transports/schema";
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
import { FamilyPage } from "./pages/family-page";
import { databaseUrl } from "./servers";
import { Caller, signIn } from "./sessions";
import { acceptRequest, aName, createRequest, issueAccess, steps } from "./transports";

/** A word that stands nowhere but in this field, so that wherever it turns up it came from there. */
const marked = Object.fromEntries(neverForFamilies.map((name, at) => [name, `zq${at}${name}qz`]));

/** What a family reads of a request, in whole or in part; of all else not a word reaches it: kin, caller, contact, notes. */
const shown: readonly RequestField[] = [
  "pickupLocation",
  "deliveryLocation",
  "deceasedName",
  "requestedDate",
  "requestedTime",
  "destinationFuneralHome",
  "locationName",
  "businessId",
];
const withheld = requestFields.filter((name) => ![...shown, ...neverForFamilies].some((other) => other === name));
const alsoMarked = Object.fromEntries(withheld.map((name, at) => [name, `zx${at}${name}xz`]));
const alsoLeaked = (text: string) => withheld.filter((name) => text.includes(alsoMarked[name] ?? ""));

/** The fields whose word stands in a text, however it is escaped. */
const leaked = (text: string) => neverForFamilies.filter((name) => text.includes(marked[name] ?? ""));

/** The headers and the words of every mail so far, without what is attached to it. */
async function mailWords(): Promise<string[]> {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.map(({ subject, text, html }) => [subject, text, html].join("\n"));
}

/** Takes the steps up to the departure, and sends a place near the pickup. */
async function driveAlong(owner: Caller, routeId: string): Promise<void> {
  for (const step of steps) await owner.post(`/api/routes/${routeId}/${step}`);
  await owner.post(`/api/routes/${routeId}/positions`, {
    clientId: "one",
    at: new Date().toISOString(),
    lat: 41.95678,
    lng: -87.67321,
  });
}

test("they stay with the businesses through a whole transport", async ({ visitor }) => {
  const server = await startProduct({ LOG_LEVEL: "trace" });
  const notices: string[] = [];
  const listening = new pg.Client({ connectionString: databaseUrl() });
  try {
    await listening.connect();
    listening.on("notification", ({ payload }) => notices.push(payload ?? ""));
    await listening.query("LISTEN live");
    const [creator, owner] = await Promise.all(
      (["teresa", "marisol"] as const).map(async (who) => {
        return new Caller(server.address, await signIn(who, server.address));
      }),
    );
    if (!creator || !owner) throw new Error("Nobody is signed in.");

    const { id } = await createRequest(creator, aName(), { ...alsoMarked, ...marked });
    expect(leaked(JSON.stringify(await creator.get<RequestDto>(`/api/requests/${id}`)))).toEqual(neverForFamilies);
    const refused = await creator.send("POST", "/api/requests", { ...marked, surprise: 1 });
    expect(refused.status).toBe(400);
    expect(leaked(await refused.text())).toEqual([]);
    const { id: routeId } = await acceptRequest(owner, id);
    const caseId = await issueAccess(owner, id, "4821");

    const family = new FamilyPage(await visitor({ baseURL: server.address }));
    const answers: string[] = [];
    family.page.on("response", async (answer) => {
      // The stream of notices never ends, and a page that is left takes its answers along.
      const isOver = !answer.headers()["content-type"]?.startsWith("text/event-stream");
      if (isOver) answers.push(await answer.text().catch(() => ""));
    });
    await family.openLogin();
    await family.signIn(caseId, "4821");
    await expect(family.headline).toHaveText("A driver is on the way to Agnes.");
    const seen = [await family.page.content()];
    for (const path of [`/api/family/case/${caseId}`, `/api/routes/${caseId}`]) {
      const answer = await family.page.request.get(path);
      expect(answer.status(), path).toBe(200);
      seen.push(await answer.text());
    }
    await driveAlong(owner, routeId);
    await expect(family.page.getByText("Agnes is near Chicago.")).toBeVisible({ timeout: 20_000 });
    seen.push(await family.page.content(), await (await family.page.request.get(`/api/routes/${caseId}`)).text());
    await owner.post(`/api/routes/${routeId}/complete-delivery`, { deceasedReceived: true });
    await expect(family.headline).toContainText("was delivered safely");
    await family.page.reload();
    seen.push(await family.page.content());
    expect(seen.join("\n")).not.toMatch(/\bVega\b/);
    seen.push(...answers);
    expect(answers.join("\n")).toContain("Agnes");
    expect(leaked(seen.join("\n"))).toEqual([]);
    expect(alsoLeaked(seen.join("\n"))).toEqual([]);
    // An address without a name may be a home: neither it nor the place of the vehicle near it is told exactly.
    expect(seen.join("\n")).not.toMatch(/4025 N Paulina|41\.95678|87\.67321/);
    expect(leaked(JSON.stringify(await owner.get(`/api/requests/${id}/access`)))).toEqual([]);

    await owner.post(`/api/reports/${id}/email`);
    const mails = async () => (await mailWords()).filter((words) => words.includes(caseId));
    await expect.poll(mails).toHaveLength(1);
    expect(leaked((await mailWords()).join("\n"))).toEqual([]);
    expect(notices.filter((notice) => notice.includes(id)).length).toBeGreaterThan(5);
    expect(leaked(notices.join("\n"))).toEqual([]);
  } finally {
    await listening.end();
    expect(await server.stop()).toBe(0);
  }
  expect(server.output().split("\n").length).toBeGreaterThan(1);
  expect(leaked(server.output())).toEqual([]);
});
