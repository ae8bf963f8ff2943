// The portal's words: what each state says, and how names, times, places and numbers are written.
import { describe, expect, it } from "vitest";
import {
  firstNameOf,
  formatMoment,
  formatPlace,
  formatService,
  formatStanding,
  formatStepTime,
  formatZone,
  shortName,
  type Standing,
} from "./format";
import type { Language } from "./parse-language";

const zone = "America/Chicago";
const asOf = "2026-11-22T04:50:00.000Z";

const standing: Standing = {
  status: "active",
  routeStatus: "en_route_to_pickup",
  departedFromPickupAt: null,
  deliveryCompletedAt: null,
  deceasedName: "Eleanor Mae Whitfield",
  funeralHomeName: "Harlan & Rowe Funeral Home",
  transportCompanyName: "Lakeshore Removal Service",
  hasSetOut: true,
  requestedDate: "2026-11-21",
  requestedTime: "21:15",
  timeZone: zone,
  asOf,
};

const said = (change: Partial<Standing>, language: Language = "en") => {
  const { headline, message } = formatStanding({ ...standing, ...change }, language);
  return `${headline} ${message}`;
};
const leaving = { routeStatus: "en_route_to_delivery", departedFromPickupAt: "2026-11-22T03:38:00.000Z" } as const;
const delivered = {
  status: "completed",
  routeStatus: "delivered",
  deliveryCompletedAt: "2026-11-22T04:43:00.000Z",
} as const;
const ahead = { hasSetOut: false, requestedDate: "2026-11-22", requestedTime: "13:15" };

describe("the two sentences of each state", () => {
  it.each<[Partial<Standing>, string, string]>([
    [
      { status: "pending", routeStatus: null },
      "The request for Eleanor is being reviewed. As soon as a transport company accepts it, you will see it here.",
      "Estamos revisando la solicitud para Eleanor. En cuanto una empresa de traslados la acepte, lo verá aquí.",
    ],
    [
      { ...ahead, asOf: "2026-11-22T16:50:00.000Z" },
      "The transport of Eleanor is arranged. Lakeshore Removal Service has accepted it. It is planned for today at 1:15 PM.",
      "El traslado de Eleanor está organizado. Lakeshore Removal Service lo aceptó. Está previsto para hoy a la 1:15 p. m.",
    ],
    [
      { ...ahead, requestedDate: "2026-11-23", requestedTime: null, transportCompanyName: null },
      "The transport of Eleanor is arranged. A transport company has accepted it. It is planned for Monday, November 23.",
      "El traslado de Eleanor está organizado. Una empresa de traslados lo aceptó. Está previsto para el lunes 23 de noviembre.",
    ],
    [
      {},
      "A driver is on the way to Eleanor. The transport is in progress, with Lakeshore Removal Service.",
      "Un conductor va en camino a donde está Eleanor. El traslado está en curso, a cargo de Lakeshore Removal Service.",
    ],
    [
      { routeStatus: "arrived_at_pickup" },
      "The driver is with Eleanor now. The transport is in progress, with Lakeshore Removal Service.",
      "El conductor ya está con Eleanor. El traslado está en curso, a cargo de Lakeshore Removal Service.",
    ],
    [
      { routeStatus: "en_route_to_delivery", transportCompanyName: null },
      "Eleanor is in our care. The transport is in progress.",
      "Eleanor está a nuestro cuidado. El traslado está en curso.",
    ],
    [
      leaving,
      "Eleanor is on the way to Harlan & Rowe. The transport is in progress, with Lakeshore Removal Service.",
      "Eleanor va en camino a Harlan & Rowe. El traslado está en curso, a cargo de Lakeshore Removal Service.",
    ],
    [
      delivered,
      "Eleanor was delivered safely at 10:43 PM. With any question, Harlan & Rowe will help you.",
      "Eleanor llegó bien a su destino a las 10:43 p. m. Si tiene alguna pregunta, Harlan & Rowe le ayudará.",
    ],
    [
      { status: "declined", routeStatus: null },
      "The transport of Eleanor was not accepted. Please contact the coordinator at Harlan & Rowe. They will tell you what happens next.",
      "El traslado de Eleanor no fue aceptado. Comuníquese con el coordinador de Harlan & Rowe. Ahí le dirán qué sigue.",
    ],
  ])("%o", (change, english, spanish) => {
    expect(said(change)).toBe(english);
    // The spaces within a time do not break.
    expect(said(change, "es").replaceAll("\u00a0", " ")).toBe(spanish);
  });

  it("ends once after an abbreviation", () => {
    expect(said({ transportCompanyName: "Doyle & Sons, Inc." })).toMatch(/, with Doyle & Sons, Inc\.$/);
    const declined = { status: "declined", routeStatus: null, funeralHomeName: "Pine Hill Co." } as const;
    expect(said(declined)).toContain("at Pine Hill Co. They");
  });

  it("speaks of a loved one where there is no name, and of a funeral home where that has none", () => {
    const nameless = { deceasedName: null, funeralHomeName: null, transportCompanyName: null };
    expect(said({ ...nameless, status: "pending" })).toContain("The request for your loved one is being reviewed.");
    expect(said({ ...nameless, ...leaving })).toMatch(/^Your loved one is on the way\. /);
    expect(said({ ...nameless, ...leaving }, "es")).toMatch(/^Su ser querido va en camino\. /);
    expect(said({ ...nameless, status: "declined" })).toContain("the coordinator at your funeral home.");
    expect(said({ ...nameless, status: "declined" }, "es")).toContain("el coordinador de la funeraria.");
  });
});

