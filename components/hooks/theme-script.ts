// The theme before the page is drawn: dark, unless light was chosen on this device; a family sees what its device shows.

/** Where the choice is kept in the browser. */
export const THEME_STORAGE_KEY = "mortuary-theme";

/** What `themeScript` asks, for code that runs later; the script stands alone, before any code has come. */
export function isLightWanted(): boolean {
  try {
    const chosen = localStorage.getItem(THEME_STORAGE_KEY);
    if (chosen !== null) return chosen === "light";
    const isPortal = /^\/(family|updates)(\/|$)/.test(window.location.pathname);
    return isPortal && window.matchMedia("(prefers-color-scheme: light)").matches;
  } catch {
    return false;
  }
}

/** Runs before anything is drawn, so that the page never flashes in the other theme. */
export const themeScript = `try{const chosen=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)})
if(chosen==="light"||chosen===null&&/^\\/(family|updates)(\\/|$)/.test(location.pathname)&&matchMedia("(prefers-color-scheme: light)").matches)document.documentElement.classList.remove("dark")}catch{}`;
