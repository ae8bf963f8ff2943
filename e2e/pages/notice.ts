// The notices at the top right, of which one stands at a time.
import { expect, type Locator, type Page } from "@playwright/test";

// A modal dialog hides everything outside it from the accessibility tree; a notice over it is announced on its own.
const includeHidden = true;
const region = (page: Page) => page.getByRole("region", { name: /^Notices/, includeHidden });

/** Every notice that stands now. */
export const notices = (page: Page): Locator => region(page).getByRole("listitem", { includeHidden });

/** Waits until the notice with this title stands, alone, with `text` in it. */
export async function expectNotice(page: Page, title: string, text?: string | RegExp): Promise<void> {
  const titled = notices(page).filter({ has: page.getByText(title, { exact: true }) });
  // Title and text are looked for at once: a notice that leads elsewhere is gone a moment later.
  await expect(text === undefined ? titled : titled.filter({ hasText: text })).toBeVisible();
  await expect(notices(page).nth(1)).toBeHidden();
}
