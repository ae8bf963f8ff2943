// Addresses and businesses are suggested while they are typed, with a map service and without; typing always works.
import type { RouteMapDto } from "@/lib/tracking/dto";
import type { RouteDto } from "@/lib/transports/dto";
import { probePort } from "@/scripts/process.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { findViolations } from "./axe";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { NewRequestPage } from "./pages/new-request-page";
import { expectNotice } from "./pages/notice";
import { PlacesPage } from "./pages/places-page";
import { type GoogleMood, standInForGoogle } from "./peers/google-maps";
import { signIn } from "./sessions";
import { acceptRequest, aName, createRequest } from "./transports";

const unavailable = "Autocomplete unavailable. Please enter address manually.";

test("without a map service own places, earlier addresses and the towns of the US are offered", async ({
  as,
  caller,
}) => {
  const [name, house] = [aName(), `${Date.now() % 100_000} Quince Ct, Elgin, IL 60120`];
  await createRequest(await caller("marisol"), name, { pickupLocation: house });
  const form = new NewRequestPage(await as("marisol"));
  await form.open();
  const pickup = form.field("Pickup location");
  const option = (text: string | RegExp) => form.page.getByRole("option", { name: text });

  await pickup.pressSequentially(house.slice(0, 12));
  await expect(option(house)).toBeVisible();
  expect(await findViolations(form.page, (axe) => axe.include("#main"))).toEqual([]);
  const before = await form.field("Delivery location").boundingBox();
  await form.page.keyboard.press("ArrowDown");
  await expect(option(house)).toHaveAttribute("aria-selected", "true");
  await form.page.keyboard.press("Enter");
  await expect(pickup).toHaveValue(house);
  await expect(form.page.getByRole("listbox")).toHaveCount(0);
  expect(await form.field("Delivery location").boundingBox()).toEqual(before);

  const delivery = form.field("Delivery location");
  await delivery.fill("12 Nowhere Ln, evanst");
  await option("12 Nowhere Ln, Evanston, IL").click();
  await expect(delivery).toHaveValue(/^12 Nowhere Ln, Evanston, IL/);
  await expect(delivery).toBeFocused();

  // What nobody knows stays as it was typed.
  const location = form.field("Location address");
  await location.fill("The farm behind the mill");
  await location.press("Tab");
  await expect(location).toHaveValue("The farm behind the mill");
  await expect(form.page.getByText(unavailable)).toHaveCount(0);
});

test("a place that is pinned once is found by its name ever after, until it is removed", async ({ as, caller }) => {
  const place = `Gate ${Date.now() % 1_000_000}`;
  const places = new PlacesPage(await as("marisol"));
  await places.open();
  await places.begin(place, "9 Ridge Ave, Elgin, IL 60120");
  await expect(places.dialog).toContainText("Only Elgin, IL is known.");
  const map = places.dialog.locator("[data-slot=route-map]");
  await map.locator("[data-engine]").click({ position: { x: 120, y: 120 } });
  await expect(places.point).toHaveValue(/^4[12]\.\d+, -88\.\d+$/);
  await places.point.fill("42.03712, -88.28119");
  await places.save();
  await expect(places.list).toContainText("42.03712, -88.28119");

  const form = new NewRequestPage(places.page);
  await form.open();
  await form.field("Location name").fill(place);
  await form.field("Location name").press("Backspace");
  await form.page.getByRole("option", { name: place }).click();
  await expect(form.field("Location name")).toHaveValue(place);
  await expect(form.field("Location address")).toHaveValue("9 Ridge Ave, Elgin, IL 60120");

  const owner = await caller("marisol");
  const { id } = await createRequest(await caller("teresa"), aName());
  const route = await acceptRequest(owner, id);
  await owner.patch(`/api/requests/${id}/addresses`, { pickupLocation: place });
  const pickup = async () => (await owner.get<RouteMapDto>(`/api/routes/${route.id}/map`)).pickup;
  await expect.poll(pickup).toMatchObject({ lat: 42.03712, lng: -88.28119, precision: "pin", near: place });

  await places.open();
  await places.move(place, "42.0372, -88.2815");
  await expect(places.list).toContainText("42.0372, -88.2815");
  await places.remove(place);
  await expect(places.list).not.toContainText(place);
});

