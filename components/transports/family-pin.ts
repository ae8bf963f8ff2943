// The PIN that is proposed for a family, and what counts as one.

/** Six random digits; values that would favour the low ones are drawn again. */
export function proposePin(): string {
  const fair = 4_294_000_000;
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? String(drawn % 1_000_000).padStart(6, "0") : proposePin();
}

/** What is wrong with a typed PIN, or null. Blank means no PIN, unless one is required. */
export function pinProblem(typed: string, isRequired = false): string | null {
  const pin = typed.trim();
  if (/^\d{4,6}$/.test(pin)) return null;
  if (isRequired) return "Enter 4 to 6 digits.";
  return pin === "" ? null : "Enter 4 to 6 digits, or leave it empty.";
}
