// Changing a user.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { atOnce, newestLink, race, refusal } from "@/lib/testing/outcomes";
import { anActor, aUser } from "@/prisma/factories";
import { editUser } from "./edit-user";

const fields = { email: "lena@example.test", firstName: "Lena", lastName: "Okafor", role: "driver" as const };

test("does it: name, e-mail and role stand as they were sent", async () => {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser()];
  expect(await editUser(admin, { id: user.id, ...fields })).toMatchObject({ ...fields, id: user.id });
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject(fields);
});

test("records it: what was and what is, in the business's chain", async () => {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser()];
  await editUser(admin, { id: user.id, ...fields, email: user.email, firstName: user.firstName });
  const link = await newestLink(user.businessId);
  expect(link).toMatchObject({ type: "user.changed", actorId: admin.userId });
  expect(link.payload).toMatchObject({
    userId: user.id,
    changes: { lastName: { old: "Ruiz", new: "Okafor" }, role: { old: "coordinator", new: "driver" } },
  });
  const { seq } = link;
  await editUser(admin, { id: user.id, ...fields, email: user.email, firstName: user.firstName });
  expect((await newestLink(user.businessId)).seq).toBe(seq);
});

test("refuses the wrong state: a taken e-mail, nobody, and one's own role", async () => {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser()];
  const { email } = await aUser();
  expect(await refusal(editUser(admin, { id: user.id, ...fields, email }))).toBe(
    "conflict: There is a user with this e-mail already.",
  );
  expect(await refusal(editUser(admin, { id: admin.businessId, ...fields }))).toMatch(/^not_found/);
  expect(await refusal(editUser(admin, { id: admin.userId, ...fields, email: "own@example.test" }))).toMatch(
    /^conflict: You cannot take the administrator's role/,
  );
});

test("refuses the wrong actor: to a colleague there is no such thing", async () => {
  const colleague = await anActor();
  const user = await aUser({ businessId: colleague.businessId });
  expect(await refusal(editUser(colleague, { id: user.id, ...fields }))).toBe("not_found: We could not find this.");
});

test("of two concurrent calls one wins: of administrators who demote each other one stays", async () => {
  const [one, other] = [await anActor({ role: "admin" }), await anActor({ role: "admin" })];
  const demote =
    (actor: typeof one, { userId: id }: typeof one, email: string) =>
    () =>
      editUser(actor, { id, ...fields, email });
  const [first] = [one.userId, other.userId].toSorted();
  const { won, lost } = await race({ table: "User", id: first ?? "" }, [
    demote(one, other, "one@example.test"),
    demote(other, one, "other@example.test"),
  ]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["not_found: We could not find this."]);
  const user = await aUser();
  const same = await atOnce([1, 2].map(() => () => editUser(one, { id: user.id, ...fields, email: user.email })));
  expect(same.won.length + same.lost.length).toBe(2);
});
