// Refunds to Answer: what users ask back, for the administrator who approves or denies it.
"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useState } from "react";
import { usePagedList } from "@/components/hooks/paged-list";
import { formatDated } from "@/components/transports/moment";
import { PagedList } from "@/components/ui/paged-list";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { QueuedRefundDto } from "@/lib/billing/dto";
import { AnswerRefundDialog, type RefundAnswer } from "./answer-refund-dialog";
import { QueuedRefund } from "./queued-refund";
import { type QueueState, queueKey, refundQueueName } from "./refund-keys";

interface RefundQueueScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
}

const states = ["open", "answered"] as const;

export function RefundQueueScreen({ zone, now }: RefundQueueScreenProps) {
  const [state, setState] = useQueryState("state", parseAsStringLiteral(states).withDefault("open"));
  return (
    <div className="grid gap-7">
      <h1 className="text-section">{refundQueueName}</h1>
      <Tabs value={state} onValueChange={(next) => void setState(next as QueueState)} className="grid gap-4">
        <TabsList>
          <TabsTrigger value="open">Open</TabsTrigger>
          <TabsTrigger value="answered">Answered</TabsTrigger>
        </TabsList>
        <TabsContent value={state} className="grid gap-3">
          <Queue key={state} state={state} when={(iso) => formatDated(iso, zone, now)} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

function Queue({ state, when }: { state: QueueState; when: (iso: string) => string }) {
  const asked = usePagedList<QueuedRefundDto>(queueKey(state));
  const [open, setOpen] = useState<{ refund: QueuedRefundDto; answer: RefundAnswer } | null>(null);
  return (
    <>
      <PagedList
        asked={asked}
        failure="Failed to fetch refund requests"
        empty={
          <p className="py-4 text-muted-foreground">
            {state === "open" ? "Nothing waits for an answer." : "Nothing has been answered yet."}
          </p>
        }
      >
        {(refund) => <QueuedRefund refund={refund} when={when} onAnswer={(answer) => setOpen({ refund, answer })} />}
      </PagedList>
      {open ? <AnswerRefundDialog {...open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
