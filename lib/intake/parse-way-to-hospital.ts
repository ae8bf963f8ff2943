// Tells an address where somebody fell ill from the place of death: "collapsed at 77 Hill St and was brought to Baptist Hospital".
import type { AddressReading } from "./parse-addresses";
import type { House } from "./parse-houses";

/** "Collapsed at 77 Hill St and was brought to Baptist Hospital where he was pronounced": death came elsewhere. */
const livedYet =
  /\b(?:collapsed|found|fell|fallen|stricken|coded|arrested|unresponsive|accident|crash\w*|picked up|responded|called|from|ill|sick|worked|medics|paramedics|cpr|resuscitat\w*|stroke|seizure|slumped|choked|hit|struck|shot|stabbed|pulled|rescued)\b/i;
const diedBefore = /\b(?:died|dead|passed|expired|pronounced|deceased|death|body|remains|decedent)\b/i;
const carriedOn =
  /^[^.;\n]{0,60}\b(?:taken|brought|rushed|transported|flown|airlifted|carried|took|ran|life-?flighted)\b(?: (?:him|her|them))?(?: (?:by|via|in|with) [^.;,\n]{2,24}?)?(?: (?:over|on|emergently|code 3))? to (?:the )?$/i;

const diedBehindHouse = /^[^\n]{0,60}\b(?:died|passed|expired|pronounced|tod)\b/i;

/** Whether the address stands for where somebody fell ill, on the way to the hospital of the death. */
export function isWayToHospital(
  text: string,
  { end }: AddressReading,
  left: string,
  houses: readonly House[],
): boolean {
  const next = houses.find(({ start }) => start >= end);
  return (
    next?.place.kind === "Hospital" &&
    next.role === "location" &&
    next.start - end < 110 &&
    (livedYet.test(left) || diedBehindHouse.test(text.slice(next.end, next.end + 70))) &&
    !diedBefore.test(left) &&
    carriedOn.test(text.slice(end, next.start))
  );
}
