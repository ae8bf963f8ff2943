// Tells when a chat that was pasted with its dates was written: "tonight" there is the night of its first message.
import { differenceInMinutes } from "date-fns";
import type { WallClock } from "./parse-span";

const stamp =
  /^[ \t]*\[?(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2}),? (\d{1,2}):(\d\d)(?::\d\d)?[ \u202F]?([ap])?\.?m?\.?\]?:?[ \t]?[-–]?[ \t]?\p{L}[^:\n]{1,40}:/gimu;
const fewestMessages = 3;
const mostRead = 6_000;
const longestBefore = 12 * 60;

const two = (value: number) => String(value).padStart(2, "0");

/** The moment of a chat's first message where it lies shortly before the text was taken down; else that itself. */
export function writtenAt(source: string, received: WallClock): WallClock {
  const stamps = [...source.slice(0, mostRead).matchAll(stamp)];
  const [first] = stamps;
  if (!first || stamps.length < fewestMessages) return received;
  const [, month = "", day = "", year = "", hour = "", minute = "", half = ""] = first;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  if (Number(month) > 12 || Number(day) > 31 || hours > 23) return received;
  const at = `${year.length === 2 ? `20${year}` : year}-${two(Number(month))}-${two(Number(day))}T${two(hours)}:${minute}`;
  const before = differenceInMinutes(new Date(received), new Date(at));
  return before >= 0 && before <= longestBefore ? at : received;
}
