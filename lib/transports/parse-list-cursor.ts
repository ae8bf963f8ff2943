// Where a page of a list ended, as an opaque text that leads on from there.
import { parseUuid } from "./parse-uuid";

export interface ListPosition {
  createdAt: Date;
  id: string;
}

/** base64url of 'instant|id'. */
export function formatListCursor({ createdAt, id }: ListPosition): string {
  return btoa(`${createdAt.toISOString()}|${id}`).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The position, or null when the text was not made by `formatListCursor`. */
export function parseListCursor(text: string): ListPosition | null {
  if (!/^[\w-]{1,128}$/.test(text)) return null;
  const [instant = "", key = "", ...rest] = decode(text).split("|");
  const createdAt = new Date(instant);
  const id = parseUuid(key);
  // Years of other lengths are instants to JavaScript that the database does not know.
  if (!id || rest.length > 0 || !/^\d{4}-/.test(instant) || Number.isNaN(createdAt.getTime())) return null;
  return formatListCursor({ createdAt, id }) === text ? { createdAt, id } : null;
}

function decode(text: string): string {
  try {
    return atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}
