// The form of a family's review: a plain form that also works without JavaScript; with it, a failed try keeps the page.
"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { LoginField } from "@/components/family/login-field";
import { ApiError, apiRequest } from "@/components/hooks/api";
import { cn } from "@/components/ui/cn";
import type { ReviewRefusal } from "@/lib/reviews/actions";
import { parseReviewForm } from "@/lib/reviews/parse-form";
import { CommentField } from "./comment-field";
import { StarField } from "./star-field";

export interface ReviewFormWords {
  rating: string;
  ratingHint: string;
  stars: readonly string[];
  name: string;
  nameHint: string;
  initials: string;
  comment: string;
  commentHint: string;
  optional: string;
  send: string;
  busy: string;
  close: string;
  failed: string;
  offline: string;
  missingRating: string;
  missingName: string;
}

export interface ReviewLook {
  /** The glyph beside what went wrong. */
  mark: ReactNode;
  field: string;
  button: string;
  quietButton: string;
}

interface ReviewFormProps {
  words: ReviewFormWords;
  look: ReviewLook;
  /** The case that it is about, as the portal's page knows it; the server asks the session. */
  about: { caseId: string; businessOwnerId: string | null };
  /** How long a name, and what is said, may be: characters. */
  most: { customerName: number; comment: number };
  /** What a try without scripts was answered. */
  answered: ReviewRefusal | null;
  formAction(form: FormData): void;
  onSent(): void;
  /** Null where there is nothing to close. */
  onClose: (() => void) | null;
}

/** Both ways out of the dialog stay in sight where the screen is high enough. */
const footer =
  "-mx-5 -mb-8 border-t bg-popover px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:-bottom-8";

type Told = Pick<ReviewRefusal, "sentence" | "fields">;

export function ReviewForm(props: ReviewFormProps) {
  const { words, look, about, most, answered, formAction, onSent, onClose } = props;
  const [told, setTold] = useState<Told | null>(answered);
  const [isBusy, setIsBusy] = useState(false);

  function refuse(form: HTMLFormElement, next: Told) {
    setTold(next);
    setIsBusy(false);
    const wrong = ["rating", "customerName", "comment"].find((name) => next.fields[name]);
    form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const { comment, ...filled } = parseReviewForm(new FormData(form));
    const missing = {
      ...(filled.rating === null && { rating: words.missingRating }),
      ...(filled.customerName === "" && { customerName: words.missingName }),
    };
    if (Object.keys(missing).length > 0) {
      refuse(form, { sentence: null, fields: missing });
      return;
    }
    setTold(null);
    setIsBusy(true);
    try {
      await apiRequest("POST", "/api/reviews", { ...filled, ...(comment && { comment }), ...about });
      onSent();
    } catch (error) {
      const fields = (error instanceof ApiError && error.fields) || {};
      const sentence = error instanceof ApiError && error.status > 0 ? error.sentence : words.offline;
      refuse(form, { sentence: Object.keys(fields).length > 0 ? null : sentence, fields });
    }
  }

  const wrong = (name: string) => told?.fields[name] ?? null;
  const filled = answered?.filled;
  return (
    <form action={formAction} onSubmit={submit} noValidate className="mt-6 grid grid-cols-1 gap-6">
      <StarField
        legend={words.rating}
        hint={words.ratingHint}
        stars={words.stars}
        chosen={filled?.rating ?? null}
        wrong={wrong("rating")}
        mark={look.mark}
      />
      <div className="grid grid-cols-1 gap-3">
        <LoginField
          name="customerName"
          label={words.name}
          hint={words.nameHint}
          wrong={wrong("customerName")}
          mark={look.mark}
          className={look.field}
          defaultValue={filled?.customerName ?? ""}
          maxLength={most.customerName}
          autoComplete="name"
          aria-required
        />
        <label className="flex min-h-11 items-center gap-3 text-driver">
          <input
            type="checkbox"
            name="showsInitials"
            defaultChecked={filled?.showsInitials}
            className="size-6 accent-primary"
          />
          {words.initials}
        </label>
      </div>
      <CommentField
        label={words.comment}
        aside={words.optional}
        hint={words.commentHint}
        wrong={wrong("comment")}
        mark={look.mark}
        className={look.field}
        defaultValue={filled?.comment}
        maxLength={most.comment}
      />
      <div role="alert" className="empty:hidden">
        {told?.sentence ? (
          <div className="flex gap-3">
            {look.mark}
            <div className="text-family">
              <p className="font-semibold">{words.failed}</p>
              <p>{told.sentence}</p>
            </div>
          </div>
        ) : null}
      </div>
      <div className={cn("flex flex-row-reverse flex-wrap gap-2", onClose && footer)}>
        <button type="submit" className={look.button} aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? words.busy : words.send}
        </button>
        {onClose ? (
          <button type="button" className={look.quietButton} onClick={onClose}>
            {words.close}
          </button>
        ) : null}
      </div>
    </form>
  );
}
