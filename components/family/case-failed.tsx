// Stands where a page of the family portal could not be made: that nothing has changed, and whom to call.
"use client";

import { FailedTitle, TryAgain, type FailedPageProps } from "@/components/layout/failed-page";
import { familyWords } from "@/lib/family/format";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";

export function CaseFailed({ retry }: FailedPageProps) {
  const { title, sentence, help, again } = familyWords.pageFailed;
  return (
    <PortalPage>
      <PortalHeader title={familyWords.portal} />
      <main className="pt-8">
        <FailedTitle className="text-headline text-balance">{title}</FailedTitle>
        <p className="mt-3 text-family text-pretty text-muted-foreground">{sentence}</p>
        <TryAgain retry={retry} label={again} size="xl" className="mt-8 w-full text-family font-semibold" />
        <p className="mt-8 border-t pt-6 text-family text-pretty text-muted-foreground">{help}</p>
      </main>
    </PortalPage>
  );
}
