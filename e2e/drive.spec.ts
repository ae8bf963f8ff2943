// The driver's page on a phone that loses its signal: no step is lost, each is recorded once, at the time it was pressed.
import type { HistoryEntryDto } from "@/lib/audit/events";
import type { RouteDto } from "@/lib/transports/dto";
import { findInBothThemes, findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { DrivePage, onTheWay, phone } from "./pages/drive-page";
import { expectNotice } from "./pages/notice";
import { people } from "./people";
import { localServer } from "./servers";
import { type Caller, signIn } from "./sessions";
import { acceptRequest, aName, createRequest } from "./transports";

/** What is pressed and what is recorded are told by one clock; a page needs a moment in between. */
const slack = 1_500;

async function anAcceptedDrive(creator: Caller, owner: Caller, more: object = {}) {
  const name = aName();
  const { id } = await createRequest(creator, name, more);
  const route = await acceptRequest(owner, id);
  const read = () => owner.get<RouteDto>(`/api/routes/${route.id}`);
  const recorded = async () => {
    const history = await owner.get<HistoryEntryDto[]>(`/api/requests/${id}/history`);
    return history.map(({ type }) => type).filter((type) => type.startsWith("route.") && type !== "route.recalculated");
  };
  return { name, id: route.id, requestId: id, read, recorded };
}

const near = (iso: string | null, pressed: number) => Math.abs(Date.parse(iso ?? "") - pressed) < slack;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a whole drive, with the signal gone in the middle and the tab closed", async ({ as, caller }) => {
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"));
  const dispatcher = new DashboardPage(await as("marisol"));
  await dispatcher.open("Active");
  await dispatcher.unfold(drive.name);
  const driver = new DrivePage(await as("deshawn", phone));
  await driver.open(drive.id);
  const context = driver.page.context();
  await driver.share();
  await expect.poll(async () => (await drive.read()).currentLat).toBe(onTheWay.latitude);

  const arrived = await driver.press("Arrived");
  await expectNotice(driver.page, "Arrival Confirmed");
  await expect(dispatcher.step(drive.name, "Confirm pickup")).toBeVisible();
  await driver.isKept();

  await context.setOffline(true);
  await context.setGeolocation({ latitude: 41.97, longitude: -87.69, accuracy: 9 });
  const confirmed = await driver.press("Confirm pickup");
  await expect(driver.says(/^Offline since \d+:\d\d [AP]M\.$/)).toBeVisible();
  await expect(driver.says("1 step saved here. It sends when signal returns.")).toBeVisible();
  const departed = await driver.press("Depart");
  await expect(driver.says("2 steps saved here. They send when signal returns.")).toBeVisible();
  await expect(driver.says("Deliver to")).toBeVisible();
  await driver.page.reload();
  await expect(driver.says("2 steps saved here. They send when signal returns.")).toBeVisible();
  await expect(driver.step("Complete delivery")).toBeVisible();
  await driver.page.close();
  expect(await drive.recorded()).toEqual(["route.arrived_at_pickup"]);

  await context.setOffline(false);
  const again = new DrivePage(await context.newPage());
  await again.open(drive.id);
  await expect.poll(drive.recorded).toEqual(["route.arrived_at_pickup", "route.pickup_confirmed", "route.departed"]);
  await expect(again.says(/saved here/)).toHaveCount(0);
  const under = await drive.read();
  expect([
    near(under.arrivedAtPickupAt, arrived),
    near(under.pickedUpAt, confirmed),
    near(under.departedFromPickupAt, departed),
  ]).toEqual([true, true, true]);
  await expect.poll(async () => (await drive.read()).currentLat).toBe(41.97);
  await expect(dispatcher.step(drive.name, "Complete delivery")).toBeVisible();

  const pressed = await again.press("Complete delivery");
  const sheet = again.page.getByRole("dialog", { name: "Complete Delivery" });
  await sheet.getByRole("checkbox", { name: "Deceased has been received at destination" }).check();
  await sheet.getByRole("textbox", { name: "Recipient name" }).fill("Ada Harlan");
  await sheet.getByRole("button", { name: "Complete Delivery" }).click();
  await expectNotice(again.page, "Delivery Completed", "Transport completed and archived.");
  await expect(again.says(`${drive.name} was delivered at`)).toContainText("received by Ada Harlan.");
  expect(await drive.read()).toMatchObject({ isActive: false, recipientName: "Ada Harlan" });
  expect(Date.parse((await drive.read()).deliveryCompletedAt ?? "")).toBeGreaterThan(pressed - slack);
  await expect(dispatcher.card(drive.name)).toHaveCount(0);
  const left = () =>
    again.page.evaluate(async () => [
      Object.keys(localStorage).filter((key) => key.startsWith("mortuary-drive")),
      (await (await caches.open("mortuary-drive-pages")).keys()).length,
    ]);
  await expect.poll(left).toEqual([[], 0]);
});

