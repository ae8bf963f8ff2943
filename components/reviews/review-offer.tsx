// Offers a family to leave a few words in a dialog, which unfolds in the page where there are no scripts, and thanks for them.
"use client";

import { type MouseEvent, useActionState, useEffect, useRef, useState } from "react";
import { createReviewAction, type ReviewRefusal } from "@/lib/reviews/actions";
import { ReviewForm, type ReviewFormWords, type ReviewLook } from "./review-form";

interface ReviewOfferWords extends ReviewFormWords {
  offer: string;
  open: string;
  title: string;
  /** Of whom the words are, and who will read them. */
  about: string;
  sent: string;
  thanks: string;
}

interface ReviewOfferProps {
  words: ReviewOfferWords;
  look: ReviewLook & { openButton: string };
  about: { caseId: string; businessOwnerId: string | null };
  most: { customerName: number; comment: number };
  isReviewed: boolean;
}

const sheet =
  "fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-y-auto overscroll-contain scroll-pb-28 rounded-t-2xl bg-popover p-5 pb-8 text-foreground shadow-float [--glyph-ground:var(--popover)] backdrop:bg-black/55 md:inset-0 md:m-auto md:h-fit md:w-120 md:rounded-2xl";
const inPage = "static m-0 mt-6 w-full max-w-none bg-transparent p-0 text-foreground";

export function ReviewOffer({ words, look, about, most, isReviewed }: ReviewOfferProps) {
  const [answered, formAction] = useActionState<ReviewRefusal | null, FormData>(createReviewAction, null);
  const [isModal, setIsModal] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [details, dialog, title, thanks] = [
    useRef<HTMLDetailsElement>(null),
    useRef<HTMLDialogElement>(null),
    useRef<HTMLHeadingElement>(null),
    useRef<HTMLDivElement>(null),
  ];

  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent, thanks]);

  function open(event: MouseEvent) {
    const [fold, form] = [details.current, dialog.current];
    // A browser without dialogs, and a form that was unfolded before this page listened, do as without scripts.
    if (!fold || !form || typeof form.showModal !== "function" || fold.open) return;
    event.preventDefault();
    fold.open = true;
    form.removeAttribute("open");
    form.showModal();
    title.current?.focus();
    setIsModal(true);
  }

  function close() {
    if (details.current) details.current.open = false;
    setIsModal(false);
  }

  // While somebody writes, what another of the family has sent meanwhile takes nothing away from them.
  const isThanked = isSent || (isReviewed && !isModal);
  return (
    <>
      <div ref={thanks} role="status" tabIndex={-1} className="outline-none">
        {isThanked ? (
          <>
            <h2 id="review-title" className="text-[1.25rem] leading-7 font-semibold">
              {words.sent}
            </h2>
            <p className="mt-2 text-family text-pretty">{words.thanks}</p>
          </>
        ) : null}
      </div>
      {isThanked ? null : (
        <>
          <p id="review-title" className="text-family text-pretty">
            {words.offer}
          </p>
          <details ref={details} open={answered !== null} className="mt-4">
            <summary className={look.openButton} onClick={open}>
              {words.open}
            </summary>
            <dialog
              ref={dialog}
              open
              aria-labelledby="review-form"
              onClose={close}
              className={isModal ? sheet : inPage}
            >
              <h2 ref={title} id="review-form" tabIndex={-1} className="text-headline outline-none">
                {words.title}
              </h2>
              <p className="mt-3 text-family text-pretty text-muted-foreground">{words.about}</p>
              <ReviewForm
                words={words}
                look={look}
                about={about}
                most={most}
                answered={answered}
                formAction={formAction}
                onSent={() => setIsSent(true)}
                onClose={isModal ? () => dialog.current?.close() : null}
              />
            </dialog>
          </details>
        </>
      )}
    </>
  );
}
