// The transport report: from the dashboard, as a page for the printer, and as a PDF.
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import type { ReportDto } from "@/lib/reports/dto";
import { findInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import type { Caller } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest, issueAccess, steps } from "./transports";

interface People {
  creator: Caller;
  owner: Caller;
}

async function aDelivery({ creator, owner }: People, name: string, handover: object = {}) {
  const { id } = await createRequest(creator, name, { nokName: "Nguyễn Thị Ánh" });
  const route = await acceptRequest(owner, id);
  const caseId = await issueAccess(owner, id);
  await completeDelivery(owner, route.id, handover);
  return { id, caseId, routeId: route.id };
}

/** Letter, in points. */
const letter = [0, 0, 612, 792];

/** What each page says, without spaces; each of them is a Letter page. */
async function read(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  for (let number = 1; number <= document.numPages; number += 1) {
    expect((await document.getPage(number)).view, `the size of page ${number}`).toEqual(letter);
  }
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.replaceAll(/\s/g, ""));
}

function expectNumbered(pages: string[], reference: string) {
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(reference);
    expect(page).toContain(`Page${index + 1}of${pages.length}`);
  }
}

const report = (page: Page) => page.getByRole("dialog", { name: "Transport Report" });

test("opens from a completed card and from the details, and closes where it was opened", async ({ as, caller }) => {
  const people = { creator: await caller("teresa"), owner: await caller("marisol") };
  const name = aName();
  const { id, caseId } = await aDelivery(people, name);
  const dashboard = new DashboardPage(await as("marisol"));
  await dashboard.open("Completed");
  const opener = dashboard.card(name).getByRole("button", { name: "View Report" });
  await opener.click();
  const dialog = report(dashboard.page);
  await expect(dialog.getByText(caseId)).toBeVisible();
  await expect(dashboard.page).toHaveURL(new RegExp(`report=${id}`));
  for (const words of [name, "Nguyễn Thị Ánh", "Delivery completed", "Lakeshore Removal Service"]) {
    await expect(dialog.getByText(words).first()).toBeVisible();
  }
  await expect(dialog.getByText("Recipient", { exact: true }).locator("xpath=..")).toContainText("Not recorded");
  await expect(dialog.getByText("Fee", { exact: true }).locator("xpath=..")).toContainText("Not specified");
  await expect(dialog.getByText(/all in Chicago time, C[SD]T/)).toBeVisible();
  await expect(dialog.getByText(/^\w{3} \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M$/).first()).toBeVisible();
  await expect(dialog.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  for (const button of ["Email", "Print/Save", "Save PDF"]) {
    await expect(dialog.getByRole(button === "Email" ? "button" : "link", { name: button })).toBeVisible();
  }
  await dashboard.page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(dashboard.page).not.toHaveURL(/report=/);
  await expect(opener).toBeFocused();

  await dashboard.page.goto(`/dashboard?tab=completed&request=${id}`);
  await dashboard.dialog(name).getByRole("button", { name: "View Report" }).click();
  await expect(report(dashboard.page).getByText(caseId)).toBeVisible();
});

test("prints on Letter pages that carry the case ID and their numbers", async ({ as, caller }) => {
  const people = { creator: await caller("teresa"), owner: await caller("marisol") };
  const name = `${aName()} Ångström-Dvořáková y Núñez de Żółkiewska-Brâncuși Þórarinsdóttir van der Straeten-Łukasiewicz`;
  const deliveryNotes = `${"Received at the rear entrance. ".repeat(70).slice(0, 1_988)} Zuckerkandl`;
  expect(deliveryNotes).toHaveLength(2_000);
  const { id, caseId, routeId } = await aDelivery(people, name, { deliveryNotes });
  const page = await as("marisol");
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await page.goto(`/reports/${id}?print=1`);
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await expect(page).toHaveURL(new RegExp(`/reports/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Transport Report" })).toBeVisible();
  const pages = await read(await page.pdf({ preferCSSPageSize: true }));
  expectNumbered(pages, caseId);
  const squeezed = name.replaceAll(/\s/g, "");
  for (const words of ["NguyễnThịÁnh", squeezed, "Zuckerkandl"]) expect(pages.join("")).toContain(words);
  for (const words of ["RefreshData", "Print/Save", "SavePDF"]) expect(pages.join("")).not.toContain(words);

  // Forty records more, and it takes several sheets.
  for (let count = 0; count < 40; count += 1) await issueAccess(people.owner, id);
  await page.reload();
  await expect(page.getByText("Family access issued")).toHaveCount(41);
  const more = await read(await page.pdf({ preferCSSPageSize: true }));
  expect(more.length).toBeGreaterThan(2);
  expectNumbered(more, caseId);
  for (const words of [squeezed, "Zuckerkandl"]) expect(more.join("")).toContain(words);
  expect(routeId).not.toBe(id);
});

test("is answered as data and as a PDF to whom it concerns, and to nobody else", async ({ caller, as }) => {
  const people = { creator: await caller("teresa"), owner: await caller("marisol") };
  const name = aName();
  const { id, caseId, routeId } = await aDelivery(people, name);
  for (const asker of [people.creator, people.owner]) {
    const answer = await asker.get<ReportDto>(`/api/reports/${id}`);
    expect(answer).toMatchObject({ id, caseId, deceasedName: name, status: "completed", route: { id: routeId } });
    const response = await asker.send("GET", `/api/reports/${id}/pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(`inline; filename="transport-report-${caseId}.pdf"`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const pages = await read(new Uint8Array(await response.arrayBuffer()));
    expectNumbered(pages, caseId);
    expect(pages.join("")).toContain(name.replace(" ", ""));
    expect(pages.join("")).toContain(answer.head.hash);
  }
  const stranger = await caller("jonah");
  for (const path of [`/api/reports/${id}`, `/api/reports/${id}/pdf`, "/api/reports/none"]) {
    expect((await stranger.send("GET", path)).status, path).toBe(404);
  }
  const page = await as("jonah");
  expect((await page.goto(`/reports/${id}`))?.status()).toBe(404);
  await page.goto(`/dashboard?report=${id}`);
  await expect(report(page).getByText("There is no report here")).toBeVisible();
});

test("says 'No Transport Data' while no route exists", async ({ as, caller }) => {
  const [creator, owner] = [await caller("teresa"), await caller("marisol")];
  const { id } = await createRequest(creator, aName());
  const page = await as("teresa");
  await page.goto(`/dashboard?report=${id}`);
  await expect(report(page).getByText("No Transport Data")).toBeVisible();
  await expect(report(page).getByRole("button", { name: "Email" })).toHaveCount(0);
  expect(await creator.get<ReportDto>(`/api/reports/${id}`)).toMatchObject({ route: null, sheet: null });
  const refused = await creator.send("GET", `/api/reports/${id}/pdf`);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ error: "No Transport Data. This request has no route yet." });
  expect((await page.goto(`/reports/${id}`))?.status()).toBe(404);

  const route = await acceptRequest(owner, id);
  await owner.post(`/api/routes/${route.id}/${steps[0]}`);
  await page.goto(`/dashboard?report=${id}`);
  await expect(report(page).getByText("Arrived at pickup").first()).toBeVisible();
  await expect(report(page).getByText("Delivery completed").locator("xpath=..")).toContainText("Not recorded");
});

test("is a whole screen on a phone, where nothing is wider than it", async ({ as, caller }) => {
  const people = { creator: await caller("teresa"), owner: await caller("marisol") };
  const { id, caseId } = await aDelivery(people, aName());
  const page = await as("marisol", { viewport: { width: 360, height: 760 }, hasTouch: true });
  await page.goto(`/dashboard?tab=completed&report=${id}`);
  await expect(report(page).getByText(caseId)).toBeVisible();
  const box = await report(page).boundingBox();
  expect(box).toMatchObject({ x: 0, width: 360 });
  const overflow = await report(page).evaluate((dialog) =>
    [...dialog.querySelectorAll(":not(.sr-only)")]
      .filter((part) => part.scrollWidth > 360)
      .map((part) => part.className),
  );
  expect(overflow).toEqual([]);
  for (const button of await report(page).locator("a:visible, button:visible").all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test("holds what axe asks for in both themes, over the dashboard and as a page", async ({ as, caller }) => {
  const people = { creator: await caller("teresa"), owner: await caller("marisol") };
  const { id } = await aDelivery(people, aName());
  const page = await as("marisol");
  for (const path of [`/dashboard?tab=completed&report=${id}`, `/reports/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Audit trail" })).toBeVisible();
    expect(await findInBothThemes(page)).toEqual([]);
  }
});
