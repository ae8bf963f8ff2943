// What of an address the dashboard keeps.
import { expect, it } from "vitest";
import { dashboardAddress, listInAddress, parseDay } from "./dashboard-address";
import { exportPath, listKey } from "./transport-keys";

const id = "a3f81c09-5b0e-4a53-9f0d-6f5f0a0f2d11";

it.each([
  [{}, "/dashboard"],
  [{ tab: "active" }, "/dashboard?tab=active"],
  [{ tab: "completed", request: id.toUpperCase() }, `/dashboard?tab=completed&request=${id}`],
  [{ tab: "none such", request: "../../logout", other: "1" }, "/dashboard"],
  [{ tab: ["declined", "active"] }, "/dashboard?tab=declined"],
  [{ q: " Zoë \u0000", from: "2026-11-01", to: "2026-02-30" }, "/dashboard?q=Zoë&from=2026-11-01"],
])("%j is %s", (query, address) => {
  expect(dashboardAddress(query)).toBe(address);
});

it.each([
  [{ tab: "active" }, "/api/requests?status=active&limit=25"],
  [{ from: "2026-11-01", to: "2026-11-21" }, "/api/requests?status=pending&from=2026-11-01&to=2026-11-21&limit=25"],
  [{ from: "2026-11-21", to: "2026-11-01" }, "/api/requests?status=pending&from=2026-11-21&to=2026-11-21&limit=25"],
  [{ tab: "active", q: "St. Brendan & sons" }, "/api/requests?q=St.+Brendan+%26+sons&limit=25"],
])("%j lists %s", (query, path) => {
  expect(listKey(listInAddress(query))).toEqual([path]);
});

it("exports what is listed, all of it", () => {
  expect(exportPath({ status: "declined", q: "", from: "2026-11-01" })).toBe(
    "/api/requests/export?status=declined&from=2026-11-01",
  );
  expect(exportPath({})).toBe("/api/requests/export");
});

it.each(["2026-2-3", "0026-02-03", "2026-02-30", "yesterday", ""])("takes %j for no day", (text) => {
  expect(parseDay(text)).toBeNull();
});
