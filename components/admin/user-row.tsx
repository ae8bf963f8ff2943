// A user as the administrator's list shows one.
"use client";

import Link from "next/link";
import { formatDated } from "@/components/transports/moment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { AccountDto } from "@/lib/auth/dto";
import { roleLabels } from "@/lib/auth/format";

export type UserAct = "edit" | "link" | "standing";

interface UserRowProps {
  user: AccountDto;
  isOwn: boolean;
  /** Names the business too. */
  hasBusiness: boolean;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
  onAct: (act: UserAct) => void;
}

export function UserRow({ user, isOwn, hasBusiness, zone, now, onAct }: UserRowProps) {
  const { firstName, lastName, email, role, businessId, businessName, deactivatedAt } = user;
  const name = `${firstName} ${lastName}`;
  const isActive = deactivatedAt === null;
  // Under a business's own heading one step lower.
  const Name = hasBusiness ? "h2" : "h3";
  const acts: { act: UserAct; label: string }[] = [
    { act: "edit", label: "Edit" },
    ...(isActive && (user.hasPassword || !user.isLinked) ? [{ act: "link", label: "Password Link" } as const] : []),
    ...(isOwn ? [] : [{ act: "standing", label: isActive ? "Deactivate" : "Reactivate" } as const]),
  ];
  return (
    <div className="grid items-center gap-x-6 gap-y-2 px-card-x py-3.5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Name className="font-semibold wrap-anywhere">
          {name}
          {isOwn ? <span className="font-normal text-muted-foreground"> (you)</span> : null}
        </Name>
        <p className="text-muted-foreground wrap-anywhere">{email}</p>
      </div>
      <div className="min-w-0">
        <p>
          {roleLabels[role]}
          {hasBusiness ? (
            <>
              {", "}
              <Link href={`/admin/businesses/${businessId}`} className="text-link wrap-anywhere">
                {businessName}
              </Link>
            </>
          ) : null}
        </p>
        {isActive ? (
          <p className="text-caption text-muted-foreground tabular-nums">{standing(user, zone, now)}</p>
        ) : (
          <Badge variant="stale">
            <StatusGlyph state="stale" />
            Deactivated {formatDated(deactivatedAt, zone, now)}
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2 lg:-mr-3 lg:w-76 lg:justify-end lg:gap-0">
        {acts.map(({ act, label }) => (
          <Button
            key={act}
            variant="ghost"
            size="sm"
            className="max-lg:bg-secondary max-lg:text-secondary-foreground max-md:flex-1"
            aria-label={`${label}: ${name}`}
            onClick={() => onAct(act)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** How the user signs in. */
function standing({ hasPassword, isLinked, linkExpiresAt }: AccountDto, zone: string, now: number): string {
  const ways = [hasPassword ? "Password" : "", isLinked ? "Sign-in provider" : ""].filter(Boolean).join(", ");
  const hasLink = linkExpiresAt !== null && Date.parse(linkExpiresAt) > now;
  if (hasLink) return `${ways || "No password yet"}. A link is open until ${formatDated(linkExpiresAt, zone, now)}`;
  return ways || "No password yet";
}
