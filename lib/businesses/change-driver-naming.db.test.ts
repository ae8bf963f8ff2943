// Whether families read the driver's first name, on a real database.
import { expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { getRequest } from "@/lib/transports/queries";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { changeDriverNaming } from "./change-driver-naming";

const eventsOf = (businessId: string) =>
  db.auditEvent.findMany({
    where: { chain: businessId, type: "business.driver_naming_changed" },
    select: { payload: true },
    orderBy: { seq: "asc" },
  });

it("does it: for every case of the company, and for no other company's", async () => {
  const [creator, owner] = [await anActor(), await anActor()];
  const cases = [await anActiveTransport(creator, owner), await anActiveTransport(creator, owner)];
  const own = async () => Promise.all(cases.map(async ({ request }) => getRequest(owner, request.id)));
  expect((await own()).map(({ namesDriverToFamilies }) => namesDriverToFamilies)).toEqual([false, false]);
  expect(await changeDriverNaming(owner, { namesDriverToFamilies: true })).toEqual({ namesDriverToFamilies: true });
  expect((await own()).map(({ namesDriverToFamilies }) => namesDriverToFamilies)).toEqual([true, true]);
  const { request } = await anActiveTransport(owner, creator);
  expect(await getRequest(creator, request.id)).toMatchObject({ namesDriverToFamilies: false });
  // Who does not carry it is not told.
  expect(await getRequest(owner, request.id)).toMatchObject({ namesDriverToFamilies: null });
});

it("records it", async () => {
  const actor = await anActor();
  await changeDriverNaming(actor, { namesDriverToFamilies: true });
  await changeDriverNaming(actor, { namesDriverToFamilies: false });
  expect(await eventsOf(actor.businessId)).toMatchObject([
    { payload: { by: "Ana Ruiz", isNamed: true } },
    { payload: { isNamed: false } },
  ]);
});

it("writes and records nothing when it stands so", async () => {
  const actor = await anActor();
  expect(await changeDriverNaming(actor, { namesDriverToFamilies: false })).toEqual({ namesDriverToFamilies: false });
  expect(await eventsOf(actor.businessId)).toEqual([]);
});

it("refuses the wrong actor: a driver", async () => {
  const driver = await anActor({ role: "driver" });
  expect(await refusal(changeDriverNaming(driver, { namesDriverToFamilies: true }))).toBe(
    "forbidden: Only a coordinator of the company may change this.",
  );
  expect(await eventsOf(driver.businessId)).toEqual([]);
});

it("of two concurrent calls one wins", async () => {
  const actor = await anActor();
  const { won, lost } = await atOnce(
    Array.from({ length: 4 }, () => () => changeDriverNaming(actor, { namesDriverToFamilies: true })),
  );
  expect(won.length).toBeGreaterThan(0);
  expect(won.length + lost.length).toBe(4);
  expect(await eventsOf(actor.businessId)).toHaveLength(1);
});
