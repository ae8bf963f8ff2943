// Which environments the product takes.
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("NEXTAUTH_SECRET", "");
});

const read = async () => (await import("./env")).authSecret();

it("takes a secret of 32 characters", async () => {
  vi.stubEnv("AUTH_SECRET", "x".repeat(32));
  expect(await read()).toBe("x".repeat(32));
});

it.each(["AUTH_SECRET", "NEXTAUTH_SECRET"])("refuses a shorter %s", async (name) => {
  vi.stubEnv("AUTH_SECRET", "");
  vi.stubEnv(name, "x".repeat(31));
  await expect(read()).rejects.toThrow(`${name}: It needs at least 32 characters`);
});

it("says that none is set", async () => {
  vi.stubEnv("AUTH_SECRET", " ");
  await expect(read()).rejects.toThrow("AUTH_SECRET is missing");
});

async function readMail(smtpUrl: string, from: string) {
  vi.stubEnv("SMTP_URL", smtpUrl);
  vi.stubEnv("MAIL_FROM", from);
  const { SMTP_URL, MAIL_FROM } = (await import("./env")).env();
  return [SMTP_URL, MAIL_FROM];
}

it.each([
  ["smtp://user:pa%40ss@mail.example.com:587", "office@example.com"],
  ["smtps://mail.example.com", "Harlan & Rowe <office@example.com>"],
  [undefined, "office@example.com"],
])("takes %s from %s", async (smtpUrl, from) => {
  expect(await readMail(smtpUrl ?? " ", from)).toEqual([smtpUrl, from]);
});

it.each([
  ["smtp://mail.example.com", "", "SMTP_URL needs MAIL_FROM beside it"],
  ["https://mail.example.com", "office@example.com", "SMTP_URL: It looks like smtp://"],
  ["mail.example.com:587", "office@example.com", "SMTP_URL: It looks like smtp://"],
  ["smtp://[mail", "office@example.com", "SMTP_URL: It looks like smtp://"],
  ["smtp://user:100%@mail.example.com", "office@example.com", "SMTP_URL: Its user or password holds a %"],
  ["smtp://us%zzer:x@mail.example.com", "office@example.com", "SMTP_URL: Its user or password holds a %"],
  ["smtp://user:%ff@mail.example.com", "office@example.com", "SMTP_URL: Its user or password holds a %"],
  ["smtp://mail.example.com", "office", "MAIL_FROM: It is an e-mail address"],
  ["smtp://mail.example.com", "a@example.com, b@example.com", "MAIL_FROM: It is an e-mail address"],
  ["smtp://mail.example.com", "Office\nBcc: x <a@example.com>", "MAIL_FROM: It is an e-mail address"],
])("refuses %s from %j", async (smtpUrl, from, sentence) => {
  const refused = readMail(smtpUrl, from);
  await expect(refused).rejects.toThrow(sentence);
});

it("does not tell the mail server's password with what is wrong", async () => {
  const refused = readMail("http://user:secret@mail.example.com", "office@example.com");
  await expect(refused).rejects.not.toThrow("secret");
  await expect(readMail("smtp://user:secret%@mail.example.com", "office@example.com")).rejects.not.toThrow("secret");
});

async function readMaps(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { GOOGLE_MAPS_SERVER_KEY, GOOGLE_MAPS_BROWSER_KEY, GOOGLE_MAPS_API_URL, OSRM_URL } = (
    await import("./env")
  ).env();
  return [GOOGLE_MAPS_SERVER_KEY, GOOGLE_MAPS_BROWSER_KEY, GOOGLE_MAPS_API_URL, OSRM_URL];
}

it("takes the map services, each by itself", async () => {
  const variables = {
    GOOGLE_MAPS_SERVER_KEY: "a",
    GOOGLE_MAPS_BROWSER_KEY: "b",
    GOOGLE_MAPS_API_URL: " ",
    OSRM_URL: "http://osrm:5000",
  };
  expect(await readMaps(variables)).toEqual(["a", "b", undefined, "http://osrm:5000"]);
});

