// Reads an id as it stands in an address.

/** The id in lower case, or null when the text is none. */
export function parseUuid(text: string): string | null {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : null;
}
