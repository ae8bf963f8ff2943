// Changing a business as the platform knows it.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aBusiness, anActor } from "@/prisma/factories";
import { editBusiness } from "./edit-business";

const fields = {
  name: "Harlan & Rowe",
  kind: "funeral_home" as const,
  cityCode: "OAK",
  timeZone: "America/Denver",
  address: "718 Lake St, Oak Park, IL 60301",
  phone: "312-555-0142",
  reportEmail: null,
};

test("does it: everything stands as it was sent", async () => {
  const [admin, { id }] = [await anActor({ role: "admin" }), await aBusiness({ reportEmail: "branch@example.test" })];
  expect(await editBusiness(admin, { id, ...fields })).toMatchObject({ id, ...fields, users: 0, activeTransports: 0 });
  expect(await db.business.findUniqueOrThrow({ where: { id } })).toMatchObject(fields);
  expect(await refusal(editBusiness(admin, { id: admin.userId, ...fields }))).toMatch(/^not_found/);
});

test("records it: what was and what is, and nothing when it stands so", async () => {
  const [admin, { id, name }] = [await anActor({ role: "admin" }), await aBusiness({ kind: "funeral_home" })];
  await editBusiness(admin, { id, ...fields });
  const link = await newestLink(id);
  expect(link).toMatchObject({ type: "business.changed", actorId: admin.userId });
  expect(link.payload).toMatchObject({ changes: { name: { old: name, new: "Harlan & Rowe" } } });
  expect(link.payload).not.toHaveProperty("changes.kind");
  await editBusiness(admin, { id, ...fields });
  expect((await newestLink(id)).seq).toBe(link.seq);
});

test("refuses the wrong actor: to its own coordinator there is no such thing", async () => {
  const actor = await anActor();
  expect(await refusal(editBusiness(actor, { id: actor.businessId, ...fields }))).toMatch(/^not_found/);
});

test("of two concurrent calls one wins: the second finds it done", async () => {
  const [admin, { id }] = [await anActor({ role: "admin" }), await aBusiness()];
  const edit = () => editBusiness(admin, { id, ...fields });
  expect((await race({ table: "Business", id }, [edit, edit])).won).toHaveLength(2);
  expect(await db.auditEvent.count({ where: { chain: id, type: "business.changed" } })).toBe(1);
});
