// A family is told of each step by message: only who said yes, only what names nobody, and no more once it is stopped.
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import type { RequestDto } from "@/lib/transports/dto";
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
import { type OwnDatabase, openOwnDatabase } from "./own-database";
import { FamilyPage } from "./pages/family-page";
import { type SmtpPeer, startSmtpPeer } from "./peers/smtp";
import { startTextGateway, type TextGateway } from "./peers/text-gateway";
import { Caller, signIn } from "./sessions";
import { acceptRequest, aName, createRequest, issueAccess } from "./transports";

// Servers without a mail server would take these jobs too, so this has a database of its own.
let server: Awaited<ReturnType<typeof startProduct>>;
let own: OwnDatabase;
let peer: SmtpPeer;
let gateway: TextGateway;
let owner: Caller;
let creator: Caller;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await openOwnDatabase();
  [peer, gateway] = await Promise.all([startSmtpPeer(), startTextGateway()]);
  server = await startProduct({
    DATABASE_URL: own.url,
    SMTP_URL: peer.url,
    MAIL_FROM: "Family Portal <portal@example.test>",
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_TOKEN: "a token of the gateway",
  });
  const { address } = server;
  owner = new Caller(address, await signIn("marisol", address));
  creator = new Caller(address, await signIn("teresa", address));
});

test.afterAll(async () => {
  const code = await server.stop();
  await Promise.all([peer.stop(), gateway.stop()]);
  await own.close();
  expect(code).toBe(0);
});

async function aCase() {
  const name = aName();
  const request = await createRequest(creator, name);
  const { id: routeId } = await acceptRequest(owner, request.id);
  return { name, requestId: request.id, routeId, caseId: await issueAccess(owner, request.id) };
}

const mailsTo = (address: string) => peer.mails.filter(({ to }) => to?.some((each) => each.address === address));

/** The link of the page that says yes or stops. */
const linkIn = (text: string | undefined) => /http:\/\/\S+\/updates\/[\w-]{64}/.exec(text ?? "")?.[0] ?? "";

/** A step rests a minute before it is told. */
const hurry = () => own.pool.query(`UPDATE "Job" SET "runAt" = now() WHERE kind = 'family-updates'`);

async function newestTo(address: string, count: number): Promise<Email | undefined> {
  await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBe(count);
  return mailsTo(address).at(-1);
}

async function step(routeId: string, path: string): Promise<void> {
  expect((await owner.send("POST", `/api/routes/${routeId}/${path}`)).status).toBe(200);
  await hurry();
}

async function ask(page: Page, address: string, [field, button]: [RegExp, string]): Promise<void> {
  await page.getByRole("textbox", { name: field }).fill(address);
  await page.getByRole("button", { name: button }).click();
}

const english: [RegExp, string] = [/^Your e-mail address/, "Send me messages"];

test("asks, hears of a step, stops with one click, and hears no more", async ({ visitor }) => {
  const made = await aCase();
  const address = `ana.${made.requestId}@example.com`;
  const page = await visitor({ baseURL: server.address });
  const family = new FamilyPage(page);
  await family.openLogin();
  await family.signIn(made.caseId);
  await ask(page, "ana at example", english);
  await expect(page.getByText(/such as ana@example\.com, or a mobile number/)).toBeVisible();
  await ask(page, address, english);
  await expect(page.getByRole("status").getByText(/look into your mail/)).toBeVisible();

  const asking = await newestTo(address, 1);
  expect(asking?.subject).toBe("Please say yes to our messages");
  // Mail programs that look at links do not say yes for anybody.
  const link = linkIn(asking?.text);
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Shall we write to you?" })).toBeVisible();
  await page.getByRole("button", { name: "Yes, write to me" }).click();
  await expect(page.getByRole("heading", { name: "You will be told of each step." })).toBeVisible();

  await step(made.routeId, "arrive-pickup");
  const told = await newestTo(address, 2);
  expect(told?.subject).toBe("News of the transport that you follow");
  expect(told?.text).toContain("The driver has reached the first place.");
  const whole = JSON.stringify([asking, told]);
  for (const secret of [made.caseId, ...made.name.split(" ")]) expect(whole).not.toContain(secret);
  const seen = await owner.get<RequestDto>(`/api/requests/${made.requestId}`);
  expect(seen.familyAccess?.peopleTold).toBe(1);
  expect(JSON.stringify(seen)).not.toContain(address);

  const head = new Map(told?.headers.map(({ key, value }) => [key, value]));
  expect(head.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const stop = head.get("list-unsubscribe")?.replace(/^<|>$/g, "") ?? "";
  const body = "List-Unsubscribe=One-Click";
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  expect((await fetch(stop, { method: "POST", headers: form, body })).status).toBe(200);
  expect((await fetch(stop, { method: "POST", headers: form, body })).status).toBe(404);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "No messages are sent to you." })).toBeVisible();
  await step(made.routeId, "confirm-pickup");
  await expect
    .poll(
      async () =>
        (await own.pool.query(`SELECT 1 FROM "Job" WHERE kind = 'family-updates' AND status = 'queued'`)).rowCount,
    )
    .toBe(0);
  expect(mailsTo(address)).toHaveLength(2);
});

test("works in Spanish and without scripts", async ({ visitor }) => {
  const made = await aCase();
  const address = `rosa.${made.requestId}@example.com`;
  const page = await visitor({ baseURL: server.address, javaScriptEnabled: false, locale: "es-MX" });
  const family = new FamilyPage(page, "es");
  await family.openLogin();
  await family.signIn(made.caseId);
  await ask(page, address, [/^Su correo electrónico/, "Quiero recibir mensajes"]);
  await expect(page.getByText(/^Revise su correo.* El enlace sirve por 24 horas\.$/)).toBeVisible();
  const asking = await newestTo(address, 1);
  expect(asking?.subject).toBe("Díganos si quiere nuestros mensajes");
  await page.goto(linkIn(asking?.text));
  await page.getByRole("button", { name: "Sí, escríbanme" }).click();
  await expect(page.getByRole("heading", { name: "Le avisaremos de cada paso." })).toBeVisible();
  await step(made.routeId, "arrive-pickup");
  expect((await newestTo(address, 2))?.text).toContain("El conductor llegó al primer lugar.");
  await page.getByRole("button", { name: "No recibir más mensajes" }).click();
  await expect(page.getByRole("heading", { name: "No le enviamos mensajes." })).toBeVisible();
});

test("tells a telephone through the gateway that is configured", async ({ visitor }) => {
  const made = await aCase();
  const page = await visitor({ baseURL: server.address });
  const family = new FamilyPage(page);
  await family.openLogin();
  await family.signIn(made.caseId);
  await ask(page, "(312) 555-0142", english);
  await expect(page.getByRole("status").getByText(/look at your phone/)).toBeVisible();
  await expect.poll(() => gateway.texts.length, { timeout: 20_000 }).toBe(1);
  const [asking] = gateway.texts;
  expect(asking).toMatchObject({ to: "+13125550142", authorization: "Bearer a token of the gateway" });
  await page.goto(linkIn(asking?.text));
  await page.getByRole("button", { name: "Yes, write to me" }).click();
  await expect(page.getByRole("heading", { name: "You will be told of each step." })).toBeVisible();
  await step(made.routeId, "arrive-pickup");
  await expect.poll(() => gateway.texts.length, { timeout: 20_000 }).toBe(2);
  expect(gateway.texts[1]?.text).toMatch(/^The driver has reached the first place\. http:\/\/\S+\/family\/login Stop/);
});
