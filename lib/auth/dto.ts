// What the browser learns about who is signed in.
import type { BusinessActor, Role } from "./actor";

/** A user as the platform's administrator sees one. Instants are ISO 8601. */
export interface AccountDto {
  id: string;
  businessId: string;
  businessName: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  hasPassword: boolean;
  /** Signs in through the provider. */
  isLinked: boolean;
  /** Until when the open link for a password holds; null where there is none. */
  linkExpiresAt: string | null;
  deactivatedAt: string | null;
  createdAt: string;
}

/** What an account is read with. */
export const accountInclude = {
  business: { select: { name: true } },
  passwordLink: { select: { expiresAt: true } },
} as const;

interface AccountRow {
  id: string;
  businessId: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  passwordHash: string | null;
  oidcSubject: string | null;
  deactivatedAt: Date | null;
  createdAt: Date;
  business: { name: string };
  passwordLink: { expiresAt: Date } | null;
}

export function toAccountDto(row: AccountRow): AccountDto {
  const { id, businessId, email, firstName, lastName, role } = row;
  return {
    id,
    businessId,
    businessName: row.business.name,
    email,
    firstName,
    lastName,
    role: role as Role,
    hasPassword: row.passwordHash !== null,
    isLinked: row.oidcSubject !== null,
    linkExpiresAt: row.passwordLink?.expiresAt.toISOString() ?? null,
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A link by which a user chooses a password. `expiresAt` is ISO 8601. */
export interface PasswordLinkDto {
  /** The path with its secret, this once; null where it was mailed. */
  path: string | null;
  email: string;
  expiresAt: string;
}

/** Whose password an open link is for. */
export interface OpenedLinkDto {
  firstName: string;
  email: string;
  expiresAt: string;
}

/** What people read and change of themselves. */
export interface ProfileDto {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** IANA zone; null is the business's. */
  timeZone: string | null;
  businessTimeZone: string;
  hasPassword: boolean;
  isLinked: boolean;
}

/** One open sign-in. Instants are ISO 8601. */
export interface SessionDto {
  id: string;
  /** 'Firefox on Windows'; null where nobody knew. */
  device: string | null;
  startedAt: string;
  expiresAt: string;
  /** The one that asks. */
  isOwn: boolean;
}

export interface UserDto {
  id: string;
  firstName: string;
  lastName: string;
  role: Role;
  businessId: string;
  businessName: string;
  /** IANA zone of the business. */
  timeZone: string;
}

export function toUserDto(actor: BusinessActor): UserDto {
  const { userId: id, firstName, lastName, role, businessId, businessName, timeZone } = actor;
  return { id, firstName, lastName, role, businessId, businessName, timeZone };
}
