// Businesses: every one on the platform, and the means to take another on.
"use client";

import { useState } from "react";
import { usePagedList } from "@/components/hooks/paged-list";
import { PagedList } from "@/components/ui/paged-list";
import type { BusinessAccountDto } from "@/lib/businesses/dto";
import { AddBusinessDialog } from "./add-business-dialog";
import { businessesKey } from "./admin-keys";
import { BusinessRow } from "./business-row";
import { ListHead, useSearch } from "./list-head";
import { PasswordLinkDialog } from "./password-link-dialog";

interface BusinessesScreenProps {
  /** IANA zones to choose from. */
  zones: readonly string[];
  /** That of whoever is signed in. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
}

export function BusinessesScreen({ zones, zone, now }: BusinessesScreenProps) {
  const [q] = useSearch();
  const asked = usePagedList<BusinessAccountDto>(businessesKey(q));
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListHead
        title="Businesses"
        searchLabel="Search by name"
        addLabel="Add Business"
        onAdd={() => setIsAdding(true)}
      />
      <PagedList
        asked={asked}
        failure="The businesses did not load"
        empty={
          <p className="py-4 text-muted-foreground">
            {q === "" ? "No business is on the platform yet." : "No business has this in its name."}
          </p>
        }
      >
        {(business) => <BusinessRow business={business} zone={zone} now={now} />}
      </PagedList>
      {isAdding ? (
        <AddBusinessDialog
          zones={zones}
          onAdded={(user) => {
            setIsAdding(false);
            setAdded(user);
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
      {added ? <PasswordLinkDialog user={added} zone={zone} isNew onClose={() => setAdded(null)} /> : null}
    </div>
  );
}
