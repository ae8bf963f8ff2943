// The limits at the portal's door: how often one may try, and that no stranger keeps a family out.
import { beforeEach, describe, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import { anActiveTransport, anActor } from "@/prisma/factories";
import { openCase } from "./open-case";
import type { Language } from "./parse-language";
import { openCaseInput } from "./schema";

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

/** Lets time pass for all that is counted. */
const pass = (seconds: number) => db.rateLimit.updateMany({ data: { expire: { decrement: seconds * 1000 } } });

const open = (given: { caseId: string; pin?: string }, headers = someone(), language: Language = "en") =>
  openCase(openCaseInput.parse(given), headers, language);

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
  await db.rateLimit.deleteMany();
  company = await anActor();
  requestId = (await anActiveTransport(await anActor(), company)).request.id;
});

const wait = expect.stringMatching(/^rate_limited: There were several tries\. Please wait 1[45] minutes/);
const waitOf = async (given: { caseId: string; pin?: string }, headers: Headers) => {
  const error = await open(given, headers).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: "rate_limited" });
  return Math.round(((error as AppError).retryAfter ?? 0) / 60);
};

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
  const { lost } = await atOnce(Array.from({ length: 34 }, (_, index) => () => open({ caseId: guess(index) }, walker)));
  expect(lost.filter((answer) => answer === refused)).toHaveLength(30);
  expect(lost.filter((answer) => answer.startsWith("rate_limited"))).toHaveLength(4);
});

/** As if so many had been counted under `name` before. */
const countedBefore = (name: string, points: number) =>
  db.rateLimit.updateMany({ where: { key: { startsWith: `${name}:` } }, data: { points } });

it("makes every further wait twice as long, up to a day, and forgets it after success", async () => {
  const [caseId, thief] = [await issued("482913"), someone()];
  const waits: number[] = [];
  for (let group = 0; group < 9; group += 1) {
    await countedBefore("family-case", group * 5 + 3);
    expect(await tries(group === 0 ? 5 : 2, { caseId, pin: "000000" }, thief)).not.toContain(wait);
    waits.push(await waitOf({ caseId, pin: "482913" }, thief));
    await pass((waits.at(-1) ?? 0) * 60 + 1);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  await open({ caseId, pin: "482913" }, thief);
  await tries(5, { caseId, pin: "000000" }, thief);
  expect(await waitOf({ caseId, pin: "482913" }, thief)).toBe(15);
});

it("says a long wait in hours, in the family's language", async () => {
  const [caseId, thief] = [await issued("482913"), someone()];
  await tries(1, { caseId, pin: "000000" }, thief);
  await countedBefore("family-case", 19);
  await tries(1, { caseId, pin: "000000" }, thief);
  expect(await refusal(open({ caseId }, thief))).toMatch(
    /^rate_limited: There were several tries\. Please wait 2 hours/,
  );
  expect(await refusal(open({ caseId }, thief, "es"))).toMatch(/^rate_limited: Hubo varios intentos\. Espere 2 horas/);
  expect(await refusal(open({ caseId: unknownCase }, someone(), "es"))).toBe(
    "unauthorized: No pudimos abrirlo. Revise el código o llame a la funeraria.",
  );
});

describe("of one case, over all addresses", () => {
  /** `count` wrong tries from one neighbourhood, each from another address. */
  async function flood(caseId: string, count: number, network = "198.51.100"): Promise<string[]> {
    const answers: string[] = [];
    for (let host = 0; host < count; host += 1) {
      const headers = new Headers({ "x-forwarded-for": `${network}.${host}` });
      answers.push(await refusal(open({ caseId, pin: "000000" }, headers)));
    }
    return answers;
  }
  const passed = (answers: string[]) => answers.filter((answer) => answer === refused).length;

  it("lets fifty wrong tries pass in an hour and a hundred and fifty in a day", async () => {
    const caseId = await issued("482913");
    for (let visit = 0; visit < 3; visit += 1) await open({ caseId, pin: "482913" });
    expect(passed(await flood(caseId, 1))).toBe(1);
    await countedBefore("family-hour", 47);
    expect(passed(await flood(caseId, 6))).toBe(3);
    await pass(3_601);
    expect(passed(await flood(caseId, 6))).toBe(6);
    await countedBefore("family-day", 148);
    expect(passed(await flood(caseId, 6))).toBe(2);
    await pass(3_601);
    // Of the day's later hours only the spare try of that neighbourhood.
    expect(passed(await flood(caseId, 6))).toBe(1);
    expect((await open({ caseId: await anotherCase() })).caseId).not.toBe(caseId);
  });

  it("still opens it from wherever nobody has tried within the hour, for twenty neighbourhoods an hour", async () => {
    const caseId = await issued("482913");
    await flood(caseId, 1);
    await countedBefore("family-hour", 50);
    const family = someone();
    expect((await open({ caseId, pin: "482913" }, family)).caseId).toBe(caseId);
    expect((await open({ caseId, pin: "482913" }, family)).caseId).toBe(caseId);
    let strangers = 0;
    for (let network = 0; network < 23; network += 1) strangers += passed(await flood(caseId, 2, `192.0.${network}`));
    expect(strangers).toBe(20);
    expect(await waitOf({ caseId, pin: "482913" }, family)).toBeLessThanOrEqual(60);
    expect((await open({ caseId: await issued("735512"), pin: "735512" }, family)).caseId).toBe(caseId);
  });

  it("holds no try against a family that nobody looked at", async () => {
    const caseId = await issued("482913");
    await flood(caseId, 1);
    await countedBefore("family-hour", 50);
    const family = someone();
    expect(await refusal(open({ caseId, pin: "000000" }, family))).toBe(refused);
    for (let impatient = 0; impatient < 9; impatient += 1) {
      expect(await waitOf({ caseId, pin: "482913" }, family)).toBeGreaterThan(55);
    }
    await pass(3_601);
    expect((await open({ caseId, pin: "482913" }, family)).caseId).toBe(caseId);
  });
});

it("leaves an address five tries instead of thirty while many are refused everywhere", async () => {
  const [walker, caseId] = [someone(), await issued("482913")];
  const guess = () => open({ caseId: `CHI-202611-00000-${String(visitors++).padStart(5, "0")}` }, walker);
  expect(await refusal(guess())).toBe(refused);
  await db.rateLimit.updateMany({ where: { key: { startsWith: "family-everywhere:" } }, data: { points: 600 } });
  const answers = [];
  for (let index = 0; index < 6; index += 1) answers.push(await refusal(guess()));
  expect(answers.filter((answer) => answer === refused)).toHaveLength(4);
  expect((await open({ caseId, pin: "482913" })).caseId).toBe(caseId);
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
