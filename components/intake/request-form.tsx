// The form that turns a first call into a service request.
"use client";

import "@/components/forms/schema-without-eval";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { formatWallClock } from "@/components/forms/wall-clock";
import { Form } from "@/components/ui/form";
import { type RequestPayload, requestPayload } from "@/lib/transports/schema";
import { EvidenceGlyph } from "./field-evidence";
import { IntakeContext } from "./intake-context";
import { createLitFields } from "./lit-fields";
import { QuickEntry } from "./quick-entry";
import { type BusinessOption, businessesKey } from "./request-control";
import { RequestFormFooter } from "./request-form-footer";
import { RequestFormSection } from "./request-form-section";
import { requestFormSections } from "./request-form-sections";
import { blankRequest, type RequestValues } from "./request-values";
import { useIntake } from "./use-intake";
import { useOpenChoices } from "./use-open-choices";
import { useRequestDraft } from "./use-request-draft";
import { useSubmitKey } from "./use-submit-key";
import { useSubmitRequest } from "./use-submit-request";

export interface RequestFormProps {
  userId: string;
  /** IANA zone of the business. */
  timeZone: string;
  /** The zone in words: 'Chicago time, CST'. */
  zone: string;
  /** Now, on the wall of the business: '2026-11-21T21:02'. */
  callReceivedAt: string;
  businesses: readonly BusinessOption[];
}

export function RequestForm({ userId, timeZone, zone, callReceivedAt, businesses }: RequestFormProps) {
  useQuery({ queryKey: businessesKey, initialData: businesses });
  const form = useForm<RequestValues, unknown, RequestPayload>({
    resolver: zodResolver(requestPayload),
    defaultValues: blankRequest(callReceivedAt),
  });
  const blank = useCallback(() => blankRequest(formatWallClock(Date.now(), timeZone)), [timeZone]);
  const draft = useRequestDraft(form, userId, blank);
  const intake = useIntake(form, { userId, openedAt: callReceivedAt, draft, blank });
  const [lit] = useState(createLitFields);
  const box = useRef<HTMLFormElement>(null);
  useSubmitKey(box);
  const { fill, decide } = intake;
  const { phase, submit } = useSubmitRequest(form, draft, intake, fill?.isForMore === true ? goOn : null);
  const { told, isWaiting, holdBack } = useOpenChoices(form, fill);
  const state = useMemo(() => ({ fill, lit, decide }), [fill, lit, decide]);
  const sections = useMemo(
    () =>
      requestFormSections.map((section) => <RequestFormSection key={section.title} section={section} zone={zone} />),
    [zone],
  );

  function clear() {
    draft.clear();
    intake.clear(form.getValues().callReceivedAt ?? "");
  }

  /** The next request from the same text. */
  function goOn() {
    const { deceasedName = "" } = form.getValues();
    draft.clear();
    intake.goOn(form.getValues().callReceivedAt ?? "", deceasedName);
    document.documentElement.scrollTop = 0;
  }

  return (
    <Form {...form}>
      <IntakeContext value={state}>
        <div className="@container/intake">
          <div className="flex flex-col gap-x-10 @min-[60rem]/intake:grid @min-[60rem]/intake:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] @min-[68rem]/intake:grid-cols-[minmax(0,26.25rem)_minmax(0,1fr)]">
            <div inert={phase !== "idle"} className="mb-10 min-w-0 @min-[60rem]/intake:mb-0">
              <QuickEntry intake={intake} />
            </div>
            {/* Stacked, the form draws no box of its own, so that its foot is docked from the top of the page on. */}
            <form
              ref={box}
              noValidate
              aria-labelledby="request-details"
              className="contents @min-[60rem]/intake:block"
              onSubmit={(event) => (holdBack(event) ? undefined : form.handleSubmit(submit)(event))}
            >
              {/* Between phone and desk the notice of a fill covers the right half of the page's head. */}
              <div className="mb-3 flex min-h-8 items-center justify-between gap-4 @max-[60rem]/intake:md:justify-start">
                <h2 id="request-details" className="text-section">
                  Request Details
                </h2>
                {fill === null ? null : (
                  <p className="flex items-center gap-2 text-caption text-muted-foreground">
                    <EvidenceGlyph />
                    From your text
                  </p>
                )}
              </div>
              <div inert={phase !== "idle"}>{sections}</div>
              <RequestFormFooter
                draft={draft.state}
                isSecond={draft.isArrived}
                timeZone={timeZone}
                phase={phase}
                hasText={intake.hasText}
                told={told}
                isWaiting={isWaiting}
                onClear={clear}
              />
            </form>
          </div>
        </div>
      </IntakeContext>
    </Form>
  );
}
