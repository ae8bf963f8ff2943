// How a family's way in stands, and what its card says; the PIN itself is known to nobody once it was issued.

/** How the family's way in stands. Instants are ISO 8601. */
export interface FamilyAccessStateDto {
  hasPin: boolean;
  issuedAt: string;
  issuedBy: string;
  lastOpenedAt: string | null;
  /** Tries with a wrong PIN since it was issued, and when the last was. */
  failedTries: number;
  lastFailedAt: string | null;
  /** How many of the family get messages; never who. */
  peopleTold: number;
  revokedAt: string | null;
}

/** Whom a family calls. */
export interface FamilyPhone {
  name: string;
  /** As the business wrote it. */
  number: string;
}

/** What the card says that is handed to a family; nobody's name, and no PIN. */
export interface FamilyCardDto {
  caseId: string;
  hasPin: boolean;
  /** The family's sign-in at the platform's own address; null where only the browser knows the address. */
  signInUrl: string | null;
  /** When the family's page closes, or closed, some days after the delivery; null before it. ISO 8601. */
  closesAt: string | null;
  funeralHomeName: string | null;
  phone: FamilyPhone | null;
}

/** What is read of it for the businesses. */
export const familyAccessSelect = {
  deceasedName: true,
  pinHash: true,
  issuedAt: true,
  lastOpenedAt: true,
  failedTries: true,
  lastFailedAt: true,
  revokedAt: true,
  _count: { select: { updates: { where: { confirmedAt: { not: null } } } } },
  issuedBy: { select: { firstName: true, lastName: true } },
} as const;

interface AccessRow {
  pinHash: string | null;
  issuedAt: Date;
  issuedBy: { firstName: string; lastName: string };
  lastOpenedAt: Date | null;
  failedTries: number;
  lastFailedAt: Date | null;
  revokedAt: Date | null;
  _count: { updates: number };
}

export function toFamilyAccessState({ pinHash, issuedBy, ...row }: AccessRow): FamilyAccessStateDto {
  return {
    hasPin: pinHash !== null,
    issuedAt: row.issuedAt.toISOString(),
    issuedBy: `${issuedBy.firstName} ${issuedBy.lastName}`,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
    failedTries: row.failedTries,
    lastFailedAt: row.lastFailedAt?.toISOString() ?? null,
    peopleTold: row._count.updates,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  };
}

/** Access as the browser that has just issued it knows it. */
export interface IssuedAccess {
  caseId: string;
  pin: string | null;
  /** ISO 8601. */
  issuedAt: string;
}

/** How access stands for whoever issued it: as issued, until another issue or a revocation is read. */
export function accessStanding(read: FamilyAccessStateDto | null, issued: IssuedAccess | null) {
  const isNewest = issued !== null && (read === null || read.issuedAt <= issued.issuedAt);
  // What was read before the newest issue tells of an older one.
  const access = isNewest && read?.issuedAt !== issued.issuedAt ? null : read;
  return {
    isOpen: (isNewest || access !== null) && !access?.revokedAt,
    access,
    hasPin: isNewest ? issued.pin !== null : read?.hasPin === true,
    pin: isNewest ? issued.pin : null,
  };
}
