// The only way to write: with its record or not at all, and one notice a commit.
import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { listen } from "@/lib/platform/live";
import { systemActor } from "@/lib/testing/actors";
import { newestLink, recordOf } from "@/lib/testing/outcomes";
import { aBusiness, anActiveTransport, anActor, aPendingRequest, driven } from "@/prisma/factories";
import { type LiveNotice, reachesBusiness } from "./live-notice";
import { listHistory } from "./queries";
import { transact, Unchanged } from "./transact";

const actor = systemActor("test");
const data = (name: string) => ({ name, kind: "other", cityCode: "CHI", timeZone: "America/Chicago" });

const heard: LiveNotice[] = [];
const silence = await listen((notice) => notice && heard.push(notice as LiveNotice));
afterAll(silence);
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

it("refuses an unrecorded write and takes it back", async () => {
  const name = randomUUID();
  await expect(transact(actor, (unit) => unit.db.business.create({ data: data(name) }))).rejects.toThrow(
    "Nothing was recorded, so nothing is written.",
  );
  expect(await db.business.count({ where: { name } })).toBe(0);
});

it("takes everything back, and answers, when the work turns out to have nothing to write", async () => {
  const name = randomUUID();
  const answer = await transact<typeof actor, string>(actor, async (unit) => {
    await unit.db.business.create({ data: data(name) });
    throw new Unchanged("It was there.");
  });
  expect([answer, await db.business.count({ where: { name } })]).toEqual(["It was there.", 0]);
});

it("takes everything back when the work fails after its record", async () => {
  const name = randomUUID();
  const id = randomUUID();
  const before = heard.length;
  await expect(
    transact(actor, async (unit) => {
      await unit.db.business.create({ data: { ...data(name), id } });
      unit.record("business.created", { businessId: id, requestId: id }, { name, businessKind: "other" });
      unit.queueJob({ kind: "test", payload: {}, dedupeKey: name });
      throw new Error("Power cut");
    }),
  ).rejects.toThrow("Power cut");
  await settle();
  expect(await db.business.count({ where: { name } })).toBe(0);
  expect(await recordOf(id)).toEqual([]);
  expect(await db.job.count({ where: { dedupeKey: name } })).toBe(0);
  expect(heard).toHaveLength(before);
});

it("takes everything back when the record itself cannot be written", async () => {
  const name = randomUUID();
  await expect(
    transact(actor, async (unit) => {
      await unit.db.business.create({ data: data(name) });
      unit.record("business.created", { requestId: "not a uuid" }, { name, businessKind: "other" });
    }),
  ).rejects.toThrow("uuid");
  expect(await db.business.count({ where: { name } })).toBe(0);
});

it("writes rows, record, jobs and mail together, at one instant", async () => {
  const instant = new Date("2026-11-22T03:04:00.000Z");
  const { id } = await aBusiness();
  const dedupeKey = randomUUID();
  await at(instant, () =>
    transact(actor, async (unit) => {
      expect(unit.now).toEqual(instant);
      unit.record("business.created", { businessId: id }, { name: "x", businessKind: "other" });
      unit.queueJob({ kind: "test", payload: {}, dedupeKey });
      unit.queueMail({ kind: "test", recipient: "a@example.test", payload: {}, dedupeKey });
      unit.queueMail({ kind: "test", recipient: "a@example.test", payload: {}, dedupeKey });
    }),
  );
  expect(await newestLink(id)).toMatchObject({
    seq: 2,
    at: instant,
    actorKind: "system",
    actorId: "test",
    businessId: id,
  });
  expect(await db.job.count({ where: { dedupeKey } })).toBe(1);
  expect(await db.job.findUniqueOrThrow({ where: { dedupeKey } })).toMatchObject({ runAt: instant, attempts: 0 });
  const { id: outboxId } = await db.outbox.findUniqueOrThrow({ where: { dedupeKey } });
  expect(await db.job.findUniqueOrThrow({ where: { dedupeKey: `mail:${outboxId}` } })).toMatchObject({
    kind: "mail",
    payload: { outboxId },
    runAt: instant,
  });
  expect(await db.job.count()).toBe(2);
});

it("chains by request, else by business, else under the platform", async () => {
  const { id } = await aBusiness();
  const requestId = randomUUID();
  await transact(actor, async (unit) => {
    unit.record("business.created", {}, { name: "x", businessKind: "other" });
    unit.record("business.created", { businessId: id, requestId }, { name: "x", businessKind: "other" });
    unit.record("business.created", { businessId: id }, { name: "x", businessKind: "other" });
  });
  expect(await recordOf("platform")).toHaveLength(1);
  expect(await recordOf(requestId)).toHaveLength(1);
  expect(await recordOf(id)).toHaveLength(2);
});

it("appends without a gap however many append at once", async () => {
  const { id } = await aBusiness();
  const other = await aBusiness();
  const subjects = [id, other.id];
  await Promise.all(
    Array.from({ length: 24 }, (_, turn) =>
      transact(actor, async (unit) => {
        // Each in another order, for two that wait for each other would never end.
        for (const businessId of turn % 2 ? subjects : subjects.toReversed()) {
          unit.record("user.created", { businessId }, { userId: String(turn), role: "driver" });
        }
      }),
    ),
  );
  for (const chain of subjects) {
    const links = await db.auditEvent.findMany({ where: { chain }, orderBy: { seq: "asc" } });
    expect(links.map((link) => link.seq)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(links.slice(1).map((link) => link.prevHash)).toEqual(links.slice(0, -1).map((link) => link.hash));
    expect(await db.auditHead.findUniqueOrThrow({ where: { chain } })).toEqual({
      chain,
      seq: 25,
      hash: links.at(-1)?.hash,
    });
  }
});

it("notifies once a commit, with ids and kinds alone", async () => {
  const [creator, company] = [await anActor(), await anActor()];
  await settle();
  heard.length = 0;
  const { id } = await aPendingRequest(creator, { businessId: company.businessId, deceasedName: "Rafael" });
  const open = await aPendingRequest(creator);
  await settle();
  expect(heard).toEqual([
    {
      types: ["request.created"],
      requestIds: [id],
      businessIds: [creator.businessId, company.businessId],
      isOpenCall: false,
    },
    { types: ["request.created"], requestIds: [open.id], businessIds: [creator.businessId], isOpenCall: true },
  ]);
});

it("tells the history who did what and when, without payloads", async () => {
  const creator = await anActor();
  const instant = new Date("2026-11-22T03:04:00.000Z");
  const { id } = await at(instant, () => aPendingRequest(creator));
  expect(await listHistory(id)).toEqual([
    {
      seq: 1,
      type: "request.created",
      label: "Request created",
      at: instant.toISOString(),
      by: "Ana Ruiz",
      businessId: creator.businessId,
      hash: (await newestLink(id)).hash.slice(0, 12),
    },
  ]);
});

it("tells every provider of an open call, and of its later steps only those who are party to it", async () => {
  const [creator, owner, stranger] = [await anActor(), await anActor(), await anActor()];
  const before = heard.length;
  const { route } = await anActiveTransport(creator, owner);
  await driven(owner, route.id, ["arrive"]);
  await settle();
  const [created, accepted, arrived] = heard
    .slice(before)
    .filter((notice) => notice.requestIds.includes(route.requestId));
  expect([created, accepted].map((notice) => reachesBusiness(notice, stranger.businessId))).not.toContain(null);
  expect(reachesBusiness(arrived, stranger.businessId)).toBeNull();
  for (const party of [creator, owner]) expect(reachesBusiness(arrived, party.businessId)).not.toBeNull();
});
