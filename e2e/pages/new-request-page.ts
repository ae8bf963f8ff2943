// /new-request, spoken to by its labels.
import type { Locator, Page } from "@playwright/test";

export class NewRequestPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/new-request");
    await this.page.getByRole("heading", { name: "New Service Request" }).waitFor();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  /** Addresses the request to one business of the list. */
  async chooseBusiness(name: string): Promise<void> {
    await this.page.getByRole("combobox", { name: "Location or business" }).click();
    await this.page.getByRole("option", { name }).click();
  }

  get pasteArea(): Locator {
    return this.page.getByRole("textbox", { name: "Text of the call" });
  }

  get autoFill(): Locator {
    return this.page.getByRole("button", { name: /Auto-Fill from Text|Reading/ });
  }

  /** Pastes a text and has it read. */
  async paste(text: string): Promise<void> {
    await this.pasteArea.fill(text);
    await this.autoFill.click();
  }

  /** The pasted text after a fill, with its marks. */
  get text(): Locator {
    return this.page.getByRole("group", { name: "Text of the call" });
  }

  /** The words that the value of the field with this label came from. */
  words(label: string): Locator {
    return this.text.getByRole("button", { name: new RegExp(`: (?:.*, )?${label}(?:,|$)`) });
  }

  get submit(): Locator {
    return this.page.getByRole("button", { name: /^Submit/ });
  }
}
