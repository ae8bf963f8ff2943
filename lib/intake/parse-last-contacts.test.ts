// Tests whom the crew sees or rings on site.
import { expect, it } from "vitest";
import { parseFirstCall } from "./parse-first-call";

const read = (text: string) =>
  parseFirstCall(`${text}\nDec: Opal Renner, died 3 am`, { receivedAt: "2026-07-14T09:00" }).fields;

it.each([
  ["When you get there ask for Tish, she's the charge nurse tonight.", "Tish"],
  ["Granddaughter Joy will let you in. Call her 10 min out at 515-555-0122.", "Joy"],
  ["Have driver call Nurse Pilar when 10 mins away, 515-555-0123.", "Pilar"],
  ["On arrival check in w/ Melvin @ front desk.", "Melvin"],
  ["Please contact the morgue attendant, Luis Ferreira, at 401-555-0133 before coming.", "Luis Ferreira"],
  ["Driver to text Hank Boyle (515-555-0126) upon arrival.", "Hank Boyle"],
  ["The aide on duty, Precious, will take you up to the room.", "Precious"],
  ["Ask for the super, Mr. Dragan Ilic.", "Dragan Ilic"],
  ["Deputy Armijo on scene till we come, 575-555-0133", "Armijo"],
  ["RN Bev pronounced and is there till you guys come, ask for her 240-555-0118", "Bev"],
  ["Person meeting the crew: Joy Renner", "Joy Renner"],
  ["The nurse is Keisha Lamb, 360-555-0138, and you ask for her when you get there.", "Keisha Lamb"],
  ["Aide named Tish will be watching for you - ask for her.", "Tish"],
  ["Nurse releasing is Sheila Voss, see her at the ED desk, 937-555-0131", "Sheila Voss"],
  ["Security officer Blake will be at the ramp - see him, 818-555-0100.", "Blake"],
  ["Night nurse after 11 is Opal Simms, ask for her, 502-555-0120", "Opal Simms"],
  ["The lady at the window is Charlene, 931-555-0126.", "Charlene"],
  ["Who should our driver ask for? Unit manager Tisha", "Tisha"],
  ["Officer staying w/ body: Dep. R. Zertuche, 830-555-0114", "R Zertuche"],
])("finds the contact in %s", (text, name) => expect(read(text).contactName).toBe(name));

it.each([
  "FIRST CALL WORKSHEET",
  "Drivers report to Receiving at door 14.",
  "Crew rung at 2, on the way back from Ennis, tell Weldon.",
  "Family called Ann Lee at the church when he died.",
  "Tammy's supervisor is Joyce 859-555-0100 in case.",
])("finds none in %s", (text) => expect(read(text).contactName).toBeUndefined());
