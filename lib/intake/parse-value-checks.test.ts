// Tests that values of a wrong form are left out and that others are cut to what belongs to them.
import { describe, expect, it } from "vitest";
import { isMalformed, trimValue } from "./parse-value-checks";

describe("a value's form", () => {
  it.each([
    ["pickupLocation", "210 Peach St xx 2100 Peach St, Raleigh, NC 27608"],
    ["homeAddress", "12 Baxter, ATHENS, Athens, GA 30606"],
    ["destinationFuneralHome", "our Marietta chapel"],
    ["hospiceName", "Gulf Breeze Hospice of"],
    ["hospiceName", "Of the Three Forks"],
    ["locationCounty", "City and"],
    ["callerRelationship", "night"],
    ["releaseAuthorizedBy", "Medicolegal"],
  ] as const)("%s is not %s", (field, value) => {
    expect(isMalformed(field, value)).toBe(true);
  });

  it.each([
    ["locationAddress", "1500 Medlock Bridge Rd, Johns Creek, GA 30097"],
    ["pickupLocation", "12 Baxter St"],
    ["pickupLocation", "Mercy Hospital"],
    ["destinationFuneralHome", "Our Lady of Grace Funeral Home"],
    ["callerRelationship", "night nurse"],
    ["releaseAuthorizedBy", "Officer Hale"],
    ["hospiceName", "Hospice of the Valley"],
  ] as const)("%s may be %s", (field, value) => {
    expect(isMalformed(field, value)).toBe(false);
  });

  it.each([
    ["locationRoom", "X 3061", "3061"],
    ["locationRoom", "2O6", "206"],
    ["stairsOrObstacles", "165. No steps", "No"],
    ["stairsOrObstacles", "correction 5 steps at side door", "5 steps at side door"],
    ["stairsOrObstacles", "¿Cuántas? / How many: 22, muy angostas", "22, muy angostas"],
    ["callerName", "Latasha Burkes Asst", "Latasha Burkes"],
    ["contactName", "Housekeeper Elva", "Elva"],
    ["nokName", "Doña Amparo Estrada", "Amparo Estrada"],
    ["nokName", "Neighbor", "Neighbor"],
    ["stairsOrObstacles", "3 steps", "3 steps"],
  ] as const)("%s %s is %s", (field, value, trimmed) => {
    expect(trimValue(field, value)).toBe(trimmed);
  });
});
