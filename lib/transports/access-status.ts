// How a family's way in stands, and what its card says; the PIN itself is known to nobody once it was issued.

/** How the family's way in stands. Instants are ISO 8601. */
export interface FamilyAccessStateDto {
  hasPin: boolean;
  issuedAt: string;
  issuedBy: string;
  lastOpenedAt: string | null;
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
  funeralHomeName: string | null;
  phone: FamilyPhone | null;
}

interface AccessRow {
  pinHash: string | null;
  issuedAt: Date;
  issuedBy: { firstName: string; lastName: string };
  lastOpenedAt: Date | null;
  revokedAt: Date | null;
}

export function toFamilyAccessState({ pinHash, issuedBy, ...row }: AccessRow): FamilyAccessStateDto {
  return {
    hasPin: pinHash !== null,
    issuedAt: row.issuedAt.toISOString(),
    issuedBy: `${issuedBy.firstName} ${issuedBy.lastName}`,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
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
