// The family's sign-in form: a plain form that also works without JavaScript; with it, a failed try keeps the page.
"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useActionState, useState } from "react";
import { ApiError, apiRequest } from "@/components/hooks/api";
import { type OpenCaseRefusal, openCaseAction } from "@/lib/family/actions";
import { LoginField } from "./login-field";
import { useKnownCase } from "./use-known-case";

interface LoginFormWords {
  caseId: string;
  caseIdHint: string;
  pin: string;
  optional: string;
  pinHint: string;
  submit: string;
  busy: string;
  failed: string;
  fallback: string;
  missingCaseId: string;
  closed: string;
}

interface LoginFormProps {
  words: LoginFormWords;
  /** Whether a page led here that is open no more. */
  isClosed: boolean;
  /** The glyph beside what went wrong. */
  mark: ReactNode;
  fieldClass: string;
  buttonClass: string;
}

export function LoginForm({ words, isClosed, mark, fieldClass, buttonClass }: LoginFormProps) {
  const router = useRouter();
  const [answered, formAction] = useActionState<OpenCaseRefusal | null, FormData>(openCaseAction, null);
  const [refusal, setRefusal] = useState(answered);
  const [isBusy, setIsBusy] = useState(false);
  const { caseField, pinField, wasClosed } = useKnownCase(isClosed);
  const [language, setLanguage] = useState(words.failed);
  // What was said in the other language goes; what was typed stays.
  if (language !== words.failed) {
    setLanguage(words.failed);
    setRefusal(null);
  }

  function refuse(next: OpenCaseRefusal) {
    setRefusal(next);
    setIsBusy(false);
    if (next.field === "caseId") caseField.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const [caseId, pin] = [typed(form, "caseId"), typed(form, "pin")];
    if (caseId === "") {
      refuse({ sentence: words.missingCaseId, field: "caseId", caseId });
      return;
    }
    setRefusal(null);
    setIsBusy(true);
    try {
      const opened = await apiRequest<{ caseId: string }>("POST", "/api/family/login", { caseId, ...(pin && { pin }) });
      router.push(`/family/dashboard/${opened.caseId}`);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined;
      const sentence = (error instanceof ApiError && error.sentence) || words.fallback;
      refuse({ sentence, field: fields?.["caseId"] ? "caseId" : fields?.["pin"] ? "pin" : null, caseId });
    }
  }

  const wrong = (field: "caseId" | "pin") => (refusal?.field === field ? refusal.sentence : null);
  return (
    <form action={formAction} onSubmit={submit} noValidate className="mt-8 grid gap-6">
      <p role="status" className="text-family text-pretty empty:hidden">
        {wasClosed && refusal === null ? words.closed : null}
      </p>
      <LoginField
        ref={caseField}
        name="caseId"
        label={words.caseId}
        hint={words.caseIdHint}
        wrong={wrong("caseId")}
        mark={mark}
        className={`${fieldClass} font-mono`}
        defaultValue={refusal?.caseId ?? ""}
        autoCapitalize="characters"
        aria-required
      />
      <LoginField
        ref={pinField}
        name="pin"
        label={words.pin}
        aside={words.optional}
        hint={words.pinHint}
        wrong={wrong("pin")}
        mark={mark}
        className={`${fieldClass} tabular-nums`}
        inputMode="numeric"
        // As it was read out, with spaces or dashes: what does not count the server leaves out.
        maxLength={64}
      />
      <div role="alert" className="empty:hidden">
        {refusal && refusal.field === null ? (
          <div className="flex gap-3">
            {mark}
            <div className="text-family">
              <p className="font-semibold">{words.failed}</p>
              <p>{refusal.sentence}</p>
            </div>
          </div>
        ) : null}
      </div>
      <button type="submit" className={buttonClass} aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? words.busy : words.submit}
      </button>
    </form>
  );
}

function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
