// The cookie that remembers the sidebar: its name, its age and what it says.

export const SIDEBAR_COOKIE = "sidebar_state";
/** Seven days, in seconds. */
export const SIDEBAR_COOKIE_SECONDS = 60 * 60 * 24 * 7;

/** `auto` while nobody has chosen: open on a wide screen, icons on a tablet. */
export type SidebarChoice = "auto" | "expanded" | "collapsed";

/** Reads the cookie's value, `true` for expanded and `false` for collapsed. */
export function parseSidebarChoice(value: string | undefined): SidebarChoice {
  if (value === "true") return "expanded";
  return value === "false" ? "collapsed" : "auto";
}
