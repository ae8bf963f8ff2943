// Has axe look at a page as it stands.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Every rule of axe's, on the whole page unless more is said. Asked in the page itself: the usual way opens a second page for
 * the results alone, and the elements that are well are told one by one; together more than half of the work.
 */
export const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
