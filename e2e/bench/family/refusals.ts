// Times the refusals of the portal's door: whoever compares them must not learn which cases exist.
import { db } from "@/lib/platform/db";
import { createCaseId } from "@/lib/transports/create-case-id";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { revokeFamilyAccess } from "@/lib/transports/revoke-family-access";
import { anActor, aPendingRequest } from "@/prisma/factories";
import { stage } from "@/scripts/progress.mjs";
import { startProduct } from "@/scripts/product.mjs";
import type { Closings } from "../run-bench";
import { median } from "../statistics";
import { addressOf, knock } from "./knock";

const rounds = 150;
/** Before the measured ones, which find everything warm. */
const unmeasured = 20;
/** The slowest kind's median over the fastest one's. */
const mostApart = 1.1;

async function prepare(): Promise<Record<string, string>> {
  const business = await anActor();
  const issue = async () => {
    const { id } = await aPendingRequest(business);
    return { id, caseId: (await issueFamilyAccess(business, { id, pin: "482913" })).caseId };
  };
  const [known, revoked, over] = [await issue(), await issue(), await issue()];
  await revokeFamilyAccess(business, { id: revoked.id });
  const data = { status: "completed", ownerId: business.userId, ownerBusinessId: business.businessId };
  await db.serviceRequest.update({ where: { id: over.id }, data: { ...data, archivedAt: new Date(2020, 0, 1) } });
  return {
    "wrong PIN": known.caseId,
    "unknown case": createCaseId("CHI", new Date(), "America/Chicago"),
    "revoked access": revoked.caseId,
    "access that is over": over.caseId,
  };
}

/** Whether the medians lie within a tenth. */
export async function measureRefusals(closings: Closings): Promise<boolean> {
  const kinds = await stage("Cases", prepare);
  const server = await startProduct({ TRUSTED_PROXY: "127.0.0.1", LOG_LEVEL: "warn" });
  closings.push(() => server.stop());
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  await stage("Refusals", async () => {
    for (let round = -unmeasured; round < rounds; round += 1) {
      // Each comes from an address of its own, but one case would be held back all the same.
      if (round % 20 === 0) await db.rateLimit.deleteMany();
      // In turns, each kind after every other one, so that whatever slows this machine down slows all alike.
      const order = Object.entries(kinds).toSorted(() => Math.random() - 0.5);
      for (const [kind, caseId] of order) {
        const from = addressOf((round + unmeasured) * 4 + order.findIndex(([name]) => name === kind));
        const { status, ms } = await knock(server.address, { caseId, pin: "000000", from });
        if (status !== 401) throw new Error(`A try with ${kind} was answered with ${status}.`);
        if (round >= 0) times.get(kind)?.push(ms);
      }
    }
  });
  const medians = [...times].map(([kind, each]) => ({ kind, ms: median(each) }));
  const apart = Math.max(...medians.map(({ ms }) => ms)) / Math.min(...medians.map(({ ms }) => ms));
  const told = medians.map(({ kind, ms }) => `${kind} ${ms.toFixed(1)} ms`).join(", ");
  process.stdout.write(
    `Refusals, medians of ${rounds}: ${told}; ${((apart - 1) * 100).toFixed(1)} % apart (at most ${((mostApart - 1) * 100).toFixed(0)} %)\n`,
  );
  return apart <= mostApart;
}
