// Sends a report to branch management and says what became of it.
"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { apiRequest } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import type { EmailedReportDto } from "@/lib/reports/dto";

/** A click is one mail, however often it must be sent; the next click after an answer is another one. */
export function useEmailReport(id: string) {
  const key = useRef(crypto.randomUUID());
  const isUnderway = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      apiRequest<EmailedReportDto>("POST", `/api/reports/${id}/email`, {}, { "Idempotency-Key": key.current }),
    networkMode: "always",
    onSuccess: ({ status, recipient }) => {
      key.current = crypto.randomUUID();
      if (status === "sent") toast({ title: "Report Sent", description: `It went to ${recipient}.` });
      else {
        toast({
          title: "Report Queued",
          description: "The mail server does not answer. The report will be sent once it does.",
        });
      }
    },
    onError: (error) => notifyError(error),
    onSettled: () => {
      isUnderway.current = false;
    },
  });
  const send = () => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    mutate();
  };
  return { send, isSending: isPending };
}
