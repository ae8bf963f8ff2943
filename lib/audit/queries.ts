// Reads the record of one request, for the history on its detail.
import "server-only";
import { db } from "@/lib/platform/db";
import { type EventPayloads, type EventType, eventLabels, type HistoryEntryDto, sentLaterAfter } from "./events";

const change = (what: string, { old, new: now }: { old: string | null; new: string | null }) =>
  `${what}: ${old ?? "none"} → ${now ?? "none"}`;

const feeWords: Readonly<Record<string, string>> = { full: "Full fee.", none: "No fee." };

function fee({ feeStatus, feeCents, fullFeeCents }: EventPayloads["request.cancelled"]): string {
  if (feeStatus === "full" && fullFeeCents) return `Full fee, $${(fullFeeCents / 100).toFixed(2)}.`;
  return feeWords[feeStatus] ?? `Partial fee, $${((feeCents ?? 0) / 100).toFixed(2)}.`;
}

/** What an event changed, in the words of the history; a change of something has a line of its own. */
const details: { [Type in EventType]?: (payload: EventPayloads[Type]) => (string | null | undefined | false)[] } = {
  "request.suspended": ({ reason }) => [reason],
  "request.cancelled": (payload) => [payload.reason, fee(payload)],
  "request.addresses_changed": ({ pickupLocation, deliveryLocation }) => [
    pickupLocation && change("Pickup", pickupLocation),
    deliveryLocation && change("Delivery", deliveryLocation),
  ],
  "route.driver_assigned": ({ driver }) => [change("Driver", driver)],
  "route.delivery_completed": ({ recipientName, afterHoursDelivery }) => [
    recipientName && `Received by ${recipientName}`,
    afterHoursDelivery && "After hours",
  ],
  "access.issued": ({ hasPin, reissued }) => [
    `${reissued ? "Issued again, " : ""}${hasPin ? "with" : "without"} a PIN`,
  ],
  "access.tries_failed": ({ tries }) => [`${tries} since it was issued`],
  "access.note_changed": (note) => [change("Note", note)],
  "report.emailed": ({ recipient }) => [`To ${recipient}`],
  "review.created": ({ rating }) => [`${rating} of 5 stars`],
  "review.answered": ({ isCorrected }) => [isCorrected && "The answer was corrected"],
};

function describe(type: EventType, payload: unknown): string | undefined {
  if (payload === null) return undefined;
  // A link's payload is that of its type: `record` takes no other.
  const tell = details[type] as ((payload: unknown) => (string | null | undefined | false)[]) | undefined;
  return tell?.(payload).filter(Boolean).join("\n") || undefined;
}

/** The links of one request's chain, oldest first. The caller has checked that the actor may see the request. */
export async function listHistory(requestId: string): Promise<HistoryEntryDto[]> {
  const rows = await db.auditEvent.findMany({
    where: { chain: requestId },
    orderBy: { seq: "asc" },
    select: { seq: true, type: true, at: true, payload: true, businessId: true, hash: true },
  });
  return rows.map((row) => {
    const type = row.type as EventType;
    const { by = null, pressedAt } = (row.payload as { by?: string; pressedAt?: string } | null) ?? {};
    const isLate = pressedAt !== undefined && row.at.getTime() - Date.parse(pressedAt) > sentLaterAfter;
    const { seq, businessId } = row;
    const detail = describe(type, row.payload);
    return {
      seq,
      type,
      label: eventLabels[type],
      at: row.at.toISOString(),
      by,
      businessId,
      ...(detail !== undefined && { detail }),
      ...(isLate && { pressedAt }),
      hash: row.hash.slice(0, 12),
    };
  });
}

/** The whole hash of every link of one request's chain (SHA-256, hexadecimal), oldest first; the last is its head. */
export async function listHashes(
  requestId: string,
): Promise<{ seq: number; hash: string; businessId: string | null }[]> {
  return db.auditEvent.findMany({
    where: { chain: requestId },
    orderBy: { seq: "asc" },
    select: { seq: true, hash: true, businessId: true },
  });
}
