// Hands a finished request over, once, and takes the person back when it has arrived.
"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { type RequestField, type RequestPayload, requestFields } from "@/lib/transports/schema";
import { formFieldNames } from "./request-form-sections";
import type { Intake } from "./use-intake";
import type { RequestForm, useRequestDraft } from "./use-request-draft";

/** How long 'Submitting...' stands before the data is handed over, in milliseconds. */
export const SUBMIT_DELAY = 500;
/** How long the notice stands before the person is taken back, in milliseconds. */
const REDIRECT_DELAY = 1000;
/** How long Submit still rests where a second request would be the next, in milliseconds: that press was meant for the first. */
export const ARRIVED_DELAY = 500;

type Phase = "idle" | "sending" | "done";
type Answer = Partial<Record<RequestField, string | null>> & { addressedBusinessName?: string | null };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the answer is another request than the one sent: an earlier try had arrived before it was changed. */
const isAnother = (sent: RequestPayload, answer: Answer) =>
  requestFields.some((name) => (sent[name] ?? null) !== (answer[name] ?? null));

const arrivedBefore =
  "An earlier try had already arrived, without your last changes. Look under Pending before you submit this again.";
const isArrivedBefore = (error: unknown) => error instanceof ApiError && error.sentence === arrivedBefore;

export function useSubmitRequest(
  form: RequestForm,
  draft: ReturnType<typeof useRequestDraft>,
  intake: Pick<Intake, "stop" | "finish" | "remember">,
  /** Begins another request here when this one has arrived; null to leave the form. */
  goOn: (() => void) | null,
) {
  const router = useRouter();

  const queries = useQueryClient();
  const [phase, setPhase] = useState<Phase>("idle");
  const isUnderWay = useRef(false);
  const [wrong, setWrong] = useState<{ field: RequestField } | null>(null);

  useEffect(() => {
    if (wrong !== null) form.setFocus(wrong.field);
  }, [wrong, form]);

  const end = useEffectEvent(() => {
    if (goOn === null) return router.push("/");
    goOn();
    isUnderWay.current = false;
    setPhase("idle");
  });
  useEffect(() => {
    const timer = phase === "done" ? setTimeout(end, REDIRECT_DELAY) : undefined;
    return () => clearTimeout(timer);
  }, [phase]);

  async function send(payload: RequestPayload): Promise<Answer> {
    await pause(SUBMIT_DELAY);
    if (draft.isArrived) {
      draft.renewKey();
      draft.save();
      intake.remember();
    }
    const headers = { "Idempotency-Key": draft.creationKey.current };
    const answer = await apiRequest<Answer>("POST", "/api/requests", payload, headers);
    if (!isAnother(payload, answer)) return answer;
    draft.tellArrived();
    throw new ApiError(409, arrivedBefore);
  }

  function showFailure(error: unknown) {
    const fields = error instanceof ApiError ? error.fields : undefined;
    const refused = formFieldNames.filter((name) => fields?.[name] !== undefined);
    for (const name of refused) form.setError(name, { type: "server", message: fields?.[name] ?? "" });
    if (refused[0] !== undefined) setWrong({ field: refused[0] });
    notifyError(error);
  }

  /** Sends once, however often it is asked to. A failure leaves the form as it was. */
  async function submit(payload: RequestPayload) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    intake.stop();
    setPhase("sending");
    try {
      const answer = await send(payload);
      draft.forget();
      intake.finish(payload);
      const reader = answer.addressedBusinessName ?? "Every provider";
      toast({ title: "Request Submitted", description: `${reader} can accept it now.` });
      setPhase("done");
      await queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/api/requests") });
    } catch (error) {
      showFailure(error);
      if (isArrivedBefore(error)) await pause(ARRIVED_DELAY);
      isUnderWay.current = false;
      setPhase("idle");
    }
  }

  return { phase, submit };
}
