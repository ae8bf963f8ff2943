// A family's access over its whole life: issued, put on a card, used, written to, revoked, issued again.
import { create } from "qrcode";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { FamilyPage } from "./pages/family-page";
import { expectNotice } from "./pages/notice";
import { acceptRequest, aName, createRequest } from "./transports";

const manage = "Manage Family Portal Access";

/** The dark modules that a code on the page draws, as 'x,y', without its quiet zone. */
function darkModules(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step - 4},${Number(y) - 4}`),
  );
}

function modulesOf(text: string): string[] {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  return [...data].flatMap((dark, at) => (dark ? [`${at % size},${Math.floor(at / size)}`] : []));
}

test("a family's access is issued, used, written to, revoked and issued again", async ({ as, visitor, caller }) => {
  const name = aName();
  const { id } = await createRequest(await caller("teresa"), name);
  await acceptRequest(await caller("marisol"), id);
  const desk = new DashboardPage(await as("marisol"));
  await desk.open("Active");
  await desk.unfold(name);
  const openAccess = () => desk.card(name).getByRole("button", { name: "Family Access" }).click();
  const dialog = desk.page.getByRole("dialog");
  const press = (label: string) => dialog.getByRole("button", { name: label, exact: true }).click();
  const family = new FamilyPage(await visitor({ viewport: { width: 390, height: 844 } }));
  let caseId = "";
  let link = "";

  await test.step("issued with a typed PIN, shown this once", async () => {
    await openAccess();
    await expect(desk.dialog(manage)).toContainText(name);
    await dialog.getByLabel("PIN (optional)").fill("4821");
    await press("Create Access");
    await expectNotice(desk.page, "Family Access Created");
    await expect(dialog.getByText("4821")).toBeVisible();
    await expect(dialog).toContainText("Not opened yet");
    caseId = (await dialog.getByText(/^[A-Z]{3}-\d{6}-/).textContent()) ?? "";
  });

  await test.step("the card's code leads to the sign-in with this case ID, and paper holds the card alone", async () => {
    await press("Family Card");
    const card = dialog.getByRole("region", { name: "The card" });
    await expect(card).toContainText("4821");
    await expect(card).toContainText("Harlan & Rowe Funeral Home");
    await expect(card).not.toContainText(name);
    link = `${new URL(desk.page.url()).origin}/family/login#${caseId}`;
    const code = card.getByRole("img", { name: /sign-in/ });
    const drawn = darkModules((await code.locator("path").getAttribute("d")) ?? "");
    expect(drawn.toSorted()).toEqual(modulesOf(link).toSorted());
    await desk.page.emulateMedia({ media: "print" });
    await expect(desk.page.locator("[data-print-sheet]")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(desk.page.locator("main")).toBeHidden();
    await desk.page.emulateMedia({ media: "screen" });
    await press("Back");
    await press("Done");
  });

  await test.step("another browser opens the link, types the PIN and sees the case", async () => {
    await family.page.goto(link);
    await expect(family.page.getByLabel("Case ID")).toHaveValue(caseId);
    await expect(family.page.getByLabel("PIN")).toBeFocused();
    await expect(family.page).toHaveURL(/\/family\/login$/);
    await family.page.keyboard.type("4821");
    await family.page.keyboard.press("Enter");
    await expect(family.headline).toHaveText("A driver is on the way to Agnes.");
  });

  await test.step("the coordinator sees when it was opened, and that the PIN cannot be read", async () => {
    await openAccess();
    await expect(dialog).toContainText(
      /Last opened by the family[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M [A-Z]{3,4}/,
    );
    await expect(dialog).toContainText("A PIN is set. It cannot be shown again, only replaced.");
    await expect(dialog).not.toContainText("4821");
  });

  await test.step("a note reaches the family's page by itself", async () => {
    await press("Write a Note");
    await dialog.getByLabel("Note").fill("We will call you in the morning.\nThe chapel opens at 9.");
    await press("Save Note");
    await expectNotice(desk.page, "Note Saved");
    await expect(family.page.getByText("We will call you in the morning.")).toBeVisible();
  });

  await test.step("revoked, the family's page closes by itself with gentle words, and its cookie opens nothing", async () => {
    await press("Revoke Access");
    await press("Revoke Access");
    await expectNotice(desk.page, "Family Access Revoked");
    await expect(family.page).toHaveURL(/\/family\/login$/);
    await expect(family.page.getByText(/^The page was closed\./)).toBeVisible();
    await expect(family.page.getByLabel("Case ID")).toHaveValue(caseId);
    const refused = await family.page.request.get(`/api/family/case/${caseId}`);
    expect(refused.status()).toBe(401);
    await family.signIn(caseId, "4821");
    await expect(family.page.getByText(/^We could not open this\./)).toBeVisible();
  });

  await test.step("issued again, the case ID is the same and only the new PIN opens it", async () => {
    await expect(dialog).toContainText(caseId);
    await dialog.getByLabel("PIN (optional)").fill("735512");
    await press("Create Access");
    await expect(dialog.getByText("735512")).toBeVisible();
    await expect(dialog.getByText(caseId)).toBeVisible();
    const headers = { Origin: new URL(family.page.url()).origin };
    const old = await family.page.request.post("/api/family/login", { data: { caseId, pin: "4821" }, headers });
    expect(old.status()).toBe(401);
    await family.signIn(caseId, "735512");
    await expect(family.headline).toHaveText("A driver is on the way to Agnes.");
  });
});

test("the contract's calls revoke access and write the note", async ({ caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id } = await createRequest(creator, aName());
  await acceptRequest(owner, id);
  const path = `/api/requests/${id}/access`;
  expect((await owner.send("DELETE", path)).status).toBe(409);
  expect((await owner.send("GET", path)).status).toBe(404);
  for (const pin of ["123", "1234567", "12a4", "１２３４"]) {
    expect((await owner.send("POST", path, { pin })).status, pin).toBe(400);
  }
  const issued = await owner.post<{ caseId: string }>(path, { pin: "4821" });
  const detail = JSON.stringify(await owner.get(`/api/requests/${id}`)) + JSON.stringify(await owner.get(path));
  expect(detail).toContain(issued.caseId);
  expect(detail).not.toContain("4821");
  expect((await creator.send("DELETE", path)).status).toBe(200);
  expect((await creator.send("DELETE", path)).status).toBe(409);
  const note = `/api/requests/${id}/family-note`;
  for (const body of [{}, { familyNote: "x".repeat(2001) }, { familyNote: 1 }, { familyNote: "x", notes: "y" }]) {
    expect((await owner.send("PUT", note, body)).status, JSON.stringify(body).slice(0, 40)).toBe(400);
  }
  expect((await owner.send("PUT", note, { familyNote: " We will call. " })).status).toBe(200);
  expect(await creator.get(`/api/requests/${id}`)).toMatchObject({ familyNote: "We will call." });
  expect((await owner.send("PUT", note, { familyNote: " " })).status).toBe(200);
  expect(await creator.get(`/api/requests/${id}`)).toMatchObject({ familyNote: null });
});
