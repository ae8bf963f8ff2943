// One business: what the platform knows of it, and its users.
"use client";

import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { useSignedOut } from "@/components/hooks/paged-list";
import { BackLink } from "@/components/layout/back-link";
import { formatDated } from "@/components/transports/moment";
import { StatusGlyph } from "@/components/transports/status-glyph";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/ui/load-failure";
import type { BusinessAccountDto } from "@/lib/businesses/dto";
import { kindLabels } from "@/lib/businesses/format";
import { useBusiness } from "./admin-data";
import { countOf } from "./business-row";
import { EditBusinessDialog } from "./edit-business-dialog";
import { PasswordLinkDialog } from "./password-link-dialog";
import { StandingDialog } from "./standing-dialog";
import { UserDialog } from "./user-dialog";
import { UserList } from "./user-list";

interface BusinessScreenProps {
  id: string;
  zones: readonly string[];
  ownId: string;
  /** The administrator's own business is not let go here. */
  ownBusinessId: string;
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
}

type Open = { kind: "edit" | "standing" | "add" } | { kind: "link"; user: { id: string; name: string } };

export function BusinessScreen({ id, zones, ownId, ownBusinessId, zone, now }: BusinessScreenProps) {
  const { data: business, error, isFetching, refetch } = useBusiness(id);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  useSignedOut(error);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <BackLink href="/admin">Businesses</BackLink>
      {error ? (
        <LoadFailure
          sentence="The business did not load"
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {business ? (
        <>
          <Head
            business={business}
            isOwn={id === ownBusinessId}
            when={(iso) => formatDated(iso, zone, now)}
            onOpen={(kind) => setOpen({ kind })}
          />
          <section aria-label="Users" className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="text-section">Users</h2>
              {business.deactivatedAt === null ? (
                <Button variant="secondary" className="max-md:w-full" onClick={() => setOpen({ kind: "add" })}>
                  <PlusIcon aria-hidden />
                  Add User
                </Button>
              ) : null}
            </div>
            <UserList q="" businessId={id} ownId={ownId} zone={zone} now={now} />
          </section>
          {open?.kind === "edit" ? <EditBusinessDialog business={business} zones={zones} onClose={close} /> : null}
          {open?.kind === "standing" ? <Standing business={business} onClose={close} /> : null}
          {open?.kind === "add" ? (
            <UserDialog
              business={business}
              user={null}
              onAdded={(user) => setOpen({ kind: "link", user })}
              onClose={close}
            />
          ) : null}
          {open?.kind === "link" ? <PasswordLinkDialog user={open.user} zone={zone} isNew onClose={close} /> : null}
        </>
      ) : null}
    </div>
  );
}

interface HeadProps {
  business: BusinessAccountDto;
  isOwn: boolean;
  when: (iso: string) => string;
  onOpen: (kind: "edit" | "standing") => void;
}

function Head({ business, isOwn, when, onOpen }: HeadProps) {
  const { name, kind, cityCode, timeZone, address, phone, reportEmail, deactivatedAt, createdAt } = business;
  const facts = [
    ["Kind", kindLabels[kind]],
    ["City code", cityCode],
    ["Time zone", timeZone],
    ["Address", address],
    ["Telephone", phone],
    ["Report e-mail", reportEmail],
    ["On the platform since", when(createdAt)],
  ] as const;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="text-title wrap-anywhere">{name}</h1>
          {deactivatedAt === null ? null : (
            <Badge variant="stale">
              <StatusGlyph state="stale" />
              Deactivated {when(deactivatedAt)}
            </Badge>
          )}
        </div>
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <Button variant="secondary" onClick={() => onOpen("edit")}>
            Edit Business
          </Button>
          {isOwn ? null : (
            <Button variant="ghost" className="max-md:bg-secondary" onClick={() => onOpen("standing")}>
              {deactivatedAt === null ? "Deactivate" : "Reactivate"}
            </Button>
          )}
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-caption text-muted-foreground">{label}</dt>
            <dd className="font-medium wrap-anywhere tabular-nums">{value ?? "Not given"}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Standing({ business, onClose }: { business: BusinessAccountDto; onClose: () => void }) {
  const { id, name, users, activeTransports, deactivatedAt } = business;
  const isActive = deactivatedAt === null;
  const carries =
    activeTransports > 0
      ? ` It carries ${countOf(activeTransports, "transport")} now, which nobody of it can finish then.`
      : "";
  return (
    <StandingDialog path={`businesses/${id}`} name={name} isActive={isActive} onClose={onClose}>
      {isActive
        ? `Its people (${countOf(users, "user")}) are signed out at once, trackers send nothing more, and nobody finds it to send requests to. Its history stays.${carries}`
        : "Its users may sign in again, and others find it to send requests to."}
    </StandingDialog>
  );
}
