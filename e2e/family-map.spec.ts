// What a family sees of a drive: when it is expected, who drives, where the person is, and what a coordinator keeps back.
import type pg from "pg";
import type { FamilyRouteDto } from "@/lib/family/dto";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { FamilyPage } from "./pages/family-page";
import { expectNotice } from "./pages/notice";
import { password, people } from "./people";
import { localServer } from "./servers";
import { Caller, signInAs } from "./sessions";
import { acceptRequest, aName, createRequest, issueAccess, steps } from "./transports";

const phone = { viewport: { width: 390, height: 844 } };
/** Told by itself, with room for a machine that does much at once. */
const soon = { timeout: 15_000 };
/** The arrival is worked out anew every twenty seconds at most. */
const worked = { timeout: 60_000 };
const fromHospital = { locationName: "St. Brendan Medical Center" };

interface Drive {
  name: string;
  requestId: string;
  routeId: string;
  caseId: string;
}

async function aDrive(creator: Caller, driver: Caller, more: object = fromHospital): Promise<Drive> {
  const name = aName();
  const { id: requestId } = await createRequest(creator, name, more);
  const { id: routeId } = await acceptRequest(driver, requestId);
  return { name, requestId, routeId, caseId: await issueAccess(driver, requestId) };
}

/** Takes the steps up to the departure, and lets all be a while ago, so that the vehicle may have come far. */
async function depart(driver: Caller, { routeId }: Drive, database: pg.Pool, minutes = 40): Promise<void> {
  for (const step of steps) await driver.post(`/api/routes/${routeId}/${step}`);
  await database.query(`UPDATE "RoutePosition" SET "deviceAt" = now() - interval '55 minutes' WHERE "routeId" = $1`, [
    routeId,
  ]);
  await database.query(
    `UPDATE "TransportRoute" SET "startedAt" = now() - interval '60 minutes', "arrivedAtPickupAt" = now() - interval '50 minutes',
       "pickedUpAt" = now() - make_interval(mins => $2 + 1), "departedFromPickupAt" = now() - make_interval(mins => $2),
       "positionAt" = CASE WHEN "positionAt" IS NULL THEN NULL ELSE now() - interval '55 minutes' END WHERE id = $1`,
    [routeId, minutes],
  );
}

/** A driver of the coordinator's house with no other drive, for who carries two persons is shown only roughly. */
async function aDriver(database: pg.Pool): Promise<Caller> {
  const email = `driver-${crypto.randomUUID()}@family-map.test`;
  await database.query(
    `INSERT INTO "User" (id, "businessId", email, "firstName", "lastName", role, "passwordHash")
       SELECT $1, "businessId", $2, 'Lionel', 'Quist', 'driver', "passwordHash" FROM "User" WHERE email = $3`,
    [crypto.randomUUID(), email, people.deshawn.email],
  );
  return new Caller(localServer(), await signInAs({ email, password }, localServer()));
}

const send = (driver: Caller, { routeId }: Drive, lat: number, lng: number, secondsAgo = 0) =>
  driver.post(`/api/routes/${routeId}/positions`, {
    clientId: crypto.randomUUID(),
    at: new Date(Date.now() - secondsAgo * 1_000).toISOString(),
    lat,
    lng,
    accuracy: 8,
  });

async function opened(family: FamilyPage, { caseId }: Drive): Promise<void> {
  await family.openLogin();
  await family.signIn(caseId);
  await expect(family.headline).toContainText("Agnes");
}

