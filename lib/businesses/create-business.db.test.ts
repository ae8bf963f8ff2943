// Taking a business onto the platform.
import { expect, test } from "vitest";
import type { NewUserInput } from "@/lib/auth/schema";
import { db } from "@/lib/platform/db";
import { systemActor } from "@/lib/testing/actors";
import { anActor } from "@/prisma/factories";
import { createBusiness } from "./create-business";
import type { NewBusinessInput } from "./schema";

let businesses = 0;
function fields(more: Partial<NewBusinessInput> = {}): [NewBusinessInput, NewUserInput] {
  businesses += 1;
  const name = `Harlan & Rowe ${businesses}`;
  return [
    { name, kind: "funeral_home", cityCode: "chi", timeZone: "America/Chicago", ...more },
    { email: `root${businesses}@example.test`, firstName: "Ana", lastName: "Ruiz", role: "admin", password: null },
  ];
}

test("does it: the business and its first user", async () => {
  const [business, user] = fields({ reportEmail: "branch@example.test" });
  const { businessId, userId } = await createBusiness(systemActor("test"), business, user);
  expect(await db.business.findUniqueOrThrow({ where: { id: businessId } })).toMatchObject({
    name: business.name,
    cityCode: "CHI",
    reportEmail: "branch@example.test",
  });
  expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ businessId, role: "admin" });
});

test("records it", async () => {
  const { businessId } = await createBusiness(systemActor("admin:create"), ...fields());
  const events = await db.auditEvent.findMany({ where: { chain: businessId }, orderBy: { seq: "asc" } });
  expect(events.map(({ type, actorId }) => [type, actorId])).toEqual([
    ["business.created", "admin:create"],
    ["user.created", "admin:create"],
  ]);
});

test("refuses the wrong state: a taken e-mail leaves no business behind, bad fields are named", async () => {
  const [business, user] = fields();
  await createBusiness(systemActor("test"), business, user);
  const [other] = fields();
  await expect(createBusiness(systemActor("test"), other, user)).rejects.toMatchObject({ code: "conflict" });
  expect(await db.business.count({ where: { name: other.name } })).toBe(0);
  await expect(
    createBusiness(
      systemActor("test"),
      ...fields({ cityCode: "Chicago", timeZone: "Mars/Olympus", reportEmail: "branch" }),
    ),
  ).rejects.toMatchObject({
    code: "invalid",
    fields: {
      cityCode: "The city code has three letters, like CHI.",
      timeZone: "Enter a time zone like America/Chicago.",
      reportEmail: "Enter the e-mail address for reports, like branch@example.com.",
    },
  });
});

test("refuses the wrong actor: a coordinator", async () => {
  await expect(createBusiness(await anActor(), ...fields())).rejects.toMatchObject({ code: "not_found" });
});

test("of two concurrent calls one wins", async () => {
  const [business, user] = fields();
  const call = () => createBusiness(systemActor("test"), business, user);
  const results = await Promise.allSettled([call(), call()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await db.business.count({ where: { name: business.name } })).toBe(1);
});
