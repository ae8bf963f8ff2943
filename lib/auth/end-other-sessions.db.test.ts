// Ending one's sign-ins elsewhere.
import { expect, test } from "vitest";
import { actorOf } from "@/lib/testing/actors";
import { newestLink, race, refusal } from "@/lib/testing/outcomes";
import { aUser } from "@/prisma/factories";
import { endOtherSessions } from "./end-other-sessions";
import { listSessions } from "./queries";
import { findSessionUser } from "./session";
import { startSession } from "./start-session";

async function signedIn() {
  const user = await aUser();
  const own = await startSession(user.id, "password", "Firefox on Windows");
  const others = [await startSession(user.id, "password"), await startSession(user.id, "provider", "Safari on iPhone")];
  return { user, own, others, actor: { ...(await actorOf(user.id)), sessionId: own } };
}

test("does it: one of them, then all but one's own", async () => {
  const { own, others, actor } = await signedIn();
  const listed = await listSessions(actor);
  expect(listed.map(({ device, isOwn }) => [device, isOwn])).toEqual([
    ["Firefox on Windows", true],
    ...listed.slice(1).map(({ device }) => [device, false]),
  ]);
  expect(await endOtherSessions(actor, others[0])).toEqual({ endedSessions: 1 });
  expect((await listSessions(actor)).map(({ id }) => id)).toEqual([own, others[1]]);
  expect(await endOtherSessions(actor)).toEqual({ endedSessions: 1 });
  expect(await Promise.all([own, ...others].map(async (id) => (await findSessionUser(id)) !== null))).toEqual([
    true,
    false,
    false,
  ]);
});

test("records it", async () => {
  const { user, actor } = await signedIn();
  await endOtherSessions(actor);
  expect(await newestLink(user.businessId)).toMatchObject({ type: "session.ended", actorId: user.id });
});

test("refuses the wrong state: one's own, none, and one that is over", async () => {
  const { own, others, actor } = await signedIn();
  expect(await refusal(endOtherSessions(actor, own))).toMatch(/^conflict: This is the sign-in that you are using/);
  await endOtherSessions(actor);
  expect(await refusal(endOtherSessions(actor))).toBe("conflict: You are signed in nowhere else.");
  expect(await refusal(endOtherSessions(actor, others[0]))).toBe("not_found: This sign-in has ended already.");
});

test("refuses the wrong actor: another person's is not found, nor ended", async () => {
  const [{ actor }, stranger] = [await signedIn(), await signedIn()];
  expect(await refusal(endOtherSessions(actor, stranger.own))).toMatch(/^not_found/);
  expect(await findSessionUser(stranger.own)).not.toBeNull();
});

test("of two concurrent calls one wins", async () => {
  const { others, actor } = await signedIn();
  const end = () => endOtherSessions(actor, others[0]);
  const { won, lost } = await race({ table: "Session", id: others[0] ?? "" }, [end, end]);
  expect(won).toEqual([{ endedSessions: 1 }]);
  expect(lost).toEqual(["not_found: This sign-in has ended already."]);
});
