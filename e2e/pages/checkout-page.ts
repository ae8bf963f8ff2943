// /checkout and /subscribe, spoken to by what stands on them.
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

/** Numbers that the stand-in takes as Stripe's test mode does. */
export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asks: "4000002500003155",
  slow: "4000000000000077",
};

export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = "/checkout"): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading).toBeVisible();
  }

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  get amount(): Locator {
    return this.page.getByLabel("Amount (USD)");
  }

  get continue(): Locator {
    return this.page.getByRole("button", { name: "Continue to Payment" });
  }

  /** What is paid, over the card. */
  get figure(): Locator {
    return this.page.getByRole("heading", { name: /^Amount: / });
  }

  get payNow(): Locator {
    return this.page.getByRole("button", { name: "Pay Now" });
  }

  /** Stripe's own fields. */
  get fields(): FrameLocator {
    return this.page.frameLocator("iframe[title='Secure payment input frame']");
  }

  /** The bank's dialog over the page. */
  get challenge(): FrameLocator {
    return this.page.frameLocator("iframe[title='3D Secure']");
  }

  /** From the amount to the card. */
  async begin(dollars?: string): Promise<void> {
    if (dollars !== undefined) await this.amount.fill(dollars);
    await this.continue.click();
    await expect(this.figure).toBeFocused();
    await expect(this.payNow).toBeEnabled();
  }

  async enterCard(number: string): Promise<void> {
    await this.fields.getByLabel("Card number").fill(number);
  }
}
