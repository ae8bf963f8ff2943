// The page of a message's link: whether to be told, and how to stop it; a plain form.
import { Button } from "@/components/ui/button";
import { answerUpdatesAction } from "@/lib/family/actions";
import type { UpdatesDto } from "@/lib/family/dto";
import type { Language } from "@/lib/family/parse-language";
import { updatesWords } from "@/lib/family/words/updates";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";

interface UpdatesScreenProps {
  token: string;
  state: UpdatesDto["state"];
  language: Language;
}

export function UpdatesScreen({ token, state, language }: UpdatesScreenProps) {
  const { portal, toPortal, ask, on, off } = updatesWords[language].page;
  const { title, sentence } = { ask, on, off }[state];
  return (
    <div lang={language}>
      <PortalPage>
        <PortalHeader title={portal} language={language} />
        <main className="pt-8">
          <h1 className="text-headline text-balance">{title}</h1>
          <p className="mt-3 text-family text-pretty text-muted-foreground">{sentence}</p>
          {state === "off" ? null : (
            <form action={answerUpdatesAction} className="mt-8">
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="answer" value={state === "ask" ? "yes" : "no"} />
              <Button
                type="submit"
                size="xl"
                variant={state === "ask" ? "default" : "secondary"}
                className="w-full text-family font-semibold"
              >
                {state === "ask" ? ask.button : on.button}
              </Button>
            </form>
          )}
          <p className="mt-8 border-t pt-6 text-family">
            <a href="/family/login" className="text-link">
              {toPortal}
            </a>
          </p>
        </main>
      </PortalPage>
    </div>
  );
}
