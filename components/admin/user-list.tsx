// Users as the administrator lists them, with what can be done with each.
"use client";

import { useState } from "react";
import { usePagedList } from "@/components/hooks/paged-list";
import { PagedList } from "@/components/ui/paged-list";
import type { AccountDto } from "@/lib/auth/dto";
import { usersKey } from "./admin-keys";
import { PasswordLinkDialog } from "./password-link-dialog";
import { StandingDialog } from "./standing-dialog";
import { UserDialog } from "./user-dialog";
import { type UserAct, UserRow } from "./user-row";

interface UserListProps {
  q: string;
  /** Of this business alone. */
  businessId?: string;
  /** Whoever is signed in is not let go here. */
  ownId: string;
  zone: string;
  /** Milliseconds since 1970. */
  now: number;
}

const nameOf = ({ firstName, lastName }: AccountDto) => `${firstName} ${lastName}`;

export function UserList({ q, businessId, ownId, zone, now }: UserListProps) {
  const asked = usePagedList<AccountDto>(usersKey(q, businessId));
  const [open, setOpen] = useState<{ user: AccountDto; act: UserAct } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PagedList
        asked={asked}
        failure="The users did not load"
        empty={
          <p className="py-4 text-muted-foreground">
            {q === "" ? "No users yet." : "No user matches what you search."}
          </p>
        }
      >
        {(user) => (
          <UserRow
            user={user}
            isOwn={user.id === ownId}
            hasBusiness={businessId === undefined}
            zone={zone}
            now={now}
            onAct={(act) => setOpen({ user, act })}
          />
        )}
      </PagedList>
      {open?.act === "edit" ? (
        <UserDialog
          business={{ id: open.user.businessId, name: open.user.businessName }}
          user={open.user}
          onAdded={close}
          onClose={close}
        />
      ) : null}
      {open?.act === "link" ? (
        <PasswordLinkDialog user={{ id: open.user.id, name: nameOf(open.user) }} zone={zone} onClose={close} />
      ) : null}
      {open?.act === "standing" ? (
        <StandingDialog
          path={`users/${open.user.id}`}
          name={nameOf(open.user)}
          isActive={open.user.deactivatedAt === null}
          onClose={close}
        >
          {open.user.deactivatedAt === null
            ? "Every sign-in ends at once, and no other is let in. What was done stays in the record under this name."
            : "The user may sign in again. A password that stood before still stands."}
        </StandingDialog>
      ) : null}
    </>
  );
}
