// The requests that tracker apps document, as they send them.
import { describe, expect, it } from "vitest";
import { parseForm, parseOwnTracks, parseTraccarJson, parseTrackerTime } from "./parse-tracker";

const now = Date.parse("2026-11-22T03:00:00Z");
const form = (query: string, isTraccar = false) => parseForm(new URLSearchParams(query), { isTraccar, now });

describe("OsmAnd", () => {
  it("sends a query, with metres a second", () => {
    expect(
      form("id=t&lat=41.878114&lon=-87.629798&timestamp=1795316100&hdop=4.2&altitude=180&speed=12.5&bearing=271.0"),
    ).toEqual({
      clientId: "1795316100000:41.878114:-87.629798",
      at: 1_795_316_100_000,
      lat: 41.878114,
      lng: -87.629798,
      accuracy: null,
      speed: 12.5,
      heading: 271,
    });
  });

  it("may send milliseconds", () => {
    expect(form("lat=41.8&lon=-87.6&timestamp=1795316100250")?.at).toBe(1_795_316_100_250);
  });
});

describe("Traccar Client", () => {
  it("sent knots in its query before 9.0", () => {
    const row = form(
      "id=123456&timestamp=1795316100&lat=41.8781&lon=-87.6298&speed=10&bearing=90&altitude=0&accuracy=14&batt=87",
      true,
    );
    expect(row).toMatchObject({ accuracy: 14, heading: 90 });
    expect(row?.speed).toBeCloseTo(5.144, 3);
  });

  it("sends JSON since, with metres a second and -1 for what it does not know", () => {
    const body = {
      location: {
        timestamp: "2026-11-22T02:59:30.000Z",
        coords: { latitude: 41.8781, longitude: -87.6298, accuracy: 5, speed: 13.9, heading: -1, altitude: 180 },
        is_moving: true,
        odometer: 1200,
        event: "motionchange",
        battery: { level: 0.8, is_charging: false },
        activity: { type: "in_vehicle" },
        extras: {},
      },
      device_id: "token",
    };
    expect(parseTraccarJson(body)).toEqual({
      token: "token",
      rows: [
        {
          clientId: `${now - 30_000}:41.878100:-87.629800`,
          at: now - 30_000,
          lat: 41.8781,
          lng: -87.6298,
          accuracy: 5,
          speed: 13.9,
          heading: null,
        },
      ],
    });
  });
});

describe("OwnTracks", () => {
  const location = {
    _type: "location",
    lat: 41.8781,
    lon: -87.6298,
    tst: 1_795_316_100,
    acc: 12,
    vel: 50,
    cog: 180,
    tid: "MV",
  };

  it("sends JSON, with kilometres an hour", () => {
    const [row] = parseOwnTracks(location);
    expect(row).toMatchObject({ at: 1_795_316_100_000, lat: 41.8781, lng: -87.6298, accuracy: 12, heading: 180 });
    expect(row?.speed).toBeCloseTo(13.889, 3);
  });

  it("may send several, and other kinds that hold no place", () => {
    expect(parseOwnTracks([location, { _type: "transition", lat: 1, lon: 1, tst: 1 }])).toHaveLength(1);
    expect(parseOwnTracks({ _type: "lwt", tst: 1_795_316_100 })).toEqual([]);
  });
});

describe("what is no position", () => {
  it.each(["", "lat=41.8", "lat=x&lon=y", "lat=41.8&lon=-87.6&timestamp=soon", "lat=41.8&lon=-87.6&valid=false"])(
    "a form with %j",
    (query) => {
      expect(form(query)).toBeNull();
    },
  );

  it.each([null, undefined, 3, "x", {}, { location: null }, { location: { coords: {} } }, []])("JSON %j", (body) => {
    expect(parseTraccarJson(body).rows).toEqual([]);
    expect(parseOwnTracks(body)).toEqual([]);
  });
});

it.each([
  ["1795316100", 1_795_316_100_000],
  [1_795_316_100, 1_795_316_100_000],
  ["1795316100250", 1_795_316_100_250],
  ["2026-11-22T02:59:30Z", now - 30_000],
  ["2026-11-22 02:59:30", now - 30_000],
  ["", null],
  ["soon", null],
  [null, null],
])("reads the time %j", (text, at) => {
  expect(parseTrackerTime(text)).toBe(at);
});

it("takes the time of arrival where the app sends none", () => {
  expect(form("lat=41.8&lon=-87.6")?.at).toBe(now);
});
