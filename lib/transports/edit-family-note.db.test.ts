// Writing the family's note on a real database: old and new are kept, and nobody overwrites another unseen.
import { beforeEach, expect, it } from "vitest";
import type { BusinessActor } from "@/lib/auth/actor";
import { findFamilyByToken } from "@/lib/auth/case-visit";
import { openCase } from "@/lib/family/open-case";
import { getFamilyCase } from "@/lib/family/queries";
import { newestLink, race, recordOf, refusal } from "@/lib/testing/outcomes";
import { aDeclinedRequest, anActiveTransport, anActor, aPendingRequest } from "@/prisma/factories";
import { editFamilyNote } from "./edit-family-note";
import { issueFamilyAccess } from "./issue-family-access";
import { getRequest } from "./queries";

const note = "We will call you in the morning.\nThe chapel is open from 9.";
let creator: BusinessActor;
let owner: BusinessActor;
let id: string;

beforeEach(async () => {
  [creator, owner] = [await anActor(), await anActor()];
  id = (await anActiveTransport(creator, owner, { notes: "Staff only." })).request.id;
});

it("does it: the family reads the note, and nothing of the staff's", async () => {
  expect(await editFamilyNote(owner, { id, familyNote: note })).toMatchObject({ familyNote: note });
  expect(await getRequest(creator, id)).toMatchObject({ familyNote: note, notes: "Staff only." });
  const { caseId } = await issueFamilyAccess(owner, { id });
  const { token } = await openCase({ caseId }, new Headers(), "en");
  const family = await findFamilyByToken(token);
  if (!family) throw new Error("The visit did not open.");
  expect(await getFamilyCase(family, caseId, "en")).toMatchObject({ notes: note });
  await editFamilyNote(creator, { id, familyNote: null });
  expect(await getFamilyCase(family, caseId, "en")).toMatchObject({ notes: null });
});

it("records it: what it said before and says now", async () => {
  await editFamilyNote(owner, { id, familyNote: note });
  expect(await newestLink(id)).toMatchObject({ type: "access.note_changed", payload: { old: null, new: note } });
  await editFamilyNote(creator, { id, familyNote: null });
  expect(await newestLink(id)).toMatchObject({ payload: { old: note, new: null, by: "Ana Ruiz" } });
});

it("writes and records nothing when it says the same", async () => {
  await editFamilyNote(owner, { id, familyNote: note });
  const before = await recordOf(id);
  expect(await editFamilyNote(creator, { id, familyNote: note })).toMatchObject({ familyNote: note });
  expect(await recordOf(id)).toEqual(before);
});

it("works in every state", async () => {
  for (const request of [await aPendingRequest(creator), await aDeclinedRequest(creator)]) {
    expect(await editFamilyNote(creator, { id: request.id, familyNote: note })).toMatchObject({ familyNote: note });
  }
});

it("refuses the wrong actor: the addressed business, a provider of an open call, a stranger", async () => {
  const [addressee, stranger] = [await anActor(), await anActor()];
  const { request } = await anActiveTransport(creator, creator, { businessId: addressee.businessId });
  const open = await aPendingRequest(creator);
  const write = (actor: BusinessActor, of: string) => refusal(editFamilyNote(actor, { id: of, familyNote: note }));
  expect(await write(addressee, request.id)).toMatch(/^forbidden: /);
  expect(await write(stranger, open.id)).toMatch(/^forbidden: /);
  expect(await write(stranger, id)).toMatch(/^not_found: /);
  expect(await getRequest(creator, id)).toMatchObject({ familyNote: null });
});

it("of two concurrent calls one wins, and the other is told", async () => {
  const { won, lost } = await race({ table: "ServiceRequest", id }, [
    () => editFamilyNote(creator, { id, familyNote: "One." }),
    () => editFamilyNote(owner, { id, familyNote: "Two." }),
  ]);
  expect(lost).toEqual([expect.stringMatching(/^conflict: Somebody else changed the note/)]);
  expect((await getRequest(owner, id)).familyNote).toBe(won[0]?.familyNote);
  expect((await recordOf(id)).filter((type) => type === "access.note_changed")).toHaveLength(1);
});
