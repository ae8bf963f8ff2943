// What is clinical or official is known to the businesses of a request, and to no family, notice, mail's words or log.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import PostalMime from "postal-mime";
import type { RequestDto } from "@/lib/transports/dto";
import { neverForFamilies } from "@/lib/transports/policy";
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
import { FamilyPage } from "./pages/family-page";
import { databaseUrl } from "./servers";
import { Caller, signIn } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

/** A word that stands nowhere but in this field, so that wherever it turns up it came from there. */
const marked = Object.fromEntries(neverForFamilies.map((name, at) => [name, `zq${at}${name}qz`]));

/** The fields whose word stands in a text, however it is escaped. */
const leaked = (text: string) => neverForFamilies.filter((name) => text.includes(marked[name] ?? ""));

/** The headers and the words of every mail so far, without what is attached to it. */
async function mailWords(): Promise<string[]> {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.map(({ subject, text, html }) => [subject, text, html].join("\n"));
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

    const { id } = await createRequest(creator, aName(), marked);
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
    await completeDelivery(owner, routeId);
    await expect(family.headline).toContainText("was delivered safely");
    await family.page.reload();
    seen.push(await family.page.content(), ...answers);
    expect(answers.join("\n")).toContain("Agnes");
    expect(leaked(seen.join("\n"))).toEqual([]);
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
