// Has axe look at a page as it stands, and in the theme that is not shown.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type Narrow = (axe: AxeBuilder) => AxeBuilder;
type Find = (page: Page, narrow?: Narrow) => Promise<string[]>;

/**
 * Every rule of axe's, on the whole page unless more is said. Asked in the page itself: the usual way opens a second page for
 * the results alone, and the elements that are well are told one by one; together more than half of the work.
 */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

async function analyze(page: Page, narrow: Narrow, isMeant: (impact: string) => boolean): Promise<string[]> {
  const { violations } = await narrow(axeOn(page)).analyze();
  return violations
    .filter(({ impact }) => isMeant(impact ?? ""))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${page.url()} ${id} ${target.join(" ")}: ${failureSummary}`),
    );
}

/** What breaks any of axe's rules, one sentence for each element. */
export const findViolations: Find = (page, narrow = (axe) => axe) => analyze(page, narrow, () => true);

/** As `findViolations`, what weighs serious or critical. */
export const findGrave: Find = (page, narrow = (axe) => axe) =>
  analyze(page, narrow, (impact) => ["serious", "critical"].includes(impact));

/** The rules that look at colours, for a page whose other theme has passed all of them. */
const coloursOnly: Narrow = (axe) => axe.withRules(["color-contrast", "link-in-text-block"]);

const turnTheme = (page: Page) => page.evaluate(() => document.documentElement.classList.toggle("dark"));

/** What is found in either theme, of which the page shows one: it says the same in both, in other colours. */
export async function findInBothThemes(page: Page, find: Find = findGrave, narrow: Narrow = (axe) => axe) {
  const found = await find(page, narrow);
  await turnTheme(page);
  const turned = await find(page, (axe) => coloursOnly(narrow(axe)));
  await turnTheme(page);
  return [...found, ...turned.map((sentence) => `In the other theme ${sentence}`)];
}
