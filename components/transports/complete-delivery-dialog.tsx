// Completes a delivery: the handover is confirmed, and told in as many words as there are.
"use client";

import "@/components/forms/schema-without-eval";
import { zodResolver } from "@hookform/resolvers/zod";
import type { KeyboardEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/forms/form-dialog";
import { ApiError } from "@/components/hooks/api";
import { notifyError } from "@/components/hooks/notify-error";
import { toast } from "@/components/hooks/use-toast";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { completeDeliveryAction } from "@/lib/transports/actions";
import type { RequestSummaryDto, RouteDto } from "@/lib/transports/dto";
import { deliveryBody } from "@/lib/transports/schema";
import { personName } from "./person-name";
import { stepNotices } from "./step-notices";
import { TickField } from "./tick-field";
import { useMove } from "./use-move";

type Handover = z.output<typeof deliveryBody>;

/** What is sent: blank texts are left out, and effects notes count only where effects were handed over. */
function toInput({ personalEffectsNotes, ...handover }: Handover) {
  const all = { ...handover, ...(handover.personalEffectsTransferred && { personalEffectsNotes }) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as typeof all;
}

export function CompleteDeliveryDialog({
  request,
  route,
  onClose,
  keep,
}: {
  request: RequestSummaryDto;
  route: RouteDto;
  onClose: () => void;
  /** Takes the handover in place of sending it at once. */
  keep?: (handover: Handover) => void;
}) {
  const form = useForm<z.input<typeof deliveryBody>, unknown, Handover>({
    resolver: zodResolver(deliveryBody),
    mode: "onChange",
    defaultValues: {
      recipientName: "",
      deliveryNotes: "",
      personalEffectsTransferred: false,
      personalEffectsNotes: "",
      afterHoursDelivery: false,
    },
  });
  const isReceived = useWatch({ control: form.control, name: "deceasedReceived" }) === true;
  const hasEffects = useWatch({ control: form.control, name: "personalEffectsTransferred" }) === true;
  const move = useMove({
    action: (handover: Handover) => completeDeliveryAction({ id: route.id, ...toInput(handover) }),
    onDone: () => {
      toast(stepNotices.complete);
      onClose();
    },
    onFailed: (error) => {
      if (error instanceof ApiError) {
        for (const [name, message] of Object.entries(error.fields ?? {})) {
          if (name in deliveryBody.shape) form.setError(name as keyof Handover, { message });
        }
      }
      notifyError(error);
    },
  });
  const submit = (handover: Handover) => {
    if (keep === undefined) return move.send(handover);
    keep(toInput(handover));
    onClose();
  };
  // A disabled button swallows Enter; the reason is said instead.
  const sayWhatIsMissing = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !isReceived) {
      event.preventDefault();
      void form.trigger("deceasedReceived", { shouldFocus: true });
    }
  };
  return (
    <FormDialog
      title="Complete Delivery"
      about={`${personName(request)}, to ${request.destinationFuneralHome ?? request.deliveryLocation}. This ends the transport; it cannot be undone.`}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      isReady={isReceived}
      isBusy={move.isBusy}
      problem={null}
      act="Complete Delivery"
      busyAct="Completing"
    >
      <TickField
        control={form.control}
        name="deceasedReceived"
        label="Deceased has been received at destination"
        help="Required."
      />
      <FormField
        control={form.control}
        name="recipientName"
        render={({ field }) => (
          <FormItem>
            <FormLabel>Recipient name</FormLabel>
            <FormControl>
              <Input
                autoComplete="off"
                autoCapitalize="words"
                {...field}
                value={field.value ?? ""}
                onKeyDown={sayWhatIsMissing}
              />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      <FormField
        control={form.control}
        name="deliveryNotes"
        render={({ field }) => (
          <FormItem>
            <FormLabel>Delivery notes</FormLabel>
            <FormControl>
              <Textarea {...field} value={field.value ?? ""} />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      <TickField control={form.control} name="personalEffectsTransferred" label="Personal effects were handed over" />
      {hasEffects ? (
        <FormField
          control={form.control}
          name="personalEffectsNotes"
          render={({ field }) => (
            <FormItem>
              <FormLabel>Personal effects notes</FormLabel>
              <FormControl>
                <Textarea {...field} value={field.value ?? ""} />
              </FormControl>
              <FormMessage />
            </FormItem>
          )}
        />
      ) : null}
      <TickField control={form.control} name="afterHoursDelivery" label="After-hours delivery" />
    </FormDialog>
  );
}
