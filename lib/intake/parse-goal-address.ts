// Finds the seat of the house where the person goes, where the page tells it beside the house's name elsewhere.
import { type AddressReading, findAddresses } from "./parse-addresses";
import { addReading, bestOf, type Sheet } from "./parse-sheet";

const reach = 70;
const beside =
  /^(?:['’]s)?[\s,.()|:;–-]{0,12}(?:\(?(?:fh|funeral home|inc|llc|ltd)\b[\s,.)]*)?(?:(?:at|located at|on|address|addr)\b[\s:.]{0,3})?$/i;
const words = (value: string) => value.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&").replace(/[\s]+/g, "\\s+");

/** Adds the address behind the destination's name, where the goal is known by its name alone. */
export function addGoalAddress(sheet: Sheet, text: string): void {
  const house = bestOf(sheet, "destinationFuneralHome");
  const goal = bestOf(sheet, "deliveryLocation");
  if (!house || house.value.length < 6 || sheet.parts.isMoved) return;
  if (goal && /\d/.test(goal.value)) return;
  if (goal && goal.value.toLowerCase() !== house.value.toLowerCase()) return;
  const seats = seatsOf(text, house.value);
  const [seat] = seats;
  if (!seat?.city || seats.some(({ value }) => value !== seat.value)) return;
  const isTaken = sheet.candidates.some(
    ({ field, value, confidence }) =>
      /^(?:pickupLocation|locationAddress|homeAddress|nokAddress)$/.test(field) &&
      value === seat.value &&
      confidence > 0.7,
  );
  if (!isTaken) addReading(sheet, "deliveryLocation", { ...seat, confidence: 0.8 }, 0, {});
}

/** The addresses that stand right behind this name. */
function seatsOf(text: string, name: string): AddressReading[] {
  const found: AddressReading[] = [];
  for (const { index, 0: said } of text.matchAll(new RegExp(words(name), "giu"))) {
    const end = index + said.length;
    const [address] = findAddresses(text.slice(end, end + reach + 80));
    if (address && address.start < reach && beside.test(text.slice(end, end + address.start)))
      found.push({ ...address, start: address.start + end, end: address.end + end });
  }
  return found;
}
