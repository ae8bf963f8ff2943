// The walk over all chains: it holds, or names the first link that does not.
import { afterEach, expect, it } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink } from "@/lib/testing/outcomes";
import { emptyDatabase } from "@/lib/testing/database";
import { aCompletedTransport, anActor, aPendingRequest } from "@/prisma/factories";
import { verifyChains } from "./verify-chains";

afterEach(() => emptyDatabase());

async function record() {
  const { request } = await aCompletedTransport(await anActor(), await anActor());
  const chain = request.id;
  expect((await verifyChains()).fault).toBeNull();
  return chain;
}

const link = (chain: string, seq: number) => ({ where: { chain_seq: { chain, seq } } });

it("holds after a whole transport, and says how much it has walked", async () => {
  await record();
  expect(await verifyChains()).toEqual({ chains: 3, links: 10, erased: 0, fault: null });
});

it("holds while others write", async () => {
  const writers = Array.from({ length: 4 }, async () => aCompletedTransport(await anActor(), await anActor()));
  const isWriting = Promise.all(writers);
  for (let walk = 0; walk < 10; walk += 1) expect((await verifyChains()).fault).toBeNull();
  await isWriting;
});

it("holds where there is nothing", async () => {
  expect(await verifyChains()).toEqual({ chains: 0, links: 0, erased: 0, fault: null });
});

it.each([
  ["a type", { type: "request.declined" }, "its columns do not match its sealed text"],
  ["an instant", { at: new Date("2020-01-01T00:00:00Z") }, "its columns do not match its sealed text"],
  ["an actor", { actorId: "somebody else" }, "its columns do not match its sealed text"],
  ["a payload", { payload: { by: "Ben Cole" } }, "its payload was changed"],
  ["a salt", { salt: "0" }, "its payload was changed"],
  ["a hash", { hash: "f".repeat(64) }, "its hash does not match its sealed text"],
  ["a sealed text", { canonical: "{}" }, "its hash does not match its sealed text"],
])("names a link with %s altered", async (_, data, sentence) => {
  const chain = await record();
  await db.auditEvent.update({ ...link(chain, 3), data });
  expect((await verifyChains()).fault).toEqual({ chain, seq: 3, sentence });
});

it("names the place of a removed link", async () => {
  const chain = await record();
  await db.auditEvent.delete(link(chain, 2));
  expect((await verifyChains()).fault).toEqual({ chain, seq: 3, sentence: "link 2 is missing" });
});

it("notices a removed tail", async () => {
  const chain = await record();
  await db.auditEvent.delete(link(chain, (await newestLink(chain)).seq));
  expect((await verifyChains()).fault).toEqual({
    chain,
    seq: 5,
    sentence: "the head says link 6 is the newest, the record ends here",
  });
});

it("notices a removed tail in the last chain that is walked", async () => {
  await record();
  const last = await db.auditEvent.findFirstOrThrow({ orderBy: [{ chain: "desc" }, { seq: "desc" }] });
  await db.auditEvent.delete(link(last.chain, last.seq));
  expect((await verifyChains()).fault).not.toBeNull();
});

it("notices a removed head", async () => {
  const chain = await record();
  await db.auditHead.delete({ where: { chain } });
  expect((await verifyChains()).fault).toMatchObject({ chain, sentence: "its head is missing" });
});

it("notices a whole record that is gone, its head with it or without", async () => {
  const chain = await record();
  await db.auditEvent.deleteMany({ where: { chain } });
  const gone = { chain, seq: 1, sentence: "its record is missing" };
  expect((await verifyChains()).fault).toEqual(gone);
  await db.auditHead.delete({ where: { chain } });
  expect((await verifyChains()).fault).toEqual(gone);
});

it("holds when a payload was erased", async () => {
  const { id: chain } = await aPendingRequest(await anActor(), { nokName: "Elena" });
  await db.$executeRaw`UPDATE "AuditEvent" SET payload = NULL, salt = NULL, "erasedAt" = now() WHERE chain = ${chain}`;
  expect(await verifyChains()).toMatchObject({ erased: 1, fault: null });
  expect(JSON.stringify({ ...(await newestLink(chain)), id: "" })).not.toContain("Elena");
});

it("names the first of several, in order of chain and link", async () => {
  const chain = await record();
  for (const seq of [2, 4, 5]) await db.auditEvent.update({ ...link(chain, seq), data: { type: "request.declined" } });
  expect((await verifyChains()).fault).toMatchObject({ chain, seq: 2 });
});
