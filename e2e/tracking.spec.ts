// Where the vehicles are: told by page and trackers, shown on /tracking and the dashboard by itself.
import type { RouteDto } from "@/lib/transports/dto";
import { findInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice } from "./pages/notice";
import { TrackingPage } from "./pages/tracking-page";
import { people } from "./people";
import { localServer } from "./servers";
import type { Caller } from "./sessions";
import { acceptRequest, aName, completeDelivery, createRequest } from "./transports";

/** "Within a second", with room for a machine that runs two servers, a database and three browsers at once. */
const soon = { timeout: 15_000 };

async function aDrive(creator: Caller, owner: Caller): Promise<{ name: string; route: RouteDto }> {
  const name = aName();
  const { id } = await createRequest(creator, name);
  return { name, route: await acceptRequest(owner, id) };
}

const position = (lat: number, lng: number, secondsAgo = 0) => ({
  clientId: crypto.randomUUID(),
  at: new Date(Date.now() - secondsAgo * 1_000).toISOString(),
  lat,
  lng,
  accuracy: 8,
});

test("a position moves the card on /tracking and the dashboard of others, without a reload", async ({ as, caller }) => {
  const driver = await caller("deshawn");
  const { name, route } = await aDrive(await caller("teresa"), driver);
  const tracking = new TrackingPage(await as("marisol", { onSecondServer: true }));
  await tracking.open();
  const dashboard = new DashboardPage(await as("teresa"));
  await dashboard.open("Active");
  await expect(tracking.card(name)).toContainText("No position yet");
  await expect(dashboard.card(name).locator("[data-slot=badge] [data-glyph]")).toHaveAttribute("data-glyph", "stale");

  await driver.post(`/api/routes/${route.id}/positions`, position(41.8781, -87.6298, 20));
  await expect(tracking.card(name)).toContainText("41.8781, -87.6298", soon);
  await expect(dashboard.card(name).locator("[data-slot=badge] [data-glyph]")).toHaveAttribute(
    "data-glyph",
    "active",
    soon,
  );
  await driver.post(`/api/routes/${route.id}/positions`, position(41.8801, -87.6298));
  await expect(tracking.card(name)).toContainText("41.8801, -87.6298", soon);
  await expect(tracking.card(name)).toContainText(/near \w/);

  await driver.post(`/api/routes/${route.id}/arrive-pickup`);
  await expect(tracking.card(name)).toContainText("Arrived at Pickup", soon);
  await tracking.follow(name).click();
  await expect(tracking.page).toHaveURL(new RegExp(`follow=${route.id}`));
  await expect(tracking.map).toBeVisible();
  await tracking.page.reload();
  await expect(tracking.follow(name)).toHaveAttribute("aria-pressed", "true");
});

test("a device of a driver sends by every app's own way, until it is revoked", async ({ as, caller }) => {
  const { name, route } = await aDrive(await caller("teresa"), await caller("deshawn"));
  const tracking = new TrackingPage(await as("marisol"));
  const deviceName = `Van ${Date.now() % 100_000}`;
  const token = await tracking.addDevice(deviceName, people.deshawn.name);
  expect(token).toMatch(/^[\w-]{43}$/);
  await tracking.setup(deviceName).getByRole("button", { name: "Done" }).click();
  await expect(tracking.device(deviceName)).toContainText("Not heard yet");

  const at = Date.now();
  const basic = { Authorization: `Basic ${btoa(`driver:${token}`)}`, "Content-Type": "application/json" };
  const doors: [string, (lat: number, ms: number) => Promise<Response>][] = [
    [
      "OsmAnd",
      (lat, ms) =>
        fetch(
          `${localServer()}/api/trackers/osmand?id=${token}&lat=${lat}&lon=-87.63&timestamp=${ms}&hdop=4.5&altitude=180.0&speed=8.2&bearing=10.0`,
        ),
    ],
    [
      "Traccar Client before 9.0",
      (lat, ms) =>
        fetch(`${localServer()}/api/trackers/traccar`, {
          method: "POST",
          body: new URLSearchParams({
            id: token,
            timestamp: String(Math.round(ms / 1_000)),
            lat: String(lat),
            lon: "-87.63",
            speed: "16.0",
            bearing: "0.0",
            altitude: "180.0",
            accuracy: "7.5",
            batt: "88.0",
          }),
        }),
    ],
    [
      "Traccar Client since 9.0",
      (lat, ms) =>
        fetch(`${localServer()}/api/trackers/traccar`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({
            location: {
              timestamp: new Date(ms).toISOString(),
              coords: { latitude: lat, longitude: -87.63, accuracy: 7, speed: 8, heading: 0, altitude: 180 },
              is_moving: true,
              event: "motionchange",
              battery: { level: 0.88, is_charging: false },
              extras: {},
            },
            device_id: token,
          }),
        }),
    ],
    [
      "OwnTracks",
      (lat, ms) =>
        fetch(`${localServer()}/api/trackers/owntracks`, {
          method: "POST",
          headers: basic,
          body: JSON.stringify({
            _type: "location",
            tid: "dr",
            lat,
            lon: -87.63,
            tst: Math.round(ms / 1_000),
            acc: 9,
            vel: 29,
            cog: 0,
          }),
        }),
    ],
    [
      "plain HTTP",
      (lat, ms) =>
        fetch(`${localServer()}/api/routes/${route.id}/positions`, {
          method: "POST",
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
          body: JSON.stringify({ positions: [{ clientId: "1", at: new Date(ms).toISOString(), lat, lng: -87.63 }] }),
        }),
    ],
  ];
  await tracking.open();
  for (const [index, [app, send]] of doors.entries()) {
    const lat = 41.88 + index * 0.001;
    const answer = await send(lat, at - 50_000 + index * 10_000);
    expect(`${app} ${answer.status}`).toBe(`${app} 200`);
    await expect(tracking.card(name), app).toContainText(`${lat.toFixed(4)}, -87.6300`, soon);
  }

  await tracking.page.goto("/tracking/devices");
  await expect(tracking.device(deviceName)).toContainText("Last heard just now");
  await tracking
    .device(deviceName)
    .getByRole("button", { name: /^Revoke/ })
    .click();
  await tracking.page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expectNotice(tracking.page, "Device Revoked");
  await expect(tracking.device(deviceName)).toContainText("Revoked");
  for (const [app, send] of doors) {
    const answer = await send(41.89, at);
    expect(`${app} ${answer.status}`).toBe(`${app} 401`);
  }
});

