// What is left over when all other rules have read.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-04-02T12:40" }).fields;

describe("the one name that is left", () => {
  it.each([
    [
      "Night log. Caller Hilda Farnsworth, 207-555-0114, granddaughter. Grandpa: Odell Farnsworth. He died about 3 at home, 8 Low Rd, Ely, MN 55731",
      "Odell Farnsworth",
    ],
    [
      "Got a house call: Mrs. Nell Herndon, 12 Elm St, Pella, IA 50219. Died 1:55 AM. Son Gus 641-555-0112 at house",
      "Nell Herndon",
    ],
  ])("is that of the dead: %s", (text, name) => {
    expect(read(text).deceasedName).toBe(name);
  });

  it.each([
    "Wife: Ann Feeney\ntod 0110, room 4",
    "First call at Elm Manor, 12 Elm St, Pella, IA 50219, died 3:10 am. Ask for Carol Lund 641-555-0112",
  ])("is not: %s", (text) => {
    expect(read(text).deceasedName).toBeUndefined();
  });
});

describe("the kind of the place", () => {
  it.each([
    ["Deceased: Odell Farnsworth, tod 0310 4/2/26. Pickup: 8 Low Rd, Ely, MN 55731", "Residence"],
    ["Deceased: Odell Farnsworth, tod 0310 4/2/26. Pickup: 8 Low Rd, Ely, MN 55731, room 12B", "Nursing facility"],
  ])("is what the rest is like: %s", (text, kind) => {
    expect(read(text).deceasedLocation).toBe(kind);
  });

  it("is not told where the home is elsewhere", () => {
    const text =
      "Deceased: Odell Farnsworth, tod 0310 4/2/26. Pickup: 8 Low Rd, Ely, MN 55731. Home address: 12 Elm St, Pella, IA 50219";
    expect(read(text).deceasedLocation).toBeUndefined();
  });
});

describe("the next of kin", () => {
  it("is the one relative whose number stands behind the name", () => {
    expect(read("Deceased: Odell Farnsworth, tod 0310. Wife Nell 641-555-0112. 8 Low Rd, Ely, MN 55731")).toMatchObject(
      { nokName: "Nell", nokRelationship: "wife", nokPhone: "(641) 555-0112" },
    );
  });

  it("has the tie that stands beside the name", () => {
    expect(
      read("Deceased: Odell Farnsworth. A niece in Fargo, Kristine Lund, is the next of kin 701-555-0162")
        .nokRelationship,
    ).toBe("niece");
  });

  it("is nobody where the text says so", () => {
    expect(
      read("Deceased: Odell Farnsworth, tod 0310. No next of kin. Neighbor Carl Lund 641-555-0112").nokName,
    ).toBeUndefined();
  });

  it("has no number that is a desk's", () => {
    expect(
      read("Deceased: Odell Farnsworth. Next of kin: Nell Farnsworth. The porter's desk at the gate is at 641-555-0112")
        .nokPhone,
    ).toBeUndefined();
  });
});

describe("the goal", () => {
  const call = "Deceased: Odell Farnsworth, tod 0310 4/2/26. Pickup: 8 Low Rd, Ely, MN 55731.";

  it.each([
    [`${call} Send 2. To Lindholm.`, "Lindholm", "Lindholm"],
    [`${call} Bring him to Grange, 14 Oak St, Ely, MN 55731.`, "Grange", "14 Oak St, Ely, MN 55731"],
    [`${call} Queremos que lo lleven a Ashcombe.`, "Ashcombe", "Ashcombe"],
  ])("is the one house that somebody is to be brought to: %s", (text, house, place) => {
    expect(read(text)).toMatchObject({ destinationFuneralHome: house, deliveryLocation: place });
  });

  it.each([
    `${call} Go to Ely first.`,
    `${call} Take him to Nell, his sister.`,
    `${call} Not to Lindholm.`,
    `${call} Glasses go with Marlowe.`,
    `${call} Dogs go to Hollister tonight.`,
    `${call} Drive to Pine, then Oak.`,
    `${call} Coming with Kowalski.`,
  ])("is no town, no person and nothing that is denied: %s", (text) => {
    expect(read(text).destinationFuneralHome).toBeUndefined();
  });
});

describe("the place", () => {
  it("is the dead's own home where no other is told", () => {
    const text =
      "Ida Wells, 77, was found by her aide, died about 2:10 am. She lives at 906 Cedar St, Aurora. Coroner released.";
    expect(read(text)).toMatchObject({
      pickupLocation: "906 Cedar St, Aurora",
      locationAddress: "906 Cedar St, Aurora",
      deceasedLocation: "Residence",
    });
  });

  it.each([
    "Ida Wells died at the hospital about 2:10 am. She lives at 906 Cedar St, Aurora.",
    "Ida Wells died about 2:10 am. She is in the morgue. She lives at 906 Cedar St, Aurora.",
    "Ida Wells died about 2:10 am. The coroner has her. She lives at 906 Cedar St, Aurora.",
  ])("is not their home where somebody else holds them: %s", (text) => {
    expect(read(text).pickupLocation).not.toBe("906 Cedar St, Aurora");
  });

  it("is no home for the old where it bears somebody's own name", () => {
    expect(
      read("Deceased: Ida Wells\nDOD 4/1/26\nPickup: Ida Wells Home, 8 Low Rd, Ely, MN 55731").locationName,
    ).toBeUndefined();
  });

  it.each([
    ["PLACE: Sugar Creek Altamont Family Home, 4418 Low Rd, Ely, MN 55731", "Sugar Creek Altamont Family Home"],
    ["Ida Wells died at 2:15 am at Prairie Rose Home, 4418 Low Rd, Ely, MN 55731.", "Prairie Rose Home"],
    ["I run a small rest home (Heron Point Care, 4418 Low Rd, Ely, MN 55731).", "Heron Point Care"],
  ])("is a home for the old that is called a home: %s", (place, name) => {
    expect(read(`Decedent: Ida Wells\nDOD 4/1/26\n${place}`)).toMatchObject({
      locationName: name,
      deceasedLocation: "Nursing facility",
    });
  });

  it("is a house of guests, and no home for the old, though it has rooms", () => {
    const text =
      "Decedent: Ida Wells\nDOD: 4/1/2026\nPlace of Death        Ebenezer Pines Motel, Rm 9, 775 Low Rd, Ely, MN 55731";
    expect(read(text)).toMatchObject({ locationName: "Ebenezer Pines Motel", deceasedLocation: "Other" });
  });
});

it("gives the next of kin no number that is another's", () => {
  const text = "Deceased: Odell Farnsworth\nNOK: Joe 312-555-0144 (son)\nNOK phone: 312-555-0188 (wife Meg)\ntod 0310";
  expect(read(text).nokAltPhone).toBeUndefined();
});

it("gives the next of kin the second number below the first", () => {
  const text = "Deceased: Odell Farnsworth\nNOK: Joe 312-555-0144 (son)\nNOK phone 312-555-0188\ntod 0310";
  expect(read(text)).toMatchObject({ nokPhone: "(312) 555-0144", nokAltPhone: "(312) 555-0188" });
});
