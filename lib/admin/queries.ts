// Reads what the platform's administrator looks after: businesses, users, mail that failed, and how everything stands.
import "server-only";
import type { z } from "zod";
import type { BusinessActor } from "@/lib/auth/actor";
import { type AccountDto, accountInclude, toAccountDto } from "@/lib/auth/dto";
import { assertAdmin } from "@/lib/auth/policy";
import { type BusinessAccountDto, accountCounts, toBusinessAccountDto } from "@/lib/businesses/dto";
import { database, db } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/errors";
import { formatListCursor, type ListPosition } from "@/lib/transports/parse-list-cursor";
import { type FailedMailDto, type HealthDto, toFailedMailDto } from "./dto";
import { loadHealth } from "./load-health";
import type { adminBusinessesQuery, adminUsersQuery, failedMailsQuery } from "./schema";

interface Paged<Item> {
  items: Item[];
  /** The `cursor` that leads on; null at the end. */
  next: string | null;
}

const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];

const beyond = ({ createdAt, id }: ListPosition) => ({
  OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
});

function pageOf<Row extends ListPosition, Dto>(rows: Row[], limit: number, toDto: (row: Row) => Dto): Paged<Dto> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(toDto), next: last ? formatListCursor(last) : null };
}

const has = (q: string) => ({ contains: q, mode: "insensitive" as const });

/** Every business, deactivated ones too, the newest first. Raises `not_found` for who is no administrator. */
export async function listBusinessAccounts(
  actor: BusinessActor,
  { q, limit, cursor }: z.output<typeof adminBusinessesQuery>,
): Promise<Paged<BusinessAccountDto>> {
  assertAdmin(actor);
  const rows = await db.business.findMany({
    where: { ...(q && { name: has(q) }), ...(cursor && beyond(cursor)) },
    include: accountCounts,
    orderBy: newestFirst,
    take: limit + 1,
  });
  return pageOf(rows, limit, toBusinessAccountDto);
}

/** Null where there is none. Raises `not_found` for who is no administrator. */
export async function findBusinessAccount(actor: BusinessActor, id: string): Promise<BusinessAccountDto | null> {
  assertAdmin(actor);
  const row = await db.business.findUnique({ where: { id }, include: accountCounts });
  return row && toBusinessAccountDto(row);
}

/** Raises `not_found`. */
export async function getBusinessAccount(actor: BusinessActor, id: string): Promise<BusinessAccountDto> {
  const business = await findBusinessAccount(actor, id);
  if (!business) throw notFound("We could not find this business.");
  return business;
}

/** Users of all businesses or of one, the newest first; every word asked for is in name, e-mail or business. */
export async function listAccounts(
  actor: BusinessActor,
  { q, businessId, limit, cursor }: z.output<typeof adminUsersQuery>,
): Promise<Paged<AccountDto>> {
  assertAdmin(actor);
  const words = q?.split(/\s+/).slice(0, 8) ?? [];
  const rows = await db.user.findMany({
    where: {
      ...(businessId && { businessId }),
      AND: [
        ...words.map((word) => ({
          OR: [
            { email: has(word) },
            { firstName: has(word) },
            { lastName: has(word) },
            { business: { name: has(word) } },
          ],
        })),
        ...(cursor ? [beyond(cursor)] : []),
      ],
    },
    include: accountInclude,
    orderBy: newestFirst,
    take: limit + 1,
  });
  return pageOf(rows, limit, toAccountDto);
}

/** Mail that was given up, the newest first. Raises `not_found` for who is no administrator. */
export async function listFailedMails(
  actor: BusinessActor,
  { limit, cursor }: z.output<typeof failedMailsQuery>,
): Promise<Paged<FailedMailDto>> {
  assertAdmin(actor);
  const { rows } = await database().pool.query<Parameters<typeof toFailedMailDto>[0] & { jobId: string }>(
    `SELECT o.id, o.kind, o.recipient, j.id AS "jobId", j.attempts, j."lastError", j."createdAt"
      FROM "Job" j JOIN "Outbox" o ON o.id = (j.payload ->> 'outboxId')::uuid
      WHERE j.kind = 'mail' AND j.status = 'failed'
        AND ($1::timestamptz IS NULL OR (j."createdAt", j.id) < ($1, $2::uuid))
      ORDER BY j."createdAt" DESC, j.id DESC LIMIT $3`,
    [cursor?.createdAt ?? null, cursor?.id ?? null, limit + 1],
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last ? formatListCursor({ createdAt: last.createdAt, id: last.jobId }) : null;
  return { items: rows.slice(0, limit).map(toFailedMailDto), next };
}

/** Raises `not_found` for who is no administrator. */
export async function getHealth(actor: BusinessActor): Promise<HealthDto> {
  assertAdmin(actor);
  return loadHealth();
}