test("a dispatcher names the driver, and another takes the wheel by one press", async ({ as, caller }) => {
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"));
  const dispatcher = new DashboardPage(await as("marisol"));
  await dispatcher.open("Active");
  await dispatcher.unfold(drive.name);
  await dispatcher
    .card(drive.name)
    .getByRole("button", { name: /^Assign driver of/ })
    .click();
  const dialog = dispatcher.dialog("Assign driver");
  await dialog.getByRole("combobox", { name: "Driver" }).selectOption(people.marisol.name);
  await dialog.getByRole("button", { name: "Assign driver" }).click();
  await expectNotice(dispatcher.page, "Driver Assigned", `${people.marisol.name} drives ${drive.name}.`);
  await expect(dialog).toHaveCount(0);

  const driver = new DrivePage(await as("deshawn", phone));
  await driver.open(drive.id);
  await expect(driver.says(`${people.marisol.name} is named as the driver.`)).toBeVisible();
  // The page listens once its step can be pressed.
  await expect(driver.step("Arrived")).toBeEnabled();
  await driver.page.getByRole("button", { name: "I am driving this" }).click();
  await expect(driver.says("is named as the driver.")).toHaveCount(0);
  expect((await drive.read()).driverName).toBe(people.deshawn.name);
  await expect(dispatcher.card(drive.name).getByRole("button", { name: /^Change driver of/ })).toBeVisible();
  await expect(dispatcher.card(drive.name).getByText(people.deshawn.name)).toBeVisible();
  expect(await drive.recorded()).toEqual(["route.driver_assigned", "route.driver_assigned"]);
});

test("a step that the dispatcher made meanwhile is explained, and the next one goes on", async ({ as, caller }) => {
  const owner = await caller("marisol");
  const drive = await anAcceptedDrive(await caller("teresa"), owner);
  const driver = new DrivePage(await as("deshawn", phone));
  await driver.open(drive.id);
  await driver.page.context().setOffline(true);
  await driver.press("Arrived");
  await driver.press("Confirm pickup");
  await owner.post(`/api/routes/${drive.id}/arrive-pickup`);
  await driver.page.context().setOffline(false);
  await expect(
    driver.says(/^Marisol Vega already recorded Arrived at \d+:\d\d [AP]M\. Nothing is lost\.$/),
  ).toBeVisible();
  await expect(driver.says(/^You pressed Arrived at \d+:\d\d [AP]M\.$/)).toBeVisible();
  await expect.poll(drive.recorded).toEqual(["route.arrived_at_pickup", "route.pickup_confirmed"]);
  await driver.page.getByRole("button", { name: "Understood" }).click();
  await expect(driver.says(/already recorded/)).toHaveCount(0);
});

test("what a closed tab has kept is sent from whatever screen is opened next", async ({ as, caller }) => {
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"));
  const driver = new DrivePage(await as("deshawn", phone));
  await driver.open(drive.id);
  const context = driver.page.context();
  await context.setOffline(true);
  await driver.press("Arrived");
  await expect(driver.says("1 step saved here. It sends when signal returns.")).toBeVisible();
  await driver.page.close();
  await context.setOffline(false);
  await new DashboardPage(await context.newPage()).open();
  await expect.poll(drive.recorded).toEqual(["route.arrived_at_pickup"]);
});

