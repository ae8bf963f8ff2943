// Users: those of all businesses, found by name, e-mail or business.
"use client";

import { ListHead, useSearch } from "./list-head";
import { UserList } from "./user-list";

interface UsersScreenProps {
  ownId: string;
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
}

export function UsersScreen(props: UsersScreenProps) {
  const [q] = useSearch();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListHead title="Users" searchLabel="Search by name, e-mail or business" />
      <UserList q={q} {...props} />
    </div>
  );
}
