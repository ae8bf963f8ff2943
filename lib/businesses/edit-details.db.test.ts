// Changing what a business says of itself.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aPendingRequest, anActor } from "@/prisma/factories";
import { actorOf } from "@/lib/testing/actors";
import { editDetails } from "./edit-details";
import { getOwnBusiness } from "./queries";

const fields = {
  timeZone: "America/Denver",
  address: "718 Lake St, Oak Park, IL 60301",
  phone: "312-555-0142",
  reportEmail: "branch@example.test",
};

test("does it: new requests are written in the new zone, those that exist keep theirs", async () => {
  const actor = await anActor();
  const before = await aPendingRequest(actor);
  expect(await editDetails(actor, fields)).toEqual(fields);
  expect(await getOwnBusiness(actor)).toMatchObject({ ...fields, name: actor.businessName, logo: null });
  const zoneOf = async (id: string) => (await db.serviceRequest.findUniqueOrThrow({ where: { id } })).timeZone;
  expect(await zoneOf(before.id)).toBe("America/Chicago");
  expect(await zoneOf((await aPendingRequest(await actorOf(actor.userId))).id)).toBe("America/Denver");
});

test("records it, and nothing when it stands so", async () => {
  const actor = await anActor();
  await editDetails(actor, fields);
  const link = await newestLink(actor.businessId);
  expect(link).toMatchObject({ type: "business.changed", actorId: actor.userId });
  expect(link.payload).toMatchObject({ changes: { phone: { old: null, new: "312-555-0142" } } });
  await editDetails(actor, fields);
  expect((await newestLink(actor.businessId)).seq).toBe(link.seq);
});

test("refuses the wrong actor: a driver", async () => {
  expect(await refusal(editDetails(await anActor({ role: "driver" }), fields))).toBe(
    "forbidden: Only a coordinator of the business may change this.",
  );
});

test("of two concurrent calls one wins: the second finds it done", async () => {
  const actor = await anActor();
  const edit = () => editDetails(actor, fields);
  expect((await race({ table: "Business", id: actor.businessId }, [edit, edit])).won).toEqual([fields, fields]);
  expect(await db.auditEvent.count({ where: { chain: actor.businessId, type: "business.changed" } })).toBe(1);
});
