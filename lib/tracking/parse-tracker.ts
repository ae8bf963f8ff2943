// Reads what tracker apps send over HTTP: OsmAnd and Traccar Client as form or JSON, OwnTracks as JSON.

/** A position as `positionRow` takes it, not yet checked. */
export interface TrackerRow {
  clientId: string;
  at: number;
  lat: number;
  lng: number;
  accuracy: number | null;
  speed: number | null;
  heading: number | null;
}

/** Metres a second, as each app says it. */
const knots = 1_852 / 3_600;
const kilometersAnHour = 1 / 3.6;

/** Apps give a fix no name; one of the same time and place is the same fix. */
const named = (row: Omit<TrackerRow, "clientId">): TrackerRow => ({
  ...row,
  clientId: `${row.at}:${row.lat.toFixed(6)}:${row.lng.toFixed(6)}`,
});

const numberOf = (value: unknown): number | null => {
  if (value === null || value === undefined || value === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

/** A time that a database can hold. */
const within = (at: number) => (at >= 0 && at <= Date.UTC(9999, 0) ? at : null);

/** Seconds or milliseconds since 1970, ISO 8601, or '2026-11-22 03:04:05' in UTC; null where it is none of them. */
export function parseTrackerTime(value: unknown): number | null {
  const number = numberOf(value);
  // Ten digits are seconds until the year 2286.
  if (number !== null) return within(number < 1e11 ? Math.round(number * 1_000) : Math.round(number));
  if (typeof value !== "string") return null;
  const text = value.trim().replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)$/, "$1T$2Z");
  const at = Date.parse(text);
  return within(at);
}

/**
 * The query or form of OsmAnd and of Traccar Client before 9.0 (https://traccar.org/osmand). OsmAnd sends metres a
 * second, Traccar Client knots. `now` is used where no time was sent. Null where there is no place in it.
 */
export function parseForm(
  form: URLSearchParams,
  { isTraccar, now }: { isTraccar: boolean; now: number },
): TrackerRow | null {
  const [together = "", lngTogether = ""] = (form.get("location") ?? "").split(",");
  const lat = numberOf(form.get("lat") ?? together);
  const lng = numberOf(form.get("lon") ?? lngTogether);
  const stamp = form.get("timestamp");
  const at = stamp === null || stamp === "" ? now : parseTrackerTime(stamp);
  if (lat === null || lng === null || at === null || /^(?:false|0)$/.test(form.get("valid") ?? "")) return null;
  const speed = numberOf(form.get("speed"));
  return named({
    at,
    lat,
    lng,
    accuracy: numberOf(form.get("accuracy")),
    speed: speed === null || speed < 0 ? null : speed * (isTraccar ? knots : 1),
    heading: numberOf(form.get("bearing") ?? form.get("heading")),
  });
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Traccar Client since 9.0: `{ location: { timestamp, coords: { latitude, … } }, device_id }`; metres a second. */
export function parseTraccarJson(body: unknown): { token: string | null; rows: TrackerRow[] } {
  if (!isFields(body)) return { token: null, rows: [] };
  const list = Array.isArray(body.location) ? (body.location as unknown[]) : [body.location];
  const rows = list.flatMap((location) => {
    if (!isFields(location) || !isFields(location.coords)) return [];
    const { latitude, longitude, accuracy, speed, heading } = location.coords;
    const [lat, lng, at] = [numberOf(latitude), numberOf(longitude), parseTrackerTime(location.timestamp)];
    if (lat === null || lng === null || at === null) return [];
    const known = (value: unknown) => {
      const number = numberOf(value);
      // The app says -1 for what it does not know.
      return number === null || number < 0 ? null : number;
    };
    return [named({ at, lat, lng, accuracy: known(accuracy), speed: known(speed), heading: known(heading) })];
  });
  return { token: typeof body.device_id === "string" ? body.device_id : null, rows };
}

/** OwnTracks (https://owntracks.org/booklet/tech/json): `_type: "location"`, kilometres an hour; other kinds hold no place. */
export function parseOwnTracks(body: unknown): TrackerRow[] {
  const all: unknown[] = Array.isArray(body) ? body : [body];
  return all.flatMap((each) => {
    if (!isFields(each) || each._type !== "location") return [];
    const [lat, lng, at] = [numberOf(each.lat), numberOf(each.lon), parseTrackerTime(each.tst)];
    if (lat === null || lng === null || at === null) return [];
    const speed = numberOf(each.vel);
    return [
      named({
        at,
        lat,
        lng,
        accuracy: numberOf(each.acc),
        speed: speed === null || speed < 0 ? null : speed * kilometersAnHour,
        heading: numberOf(each.cog),
      }),
    ];
  });
}
