// The driver's page says in words what waits, what was refused and how old a position is.
import { expect, it } from "vitest";
import { aSummary } from "@/lib/testing/dashboard";
import type { RequestDto } from "@/lib/transports/dto";
import { stopOf } from "./drive-facts";
import { formatAgo, navigationLink, refusalWords, signedOutWords, waitingWords } from "./drive-words";

const zone = "America/Chicago";
const at = Date.UTC(2026, 10, 22, 3, 14);

it.each([
  [0, "What you press is saved here."],
  [1, "1 step saved here. It sends when signal returns."],
  [2, "2 steps saved here. They send when signal returns."],
])("offline with %i steps", (count, rest) => {
  expect(waitingWords(count, at, zone)).toEqual({ lead: "Offline since 9:14 PM.", rest });
  expect(waitingWords(count, null, zone)).toBeNull();
});

it("asks who is signed out to sign in, and says what is kept", () => {
  expect(signedOutWords(0)).toBe("You are signed out.");
  expect(signedOutWords(1)).toBe("You are signed out. 1 step saved here. Sign in to send it.");
  expect(signedOutWords(3)).toBe("You are signed out. 3 steps saved here. Sign in to send them.");
});

it("explains a refused press, and gives back what was written with it", () => {
  const arrived = { clientId: "a", step: "arrive", pressedAt: at } as const;
  expect(refusalWords({ ...arrived, refusal: "Marisol Vega already recorded Arrived at 9:12 PM." }, zone)).toEqual([
    "Marisol Vega already recorded Arrived at 9:12 PM. Nothing is lost.",
    "You pressed Arrived at 9:14 PM.",
  ]);
  const handover = { deceasedReceived: true, recipientName: "Ada", deliveryNotes: "Side door." } as const;
  const refusal = "This route has ended.";
  expect(refusalWords({ ...arrived, step: "complete", handover, refusal }, zone)).toEqual([
    refusal,
    "You pressed Complete delivery at 9:14 PM. Recipient: Ada. Delivery notes: Side door.",
  ]);
});

it.each([
  [0, "0 s ago"],
  [12_400, "12 s ago"],
  [61_000, "1 min ago"],
  [3_599_000, "59 min ago"],
  [7_300_000, "2 h ago"],
  [-5_000, "0 s ago"],
])("%i ms is %s", (age, words) => {
  expect(formatAgo(at - age, at)).toBe(words);
});

it("opens the maps of the phone", () => {
  const address = "4025 N Paulina St, Chicago & Co";
  expect(navigationLink(address, true)).toBe(
    "https://maps.apple.com/?daddr=4025%20N%20Paulina%20St%2C%20Chicago%20%26%20Co&dirflg=d",
  );
  expect(new URL(navigationLink(address, false)).searchParams.get("destination")).toBe(address);
});

it("tells what is needed at the pickup, and less of it at the destination", () => {
  const nothing = { locationPhone: null, stairsOrObstacles: null, crewNeeded: null, infectionPrecautions: null };
  const more = { covidStatus: null, isDeceasedReady: null, isFamilyThere: null, releaseAuthorizedBy: null };
  const request = {
    ...aSummary(),
    ...nothing,
    ...more,
    stairsOrObstacles: "Two flights",
    weight: "180 lbs",
  } as RequestDto;
  expect(stopOf(request, { routeStatus: "en_route_to_pickup" }, "847-555-0134")).toEqual({
    end: "pickup",
    name: "St. Brendan Medical Center",
    address: "4025 N Paulina St, Chicago, IL 60613",
    detail: "Floor 4 · Room 412B",
    phone: "(312) 555-0142",
    facts: [
      { label: "Contact", value: "Teresa Nolan", phone: "(312) 555-0142" },
      { label: "Stairs", value: "Two flights" },
      { label: "Weight", value: "180 lbs" },
      { label: "After that", value: "Ashgrove Memorial Chapel, 718 Lake St, Oak Park, IL 60301" },
    ],
  });
  expect(
    stopOf({ ...request, crewNeeded: "2 people" }, { routeStatus: "arrived_at_pickup" }, null).facts,
  ).toContainEqual({ label: "Crew", value: "2 people, 180 lbs" });
});

it("has the destination's own number called there, and never the pickup's", () => {
  const request = { ...aSummary(), weight: "180 lbs", locationPhone: "312-555-0100" } as RequestDto;
  const toDelivery = { routeStatus: "en_route_to_delivery" } as const;
  const delivery = stopOf({ ...request, destinationFuneralHome: null }, toDelivery, "847-555-0134");
  expect(delivery).toMatchObject({ end: "delivery", name: "718 Lake St", detail: null, phone: "847-555-0134" });
  expect(delivery.facts).toEqual([
    { label: "At the place", value: "", phone: "847-555-0134" },
    { label: "Primary contact", value: "Teresa Nolan", phone: "(312) 555-0142" },
    { label: "Weight", value: "180 lbs" },
  ]);
  for (const unknown of [null, "ask Bob"]) expect(stopOf(request, toDelivery, unknown).phone).toBeNull();
});
