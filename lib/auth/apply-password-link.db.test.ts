// Choosing a password by a link.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { anActor, aUser } from "@/prisma/factories";
import { applyPasswordLink } from "./apply-password-link";
import { changeUserStanding } from "./change-user-standing";
import { issuePasswordLink } from "./issue-password-link";
import { findSessionUser } from "./session";
import { signInWithPassword } from "./sign-in-with-password";
import { startSession } from "./start-session";

const password = "correct horse battery";
const over = "not_found: This link was used, replaced, or is over. Ask your administrator for a new one.";

async function aLink(fields: Parameters<typeof aUser>[0] = {}) {
  const [admin, user] = [await anActor({ role: "admin" }), await aUser(fields)];
  const { path } = await issuePasswordLink(admin, { id: user.id, by: "hand" });
  return { admin, user, token: path?.split("#")[1] ?? "" };
}

test("does it: the new password opens, the old one and every session do not", async () => {
  const { user, token } = await aLink({ password: "the one before it" });
  const session = await startSession(user.id, "password");
  expect(await applyPasswordLink({ token, password })).toEqual({ email: user.email });
  expect(await findSessionUser(session)).toBeNull();
  expect(await signInWithPassword({ email: user.email, password: "the one before it" }, "10.0.0.1")).toBeNull();
  expect(await signInWithPassword({ email: user.email, password }, "10.0.0.1")).not.toBeNull();
});

test("records it as the user's own doing", async () => {
  const { user, token } = await aLink();
  await applyPasswordLink({ token, password });
  const link = await newestLink(user.businessId);
  expect(link).toMatchObject({ type: "user.password_chosen", actorId: user.id });
  expect(link.payload).toMatchObject({ userId: user.id, through: "link", sessions: 0 });
});

test("refuses the wrong state: used, over, and of somebody who was let go", async () => {
  const used = await aLink();
  await applyPasswordLink({ token: used.token, password });
  expect(await refusal(applyPasswordLink({ token: used.token, password }))).toBe(over);
  const late = await aLink();
  await db.$executeRaw`UPDATE "PasswordLink" SET "createdAt" = now() - interval '25 hours', "expiresAt" = now() - interval '1 hour'
    WHERE "userId" = ${late.user.id}::uuid`;
  expect(await refusal(applyPasswordLink({ token: late.token, password }))).toBe(over);
  const gone = await aLink();
  await changeUserStanding(gone.admin, { id: gone.user.id, isActive: false });
  await changeUserStanding(gone.admin, { id: gone.user.id, isActive: true });
  expect(await refusal(applyPasswordLink({ token: gone.token, password }))).toBe(over);
});

test("refuses the wrong actor: who has another secret", async () => {
  const { token } = await aLink();
  const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
  for (const text of [forged, "", "x".repeat(64), token.toUpperCase()]) {
    expect(await refusal(applyPasswordLink({ token: text, password }))).toBe(over);
  }
});

test("of two concurrent calls one wins", async () => {
  const { user, token } = await aLink();
  const apply = (chosen: string) => () => applyPasswordLink({ token, password: chosen });
  const { won, lost } = await race({ table: "User", id: user.id }, [apply(password), apply("another good password")]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual([over]);
});
