// The family portal's sign-in: a word of sorrow, the case ID, the PIN, and whom to call.
import { StatusGlyph } from "@/components/transports/status-glyph";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { fieldVariants } from "@/components/ui/field";
import { familyWords } from "@/lib/family/format";
import { LoginForm } from "./login-form";
import { PortalHeader } from "./portal-header";
import { PortalPage } from "./portal-page";

const field = cn(fieldVariants({ variant: "outlined", fieldSize: "lg" }), "min-h-15 rounded-2xl text-family");

export function LoginScreen() {
  const { sorrow, invitation, help, wait: _wait, ...words } = familyWords.login;
  return (
    <PortalPage>
      <PortalHeader title={familyWords.portal} />
      <main className="pt-8">
        <h1 className="text-headline text-balance">{sorrow}</h1>
        <p className="mt-3 text-family text-pretty text-muted-foreground">{invitation}</p>
        <LoginForm
          words={words}
          mark={<StatusGlyph state="declined" className="mt-1.5 size-4 text-declined" />}
          fieldClass={field}
          buttonClass={cn(buttonVariants({ size: "xl" }), "min-h-16 w-full text-family font-semibold")}
        />
        <p className="mt-8 border-t pt-6 text-family text-pretty text-muted-foreground">{help}</p>
      </main>
    </PortalPage>
  );
}
