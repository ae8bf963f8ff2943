// What the server makes of addresses whose percent codes spell nothing.
import { expect, test } from "vitest";
import { mendAddress } from "./addresses.mjs";

test.each(["/", "/family/login?lang=es", "/family/dashboard/CHI%2D202611", "/reviews?q=%E0%A4%A", "/ma%C3%B1ana"])(
  "%s stays as it is",
  (address) => {
    expect(mendAddress(address)).toBe(address);
  },
);

test.each([
  ["/family/dashboard/%E0%A4%A", "/family/dashboard/%25E0%25A4%25A"],
  ["/family/%", "/family/%25"],
  ["/drive/%ff?from=%ff", "/drive/%25ff?from=%ff"],
])("%s is asked for by its signs", (address, mended) => {
  expect(mendAddress(address)).toBe(mended);
  expect(() => decodeURIComponent(new URL(mended, "http://localhost").pathname)).not.toThrow();
});
