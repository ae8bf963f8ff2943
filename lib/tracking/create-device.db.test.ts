// Letting a tracker in, and what its token opens.
import { describe, expect, it } from "vitest";
import { readTrackerToken } from "@/lib/auth/read-tracker-token";
import { db } from "@/lib/platform/db";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { anActor, aUser } from "@/prisma/factories";
import { createDevice } from "./create-device";
import { listDrivers } from "@/lib/businesses/queries";
import { listDevices } from "./queries";

const eventsOf = (businessId: string) =>
  db.auditEvent.findMany({ where: { chain: businessId, type: "device.created" }, select: { payload: true } });

describe("createDevice", () => {
  it("does it: shows the token once and keeps its hash alone", async () => {
    const actor = await anActor({ role: "driver" });
    const { token, ...device } = await createDevice(actor, { name: "Van 2", driverId: actor.userId });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await listDevices(actor)).toEqual([device]);
    const { tokenHash } = await db.trackerDevice.findUniqueOrThrow({ where: { id: device.id } });
    expect(tokenHash).not.toContain(token);
    expect(await readTrackerToken(token)).toEqual({
      deviceId: device.id,
      businessId: actor.businessId,
      driverId: actor.userId,
    });
    expect((await listDevices(actor))[0]?.lastSeenAt).not.toBeNull();
  });

  it("records it, without the token", async () => {
    const actor = await anActor();
    const { id, token } = await createDevice(actor, { name: "Van 2", driverId: actor.userId });
    const events = await eventsOf(actor.businessId);
    expect(events).toMatchObject([{ payload: { deviceId: id, name: "Van 2", driverId: actor.userId } }]);
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it("refuses the wrong state: a driver who has left", async () => {
    const actor = await anActor();
    const { id } = await aUser({ businessId: actor.businessId });
    await db.user.update({ where: { id }, data: { deactivatedAt: new Date() } });
    expect(await refusal(createDevice(actor, { name: "Van 2", driverId: id }))).toBe(
      "not_found: This person does not drive for your business.",
    );
  });

  it("refuses the wrong actor: a driver of another business", async () => {
    const [actor, other] = [await anActor(), await anActor()];
    expect(await refusal(createDevice(actor, { name: "Van 2", driverId: other.userId }))).toBe(
      "not_found: This person does not drive for your business.",
    );
    expect(await listDevices(other)).toEqual([]);
    expect((await listDrivers(actor)).map(({ id }) => id)).toEqual([actor.userId]);
  });

  it("of two concurrent calls one wins", async () => {
    const actor = await anActor({ firstName: "Marisol", lastName: "Vega" });
    const names = ["Van 2", "van 2"];
    const { won, lost } = await atOnce(
      names.map((name) => () => createDevice(actor, { name, driverId: actor.userId })),
    );
    expect(won).toHaveLength(1);
    expect(lost).toEqual(["conflict: Marisol Vega has a device of this name already."]);
    expect(await listDevices(actor)).toHaveLength(1);
  });
});

it("a forged token opens nothing, nor does that of a driver who has left", async () => {
  const actor = await anActor();
  const { token } = await createDevice(actor, { name: "Van 2", driverId: actor.userId });
  expect(await readTrackerToken(`${token}x`)).toBeNull();
  expect(await readTrackerToken("")).toBeNull();
  await db.user.update({ where: { id: actor.userId }, data: { deactivatedAt: new Date() } });
  expect(await readTrackerToken(token)).toBeNull();
});
