// A change made in one browser shows in the others by itself, also after the connection was cut.
import { probePort } from "@/scripts/process.mjs";
import { startProduct } from "@/scripts/product.mjs";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { FamilyPage } from "./pages/family-page";
import { signIn } from "./sessions";
import { acceptRequest, aName, createRequest, issueAccess } from "./transports";

/** "Within a second", with room for a machine that runs two servers, a database and three browsers at once. */
const soon = { timeout: 15_000 };

test("an accept and a driver's step show in another's dashboard and on the family's page", async ({
  as,
  visitor,
  caller,
}) => {
  const [creator, owner, name] = [await caller("teresa"), await caller("marisol"), aName()];
  const watching = new DashboardPage(await as("deshawn", { onSecondServer: true }));
  await watching.open();
  const live = watching.page.waitForResponse(/\/api\/live$/);
  await watching.page.reload();
  await live;
  const { id } = await createRequest(creator, name);
  await expect(watching.card(name)).toBeVisible(soon);
  const route = await acceptRequest(owner, id);
  await expect(watching.card(name)).toHaveCount(0, soon);

  const caseId = await issueAccess(owner, id, "4821");
  const family = new FamilyPage(await visitor({ onSecondServer: true }));
  await family.openLogin();
  await family.signIn(caseId, "4821");
  await expect(family.page.getByText("This page renews itself.")).toBeVisible();
  await watching.choose("Active");
  await watching.unfold(name);
  await owner.post(`/api/routes/${route.id}/arrive-pickup`);
  await expect(family.headline).toHaveText(/^The driver is with Agnes now\.$/, soon);
  await expect(watching.step(name, "Confirm pickup")).toBeVisible(soon);
});

test("notices that a lost database connection swallowed are made up for", async ({ as, caller, database }) => {
  const [creator, name] = [await caller("teresa"), aName()];
  const watching = new DashboardPage(await as("deshawn"));
  await watching.open();
  const listening = `FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'mortuary-transport live' AND query LIKE 'LISTEN%'`;
  await expect.poll(async () => (await database.query(`SELECT pid ${listening}`)).rowCount).toBeGreaterThan(0);
  await database.query(`SELECT pg_terminate_backend(pid) ${listening}`);
  await createRequest(creator, name);
  await expect(watching.card(name)).toBeVisible();
});

test("a page whose server went away finds back to the new one and shows what it missed", async ({
  caller,
  browser,
}) => {
  const [creator, name] = [await caller("teresa"), aName()];
  const port = await probePort(0, "127.0.0.1");
  if (port === null) throw new Error("There is no free port.");
  let server = await startProduct({ PORT: String(port) });
  try {
    const storageState = await signIn("deshawn", server.address);
    const context = await browser.newContext({ baseURL: server.address, storageState });
    const watching = new DashboardPage(await context.newPage());
    const live = watching.page.waitForResponse(/\/api\/live$/);
    await watching.open();
    await live;
    await server.stop("SIGKILL");
    await createRequest(creator, name);
    server = await startProduct({ PORT: String(port) });
    await expect(watching.card(name)).toBeVisible();
    await context.close();
  } finally {
    await server.stop();
  }
});
