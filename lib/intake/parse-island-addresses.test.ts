// Addresses of Puerto Rico.
import { expect, it } from "vitest";
import { findAddresses } from "./parse-addresses";
import { findIslandAddresses } from "./parse-island-addresses";

it.each([
  [
    "Residía en: Urb. Las Palmas, Calle 4 B-17, Mayagüez, PR 00680",
    "Urb. Las Palmas, Calle 4 B-17, Mayagüez, PR 00680",
  ],
  ["Carr. 2 Km 157, Mayagüez, PR 00682", "Carr. 2 Km 157, Mayagüez, PR 00682"],
  ["Funeraria Buen Camino, Calle Post 310, Mayagüez, PR 00680", "Calle Post 310, Mayagüez, PR 00680"],
  ["Cond. Bahía Apt 502, San Juan, Puerto Rico 00907", "Cond. Bahía Apt 502, San Juan, PR 00907"],
])("%s", (text, expected) => {
  expect(findIslandAddresses(text).map(({ value }) => value)).toEqual([expected]);
  expect(findAddresses(text).map(({ value }) => value)).toEqual([expected]);
});

it.each(["Calle Luna 4, Miami, FL 33101", "calle sin número, Ponce", "00680", "PR 00680"])("none in %s", (text) =>
  expect(findIslandAddresses(text)).toEqual([]),
);

it("100 kB of beginnings end soon", () => {
  const start = performance.now();
  findIslandAddresses(`00680 ${"Calle a, B ".repeat(9000)}`);
  expect(performance.now() - start).toBeLessThan(10_000);
});