test("an address is chosen in Edit Pickup/Delivery Address", async ({ as, caller }) => {
  const [creator, owner, name] = [await caller("teresa"), await caller("marisol"), aName()];
  const house = `${Date.now() % 100_000} Sorrel Ct, Elgin, IL 60120`;
  await createRequest(owner, aName(), { pickupLocation: house });
  const { id } = await createRequest(creator, name);
  await acceptRequest(owner, id);
  const desk = new DashboardPage(await as("marisol"));
  await desk.open("Active");
  await desk.unfold(name);
  await desk.card(name).getByRole("button", { name: "Edit addresses" }).click();
  const dialog = desk.dialog("Edit Pickup/Delivery Address");
  const delivery = dialog.getByLabel("Delivery address");
  await delivery.fill(house.slice(0, 12));
  await expect(desk.page.getByRole("option", { name: house })).toBeVisible();
  await delivery.press("Escape");
  await expect(desk.page.getByRole("option")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await delivery.press("ArrowDown");
  await desk.page.getByRole("option", { name: house }).click();
  await expect(delivery).toHaveValue(house);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectNotice(desk.page, "Address Updated");
  expect((await owner.get<RouteDto>(`/api/routes/${id}`)).request.deliveryLocation).toBe(house);
});

test("with Google the browser asks it for the US and for establishments, and says when it cannot", async ({
  visitor,
}) => {
  const port = await probePort(0, "127.0.0.1");
  if (port === null) throw new Error("There is no free port.");
  const server = await startProduct({ PORT: String(port), GOOGLE_MAPS_BROWSER_KEY: "a-key-of-tests" });
  try {
    const storageState = await signIn("marisol", server.address);
    const open = async (mood: GoogleMood | null) => {
      const page = await visitor({ baseURL: server.address, storageState });
      const { asked } = await standInForGoogle(page, mood);
      const form = new NewRequestPage(page);
      await form.open();
      return { form, asked };
    };

    const { form, asked } = await open("well");
    expect(asked).toEqual([]);
    const pickup = form.field("Pickup location");
    await pickup.pressSequentially("pfingsten");
    const options = form.page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
    await expect(options).toHaveCount(2);
    await expect(form.page.getByText("Google Maps", { exact: true })).toBeVisible();
    await form.page.getByRole("option", { name: "2050 Pfingsten Road Glenview, IL", exact: true }).click();
    await expect(pickup).toHaveValue("2050 Pfingsten Road, Glenview, IL 60026");
    expect(asked[0]?.searchParams.get("key")).toBe("a-key-of-tests");
    await form.field("Location name").pressSequentially("pfingsten");
    await expect(options).toHaveCount(1);
    await form.page.getByRole("option", { name: "Glenbrook Hospital" }).click();
    await expect(form.field("Location name")).toHaveValue("Glenbrook Hospital");
    await expect(form.field("Location address")).toHaveValue("2050 Pfingsten Road, Glenview, IL 60026");

    for (const mood of ["no-places", null] as const) {
      const { form: other } = await open(mood);
      const delivery = other.field("Delivery location");
      await delivery.pressSequentially("17 Quince Ct");
      await expect(other.page.getByText(unavailable)).toBeVisible();
      await expect(delivery).toHaveValue("17 Quince Ct");
    }
  } finally {
    await server.stop();
  }
});

test("on a phone each line is 44 px high and the list stays inside the window", async ({ as, caller }) => {
  const house = `${Date.now() % 100_000} Tansy Ct, Elgin, IL 60120`;
  await createRequest(await caller("marisol"), aName(), { pickupLocation: house });
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const form = new NewRequestPage(await as("marisol", phone));
  await form.open();
  const pickup = form.field("Pickup location");
  await pickup.tap();
  await pickup.pressSequentially(house.slice(0, 9));
  const option = form.page.getByRole("option", { name: house });
  const box = await option.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360).toBe(true);
  await option.tap();
  await expect(pickup).toHaveValue(house);
});
