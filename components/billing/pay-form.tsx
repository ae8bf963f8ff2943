// The form that pays: the card fields, what went wrong, and the one button.
"use client";

import { useElements, useStripe } from "@stripe/react-stripe-js";
import { LockIcon } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { toast } from "@/components/hooks/use-toast";
import { Button } from "@/components/ui/button";
import { CardFields } from "./card-fields";
import { confirmCard } from "./confirm-card";
import { paidAddress } from "./paid-address";

interface PayFormProps {
  /** 'Pay Now' */
  label: string;
  busyLabel: string;
  /** Opens an address as a page of its own, so that Stripe's script stays behind. */
  go?: (address: string) => void;
  /** A second button beside it. */
  children?: ReactNode;
}

const goTo = (address: string) => window.location.assign(address);

export function PayForm({ label, busyLabel, go = goTo, children }: PayFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A second press comes before the button is drawn as disabled.
  const isUnderWay = useRef(false);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements || !isReady || isUnderWay.current) return;
    isUnderWay.current = true;
    setPaying(true);
    setProblem(null);
    const outcome = await confirmCard(stripe, elements);
    if (outcome.kind === "paid") return go(paidAddress(outcome.paymentId));
    isUnderWay.current = false;
    setPaying(false);
    if (outcome.kind === "incomplete") return;
    setProblem(outcome.message);
    toast({ title: "Payment Failed", description: outcome.message, variant: "destructive" });
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void pay(event)}>
      <CardFields isReady={isReady} onReady={() => setReady(true)} />
      <FormProblem problem={problem} />
      <div className="grid gap-2">
        <Button type="submit" size="lg" disabled={!isReady} busy={isPaying} busyLabel={busyLabel}>
          {label}
        </Button>
        {isPaying ? null : children}
      </div>
      <p className="flex items-start gap-2 text-caption text-muted-foreground">
        <LockIcon aria-hidden className="mt-px size-3.5 shrink-0" />
        Stripe takes your card details. They are never sent to or kept by us.
      </p>
    </form>
  );
}
