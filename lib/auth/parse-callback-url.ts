// Where a sign-in leads: a path of ours, never another site.

/** Where people land who asked for nothing else. */
export const afterSignIn = "/dashboard";

const base = "http://own.invalid";

/** A path with its query, safe to redirect to; anything else becomes /dashboard. */
export function parseCallbackUrl(text: string | null | undefined): string {
  // Browsers read `/\` as `//`, and strip tabs and line breaks before they look.
  if (!text || text.length > 2_000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(text) || text.includes("\\"))
    return afterSignIn;
  if (!URL.canParse(text, base)) return afterSignIn;
  const url = new URL(text, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return afterSignIn;
  // Calls are no screens, and landing on /api/logout would sign out again.
  if (/^\/(api|sign-in)(\/|$)/i.test(url.pathname)) return afterSignIn;
  return url.pathname + url.search;
}
