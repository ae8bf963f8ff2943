// Names the kind of layout a text has, without a word of it.
import type { Slot } from "./parse-slots";

/** 'mail+labels', for example: `slots` have labels, `bare` stand without; `rows` are those of its tables. */
export function fingerprint(
  slots: readonly Slot[],
  bare: readonly Slot[],
  isChat: boolean,
  isMail: boolean,
  rows: number,
): string {
  const known = slots.filter(({ role }) => role !== null).length;
  const parts = [
    isChat ? "chat" : "",
    isMail ? "mail" : "",
    rows > 0 ? "table" : "",
    known >= 12 ? "form" : known >= 4 ? "labels" : "prose",
    bare.length >= 4 ? "bare" : "",
  ];
  return parts.filter((part) => part !== "").join("+");
}
