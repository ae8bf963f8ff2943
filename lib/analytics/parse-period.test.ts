// Periods begin at midnight by a business's clock, through summer time and zones between the hours.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { windowOf } from "./parse-period";
import { periods } from "./schema";

const chicago = "America/Chicago";
const iso = (dates: Date[]) => dates.map((date) => date.toISOString());

describe("windowOf", () => {
  it("begins today at the business's midnight, with a bar for every hour that has begun", () => {
    const { start, bars } = windowOf("daily", chicago, new Date("2026-11-22T08:30:00Z"));
    expect(start.toISOString()).toBe("2026-11-22T06:00:00.000Z");
    expect(iso(bars)).toEqual(["2026-11-22T06:00:00.000Z", "2026-11-22T07:00:00.000Z", "2026-11-22T08:00:00.000Z"]);
  });

  it("is still yesterday where UTC has begun the next day", () => {
    const { start } = windowOf("daily", chicago, new Date("2026-11-22T05:59:59Z"));
    expect(start.toISOString()).toBe("2026-11-21T06:00:00.000Z");
  });

  it("counts seven and thirty days with today, across the change of the clocks", () => {
    const instant = new Date("2026-11-04T18:00:00Z");
    const week = windowOf("weekly", chicago, instant);
    expect(iso(week.bars)).toEqual([
      "2026-10-29T05:00:00.000Z",
      "2026-10-30T05:00:00.000Z",
      "2026-10-31T05:00:00.000Z",
      "2026-11-01T05:00:00.000Z",
      "2026-11-02T06:00:00.000Z",
      "2026-11-03T06:00:00.000Z",
      "2026-11-04T06:00:00.000Z",
    ]);
    expect(windowOf("monthly", chicago, instant).bars).toHaveLength(30);
  });

  it("draws the hour that comes twice as two bars", () => {
    expect(windowOf("daily", chicago, new Date("2026-11-02T05:59:00Z")).bars).toHaveLength(25);
    expect(windowOf("daily", chicago, new Date("2026-03-09T04:59:00Z")).bars).toHaveLength(23);
  });

  it("draws a year by months, the first from the day that it begins", () => {
    const { bars } = windowOf("yearly", chicago, new Date("2026-11-22T08:30:00Z"));
    expect(bars).toHaveLength(13);
    expect(iso(bars.slice(0, 2))).toEqual(["2025-11-23T06:00:00.000Z", "2025-12-01T06:00:00.000Z"]);
    expect(bars.at(-1)?.toISOString()).toBe("2026-11-01T05:00:00.000Z");
  });

  it("counts from the whole hour before midnight where a zone lies between the hours", () => {
    const { start } = windowOf("daily", "Asia/Kathmandu", new Date("2026-11-22T08:30:00Z"));
    expect(start.toISOString()).toBe("2026-11-21T18:00:00.000Z");
  });

  it("has bars in order, on whole hours, from its start to now, whenever and wherever", () => {
    const zones = fc.constantFrom(
      chicago,
      "America/St_Johns",
      "Asia/Kathmandu",
      "Australia/Lord_Howe",
      "America/Havana",
    );
    const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...periods), zones, instants, (period, zone, instant) => {
        const { start, bars } = windowOf(period, zone, instant);
        const times = bars.map((bar) => bar.getTime());
        expect(times[0]).toBe(start.getTime());
        expect(times.every((time) => time % 3_600_000 === 0 && time <= instant.getTime())).toBe(true);
        expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? time))).toBe(true);
      }),
    );
  });
});
