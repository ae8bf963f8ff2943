// Every guard of the database, each against a row that it must refuse.
import { randomUUID } from "node:crypto";
import { DatabaseError } from "pg";
import { beforeAll, expect, it } from "vitest";
import { database } from "@/lib/platform/db";
import { issueFamilyAccess } from "@/lib/transports/issue-family-access";
import {
  aBusiness,
  aCompletedTransport,
  anActiveTransport,
  anActor,
  aPendingRequest,
  cancelled,
  driven,
} from "./factories";
import { analyticsChecks, analyticsRows } from "./guards-analytics";
import { moneyChecks, moneyKeys, moneyRows } from "./guards-money";

/** Ids of rows that are in order, by the names that the statements below use. */
const rows: Record<string, string> = {};

const query = (text: string) => database().pool.query(text.replace(/:(\w+)/g, (_, name: string) => `'${rows[name]}'`));

beforeAll(async () => {
  const [creator, owner] = [await anActor(), await anActor()];
  const active = await anActiveTransport(creator, owner);
  const moving = await anActiveTransport(creator, owner);
  await driven(owner, moving.route.id, ["arrive", "confirm"]);
  const completed = await aCompletedTransport(creator, owner);
  const off = await anActiveTransport(creator, owner);
  await cancelled(owner, off.request.id, { reason: "Family changed plans", feeStatus: "partial", feeAmount: 120 });
  const { caseId } = await issueFamilyAccess(owner, { id: completed.request.id });
  const full = await anActiveTransport(creator, owner);
  await cancelled(owner, full.request.id, { reason: "Family changed plans", feeStatus: "full" });
  const { id: empty } = await aBusiness();
  Object.assign(rows, {
    business: owner.businessId,
    empty,
    user: owner.userId,
    pending: (await aPendingRequest(creator)).id,
    active: active.request.id,
    route: active.route.id,
    moving: moving.route.id,
    completed: completed.request.id,
    delivered: completed.route.id,
    cancelled: off.request.id,
    full: full.request.id,
    caseId,
    review: randomUUID(),
    payment: randomUUID(),
    refund: randomUUID(),
    answered: randomUUID(),
    device: randomUUID(),
    place: randomUUID(),
    update: randomUUID(),
    link: randomUUID(),
    session: randomUUID(),
    nothing: randomUUID(),
  });
  await query(`INSERT INTO "Review" (id, "customerName", rating, "serviceName", "caseId", "businessOwnerId")
    VALUES (:review, 'A', 5, 'x', :caseId, :business)`);
  await query(`INSERT INTO "FamilyUpdate" (id, "accessId", channel, address, language)
    SELECT :update, id, 'email', 'ana@example.com', 'en' FROM "FamilyAccess" WHERE "requestId" = :completed`);
  for (const statement of [...moneyRows, ...analyticsRows]) await query(statement);
  await query(
    `INSERT INTO "Outbox" (id, "dedupeKey", kind, recipient, payload) VALUES (:nothing, 'k', 'x', 'a', '{}')`,
  );
  await query(
    `INSERT INTO "IntakeCorrection" ("businessId", day, layout, field, kind, count)
      VALUES (:business, '2026-11-22', 'labels', 'weight', 'kept', 1)`,
  );
  await query(`INSERT INTO "RouteStepPress" ("routeId", "clientId", step, "toldAt", "pressedAt", "recordedAt", "userId")
    VALUES (:route, 'p', 'arrive', now(), now(), now(), :user)`);
  await query(`INSERT INTO "RoutePosition" ("routeId", "clientId", "deviceAt", "receivedAt", lat, lng)
    VALUES (:route, 'a', now(), now(), 41.8, -87.6)`);
  await query(`INSERT INTO "RouteDrive" ("routeId", pickup, delivery, leg, "askedAt")
    VALUES (:route, 'a', 'b', 'pickup', now())`);
  await query(`INSERT INTO "TrackerDevice" (id, "businessId", "driverId", name, "tokenHash", "createdById")
    VALUES (:device, :business, :user, 'Van 2', repeat('0', 64), :user)`);
  await query(`INSERT INTO "BusinessPlace" (id, "businessId", name, address, lat, lng, "pinnedById")
    VALUES (:place, :business, 'St. Brendan', '1 Main St', 41.8, -87.6, :user)`);
  await query(`INSERT INTO "PasswordLink" (id, "userId", "expiresAt") VALUES (:link, :user, now() + interval '1 day')`);
  await query(`INSERT INTO "BusinessLogo" ("businessId", "mediaType", image, width, height, digest)
    VALUES (:business, 'image/png', 'x', 1, 1, repeat('0', 64))`);
  await query(`INSERT INTO "Session" (id, "userId", "expiresAt") VALUES (:session, :user, now())`);
  await query(`INSERT INTO "Job" (id, "dedupeKey", kind, payload) VALUES (:nothing, 'k', 'x', '{}')`);
});

