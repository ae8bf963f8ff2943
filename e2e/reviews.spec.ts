// Customer Reviews: read by everybody, also without scripts; written, answered and hidden by whom it is due.
import type { Page } from "@playwright/test";
import type { ReviewDto } from "@/lib/reviews/dto";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectNotice } from "./pages/notice";
import { password, people, transportCompany } from "./people";
import type { Caller } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess } from "./transports";

const card = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words });

const write = (caller: Caller, comment: string, more: object = {}) =>
  caller.post<ReviewDto>("/api/reviews", { customerName: "Teresa Nolan", rating: 4, comment, ...more });

/** A family's review of a transport that `owner` has carried out, with its case ID. */
async function aFamilyReview(page: Page, [creator, owner]: [Caller, Caller], comment: string) {
  const { id } = await createRequest(creator, aName());
  const { id: routeId } = await acceptRequest(owner, id);
  const caseId = await issueAccess(owner, id);
  await completeDelivery(owner, routeId);
  await page.goto("/family/login");
  const headers = { Origin: new URL(page.url()).origin };
  expect((await page.request.post("/api/family/login", { data: { caseId }, headers })).status()).toBe(200);
  const data = { customerName: "Rosa Ortega Luna", rating: 5, comment, showsInitials: true, caseId };
  const answer = await page.request.post("/api/reviews", { data, headers });
  expect(answer.status()).toBe(200);
  return { caseId, review: (await answer.json()) as ReviewDto };
}

