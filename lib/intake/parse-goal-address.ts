// Finds the seat of the house where the person goes, where the page tells it beside the house's name elsewhere.
import { type AddressReading, findAddresses } from "./parse-addresses";
import { findFacilities } from "./parse-places";
import { toThem } from "./parse-prose-addresses";
import { addReading, bestOf, isSameText, type Sheet } from "./parse-sheet";
import { genericWords } from "./words/facilities";
import { givenNames } from "./words/given-names";

const reach = 70;
const mostNamed = 12;
const trade = String.raw`(?:fh|f\.h\.?|funerals?|homes?|services?|chapels?|mortuary|cremations?|crematory|memorial|directors|centers?|inc|llc|ltd|co|place|location|building|shop|garage|branch|and|&)`;
/** What may stand between a house's name and its street: more of the name, its town, "is at". */
const beside = new RegExp(
  String.raw`^(?:['’]s)?(?:[\s,.()–-]{1,3}(?:${trade})(?![\p{L}])){0,6}(?:,? in \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:,? [A-Z]{2})?)?[\s,.()|:;=–—-]{0,12}(?:(?:(?:they are|they're|it is|it's|that's|that is|is|are|which is|whose [^.;\n]{0,30} is) )?(?:at|located at|on|over at|address|addr)\b[\s:.]{0,3})?$`,
  "iu",
);
const words = (value: string) => value.replace(/[.*+?^$()[\]{}|\\]/g, "\\$&").replace(/[\s]+/g, "\\s+");
/** "He comes to our place, 1408 Commercial Ave", "bring her back here to us, 55 E Second St". */
const ourSeat =
  /\b(?:comes?|coming|goes|going|back|here|brings?(?: \w+)?|bringing(?: \w+)?|deliver\w*(?: \w+)?|takes? \w+|return\w*(?: \w+)?|drop(?: \w+)?(?: off)?) (?:to|at) (?:us(?: here)?|(?:our|my) (?:\w+ )?(?:place|chapel|funeral home|building|facility|care center|shop|location|garage|cooler|prep (?:room|building|center)))(?:,? (?:and )?not (?:to )?(?:the |our |my )?\w+(?: \w+)?)?[,.:;–-]? (?:at |on |here at |which is (?:at )?|that's )?(?=\d)|(?<!\b(?:family|son|daughter|wife|husband|brother|sister|kids|we(?: are)?|they(?: are)?) (?:is |are |will be )?)\bcom(?:es?|ing) here[,:]? (?:at |to )?(?=\d)/gi;
/** "We're at 215 Poinsett Street": said of the house that orders. */
const weAreAt =
  /\b(?:we(?:['’]re| are)(?: located| over| here)? (?:at|on)|our address is|our (?:new )?(?:place|building|chapel|shop|location)(?:['’]s| is) (?:at|on)|our address here is) (?=\d)/gi;

const weAreAtBefore = new RegExp(`(?:${weAreAt.source.replace("(?=\\d)", "")})$`, "i");

/** Adds the address behind the destination's name, where the goal is known by its name alone; `text` is the page, `shown` all that was said. */
export function addGoalAddress(sheet: Sheet, text: string, shown: string): void {
  addWholeName(sheet, shown);
  const house = bestOf(sheet, "destinationFuneralHome") ?? bestOf(sheet, "deliveryLocation");
  const goal = bestOf(sheet, "deliveryLocation");
  if (!house && !goal) {
    const [own, other] = ourSeats(shown);
    if (own?.city && !other) addReading(sheet, "deliveryLocation", { ...own, confidence: 0.8 }, 0, {});
    else if (toThem.test(shown)) addReading(sheet, "deliveryLocation", officeSeat(shown), 0, {});
  }
  if (!house || house.value.length < 5 || /\d/.test(house.value)) return;
  // What an older mail said of the goal gives way.
  if (goal && /\d/.test(goal.value) && goal.depth <= house.depth) return;
  if (goal && !/\d/.test(goal.value) && goal.value.toLowerCase() !== house.value.toLowerCase()) return;
  const forms = formsOf(house.value, bestOf(sheet, "locationName")?.value ?? "");
  const seats =
    forms.map((form) => seatsOf(text, form)).find((found) => found.length > 0) ??
    nonEmpty(ourSeats(shown, sheet.parts.isGoalOurs)) ??
    forms.map((form) => seatsOf(shown, form)).find((found) => found.length > 0) ??
    [];
  const [seat] = seats;
  if (!seat?.city || seats.some(({ value }) => value !== seat.value)) return;
  const from = bestOf(sheet, "pickupLocation") ?? bestOf(sheet, "locationAddress");
  const isOwn = weAreAtBefore.test(shown.slice(Math.max(0, seat.start - 50), seat.start));
  const isTaken =
    (!isOwn && from && isSameText(from.value, seat.value)) ||
    sheet.candidates.some(
      ({ field, value, confidence }) =>
        /^(?:homeAddress|nokAddress)$/.test(field) && value === seat.value && confidence > 0.7,
    );
  if (isTaken || (!isOwn && isFarHead(seat, from?.value))) return;
  sheet.candidates = sheet.candidates.filter(
    ({ field, value }) =>
      (field !== "locationAddress" && (field !== "pickupLocation" || !isOwn)) || !isSameText(value, seat.value),
  );
  addReading(sheet, "deliveryLocation", { ...seat, confidence: 0.8 }, 0, {});
}

const shortGoal =
  /\b(?:bring|take|deliver|transport|return|convey)(?:ing)?(?: (?:him|her|them|it|back|over|down)){0,2} to (?:the )?(\p{L}[\p{L}-]{3,20})(?:['’]s)?(?=[,.;\n]| (?:at|on|in) )/giu;

/** "From Argonaut Funeral Service … bring to Argonaut, 2850 Geary Blvd": the whole name of the house that is told short. */
function addWholeName(sheet: Sheet, shown: string): void {
  const known = bestOf(sheet, "destinationFuneralHome");
  for (const { 1: word = "", index, 0: said } of shown.matchAll(shortGoal)) {
    const start = `${word.toLowerCase()} `;
    const isShort = !known || `${known.value.toLowerCase().replace(/['’]s$/, "")} ` === start;
    if (!isShort || !/^\p{Lu}/u.test(word)) continue;
    const whole = findFacilities(shown).find(
      ({ kind, value }) => kind === "Funeral home" && value.toLowerCase().startsWith(start),
    );
    if (!whole) continue;
    sheet.candidates = sheet.candidates.filter(({ field }) => field !== "destinationFuneralHome");
    const end = index + said.length;
    return void addReading(sheet, "destinationFuneralHome", { ...whole, start: index, end, confidence: 0.85 }, 0, {});
  }
}

/** The street right behind the coroner's office that the dead are taken to. */
function officeSeat(shown: string): AddressReading | null {
  for (const { end } of findFacilities(shown).filter(({ kind }) => kind === "Coroner")) {
    const [seat] = findAddresses(shown.slice(end, end + 110));
    if (seat?.city && /^[\s,:(–-]*(?:(?:is )?(?:at|on) )?$/.test(shown.slice(end, end + seat.start)))
      return { ...seat, start: seat.start + end, end: seat.end + end, confidence: 0.8 };
  }
  return null;
}

/** The longest head of a letter. */
const longestHead = 120;
export const stateOf = (address: string | undefined) => / ([A-Z]{2}) \d{5}(?:-\d{4})?$/.exec(address ?? "")?.[1];

/** The head of a letter that a house of another state writes: nobody is brought there on this way. */
export const isFarHead = (seat: AddressReading, from = ""): boolean =>
  seat.start < longestHead && stateOf(from) !== undefined && stateOf(from) !== stateOf(seat.value);

/** The name as it is told, without the words of its trade ("Tolle & Merriweather"), and its first word ("Pennell's place"). */
function formsOf(name: string, place: string): string[] {
  const own = name.split(" ");
  while (own.length > 1 && genericWords.has((own.at(-1) ?? "").toLowerCase().replace(/\W/g, ""))) own.pop();
  const short = own
    .join(" ")
    .replace(/ (?:&|and)$/i, "")
    .replace(/['’]s$/, "");
  const first = (own[0] ?? "").replace(/['’]s$/, "");
  const mayStand = (form: string) =>
    form.length > 4 &&
    /^\p{Lu}/u.test(form) &&
    !genericWords.has(form.toLowerCase()) &&
    !place.toLowerCase().startsWith(form.toLowerCase());
  const isPlainFirst = mayStand(first) && !givenNames.has(first.toLowerCase());
  return [
    name,
    ...(short !== name && mayStand(short) ? [short] : []),
    ...(isPlainFirst && first !== short ? [first] : []),
  ];
}

/** The addresses that stand right behind this name. */
function seatsOf(text: string, name: string): AddressReading[] {
  const found: AddressReading[] = [];
  const named = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${words(name)}(?![\\p{L}\\p{N}])`, "giu"))].slice(
    0,
    mostNamed,
  );
  for (const { index, 0: said } of named) {
    if (!/\p{Lu}/u.test(said)) continue;
    const end = index + said.length;
    const [address] = findAddresses(text.slice(end, end + reach + 80));
    if (address && address.start < reach && beside.test(text.slice(end, end + address.start)))
      found.push({ ...address, start: address.start + end, end: address.end + end });
  }
  return found;
}

const nonEmpty = (seats: AddressReading[]) => (seats.length > 0 ? seats : undefined);

function ourSeats(shown: string, isOurs = false): AddressReading[] {
  const found = [...shown.matchAll(ourSeat)];
  return (found.length === 0 && isOurs ? [...shown.matchAll(weAreAt)] : found).flatMap(({ index, 0: said }) => {
    const end = index + said.length;
    const [address] = findAddresses(shown.slice(end, end + 80));
    return address?.start === 0 ? [{ ...address, start: end, end: address.end + end }] : [];
  });
}
