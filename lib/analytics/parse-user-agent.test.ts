// Programs are told from people's browsers by what they call themselves.
import { expect, it } from "vitest";
import { isProgram } from "./parse-user-agent";

it.each([
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
  "Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
])("counts %s", (userAgent) => {
  expect(isProgram(userAgent)).toBe(false);
});

it.each([
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
  "facebookexternalhit/1.1",
  "curl/8.5.0",
  "python-requests/2.32.3",
  "Chrome-Lighthouse",
  "node",
  "",
  "  ",
])("does not count %s", (userAgent) => {
  expect(isProgram(userAgent)).toBe(true);
});
