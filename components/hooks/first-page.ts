// The first page of a list as a page hands it over to the screen.

/** `cursor` leads on, from wherever the path began; null at the end. */
export const firstPage = <Item>([path]: [path: string], items: Item[], cursor: string | null) => ({
  pages: [{ items, next: cursor === null ? null : leadOn(path, cursor) }],
  pageParams: [path],
});

function leadOn(path: string, cursor: string): string {
  const [call, query] = path.split("?");
  const asked = new URLSearchParams(query);
  asked.set("cursor", cursor);
  return `${call}?${asked}`;
}
