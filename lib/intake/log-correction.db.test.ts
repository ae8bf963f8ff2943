// Counting which filled fields were corrected.
import { expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { atOnce, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { logCorrection } from "./log-correction";
import { correctionsBody, correctionsOfUser } from "./schema";

const night = new Date("2026-11-22T03:04:00.000Z");
const daysLater = (days: number) => new Date(night.getTime() + days * 86_400_000);
const told = correctionsBody.parse({
  layout: "labels:colon",
  filled: ["deceasedName", "nokPhone", "weight"],
  corrections: [
    { field: "nokPhone", kind: "changed" },
    { field: "weight", kind: "cleared" },
  ],
});

const rowsOf = async ({ businessId }: BusinessActor) => {
  const rows = await db.intakeCorrection.findMany({
    where: { businessId },
    orderBy: [{ day: "asc" }, { field: "asc" }],
  });
  return rows.map(({ day, layout, field, kind, count }) =>
    [day.toISOString().slice(0, 10), layout, field, kind, count].join(" "),
  );
};

it("does it: one count a field, kept ones too", async () => {
  const actor = await anActor();
  expect(await at(night, () => logCorrection(actor, told))).toEqual({ counted: 3 });
  await at(night, () => logCorrection(actor, { ...told, corrections: [] }));
  expect(await rowsOf(actor)).toEqual([
    "2026-11-22 labels:colon deceasedName kept 2",
    "2026-11-22 labels:colon nokPhone changed 1",
    "2026-11-22 labels:colon nokPhone kept 1",
    "2026-11-22 labels:colon weight cleared 1",
    "2026-11-22 labels:colon weight kept 1",
  ]);
});

it("records it: how many, neither which nor what", async () => {
  const actor = await anActor();
  await logCorrection(actor, told);
  const link = await db.auditEvent.findFirstOrThrow({
    where: { chain: actor.businessId, type: "intake.logged" },
  });
  expect(link).toMatchObject({ actorKind: "business", requestId: null });
  expect(link.payload).toEqual({ filled: 3, corrected: 2, by: `${actor.firstName} ${actor.lastName}` });
});

it("refuses the wrong state: told too often within a minute", async () => {
  const actor = await anActor();
  for (let calls = 0; calls < correctionsOfUser.points; calls += 1) await at(night, () => logCorrection(actor, told));
  expect(await refusal(logCorrection(actor, told))).toBe(
    "rate_limited: Too many tries. Please wait 1 minute and try again.",
  );
  await at(night, async () => logCorrection(await anActor({ businessId: actor.businessId }), told));
  expect(await rowsOf(actor)).toContainEqual(expect.stringMatching(/deceasedName kept 61$/));
});

it("of two concurrent calls both count", async () => {
  const actor = await anActor();
  const reversed = { ...told, filled: told.filled.toReversed() };
  const calls = Array.from({ length: 8 }, (_, index) => () => logCorrection(actor, index % 2 ? told : reversed));
  expect((await atOnce(calls)).lost).toEqual([]);
  expect((await rowsOf(actor)).map((row) => row.slice(-1))).toEqual(["8", "8", "8"]);
});

it("forgets the counts of every business after a year", async () => {
  const [gone, here] = [await anActor(), await anActor()];
  await at(night, () => logCorrection(gone, told));
  await at(daysLater(365), () => logCorrection(here, told));
  expect(await rowsOf(gone)).toHaveLength(3);
  await at(daysLater(366), () => logCorrection(here, told));
  expect(await rowsOf(gone)).toEqual([]);
  expect(await rowsOf(here)).toHaveLength(6);
});

it.each([
  ["a layout with a name in it", { ...told, layout: "Mary Smith" }],
  ["a layout with a number in it", { ...told, layout: "labels:3125550142" }],
  ["a field that is none", { ...told, filled: [...told.filled, "socialSecurityNumber"] }],
  ["a field twice", { ...told, filled: [...told.filled, "weight"] }],
  ["a correction of what was not filled", { ...told, corrections: [{ field: "notes", kind: "changed" }] }],
  ["another kind", { ...told, corrections: [{ field: "weight", kind: "180lbs" }] }],
  ["a value", { ...told, corrections: [{ field: "weight", kind: "changed", value: "180lbs" }] }],
  ["nothing", { ...told, filled: [], corrections: [] }],
])("takes no report with %s", (_, body) => {
  expect(correctionsBody.safeParse(body).success).toBe(false);
});
