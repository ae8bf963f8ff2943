// The family portal's screens: two languages, with and without scripts, small and large, and nobody else's server.
import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures";
import { FamilyPage } from "./pages/family-page";
import type { Caller } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

const phone = { viewport: { width: 390, height: 844 } };

async function aCase(creator: Caller, owner: Caller, { pin, ...more }: { pin?: string; requestedDate?: string } = {}) {
  const { id } = await createRequest(creator, aName(), more);
  const route = await acceptRequest(owner, id);
  return { id, routeId: route.id, caseId: await issueAccess(owner, id, pin) };
}

/** What the page sends from now on. */
function listen(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => sent.push(request));
  return sent;
}

const lang = (page: Page) => page.locator("html");
const hasScripts = (page: Page) => page.locator("[data-connection=open]");

test.afterEach(async ({ database }) => {
  await database.query("DELETE FROM rate_limit");
});

test("a visit in Spanish, from the card's link to the delivery, stays between the phone and the portal", async ({
  visitor,
  caller,
}) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { routeId, caseId } = await aCase(creator, owner, { pin: "482193" });
  const page = await visitor({ ...phone, locale: "es-MX" });
  const sent = listen(page);
  const family = new FamilyPage(page, "es");
  const answer = await page.goto(`/family/login#${caseId}`);
  expect(await answer?.text()).not.toContain(caseId);
  await expect(lang(page)).toHaveAttribute("lang", "es");
  await expect(page).toHaveTitle("Portal para Familias");
  await expect(family.headline).toHaveText("Sentimos mucho su pérdida.");
  await expect(family.caseId).toHaveValue(caseId);
  await expect(family.pin).toBeFocused();
  expect(page.url()).not.toContain(caseId);
  await family.pin.fill("482194");
  await family.submit.click();
  const alert = page.getByRole("alert").filter({ hasText: "No se pudo entrar" });
  await expect(alert).toContainText("No pudimos abrirlo. Revise el código o llame a la funeraria.");
  await family.pin.fill("482193");
  await family.submit.click();
  await expect(family.headline).toHaveText("Un conductor va en camino a donde está Agnes.");
  await expect(page.getByRole("link", { name: /^Llamar a / })).toHaveAttribute("href", /^tel:\+1\d{10}$/);
  await expect(page.getByRole("heading", { name: "Datos del servicio" })).toBeVisible();
  await page.reload();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

  await completeDelivery(owner, routeId);
  await expect(family.headline).toContainText("Agnes llegó bien a su destino a la");
  await family.language("English").click();
  await expect(family.headline).toContainText("Agnes was delivered safely at");
  await expect(lang(page)).toHaveAttribute("lang", "en");
  const { origin } = new URL(page.url());
  expect(sent.filter((request) => new URL(request.url()).origin !== origin).map((request) => request.url())).toEqual(
    [],
  );
  const referers = await Promise.all(sent.map(async (request) => (await request.allHeaders())["referer"] ?? ""));
  expect(referers.filter((referer) => referer.includes(caseId))).toEqual([]);
});

test("choosing the language keeps what was typed, and is remembered; the theme is the phone's", async ({ visitor }) => {
  const page = await visitor({ ...phone, colorScheme: "light" });
  const [english, spanish] = [new FamilyPage(page), new FamilyPage(page, "es")];
  await page.goto("/family/login#CHI-202611-7QF3K-9TX2M");
  await expect(english.caseId).toHaveValue("CHI-202611-7QF3K-9TX2M");
  await expect(lang(page)).not.toHaveClass(/(?:^|\s)dark(?:\s|$)/);
  await english.caseId.fill("CHI-202611-7QF3K");
  await english.pin.fill("48");
  await english.language("Español").click();
  await expect(spanish.submit).toBeVisible();
  await expect(spanish.caseId).toHaveValue("CHI-202611-7QF3K");
  await expect(spanish.pin).toHaveValue("48");
  await expect(lang(page)).toHaveAttribute("lang", "es");
  await page.goto("/family/nowhere");
  await expect(spanish.headline).toHaveText("404 Página no encontrada");
  await expect(lang(page)).toHaveAttribute("lang", "es");
  await expect(lang(page)).not.toHaveClass(/(?:^|\s)dark(?:\s|$)/);
  await page.goto("/family/login?lang=en");
  await expect(english.submit).toBeVisible();
  await page.goto("/");
  await expect(lang(page)).toHaveAttribute("lang", "en");
});

test("a case ID is understood however it comes", async ({ visitor, caller }) => {
  const { caseId } = await aCase(await caller("teresa"), await caller("marisol"));
  const family = new FamilyPage(await visitor(phone));
  const [city = "", month = "", ...groups] = caseId.split("-");
  const misread = groups.join(" ").replaceAll("0", "o").replaceAll("1", "l").toLowerCase();
  for (const typed of [
    `${city.toLowerCase()}${month}${groups.join("")}`,
    `Hello, the case ID is ${city} ${month} ${misread}. Call me, Ana`,
  ]) {
    await family.openLogin();
    await family.signIn(typed);
    await expect(family.headline).toHaveText("A driver is on the way to Agnes.");
    await expect(family.page).toHaveURL(new RegExp(`/family/dashboard/${caseId}$`));
    await family.page.getByRole("link", { name: "Sign out" }).click();
    await expect(family.page).toHaveURL(/\/family\/login$/);
  }
});

