// Adding somebody to a business.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { verifySecret } from "@/lib/platform/secret-hash";
import { systemActor } from "@/lib/testing/actors";
import { aBusiness, anActor } from "@/prisma/factories";
import { createUser } from "./create-user";
import type { NewUserInput } from "./schema";

let users = 0;
function fields(more: Partial<NewUserInput> = {}): NewUserInput {
  users += 1;
  const password = "correct horse battery";
  return { email: `New${users}@Example.test`, firstName: "Ana", lastName: "Ruiz", role: "driver", password, ...more };
}

test("does it: with a lower-case e-mail and a password that is not kept as such", async () => {
  const { id } = await aBusiness();
  const input = fields();
  const userId = await createUser(systemActor("test"), id, input);
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(user).toMatchObject({ businessId: id, email: input.email.toLowerCase(), role: "driver" });
  expect(user.passwordHash).not.toContain("horse");
  expect(await verifySecret("correct horse battery", user.passwordHash)).toBe(true);
});

test("records it", async () => {
  const admin = await anActor({ role: "admin" });
  const { id } = await aBusiness();
  const userId = await createUser(admin, id, fields());
  const event = await db.auditEvent.findFirstOrThrow({ where: { chain: id }, orderBy: { seq: "desc" } });
  expect(event).toMatchObject({ type: "user.created", actorId: admin.userId, payload: { userId, role: "driver" } });
});

test("refuses the wrong state: no such business, a taken e-mail, a short password", async () => {
  const actor = systemActor("test");
  const { id } = await aBusiness();
  const taken = fields();
  await createUser(actor, id, taken);
  await expect(createUser(actor, id, taken)).rejects.toMatchObject({ code: "conflict" });
  await expect(createUser(actor, "00000000-0000-4000-8000-000000000000", fields())).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(createUser(actor, id, fields({ password: "elevenchars" }))).rejects.toMatchObject({
    code: "invalid",
    fields: { password: "Use at least 12 characters." },
  });
  expect(await db.user.count({ where: { businessId: id } })).toBe(1);
});

test("refuses the wrong actor: a coordinator", async () => {
  const coordinator = await anActor();
  await expect(createUser(coordinator, coordinator.businessId, fields())).rejects.toMatchObject({ code: "not_found" });
});

test("of two concurrent calls one wins", async () => {
  const { id } = await aBusiness();
  const input = fields();
  const call = () => createUser(systemActor("test"), id, input);
  const results = await Promise.allSettled([call(), call()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await db.user.count({ where: { businessId: id } })).toBe(1);
});
