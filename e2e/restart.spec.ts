// A server that is killed between any two steps loses nothing, and nobody has to sign in again.
import { probePort } from "@/scripts/process.mjs";
import { startProduct } from "@/scripts/product.mjs";
import type { RouteDto } from "@/lib/transports/dto";
import { expect, test } from "./fixtures";
import { DashboardPage } from "./pages/dashboard-page";
import { expectNotice } from "./pages/notice";
import { Caller, signIn } from "./sessions";
import { aName, createRequest, issueAccess, steps } from "./transports";

type Server = Awaited<ReturnType<typeof startProduct>>;

test("nothing is lost and sessions stay valid when the server is killed between any two steps", async ({
  browser,
  database,
}) => {
  const port = await probePort(0, "127.0.0.1");
  if (port === null) throw new Error("There is no free port.");
  const start = () => startProduct({ PORT: String(port) });
  let server: Server = await start();
  const restart = async () => {
    await server.stop("SIGKILL");
    server = await start();
  };
  try {
    const { address } = server;
    const session = await signIn("marisol", address);
    const creator = new Caller(address, await signIn("teresa", address));
    const owner = new Caller(address, session);
    const context = await browser.newContext({ baseURL: address, storageState: session });
    const dashboard = new DashboardPage(await context.newPage());
    const name = aName();

    await restart();
    const { id } = await createRequest(creator, name);
    await restart();
    await dashboard.open();
    await dashboard.accept(name).click();
    // The card leaves before the answer has come; the notice comes after it.
    await expectNotice(dashboard.page, "Request status updated successfully");
    await expect(dashboard.card(name)).toHaveCount(0);
    await restart();
    const caseId = await issueAccess(owner, id);
    const route = await owner.get<RouteDto>(`/api/routes/${id}`);
    for (const step of steps) {
      await restart();
      await owner.post(`/api/routes/${route.id}/${step}`);
    }
    await restart();
    await owner.post(`/api/routes/${route.id}/complete-delivery`, { deceasedReceived: true, recipientName: "Jonah" });
    await restart();

    // The page was open all the while: it finds its way back and is still signed in.
    await dashboard.open("Completed");
    await expect(dashboard.card(name)).toBeVisible();
    await context.close();
    const ended = await owner.get<RouteDto>(`/api/routes/${caseId}`);
    expect(ended).toMatchObject({ id: route.id, routeStatus: "delivered", isActive: false, recipientName: "Jonah" });
    const { rows } = await database.query<{ types: string[] }>(
      'SELECT array_agg(type ORDER BY seq) AS types FROM "AuditEvent" WHERE chain = $1',
      [id],
    );
    expect(rows[0]?.types).toEqual([
      "request.created",
      "request.accepted",
      "access.issued",
      "route.arrived_at_pickup",
      "route.pickup_confirmed",
      "route.departed",
      "route.delivery_completed",
    ]);
  } finally {
    await server.stop();
  }
});
