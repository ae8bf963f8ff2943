// A server that is killed between any two steps loses nothing, nobody has to sign in again, and one asked to end does so in good order.
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
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

test("a server that is asked to end answers what was asked, and waits for no connection that was opened ahead", async () => {
  const server = await startProduct({});
  const { hostname, port } = new URL(server.address);
  // As browsers do: a connection that may be of use soon.
  const ahead = connect({ host: hostname, port: Number(port) });
  await once(ahead, "connect");
  const call = request(`${server.address}/api/family/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Content-Length": "2", Origin: server.address },
  });
  call.write("{");
  await expect.poll(() => call.socket?.bytesWritten ?? 0).toBeGreaterThan(0);
  const answered = once(call, "response");
  const ended = server.stop();
  // It closes while the call is still being made, and not with it.
  await once(ahead, "close");
  call.end("}");
  const [{ statusCode, socket }] = await answered;
  await once(socket, "close");
  expect(statusCode).toBe(400);
  expect(await ended).toBe(0);
});
