// /tracking/places, spoken to by what stands on it.
import { expect, type Locator, type Page } from "@playwright/test";
import { expectNotice } from "./notice";

export class PlacesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto("/tracking/places");
    await expect(this.page.getByRole("heading", { level: 1, name: "Places" })).toBeVisible();
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: /^(?:Add Place|Edit )/ });
  }

  get point(): Locator {
    return this.dialog.getByRole("textbox", { name: "Point on the map" });
  }

  get list(): Locator {
    return this.page.getByRole("region", { name: "Places" });
  }

  /** Opens the dialog and enters all but the point. */
  async begin(name: string, address: string): Promise<void> {
    await this.page.getByRole("button", { name: "Add Place" }).click();
    await this.dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await this.dialog.getByRole("combobox", { name: "Address" }).fill(address);
  }

  async save(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Save Place" }).click();
    await expectNotice(this.page, "Place Saved");
    await expect(this.dialog).toHaveCount(0);
  }

  /** Opens the dialog on a place and moves its point. */
  async move(name: string, point: string): Promise<void> {
    await this.list.getByRole("button", { name: `Edit ${name}` }).click();
    await this.point.fill(point);
    await this.dialog.getByRole("button", { name: "Save Place" }).click();
    await expectNotice(this.page, "Place Updated");
    await expect(this.dialog).toHaveCount(0);
  }

  async remove(name: string): Promise<void> {
    await this.list.getByRole("button", { name: `Remove ${name}` }).click();
    await this.page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expectNotice(this.page, "Place Removed");
  }
}
