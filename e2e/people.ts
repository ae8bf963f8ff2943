// The demo's people as the end-to-end tests know them.

export const password = "demo-password";

export const people = {
  /** Coordinates at the transport company. */
  marisol: { email: "coordinator@demo.test", name: "Marisol Vega" },
  /** Drives for the same company. */
  deshawn: { email: "driver@demo.test", name: "Deshawn Avery" },
  /** Works at the hospital. */
  teresa: { email: "hospital@demo.test", name: "Teresa Nolan" },
  /** The funeral home's, and the platform's admin. */
  jonah: { email: "admin@demo.test", name: "Jonah Rowe" },
} as const;

export type Person = keyof typeof people;

export const transportCompany = "Lakeshore Removal Service";
export const funeralHome = "Harlan & Rowe Funeral Home";
