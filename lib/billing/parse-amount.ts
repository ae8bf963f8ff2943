// Amounts of money: decimal dollars as they are sent and told, integer cents as they are kept.

/** What no amount reaches: cents are kept in 32 bits. */
export const mostCents = 999_999_999;

/** The cents of '120', '120.5' or '120.50'; null for anything else, a third decimal and a sign included. */
export function parseAmount(text: string): number | null {
  const [, dollars = "", decimals = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === "") return null;
  const cents = Number(dollars) * 100 + Number(decimals.padEnd(2, "0"));
  return cents <= mostCents ? cents : null;
}

/** An amount as people write it, '$1,250.00', as `parseAmount` reads it; what is written otherwise stays as it is. */
export function plainAmount(text: string): string {
  const [, whole, decimals = ""] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? text.trim() : whole.replaceAll(",", "") + decimals;
}

/** '1234.50', as the contract tells it. */
export function formatAmount(cents: number | bigint): string {
  const digits = BigInt(cents).toString().replace("-", "").padStart(3, "0");
  return `${BigInt(cents) < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