test("a stranger reads the page without scripts, a page at a time", async ({ visitor, caller, database }) => {
  const words = aName();
  const { id } = await write(await caller("teresa"), `${words}, the newest.`);
  // Older than every other review, so that these stand on the last pages, of which there are three at least.
  await database.query(
    `INSERT INTO "Review" (id, "customerName", rating, comment, "serviceName", "createdAt", "authorId")
      SELECT gen_random_uuid(), 'Teresa Nolan', 3, $2 || ' ' || nth, 'Mortuary Transport',
        timestamptz '2020-01-01' + nth * interval '1 day', "authorId"
      FROM "Review", generate_series(1, 45) AS nth WHERE id = $1`,
    [id, words],
  );
  const page = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto("/reviews");
  await expect(page.getByRole("heading", { level: 1, name: "Customer Reviews" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Business Login" })).toHaveAttribute("href", "/api/login");
  await expect(page.getByRole("complementary")).toHaveCount(0);
  const summary = (await (await page.request.get("/api/reviews/summary")).json()) as { count: number; average: number };
  await expect(page.getByText(`${summary.count} reviews`)).toBeVisible();
  await expect(page.getByText(`Average rating ${summary.average.toFixed(1)}`)).toBeVisible();
  const newest = card(page, `${words}, the newest.`);
  await expect(newest.getByRole("img", { name: "4 of 5 stars" })).toBeVisible();
  await expect(newest.getByText("Business user")).toBeVisible();
  await expect(newest.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const oldest = page.getByText(`${words} 1`, { exact: true });
  for (let pages = 0; pages < 9 && (await oldest.count()) === 0; pages += 1) {
    const before = page.url();
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/\/reviews\?cursor=[\w-]+$/);
  await expect(oldest).toBeVisible();
  await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newest reviews" }).click();
  await expect(page).toHaveURL("/reviews");
  await expect(newest).toBeVisible();
  await page.goto("/reviews?cursor=nothing");
  await expect(newest).toBeVisible();
});

test("search engines are told the sum of it, and nobody's name", async ({ visitor, caller, as }) => {
  await write(await caller("teresa"), aName());
  const page = await visitor();
  await page.goto("/reviews");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const told = JSON.parse(text ?? "") as { aggregateRating: Record<string, unknown> };
  const { count, average } = (await (await page.request.get("/api/reviews/summary")).json()) as {
    count: number;
    average: number;
  };
  expect(told).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "Mortuary Transport",
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average.toFixed(1),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  });
  const answer = await page.request.get("/reviews");
  expect(answer.headers()["x-robots-tag"]).toBeUndefined();
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1];
  expect(await answer.text()).toContain(`<script type="application/ld+json" nonce="${nonce}">`);
  // Within the screens nobody looks for it.
  const signedIn = await as("teresa");
  await signedIn.goto("/reviews");
  await expect(signedIn.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(signedIn.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test("a user finds it in the sidebar and adds a review by keyboard; markup stays text", async ({ as, visitor }) => {
  const page = await as("teresa");
  await page.goto("/dashboard");
  const screens = page.getByRole("region", { name: "Mortuary Transport" });
  await expect(screens.getByRole("link").nth(2)).toHaveText("GPS Tracking");
  await expect(screens.getByRole("link").nth(3)).toHaveText("Reviews");
  await screens.getByRole("link", { name: "Reviews" }).click();
  await expect(page).toHaveURL("/reviews");
  await expect(screens.getByRole("link", { name: "Reviews" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Add Review" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add Review" });
  await expect(dialog.getByLabel("Name")).toHaveValue("Teresa Nolan");
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(dialog.getByText("Please select a rating")).toBeVisible();
  await expect(dialog.getByText("Please write a few words")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "1 star" })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
  const words = `On time. <img src=x onerror=alert(1)><script>alert(1)</script> ${aName()}`;
  await dialog.getByLabel("Comment").fill(words);
  await dialog.getByLabel("Name").fill("<b>Teresa</b>");
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expectNotice(page, "Review Submitted");
  await expect(dialog).toBeHidden();
  const first = page.getByRole("article").first();
  await expect(first).toContainText(words);
  await expect(first.getByRole("heading", { name: "<b>Teresa</b>" })).toBeVisible();
  const reader = await visitor();
  await reader.goto("/reviews");
  await expect(card(reader, words).getByText("Business user")).toBeVisible();
  await expect(card(reader, words).locator("img, script, b")).toHaveCount(0);
});

test("whoever wants to write is led to the sign-in and back to the open dialog", async ({ visitor, as }) => {
  const page = await visitor();
  await page.goto("/reviews");
  await page.getByRole("link", { name: "Add Review" }).click();
  await expect(page).toHaveURL(/\/sign-in\?/);
  await page.getByLabel("Email").fill(people.teresa.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add Review" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/reviews");
  const other = await as("marisol");
  await other.goto("/reviews");
  await expect(other.getByRole("dialog")).toHaveCount(0);
});

test("who carried it out answers a family's review, and nobody reads whose it is", async ({ visitor, as, caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const words = `They were kind. ${aName()}`;
  const { caseId, review } = await aFamilyReview(await visitor(), [creator, owner], words);
  const page = await as("marisol");
  await page.goto("/reviews");
  await card(page, words).getByRole("button", { name: "Answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Answer Review" });
  await dialog.getByLabel("Your answer").fill("Thank you. <i>We</i> were honoured.");
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Publish Answer" }).click();
  await expectNotice(page, "Answer Published");
  await expect(card(page, words)).toContainText("Thank you. <i>We</i> were honoured.");
  await card(page, words).getByRole("button", { name: "Change Answer" }).click();
  const change = page.getByRole("dialog", { name: "Change Answer" });
  await change.getByLabel("Your answer").fill("Thank you.");
  await change.getByRole("button", { name: "Publish Answer" }).click();
  await expect(card(page, words).getByText("Thank you.", { exact: true })).toBeVisible();
  // The business that called, and anybody else, reads it and answers nothing.
  const other = await as("teresa");
  await other.goto("/reviews");
  await expect(card(other, words)).toContainText("Thank you.");
  await expect(card(other, words).getByRole("button")).toHaveCount(0);
  const refused = await creator.send("POST", `/api/reviews/${review.id}/answer`, { answer: "x" });
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { error: "Only the business that carried out the transport can answer its review.", code: "forbidden" },
  ]);
  const early = await owner.send("POST", `/api/reviews/${review.id}/answer`, { answer: "x" });
  expect(early.status).toBe(409);
  const reader = await visitor();
  const html = await (await reader.request.get("/reviews")).text();
  const listed = (await (await reader.request.get("/api/reviews")).json()) as ReviewDto[];
  for (const text of [html, JSON.stringify(listed)]) {
    expect(text).toContain(words);
    for (const secret of [caseId, transportCompany, "businessOwnerId"]) expect(text).not.toContain(secret);
  }
  expect(listed.find(({ id }) => id === review.id)).toMatchObject({ customerName: "R. L.", mayAnswer: false });
  await reader.goto("/reviews");
  await expect(card(reader, words).getByRole("heading")).toHaveText("R. L.");
});

test("an administrator hides a review with a reason and shows it again", async ({ as, caller, database }) => {
  const words = aName();
  const { id } = await write(await caller("teresa"), words, { rating: 1 });
  const page = await as("jonah");
  await page.goto("/reviews");
  await card(page, words).getByRole("button", { name: "Hide" }).click();
  const hide = page.getByRole("dialog", { name: "Hide Review" });
  await hide.getByRole("button", { name: "Hide Review" }).click();
  await expect(hide.getByText("Please provide a reason for this action.")).toBeVisible();
  await hide.getByLabel("Reason").fill("It names a nurse.");
  await hide.getByRole("button", { name: "Hide Review" }).click();
  await expectNotice(page, "Review Hidden");
  await expect(card(page, words)).toContainText("It names a nurse.");
  const reader = await as("teresa");
  await reader.goto("/reviews");
  await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(card(reader, words)).toHaveCount(0);
  for (const door of ["hide", "show"]) {
    const answer = await (await caller("teresa")).send("POST", `/api/reviews/${id}/${door}`, { reason: "Mine." });
    expect(answer.status).toBe(404);
  }
  await card(page, words).getByRole("button", { name: "Show Again" }).click();
  const show = page.getByRole("dialog", { name: "Show Review Again" });
  await show.getByLabel("Reason").fill("It was her own name.");
  expect(await findViolations(page)).toEqual([]);
  await show.getByRole("button", { name: "Show Review" }).click();
  await expectNotice(page, "Review Shown");
  await reader.reload();
  await expect(card(reader, words)).toBeVisible();
  const { rows } = await database.query<{ type: string; reason: string }>(
    `SELECT type, payload->>'reason' AS reason FROM "AuditEvent" WHERE payload->>'reviewId' = $1 ORDER BY seq`,
    [id],
  );
  expect(rows).toEqual([
    { type: "review.created", reason: null },
    { type: "review.hidden", reason: "It names a nurse." },
    { type: "review.shown", reason: "It was her own name." },
  ]);
});

test("what does not fit is refused, and a flood is stopped", async ({ caller, visitor }) => {
  const driver = await caller("deshawn");
  const words = aName();
  const review = { customerName: "Deshawn Avery", rating: 5, comment: words };
  for (const rating of [0, 6, 4.5, "5"]) {
    const answer = await driver.send("POST", "/api/reviews", { ...review, rating });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: "Please select a rating", code: "invalid", fields: { rating: "Please select a rating" } },
    ]);
  }
  expect((await driver.send("POST", "/api/reviews", { ...review, comment: "x".repeat(100_000) })).status).toBe(413);
  expect((await driver.send("POST", "/api/reviews", { ...review, comment: "x".repeat(2_001) })).status).toBe(400);
  // Ten an hour are let in; a second try of this test finds them spent.
  let flooding = await driver.send("POST", "/api/reviews", review);
  for (let nth = 1; nth <= 10 && flooding.ok; nth += 1) flooding = await driver.send("POST", "/api/reviews", review);
  expect(flooding.status).toBe(429);
  expect(Number(flooding.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = await visitor();
  const nobody = await page.request.post("/api/reviews", { data: review, headers: { Origin: "http://evil.test" } });
  expect(nobody.status()).toBe(403);
});
