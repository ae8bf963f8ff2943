// Tests who the persons of running text are, and whose numbers, addresses and days.
import { describe, expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) => parseFirstCall(text, { receivedAt: "2026-05-05T22:00" }).fields;
const dead = "Mrs. Ida Moss, DOB 3/4/1938, died today at 2:10 PM. ";

describe("who the persons of running text are", () => {
  it.each([
    ["Dr. Omar Diaz was following her and his partner Dr. Lynn Castle is going to sign.", "Lynn Castle"],
    ["Dr. Vance Akin is her doctor and he'll sign the certificate.", "Vance Akin"],
    ["Dr. Ruth Nygaard is our medical director and she signs.", "Ruth Nygaard"],
    ["Her doctor was Dr. Prentiss, not sure who signs.", undefined],
    ["Dr. Beth Carr has agreed to complete the death certificate.", "Beth Carr"],
  ])("%s", (words, value) => expect(read(dead + words).certifyingDoctor).toBe(value));

  it.each([
    ["Mr. Teague at St Anne's Hospital, Trenton, passed 40 min ago, ask for Lou.", undefined],
    ["Hi it's Beth Orr at Ruckman Mortuary. Removal of Ann Tso, dob 1/5/48.", "Beth Orr"],
    ["Hospice nurse Lorna Begaye there, 505-555-0111, she called it in. Ann Tso, dob 1/5/48 died.", "Lorna Begaye"],
    ["Buenos días, les habla Ramón Feliciano. Falleció la señora Blanca Cruz.", "Ramón Feliciano"],
  ])("%s", (text, value) => expect(read(text).callerName).toBe(value));

  it("reads the dead behind what is put between", () => {
    expect(read("Colonel Ambrose Tyree III, USAF (Ret.), of apartment 3-07, died in his sleep.").deceasedName).toBe(
      "Ambrose Tyree III",
    );
  });

  it("takes the legal name", () => {
    expect(read("Remains of: Sister Mary Perpetua Doyle (legal: Eileen Frances Doyle), died 5/5/26").deceasedName).toBe(
      "Eileen Frances Doyle",
    );
  });
});

describe("whose numbers are", () => {
  it.each([
    ["The daughter is next of kin. The daughter is Heather Lyle, her cell is 828-555-0147.", "nokPhone"],
    ["His wife Doris Moss (828-555-0147) is next of kin.", "nokPhone"],
    ["The number here is 828-555-0147 and mine direct is 828-555-0148.", "locationPhone"],
    ["Security desk is 828-555-0147, ask for Dwayne.", "contactPhone"],
    ["Our supervisor, Beatriz Lomeli, will meet you at the door; ring her at 828-555-0147.", "contactPhone"],
  ] as const)("%s", (words, field) => expect(read(dead + words)[field]).toBe("(828) 555-0147"));
});

describe("whose addresses are", () => {
  it.each([
    ["Take her to the coroner's cooler, 401 Main St, Hazard, KY 41701", "deliveryLocation"],
    ["They want her at OCME, 401 Main St, Hazard, KY 41701", "deliveryLocation"],
    ["Please pick up at our place, 401 Main St, Hazard, KY 41701, tomorrow.", "pickupLocation"],
  ] as const)("%s", (words, field) => expect(read(dead + words)[field]).toBe("401 Main St, Hazard, KY 41701"));
});

describe("days and times", () => {
  it.each([
    ["The date of death is April 30th, not May 1st.", "dateOfDeath", "04-30-2026"],
    ["Passed swallow eval 5/1. Expired 5/4 at 0930.", "dateOfDeath", "05-04-2026"],
    ["Passed about twenty minutes ago.", "timeOfPassing", undefined],
    ["She died today. Please be there by 10:30 pm.", "requestedTime", "22:30"],
    ["She died today. Come at 6 am.", "requestedDate", "2026-05-06"],
    ["Mrs. Ida Moss / 3-4-38 / 88 died today", "dateOfBirth", "03-04-1938"],
  ] as const)("%s", (words, field, value) =>
    expect(read(`Mrs. Ida Moss is our late resident, next of kin Al Moss. ${words}`)[field]).toBe(value),
  );
});