it.each([
  [
    { GOOGLE_MAPS_SERVER_KEY: "a", GOOGLE_MAPS_BROWSER_KEY: "a" },
    "GOOGLE_MAPS_SERVER_KEY: It is the browser's key too",
  ],
  [{ OSRM_URL: "osrm:5000" }, "OSRM_URL: "],
  [{ OSRM_URL: "file:///etc" }, "OSRM_URL: "],
  [{ GOOGLE_MAPS_API_URL: "proxy" }, "GOOGLE_MAPS_API_URL: "],
])("refuses map services of %j", async (variables, sentence) => {
  const refused = readMaps(variables);
  await expect(refused).rejects.toThrow(sentence);
});

async function readGround(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { MAP_STYLE_URL, MAP_SATELLITE_URL, GOOGLE_MAPS_MAP_ID } = (await import("./env")).env();
  return [MAP_STYLE_URL, MAP_SATELLITE_URL, GOOGLE_MAPS_MAP_ID];
}

it("takes the map's ground from elsewhere, with the address as it was written", async () => {
  const tiles = "https://tiles.example.com/{z}/{x}/{y}.png?key=k";
  expect(await readGround({ MAP_STYLE_URL: tiles, MAP_SATELLITE_URL: tiles, GOOGLE_MAPS_MAP_ID: " " })).toEqual([
    tiles,
    tiles,
    undefined,
  ]);
});

it.each([
  [{ MAP_STYLE_URL: "style.json" }, "MAP_STYLE_URL: "],
  [{ MAP_STYLE_URL: "javascript:alert(1)" }, "MAP_STYLE_URL: "],
  [{ MAP_SATELLITE_URL: "https://tiles.example.com/style.json" }, "MAP_SATELLITE_URL: It holds {z}, {x} and {y}."],
])("refuses a ground of %j", async (variables, sentence) => {
  const refused = readGround(variables);
  await expect(refused).rejects.toThrow(sentence);
});

async function readDays(days: string) {
  vi.stubEnv("FAMILY_ACCESS_DAYS", days);
  return (await import("./env")).env().FAMILY_ACCESS_DAYS;
}

it.each([
  ["", 30],
  [" ", 30],
  ["7", 7],
])("closes a case to its family, given '%s', after %i days", async (days, count) => {
  expect(await readDays(days)).toBe(count);
});

it.each(["0", "-1", "1.5", "soon", "99999"])("refuses %s days", async (days) => {
  await expect(readDays(days)).rejects.toThrow("FAMILY_ACCESS_DAYS: ");
});

async function readStripe(...[secret, publishable, webhook]: string[]) {
  vi.stubEnv("STRIPE_SECRET_KEY", secret);
  vi.stubEnv("STRIPE_PUBLISHABLE_KEY", publishable);
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", webhook);
  return (await import("./env")).env().STRIPE_SECRET_KEY;
}

it.each([
  ["sk_test_1", "pk_test_1", "whsec_1"],
  ["rk_test_1", "pk_test_1", "whsec_1"],
  ["sk_live_1", "pk_live_1", "whsec_1"],
])("takes payments with %s and %s", async (...keys) => {
  expect(await readStripe(...keys)).toBe(keys[0]);
});

it("takes no payments without keys", async () => {
  expect(await readStripe("", " ", "")).toBeUndefined();
});

it.each([
  ["sk_test_1", "pk_live_1", "whsec_1", "STRIPE_PUBLISHABLE_KEY: It is of another mode than STRIPE_SECRET_KEY"],
  ["rk_live_1", "pk_test_1", "whsec_1", "STRIPE_PUBLISHABLE_KEY: It is of another mode than STRIPE_SECRET_KEY"],
  ["sk_test_1", "", "whsec_1", "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY come together or not at all"],
  ["", "pk_test_1", "whsec_1", "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY come together or not at all"],
  ["sk_test_1", "pk_test_1", "", "STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it"],
  ["sk_test_1", "pk_test_1", "secret", "STRIPE_WEBHOOK_SECRET: It begins with whsec_."],
  ["pk_test_1", "sk_test_1", "whsec_1", "STRIPE_SECRET_KEY: It begins with sk_test_"],
])("refuses %s with %s and %s", async (secret, publishable, webhook, said) => {
  await expect(readStripe(secret, publishable, webhook)).rejects.toThrow(said);
});
