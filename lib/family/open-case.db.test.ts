// Opening a case: who gets in, how alike the refusals are, and how often one may try.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-session";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
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

/** The headers of somebody who has not tried before. */
const someone = () => {
  visitors += 1;
  return new Headers({ "x-forwarded-for": `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
};

const open = (given: { caseId: string; pin?: string }, headers = someone()) =>
  openCase(openCaseInput.parse(given), headers);

const issued = async (pin?: string) =>
  (await issueFamilyAccess(company, { id: requestId, ...(pin && { pin }) })).caseId;

async function anotherCase(): Promise<string> {
  const { request } = await anActiveTransport(await anActor(), company);
  return (await issueFamilyAccess(company, { id: request.id })).caseId;
}

async function tries(count: number, given: { caseId: string; pin?: string }, headers: Headers): Promise<string[]> {
  const answers: string[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await refusal(open(given, headers)));
  return answers;
}

beforeEach(async () => {
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

describe("limits", () => {
  const wait = expect.stringMatching(/^rate_limited: There were several tries\. Please wait 1[45] minutes/);

  it("lets five wrong tries of a case from one address pass, and says how long to wait", async () => {
    const caseId = await issued("482913");
    const thief = someone();
    expect(await tries(6, { caseId, pin: "000000" }, thief)).toEqual([...Array(5).fill(refused), wait]);
    const error = await open({ caseId, pin: "482913" }, thief).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).retryAfter).toBeGreaterThan(14 * 60);
  });

  it("holds nobody up who asks from elsewhere", async () => {
    const caseId = await issued("482913");
    await tries(6, { caseId, pin: "000000" }, someone());
    expect((await open({ caseId, pin: "482913" })).caseId).toBe(caseId);
  });

  it("is the same for a case that does not exist", async () => {
    expect(await tries(6, { caseId: unknownCase }, someone())).toEqual([...Array(5).fill(refused), wait]);
  });

  it("counts a case as one however it is typed", async () => {
    const [caseId, thief] = [await issued("482913"), someone()];
    await tries(3, { caseId, pin: "000000" }, thief);
    const typed = caseId.toLowerCase().replaceAll("-", "");
    expect(await tries(3, { caseId: typed, pin: "000000" }, thief)).toEqual([refused, refused, wait]);
  });

  it("begins anew with a newly issued access, so that the new PIN works at once", async () => {
    const caseId = await issued("482913");
    const headers = someone();
    await tries(5, { caseId, pin: "000000" }, headers);
    expect(await refusal(open({ caseId, pin: "482913" }, headers))).toMatch(/^rate_limited: /);
    await issued("591024");
    expect((await open({ caseId, pin: "591024" }, headers)).caseId).toBe(caseId);
  });

  it("begins anew after success", async () => {
    const [caseId, family] = [await issued("482913"), someone()];
    await tries(4, { caseId, pin: "000000" }, family);
    await open({ caseId, pin: "482913" }, family);
    expect(await tries(5, { caseId, pin: "000000" }, family)).toEqual(Array(5).fill(refused));
  });

  it("lets thirty wrong tries from one address pass, over all cases", async () => {
    const walker = someone();
    const guess = (index: number) => `CHI-202611-00000-${String(index).padStart(5, "0")}`;
    const { lost } = await atOnce(
      Array.from({ length: 34 }, (_, index) => () => open({ caseId: guess(index) }, walker)),
    );
    expect(lost.filter((answer) => answer === refused)).toHaveLength(30);
    expect(lost.filter((answer) => answer.startsWith("rate_limited"))).toHaveLength(4);
  });

  it("lets fifty wrong tries of a case pass in an hour, over all addresses", async () => {
    const caseId = await issued("482913");
    for (let round = 0; round < 10; round += 1) await tries(4, { caseId, pin: "000000" }, someone());
    for (let visit = 0; visit < 12; visit += 1) await open({ caseId, pin: "482913" });
    const thief = someone();
    await tries(5, { caseId, pin: "000000" }, thief);
    // Held up by the limit of their address, these take nothing away.
    await tries(9, { caseId, pin: "000000" }, thief);
    expect(await tries(5, { caseId, pin: "000000" }, someone())).toEqual(Array(5).fill(refused));
    const error = await open({ caseId, pin: "482913" }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: "rate_limited" });
    expect((error as AppError).retryAfter).toBeGreaterThan(58 * 60);
    expect((await open({ caseId: await anotherCase() })).caseId).not.toBe(caseId);
  });

  it("counts a household's IPv6 addresses as one", async () => {
    const caseId = await issued("482913");
    const at = (host: number) => new Headers({ "x-forwarded-for": `2001:db8:${visitors}:7::${host}` });
    for (let host = 1; host <= 5; host += 1) await tries(1, { caseId, pin: "000000" }, at(host));
    expect(await tries(1, { caseId, pin: "000000" }, at(6))).toEqual([wait]);
  });

  it("counts tries at the same time one by one", async () => {
    const [caseId, thief] = [await issued("482913"), someone()];
    const { lost } = await atOnce(Array.from({ length: 9 }, () => () => open({ caseId, pin: "000000" }, thief)));
    expect(lost.filter((answer) => answer === refused)).toHaveLength(5);
  });
});