const update = (table: string, row: string, ...sets: string[]) =>
  sets.map((set) => `UPDATE "${table}" SET ${set} WHERE id = :${row}`);
const request = (row: string, ...sets: string[]) => update("ServiceRequest", row, ...sets);
const drive = (row: string, ...sets: string[]) => update("TransportRoute", row, ...sets);
const corrections = (...sets: string[]) =>
  sets.map((set) => `UPDATE "IntakeCorrection" SET ${set} WHERE "businessId" = :business`);
const presses = (...sets: string[]) => sets.map((set) => `UPDATE "RouteStepPress" SET ${set} WHERE "routeId" = :route`);
const positions = (...sets: string[]) =>
  sets.map((set) => `UPDATE "RoutePosition" SET ${set} WHERE "routeId" = :route`);
const legs = (...sets: string[]) => sets.map((set) => `UPDATE "RouteDrive" SET ${set} WHERE "routeId" = :route`);
const logo = (...sets: string[]) =>
  sets.map((set) => `UPDATE "BusinessLogo" SET ${set} WHERE "businessId" = :business`);
const link = (set: string) => `UPDATE "AuditEvent" SET ${set} WHERE chain = :active AND seq = 1`;

const checks: Record<string, string[]> = {
  Business_kind_check: update("Business", "business", "kind = 'florist'", "kind = ''"),
  Business_name_check: update("Business", "business", "name = '  '"),
  Business_cityCode_check: update("Business", "business", `"cityCode" = 'chi'`, `"cityCode" = 'CHIC'`),
  User_email_check: update("User", "user", "email = 'Ana@example.test'", "email = 'ana'", "email = '@example.test'"),
  User_role_check: update("User", "user", "role = 'owner'"),
  User_oidc_check: update("User", "user", `"oidcIssuer" = 'x'`, `"oidcSubject" = 'x'`),
  ServiceRequest_status_check: request("pending", "status = 'open'", "status = 'cancelled'"),
  ServiceRequest_feeStatus_check: request("cancelled", `"feeStatus" = 'half', "feeCents" = NULL`),
  ServiceRequest_feeCents_check: request(
    "cancelled",
    `"feeStatus" = 'full'`,
    `"feeStatus" = 'none'`,
    `"feeCents" = NULL`,
    `"feeCents" = 0`,
    `"feeCents" = -1`,
  ),
  ServiceRequest_fee_needs_cancellation_check: [
    ...request("pending", `"feeStatus" = 'full'`, `"cancellationReason" = 'x'`),
    ...request("cancelled", `"feeStatus" = NULL, "feeCents" = NULL`, `"cancellationReason" = NULL`),
  ],
  ServiceRequest_cancelled_is_declined_check: request("cancelled", "status = 'active'"),
  ServiceRequest_owner_check: [
    ...request("pending", `"ownerId" = :user, "ownerBusinessId" = :business`),
    ...request("active", `"ownerId" = NULL`, `"ownerBusinessId" = NULL`, `"ownerId" = NULL, "ownerBusinessId" = NULL`),
    ...request("completed", `"ownerId" = NULL, "ownerBusinessId" = NULL`),
  ],
  ServiceRequest_archivedAt_check: [
    ...request("active", `"archivedAt" = now()`),
    ...request("completed", `"archivedAt" = NULL`),
  ],
  ServiceRequest_locations_check: request("pending", `"pickupLocation" = ' '`, `"deliveryLocation" = ''`),
  ServiceRequest_caseId_check: request(
    "pending",
    `"caseId" = ''`,
    `"caseId" = 'CHI-202611-7QF3U-9TX2M'`,
    `"caseId" = 'chi-202611-7QF3K-9TX2M'`,
    `"caseId" = 'CHI-202611-7QF3K-9TX2M '`,
  ),
  RequestParty_status_check: [`UPDATE "RequestParty" SET status = 'passed' WHERE "requestId" = :active`],
  TransportRoute_routeStatus_check: drive("moving", `"routeStatus" = 'parked'`),
  TransportRoute_position_check: drive(
    "route",
    `"currentLat" = 41.8`,
    `"currentLng" = -87.6`,
    `"currentLat" = 90.1, "currentLng" = 0`,
    `"currentLat" = 0, "currentLng" = -180.1`,
    `"currentLat" = 'NaN', "currentLng" = 0`,
  ),
  TransportRoute_ended_check: drive("route", `"isActive" = false`, `"endedAt" = now()`),
  TransportRoute_steps_check: [
    ...drive("route", `"routeStatus" = 'arrived_at_pickup'`, `"departedFromPickupAt" = now()`, `"pickedUpAt" = now()`),
    ...drive("moving", `"arrivedAtPickupAt" = NULL`, `"pickedUpAt" = NULL`),
  ],
  TransportRoute_delivered_check: [
    ...drive("delivered", `"deceasedReceived" = false`, `"arrivedAtDeliveryAt" = NULL`, `"deliveryCompletedAt" = NULL`),
    ...drive("delivered", `"isActive" = true, "endedAt" = NULL`),
    ...drive("moving", `"deliveryCompletedAt" = now()`),
  ],
  TransportRoute_afterHours_check: drive("route", `"afterHoursDelivery" = true`, `"afterHoursRecordedAt" = now()`),
  TransportRoute_effects_check: drive("delivered", `"personalEffectsNotes" = 'One ring'`),
  FamilyAccess_failedTries_check: ['"failedTries" = -1', '"failedTries" = 1', '"lastFailedAt" = now()'].map(
    (set) => `UPDATE "FamilyAccess" SET ${set} WHERE "requestId" = :completed`,
  ),
  FamilyUpdate_channel_check: update("FamilyUpdate", "update", "channel = 'fax'"),
  FamilyUpdate_language_check: update("FamilyUpdate", "update", "language = 'de'"),
  FamilyUpdate_address_check: update(
    "FamilyUpdate",
    "update",
    "address = 'ana'",
    "address = 'Ana@example.com'",
    "channel = 'text', address = '555-0142'",
  ),
  Review_rating_check: update("Review", "review", "rating = 0", "rating = 6"),
  Review_words_check: update("Review", "review", `"customerName" = ' '`, `"serviceName" = ''`, "comment = ''"),
  Review_author_check: update(
    "Review",
    "review",
    `"caseId" = NULL`,
    `"businessOwnerId" = NULL`,
    `"authorId" = :user`,
    `"caseId" = NULL, "authorId" = :user, comment = 'x'`,
  ),
  Review_comment_check: update("Review", "review", `"caseId" = NULL, "businessOwnerId" = NULL, "authorId" = :user`),
  Review_answer_check: [
    ...update("Review", "review", "answer = 'x'", `answer = ' ', "answeredAt" = now(), "answeredById" = :user`),
    ...update("Review", "review", `"answeredAt" = now()`, `"answeredById" = :user`),
    ...update(
      "Review",
      "review",
      `"caseId" = NULL, "businessOwnerId" = NULL, "authorId" = :user, comment = 'x', answer = 'x', "answeredAt" = now(), "answeredById" = :user`,
    ),
  ],
  Review_hidden_check: update(
    "Review",
    "review",
    `"hiddenAt" = now()`,
    `"hiddenReason" = 'x'`,
    `"hiddenById" = :user`,
    `"hiddenAt" = now(), "hiddenReason" = ' ', "hiddenById" = :user`,
  ),
  AuditEvent_seq_check: [link("seq = 0")],
  AuditEvent_actorKind_check: [link(`"actorKind" = 'nobody'`)],
  AuditEvent_erased_check: [link("payload = NULL"), link(`"erasedAt" = now()`)],
  IntakeCorrection_kind_check: corrections("kind = 'wrong'", "kind = '180lbs'"),
  IntakeCorrection_count_check: corrections("count = 0", "count = -1"),
  IntakeCorrection_field_check: corrections("field = ''", "field = 'deceased name'", "field = 'x1'"),
  IntakeCorrection_layout_check: corrections(
    "layout = ''",
    "layout = 'Mary Smith'",
    "layout = 'labels:'",
    "layout = 'labels+3125550142'",
    "layout = 'labels '",
  ),
  TransportRoute_positionAt_check: drive("route", `"positionAt" = now()`),
  TransportRoute_etaAt_check: drive(
    "route",
    `"etaLow" = now()`,
    `"etaLow" = now(), "etaHigh" = now() - interval '1 s'`,
  ),
  TransportRoute_driverSince_check: drive("route", `"driverSince" = now(), "driverId" = NULL`),
  TransportRoute_pathThinnedAt_check: [
    ...drive("route", `"pathThinnedAt" = now()`),
    ...drive("delivered", `"pathThinnedAt" = "endedAt" - interval '1 second'`),
  ],
  TransportRoute_liveSeq_check: drive("route", `"liveSeq" = -1`),
  RouteStepPress_step_check: presses("step = 'odd'"),
  RouteStepPress_clientId_check: presses(`"clientId" = ''`, `"clientId" = repeat('x', 65)`),
  RouteStepPress_pressedAt_check: presses(`"pressedAt" = "recordedAt" + interval '1 second'`),
  RoutePosition_point_check: positions("lat = 90.1", "lng = -180.1", "lat = 'NaN'"),
  RoutePosition_measures_check: positions("accuracy = -1", "speed = -1", "heading = 361", "speed = 'NaN'"),
  RoutePosition_mark_check: positions("mark = 'odd'"),
  RoutePosition_clientId_check: positions(`"clientId" = ''`, `"clientId" = repeat('x', 81)`),
  RouteDrive_leg_check: legs("leg = 'home'"),
  RouteDrive_from_check: legs(`"fromLat" = 41.8`, `"fromLng" = -87.6`, `"fromLat" = 91, "fromLng" = 0`),
  TrackerDevice_name_check: update("TrackerDevice", "device", "name = ' '"),
  TrackerDevice_tokenHash_check: update("TrackerDevice", "device", `"tokenHash" = 'token'`),
  BusinessPlace_words_check: update("BusinessPlace", "place", "name = ' '", "address = ''"),
  BusinessPlace_point_check: update("BusinessPlace", "place", "lat = 90.1", "lng = -180.1", "lat = 'NaN'"),
  PasswordLink_expiresAt_check: update("PasswordLink", "link", `"expiresAt" = "createdAt"`),
  BusinessLogo_mediaType_check: logo(`"mediaType" = 'image/svg+xml'`),
  BusinessLogo_image_check: logo("image = ''", "image = convert_to(repeat('x', 524289), 'UTF8')"),
  BusinessLogo_size_check: logo("width = 0", "height = 4097"),
  BusinessLogo_digest_check: logo("digest = 'x'"),
  Session_device_check: update("Session", "session", "device = ''", "device = repeat('x', 81)"),
  Job_status_check: update("Job", "nothing", "status = 'lost'"),
};

