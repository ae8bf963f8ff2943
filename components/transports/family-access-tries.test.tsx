// What the dialog tells of tries that did not open the family's page.
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FamilyAccessTries } from "./family-access-tries";

const lastFailedAt = "2026-11-22T03:10:00.000Z";
const shown = (access: { failedTries: number; lastFailedAt: string | null }) =>
  render(<FamilyAccessTries access={access} instant={(iso) => `<${iso}>`} />).container.textContent;

it("tells nothing while there were none", () => {
  expect(shown({ failedTries: 0, lastFailedAt: null })).toBe("");
});

it("tells how many there were and when the last was, and advises once they are many", () => {
  const told = `Failed tries4 since it was issued, the last <${lastFailedAt}>`;
  expect(shown({ failedTries: 4, lastFailedAt })).toBe(told);
  expect(shown({ failedTries: 5, lastFailedAt })).toMatch(/If that was not the family, replace the PIN\./);
});
