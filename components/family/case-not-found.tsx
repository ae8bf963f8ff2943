// Stands where a case could not be loaded, with the way back.
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/family/parse-language";
import { caseWords } from "@/lib/family/words/case";
import { failureWords } from "@/lib/family/words/failure";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";

export function CaseNotFound({ language }: { language: Language }) {
  const { title, sentence, back } = failureWords[language].notFound;
  return (
    <PortalPage>
      <PortalHeader title={caseWords[language].portal} language={language} />
      <main className="pt-8">
        <h1 className="text-headline">{title}</h1>
        <p className="mt-3 text-family text-muted-foreground">{sentence}</p>
        <Button
          asChild
          size="xl"
          className="mt-8 h-auto min-h-14 w-full py-3 text-family font-semibold whitespace-normal"
        >
          <a href="/family/login">{back}</a>
        </Button>
      </main>
    </PortalPage>
  );
}
