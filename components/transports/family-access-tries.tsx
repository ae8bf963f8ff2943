// What a coordinator reads of tries that did not open the family's page: how many, when the last was, and what to do.
import type { FamilyAccessStateDto } from "@/lib/transports/access-status";

interface FamilyAccessTriesProps {
  access: Pick<FamilyAccessStateDto, "failedTries" | "lastFailedAt">;
  /** An instant, ISO 8601, as it is written here. */
  instant: (iso: string) => string;
}

/** So many wrong PINs are more than a family mistypes: one address has to wait after them. */
const many = 5;

/** Nothing while there were none. */
export function FamilyAccessTries({ access: { failedTries, lastFailedAt }, instant }: FamilyAccessTriesProps) {
  if (lastFailedAt === null) return null;
  return (
    <div className="border-t pt-4">
      <h3 className="text-caption text-muted-foreground">Failed tries</h3>
      <p>
        <span className="font-medium tabular-nums">{failedTries}</span> since it was issued, the last{" "}
        <time dateTime={lastFailedAt}>{instant(lastFailedAt)}</time>
      </p>
      {failedTries >= many ? (
        <p className="mt-1 text-pretty text-muted-foreground">
          If that was not the family, replace the PIN. The new one opens the page at once, whatever was tried before.
        </p>
      ) : null}
    </div>
  );
}
