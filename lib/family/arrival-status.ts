// When somebody is expected and how sure that is, as a family reads it: nothing where nothing is known.
import { tz } from "@date-fns/tz";
import { format, isSameDay } from "date-fns";
import { es } from "date-fns/locale/es";
import type { RouteStatus } from "@/lib/transports/route-status";
import { formatSpokenTime, formatTime, zonePlace } from "./format";
import type { Language } from "./parse-language";
import { arrivalWords } from "./words/arrival";

/** What of a drive tells the arrival; instants are ISO 8601. */
export interface ExpectedDrive {
  routeStatus: RouteStatus;
  isActive: boolean;
  etaLow: string | null;
  etaHigh: string | null;
}

/** How the reader is spoken to. */
interface Spoken {
  language: Language;
  /** The first name, or 'your loved one'. */
  who: string;
  timeZone: string;
  /** The present instant, ISO 8601. */
  asOf: string;
}

export interface ArrivalDto {
  /** 'Expected to arrive between' */
  label: string;
  /** '10:35 and 10:50 PM' */
  window: string;
  /** 'Chicago time.' */
  zone: string;
  /** From this instant on, ISO 8601, the window lies behind. */
  until: string;
}

const minute = 60_000;
const narrow = 4 * minute;

/** The window: to five minutes, one of more than two hours to a quarter of an hour; null where none is known. */
export function arrivalOf(drive: ExpectedDrive, { language, who, timeZone, asOf }: Spoken): ArrivalDto | null {
  const { routeStatus, isActive, etaLow, etaHigh: until } = drive;
  const leg = routeStatus === "en_route_to_pickup" ? "pickup" : "delivery";
  if (!isActive || routeStatus === "delivered" || !etaLow || !until || until <= asOf) return null;
  const words = arrivalWords[language];
  const [low, high] = [Date.parse(etaLow), Date.parse(until)];
  const width = high - low;
  const step = (width > 120 * minute ? 15 : 5) * minute;
  const isNarrow = width < narrow;
  const at = (ms: number) => new Date(ms).toISOString();
  const [first, last] = isNarrow
    ? [at(low + width / 2), at(low + width / 2)]
    : [at(Math.floor(low / step) * step), at(Math.ceil(high / step) * step)];
  const day = isSameDay(first, asOf, { in: tz(timeZone) }) ? null : weekday(first, timeZone, language);
  const label = `${words.expected[leg](who, day)} ${isNarrow ? words.about : words.between}`;
  const window = isNarrow
    ? formatSpokenTime(first, timeZone, language)
    : `${withoutShared(first, last, timeZone, language)} ${words.and} ${formatSpokenTime(last, timeZone, language)}`;
  return { label, window, zone: words.zone(zonePlace(timeZone, language)), until };
}

const weekday = (iso: string, zone: string, language: Language) =>
  format(iso, "EEEE", { in: tz(zone), ...(language === "es" && { locale: es }) });

/** '10:35' before '10:50 PM', '11:50 PM' before '12:10 AM'. */
function withoutShared(first: string, last: string, zone: string, language: Language): string {
  const half = (iso: string) => /\s.*$/.exec(formatTime(iso, zone, language))?.[0] ?? "";
  const time = formatSpokenTime(first, zone, language);
  return half(first) === half(last) ? time.slice(0, time.length - half(first).length) : time;
}