test("a family follows the drive from the first position to the delivery", async ({
  as,
  visitor,
  caller,
  database,
}) => {
  test.setTimeout(300_000);
  // As it is before a company decides, also where this runs a second time.
  await database.query(`UPDATE "Business" SET "namesDriverToFamilies" = false`);
  const [creator, driver] = [await caller("teresa"), await aDriver(database)];
  const drive = await aDrive(creator, driver);
  const family = new FamilyPage(await visitor(phone));
  const { page } = family;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const map = page.locator("[data-map]");
  const route = async () =>
    (await (await page.request.get(`/api/routes/${drive.caseId}`)).json()) as Partial<FamilyRouteDto>;
  const desk = new DashboardPage(await as("marisol", { onSecondServer: true }));
  const access = desk.dialog("Manage Family Portal Access");

  await test.step("on the way to the pickup it reads when, not where", async () => {
    await opened(family, drive);
    await send(driver, drive, 41.9, -87.68);
    await expect(page.getByText(/^The driver should reach Agnes (?:on \w+ )?between/)).toBeVisible(worked);
    await expect(page.getByText(/^Chicago time\. Last position just now\.$/)).toBeVisible();
    expect(await route()).toMatchObject({ currentLocation: null, driverFirstName: null });
    await expect(map).toHaveCount(0);
  });

  await test.step("the company lets families read the driver's first name", async () => {
    await desk.open("Active");
    await desk.unfold(drive.name);
    await desk.card(drive.name).getByRole("button", { name: "Family Access" }).click();
    const naming = access.getByRole("checkbox", { name: "Families may read the driver's first name" });
    await naming.click();
    await expectNotice(desk.page, "First Names Shown");
    await expect(naming).toBeChecked();
    await page.reload();
    await expect(page.getByText("Lionel is on the way.")).toBeVisible();
    expect(await page.content()).not.toContain("Quist");
  });

  await test.step("with the person on board it sees where, and the map moves by itself", async () => {
    await depart(driver, drive, database);
    await send(driver, drive, 41.985, -87.69, 100);
    await expect(page.getByText("Agnes is near Chicago.")).toBeVisible(soon);
    await expect(page.getByText(/^Expected to arrive (?:on \w+ )?(?:between|at about)/)).toBeVisible(worked);
    await expect(page.locator("[data-map=live]")).toBeVisible({ timeout: 60_000 });
    await send(driver, drive, 42.045, -87.69);
    await expect(page.getByText("Agnes is near Evanston.")).toBeVisible(soon);
    expect(await route()).toMatchObject({ currentLocation: "42.045,-87.69", isPositionApproximate: false });
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step("in Spanish alike", async () => {
    await page.goto(`/family/dashboard/${drive.caseId}?lang=es`);
    await expect(page.getByText("Agnes está cerca de Evanston.")).toBeVisible();
    await expect(page.getByText(/^Llegada prevista .*(?:entre|hacia)/)).toBeVisible();
    await expect(page.getByText("Conduce Lionel.")).toBeVisible();
    await page.goto(`/family/dashboard/${drive.caseId}?lang=en`);
  });

  await test.step("without a signal it says so, until the signal returns", async () => {
    await database.query(
      `UPDATE "TransportRoute" SET "positionAt" = now() - interval '14 minutes 10 seconds' WHERE id = $1`,
      [drive.routeId],
    );
    await page.reload();
    const silence = page.getByText("The driver has no signal. We will show it as soon as it returns.");
    await expect(silence).toBeVisible();
    await expect(page.getByText("Last position 14 minutes ago.")).toBeVisible();
    await expect(page.getByText("The last position was near Evanston.")).toBeVisible();
    await send(driver, drive, 42.046, -87.689);
    await expect(silence).toHaveCount(0, soon);
    await expect(page.getByText("Agnes is near Evanston.")).toBeVisible();
  });

  await test.step("paused by a coordinator it sees neither map nor position, in no answer", async () => {
    const shown = access.getByRole("checkbox", { name: "The map of this transport" });
    await shown.click();
    await expectNotice(desk.page, "Map Paused");
    await expect(page.getByText(/^The map is paused right now\./)).toBeVisible(soon);
    await expect(page.locator("[data-map=live], [data-map=picture]")).toHaveCount(0);
    await send(driver, drive, 42.047, -87.688);
    expect(await route()).toMatchObject({ isMapPaused: true, currentLocation: null, positionAt: null });
    await page.reload();
    await expect(page.getByText(/^The map is paused right now\./)).toBeVisible();
    expect(await page.content()).not.toMatch(/42\.04|87\.68/);
    await shown.click();
    await expectNotice(desk.page, "Map Shown Again");
    await expect(page.getByText("Agnes is near Evanston.")).toBeVisible(soon);
    await access.getByRole("checkbox", { name: "Families may read the driver's first name" }).click();
    await expectNotice(desk.page, "First Names Hidden");
  });

  await test.step("after the delivery there is no map", async () => {
    await driver.post(`/api/routes/${drive.routeId}/complete-delivery`, { deceasedReceived: true });
    await expect(family.headline).toContainText("was delivered safely", soon);
    await expect(map).toHaveCount(0);
    await expect(page.getByText(/^Expected to arrive/)).toHaveCount(0);
    expect(await route()).toMatchObject({ currentLocation: null, eta: null, driverFirstName: null });
  });
  expect([...new Set(asked.map((address) => new URL(address).origin))]).toEqual([new URL(page.url()).origin]);
});

test("of a private home a family sees the town, without a script too, and nothing once it is suspended", async ({
  visitor,
  caller,
  database,
}) => {
  const [creator, driver] = [await caller("teresa"), await aDriver(database)];
  const drive = await aDrive(creator, driver, { deceasedLocation: "Residence" });
  await depart(driver, drive, database, 8);
  await send(driver, drive, 41.95678, -87.67321);
  const family = new FamilyPage(await visitor({ ...phone, javaScriptEnabled: false }));
  await opened(family, drive);
  const { page } = family;
  await expect(page.getByText("Agnes is near Chicago.")).toContainText("the map shows the place only roughly.");
  await expect(page.locator("[data-map=picture] [data-mark=vehicle-about]")).toBeVisible();
  await expect(page.locator("[data-mark=vehicle]")).toHaveCount(0);
  await expect(page.locator("[data-mark=pickup]")).toHaveCount(0);
  const answer = await page.request.get(`/api/routes/${drive.caseId}`);
  expect((await page.content()) + (await answer.text())).not.toMatch(/41\.956|87\.673|4025 N Paulina/);
  await driver.post(`/api/requests/${drive.requestId}/suspend`, { reason: "The van broke down." });
  await page.reload();
  await expect(family.headline).toContainText("is being reviewed");
  await expect(page.locator("[data-map]")).toHaveCount(0);
});

test("where data is dear the live map is loaded when it is asked for", async ({ visitor, caller, database }) => {
  const [creator, driver] = [await caller("teresa"), await aDriver(database)];
  const drive = await aDrive(creator, driver);
  await depart(driver, drive, database);
  await send(driver, drive, 42.0, -87.68);
  const family = new FamilyPage(await visitor(phone));
  const { page } = family;
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true }, configurable: true });
  });
  await opened(family, drive);
  const open = page.getByRole("button", { name: "Open the live map" });
  await expect(open).toBeVisible();
  await expect(page.locator("[data-map=picture]")).toBeVisible();
  await expect(page.locator("[data-engine]")).toHaveCount(0);
  await open.click();
  await expect(page.locator("[data-map=live]")).toBeVisible({ timeout: 60_000 });
  await expect(open).toHaveCount(0);
});
