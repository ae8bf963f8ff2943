// What is told of an installation is what its settings say.
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://nowhere.test/x");
});

async function told() {
  const { disclose } = await import("./disclosure");
  return disclose();
}

it("names nobody where nothing is set up, and the times that hold then", async () => {
  for (const name of ["FAMILY_ACCESS_DAYS", "PAGE_VIEWS_KEEP_DAYS", "SMTP_URL", "STRIPE_SECRET_KEY", "OIDC_ISSUER"])
    vi.stubEnv(name, undefined);
  const { familyDays, positionsDays, pageViewsDays, uses } = await told();
  expect([familyDays, positionsDays, pageViewsDays]).toEqual([30, 400, 90]);
  expect(Object.values(uses)).toEqual([false, false, false, false, false, false]);
});

it("names each service that is set up, and the times that were chosen", async () => {
  vi.stubEnv("FAMILY_ACCESS_DAYS", "14");
  vi.stubEnv("POSITIONS_KEEP_DAYS", "90");
  vi.stubEnv("PAGE_VIEWS_KEEP_DAYS", "60");
  vi.stubEnv("SMTP_URL", "smtp://mail.example.test:587");
  vi.stubEnv("MAIL_FROM", "office@example.test");
  vi.stubEnv("GOOGLE_MAPS_SERVER_KEY", "a-key");
  expect(await told()).toMatchObject({
    familyDays: 14,
    positionsDays: 90,
    pageViewsDays: 60,
    uses: { mail: true, googleMaps: true, payments: false, textMessages: false },
  });
});
