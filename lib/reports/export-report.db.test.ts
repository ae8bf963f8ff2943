// How often a user may have reports drawn, and that a process draws one after the other.
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/platform/errors";
import { refusal } from "@/lib/testing/outcomes";
import { aCompletedTransport, anActor } from "@/prisma/factories";
import { emailReport } from "./email-report";
import { exportReport } from "./export-report";
import { drawingsOfUser } from "./policy";
import { printReport } from "./print-report";
import { renderReport } from "./report-paper";

vi.mock("./report-paper", () => ({ renderReport: vi.fn<() => void>() }));
const draw = vi.mocked(renderReport);
const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
beforeEach(() => void draw.mockReset().mockImplementation(async () => pdf));

async function transport() {
  const [creator, owner] = [await anActor(), await anActor({ business: { reportEmail: null } })];
  const { request } = await aCompletedTransport(creator, owner);
  return { creator, owner, id: request.id };
}

it("is refused to a user who asked too often, by PDF and by e-mail together, and to nobody else", async () => {
  const { creator, owner, id } = await transport();
  for (let asked = 0; asked < drawingsOfUser.points - 1; asked += 1) await exportReport(owner, id);
  expect(await refusal(emailReport(owner, { id }))).toMatch(/^conflict: /);
  const tooMany = "rate_limited: Too many tries. Please wait 1 minute and try again.";
  expect(await refusal(exportReport(owner, id))).toBe(tooMany);
  expect(await refusal(emailReport(owner, { id }))).toBe(tooMany);
  const refused = await exportReport(owner, id).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).retryAfter).toBeGreaterThan(0);
  expect((refused as AppError).retryAfter).toBeLessThanOrEqual(drawingsOfUser.seconds);
  expect(draw).toHaveBeenCalledTimes(drawingsOfUser.points - 1);
  expect((await exportReport(creator, id)).pdf).toBe(pdf);
  // The job that sends a mail was let through when it was asked for.
  expect((await printReport(owner, id)).pdf).toBe(pdf);
});

it("draws one after the other, and goes on after one that failed", async () => {
  const { owner, id } = await transport();
  let atOnce = 0;
  let most = 0;
  draw.mockImplementation(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => void setTimeout(resolve, 20));
    atOnce -= 1;
    if (draw.mock.calls.length === 2) throw new Error("The paper is torn.");
    return pdf;
  });
  const printed = await Promise.allSettled(Array.from({ length: 5 }, () => printReport(owner, id)));
  expect(printed.map(({ status }) => status).toSorted()).toEqual([...Array<string>(4).fill("fulfilled"), "rejected"]);
  expect(draw).toHaveBeenCalledTimes(5);
  expect(most).toBe(1);
});
