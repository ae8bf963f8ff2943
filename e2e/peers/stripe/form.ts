// Reads what the SDK sends: form fields whose names nest in brackets.

/** A sent value: text, or a nest of them. */
export type Sent = { [name: string]: string | Sent };

/** `metadata[a]=1&expand[0]=x` as { metadata: { a: "1" }, expand: { 0: "x" } }. */
export function parseNested(text: string): Sent {
  const root: Sent = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...rest] = name.split(/\]\[|\[|\]/).filter((part) => part !== "");
    let nest = root;
    let key = first;
    for (const part of rest) {
      const inner = nest[key];
      const next: Sent = typeof inner === "object" ? inner : {};
      nest[key] = next;
      nest = next;
      key = part;
    }
    nest[key] = value;
  }
  return root;
}

/** A text that was sent; undefined where there is none. */
export function textOf(sent: Sent, name: string): string | undefined {
  const value = sent[name];
  return typeof value === "string" ? value : undefined;
}

/** What was nested under a name, as texts by name. */
export function nestOf(sent: Sent, name: string): Record<string, string> {
  const value = sent[name];
  if (typeof value !== "object") return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
