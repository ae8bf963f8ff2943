// The family portal's sign-in: a word of sorrow, the case ID, the PIN, and whom to call.
import { StatusGlyph } from "@/components/transports/status-glyph";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";
import type { Language } from "@/lib/family/parse-language";
import { caseWords } from "@/lib/family/words/case";
import { loginWords } from "@/lib/family/words/login";
import { LoginForm } from "./login-form";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";

const field = cn(fieldVariants({ variant: "outlined", fieldSize: "lg" }), "min-h-15 rounded-2xl text-family");

interface LoginScreenProps {
  language: Language;
  /** Why a page led here that is open no more. */
  closed: "renewed" | "over" | null;
}

export function LoginScreen({ language, closed }: LoginScreenProps) {
  const { sorrow, invitation, help, renewed, ...words } = loginWords[language];
  return (
    <PortalPage>
      <PortalHeader title={caseWords[language].portal} language={language} />
      <main className="pt-8">
        <h1 className="text-headline text-balance">{sorrow}</h1>
        <p className="mt-3 text-family text-pretty text-muted-foreground">{invitation}</p>
        <LoginForm
          words={closed === "renewed" ? { ...words, closed: renewed } : words}
          isClosed={closed !== null}
          mark={<StatusGlyph state="declined" className="mt-1.5 size-4 text-declined" />}
          fieldClass={field}
          buttonClass={cn(
            buttonVariants({ size: "xl" }),
            "h-auto min-h-16 w-full py-3 text-family font-semibold whitespace-normal",
          )}
        />
        <p className="mt-8 border-t pt-6 text-family text-pretty text-muted-foreground">{help}</p>
      </main>
    </PortalPage>
  );
}
