// Takes what drivers' pages knew of drives from this device, as at a sign-out; presses that were not sent stay.

/** How names in localStorage begin: of all that concerns drives, of what is known of one, of whether it is shared. */
const prefix = "mortuary-drive";
export const knownDrivePrefix = `${prefix}:`;
export const sharedDrivePrefix = `${prefix}-shared:`;
/** The cache of the drivers' pages; public/drive-worker.js names it too. */
export const pageCache = "mortuary-drive-pages";

export function forgetDrives(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  if ("caches" in window) caches.delete(pageCache).catch(() => {});
}
