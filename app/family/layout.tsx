// The frame of the family portal: nobody's list, nobody's search result.
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { readLanguage } from "@/lib/family/read-language";
import { caseWords } from "@/lib/family/words/case";

export async function generateMetadata(): Promise<Metadata> {
  const { portal, about } = caseWords[await readLanguage()];
  return {
    title: { absolute: portal },
    description: about,
    robots: { index: false, follow: false, nocache: true },
  };
}

export default function FamilyLayout({ children }: { children: ReactNode }) {
  return children;
}
