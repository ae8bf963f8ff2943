// Reads a case id however a person writes it: lower case, spaces, no hyphens, O for 0, I or L for 1, within a sentence.

/** The stored form, 'CHI-202611-7QF3K-9TX2M', of the first case id in the text; null where there is none. */
export function parseCaseId(text: string): string | null {
  const upper = text.normalize("NFKC").toUpperCase();
  return readParts(alone.exec(upper.replace(separators, ""))) ?? readParts(inSentence.exec(upper));
}

const between = String.raw`[\s\p{Dash_Punctuation}_.,:;"'\u0060]`;
const separators = new RegExp(`${between}+`, "gu");
const parts = ["([A-Z0]{3})", "([0-9OIL]{6})", "([0-9A-Z]{5})", "([0-9A-Z]{5})"];
const alone = new RegExp(`^${parts.join("")}$`);
/** Pasted with its words, or as the address of a card's code: the parts stand closer together than words do. */
const inSentence = new RegExp(String.raw`(?<![\p{L}\p{N}])${parts.join(`${between}{0,3}`)}(?![\p{L}\p{N}])`, "u");

function readParts(found: RegExpExecArray | null): string | null {
  if (!found) return null;
  const [, city = "", month = "", ...groups] = found;
  const plain = (part: string) => part.replaceAll("O", "0").replace(/[IL]/g, "1");
  const caseId = [city.replaceAll("0", "O"), plain(month), ...groups.map(plain)].join("-");
  return caseId.includes("U", 3) ? null : caseId;
}
