// Cancellation Fees: what other businesses owe for cancelled calls, and what is owed to them.
"use client";

import { useQueryStates } from "nuqs";
import { useState } from "react";
import { NativeSelect } from "@/components/forms/native-select";
import { usePagedList } from "@/components/hooks/paged-list";
import { BackLink } from "@/components/layout/back-link";
import { formatDated } from "@/components/transports/moment";
import { CsvLink } from "@/components/ui/csv-link";
import { PagedList } from "@/components/ui/paged-list";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { DueDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { useDueTotals, useUndoSettlement } from "./due-data";
import { type DueChoice, dueAddress, dueExportPath, duesKey } from "./due-keys";
import { DueRow } from "./due-row";
import { SettleDueDialog } from "./settle-due-dialog";
import { StandardFee } from "./standard-fee";
import { TotalsBar } from "./totals-bar";

interface DuesScreenProps {
  /** IANA zone of the business. */
  zone: string;
  /** The server's instant, in milliseconds since 1970. */
  now: number;
  mayChangeFee: boolean;
}

const stateOptions = [
  { value: "settled", label: "Settled" },
  { value: "all", label: "Open and settled" },
] as const;

export function DuesScreen({ zone, now, mayChangeFee }: DuesScreenProps) {
  const [choice, setChoice] = useQueryStates(dueAddress);
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <BackLink href="/transactions">Transactions</BackLink>
        <h1 className="text-title">Cancellation Fees</h1>
        <p className="max-w-[68ch] text-muted-foreground">
          When a transport is cancelled with a fee, the business that called owes it to the business that had accepted.
        </p>
      </div>
      <StandardFee mayChange={mayChangeFee} className="border-y py-4" />
      <Tabs
        value={choice.side}
        onValueChange={(side) => void setChoice({ side: side as DueChoice["side"] })}
        className="grid gap-4"
      >
        <TabsList>
          <TabsTrigger value="owed">Owed to You</TabsTrigger>
          <TabsTrigger value="owing">You Owe</TabsTrigger>
        </TabsList>
        <TabsContent value={choice.side} className="grid gap-3">
          <div className="flex items-center justify-between gap-3">
            <NativeSelect
              aria-label="Which fees"
              className="w-44"
              value={choice.state === "open" ? "" : choice.state}
              options={stateOptions}
              emptyLabel="Open"
              onChange={({ target }) =>
                void setChoice({ state: target.value === "" ? null : (target.value as DueChoice["state"]) })
              }
            />
            <CsvLink href={dueExportPath(choice)} />
          </div>
          <Dues choice={choice} when={(iso) => formatDated(iso, zone, now)} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

const emptyWords: Record<DueChoice["state"], Record<DueChoice["side"], string>> = {
  open: { owed: "No business owes you a fee.", owing: "Your business owes no fee." },
  settled: { owed: "No fee owed to you has been settled yet.", owing: "Your business has settled no fee yet." },
  all: { owed: "No business has owed you a fee yet.", owing: "Your business has owed no fee yet." },
};

function Dues({ choice, when }: { choice: DueChoice; when: (iso: string) => string }) {
  const asked = usePagedList<DueDto>(duesKey(choice));
  const undo = useUndoSettlement();
  const [settled, setSettled] = useState<DueDto | null>(null);
  return (
    <>
      <PagedList
        asked={asked}
        failure="Failed to fetch cancellation fees"
        empty={<p className="py-4 text-muted-foreground">{emptyWords[choice.state][choice.side]}</p>}
        foot={<DueTotals choice={choice} />}
      >
        {(due) => <DueRow due={due} when={when} onSettle={() => setSettled(due)} undo={undo} />}
      </PagedList>
      {settled ? <SettleDueDialog due={settled} onClose={() => setSettled(null)} /> : null}
    </>
  );
}

function DueTotals({ choice }: { choice: DueChoice }) {
  const asked = useDueTotals(choice);
  return (
    <TotalsBar asked={asked}>
      {({ count, amount, notAgreed }) => (
        <>
          <p>
            {count.toLocaleString("en-US")} {count === 1 ? "fee" : "fees"}
            {notAgreed === 0 ? null : <span className="text-muted-foreground">, {notAgreed} not agreed</span>}
          </p>
          <p className="font-semibold">
            <span className="font-normal text-muted-foreground">Total </span>
            {formatMoney(amount)}
          </p>
        </>
      )}
    </TotalsBar>
  );
}
