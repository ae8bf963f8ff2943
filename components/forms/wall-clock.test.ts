// The clock on the wall is the business's, wherever the machine stands.
import { expect, it } from "vitest";
import { formatWallClock } from "./wall-clock";

it("writes an instant as a native field holds it, in the zone of the business", () => {
  expect(formatWallClock(Date.UTC(2026, 10, 22, 3, 2), "America/Chicago")).toBe("2026-11-21T21:02");
});
