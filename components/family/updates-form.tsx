// Asks to be told of each step: one field and one button, which work without JavaScript.
"use client";

import { type ReactNode, useActionState } from "react";
import { type AskUpdatesAnswer, askUpdatesAction } from "@/lib/family/actions";
import { LoginField } from "./login-field";

interface UpdatesFormProps {
  words: { label: string; submit: string; busy: string };
  /** The glyph beside what went wrong. */
  mark: ReactNode;
  fieldClass: string;
  buttonClass: string;
}

export function UpdatesForm({ words, mark, fieldClass, buttonClass }: UpdatesFormProps) {
  const [answer, formAction, isBusy] = useActionState<AskUpdatesAnswer | null, FormData>(askUpdatesAction, null);
  return (
    <form action={formAction} noValidate className="mt-5 grid gap-4">
      {answer?.isSent ? null : (
        <>
          <LoginField
            name="address"
            label={words.label}
            hint=""
            wrong={answer?.sentence ?? null}
            mark={mark}
            className={fieldClass}
            defaultValue={answer?.address ?? ""}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={254}
          />
          <button type="submit" className={buttonClass} aria-disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? words.busy : words.submit}
          </button>
        </>
      )}
      <p role="status" className="text-family text-pretty empty:hidden">
        {answer?.isSent ? answer.sentence : null}
      </p>
    </form>
  );
}
