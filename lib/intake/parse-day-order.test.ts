// Whether a Spanish text writes its days before its months.
import { expect, test } from "vitest";
import { readDayOrder } from "./parse-day-order";
import { parseFirstCall } from "./parse-first-call";

const receivedAt = "2026-03-11T09:20";
const read = (text: string) => parseFirstCall(text, { receivedAt }).fields;
const sheet = (born: string, died: string) =>
  `Nombre del difunto: Pedro Lara\nFecha de nacimiento: ${born}\nFecha de defunción: ${died}\nLugar: casa`;

test.each([
  ["12/10/1935", "10/03/2026", "10-12-1935", "03-10-2026"],
  ["05/04/1940", "09/03/2026 a las 14:30", "04-05-1940", "03-09-2026"],
  ["03/25/1940", "03/09/2026", "03-25-1940", "03-09-2026"],
  ["03/02/1941", "03/10/2026", "03-02-1941", "03-10-2026"],
  ["03/02/1941", "01/02/2026", "02-03-1941", undefined],
])("born %s, died %s", (born, died, dateOfBirth, dateOfDeath) => {
  const fields = read(sheet(born, died));
  expect(fields.dateOfBirth).toBe(dateOfBirth);
  expect(fields.dateOfDeath).toBe(dateOfDeath);
});

test("the hour of a death told in Spanish is no hour of the call", () => {
  const fields = read("Ana Ruiz falleció el 09/03/2026 a las 14:30 en Hospital Mercy.");
  expect(fields).toMatchObject({ dateOfDeath: "03-09-2026", timeOfPassing: "1430" });
  expect(fields.callReceivedAt).toBeUndefined();
});

test("English labels keep the month first", () =>
  expect(readDayOrder("Name: Ana Ruiz\nDOB: 05/04/1940\nDate of death: 10/03/2026", receivedAt)).toEqual({
    isDayFirst: false,
    isUnsure: false,
  }));
