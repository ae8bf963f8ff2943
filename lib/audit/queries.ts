// Reads the record of one request, for the history on its detail.
import "server-only";
import { db } from "@/lib/platform/db";
import { type EventType, eventLabels, type HistoryEntryDto } from "./events";

/** The links of one request's chain, oldest first. The caller has checked that the actor may see the request. */
export async function listHistory(requestId: string): Promise<HistoryEntryDto[]> {
  const rows = await db.auditEvent.findMany({
    where: { chain: requestId },
    orderBy: { seq: "asc" },
    select: { seq: true, type: true, at: true, payload: true, businessId: true, hash: true },
  });
  return rows.map((row) => {
    const type = row.type as EventType;
    const by = (row.payload as { by?: string } | null)?.by ?? null;
    const { seq, businessId } = row;
    return {
      seq,
      type,
      label: eventLabels[type],
      at: row.at.toISOString(),
      by,
      businessId,
      hash: row.hash.slice(0, 12),
    };
  });
}
