// Leaves the case, and forgets its ID on this device.
"use client";

import { caseIdKey } from "./case-id-memory";

/** A plain link: a prefetched one would sign out by itself. */
export function SignOutLink({ label }: { label: string }) {
  return (
    <a
      href="/api/family/logout"
      onClick={() => sessionStorage.removeItem(caseIdKey)}
      className="inline-flex min-h-11 items-center text-link"
    >
      {label}
    </a>
  );
}
