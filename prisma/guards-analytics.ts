// What the database's guards of page views must refuse, and the rows in order that they are held against.

/** Statements that lay the rows; the names after colons are those of guards.db.test.ts. */
export const analyticsRows: readonly string[] = [
  `INSERT INTO "PageView" ("visitorId", "userId", "businessId", path, "userAgent")
    VALUES ('visitor_1', :user, :business, '/dashboard', 'x')`,
];

const view = (...sets: string[]) => sets.map((set) => `UPDATE "PageView" SET ${set}`);
const hour = (set: string) => [`UPDATE "PageViewHour" SET ${set} WHERE "scopeId" = :business`];

export const analyticsChecks: Readonly<Record<string, string[]>> = {
  PageView_visitorId_check: view(`"visitorId" = 'ana'`, `"visitorId" = 'visitor_'`, `"visitorId" = 'visitor_a b'`),
  PageView_path_check: view("path = 'dashboard'", "path = '/' || repeat('a', 200)"),
  PageView_userAgent_check: view(`"userAgent" = repeat('a', 501)`),
  PageView_user_check: view(`"businessId" = NULL`),
  PageViewHour_hour_check: hour("hour = hour + interval '30 minutes'"),
  PageViewHour_views_check: hour("views = -1"),
};
