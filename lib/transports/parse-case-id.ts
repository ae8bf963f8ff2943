// Reads a case id however a person writes it: lower case, spaces, no hyphens, O for 0, I or L for 1.

/** The stored form, 'CHI-202611-7QF3K-9TX2M', or null when the text cannot be a case id. */
export function parseCaseId(text: string): string | null {
  const bare = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}_.,:;"'`]+/gu, "");
  const parts = /^([A-Z]{3})([0-9OIL]{6})([0-9A-Z]{5})([0-9A-Z]{5})$/.exec(bare);
  if (!parts) return null;
  const [, city = "", month = "", ...groups] = parts;
  const plain = (part: string) => part.replaceAll("O", "0").replace(/[IL]/g, "1");
  const caseId = [city, plain(month), ...groups.map(plain)].join("-");
  return caseId.includes("U", 3) ? null : caseId;
}
