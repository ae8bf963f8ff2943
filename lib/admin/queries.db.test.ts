// What the administrator reads of the platform.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { refusal } from "@/lib/testing/outcomes";
import { aBusiness, anActor, aUser } from "@/prisma/factories";
import { getBusinessAccount, getHealth, listAccounts, listBusinessAccounts } from "./queries";
import { adminBusinessesQuery, adminUsersQuery } from "./schema";

const businesses = (query: object) => adminBusinessesQuery.parse(query);
const users = (query: object) => adminUsersQuery.parse(query);

it("lists every business once over its pages, the newest first, deactivated ones too", async () => {
  const admin = await anActor({ role: "admin" });
  for (let nth = 1; nth <= 4; nth += 1)
    await aBusiness({ name: `Prairie ${nth}`, createdAt: new Date(Date.UTC(2026, 10, nth)) });
  await db.$executeRaw`UPDATE "Business" SET "deactivatedAt" = now() WHERE name = 'Prairie 2'`;
  const first = await listBusinessAccounts(admin, businesses({ q: "prairie", limit: "3" }));
  const rest = await listBusinessAccounts(admin, businesses({ q: "prairie", limit: "3", cursor: first.next ?? "" }));
  expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual([
    "Prairie 4",
    "Prairie 3",
    "Prairie 2",
    "Prairie 1",
  ]);
  expect(rest.next).toBeNull();
});

it("finds users by every word of name, e-mail or business", async () => {
  const admin = await anActor({ role: "admin" });
  const { id: businessId } = await aBusiness({ name: "Oak Hill Removals" });
  const lena = await aUser({ businessId, firstName: "Lena", lastName: "Okafor" });
  await aUser({ businessId, firstName: "Tom", lastName: "Reyes" });
  const found = async (query: object) => (await listAccounts(admin, users(query))).items.map(({ id }) => id);
  expect(await found({ q: "okafor oak hill" })).toEqual([lena.id]);
  expect(await found({ q: lena.email.toUpperCase() })).toEqual([lena.id]);
  expect(await found({ businessId })).toHaveLength(2);
  expect(await found({ businessId, q: "nobody at all" })).toEqual([]);
  expect((await listAccounts(admin, users({ businessId }))).items[0]).toMatchObject({
    businessName: "Oak Hill Removals",
    hasPassword: false,
    isLinked: false,
    linkExpiresAt: null,
  });
});

it("tells how every part stands", async () => {
  const admin = await anActor({ role: "admin" });
  const { database, migrations, jobs } = await getHealth(admin);
  expect(database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(migrations).toMatchObject({ unfinished: [], newest: expect.stringMatching(/^\d{14}_/) as string });
  expect(jobs).toMatchObject({ due: 0, failed: 0, oldestDueAt: null });
});

it("answers 404 to everybody else", async () => {
  for (const actor of [await anActor(), await anActor({ role: "driver" })]) {
    const calls = [
      listBusinessAccounts(actor, businesses({})),
      getBusinessAccount(actor, actor.businessId),
      listAccounts(actor, users({})),
      getHealth(actor),
    ];
    for (const call of calls) expect(await refusal(call)).toBe("not_found: We could not find this.");
  }
});
