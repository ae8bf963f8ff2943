// Tests labels that are said in a whole phrase.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) =>
  parseFirstCall(`${text}\nDeceased: Martin Oakes\nDied: 3/3/2026`, { receivedAt: "2026-03-03T09:00" }).fields;

it.each([
  ["Number that came up: 713-555-0181", "callerIdPhone", "(713) 555-0181"],
  ["Screen showed: 713-555-0181", "callerIdPhone", "(713) 555-0181"],
  ["Line displayed ....... 713-555-0181", "callerIdPhone", "(713) 555-0181"],
  ["Name of the lady calling: Rosa Delgado", "callerName", "Rosa Delgado"],
  ["Call to mortuary made by: Kelsey Amaro RN", "callerName", "Kelsey Amaro"],
  ["Sender: Lew Grady, forensic tech, 901-555-0145", "callerName", "Lew Grady"],
  ["Caller: Ann Lee\nRing back: 713-555-0181", "callerPhone", "(713) 555-0181"],
  ["What number can we call you back on? 713-555-0181", "callerPhone", "(713) 555-0181"],
  ["Crew should call: 515-555-0122", "contactPhone", "(515) 555-0122"],
  ["Who to find there: Raul Ferrer", "contactName", "Raul Ferrer"],
  ["Next of kin: Ann Oakes\nIs the decedent's: stepdaughter", "nokRelationship", "stepdaughter"],
  ["Next of kin: Ann Oakes\nLives at: 12 Elm St, Findlay, OH 45840", "nokAddress", "12 Elm St, Findlay, OH 45840"],
  ["Waiting with deceased: N", "isFamilyThere", "NO"],
  ["Kin present: yes", "isFamilyThere", "YES"],
] as const)("%s", (text, field, value) => expect(read(text)[field]).toBe(value));

it.each([
  ["Person requested: Mr. Brandt", "callerName"],
  ["Responsible party: self\nCaller: Ann Lee RN", "nokName"],
  ["Kin: Mitchell Oakes (ex-husband), not n.o.k.", "nokName"],
] as const)("%s leaves %s open", (text, field) => expect(read(text)[field]).toBeUndefined());
