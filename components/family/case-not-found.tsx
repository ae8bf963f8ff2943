// Stands where a case could not be loaded, with the way back.
import { Button } from "@/components/ui/button";
import { familyWords } from "@/lib/family/format";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";

export function CaseNotFound() {
  const { title, sentence, back } = familyWords.notFound;
  return (
    <PortalPage>
      <PortalHeader title={familyWords.portal} />
      <main className="pt-8">
        <h1 className="text-headline">{title}</h1>
        <p className="mt-3 text-family text-muted-foreground">{sentence}</p>
        <Button asChild size="xl" className="mt-8 w-full text-family font-semibold">
          <a href="/family/login">{back}</a>
        </Button>
      </main>
    </PortalPage>
  );
}