test("without scripts the language is chosen, the case opened, read and left", async ({ visitor, caller }) => {
  const { caseId } = await aCase(await caller("teresa"), await caller("marisol"), { pin: "4821" });
  const page = await visitor({ ...phone, javaScriptEnabled: false });
  const [english, spanish] = [new FamilyPage(page), new FamilyPage(page, "es")];
  await english.openLogin();
  await english.language("Español").click();
  await spanish.signIn(caseId, "0000");
  await expect(page.getByText("No pudimos abrirlo. Revise el código o llame a la funeraria.")).toBeVisible();
  await expect(spanish.caseId).toHaveValue(caseId);
  await spanish.signIn(caseId, "4821");
  await expect(spanish.headline).toHaveText("Un conductor va en camino a donde está Agnes.");
  await expect(page.getByRole("link", { name: /^Llamar a / })).toBeVisible();
  await spanish.language("English").click();
  await expect(english.headline).toHaveText("A driver is on the way to Agnes.");
  await expect(page).toHaveURL(new RegExp(`/family/dashboard/${caseId}\\?lang=en$`));
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(english.submit).toBeVisible();
  for (const unknown of ["/family/nowhere", "/family"]) {
    expect((await page.goto(unknown))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the Family Portal" }).click();
    await expect(english.submit).toBeVisible();
  }
});

test("a transport accepted for another day is planned, and nobody is on the way", async ({ visitor, caller }) => {
  const later = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10);
  const { caseId } = await aCase(await caller("teresa"), await caller("marisol"), { requestedDate: later });
  const family = new FamilyPage(await visitor(phone));
  await family.openLogin();
  await family.signIn(caseId);
  await expect(family.headline).toHaveText("The transport of Agnes is arranged.");
  await expect(family.page.getByText(/has accepted it\. It is planned for \w+day, /)).toBeVisible();
  await expect(family.page.getByRole("listitem").first()).toHaveText("Now: Everything is arranged");
});

test("at 320 pixels and with letters twice as large everything is still there", async ({ visitor, caller }) => {
  const { caseId } = await aCase(await caller("teresa"), await caller("marisol"));
  const page = await visitor({ viewport: { width: 320, height: 640 } });
  const family = new FamilyPage(page, "es");
  await page.goto("/family/login?lang=es");
  await expectNothingCut(page);
  await family.signIn(caseId);
  await expect(family.headline).toContainText("Agnes");
  await expect(hasScripts(page)).toBeAttached();
  await expectNothingCut(page);
});

test("the dialog for a few words is read at 320 pixels and with letters twice as large", async ({
  visitor,
  caller,
}) => {
  const owner = await caller("marisol");
  const { routeId, caseId } = await aCase(await caller("teresa"), owner);
  await completeDelivery(owner, routeId);
  const page = await visitor({ viewport: { width: 320, height: 640 } });
  await page.goto("/family/login?lang=es");
  await new FamilyPage(page, "es").signIn(caseId);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("family_case_id"))).toBe(caseId);
  await expectNothingCut(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
  await page.locator("summary").click();
  await expect(page.getByRole("dialog", { name: "Dejar unas palabras" })).toBeVisible();
  await expectNothingCut(page);
});

test("an address whose percent codes spell nothing is answered in the portal's own words", async ({ visitor }) => {
  const { request } = await visitor(phone);
  for (const broken of ["/family/%", "/family/dashboard/%E0%A4%A"]) {
    const answer = await request.get(broken);
    expect(answer.status(), broken).toBeLessThan(500);
    expect(await answer.text(), broken).toContain("Family Portal");
  }
});

/** Nothing is wider than the screen, and no text stands outside its box. */
async function expectNothingCut(page: Page): Promise<void> {
  for (const size of ["100%", "200%"]) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const cut = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const boxes = [
        ...document.querySelectorAll<HTMLElement>("h1, h2, p, a, button, summary, label, li, dt, dd, input"),
      ];
      const wide = boxes.filter((box) => {
        const { left, right, width } = box.getBoundingClientRect();
        return width > 1 && (left < 0 || right > clientWidth + 0.5 || box.scrollWidth > box.clientWidth + 1);
      });
      return [
        ...(scrollWidth > clientWidth ? [`page: ${scrollWidth}`] : []),
        ...wide.filter((box) => getComputedStyle(box).display !== "inline").map((box) => box.outerHTML.slice(0, 120)),
      ];
    });
    expect(cut, size).toEqual([]);
  }
}
