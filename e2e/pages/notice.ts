// The notices at the top right, of which one stands at a time.
import { expect, type Locator, type Page } from "@playwright/test";

// A modal dialog hides everything outside it from the accessibility tree; a notice over it is announced on its own.
const includeHidden = true;
const region = (page: Page) => page.getByRole("region", { name: /^Notices/, includeHidden });

/** Every notice that stands now. */
export const notices = (page: Page): Locator => region(page).getByRole("listitem", { includeHidden });

/** Waits until the notice with this title stands, alone, with `text` in it. */
export async function expectNotice(page: Page, title: string, text?: string | RegExp): Promise<void> {
  const notice = notices(page).filter({ has: page.getByText(title, { exact: true }) });
  await expect(notice).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  if (text !== undefined) await expect(notice).toContainText(text);
}
