// Addresses change from the card and from the details; everybody sees it, the route is recalculated, the record keeps both.
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice } from "./pages/notice";
import { acceptRequest, aName, createRequest } from "./transports";

const title = "Edit Pickup/Delivery Address";
const [paulina, dempster] = ["4025 N Paulina St, Chicago, IL 60613", "1609 Dempster St, Evanston, IL 60201"];
const lake = "718 Lake St, Oak Park, IL 60301";
const mill = "1130 Mill St, Naperville, IL 60563";

const pickup = (dashboard: DashboardPage) => dashboard.dialog(title).getByLabel("Pickup address");
const delivery = (dashboard: DashboardPage) => dashboard.dialog(title).getByLabel("Delivery address");
const save = (dashboard: DashboardPage) => dashboard.dialog(title).getByRole("button", { name: "Save" });

test("an address is edited on the active card and in the details, and is seen elsewhere with its distance", async ({
  as,
  caller,
  database,
}) => {
  const [creator, owner, name] = [await caller("teresa"), await caller("marisol"), aName()];
  const { id } = await createRequest(creator, name);
  await acceptRequest(owner, id);
  const watching = new DashboardPage(await as("deshawn", { onSecondServer: true }));
  await watching.open("Active");
  await watching.unfold(name);

  const desk = new DashboardPage(await as("marisol"));
  await desk.open("Active");
  await desk.unfold(name);
  // The map asks for the places, and with them the distance is known.
  await expect(desk.card(name)).toContainText(/Remaining9\.\d mi/);
  const edit = desk.card(name).getByRole("button", { name: "Edit addresses" });
  await edit.click();
  await expect(pickup(desk)).toHaveValue(paulina);
  await expect(delivery(desk)).toHaveValue(dempster);
  await expect(save(desk)).toBeDisabled();
  await delivery(desk).fill("   ");
  await expect(desk.dialog(title).getByRole("alert")).toHaveText("Delivery address is required");
  await delivery(desk).fill(lake);
  const sent = desk.page.waitForRequest((request) => request.method() === "POST" && request.postData() !== null);
  await save(desk).click();
  expect((await sent).postData()).not.toContain("pickupLocation");
  await expectNotice(desk.page, "Address Updated", "The route is recalculated.");
  await expect(desk.dialog(title)).toHaveCount(0);
  await expect(edit).toBeFocused();
  await expect(watching.card(name)).toContainText(lake);
  await expect(watching.card(name)).toContainText(/Remaining1[0-3] mi/);

  const hospital = new DashboardPage(await as("teresa"));
  await hospital.page.goto(`/dashboard?request=${id}`);
  const fromDetails = hospital.dialog(name).getByRole("button", { name: "Edit addresses" });
  await fromDetails.click();
  await pickup(hospital).fill(`  ${mill} `);
  await save(hospital).click();
  await expectNotice(hospital.page, "Address Updated");
  await expect(fromDetails).toBeFocused();
  await expect(hospital.dialog(name)).toContainText(mill);
  await expect(hospital.dialog(name)).toContainText("Address changed, Teresa Nolan");
  await expect(watching.card(name)).toContainText(mill);
  await expect(watching.card(name)).toContainText(/Remaining2\d mi/);
  await expect(hospital.dialog(name).getByText("Route recalculated, automatic")).toHaveCount(2);

  const { rows } = await database.query<{ payload: object }>(
    `SELECT payload FROM "AuditEvent" WHERE chain = $1 AND type = 'request.addresses_changed' ORDER BY seq`,
    [id],
  );
  expect(rows.map(({ payload }) => payload)).toEqual([
    { by: "Marisol Vega", deliveryLocation: { old: dempster, new: lake } },
    { by: "Teresa Nolan", pickupLocation: { old: paulina, new: mill } },
  ]);
});

test("two who edit at once do not write over each other unseen", async ({ as, caller }) => {
  const [creator, owner, name] = [await caller("teresa"), await caller("marisol"), aName()];
  const { id } = await createRequest(creator, name);
  await acceptRequest(owner, id);
  const desk = new DashboardPage(await as("marisol"));
  const live = desk.page.waitForResponse(/\/api\/live$/);
  await desk.page.goto(`/dashboard?tab=active&request=${id}`);
  await live;
  await desk.dialog(name).getByRole("button", { name: "Edit addresses" }).click();
  await delivery(desk).fill(lake);
  await creator.patch(`/api/requests/${id}/addresses`, { pickupLocation: mill, deliveryLocation: paulina });
  await expect(pickup(desk)).toHaveValue(mill);
  await expect(desk.dialog(title).getByRole("alert")).toHaveText(`Changed meanwhile to ${paulina}`);
  await expect(delivery(desk)).toHaveValue(lake);
  await expect(save(desk)).toBeDisabled();
  await desk.dialog(title).getByRole("button", { name: "Use that" }).click();
  await expect(delivery(desk)).toHaveValue(paulina);
  await expect(delivery(desk)).toBeFocused();
  await desk.page.keyboard.press("Escape");
  await expect(desk.dialog(title)).toHaveCount(0);
  await expect(desk.dialog(name)).toBeVisible();
});

test("the call refuses what it must, and says why", async ({ caller }) => {
  const [creator, owner, other] = [await caller("teresa"), await caller("marisol"), await caller("jonah")];
  const { id } = await createRequest(creator, aName());
  const patch = async (who: typeof creator, body: object) => {
    const answer = await who.send("PATCH", `/api/requests/${id}/addresses`, body);
    return [answer.status, ((await answer.json()) as { error?: string }).error];
  };
  expect(await patch(creator, { pickupLocation: " " })).toEqual([400, "Pickup address is required"]);
  expect(await patch(creator, { deliveryLocation: null })).toEqual([400, "Delivery address is required"]);
  expect(await patch(creator, {})).toEqual([400, "Send the pickup or the delivery address."]);
  expect((await patch(owner, { pickupLocation: lake }))[0]).toBe(403);
  const route = await acceptRequest(owner, id);
  expect((await patch(other, { pickupLocation: lake }))[0]).toBe(404);
  for (const step of ["arrive-pickup", "confirm-pickup"]) await owner.post(`/api/routes/${route.id}/${step}`);
  const [status, sentence] = await patch(owner, { pickupLocation: lake });
  expect(status).toBe(409);
  expect(sentence).toMatch(/^The person was picked up at .+\. The pickup address stays as it was\.$/);
  expect((await patch(owner, { deliveryLocation: lake }))[0]).toBe(200);
  await expect
    .poll(async () => (await owner.get<{ eta: string | null }>(`/api/routes/${route.id}`)).eta)
    .toMatch(/\d{1,2}:\d[05] (AM|PM)$/);
  await owner.post(`/api/routes/${route.id}/complete-delivery`, { deceasedReceived: true });
  expect(await patch(creator, { deliveryLocation: mill })).toEqual([
    409,
    "This is completed. Its addresses stay as they are.",
  ]);
});
