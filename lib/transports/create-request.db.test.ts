// Creating on a real database: what is kept, who may see it, and one request a submission.
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { at } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { atOnce, newestLink, recordOf, refusal } from "@/lib/testing/outcomes";
import { anActor } from "@/prisma/factories";
import { createRequest } from "./create-request";
import { getRequest, listRequests } from "./queries";
import { requestFields, requestPayload } from "./schema";

const places = { pickupLocation: "4025 N Paulina St", deliveryLocation: "718 Lake St" };
const evening = new Date("2026-11-22T03:04:00.000Z");

it("does it", async () => {
  const [creator, company] = [await anActor({ business: { kind: "hospital" } }), await anActor()];
  const every = Object.fromEntries(requestFields.map((name) => [name, `${name} é`]));
  const payload = requestPayload.parse({ ...every, businessId: company.businessId });
  const created = await at(evening, () => createRequest(creator, { payload }));
  expect(created).toMatchObject({
    ...payload,
    status: "pending",
    ownerId: null,
    caseId: null,
    funeralHomeName: payload.destinationFuneralHome,
    transportCompanyName: null,
    timeZone: creator.timeZone,
    createdAt: evening.toISOString(),
    creatingBusinessName: creator.businessName,
    addressedBusinessName: company.businessName,
    isOpenCall: false,
  });
  expect(await getRequest(company, created.id)).toMatchObject(payload);
  const parties = await db.requestParty.findMany({ where: { requestId: created.id } });
  expect(parties.map((party) => party.businessId).toSorted()).toEqual(
    [creator.businessId, company.businessId].toSorted(),
  );
  for (const party of parties) expect(party).toMatchObject({ status: "pending", createdAt: evening });
});

it("records it", async () => {
  const creator = await anActor();
  const payload = requestPayload.parse({ ...places, notes: " ", nokName: "Elena Ortega" });
  const { id } = await createRequest(creator, { payload });
  expect(await recordOf(id)).toEqual(["request.created"]);
  expect(await newestLink(id)).toMatchObject({
    seq: 1,
    actorId: creator.userId,
    payload: { by: "Ana Ruiz", addressedTo: null, fields: { ...places, nokName: "Elena Ortega" } },
  });
});

it("refuses the wrong actor: another business finds neither the request nor its submission", async () => {
  const [creator, company, stranger] = [await anActor(), await anActor(), await anActor()];
  const creationKey = randomUUID();
  const payload = requestPayload.parse({ ...places, businessId: company.businessId });
  const { id } = await createRequest(creator, { payload, creationKey });
  expect(await refusal(getRequest(stranger, id))).toMatch(/^not_found: /);
  expect(await refusal(createRequest(stranger, { payload, creationKey }))).toBe(
    "conflict: This submission was already used. Reload the form.",
  );
});

it("of two concurrent calls one wins: a submission sent twice makes one request", async () => {
  const creator = await anActor();
  const input = { payload: requestPayload.parse(places), creationKey: randomUUID() };
  const { won, lost } = await atOnce(Array.from({ length: 6 }, () => () => createRequest(creator, input)));
  expect(lost).toEqual([]);
  expect(new Set(won.map(({ id }) => id)).size).toBe(1);
  expect(await db.serviceRequest.count({ where: { creatingBusinessId: creator.businessId } })).toBe(1);
  expect(await recordOf(won[0]?.id ?? "")).toEqual(["request.created"]);
});

it("answers the first request to the same submission, though its fields differ", async () => {
  const creator = await anActor();
  const creationKey = randomUUID();
  const first = await createRequest(creator, { payload: requestPayload.parse(places), creationKey });
  const again = await createRequest(creator, {
    payload: requestPayload.parse({ ...places, deceasedName: "Somebody Else" }),
    creationKey,
  });
  expect(again).toEqual(first);
});

it("makes two requests of two submissions without a key", async () => {
  const creator = await anActor();
  const payload = requestPayload.parse(places);
  const ids = [await createRequest(creator, { payload }), await createRequest(creator, { payload })].map(
    ({ id }) => id,
  );
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(2);
});

it("refuses a business that is not on the list, and leaves nothing behind", async () => {
  const creator = await anActor();
  const payload = requestPayload.parse({ ...places, businessId: randomUUID() });
  expect(await refusal(createRequest(creator, { payload }))).toBe("invalid: This business is not on the list.");
  expect(await db.serviceRequest.count({ where: { creatingBusinessId: creator.businessId } })).toBe(0);
});

it("names the creating funeral home where no destination is named", async () => {
  const home = await anActor({ business: { kind: "funeral_home" } });
  const payload = requestPayload.parse(places);
  expect((await createRequest(home, { payload })).funeralHomeName).toBe(home.businessName);
  expect((await createRequest(await anActor(), { payload })).funeralHomeName).toBeNull();
});

it("is one party when it addresses itself", async () => {
  const creator = await anActor();
  const payload = requestPayload.parse({ ...places, businessId: creator.businessId });
  const { id } = await createRequest(creator, { payload });
  expect(await db.requestParty.count({ where: { requestId: id } })).toBe(1);
  expect((await listRequests(creator, { limit: 10 })).requests.map((request) => request.id)).toEqual(
    expect.arrayContaining([id]),
  );
});

it("keeps text that looks like something else as it is, without marks that would turn the page around", async () => {
  const nasty = `'); DROP TABLE "User"; -- {"$gt":""} \\ %_ <script>`;
  const { id } = await createRequest(await anActor(), {
    payload: requestPayload.parse({ ...places, notes: `\u202e${nasty}` }),
  });
  expect((await db.serviceRequest.findUniqueOrThrow({ where: { id } })).notes).toBe(nasty);
});
