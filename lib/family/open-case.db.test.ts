// Opening a case: who gets in, and how alike the refusals are.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { db } from "@/lib/platform/db";
import { hashSecret, verifySecret } from "@/lib/platform/secret-hash";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { openCase } from "./open-case";
import { openCaseInput } from "./schema";

vi.mock("@/lib/platform/secret-hash", { spy: true });

const refused = "unauthorized: We could not open this. Check the ID, or call your funeral home.";
const unknownCase = "CHI-202611-00000-00000";
let visitors = 0;
let company: BusinessActor;
let requestId: string;

/** The headers of somebody who has not tried before, nor anybody in the neighbourhood. */
const someone = () => {
  visitors += 1;
  return new Headers({ "x-forwarded-for": `100.${64 + Math.floor(visitors / 250)}.${visitors % 250}.7` });
};

const open = (given: { caseId: string; pin?: string }, headers = someone()) =>
  openCase(openCaseInput.parse(given), headers, "en");

const issued = async (pin?: string) =>
  (await issueFamilyAccess(company, { id: requestId, ...(pin && { pin }) })).caseId;

beforeEach(async () => {
  await db.rateLimit.deleteMany();
  company = await anActor();
  requestId = (await anActiveTransport(await anActor(), company)).request.id;
});

describe("does it", () => {
  it("does it: with the case ID and the PIN, however they are typed", async () => {
    const caseId = await issued("482913");
    const typed = ` ${caseId.toLowerCase().replaceAll("-", " ")} `;
    const opened = await open({ caseId: typed, pin: " 482-913 " });
    expect(opened.caseId).toBe(caseId);
    expect(await findFamilyByToken(opened.token)).toMatchObject({ caseId, requestId });
  });

  it("does it: with the case ID alone where no PIN was set, whatever stands in the PIN's field", async () => {
    const caseId = await issued();
    expect((await open({ caseId })).caseId).toBe(caseId);
    expect((await open({ caseId, pin: "0000" })).caseId).toBe(caseId);
  });
});

it("records it", async () => {
  const caseId = await issued("482913");
  await refusal(open({ caseId, pin: "000000" }));
  await open({ caseId, pin: "482913" });
  const record = await recordOf(requestId);
  expect(record.filter((type) => type === "access.opened")).toHaveLength(1);
  expect(await newestLink(requestId)).toMatchObject({ type: "access.opened", actorKind: "family" });
});

it("refuses the wrong state: revoked, or issued anew with another PIN", async () => {
  const caseId = await issued("482913");
  await issued("111222");
  expect(await refusal(open({ caseId, pin: "482913" }))).toBe(refused);
  await db.familyAccess.update({ where: { requestId }, data: { revokedAt: new Date() } });
  expect(await refusal(open({ caseId, pin: "111222" }))).toBe(refused);
});

it("refuses the wrong state: delivered more than thirty days ago, alike", async () => {
  const caseId = await issued("482913");
  const { token } = await open({ caseId, pin: "482913" });
  const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
  const deliver = (archivedAt: Date) =>
    db.serviceRequest.update({ where: { id: requestId }, data: { status: "completed", archivedAt } });
  await deliver(days(29.9));
  expect((await open({ caseId, pin: "482913" })).caseId).toBe(caseId);
  expect(await findFamilyByToken(token)).toMatchObject({ caseId });
  await deliver(days(30.1));
  expect(await refusal(open({ caseId, pin: "482913" }))).toBe(refused);
  expect(await findFamilyByToken(token)).toBeNull();
});

it("refuses the wrong actor: without the PIN, with a wrong one, or knowing no case", async () => {
  const caseId = await issued("482913");
  for (const given of [{ caseId }, { caseId, pin: "482914" }, { caseId: unknownCase }, { caseId: "not a case" }]) {
    expect(await refusal(open(given))).toBe(refused);
  }
  expect(await db.familySession.count({ where: { access: { requestId } } })).toBe(0);
});

it("of two concurrent calls both win, each with its own visit", async () => {
  const caseId = await issued("482913");
  const { won, lost } = await atOnce([1, 2].map(() => () => open({ caseId, pin: "482913" })));
  expect(lost).toEqual([]);
  expect(new Set(won.map(({ token }) => token)).size).toBe(2);
});

it("works as long on every refusal: one digest of scrypt, known case or not", async () => {
  const caseId = await issued("482913");
  const guesses = [
    { caseId },
    { caseId, pin: "1" },
    { caseId: unknownCase, pin: "1" },
    { caseId: "nothing", pin: "1" },
  ];
  for (const guess of guesses) {
    vi.mocked(verifySecret).mockClear();
    vi.mocked(hashSecret).mockClear();
    await refusal(open(guess));
    expect(verifySecret).toHaveBeenCalledTimes(1);
    expect(hashSecret).not.toHaveBeenCalled();
  }
});

it("counts a wrong PIN for the funeral home, and no try that the limits hold back", async () => {
  const [caseId, thief] = [await issued("482913"), someone()];
  for (let index = 0; index < 8; index += 1) await refusal(open({ caseId, pin: "000000" }, thief));
  await vi.waitFor(async () =>
    expect(await db.familyAccess.findUnique({ where: { requestId } })).toMatchObject({ failedTries: 5 }),
  );
});
