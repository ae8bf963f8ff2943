// Taking a tracker's right away.
import { describe, expect, it } from "vitest";
import { readTrackerToken } from "@/lib/auth/read-tracker-token";
import { db } from "@/lib/platform/db";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { createDevice } from "./create-device";
import { listDevices } from "./queries";
import { revokeDevice } from "./revoke-device";

async function ready() {
  const actor = await anActor();
  return { actor, ...(await createDevice(actor, { name: "Van 2", driverId: actor.userId })) };
}

const eventsOf = (businessId: string) =>
  db.auditEvent.findMany({ where: { chain: businessId, type: "device.revoked" }, select: { payload: true } });

describe("revokeDevice", () => {
  it("does it: its token opens nothing any more", async () => {
    const { actor, id, token } = await ready();
    const revoked = await revokeDevice(actor, { id });
    expect(revoked.revokedAt).not.toBeNull();
    expect(await readTrackerToken(token)).toBeNull();
    expect(await listDevices(actor)).toEqual([revoked]);
  });

  it("records it", async () => {
    const { actor, id } = await ready();
    await revokeDevice(actor, { id });
    expect(await eventsOf(actor.businessId)).toMatchObject([{ payload: { deviceId: id, name: "Van 2" } }]);
  });

  it("refuses the wrong state: one that was revoked", async () => {
    const { actor, id } = await ready();
    await revokeDevice(actor, { id });
    expect(await refusal(revokeDevice(actor, { id }))).toBe("conflict: This device was revoked already.");
  });

  it("refuses the wrong actor: another business, for whom it does not exist", async () => {
    const { actor, id, token } = await ready();
    expect(await refusal(revokeDevice(await anActor(), { id }))).toBe("not_found: We could not find this device.");
    expect(await readTrackerToken(token)).toMatchObject({ driverId: actor.userId });
  });

  it("of two concurrent calls one wins", async () => {
    const { actor, id } = await ready();
    const { won, lost } = await atOnce([1, 2].map(() => () => revokeDevice(actor, { id })));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(["conflict: This device was revoked already."]);
    expect(await eventsOf(actor.businessId)).toHaveLength(1);
  });
});
