// What stands before the sign-ins: the first page, its small print, and the files for search engines and networks.
import type { Page } from "@playwright/test";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { localServer } from "./servers";

const inTheme = (page: Page, theme: string) =>
  page.addInitScript((chosen) => localStorage.setItem("mortuary-theme", chosen), theme);

for (const [theme, other] of [
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  for (const width of [390, 768, 1440]) {
    test(`the public pages hold together at ${width} px and load their own theme's pictures, ${theme}`, async ({
      visitor,
    }) => {
      const page = await visitor({ viewport: { width, height: 900 } });
      await inTheme(page, theme);
      const pictures: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "image") pictures.push(request.url());
      });
      for (const path of ["/about", "/privacy", "/"]) {
        await page.goto(path);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll, path).toBeLessThanOrEqual(client);
        expect(await findViolations(page)).toEqual([]);
      }
      await page.getByRole("heading", { name: "For families, one calm page" }).scrollIntoViewIfNeeded();
      await expect.poll(() => pictures.some((url) => url.includes(`family-${theme}`))).toBe(true);
      expect(pictures.filter((url) => url.includes(`-${other}.`))).toEqual([]);
    });
  }
}

test("the first page asks for nothing of anybody else's and hands each script its nonce", async ({ visitor }) => {
  const page = await visitor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const answer = await page.goto("/");
  const html = (await answer?.text()) ?? "";
  const [, nonce] = /'nonce-([^']+)'/.exec(answer?.headers()["content-security-policy"] ?? "") ?? [];
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  // The last thing that a page does by itself is to be counted.
  await expect.poll(() => asked.some((url) => url.endsWith("/api/analytics/log"))).toBe(true);
  expect(asked.filter((url) => !url.startsWith(localServer()) && !url.startsWith("data:"))).toEqual([]);
});

test("the first page's code opens the address that was asked, and the small print is a press away", async ({
  visitor,
}) => {
  const page = await visitor();
  await page.goto("/");
  const { host } = new URL(localServer());
  await expect(page.getByRole("img", { name: `QR code that opens ${host}` })).toBeVisible();
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await page.getByRole("link", { name: "About and attributions" }).click();
  await expect(page.getByRole("link", { name: "GeoNames" })).toBeVisible();
  await page.getByRole("link", { name: "Mortuary Transport" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("search engines are told the public pages and kept from the calls", async () => {
  const robots = await (await fetch(`${localServer()}/robots.txt`)).text();
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toContain(`Sitemap: ${localServer()}/sitemap.xml`);
  const sitemap = await (await fetch(`${localServer()}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? "");
  expect(listed).toContain(`${localServer()}/`);
  expect(listed).toContain(`${localServer()}/privacy`);
});

test("a link to the platform is shown with its picture", async ({ visitor }) => {
  const page = await visitor();
  await page.goto("/");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(picture).toMatch(new RegExp(`^${localServer()}/opengraph-image`));
  const answer = await fetch(picture ?? "");
  expect(answer.headers.get("content-type")).toBe("image/png");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", localServer());
});

test("a process tells that it serves and that it is ready, to anybody", async () => {
  for (const [path, status] of [
    ["/api/health", "ok"],
    ["/api/ready", "ready"],
  ]) {
    const answer = await fetch(localServer() + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toEqual({ status });
  }
});
