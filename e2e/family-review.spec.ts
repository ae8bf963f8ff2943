// A family's few words once the transport is completed: with scripts and without, in both languages, and what is refused.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { FamilyPage } from "./pages/family-page";
import type { Caller } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

interface ShownReview {
  customerName: string;
  rating: number;
  comment: string | null;
  isFromBusiness: boolean;
}

async function aCompletedCase(creator: Caller, owner: Caller) {
  const { id } = await createRequest(creator, aName());
  const { id: routeId } = await acceptRequest(owner, id);
  const caseId = await issueAccess(owner, id);
  await completeDelivery(owner, routeId);
  return { id, routeId, caseId };
}

async function listed(page: Page, comment: string): Promise<ShownReview[]> {
  const reviews = (await (await page.request.get("/api/reviews")).json()) as ShownReview[];
  return reviews.filter((review) => review.comment === comment);
}

const phone = { viewport: { width: 320, height: 640 } };

test("a few words in a dialog, by keyboard, and the thanks that stay", async ({ visitor, caller }) => {
  const { caseId } = await aCompletedCase(await caller("teresa"), await caller("marisol"));
  const page = await visitor(phone);
  const family = new FamilyPage(page);
  await family.openLogin();
  await family.signIn(caseId);
  await expect(page.getByText("You may leave a few words, if you wish.")).toBeVisible();
  // Only a page that listens remembers the case.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("family_case_id"))).toBe(caseId);
  const dialog = page.getByRole("dialog", { name: "Leave a few words" });
  await expect(dialog).toBeHidden();
  const opener = page.locator("summary", { hasText: "Leave a few words" });
  await opener.press("Enter");
  const close = dialog.getByRole("button", { name: "Not now" });
  await expect(close).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(close).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone.viewport);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await opener.press("Enter");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Please select a rating")).toBeVisible();
  await expect(dialog.getByText("Please enter your name")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "1 star" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
  const words = `They were kind <img src=x onerror=alert(1)> ${aName()}`;
  await dialog.getByLabel("Your name").fill("Rosa Ortega Luna");
  await dialog.getByLabel("Show my initials only").check();
  await dialog.getByLabel("Your words").fill(words);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await dialog.getByRole("button", { name: "Send" }).click();
  const thanks = page.getByRole("heading", { name: "Review Submitted" });
  await expect(thanks).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await listed(page, words)).toMatchObject([{ customerName: "R. L.", rating: 5, isFromBusiness: false }]);
  await page.reload();
  await expect(thanks).toBeVisible();
  await expect(page.getByText("You may leave a few words, if you wish.")).toHaveCount(0);
});

test("a plain form without JavaScript, in Spanish", async ({ visitor, caller }) => {
  const { caseId } = await aCompletedCase(await caller("teresa"), await caller("marisol"));
  const page = await visitor({ ...phone, javaScriptEnabled: false, locale: "es-MX" });
  await page.goto("/family/login");
  await page.getByLabel("Código del caso").fill(caseId);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Puede dejar unas palabras, si lo desea.")).toBeVisible();
  const name = page.getByLabel("Su nombre");
  await expect(name).toBeHidden();
  await page.locator("summary", { hasText: "Dejar unas palabras" }).click();
  const words = `Gracias por todo. ${aName()}`;
  await page.getByLabel("Sus palabras").fill(words);
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Elija una calificación")).toBeVisible();
  await expect(page.getByText("Escriba su nombre")).toBeVisible();
  await expect(page.getByLabel("Sus palabras")).toHaveValue(words);
  await page.getByRole("radio", { name: "4 estrellas" }).check();
  await name.fill("Rosa Ortega Luna");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByRole("heading", { name: "Reseña enviada" })).toBeVisible();
  await expect(page.getByText("Gracias por tomarse el tiempo.")).toBeVisible();
  await expect(page).toHaveURL(`/family/dashboard/${caseId}#review`);
  expect(await listed(page, words)).toMatchObject([{ customerName: "Rosa Ortega Luna", rating: 4 }]);
});

test("another phone of the family hears of it, and sends no second one", async ({ visitor, caller, database }) => {
  const { caseId } = await aCompletedCase(await caller("teresa"), await caller("marisol"));
  const other = await aCompletedCase(await caller("teresa"), await caller("marisol"));
  const [page, sister] = [await visitor(), await visitor({ locale: "es-US" })];
  for (const each of [page, sister]) {
    await each.goto("/family/login");
    const headers = { Origin: new URL(each.url()).origin };
    expect((await each.request.post("/api/family/login", { data: { caseId }, headers })).status()).toBe(200);
    await each.goto(`/family/dashboard/${caseId}`);
  }
  const headers = { Origin: new URL(page.url()).origin };
  const words = aName();
  const review = { customerName: "Rosa Luna", rating: 5, comment: words, serviceName: "Mortuary Transport" };
  // What names another case is not looked at.
  const data = { ...review, caseId: other.caseId, businessOwnerId: other.id };
  expect((await page.request.post("/api/reviews", { data, headers })).status()).toBe(200);
  const { rows } = await database.query(`SELECT "caseId", "authorId" FROM "Review" WHERE comment = $1`, [words]);
  expect(rows).toEqual([{ caseId, authorId: null }]);
  await expect(sister.getByRole("heading", { name: "Reseña enviada" })).toBeVisible();
  const again = await sister.request.post("/api/reviews", {
    data: { ...data, rating: 1 },
    headers: { ...headers, "Accept-Language": "es-US" },
  });
  expect(again.status()).toBe(409);
  expect(await again.json()).toEqual({ error: "Su familia ya dejó unas palabras. Gracias.", code: "conflict" });
  const shown = JSON.stringify(await listed(page, words));
  for (const secret of [caseId, other.caseId, "businessOwner", "Agnes"])
    expect(shown.split(words).join("")).not.toContain(secret);
});

test("what does not fit is refused gently, and nothing of it is kept", async ({ visitor, caller, database }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { caseId } = await aCompletedCase(creator, owner);
  const page = await visitor();
  await page.goto("/family/login");
  const headers = { Origin: new URL(page.url()).origin, "Accept-Language": "es" };
  const post = (path: string, data: object) => page.request.post(path, { data, headers });
  expect((await post("/api/family/login", { caseId })).status()).toBe(200);
  const words = aName();
  const review = { customerName: "Rosa Luna", rating: 5, comment: words, caseId };
  for (const rating of [0, 6, 4.5, "5", null]) {
    const answer = await post("/api/reviews", { ...review, rating });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({
      error: "Elija una calificación",
      code: "invalid",
      fields: { rating: "Elija una calificación" },
    });
  }
  const large = await post("/api/reviews", { ...review, comment: words.repeat(8_000) });
  expect([large.status(), (await large.json()) as unknown]).toEqual([
    413,
    { error: "No pudimos leer esto. Vuelva a cargar la página e intente otra vez.", code: "too_large" },
  ]);
  for (const wrong of [{ customerName: { contains: "" } }, { comment: ["x"] }, { surprise: 1 }]) {
    expect((await post("/api/reviews", { ...review, ...wrong })).status()).toBe(400);
  }
  const { rows } = await database.query(`SELECT id FROM "Review" WHERE "caseId" = $1`, [caseId]);
  expect(rows).toEqual([]);
});
