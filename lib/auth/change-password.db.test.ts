// Changing one's own password.
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { actorOf } from "@/lib/testing/actors";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aUser } from "@/prisma/factories";
import { changePassword } from "./change-password";
import { findSessionUser } from "./session";
import { signInWithPassword } from "./sign-in-with-password";
import { startSession } from "./start-session";

const [currentPassword, newPassword] = ["the one before it", "correct horse battery"];

/** Signed in twice; the first session acts. */
async function signedIn() {
  const user = await aUser({ password: currentPassword });
  const [own, other] = [await startSession(user.id, "password"), await startSession(user.id, "password")];
  return { user, own, other, actor: { ...(await actorOf(user.id)), sessionId: own } };
}

test("does it: the new one opens, other sessions end, one's own stays", async () => {
  const { user, own, other, actor } = await signedIn();
  expect(await changePassword(actor, { currentPassword, newPassword })).toEqual({ endedSessions: 1 });
  expect(await findSessionUser(own)).not.toBeNull();
  expect(await findSessionUser(other)).toBeNull();
  expect(await signInWithPassword({ email: user.email, password: newPassword }, "10.0.0.1")).not.toBeNull();
  expect(await signInWithPassword({ email: user.email, password: currentPassword }, "10.0.0.1")).toBeNull();
});

test("records it", async () => {
  const { user, actor } = await signedIn();
  await changePassword(actor, { currentPassword, newPassword });
  const link = await newestLink(user.businessId);
  expect(link).toMatchObject({ type: "user.password_chosen", actorId: user.id });
  expect(link.payload).toMatchObject({ userId: user.id, through: "profile", sessions: 1 });
  expect(JSON.stringify(link.payload)).not.toContain(newPassword);
});

test("refuses the wrong state: no password, the same again", async () => {
  const { actor } = await signedIn();
  expect(await refusal(changePassword(actor, { currentPassword, newPassword: currentPassword }))).toBe(
    "invalid: Choose a password other than the present one.",
  );
  const linked = await actorOf((await aUser()).id);
  expect(await refusal(changePassword(linked, { currentPassword, newPassword }))).toBe(
    "conflict: You sign in through your organization and have no password here.",
  );
});

test("refuses the wrong actor: who does not know the present one, and after ten tries anybody", async () => {
  const { actor, other } = await signedIn();
  const wrong = () => refusal(changePassword(actor, { currentPassword: "a guess of somebody", newPassword }));
  for (let nth = 1; nth <= 10; nth += 1) expect(await wrong()).toBe("invalid: This is not your present password.");
  expect(await wrong()).toMatch(/^rate_limited/);
  expect(await refusal(changePassword(actor, { currentPassword, newPassword }))).toMatch(/^rate_limited/);
  expect(await findSessionUser(other)).not.toBeNull();
});

test("of two concurrent calls one wins", async () => {
  const { user, actor } = await signedIn();
  const change = (chosen: string) => () => changePassword(actor, { currentPassword, newPassword: chosen });
  const { won, lost } = await race({ table: "User", id: user.id }, [change(newPassword), change("another password")]);
  expect(won).toHaveLength(1);
  expect(lost).toEqual(["conflict: Your password was changed at the same moment. Sign in again."]);
  expect(await db.auditEvent.count({ where: { chain: user.businessId, type: "user.password_chosen" } })).toBe(1);
});
