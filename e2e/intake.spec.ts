// Quick Entry on /new-request: from a pasted first call to a request that carries it, on a desk and on a phone.
import { findInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { NewRequestPage } from "./pages/new-request-page";
import { expectNotice, notices } from "./pages/notice";
import { aName } from "./transports";

const secret = "987-65-4321";

/** A first call as an answering service writes it; `name` is the person's. */
const firstCall = (name: string) => `ANSWERING SERVICE
Caller: Teresa Nolan RN
Caller phone: 312-555-0142 x204
Deceased: ${name}
Date of birth: 3/15/1941
Weight: 180
SSN: ${secret}
Pick-up address: 4025 N Paulina St, Chicago, IL 60613
Deliver to: 718 Lake St, Oak Park, IL 60301
Attending physician: Dr. Miriam Okafor
Next of kin: Carmen Luna (wife)
Next of kin phone: 773-555-0119`;

const at = (text: string, words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });

test("a pasted call fills the form, shows where each value came from, and becomes a request", async ({
  as,
  database,
}) => {
  const name = aName();
  const form = new NewRequestPage(await as("teresa"));
  await form.open();
  await expect(form.autoFill).toBeDisabled();
  await form.fill({ "Next of kin name": "C. Luna", Notes: "Use the Paulina St dock." });
  await form.paste(firstCall(name));
  await expectNotice(form.page, "Information Parsed", /\d+ fields found, \d+ filled\./);

  await test.step("what was filled is marked, and lights its words", async () => {
    await expect(form.field("Name")).toHaveValue(name);
    await expect(form.field("Weight")).toHaveValue("180lbs");
    await expect(form.field("Caller phone")).toHaveValue("(312) 555-0142 x204");
    await expect(form.field("Pickup location")).toHaveValue("4025 N Paulina St, Chicago, IL 60613");
    await expect(form.field("Attending doctor")).toHaveAccessibleDescription(
      /^Filled from your text: “.*Miriam Okafor”/,
    );
    await form.field("Attending doctor").focus();
    await expect(form.words("Attending doctor")).toHaveAttribute("data-lit", "field");
    await form.words("Weight").hover();
    await expect(form.field("Weight")).toHaveAttribute("data-lit", "true");
    await form.words("Weight").click();
    await expect(form.field("Weight")).toBeFocused();
  });

  await test.step("the secret is left out, and stands nowhere", async () => {
    await expect(form.page.getByText("A social security number was in the text.")).toBeVisible();
    await expect(form.page.getByText(secret)).toHaveCount(0);
    await expect(form.page.getByText(/^Draft saved on this device/)).toBeVisible();
    const kept = await form.page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((place) => Object.keys(place).map((key) => place.getItem(key))).join(),
    );
    expect(kept).toContain(name);
    expect(kept).not.toContain(secret);
  });

  await test.step("what was typed stays until one says otherwise", async () => {
    await expect(form.field("Next of kin name")).toHaveValue("C. Luna");
    const offer = form.page.getByRole("group", { name: "Next of kin name: the text says otherwise" });
    await offer.getByRole("button", { name: "Use the text’s" }).click();
    await expect(form.field("Next of kin name")).toHaveValue("Carmen Luna");
    await expect(form.field("Notes")).toHaveValue(/Use the Paulina St dock\./);
  });

  await test.step("a reload keeps the form, the text and its marks", async () => {
    await form.page.reload();
    await expect(form.field("Name")).toHaveValue(name);
    await expect(form.field("Name")).toHaveAttribute("data-mark", /sure|doubtful/);
    await expect(form.text.getByText("left out")).toBeVisible();
  });

  await test.step("an edit that was not read is not kept, and that is said", async () => {
    await form.page.getByRole("button", { name: "Edit text" }).click();
    await form.pasteArea.press("End");
    await form.pasteArea.pressSequentially(" edited");
    await form.page.reload();
    await expect(form.text).not.toContainText("edited");
    await expect(form.page.getByText("Your last changes to this text were not kept")).toBeVisible();
    await expect(form.field("Name")).toHaveAttribute("data-mark", /sure|doubtful/);
  });

  const corrections = form.page.waitForRequest("**/api/parse-text/corrections");
  await form.field("Weight").fill("210lbs");
  await expect(form.field("Weight")).not.toHaveAttribute("data-mark");
  await form.submit.click();
  await expectNotice(form.page, "Request Submitted");
  const told = (await corrections).postDataJSON() as { filled: string[]; corrections: object[] };
  expect(told.filled).toEqual(expect.arrayContaining(["deceasedName", "weight", "nokName"]));
  expect(told.corrections).toEqual([{ field: "weight", kind: "changed" }]);
  expect((await (await corrections).response())?.status()).toBeLessThan(300);

  await expect(form.page).toHaveURL(/\/dashboard$/);
  const rows = await database.query<{ id: string; text: string }>(
    'SELECT r."id", to_jsonb(r)::text AS text FROM "ServiceRequest" r WHERE "deceasedName" = $1',
    [name],
  );
  expect(rows.rowCount).toBe(1);
  expect(rows.rows[0]?.text).not.toContain(secret);
  await form.page.goto(`/dashboard?request=${rows.rows[0]?.id}`);
  const details = new DashboardPage(form.page).dialog(name);
  for (const value of ["Miriam Okafor", "210lbs", "Carmen Luna", "(312) 555-0142 x204", "Use the Paulina St dock."]) {
    await expect(details).toContainText(value);
  }
});

