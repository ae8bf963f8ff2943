// The form that turns a first call into a service request.
"use client";

import "@/components/forms/schema-without-eval";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useForm } from "react-hook-form";
import { formatWallClock } from "@/components/forms/wall-clock";
import { Form } from "@/components/ui/form";
import { type RequestPayload, requestPayload } from "@/lib/transports/schema";
import { type BusinessOption, businessesKey } from "./request-control";
import { RequestFormFooter } from "./request-form-footer";
import { RequestFormSection } from "./request-form-section";
import { requestFormSections } from "./request-form-sections";
import { blankRequest, type RequestValues } from "./request-values";
import { useRequestDraft } from "./use-request-draft";
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
  const { phase, submit } = useSubmitRequest(form, draft);
  return (
    <Form {...form}>
      <form noValidate aria-labelledby="request-details" onSubmit={form.handleSubmit(submit)}>
        <h2 id="request-details" className="pb-4 text-section">
          Request Details
        </h2>
        <div inert={phase !== "idle"}>
          {requestFormSections.map((section) => (
            <RequestFormSection key={section.title} section={section} zone={zone} />
          ))}
        </div>
        <RequestFormFooter draft={draft.state} timeZone={timeZone} phase={phase} onClear={draft.clear} />
      </form>
    </Form>
  );
}
