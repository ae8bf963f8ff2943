// The family portal: its sign-in and the page of one case, in either language.
import type { Locator, Page } from "@playwright/test";
import type { Language } from "@/lib/family/parse-language";

const labels = {
  en: { caseId: "Case ID", submit: "Continue" },
  es: { caseId: "Código del caso", submit: "Continuar" },
};

export class FamilyPage {
  readonly page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language = "en") {
    this.page = page;
    this.#language = language;
  }

  async openLogin(): Promise<void> {
    await this.page.goto("/family/login");
  }

  async signIn(caseId: string, pin = ""): Promise<void> {
    await this.caseId.fill(caseId);
    await this.pin.fill(pin);
    await this.submit.click();
  }

  get caseId(): Locator {
    return this.page.getByLabel(labels[this.#language].caseId);
  }

  get pin(): Locator {
    return this.page.getByLabel("PIN");
  }

  get submit(): Locator {
    return this.page.getByRole("button", { name: labels[this.#language].submit });
  }

  /** The sentence that leads the page. */
  get headline(): Locator {
    return this.page.getByRole("heading", { level: 1 });
  }

  /** One of the two links that switch the language. */
  language(name: "English" | "Español"): Locator {
    return this.page.getByRole("link", { name, exact: true });
  }
}
