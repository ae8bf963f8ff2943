// /drive/{routeId}, spoken to by what stands on it.
import { expect, type Locator, type Page } from "@playwright/test";

/** Near the pickup of the tests' transports. */
export const onTheWay = { latitude: 41.96, longitude: -87.68, accuracy: 12 };
/** What a phone that may tell its position is opened with. */
export const phone = {
  viewport: { width: 390, height: 844 },
  geolocation: onTheWay,
  permissions: ["geolocation"],
  hasTouch: true,
};

export class DrivePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(routeId: string): Promise<void> {
    await this.page.goto(`/drive/${routeId}`);
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** The button of a step, by its label; it hears once it has stood for a moment. */
  step(label: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${label}`) });
  }

  /** Presses a step, and answers when that was, milliseconds since 1970. */
  async press(label: string): Promise<number> {
    const button = this.step(label);
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
    await button.click();
    return Date.now();
  }

  says(words: string | RegExp): Locator {
    return this.page.getByText(words);
  }

  /** Shares the position, and waits until one was taken. */
  async share(): Promise<void> {
    await this.page.getByRole("button", { name: "Share my position" }).click();
    await expect(this.says("Sharing position")).toBeVisible();
    await expect(this.says(/^Shared \d+ s ago$/)).toBeVisible();
  }

  /** Waits until the browser keeps the page for a reload without signal. */
  async isKept(): Promise<void> {
    const count = () =>
      this.page.evaluate(async () => {
        const [pages, files] = [await caches.open("mortuary-drive-pages"), await caches.open("mortuary-drive-files")];
        return Math.min((await pages.keys()).length, (await files.keys()).length);
      });
    await expect.poll(count).toBeGreaterThan(0);
    // What the page has loaded is all there.
    const missing = () =>
      this.page.evaluate(async () => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
        const own = loaded.filter((name) => name.startsWith(`${location.origin}/_next/static/`));
        const kept = await Promise.all(own.map((name) => caches.match(name, { ignoreVary: true })));
        return kept.filter((answer) => answer === undefined).length;
      });
    await expect.poll(missing).toBe(0);
  }
}
