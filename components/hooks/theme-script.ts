// The theme before the page is drawn: dark, unless light was chosen on this device.

/** Where the choice is kept in the browser. */
export const THEME_STORAGE_KEY = "mortuary-theme";

/** Runs before anything is drawn, so that the page never flashes in the other theme. */
export const themeScript = `try{if(localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)})==="light")document.documentElement.classList.remove("dark")}catch{}`;