/** Answers what a reader would, of a text with a contradiction and a doubtful value. */
function explain(text: string) {
  const evidence = (words: string, confidence: number) => ({ ...at(text, words), confidence });
  return {
    fields: { deceasedName: "Rafael Ortega Luna", isFamilyThere: "YES" },
    evidence: {
      deceasedName: evidence("ORTEGA LUNA, RAFAEL", 0.95),
      isFamilyThere: evidence("at bedside", 0.5),
    },
    conflicts: [
      {
        field: "locationRoom",
        values: [
          { value: "412B", ...at(text, "412B") },
          { value: "418", ...at(text, "418") },
        ],
      },
    ],
    missing: [{ field: "isVeteran", question: "Did he serve in the military?" }],
    dropped: [],
  };
}

const contradiction = "decedent ORTEGA LUNA, RAFAEL, rm 412B\nwife at bedside, room is 418 per desk";

test("by keyboard alone: paste, look, choose, ask, undo and fill again", async ({ as }) => {
  const form = new NewRequestPage(await as("teresa"));
  const { keyboard } = form.page;
  await form.open();
  await form.page.route("**/api/parse-text?explain=1", (route) => route.fulfill({ json: explain(contradiction) }));
  await form.pasteArea.focus();
  await keyboard.insertText(contradiction);
  await keyboard.press("Control+Enter");
  await expectNotice(form.page, "Information Parsed", "2 fields filled. 1 left to ask, 1 to choose.");

  await form.page.getByRole("button", { name: "Edit text" }).focus();
  await keyboard.press("Tab");
  await expect(form.words("Name")).toBeFocused();
  await expect(form.field("Name")).toHaveAttribute("data-lit", "true");
  await keyboard.press("End");
  await keyboard.press("Enter");
  await expect(form.field("Room")).toBeFocused();
  await keyboard.press("Shift+Tab");
  await keyboard.press("Space");
  await expect(form.field("Room")).toHaveValue("418");
  await expect(form.field("Room")).toBeFocused();

  await expect(form.field("Family there")).toHaveAccessibleDescription(
    /Please check this against the text: “at bedside”$/,
  );
  await form.page.getByRole("button", { name: "Looks right: Family there" }).first().press("Enter");
  await expect(form.field("Family there")).toHaveAttribute("data-mark", "sure");
  await expect(form.page.getByRole("heading", { name: "Please check" })).toBeFocused();
  await form.page.getByRole("button", { name: "Undo fill" }).focus();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(form.field("Veteran")).toBeFocused();

  await form.page.getByRole("button", { name: "Undo fill" }).press("Enter");
  await expect(form.field("Name")).toHaveValue("");
  await expect(form.field("Room")).toHaveValue("");
  await expect(form.pasteArea).toHaveValue(contradiction);
  await keyboard.press("F8");
  await keyboard.press("Tab");
  await form.page.getByRole("button", { name: "Fill again" }).press("Enter");
  await expect(form.field("Room")).toHaveValue("418");
});

test("a request is not sent over an open choice unawares", async ({ as, database }) => {
  const form = new NewRequestPage(await as("teresa"));
  const name = aName();
  const called = `decedent ${name}, from 4025 N Paulina St to 718 Lake St, desk says 720 Lake St`;
  const delivery = ["718 Lake St", "720 Lake St"].map((value) => ({ value, ...at(called, value) }));
  const answer = {
    fields: { deceasedName: name, pickupLocation: "4025 N Paulina St", deliveryLocation: "718 Lake St" },
    evidence: {},
    conflicts: [{ field: "deliveryLocation", values: delivery }],
    missing: [],
    dropped: [],
  };
  const count = async () =>
    (await database.query('SELECT 1 FROM "ServiceRequest" WHERE "deceasedName" = $1', [name])).rowCount;
  await form.open();
  await expect(form.pasteArea).toBeFocused();
  await form.page.route("**/api/parse-text?explain=1", (route) => route.fulfill({ json: answer }));
  await form.paste(called);
  await expectNotice(form.page, "Information Parsed");
  await form.field("Name").press("Control+Enter");
  const choice = form.page.getByRole("group", { name: /^Delivery location: The text gives two/ });
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport();
  const told = "1 value to choose: Delivery location. Choose it, or submit as it stands.";
  await expect(form.page.getByText(told)).toBeInViewport();
  await expect(form.submit).toHaveAccessibleDescription(told);
  expect(await count()).toBe(0);
  await form.page.getByRole("button", { name: "Submit as it stands" }).click();
  await expectNotice(form.page, "Request Submitted");
  expect(await count()).toBe(1);
});

