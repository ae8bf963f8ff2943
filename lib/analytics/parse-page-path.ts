// Which screen an address belongs to: its pattern, so that no id of anybody's case is ever kept with a page view.

/** Every screen by its folder in app/; a parameter stands in brackets. */
export const pagePatterns = [
  "/",
  "/about",
  "/admin",
  "/admin/businesses/[id]",
  "/admin/health",
  "/admin/mail",
  "/admin/reviews",
  "/admin/users",
  "/analytics",
  "/checkout",
  "/dashboard",
  "/drive/[routeId]",
  "/family/dashboard/[caseId]",
  "/family/login",
  "/new-request",
  "/privacy",
  "/profile",
  "/refund-requests",
  "/refund-requests/queue",
  "/reports/[id]",
  "/reviews",
  "/set-password",
  "/sign-in",
  "/subscribe",
  "/tracking",
  "/tracking/devices",
  "/tracking/places",
  "/transactions",
  "/transactions/dues",
  "/updates/[token]",
] as const;

/** What stands for every address that is no screen's: it may hold anything. */
export const unknownPage = "/[unknown]";

const shapes = pagePatterns.map((pattern) => ({ pattern, parts: pattern.split("/") }));

/** The pattern of the screen that `path` leads to; a pattern leads to itself. Query and fragment count for nothing. */
export function parsePagePath(path: string): string {
  const [plain = ""] = path.split(/[?#]/, 1);
  const parts = (plain.length > 1 ? plain.replace(/\/+$/, "") : plain).split("/");
  const fits = (shape: readonly string[]) =>
    shape.length === parts.length &&
    shape.every((part, index) => part === parts[index] || (part.startsWith("[") && parts[index] !== ""));
  // '/family/login' before any pattern with a parameter: what is named comes first.
  const fitting = shapes.filter(({ parts: shape }) => fits(shape)).map(({ pattern }) => pattern);
  return fitting.find((pattern) => !pattern.includes("[")) ?? fitting[0] ?? unknownPage;
}

/** Pages of families and of strangers who follow a link: nobody who is signed in is kept with them. */
export const isPrivatePage = (pattern: string): boolean => /^\/(?:family|set-password|updates)(?:\/|$)/.test(pattern);