it.each([
  ["Eleanor Mae Whitfield", "Eleanor"],
  ["Whitfield, Eleanor Mae", "Eleanor"],
  ["Robert Hale, Jr.", "Robert"],
  ["Mrs. Eleanor Whitfield", "Eleanor"],
  ["J. R. Stone", "J. R. Stone"],
  ["Cher", "Cher"],
  ["  ", null],
  [null, null],
])("the first name of %j is %j", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it.each([
  ["Harlan & Rowe Funeral Home", "Harlan & Rowe"],
  ["Ashgrove Memorial Chapel", "Ashgrove Memorial Chapel"],
  ["Doyle Funeral Homes & Cremation, Inc.", "Doyle"],
  ["Doyle & Sons Mortuary", "Doyle & Sons"],
  ["Funeral Home", "Funeral Home"],
])("%s is called %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});

it("shows a place by name and town, and of a home or a bare address only the town", () => {
  const place = (name: string | null, town: string | null, isHome = false) => formatPlace({ name, town, isHome }, "en");
  expect(place("Brookhaven Care Center", "Naperville")).toBe("Brookhaven Care Center, Naperville");
  expect(place("Naperville Care Center", "Naperville")).toBe("Naperville Care Center");
  expect(place(null, "Chicago", true)).toBe("A private home in Chicago");
  expect(place(null, "Chicago")).toBe("An address in Chicago");
  expect(place(null, null, true)).toBe("A private home");
  expect(place(null, null)).toBe("A private address");
  expect(formatPlace({ name: null, town: "Chicago", isHome: true }, "es")).toBe("Una casa particular en Chicago");
});

it("writes times in the request's zone, with the day once it is another", () => {
  expect(formatStepTime("2026-11-22T03:12:00.000Z", zone, asOf, "en")).toBe("9:12 PM");
  expect(formatStepTime("2026-11-21T03:12:00.000Z", zone, asOf, "en")).toBe("Nov 20, 9:12 PM");
  expect(formatMoment("2026-11-22T04:43:00.000Z", zone, asOf, "en")).toBe("at 10:43 PM");
  expect(formatMoment("2026-11-22T04:43:00.000Z", zone, "2026-11-23T12:00:00.000Z", "en")).toBe(
    "on Saturday, November 21, at 10:43 PM",
  );
  expect(formatZone(zone, asOf, "en")).toBe("All times are Chicago time (CST).");
});

it("writes times in Spanish, at one o'clock in the singular", () => {
  const noon = "2026-11-23T18:00:00.000Z";
  const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");
  expect(plain(formatStepTime("2026-11-22T03:12:00.000Z", zone, asOf, "es"))).toBe("9:12 p. m.");
  expect(plain(formatStepTime("2026-11-21T03:12:00.000Z", zone, asOf, "es"))).toBe("20 nov, 9:12 p. m.");
  expect(plain(formatMoment("2026-11-22T04:43:00.000Z", zone, noon, "es"))).toBe(
    "el sábado 21 de noviembre a las 10:43 p. m.",
  );
  expect(plain(formatMoment("2026-11-23T07:05:00.000Z", zone, noon, "es"))).toBe("a la 1:05 a. m.");
  expect(plain(formatService("2026-11-21", "21:15", asOf, "es"))).toBe("Sábado 21 de noviembre, 9:15 p. m.");
  expect(formatService("2027-01-02", null, asOf, "es")).toBe("Sábado 2 de enero de 2027");
  expect(formatZone(zone, asOf, "es")).toBe("Todas las horas son de Chicago (CST).");
  expect(formatZone("America/New_York", asOf, "es")).toBe("Todas las horas son de Nueva York (EST).");
});

it("writes the service's date and time as they were said", () => {
  expect(formatService("2026-11-21", "21:15", asOf, "en")).toBe("Saturday, November 21, 9:15 PM");
  expect(formatService("2027-01-02", null, asOf, "en")).toBe("Saturday, January 2, 2027");
  expect(formatService("tonight", "after ten", asOf, "en")).toBe("tonight, after ten");
  expect(formatService(null, null, asOf, "en")).toBeNull();
});