const others: Record<string, string[]> = {
  TransportRoute_one_active_key: [`INSERT INTO "TransportRoute" (id, "requestId") VALUES (:nothing, :active)`],
  ServiceRequest_caseId_key: request("active", `"caseId" = :caseId`),
  PasswordLink_userId_key: [
    `INSERT INTO "PasswordLink" (id, "userId", "expiresAt") VALUES (:nothing, :user, now() + interval '1 day')`,
  ],
  User_email_key: [`UPDATE "User" SET email = 'one@example.test'`],
  Review_caseId_key: [
    `INSERT INTO "Review" (id, "customerName", rating, "serviceName", "caseId", "businessOwnerId")
      VALUES (:nothing, 'B', 1, 'x', :caseId, :business)`,
  ],
  FamilyAccess_requestId_key: [
    `INSERT INTO "FamilyAccess" (id, "requestId", "issuedById") VALUES (:nothing, :completed, :user)`,
  ],
  IntakeCorrection_businessId_fkey: corrections(`"businessId" = :nothing`),
  AuditEvent_chain_seq_key: [link("seq = 2")],
  ServiceRequest_businessId_fkey: request("pending", `"businessId" = :nothing`),
  ServiceRequest_ownerId_fkey: request("active", `"ownerId" = :nothing`),
  TransportRoute_requestId_fkey: [`DELETE FROM "ServiceRequest" WHERE id = :active`],
  User_businessId_fkey: [`UPDATE "User" SET "businessId" = :nothing WHERE id = :user`],
};

const table = Object.entries({ ...checks, ...moneyChecks, ...analyticsChecks, ...others, ...moneyKeys }).flatMap(
  ([guard, statements]) => statements.map((statement) => [guard, statement] as const),
);

it.each(table)("%s refuses %s", async (guard, statement) => {
  const error = await query(statement).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DatabaseError);
  expect((error as DatabaseError).constraint).toBe(guard);
});

it("no CHECK is left out of this table", async () => {
  const { rows: found } = await database().pool.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
      JOIN pg_namespace n ON n.oid = t.relnamespace WHERE contype = 'c' AND n.nspname = 'public'`,
  );
  expect(found.map(({ name }) => name).toSorted()).toEqual(
    Object.keys({ ...checks, ...moneyChecks, ...analyticsChecks }).toSorted(),
  );
});

it("a business that has no work may go", async () => {
  expect((await query(`DELETE FROM "Business" WHERE id = :empty`)).rowCount).toBe(1);
});
