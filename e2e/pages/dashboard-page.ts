// /dashboard, spoken to by what stands on it.
import { expect, type Locator, type Page } from "@playwright/test";

export type Tab = "Pending" | "Active" | "Completed" | "Declined";

export class DashboardPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(tab: Tab = "Pending"): Promise<void> {
    await this.page.goto(tab === "Pending" ? "/dashboard" : `/dashboard?tab=${tab.toLowerCase()}`);
    await expect(this.tab(tab)).toHaveAttribute("aria-selected", "true");
  }

  tab(tab: Tab): Locator {
    return this.page.getByRole("tab", { name: new RegExp(`^${tab}`) });
  }

  async choose(tab: Tab): Promise<void> {
    await this.tab(tab).click();
    await expect(this.tab(tab)).toHaveAttribute("aria-selected", "true");
  }

  /** The card of the person with this name. */
  card(name: string): Locator {
    return this.page.getByRole("article", { name });
  }

  accept(name: string): Locator {
    return this.card(name).getByRole("button", { name: `Accept ${name}` });
  }

  decline(name: string): Locator {
    return this.card(name).getByRole("button", { name: `Decline ${name}` });
  }

  /** Unfolds the card of an active transport. */
  async unfold(name: string): Promise<void> {
    const header = this.card(name).getByRole("button", { name, exact: true });
    await header.click();
    await expect(header).toHaveAttribute("aria-expanded", "true");
  }

  /** One of the driver's buttons in an unfolded card. */
  step(name: string, label: string): Locator {
    return this.card(name).getByRole("button", { name: label, exact: true });
  }

  dialog(title: string): Locator {
    return this.page.getByRole("dialog", { name: title });
  }
}
