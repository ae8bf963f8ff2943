// Where the dead are, where they go and where somebody was before: three places that stand close together.
import { describe, expect, test } from "vitest";
import { parseFirstCall } from "./parse-first-call";
import { findRooms } from "./parse-rooms";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-11T09:20" }).fields;

describe("the place of pickup is no goal", () => {
  test("a funeral home's cooler, and the crematory behind a day", () => {
    const fields = read(
      "Leonard Quist, died 3/9/26, is in our cooler, Conboy-Westchester Funeral Home, 10501 W Cermak Rd, Westchester IL. Pick up Friday 9 AM, bring to Mount Emblem crematory, 520 E Grand Ave, Elmhurst IL.",
    );
    expect(fields).toMatchObject({
      pickupLocation: "10501 W Cermak Rd, Westchester, IL",
      locationName: "Conboy-Westchester Funeral Home",
      deceasedLocation: "Funeral home",
      deliveryLocation: "520 E Grand Ave, Elmhurst, IL",
    });
  });

  test("a hospital that somebody is to be taken to", () => {
    const fields = read(
      "George Whitcomb at 400 Co Rd 900 N, Tolono IL. Take to Carle Foundation Hospital for autopsy first, 611 W Park St, Urbana. Then Renner-Wikoff.",
    );
    expect(fields.pickupLocation).toBe("400 Co Rd 900 N, Tolono, IL");
    expect(fields.locationName).toBeUndefined();
    expect(fields.deliveryLocation).toBe("611 W Park St, Urbana");
  });

  test("its morgue is no room", () => {
    const fields = read(
      "John Pell, 71, died at home, 400 Main St, Urbana IL. Bring him to the morgue at Carle Hospital for autopsy.",
    );
    expect(fields.locationName).toBeUndefined();
    expect(fields.locationRoom).toBeUndefined();
    expect(fields.deceasedLocation).toBe("Residence");
  });

  test("where the living were taken and died, it is the place", () => {
    const fields = read("EMS had to transport her to Mercy Hospital where she died 3/10/26. Ruth Bell, 81.");
    expect(fields.locationName).toBe("Mercy Hospital");
  });

  test("an intent that came to nothing is no goal", () => {
    const fields = read(
      "Ruth Bell, 81. They wanted to take her to Mercy Hospital but she died at home, 9 Elm St, Elgin IL.",
    );
    expect(fields.pickupLocation).toBe("9 Elm St, Elgin, IL");
    expect(fields.deliveryLocation).toBeUndefined();
  });
});

describe("where somebody was before is no place of pickup", () => {
  test("admitted from home", () => {
    const fields = read("Ida Cole passed at Mercy Hospital rm 12. Admitted 3/1/26 from 9 Elm St, Elgin IL.");
    expect(fields.locationAddress).toBeUndefined();
    expect(fields.pickupLocation).toBe("Mercy Hospital");
  });

  test("no longer there", () => {
    const fields = read(
      "Ed Voss is no longer at Alden, 10 Main St, Aurora. He was moved to Mercy Hospital morgue, 1 Mercy Way; pick up there.",
    );
    expect(fields).toMatchObject({ pickupLocation: "1 Mercy Way", locationRoom: "Morgue" });
  });

  test("to be transferred from there, it still is", () =>
    expect(
      read("Needs transferred from 12 Oak St, Joliet IL to Hartson Funeral Home. Ruth Bell died 3/9/26.")
        .pickupLocation,
    ).toBe("12 Oak St, Joliet, IL"));
});

describe("whose a number or a room is", () => {
  test("a funeral home's own number is the caller's, a nursing home's the place's", () => {
    const house = read(
      "Jim Doyle with Doyle & Sons Funeral Home calling. Removal at St. Mary's Hospital, Ann Pell. Our number is 309-555-0188.",
    );
    expect(house.callerPhone).toBe("(309) 555-0188");
    expect(house.locationPhone).toBeUndefined();
    const home = read("Hello this is Kim at Alden Nursing Home. Bob Bell died 3/9/26. Our number is 309-555-0188.");
    expect(home.locationPhone).toBe("(309) 555-0188");
  });

  test.each([
    ["His wife Eileen is in rm 118.", []],
    ["His roommate in room 12 is asleep.", []],
    ["His wife is in room 14 with him.", ["14"]],
    ["My husband is in room 214.", ["214"]],
  ])("rooms: %s", (text, values) => expect(findRooms(text).map(({ value }) => value)).toEqual(values));
});

test("a sentence's end ends the town", () =>
  expect(
    read("Mi papá Pedro Lara falleció anoche en casa, 3312 W 26th St, Chicago. Nació el 5 de abril."),
  ).toMatchObject({ locationAddress: "3312 W 26th St, Chicago" }));
