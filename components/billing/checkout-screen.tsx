// One-Time Payment: how much, then the card.
"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import type { DuePaymentDto } from "@/lib/billing/dto";
import { formatMoney } from "@/lib/billing/format";
import { formatAmount } from "@/lib/billing/parse-amount";
import { AmountForm } from "./amount-form";
import { CardGroup } from "./card-fields";
import { saidOr } from "./change-data";
import { DueForm } from "./due-form";
import { PayForm } from "./pay-form";
import { useBeginPayment } from "./payment-data";

/** Dollars. */
const DEFAULT_AMOUNT = "100";

interface CheckoutScreenProps {
  publishableKey: string;
  /** The cancellation fee that is paid; null for any other amount. */
  due: DuePaymentDto | null;
}

/** The second step stands in the address, so that the browser's own way back leads to the first. */
const stepInAddress = parseAsStringLiteral(["card"]).withOptions({ history: "push" });

/** What was typed, and the id under which a payment of it is begun once. */
interface Attempt {
  text: string;
  clientId: string | null;
}

interface Begun {
  dollars: number;
  clientSecret: string;
}

export function CheckoutScreen({ publishableKey, due }: CheckoutScreenProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [step, setStep] = useQueryState("step", stepInAddress);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<Attempt>({ text: DEFAULT_AMOUNT, clientId: null });
  const begin = useBeginPayment(
    ({ clientSecret }, { amount }) => {
      setBegun({ dollars: amount, clientSecret });
      void setStep("card");
    },
    (error) => {
      // What was begun under this id is over; the next press begins anew.
      if (error instanceof ApiError && error.code === "conflict") setAttempt(({ text }) => ({ text, clientId: null }));
      const said = saidOr(error, "Failed to create payment intent");
      setProblem(said instanceof ApiError ? said.sentence : said.message);
      notifyError(said);
    },
  );

  function start(dollars: number, text: string) {
    const clientId = (attempt.text === text && attempt.clientId) || crypto.randomUUID();
    setAttempt({ text, clientId });
    setProblem(null);
    begin.change({ amount: dollars, clientId, ...(due && { dueRequestId: due.requestId }) });
  }

  return (
    <Card>
      <CardContent className="grid gap-6">
        {begun && step ? (
          <>
            <Amount dollars={begun.dollars} due={due} />
            <CardGroup publishableKey={publishableKey} clientSecret={begun.clientSecret}>
              <PayForm label="Pay Now" busyLabel="Paying">
                {due ? null : (
                  <Button variant="ghost" onClick={() => void setStep(null)}>
                    Change the amount
                  </Button>
                )}
              </PayForm>
            </CardGroup>
          </>
        ) : due ? (
          <DueForm due={due} isBusy={begin.isPending} problem={problem} onContinue={start} />
        ) : (
          <AmountForm
            amount={attempt.text}
            isBusy={begin.isPending}
            takesFocus={attempt.clientId !== null}
            problem={problem}
            onContinue={start}
          />
        )}
      </CardContent>
    </Card>
  );
}

/** Takes the focus: the field that had it is gone. */
function Amount({ dollars, due }: { dollars: number; due: DuePaymentDto | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-1">
      <h2 ref={heading} tabIndex={-1} className="text-figure tabular-nums outline-none">
        Amount: {formatMoney(formatAmount(Math.round(dollars * 100)))}
      </h2>
      {due ? (
        <>
          <p>{due.description}</p>
          <p className="text-muted-foreground">Paid to {due.payeeName}</p>
        </>
      ) : null}
    </div>
  );
}
