// The family portal: its sign-in and the page of one case.
import type { Locator, Page } from "@playwright/test";

export class FamilyPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openLogin(): Promise<void> {
    await this.page.goto("/family/login");
  }

  async signIn(caseId: string, pin = ""): Promise<void> {
    await this.page.getByLabel("Case ID").fill(caseId);
    await this.page.getByLabel("PIN").fill(pin);
    await this.page.getByRole("button", { name: "Continue" }).click();
  }

  /** The sentence that leads the page. */
  get headline(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }
}