test("who is signed out keeps the steps, and sends them once signed in; nobody else does", async ({ as, caller }) => {
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"));
  const page = await as("deshawn", { ...phone, isFresh: true });
  const driver = new DrivePage(page);
  await driver.open(drive.id);
  const context = page.context();
  await context.setOffline(true);
  await driver.press("Arrived");
  await expect(driver.says("1 step saved here. It sends when signal returns.")).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  await expect(driver.says("You are signed out. 1 step saved here. Sign in to send it.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", /callbackUrl=%2Fdrive%2F/);

  await context.addCookies((await signIn("marisol", localServer())).cookies);
  await driver.open(drive.id);
  await expect(driver.step("Arrived")).toBeEnabled();
  expect(await drive.recorded()).toEqual([]);

  await context.clearCookies();
  await context.addCookies((await signIn("deshawn", localServer())).cookies);
  await driver.open(drive.id);
  await expect.poll(drive.recorded).toEqual(["route.arrived_at_pickup"]);
});

test("near the pickup the step is suggested and not taken", async ({ as, caller, database }) => {
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"));
  const place = { lat: 41.9561, lng: -87.6714, near: null };
  const pin = async (precision: string) => {
    const places = [JSON.stringify({ ...place, precision }), "4025 N Paulina St, Chicago, IL 60613"];
    await database.query(
      `INSERT INTO "RouteDrive" ("routeId", pickup, delivery, "pickupPlace", leg, "askedAt")
       VALUES ($1, $3, '1609 Dempster St, Evanston, IL 60201', $2, 'between', now())
       ON CONFLICT ("routeId") DO UPDATE SET pickup = EXCLUDED.pickup, "pickupPlace" = EXCLUDED."pickupPlace"`,
      [drive.id, ...places],
    );
  };
  await pin("address");
  const driver = new DrivePage(await as("deshawn", phone));
  await driver.open(drive.id);
  await driver.share();
  await expect(driver.says("You look close to the pickup.")).toHaveCount(0);
  await driver.page.context().setGeolocation({ latitude: place.lat + 0.001, longitude: place.lng, accuracy: 20 });
  await expect(driver.says("You look close to the pickup.")).toBeVisible();
  expect((await drive.read()).routeStatus).toBe("en_route_to_pickup");
  await pin("zip");
  await driver.page.reload();
  await expect(driver.says("Sharing position")).toBeVisible();
  await expect(driver.says("You look close to the pickup.")).toHaveCount(0);
});

test("a phone that may not tell its position says so, and records steps all the same", async ({ as, caller }) => {
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"));
  const driver = new DrivePage(await as("deshawn", { ...phone, permissions: [] }));
  await driver.open(drive.id);
  await expect(driver.says("Your position is not shared.")).toBeVisible();
  await driver.page.getByRole("button", { name: "Share my position" }).click();
  await expect(driver.says("Position is off. Turn it on in browser settings.")).toBeVisible();
  // Nothing is shared that could be stopped.
  await expect(driver.says("Stop sharing my position")).toHaveCount(0);
  await driver.press("Arrived");
  await expectNotice(driver.page, "Arrival Confirmed");
});

test("the page tells what a driver needs, calls and navigates by the phone's own means", async ({ as, caller }) => {
  const facts = {
    locationName: "St. Brendan Medical Center",
    locationFloor: "4",
    locationRoom: "412B",
    contactName: "Teresa Nolan, charge nurse",
    contactPhone: "(312) 555-0142",
    stairsOrObstacles: "No. Freight elevator at the Paulina St dock",
    crewNeeded: "2 people",
    weight: "180 lbs",
    infectionPrecautions: "Contact",
    notes: "Ask for the blue binder.",
  };
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"), facts);
  const page = await as("deshawn", phone);
  const driver = new DrivePage(page);
  await driver.open(drive.id);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(facts.locationName);
  await expect(driver.says("Floor 4 · Room 412B")).toBeVisible();
  await expect(page.getByRole("link", { name: "Call contact" })).toHaveAttribute("href", "tel:+13125550142");
  await expect(page.getByRole("link", { name: "Navigate" })).toHaveAttribute(
    "href",
    "https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=4025%20N%20Paulina%20St%2C%20Chicago%2C%20IL%2060613",
  );
  for (const words of [facts.stairsOrObstacles, "2 people, 180 lbs", facts.notes]) {
    await expect(driver.says(words)).toBeVisible();
  }
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
    const box = await driver.step("Arrived").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(88);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  }
  expect(await findInBothThemes(page, findViolations)).toEqual([]);
});

test("a sign-out takes what was known of the drive from the phone", async ({ as, caller }) => {
  const drive = await anAcceptedDrive(await caller("teresa"), await caller("marisol"));
  const page = await as("deshawn", { isFresh: true });
  const driver = new DrivePage(page);
  await driver.open(drive.id);
  await driver.isKept();
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await page.waitForURL(/\/$|sign-in/);
  const left = () =>
    page.evaluate(async () => [
      Object.keys(localStorage).filter((key) => key.startsWith("mortuary-drive")),
      await caches.has("mortuary-drive-pages"),
    ]);
  await expect.poll(left).toEqual([[], false]);
});
