// What of an address the dashboard keeps.
import { expect, it } from "vitest";
import { dashboardAddress } from "./dashboard-address";

const id = "a3f81c09-5b0e-4a53-9f0d-6f5f0a0f2d11";

it.each([
  [{}, "/dashboard"],
  [{ tab: "active" }, "/dashboard?tab=active"],
  [{ tab: "completed", request: id.toUpperCase() }, `/dashboard?tab=completed&request=${id}`],
  [{ tab: "none such", request: "../../logout", other: "1" }, "/dashboard"],
  [{ tab: ["declined", "active"] }, "/dashboard?tab=declined"],
])("%j is %s", (query, address) => {
  expect(dashboardAddress(query)).toBe(address);
});
