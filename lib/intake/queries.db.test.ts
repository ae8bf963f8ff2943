// Reading what was corrected, over all businesses.
import { beforeEach, expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { emptyDatabase } from "@/lib/testing/database";
import { anActor } from "@/prisma/factories";
import { logCorrection } from "./log-correction";
import { listCorrectionCounts } from "./queries";
import { correctionsBody } from "./schema";

const night = new Date("2026-11-22T03:04:00.000Z");
const daysBefore = (days: number) => new Date(night.getTime() - days * 86_400_000);

const report = (layout: string, fields: Record<string, string>) =>
  correctionsBody.parse({
    layout,
    filled: Object.keys(fields),
    corrections: Object.entries(fields).flatMap(([field, kind]) => (kind === "kept" ? [] : [{ field, kind }])),
  });

beforeEach(() => emptyDatabase());

it("adds up all businesses and days, the worst first", async () => {
  const [one, other] = [await anActor(), await anActor()];
  await at(night, () =>
    logCorrection(one, report("form", { weight: "kept", nokPhone: "changed", notes: "completed" })),
  );
  await at(night, () =>
    logCorrection(other, report("form", { weight: "cleared", nokPhone: "changed", notes: "kept" })),
  );
  await at(daysBefore(2), () => logCorrection(one, report("form", { weight: "kept" })));
  await at(night, () => logCorrection(one, report("chat", { weight: "kept" })));
  const counts = await at(night, () => listCorrectionCounts(30));
  expect(counts).toEqual([
    { field: "nokPhone", layout: "form", filled: 2, changed: 2, cleared: 0, completed: 0 },
    { field: "weight", layout: "form", filled: 3, changed: 0, cleared: 1, completed: 0 },
    { field: "notes", layout: "form", filled: 2, changed: 0, cleared: 0, completed: 1 },
    { field: "weight", layout: "chat", filled: 1, changed: 0, cleared: 0, completed: 0 },
  ]);
});

it("looks back as many days as it is told", async () => {
  const actor = await anActor();
  await at(daysBefore(30), () => logCorrection(actor, report("form", { weight: "kept" })));
  await at(daysBefore(31), () => logCorrection(actor, report("form", { weight: "kept" })));
  expect(await at(night, () => listCorrectionCounts(30))).toMatchObject([{ filled: 1 }]);
  expect(await at(night, () => listCorrectionCounts(29))).toEqual([]);
});
