// How the mail server's address is read.
import { expect, it } from "vitest";
import { readSmtpUrl } from "./email";

it.each([
  ["smtp://mail.example.test", { host: "mail.example.test", port: 587, secure: false, requireTLS: false }],
  ["smtps://mail.example.test", { host: "mail.example.test", port: 465, secure: true, requireTLS: false }],
  ["smtp://mail.example.test:2525", { port: 2525, secure: false }],
  ["smtp://[::1]:2525", { host: "::1", port: 2525 }],
  ["smtp://us%40er:p%2Fs%3As@mail.example.test", { auth: { user: "us@er", pass: "p/s:s" } }],
])("%s", (url, expected) => {
  expect(readSmtpUrl(url)).toMatchObject(expected);
});

it("sends no password in clear, except within the machine", () => {
  expect(readSmtpUrl("smtp://a:b@mail.example.test").requireTLS).toBe(true);
  expect(readSmtpUrl("smtp://a:b@127.0.0.1:25").requireTLS).toBe(false);
  expect(readSmtpUrl("smtp://a:b@localhost:25").requireTLS).toBe(false);
  expect(readSmtpUrl("smtp://a:b@localhost.example.test").requireTLS).toBe(true);
  expect(readSmtpUrl("smtp://mail.example.test")).not.toHaveProperty("auth");
});