test("an old position is grey and says its age, and a driver's routes can be looked at alone", async ({
  as,
  caller,
  database,
}) => {
  const [creator, marisol, deshawn] = [await caller("teresa"), await caller("marisol"), await caller("deshawn")];
  const [old, other] = [await aDrive(creator, deshawn), await aDrive(creator, marisol)];
  await deshawn.post(`/api/routes/${old.route.id}/positions`, position(41.8781, -87.6298));
  await database.query(
    `UPDATE "TransportRoute" SET "positionAt" = now() - interval '14 minutes 10 seconds' WHERE id = $1`,
    [old.route.id],
  );
  const tracking = new TrackingPage(await as("marisol"));
  await tracking.open();
  await expect(tracking.card(old.name)).toContainText("Last position 14 min ago");
  await expect(tracking.card(old.name).locator("[data-slot=badge] [data-glyph]")).toHaveAttribute(
    "data-glyph",
    "stale",
  );
  await expect(tracking.card(other.name)).toContainText("Calculating...");

  await tracking.driver.selectOption({ label: people.deshawn.name });
  await expect(tracking.card(other.name)).toHaveCount(0);
  await expect(tracking.card(old.name)).toBeVisible();
  await tracking.page.reload();
  await expect(tracking.card(other.name)).toHaveCount(0);
  await expect(tracking.page).toHaveURL(/driver=/);
  await tracking.driver.selectOption({ label: "All drivers" });
  await expect(tracking.card(other.name)).toBeVisible();
});

test("the driven path can be played again and stands in the report", async ({ as, caller }) => {
  const driver = await caller("deshawn");
  const { name, route } = await aDrive(await caller("teresa"), driver);
  const path = Array.from({ length: 8 }, (_, index) => position(41.95 + index * 0.002, -87.67, 80 - index * 10));
  await driver.post(`/api/routes/${route.id}/positions`, { positions: path });
  await completeDelivery(driver, route.id);
  const dashboard = new DashboardPage(await as("marisol"));
  await dashboard.page.goto(`/dashboard?tab=completed&request=${route.requestId}`);
  const detail = dashboard.dialog(name);
  await detail.getByRole("button", { name: "Show driven path" }).click();
  await expect(detail.locator("[data-slot=route-map]")).toBeVisible();
  await expect(detail.getByRole("slider")).toBeVisible();
  await dashboard.page.goto(`/reports/${route.requestId}`);
  await expect(
    dashboard.page.getByRole("img", { name: /^The path that was driven\. 8 positions from / }),
  ).toBeVisible();
});

test("axe finds nothing grave on /tracking and its devices in both themes", async ({ as, caller }) => {
  const driver = await caller("deshawn");
  const { name, route } = await aDrive(await caller("teresa"), driver);
  await driver.post(`/api/routes/${route.id}/positions`, position(41.8781, -87.6298));
  const page = await as("marisol");
  const tracking = new TrackingPage(page);
  await tracking.open(`?follow=${route.id}`);
  await expect(tracking.card(name)).toContainText("41.8781, -87.6298");
  await expect(tracking.map).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
  const deviceName = `Phone ${Date.now() % 100_000}`;
  await tracking.addDevice(deviceName, people.deshawn.name);
  expect(await findInBothThemes(page)).toEqual([]);
  await tracking.setup(deviceName).getByRole("button", { name: "Done" }).click();
  await expect(tracking.device(deviceName)).toBeVisible();
  expect(await findInBothThemes(page)).toEqual([]);
});
