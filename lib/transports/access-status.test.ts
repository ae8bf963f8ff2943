// How access stands between being issued here and being read again.
import { expect, it } from "vitest";
import { accessStanding, type FamilyAccessStateDto } from "./access-status";

const [before, then, after] = ["2026-11-22T03:00:00.000Z", "2026-11-22T03:10:00.000Z", "2026-11-22T03:20:00.000Z"];
const issued = { caseId: "CHI-202611-7QF3K-9TX2M", pin: "4711", issuedAt: then };
const read = (over: Partial<FamilyAccessStateDto>): FamilyAccessStateDto => ({
  hasPin: true,
  issuedAt: then,
  issuedBy: "Ana Ruiz",
  lastOpenedAt: null,
  failedTries: 0,
  lastFailedAt: null,
  peopleTold: 0,
  revokedAt: null,
  ...over,
});

it("is closed where nothing was issued, or it was revoked", () => {
  expect(accessStanding(null, null)).toMatchObject({ isOpen: false, hasPin: false, pin: null });
  expect(accessStanding(read({ revokedAt: after }), null)).toMatchObject({ isOpen: false });
  expect(accessStanding(read({ revokedAt: after }), issued)).toMatchObject({ isOpen: false });
});

it("knows the PIN that was issued here, and not what was read before it", () => {
  const known = { isOpen: true, hasPin: true, pin: "4711" };
  expect(accessStanding(null, issued)).toEqual({ ...known, access: null });
  expect(accessStanding(read({ issuedAt: before, revokedAt: before }), issued)).toEqual({ ...known, access: null });
  expect(accessStanding(read({}), issued)).toEqual({ ...known, access: read({}) });
  expect(accessStanding(read({ issuedAt: before }), { ...issued, pin: null })).toMatchObject({ hasPin: false });
});

it("forgets the PIN once another was issued", () => {
  const newer = read({ issuedAt: after, hasPin: false });
  expect(accessStanding(newer, issued)).toEqual({ isOpen: true, access: newer, hasPin: false, pin: null });
});