test("a text about somebody else asks before it fills a draft that came back", async ({ as }) => {
  const page = await as("teresa");
  const form = new NewRequestPage(page);
  await form.open();
  await form.fill({ Name: "Harold Stebbins", Height: "6ft 1in" });
  await expect(page.getByText(/^Draft saved on this device/)).toBeVisible();
  await page.reload();
  await expect(form.field("Name")).toHaveValue("Harold Stebbins");
  await expect(form.pasteArea).not.toBeFocused();
  await form.paste(firstCall("Cleveland Odom"));
  const dialog = page.getByRole("dialog", { name: "Whom is this request for?" });
  await expect(dialog).toContainText("This text is about Cleveland Odom; the form is about Harold Stebbins.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectNotice(page, "Information Parsed");
  await expect(form.field("Name")).toHaveValue("Cleveland Odom");
  await expect(form.field("Height")).toHaveValue("");
  await page.getByRole("button", { name: "Undo fill" }).click();
  await expect(form.field("Name")).toHaveValue("Harold Stebbins");
  await expect(form.field("Height")).toHaveValue("6ft 1in");
  await expect(form.field("Pickup location")).toHaveValue("");
});

test("a reading that fails changes nothing and is told to the console alone", async ({ as }) => {
  const form = new NewRequestPage(await as("teresa"));
  const told: string[] = [];
  form.page.on("console", (message) => told.push(message.text()));
  await form.open();
  await form.fill({ Name: "Rafael" });
  await form.page.route("**/api/parse-text?explain=1", (route) => route.abort());
  await form.paste("caller: Teresa Nolan");
  await expect.poll(() => told.some((line) => line.startsWith("Failed to parse text:"))).toBe(true);
  expect(told.join()).not.toContain("Teresa Nolan");
  await expect(form.autoFill).toBeEnabled();
  await expect(notices(form.page)).toHaveCount(0);
  await expect(form.field("Name")).toHaveValue("Rafael");
  await expect(form.field("Caller name")).toHaveValue("");
  await form.page.unroute("**/api/parse-text?explain=1");
  await form.paste("My parrot Kiwi died, do you cremate birds? What would it cost?");
  await expectNotice(form.page, "Information Parsed", "0 fields filled.");
  await expect(form.field("Name")).toHaveValue("Rafael");
});

test("on a phone the text folds to one line, and its words lead to their fields", async ({ as }) => {
  const form = new NewRequestPage(
    await as("teresa", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  );
  const name = aName();
  await form.open();
  await form.paste(firstCall(name));
  await expectNotice(form.page, "Information Parsed");
  await expect(form.text).toBeHidden();
  await expect(form.submit).toBeInViewport();
  await form.page.getByRole("button", { name: "Show text" }).tap();
  await expect(form.text).toBeVisible();
  await form.words("Attending doctor").tap();
  await expect(form.field("Attending doctor")).toBeFocused();
  await expect(form.field("Attending doctor")).toBeInViewport();
  await expect(form.page.getByText(/^Filled from your text: “.*Miriam Okafor”\.$/)).toBeInViewport();
  await form.page.getByRole("button", { name: /^Hide text/ }).tap();
  await form.page.getByRole("button", { name: "Show in text: Weight" }).tap();
  await expect(form.words("Weight")).toBeFocused();
  await expect(form.words("Weight")).toBeInViewport();
  expect(await form.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await form.submit.tap();
  await expectNotice(form.page, "Request Submitted");
  await expect(form.page).toHaveURL(/\/dashboard$/);
  await expect(new DashboardPage(form.page).card(name)).toBeVisible();
});

test("axe finds nothing grave on a filled form in both themes", async ({ as }) => {
  const page = await as("teresa");
  const form = new NewRequestPage(page);
  await form.open();
  await form.fill({ Name: "R. Ortega" });
  await page.route("**/api/parse-text?explain=1", (route) => route.fulfill({ json: explain(contradiction) }));
  await form.paste(contradiction);
  await expectNotice(page, "Information Parsed", "1 not as you typed it");
  await form.words("Family there").hover();
  expect(await findInBothThemes(page)).toEqual([]);
});
