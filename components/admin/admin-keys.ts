// The names under which pages hand over the administrator's lists; each is the path of its call.
export const ADMIN_PAGE_SIZE = 25;

const path = (name: string, query: Record<string, string>): [path: string] => {
  const filled = Object.entries({ limit: String(ADMIN_PAGE_SIZE), ...query }).filter(([, value]) => value !== "");
  return [`/api/admin/${name}?${new URLSearchParams(filled).toString()}`];
};

export const businessesKey = (q: string) => path("businesses", { q });
export const usersKey = (q: string, businessId = "") => path("users", { q, businessId });
export const mailsKey = path("mails", {});
export const hiddenReviewsKey = path("reviews", {});
export const businessKey = (id: string) => [`/api/admin/businesses/${id}`] as const;
export const healthKey = ["/api/admin/health"] as const;

/** As much of a search as the calls take; what cannot be stored cannot be found. */
export const readSearch = (text: string): string | null =>
  text
    .slice(0, 200)
    .replaceAll(/[\u0000-\u001F\u007F]|\p{Surrogate}/gu, " ")
    .trim() || null;
