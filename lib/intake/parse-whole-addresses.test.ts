// Tests that an address is made whole where its town, state or ZIP code stands apart, and only there.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-03-14T02:30" }).fields;

describe("an address whose parts stand apart", () => {
  it("takes the town said before it", () => {
    const { pickupLocation } = read(
      "My mother Verna Boone passed at 2 am. She is at her house in Elkview, 318 Little Sandy Rd, WV 25071. My number is 304-555-0136.",
    );
    expect(pickupLocation).toBe("318 Little Sandy Rd, Elkview, WV 25071");
  });

  it("takes the town of the page that its ZIP code lies in", () => {
    const { pickupLocation } = read(
      "from nurse Patsy, Willow Brook Nursing Center, Kokomo IN\nMr Charles McKinstry passed 8:30 pm\nAddr: 2233 W Jefferson St 46901\nFH: Hughes Funeral Home, Peru IN",
    );
    expect(pickupLocation).toMatch(/^2233 W Jefferson St/);
  });

  it("leaves a state out that the ZIP code does not lie in", () => {
    const { pickupLocation } = read(
      "Facility: Oak Manor Nursing Home\nAddress: 12 Elm St 46901\nDeceased: Rose Ott\nThe son is in Reno NV.",
    );
    expect(pickupLocation ?? "").not.toContain("NV");
  });

  it("cuts the town off a house's name where the page knows it as a town", () => {
    const { destinationFuneralHome } = read(
      "Resident Bertha Kuhlmann died 0444.\nFuneral home is Guadalupe Oaks Funeral Home Seguin\n\nMeadows Nursing Center\n1219 Eastwood Dr, Seguin, Texas 78155",
    );
    expect(destinationFuneralHome).toBe("Guadalupe Oaks Funeral Home");
  });
});

describe("an address asked for in pieces", () => {
  it.each([
    "(Hospital) Mercy Medical Center\n(Street) 3459 Fifth Ave   (City) Pittsburgh   (State) PA   (Zip) 15213\n(Patient) Imelda Hart   (DOB) 07-04-1953",
    "Facility _Mercy Medical Center_\nAddress _3459 Fifth Ave_ City _Pittsburgh_ St _PA_ Zip _15213_\nName of deceased _Imelda Hart_",
  ])("is put together", (text) => {
    expect(read(text).pickupLocation).toBe("3459 Fifth Ave, Pittsburgh, PA 15213");
  });

  it("is no place of death where it is the funeral home's", () => {
    const { locationAddress } = read(
      "(Hospital) Mercy Medical Center\n(Patient) Imelda Hart\n(Funeral home street) 9 Oak Ave   (City) Erie   (State) PA   (Zip) 16501",
    );
    expect(locationAddress ?? "").not.toContain("9 Oak Ave");
  });
});
