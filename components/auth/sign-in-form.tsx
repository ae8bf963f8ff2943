// The two fields of the sign-in screen; without scripts the browser sends them as they are.
"use client";

import { EyeIcon, EyeOffIcon } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { signInSentence } from "@/lib/auth/format";
import { DemoAccountList, type DemoAccountsProps } from "./demo-account-list";
import { SignInProblem } from "./sign-in-problem";

const target = "/api/auth/callback/credentials";

export interface SignInFormProps {
  /** Where a sign-in leads, a path. */
  callbackUrl: string;
  /** Why the last try did not work. */
  problem: string | null;
  demo: DemoAccountsProps | null;
  /** True where another way to sign in comes first. */
  isSecondary?: boolean;
}

/** Tries the form's values: the address to go to, or the sentence why not. */
async function send(form: HTMLFormElement): Promise<{ url: string } | { problem: string }> {
  const body = new URLSearchParams({ json: "true" });
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.set(name, value);
  try {
    const response = await fetch(target, { method: "POST", body, credentials: "include" });
    const { url } = (await response.json()) as { url?: string };
    if (response.ok && url) return { url };
    const code = url ? new URL(url, window.location.href).searchParams.get("error") : null;
    return { problem: signInSentence(code ?? "Failed") ?? "" };
  } catch {
    return { problem: "The sign-in could not be sent. Check your connection and try again." };
  }
}

export function SignInForm({ callbackUrl, problem: before, demo, isSecondary = false }: SignInFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState(before);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // On a phone the keyboard would hide half the screen before anything is read.
    if (!isSecondary && window.matchMedia("(pointer: fine)").matches) email.current?.focus();
  }, [isSecondary]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const result = await send(event.currentTarget);
    if ("url" in result) {
      window.location.assign(result.url);
      return;
    }
    setBusy(false);
    setProblem(result.problem);
    password.current?.focus();
    password.current?.select();
  }

  function fill(address: string) {
    if (email.current) email.current.value = address;
    if (password.current) password.current.value = demo?.password ?? "";
    setProblem(null);
    submit.current?.focus();
  }

  const Eye = isShown ? EyeOffIcon : EyeIcon;
  const described = problem === null ? undefined : "sign-in-problem";
  return (
    <>
      <form method="post" action={target} onSubmit={(event) => void onSubmit(event)} className="mt-6 grid gap-4">
        <input type="hidden" name="callbackUrl" value={callbackUrl} />
        <div className="grid gap-2">
          <Label htmlFor="email">Email</Label>
          <Input
            ref={email}
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            className="h-11"
            aria-describedby={described}
          />
        </div>
        <div className="grid gap-2">
          <Label htmlFor="password">Password</Label>
          <div className="relative">
            <Input
              ref={password}
              id="password"
              name="password"
              type={isShown ? "text" : "password"}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={200}
              className="h-11 pr-12"
              aria-describedby={described}
            />
            <Button
              variant="ghost"
              size="icon"
              className="absolute inset-y-0 right-1 my-auto"
              aria-label={isShown ? "Hide password" : "Show password"}
              aria-controls="password"
              onClick={() => setShown(!isShown)}
            >
              <Eye aria-hidden />
            </Button>
          </div>
        </div>
        <SignInProblem id="sign-in-problem" sentence={problem} />
        <Button
          ref={submit}
          type="submit"
          size="lg"
          variant={isSecondary ? "secondary" : "default"}
          className="mt-2 w-full text-subsection"
          busy={isBusy}
          busyLabel="Signing in"
        >
          Sign in
        </Button>
      </form>
      {demo ? <DemoAccountList {...demo} onChoose={fill} /> : null}
    </>
  );
}
