// A business as the administrator's list shows it; the row leads to its own screen.
import Link from "next/link";
import { formatDated } from "@/components/transports/moment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Badge } from "@/components/ui/badge";
import type { BusinessAccountDto } from "@/lib/businesses/dto";
import { kindLabels } from "@/lib/businesses/format";

interface BusinessRowProps {
  business: BusinessAccountDto;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** '3 users' */
export const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

export function BusinessRow({ business, zone, now }: BusinessRowProps) {
  const { id, name, kind, cityCode, users, activeTransports, deactivatedAt, createdAt } = business;
  return (
    <Link
      href={`/admin/businesses/${id}`}
      className="focus-inset grid gap-x-6 gap-y-1 px-card-x py-3.5 transition-colors duration-120 ease-calm hover:bg-accent md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-center"
    >
      <div className="min-w-0">
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <p className="text-muted-foreground">
          {kindLabels[kind]} <span className="font-mono text-caption">{cityCode}</span>
        </p>
      </div>
      <p className="text-muted-foreground tabular-nums">
        {countOf(users, "user")}
        {activeTransports > 0 ? `, ${countOf(activeTransports, "active transport")}` : ""}
      </p>
      {deactivatedAt === null ? (
        <p className="text-caption text-muted-foreground tabular-nums md:text-right">
          Since {formatDated(createdAt, zone, now)}
        </p>
      ) : (
        <Badge variant="stale" className="md:justify-self-end">
          <StatusGlyph state="stale" />
          Deactivated {formatDated(deactivatedAt, zone, now)}
        </Badge>
      )}
    </Link>
  );
}
