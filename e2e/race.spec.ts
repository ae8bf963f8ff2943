// Fifty people accept one request in the same moment, over two servers on one database.
import { expect, test } from "./fixtures";
import { transportCompany } from "./people";
import type { Caller } from "./sessions";
import { aName, createRequest } from "./transports";

test("one of 50 simultaneous accepts wins, 49 are told so, and one row is in the record", async ({
  caller,
  database,
}) => {
  const callers = await Promise.all([
    caller("marisol"),
    caller("deshawn", true),
    caller("teresa"),
    caller("marisol", true),
    caller("deshawn"),
    caller("teresa", true),
  ]);
  const creator = await caller("teresa");
  const businesses = await creator.get<{ id: string; name: string }[]>("/api/businesses");
  const businessId = businesses.find(({ name }) => name === transportCompany)?.id;
  const { id } = await createRequest(creator, aName(), { businessId });
  const tries = Array.from({ length: 50 / callers.length + 1 }, () => callers).flat();
  const accept = (who: Caller) => who.send("PATCH", `/api/requests/${id}/status`, { status: "active" });
  const answers = await Promise.all(tries.slice(0, 50).map(accept));

  const won = answers.filter((answer) => answer.status === 200);
  const lost = answers.filter((answer) => answer.status === 409);
  expect([won.length, lost.length]).toEqual([1, 49]);
  for (const answer of lost) {
    const { error, code } = (await answer.json()) as { error: string; code: string };
    expect(code).toBe("conflict");
    expect(error).toMatch(/^.+ accepted this at \d{1,2}:\d{2} [AP]M\.$/);
  }
  const recorded = await database.query(
    `SELECT 1 FROM "AuditEvent" WHERE "requestId" = $1 AND type = 'request.accepted'`,
    [id],
  );
  const routes = await database.query('SELECT 1 FROM "TransportRoute" WHERE "requestId" = $1', [id]);
  expect([recorded.rowCount, routes.rowCount]).toEqual([1, 1]);
});
