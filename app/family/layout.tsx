// The frame of the family portal: nobody's list, nobody's search result.
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = {
  title: { absolute: "Family Portal" },
  description: "Where a family follows the transport of their loved one.",
  robots: { index: false, follow: false, nocache: true },
};

export default function FamilyLayout({ children }: { children: ReactNode }) {
  return children;
}
