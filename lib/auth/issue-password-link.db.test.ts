// Links for passwords: how they are made and sent.
import { expect, test, vi } from "vitest";
import * as env from "@/lib/platform/env";
import { db } from "@/lib/platform/db";
import { FinalJobError } from "@/lib/platform/jobs";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { anActor, aUser } from "@/prisma/factories";
import { applyPasswordLink } from "./apply-password-link";
import { issuePasswordLink } from "./issue-password-link";
import { printPasswordMail } from "./print-password-mail";
import { getOpenedLink } from "./queries";

const visitor = new Headers({ "x-forwarded-for": "10.0.0.1" });
const password = "correct horse battery";
const tokenOf = (path: string | null) => path?.split("#")[1] ?? "";
const has = (address: string | null) => vi.spyOn(env, "platformAddress").mockReturnValue(address);

test("does it: by hand the path is told once, by mail it is in the mail alone", async () => {
  has("https://transport.example");
  const [admin, user] = [await anActor({ role: "admin" }), await aUser({ firstName: "Lena" })];
  const first = await issuePasswordLink(admin, { id: user.id, by: "hand" });
  expect(first).toMatchObject({ email: user.email });
  expect(first.path).toMatch(/^\/set-password#[\w-]{64}$/);
  expect(await getOpenedLink(tokenOf(first.path), visitor)).toMatchObject({ firstName: "Lena", email: user.email });
  // The table alone opens nothing.
  const { id } = await db.passwordLink.findUniqueOrThrow({ where: { userId: user.id } });
  expect(first.path).not.toContain(id);
  const second = await issuePasswordLink(admin, { id: user.id, by: "mail" });
  expect(second.path).toBeNull();
  const mail = await db.outbox.findFirstOrThrow({ where: { recipient: user.email } });
  const { text } = await printPasswordMail(mail.payload);
  const sent = /https:\/\/transport\.example\/set-password#([\w-]{64})/.exec(text)?.[1] ?? "";
  expect(JSON.stringify(mail.payload)).not.toContain(sent);
  // The newer link takes the older one's place.
  expect(await refusal(getOpenedLink(tokenOf(first.path), visitor))).toMatch(/^not_found/);
  expect(await applyPasswordLink({ token: sent, password })).toEqual({ email: user.email });
  await expect(printPasswordMail(mail.payload)).rejects.toThrow(FinalJobError);
});

test("records it, without the secret", async () => {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser()];
  const { path } = await issuePasswordLink(admin, { id: user.id, by: "hand" });
  const link = await newestLink(user.businessId);
  expect(link).toMatchObject({ type: "user.password_link_issued", actorId: admin.userId });
  expect(link.payload).toMatchObject({ userId: user.id });
  expect(JSON.stringify(link.payload)).not.toContain(tokenOf(path));
});

test("refuses the wrong state: deactivated, of the provider alone, and no address for a mail", async () => {
  const admin = await anActor({ role: "admin" });
  const [gone, linked, user] = [await aUser(), await aUser(), await aUser()];
  await db.$executeRaw`UPDATE "User" SET "deactivatedAt" = now() WHERE id = ${gone.id}::uuid`;
  await db.$executeRaw`UPDATE "User" SET "oidcIssuer" = 'i', "oidcSubject" = 's' WHERE id = ${linked.id}::uuid`;
  expect(await refusal(issuePasswordLink(admin, { id: gone.id, by: "hand" }))).toMatch(/^conflict: .* is deactivated/);
  expect(await refusal(issuePasswordLink(admin, { id: linked.id, by: "hand" }))).toMatch(/^conflict: .* provider/);
  has(null);
  expect(await refusal(issuePasswordLink(admin, { id: user.id, by: "mail" }))).toMatch(/^not_configured/);
  expect(await db.passwordLink.count({ where: { userId: user.id } })).toBe(0);
});

test("refuses the wrong actor: to a colleague there is no such thing", async () => {
  const colleague = await anActor();
  const user = await aUser({ businessId: colleague.businessId });
  expect(await refusal(issuePasswordLink(colleague, { id: user.id, by: "hand" }))).toMatch(/^not_found/);
});

test("of two concurrent calls one wins: only one of the links opens", async () => {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser()];
  const issue = () => issuePasswordLink(admin, { id: user.id, by: "hand" });
  const { won } = await race({ table: "User", id: user.id }, [issue, issue]);
  const opened = await Promise.allSettled(won.map(({ path }) => getOpenedLink(tokenOf(path), visitor)));
  expect(opened.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
