// Which screen of the sidebar an address belongs to.
import { expect, it } from "vitest";
import { findScreenLabel } from "./nav-groups";

it.each([
  ["/tracking/devices", "GPS Tracking"],
  ["/transactions/dues", "Transactions"],
  ["/refund-requests", "Refund Requests"],
  ["/refund-requests/queue", "Administration"],
  ["/admin/health", "Administration"],
  ["/administrations", null],
])("%s lies under %s", (path, label) => {
  expect(findScreenLabel(path)).toBe(label);
});
