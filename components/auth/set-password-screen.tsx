// Chooses a password by a link. Its secret stands behind the # of the address, which no server and no log is told.
"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { ApiError, apiRequest } from "@/components/hooks/api";
import { BrandHome } from "@/components/layout/brand-home";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Skeleton } from "@/components/ui/skeleton";
import type { OpenedLinkDto } from "@/lib/auth/dto";

type Standing =
  | { step: "looking" }
  | { step: "refused"; sentence: string }
  | { step: "open"; token: string; link: OpenedLinkDto }
  | { step: "done"; email: string };

const sentenceOf = (error: unknown) =>
  error instanceof ApiError ? error.sentence : "The link could not be opened. Try again.";

export function SetPasswordScreen() {
  const [standing, setStanding] = useState<Standing>({ step: "looking" });
  const secret = useRef<string | null>(null);
  useEffect(() => {
    const open = async () => {
      const token = secret.current ?? window.location.hash.slice(1);
      secret.current = token;
      // A reader of this browser's history finds the page, not the secret.
      window.history.replaceState(window.history.state, "", window.location.pathname);
      const next = await apiRequest<OpenedLinkDto>("POST", "/api/password-links/open", { token }).then(
        (link): Standing => ({ step: "open", token, link }),
        (error: unknown): Standing => ({ step: "refused", sentence: sentenceOf(error) }),
      );
      if (secret.current === token) setStanding(next);
    };
    // Another link that is put into the same tab loads nothing anew.
    const openAnother = () => {
      if (window.location.hash.length < 2) return;
      secret.current = null;
      setStanding({ step: "looking" });
      void open();
    };
    void open();
    window.addEventListener("hashchange", openAnother);
    return () => window.removeEventListener("hashchange", openAnother);
  }, []);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-98 flex-col px-4 py-5 md:py-10">
      <BrandHome />
      <main className="w-full max-w-90 flex-1 py-12 md:pt-[max(3rem,11vh)]">
        <h1 className="text-[1.75rem] leading-9 font-semibold tracking-[-0.025em]">Choose your password</h1>
        <noscript>
          <p className="mt-4">This page needs JavaScript, so that the secret of your link stays in your browser.</p>
        </noscript>
        {standing.step === "looking" ? <Skeleton className="mt-6 h-48" /> : null}
        {standing.step === "refused" ? (
          <div className="mt-6 grid gap-6">
            <FormProblem problem={standing.sentence} />
            <Button asChild size="lg" variant="secondary">
              <a href="/sign-in">Go to the sign-in</a>
            </Button>
          </div>
        ) : null}
        {standing.step === "open" ? (
          <PasswordFields key={standing.token} {...standing} onDone={(email) => setStanding({ step: "done", email })} />
        ) : null}
        {standing.step === "done" ? (
          <div className="mt-6 grid gap-6">
            <p role="status">Your password is saved. Sign in with {standing.email}.</p>
            <Button asChild size="lg">
              <a href="/sign-in">Sign in</a>
            </Button>
          </div>
        ) : null}
      </main>
    </div>
  );
}

interface PasswordFieldsProps {
  token: string;
  link: OpenedLinkDto;
  onDone: (email: string) => void;
}

function PasswordFields({ token, link: { firstName, email }, onDone }: PasswordFieldsProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const [password, repeated] = [fields.get("password"), fields.get("repeated")];
    if (typeof password !== "string" || password.length < 12) return setProblem("Use at least 12 characters.");
    if (password !== repeated) return setProblem("The two passwords differ.");
    setBusy(true);
    setProblem(null);
    try {
      onDone((await apiRequest<{ email: string }>("POST", "/api/password-links/apply", { token, password })).email);
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  }
  const secret = { type: "password", autoComplete: "new-password", maxLength: 200, className: "h-11" } as const;
  return (
    <form noValidate className="mt-1.5 grid gap-4" onSubmit={(event) => void submit(event)}>
      <p className="mb-2 text-subsection font-normal text-muted-foreground wrap-anywhere">
        {firstName}, you sign in with {email}.
      </p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <div className="grid gap-2">
        <Label htmlFor="password">New password</Label>
        <Input id="password" name="password" aria-describedby="password-help" {...secret} />
        <p id="password-help" className="text-caption text-muted-foreground">
          At least 12 characters.
        </p>
      </div>
      <div className="grid gap-2">
        <Label htmlFor="repeated">The same password again</Label>
        <Input id="repeated" name="repeated" {...secret} />
      </div>
      <FormProblem problem={problem} />
      <Button type="submit" size="lg" className="mt-2 w-full text-subsection" busy={isBusy} busyLabel="Saving">
        Save Password
      </Button>
    </form>
  );
}
