// Stands where a page of the family portal could not be made: that nothing has changed, and whom to call.
"use client";

import { useSyncExternalStore } from "react";
import { FailedTitle, TryAgain, type FailedPageProps } from "@/components/layout/failed-page";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { isLanguage, type Language } from "@/lib/family/parse-language";
import { failureWords } from "@/lib/family/words/failure";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";

export function CaseFailed({ retry }: FailedPageProps) {
  const language = useSyncExternalStore(watchNothing, documentLanguage, () => "en" as const);
  const { portal, title, sentence, help, again } = failureWords[language].pageFailed;
  return (
    <PortalPage>
      <PortalHeader title={portal} language={language} />
      <main className="pt-8">
        <FailedTitle className="text-headline text-balance">{title}</FailedTitle>
        <p className="mt-3 text-family text-pretty text-muted-foreground">{sentence}</p>
        <TryAgain
          retry={retry}
          label={again}
          className={cn(
            buttonVariants({ size: "xl" }),
            "mt-8 h-auto min-h-14 w-full py-3 text-family font-semibold whitespace-normal",
          )}
        />
        <p className="mt-8 border-t pt-6 text-family text-pretty text-muted-foreground">{help}</p>
      </main>
    </PortalPage>
  );
}

const watchNothing = () => () => {};

/** What the frame of the page was written in; nothing else is left of a page that failed. */
function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : "en";
}
