// Reads where somebody wants to be told: an e-mail address, or a mobile number of the US.

export interface UpdateAddress {
  channel: "email" | "text";
  /** In lower case, or as +13125550142. */
  address: string;
}

/** One mailbox and nothing besides; what RFC 5321 allows in quotes nobody has. */
const mailbox =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,190}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u;

/** Null where it is neither. A number has ten digits, or eleven that begin with 1 (North American Numbering Plan). */
export function parseUpdateAddress(typed: string): UpdateAddress | null {
  const text = typed.trim().replace(/^mailto:/i, "");
  if (text.includes("@")) {
    const address = text.toLowerCase();
    return mailbox.test(address) && !/^\.|\.\.|\.@/.test(address) ? { channel: "email", address } : null;
  }
  if (!/^[+\d\s().-]{10,20}$/.test(text)) return null;
  const digits = text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? { channel: "text", address: `+1${digits}` } : null;
}
