// /tracking and its devices, spoken to by what stands on them.
import { expect, type Locator, type Page } from "@playwright/test";

export class TrackingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Resolves once the live stream stands too. */
  async open(query = ""): Promise<void> {
    const live = this.page.waitForResponse(/\/api\/live$/);
    await this.page.goto(`/tracking${query}`);
    await expect(this.page.getByRole("heading", { level: 1, name: "GPS Tracking" })).toBeVisible();
    await live;
  }

  card(name: string): Locator {
    return this.page.getByRole("article", { name });
  }

  follow(name: string): Locator {
    return this.card(name).getByRole("button", { name: `Follow ${name}` });
  }

  get driver(): Locator {
    return this.page.getByRole("combobox", { name: "Driver" });
  }

  get map(): Locator {
    return this.page.locator("[data-slot=route-map]");
  }

  /** Adds a device on /tracking/devices and answers its token. */
  async addDevice(name: string, driver: string): Promise<string> {
    await this.page.goto("/tracking/devices");
    await this.page.getByRole("button", { name: "Add Device" }).click();
    const add = this.page.getByRole("dialog", { name: "Add Device" });
    await add.getByRole("textbox", { name: "Name" }).fill(name);
    await add.getByRole("combobox", { name: "Driver" }).selectOption({ label: driver });
    await add.getByRole("button", { name: "Add Device" }).click();
    const values = this.setup(name).getByRole("list", { name: "For Traccar Client" }).getByRole("listitem");
    return (await values.filter({ hasText: "Device identifier" }).locator("code").textContent()) ?? "";
  }

  setup(name: string): Locator {
    return this.page.getByRole("dialog", { name: `Set up ${name}` });
  }

  device(name: string): Locator {
    return this.page.getByRole("region", { name: "Devices" }).getByRole("listitem").filter({ hasText: name });
  }
}
