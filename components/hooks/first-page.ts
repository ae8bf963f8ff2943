// The first page of a list as a page hands it over to the screen.

/** `cursor` leads on; null at the end. */
export const firstPage = <Item>([path]: [path: string], items: Item[], cursor: string | null) => ({
  pages: [{ items, next: cursor === null ? null : `${path}${path.includes("?") ? "&" : "?"}cursor=${cursor}` }],
  pageParams: [path],
});
